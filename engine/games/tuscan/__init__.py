"""Tuscan Rummy: its hands and who wins a showdown (TUS-1 to TUS-13)."""

"""Screens of people: who they are, what they have won, what they pay."""

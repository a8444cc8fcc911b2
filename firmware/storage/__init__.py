"""Saved games and settings: the store, journals and their records."""

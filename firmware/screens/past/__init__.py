"""Screens of what was entered: the history, one event, undo, and saved games."""

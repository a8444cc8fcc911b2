"""Screens that ask for one thing: a number, cards, a name, a choice."""

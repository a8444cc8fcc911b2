"""Screens before a game starts: which game, who plays, house rules, who deals first."""

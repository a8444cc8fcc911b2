"""Screens of the game on the table: the score sheet, its menu, the deal, the players, the end."""

"""Rummoli's own screens: the board and the stops phase."""

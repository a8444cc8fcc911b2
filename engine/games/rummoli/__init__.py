"""Rummoli: the board, the poker hand, the stops phase and the chips (RML-1 to RML-25)."""

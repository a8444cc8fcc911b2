"""Ginski: ten cards of the Rumski deck for three players (GSK-1 to GSK-15)."""

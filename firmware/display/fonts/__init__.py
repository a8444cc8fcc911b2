"""Type in three sizes, 8, 16 and 24 pixels high, made from Spleen (see LICENSE)."""

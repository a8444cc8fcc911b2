"""What the meld games share: melds, deadwood and hands that are counted."""

"""What the meld games share: melds, deadwood, and counted hands."""

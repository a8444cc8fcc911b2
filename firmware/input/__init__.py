"""From contacts to keys, and from keys to cards."""

"""What every game inherits: seats, the events of ALL-1 to ALL-6, and their questions."""

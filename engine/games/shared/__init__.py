"""What every game inherits: seats, the events ALL-1 to ALL-6 and their questions."""

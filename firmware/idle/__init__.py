"""The box at rest: it dims, rests and sleeps."""

"""The games on the box: the one on the table, its round, its stake, and what many come to."""

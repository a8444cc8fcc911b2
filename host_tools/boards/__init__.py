"""What is for a board: images, the ways onto it, checks, backups, its notes and its case."""

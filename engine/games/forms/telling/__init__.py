"""What is said of a form: its texts, the lines of an entry, remarks, sums."""

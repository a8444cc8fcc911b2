"""What the box does when the program or its flash fails."""

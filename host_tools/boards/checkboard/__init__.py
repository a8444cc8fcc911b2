"""`make check-board` tests the hardware of a real board and prints a report to paste."""

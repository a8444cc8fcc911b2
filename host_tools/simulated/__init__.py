"""What stands in for a box: its chips, flash and screen, its MicroPython, what it shows."""

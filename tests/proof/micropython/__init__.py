"""MicroPython runs the program, its tests, and a served board."""

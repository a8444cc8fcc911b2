"""`make flash`: MicroPython's own build and the program onto an ESP32 with PSRAM, in one go."""

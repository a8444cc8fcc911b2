"""The firmware on a Raspberry Pi, or any computer with Blinka: `adafruit_ssd1306` drives the
screen.
"""

from host_tools import emulator

# The firmware imports MicroPython's `framebuf` and `machine` when it is loaded.
emulator.install()

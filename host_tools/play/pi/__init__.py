"""The firmware on a Raspberry Pi or another computer with Blinka, through `adafruit_ssd1306`."""

from host_tools.simulated import emulator

# The firmware imports MicroPython's `framebuf` and `machine` when it is imported.
emulator.install()

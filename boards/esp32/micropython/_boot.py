"""Mounts the file system when an ESP32 with the program frozen in starts (boards/mounting.py).

It replaces MicroPython's file of this name.
"""

import mounting  # pyright: ignore[reportMissingImports]
from flashbdev import bdev

# There is none where the flash has no partition for files.
if bdev is not None:
    mounting.mount(bdev)

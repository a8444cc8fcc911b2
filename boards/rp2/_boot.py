"""Mounts the file system when a board with an RP2040 or RP2350 starts (boards/mounting.py).

It replaces MicroPython's file of this name.
"""

import _rp2  # pyright: ignore[reportMissingImports]
import mounting  # pyright: ignore[reportMissingImports]

# The module rp2 would bring an assembler along, which stays in memory.
mounting.mount(_rp2.Flash())

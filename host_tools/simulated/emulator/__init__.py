"""The emulated handheld: MicroPython's hardware modules on CPython, and a display chip."""

import sys

from host_tools.simulated.emulator import framebuf, machine
from host_tools.simulated.emulator.chip import DisplayChip
from host_tools.simulated.emulator.chips import make_chip
from host_tools.simulated.emulator.machine import Workbench
from host_tools.simulated.emulator.st7789 import ST7789

__all__ = ["ST7789", "DisplayChip", "Workbench", "install", "make_chip"]


def install() -> None:
    """Let the firmware import `framebuf` and `machine` on CPython; a second call is harmless."""
    sys.modules.setdefault("framebuf", framebuf)
    sys.modules.setdefault("machine", machine)

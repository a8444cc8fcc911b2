"""The emulated handheld: MicroPython's hardware modules on CPython, and a display chip."""

import sys

from host_tools.emulator import framebuf, machine
from host_tools.emulator.chip import DisplayChip
from host_tools.emulator.machine import Workbench

__all__ = ["DisplayChip", "Workbench", "install"]


def install() -> None:
    """Let the firmware import `framebuf` and `machine` on CPython; a second call is harmless."""
    sys.modules.setdefault("framebuf", framebuf)
    sys.modules.setdefault("machine", machine)

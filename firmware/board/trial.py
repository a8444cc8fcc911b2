"""Tries whether a board can run at 200 MHz; it is imported only until that is known.

A board that cannot hangs, misreads its flash, or both. The try is written down before, so that a
board which hangs is known for it at the next start; then the flash is read past its cache at both
speeds. A board that has hung three times runs at 125 MHz for good.
"""

import machine

from engine.compat import TYPE_CHECKING, const
from firmware.board import speed
from firmware.storage.files import overwrite

if TYPE_CHECKING:
    from typing import Any

    from firmware.types import Device

# What is written before each try: after the last one it stays where the board hangs.
_TRIES = (b"try1", b"try2", speed.CANNOT)
# The flash as it is read past its cache (RP2040 datasheet, 2.6.3), as far as an image goes, and the
# bytes from one reading to the next: they come to each line of addresses and of data.
_FLASH = const(0x13000000)
_END = const(0x13180000)
_STEP = const(514)
_MASK = const(0xFFFFFF)


def make(device: "Device", known: bytes) -> "speed.Speed | None":
    """Try 200 MHz on `device`, whose first picture is out; return its clock if it can.

    `known` is what its file says. Nothing is tried that cannot be written down.
    """
    if not _write(device, _TRIES[_TRIES.index(known) + 1 if known in _TRIES else 0]):
        return None
    before = _sum()
    speed.run(speed.FAST)
    after = _sum()
    speed.run(speed.SLOW)
    if before != after:
        _write(device, speed.CANNOT)
        return None
    return speed.Speed(device) if _write(device, speed.CAN) else None


def _sum() -> int:
    """Return a sum of what is read over the whole of the program's flash."""
    words: Any = machine.mem16
    total = 0
    for address in range(_FLASH, _END, _STEP):
        total = (total * 33 + words[address]) & _MASK
    return total


def _write(device: "Device", what: bytes) -> bool:
    """Write what is known of the clock; return whether that is on the flash."""
    try:
        overwrite(device.files, speed.path_of(device), what)
    except OSError:
        return False
    return True

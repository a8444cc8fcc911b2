"""Runs an RP2040 at 200 MHz for the work of a press; other chips, and other boards, skip it.

The chip is made for 200 MHz with 1.15 V (RP2040 datasheet, 2.15.3), and MicroPython starts it at
125. A person waits for the work of a press alone; the lower clock takes less of a battery. USB and
the time do not depend on this clock, but the display's bus divides it.
"""

import sys

import machine

from engine.compat import TYPE_CHECKING, const, sleep_ms

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from firmware.display.ssd1306 import BoardScreen
    from firmware.types import Device

_FAST = const(200000000)
_SLOW = const(125000000)
# The register VREG of the chip's regulator, and in it VSEL, bits 4 to 7: 1.10 V after power-on, and
# the value for 1.15 V (RP2040 datasheet, 2.10.6).
_VREG = const(0x40064000)
_VSEL = const(0xF0)
_VOLTAGE = const(0xC0)


def make(board: "ModuleType") -> "Speed | None":
    """Return the clock of `board`, running fast, or None if this is another chip.

    Its display's bus is not made yet.
    """
    if "RP2040" not in getattr(sys.implementation, "_machine", ""):
        return None
    registers: Any = machine.mem32
    if registers[_VREG] & _VSEL < _VOLTAGE:
        registers[_VREG] = registers[_VREG] & ~_VSEL | _VOLTAGE
        # The SDK gives the voltage as long to settle.
        sleep_ms(1)
    _run(_FAST)
    return Speed(board.SCREEN)


def _run(hertz: int) -> None:
    # The second clock is that of an SPI bus, which would be 48 MHz. The stubs lack it.
    freq: Any = machine.freq
    freq(hertz, hertz)


class Speed:
    """The clock of an RP2040 whose display is on the bus of `screen`, a board's `SCREEN`."""

    def __init__(self, screen: "BoardScreen"):
        self._screen = screen
        # The box whose screen it is, once there is one: it may be wired otherwise.
        self.device: Device | None = None

    def fast(self) -> None:
        """Run at 200 MHz from now on; nothing may be under way on the display's bus."""
        self._set(_FAST)

    def slow(self) -> None:
        """Run at 125 MHz from now on, as the chip does after each sleep."""
        self._set(_SLOW)

    def _set(self, hertz: int) -> None:
        if machine.freq() == hertz:
            return
        _run(hertz)
        # The bus stays what it is; only its speed is set again.
        screen = self._screen if self.device is None else self.device.screen
        if screen["bus"] == "i2c":
            machine.I2C(screen["id"], freq=screen["freq"])
        elif screen["bus"] == "spi":
            machine.SPI(screen["id"]).init(baudrate=screen["freq"])

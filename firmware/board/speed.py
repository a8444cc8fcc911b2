"""Runs an RP2040 at 200 MHz for the work of a press; other chips, and other boards, skip it.

The chip is made for 200 MHz with 1.15 V (RP2040 datasheet, 2.15.3), and MicroPython starts it at
125. A person waits for the work of a press alone; the lower clock takes less of a battery. USB and
the time do not depend on this clock, but the display's bus divides it.

The flash of a cheap board may not follow, so the first start tries it (firmware.board.trial). What
came of that is in a file beside the saved games, not among them: those may go to another board.
"""

import sys
from errno import ENOENT

import machine

from engine.compat import TYPE_CHECKING, const, sleep_ms

if TYPE_CHECKING:
    from typing import Any

    from firmware.types import Device

FAST = const(200000000)
SLOW = const(125000000)
# What the file says where the clock is known; else it counts the tries.
CAN, CANNOT = b"fast", b"slow"
# The register VREG of the chip's regulator, and in it VSEL, bits 4 to 7: 1.10 V after power-on, and
# the value for 1.15 V (RP2040 datasheet, 2.10.6).
_VREG = const(0x40064000)
_VSEL = const(0xF0)
_VOLTAGE = const(0xC0)
# Why the chip has started, and the word that the SDK leaves for a start that its watchdog's time
# has caused; machine.reset() uses the watchdog, too, but leaves another (RP2040 datasheet, 4.7.6;
# pico-sdk, hardware_watchdog, watchdog_enable_caused_reboot).
_REASON = const(0x40058008)
_SCRATCH = const(0x4005801C)
_BITTEN = const(0x6AB73121)


def may_run() -> bool:
    """Return whether this is an RP2040 whose watchdog has not bitten since the power came on.

    If it has, this clock may be why.
    """
    registers: Any = machine.mem32
    return "RP2040" in getattr(sys.implementation, "_machine", "") and not (
        registers[_REASON] and registers[_SCRATCH] == _BITTEN
    )


def path_of(device: "Device") -> str:
    """Return the path of the file that says what came of the tries."""
    return device.folder + ".clock"


def read(device: "Device") -> bytes:
    """Return what is known of the clock of `device`, b"" if nothing is.

    Where the flash does not say, the clock stays as it is.
    """
    try:
        with device.files.open(path_of(device), "rb") as file:
            return file.read(len(CAN))
    except OSError as error:
        return b"" if error.errno == ENOENT else CANNOT


def run(hertz: int) -> None:
    """Run at `hertz`; nothing may be under way on the display's bus, whose speed changes."""
    registers: Any = machine.mem32
    if hertz == FAST and registers[_VREG] & _VSEL < _VOLTAGE:
        registers[_VREG] = registers[_VREG] & ~_VSEL | _VOLTAGE
        # The SDK gives the voltage as long to settle.
        sleep_ms(1)
    # The second clock is that of an SPI bus, which would be 48 MHz. The stubs lack it.
    freq: Any = machine.freq
    freq(hertz, hertz)


class Speed:
    """The clock of an RP2040 that can run fast; it keeps the speed of the bus of `device`."""

    def __init__(self, device: "Device"):
        self._device = device

    def fast(self) -> None:
        """Run at 200 MHz from now on; nothing may be under way on the display's bus."""
        self._set(FAST)

    def slow(self) -> None:
        """Run at 125 MHz from now on, as the chip does after each sleep."""
        self._set(SLOW)

    def _set(self, hertz: int) -> None:
        if machine.freq() == hertz:
            return
        run(hertz)
        # The bus stays what it is, if there is one yet; only its speed is set again.
        screen = self._device.screen
        if screen is None:
            return
        if screen["bus"] == "i2c":
            machine.I2C(screen["id"], freq=screen["freq"])
        elif screen["bus"] == "spi":
            machine.SPI(screen["id"]).init(baudrate=screen["freq"])

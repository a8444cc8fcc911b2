"""Looks for an I2C screen that does not answer: at its other address, and with its wires exchanged.

A module's address depends on a resistor on its back, and SDA beside SCL is easily taken for it.
This is imported only once nobody has answered, and nothing that it finds is kept: the next start
searches again, so no write is needed, and another module is found as well.
"""

from errno import ETIMEDOUT

import machine

from engine.compat import TYPE_CHECKING, const
from firmware.board import hardware

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.ssd1306 import BoardScreen
    from firmware.types import Device

# The bit of a module's address that its pin SA0 sets (SSD1306 8.1.5; SH1106 V2.3, 8.3).
_SA0 = const(0x01)
# No chip has this address (UM10204, 3.1.12). What answers at it is a line that stays low.
_NOBODY = const(0x03)
# A command that does nothing, to all chips that there is a driver for.
_NOP = b"\x00\xe3"


def look(device: "Device") -> bool:
    """Have `device` use its screen as it is wired; return whether one answers.

    After a timeout nothing is tried: the bus is held, and each try would hold up a press as long.
    """
    if device.panel.fault.args[0] == ETIMEDOUT:
        return False
    try:
        found = _find(device.board.SCREEN)
    except (OSError, ValueError):
        # The bus is held now, or the pins do not take that.
        return False
    if found is None:
        return False
    device.use_screen(found)
    return device.panel.fault is None


def _find(screen: "BoardScreen") -> "BoardScreen | None":
    """Return a board's `SCREEN` as it answers, or None; raises OSError where the bus is held."""
    address = _address_on(screen)
    if address is None and _are_high(screen):
        screen = screen.copy()
        screen["sda"], screen["scl"] = screen["scl"], screen["sda"]
        # A processor's own bus may be tied to its pins, as an RP2040's is.
        screen["bus"] = "softi2c"
        if not _answers(hardware.make_i2c(screen), _NOBODY):
            address = _address_on(screen)
    if address is None:
        return None
    if address != screen["address"]:
        screen = screen.copy()
        screen["address"] = address
    return screen


def _address_on(screen: "BoardScreen") -> int | None:
    """Return the address at which a chip answers on the bus of `screen`, its own first."""
    bus = hardware.make_i2c(screen)
    for address in (screen["address"], screen["address"] ^ _SA0):
        if _answers(bus, address):
            return address
    return None


def _answers(bus: "Any", address: int) -> bool:
    """Return whether a chip acknowledges `address`; raises OSError where the bus is held."""
    try:
        bus.writeto(address, _NOP)
    except OSError as error:
        if error.args[0] == ETIMEDOUT:
            raise
        return False
    return True


def _are_high(screen: "BoardScreen") -> bool:
    """Return whether neither line of a bus is low, with nothing under way."""
    pin = machine.Pin
    lines = screen["sda"], screen["scl"]
    return all([pin(line, pin.IN, pin.PULL_UP).value() for line in lines])

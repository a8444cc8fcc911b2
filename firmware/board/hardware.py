"""The screen and the keys that a board's data describe, made once at start."""

import machine

from engine.compat import TYPE_CHECKING, const, sleep_ms
from firmware.input.buttons import Buttons, per_key

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from engine.types import Clock
    from firmware.display.ssd1306 import SSD1306, BoardScreen, Link
    from firmware.input.buttons import Pin

# The least pixels of a screen that has room for a title, two rows and the keys.
_WIDTH = const(64)
_HEIGHT = const(32)
# The most columns that a byte names, in eights.
_WIDEST = const(248)
# The bits of a byte on an I2C bus, with the acknowledgement.
_BITS = const(9)


def set_outputs(board: "ModuleType") -> None:
    """Put the levels on a board's pins that it needs before anything else: `OUTPUTS`."""
    for number, level in getattr(board, "OUTPUTS", ()):
        machine.Pin(number, machine.Pin.OUT, value=level)


def make_panel(screen: "BoardScreen") -> "SSD1306":
    """Return the panel that a board's `SCREEN` describes, importing only the drivers it needs.

    Raises ValueError for a chip without a driver, and for a screen of a size that cannot be shown.
    """
    chip, width, height = screen["chip"], screen["width"], screen["height"]
    if width < _WIDTH or height < _HEIGHT:
        # On 96x16, the title and the keys would leave no row for what is asked.
        raise ValueError("screen of %dx%d: at least %dx%d" % (width, height, _WIDTH, _HEIGHT))
    if width & 7 or height & 7 or width > _WIDEST:
        # A byte of the picture is eight rows, one of a command a column.
        raise ValueError("screen of %dx%d: multiples of 8, width to %d" % (width, height, _WIDEST))
    column = 0
    if chip == "st7789":
        from firmware.display.st7789 import make

        # The glass and the doubled canvas are of one size.
        return make(_make_link(screen), screen)
    if chip == "sh1106":
        from firmware.display.sh1106 import SH1106 as kind

        column = 2
    elif chip == "sh1107":
        if width > height:
            from firmware.display.sh1107 import Sideways as kind
        else:
            from firmware.display.sh1107 import SH1107 as kind
    elif chip == "ssd1309":
        from firmware.display.ssd1309 import SSD1309 as kind
    elif chip == "ssd1306":
        from firmware.display.ssd1306 import SSD1306 as kind
    else:
        raise ValueError("unknown chip")
    column, rotate = screen.get("column", column), screen.get("rotate", False)
    return kind(_make_link(screen), width, height, column, rotate, screen.get("offset", 0))


def _make_link(screen: "BoardScreen") -> "Link":
    bus = screen["bus"]
    if bus in ("i2c", "softi2c"):
        from firmware.display.ssd1306 import I2CLink

        return I2CLink(lambda: make_i2c(screen), screen["address"], screen["width"])
    if bus in ("spi", "softspi"):
        from firmware.display.spi_link import make_link

        return make_link(screen)
    raise ValueError("unknown bus")


def make_i2c(screen: "BoardScreen") -> "machine.I2C | machine.SoftI2C":
    """Return the I2C bus of a `SCREEN`, on which nothing is in the middle of a transfer."""
    pin = machine.Pin
    rst = screen.get("rst")
    if rst is not None:
        _reset(pin(rst, pin.OUT, value=0))
    _free(screen["scl"], screen["sda"])
    pins: dict[str, Any] = {
        "scl": pin(screen["scl"]),
        "sda": pin(screen["sda"]),
        "freq": screen["freq"],
    }
    if screen["bus"] == "softi2c":
        return machine.SoftI2C(**pins)
    return machine.I2C(screen["id"], **pins)


def _reset(line: "machine.Pin") -> None:
    """Release the reset line of an I2C module that has one (most reset themselves)."""
    sleep_ms(1)
    line.value(1)
    sleep_ms(1)


def _free(scl: int, sda: int) -> None:
    """Clock SCL until no chip holds SDA low.

    A chip that was sending when this board was reset waits for the clock, and no transfer can
    begin before it has got it: nine pulses at most (I2C specification UM10204, 3.1.16).
    """
    pin = machine.Pin
    data = pin(sda, pin.IN, pin.PULL_UP)
    for _ in range(_BITS):
        if data.value():
            break
        # Low, then released: no chip may stretch the clock on a line that is driven high.
        clock = pin(scl, pin.OPEN_DRAIN, pin.PULL_UP, value=0)
        sleep_ms(1)
        clock.value(1)
        sleep_ms(1)


def _make_input(number: int, pull: str | None) -> "machine.Pin":
    pin = machine.Pin
    if pull is None:
        return pin(number, pin.IN)
    return pin(number, pin.IN, pin.PULL_UP if pull == "up" else pin.PULL_DOWN)


def make_contacts(board: "ModuleType") -> "tuple[list[Pin], int]":
    """Return (what `Buttons` expects as the pins of a board's keys, the level of a press)."""
    count = len(board.KEYS)
    levels, pulls = per_key(board.KEYS_PRESSED, count), per_key(board.KEYS_PULL, count)
    contacts: list[Pin] = []
    for at in range(count):
        _, number, _, _ = board.KEYS[at]
        level, pull = levels[at], pulls[at]
        one: Pin = _make_input(number, pull)
        others = [other for key, other in getattr(board, "KEYS_ALSO", ()) if key == number]
        if others or level != levels[0]:
            from firmware.input.contact import Contact

            pins: list[Pin] = [one]
            pins += [_make_input(other, pull) for other in others]
            one = Contact(pins, level, levels[0])
        contacts.append(one)
    return contacts, levels[0]


def make_keys(board: "ModuleType", clock: "Clock") -> "Buttons":
    """Return the keys that a board describes, caught by interrupt."""
    pins, pressed = make_contacts(board)
    keys = Buttons(board.KEYS, pins, pressed, clock, "")
    keys.watch(machine.Pin.IRQ_RISING | machine.Pin.IRQ_FALLING)
    return keys

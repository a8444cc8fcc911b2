"""The screen and the keys that a board's data describe, made once at start."""

import machine

from engine.compat import TYPE_CHECKING, sleep_ms
from engine.texts import text
from firmware.input.buttons import Buttons

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.display.ssd1306 import SSD1306


def make_panel(screen: "dict[str, Any]") -> "SSD1306":
    """Return the panel that a board's `SCREEN` describes, importing only the drivers it needs."""
    column, rotate = screen.get("column", 0), screen.get("rotate", False)
    if screen["chip"] == "sh1106":
        from firmware.display.sh1106 import SH1106 as kind

        column = screen.get("column", 2)
    else:
        from firmware.display.ssd1306 import SSD1306 as kind
    return kind(_make_link(screen), screen["width"], screen["height"], column, rotate)


def _make_link(screen):
    bus, pin = screen["bus"], machine.Pin
    if bus in ("i2c", "softi2c"):
        from firmware.display.ssd1306 import I2CLink

        pins = {"scl": pin(screen["scl"]), "sda": pin(screen["sda"]), "freq": screen["freq"]}
        if screen.get("rst") is not None:
            _reset(pin(screen["rst"], pin.OUT, value=0))
        wire = machine.I2C(screen["id"], **pins) if bus == "i2c" else machine.SoftI2C(**pins)
        return I2CLink(wire, screen["address"], screen["width"])
    if bus in ("spi", "softspi"):
        from firmware.display.spi_link import make_link

        return make_link(screen)
    raise ValueError("unknown bus")


def _reset(line):
    """Release the reset line of an I2C module that has one (most reset themselves)."""
    sleep_ms(1)
    line.value(1)
    sleep_ms(1)


def make_keys(board: "Any", clock: "Callable[[], Any]") -> "Buttons":
    """Return the keys that a board describes, caught by interrupt."""
    pin = machine.Pin
    pins = []
    for _, number, _, _ in board.KEYS:
        if board.KEYS_PULL == "up":
            pins.append(pin(number, pin.IN, pin.PULL_UP))
        elif board.KEYS_PULL == "down":
            pins.append(pin(number, pin.IN, pin.PULL_DOWN))
        else:
            pins.append(pin(number, pin.IN))
    keys = Buttons(
        board.KEYS, pins, board.KEYS_PRESSED, clock, text("device.hold", button="{button}")
    )
    keys.watch(pin.IRQ_RISING | pin.IRQ_FALLING)
    return keys

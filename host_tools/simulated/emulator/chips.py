"""The model of the chip that a board's screen has."""

from host_tools.simulated.emulator.chip import DisplayChip
from host_tools.simulated.emulator.st7789 import ST7789

TYPE_CHECKING = False

if TYPE_CHECKING:
    from firmware.display.ssd1306 import BoardScreen


def make_chip(screen: "BoardScreen") -> "DisplayChip | ST7789":
    """Return the chip of the panel that a board's `SCREEN` describes."""
    width, height, kind = screen["width"], screen["height"], screen["chip"]
    if kind == "st7789":
        return ST7789(width, height)
    return DisplayChip(width, height, kind, screen.get("column"), screen.get("offset", 0))

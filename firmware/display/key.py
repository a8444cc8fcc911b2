"""How a key to press is laid out in pixels, with a bar that fills while it is held."""

from engine.compat import TYPE_CHECKING
from firmware.display.lists import write

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the key, and what to do with it."""
    left, right = screen.title()
    ui.bar(left, right)
    rows = 3 if ui.rows >= 6 else 1
    _draw_key(ui, screen, rows)
    write(ui, screen.task(), rows, ui.rows - rows)
    ui.hints(*screen.hints())


def _draw_key(ui: "Ui", screen: "Any", rows: int) -> None:
    """Draw the key to press, inverted while it is down, and the bar that fills."""
    display, logical = ui.display, screen.key()
    name = screen.app.keys.key_of(logical)
    if name == "back":
        # By its sign, as the hints call it.
        name = ui.label(name)
    size = 16 if rows > 1 and display.draws(name, 16) else 8
    high = 8 * rows - (4 if rows > 1 else 1)
    wide = ui.size(name, size) + (12 if rows > 1 else 4)
    y = ui.top + (2 if rows > 1 else 0)
    down = screen.filled is not None
    ui.area("ok–" if logical == "ok" else logical, 4, y, wide, high)
    if rows > 1:
        display.frame(4, y, wide, high)
    if down:
        display.fill(4, y, wide, high)
    display.text(
        name, 4 + (wide - ui.size(name, size)) // 2, y + (high - size + 1) // 2, size, not down
    )
    if not screen.STEPS or logical == "back" and not screen.app.keys.holds("back"):
        return
    x = wide + 12
    length = ui.width - x - 6
    top = y + high // 2 - 2
    display.frame(x, top, length, 6)
    display.fill(x, top, length * (screen.filled or 0) // screen.STEPS, 6)

"""How what is read from across the table is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const
from engine.texts import listed
from firmware.display.fitting import LEAD, say

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.widgets import Ui

# The height of a row in the frame.
_ROW = const(8)
# The least width of a name, and by how much it gets narrower where several names do not fit.
_LEAST = const(8)
_STEP = const(4)


def draw(ui: "Ui", view: "Any") -> None:
    """Draw a name or a number in the middle, as large as it fits, and what stands beneath.

    Where the last row has no room for all hints, the third has a row of its own.
    """
    ui.bar(*view.title())
    hints = view.hints()
    fits = ui.hints_fit(*hints)
    beneath = view.beneath()
    height = ui.rows * 8 - (8 if ui.rows >= 3 and (beneath or not fits) else 0)
    words, room, size = "", ui.width - 4, 0
    for size in view.sizes:
        words = ui.best(view.large(), room, size)
        if size <= height and ui.fits(words, room, size) and ui.display.draws(words, size):
            break
    ui.centred(ui.shorten(words, room), ui.top + (height - size) // 2, size)
    if not fits:
        key, what = [hint for hint in hints if hint[0] not in ("ok", "back")][0]
        ui.row(ui.rows - 1, ui.label(key) + " " + ui.best(what, ui.width))
        hints = [hint for hint in hints if hint[0] != key]
    elif beneath and ui.rows >= 3:
        ui.row(ui.rows - 1, beneath)
    ui.hints(*hints)


def draw_winners(ui: "Ui", view: "Any") -> None:
    """Draw the winners as large as they fit, and below them, or else in the bar, by how much."""
    left, right = view.title()
    beneath = view.beneath()
    low = ui.rows < 3
    ui.bar(left, (low and beneath) or right)
    high = ui.rows * 8 - (8 if beneath and not low else 0)
    ui.display.tint(0, ui.top, ui.width, high, LEAD)
    _draw_names(ui, view.winners(), ui.width - 4, high)
    if beneath and not low:
        ui.centred(ui.best(beneath, ui.width - 4), ui.top + high, 8)
    ui.hints(*view.hints())


def _draw_names(ui: "Ui", names: list[str], room: int, high: int) -> None:
    """Draw names after a star; a smaller font comes before a shorter name."""
    words = listed(names)
    for size in (24, 16, 8):
        # The largest font has no star.
        small = min(size, 16)
        star = ui.size("★", small) + 4
        wide = star + ui.size(words, size)
        if ui.display.draws(words, size) and size <= high and wide <= room:
            x, y = (ui.width - wide) // 2, ui.top + (high - size) // 2
            ui.display.text("★", x, y + (size - small) // 2, small)
            ui.display.text(words, x + star, y, size)
            return
    # Over several lines, with names as long as there is room, told apart from all players' names.
    lines: list[str] = []
    for length in range(room, _LEAST, -_STEP):
        lines = ui.wrap("★ " + listed([ui.shorten(name, length) for name in names]), room)
        if 8 * len(lines) <= high:
            break
    lines = lines[: high // 8]
    for index in range(len(lines)):
        ui.row((high // 8 - len(lines)) // 2 + index, lines[index])


def draw_frame(ui: "Ui", view: "Any") -> None:
    """Draw a frame along the edges, and a question in it."""
    display, width, height = ui.display, ui.width, ui.height
    display.fill(0, 0, width, height)
    display.fill(1, 1, width - 2, height - 2, 0)
    lines = ui.wrap(say(view.large()), width - 6)
    lines.append(ui.best(("settings.frame_keys", {"ok": ui.keys.label("ok")}), width - 6))
    y = (height - _ROW * len(lines)) // 2
    for line in lines:
        display.text(line, (width - ui.size(line)) // 2, y)
        y += _ROW

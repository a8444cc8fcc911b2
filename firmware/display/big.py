"""How what is read from across the table is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const
from engine.texts import listed
from firmware.display.fitting import say

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.widgets import Ui

# The height of a row in the frame.
_ROW = const(8)


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
    """Draw the winners as large as they fit."""
    ui.bar(*view.title())
    winners = view.winners()
    room, high = ui.width - 4, ui.rows * 8
    shorts = {} if any([ui.partners(name) for name in winners]) else ui.shorts(winners)
    short = [shorts.get(name) or ui.short(name) for name in winners]
    forms = [winners, short]
    for size in (24, 16, 8):
        # The largest font has no star.
        small = min(size, 16)
        star = ui.size("★", small) + 4
        for names in forms:
            words = listed(names)
            wide = star + ui.size(words, size)
            if ui.display.draws(words, size) and size <= high and wide <= room:
                x, y = (ui.width - wide) // 2, ui.top + (high - size) // 2
                ui.display.text("★", x, y + (size - small) // 2, small)
                ui.display.text(words, x + star, y, size)
                return
    lines = ui.wrap("★ " + listed(winners), room)
    if len(lines) > ui.rows:
        lines = ui.wrap("★ " + listed(forms[1]), room)[: ui.rows]
    for index in range(len(lines)):
        ui.row((ui.rows - len(lines)) // 2 + index, lines[index])


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

"""How a keyboard is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.display.widgets import Ui

# How many letters stand side by side for a finger.
_ACROSS = const(10)


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the text so far, what each key leads to, and what else the keys do."""
    ui.bar(screen.words, "%d/%d" % (len(screen.text), screen.max_letters))
    shown = screen.text
    while not ui.fits(shown, ui.width - 8):
        shown = shown[1:]
    end = ui.part(screen.TEXT, shown, 2, ui.top)
    # The cursor is after the text, so that it does not look like part of a letter.
    ui.display.fill(end + 1, ui.top + 1, 2, 6, 1)
    options = [screen.cased(one) for one in screen.pad.options()]
    if screen.can_vary():
        words = ui.best(("keys.hold_accents", {}), ui.width - end - 8)
        if end + 8 + ui.size(words) <= ui.width:
            ui.part(screen.TEXT, words, ui.width - 1 - ui.size(words), ui.top)
    screen.apart = ui.pointed and ui.holds_cross() and not screen.pad.few
    if screen.pad.few:
        if ui.rows >= 6:
            _draw_rows(ui, screen, options)
        else:
            _draw_line(ui, screen, options)
            return
    elif screen.apart:
        _draw_grid(ui, screen)
    elif ui.holds_cross():
        _draw_cross(ui, screen, options)
    else:
        _draw_low(ui, screen, options)
    ui.hints(*screen.hints())


def _draw_cross(ui: "Ui", screen: "Any", options: "Sequence[str]") -> None:
    """Draw the arrows around a point, with what each leads to."""
    x, y = ui.width // 2, ui.top + 28
    # With `only`, there are small letters as well: two of them in the large font touch the
    # arrows.
    size = 8 if max([len(one) for one in options]) > (1 if screen.pad.only else 3) else 16
    left, up, right, down = [_named(one) for one in options[:4]]
    part = ui.part
    for key, words, arrow, at_x, at_y in (
        ("left", left, "◀", x - 9, y - 4),
        ("up", up, "▲", x - 2, y - 8),
        ("right", right, "▶", x + 6, y - 4),
        ("down", down, "▼", x - 2, y + 1),
    ):
        if words:
            part(key, arrow, at_x, at_y)
    part("up", up, x - ui.size(up, size) // 2, y - 16 if size == 8 else y - 20, size)
    part("down", down, x - ui.size(down, size) // 2, y + 9 if size == 8 else y + 5, size)
    part("left", left, x - 12 - ui.size(left, size), y - size // 2, size)
    part("right", right, x + 13, y - size // 2, size)


def _draw_grid(ui: "Ui", screen: "Any") -> None:
    """Draw all letters apart from each other, for a finger."""
    letters = screen.cased(screen.pad.all())
    pitch = (ui.rows * 8 - 8) // ((len(letters) + _ACROSS - 1) // _ACROSS)
    wide = ui.width // _ACROSS
    for at in range(len(letters)):
        x, y = at % _ACROSS * wide, ui.top + 8 + at // _ACROSS * pitch
        letter = _named(letters[at])
        ui.area((letters[at],), x, y, wide, pitch)
        ui.display.text(letter, x + (wide - ui.size(letter)) // 2, y + (pitch - 8) // 2)


def _draw_low(ui: "Ui", screen: "Any", options: "Sequence[str]") -> None:
    """Draw in two rows what the arrows lead to."""
    middle = ui.width // 2
    rows = ((1, 0), (3, 2))
    for row in range(2):
        y = ui.top + (8 if ui.rows >= 3 else 0) + row * 8
        for column in range(2):
            index = rows[row][column]
            if options[index]:
                arrow = ("◀", "▲", "▶", "▼")[index]
                words = arrow + _fitting(ui, options[index], middle - 2 - ui.size(arrow))
                key = screen.pad.keys[index]
                ui.part(key, words, 1 + column * (middle + 1), y)


def _draw_rows(ui: "Ui", screen: "Any", options: "Sequence[str]") -> None:
    """Draw a row for each of three keys."""
    labels = [ui.label(key) for key in screen.pad.keys]
    left = max([ui.size(label) for label in labels]) + 8
    for index in range(3):
        y = ui.top + 12 + index * 11
        ui.area(screen.pad.keys[index], 2, y, left - 8, 8)
        ui.display.text(labels[index], 2, y)
        ui.part(screen.pad.keys[index], " ".join(list(_named(options[index]))), left, y)


def _draw_line(ui: "Ui", screen: "Any", options: "Sequence[str]") -> None:
    """Draw all in the last row, and above it the other hints."""
    y = ui.height - 8
    for whole in (True, False):
        parts: list[str] = []
        for index in range(3):
            words = _named(options[index]) if whole else _ends(options[index])
            parts.append(ui.label(screen.pad.keys[index]) + ":" + words if words else "")
        if sum([ui.size(part) for part in parts]) + 8 <= ui.width:
            break
    left, middle, right = [ui.size(part) for part in parts]
    keys = screen.pad.keys
    ui.part(keys[0], parts[0], 0, y)
    ui.part(keys[1], parts[1], (left + ui.width - right - middle) // 2, y)
    ui.part(keys[2], parts[2], ui.width - right, y)
    x = 1
    for key, what in screen.hints():
        words = ui.label(key) + " " + ui.best(what, 24)
        if x + ui.size(words) <= ui.width:
            x = ui.part(key, words, x, y - 8) + 5


def _named(letters: str) -> str:
    """Return letters as they are shown: a space as a line."""
    return letters.replace(" ", "_")


def _ends(letters: str) -> str:
    """Return the first and the last of letters."""
    return _named(letters if len(letters) < 4 else letters[0] + "–" + letters[-1])


def _fitting(ui: "Ui", letters: str, room: int) -> str:
    """Return all letters if they fit, else the first and the last."""
    words = _named(letters)
    return words if ui.fits(words, room) else _ends(letters)

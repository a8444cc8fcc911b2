"""How a page is laid out in pixels: a row for each that is asked, the pad beside them."""

from engine.compat import TYPE_CHECKING, const
from firmware.display.number import draw_leads, draw_number, range_words, widest

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

    # The name of a row, and what it said before, as they fit.
    Cell = tuple[str, str]

# The width of the rows where the cross of digits stands beside them, and its middle.
_BESIDE = const(82)
_MIDDLE = const(106)
# Between a name, what was said before, and the number.
_GAP = const(4)
# The least room for a name beside what was said, and where that is in words.
_LEAST = const(24)
_BESIDE_WORDS = const(18)
# How many rows stand in each of two columns.
_IN_COLUMN = const(4)


def draw(ui: "Ui", number: "Any") -> None:
    """Draw the bar, the rows in sight, and what the keys lead to."""
    rows = number.rows
    ui.bar(rows.title, rows.left(number.value()))
    count = len(rows.labels)
    width = _BESIDE if number.cross else ui.width
    # Where the last row has no room for all hints in words, those of keys that are held stand above
    # it.
    hints = number.hints()
    held = [] if ui.holds_cross() else [hint for hint in hints if hint[0] in ("left", "right")]
    pitch = 16 if 2 * count + (1 if held else 0) <= ui.rows else 8
    columns, room = 1, ui.rows * 8 // pitch
    if count > room and not number.cross and not rows.mixed:
        columns, room = 2, 2 * _IN_COLUMN
        width //= 2
    if rows.cells is None:
        told = rows.said if columns == 1 else [()] * count
        rows.cells = _cells(ui, number, told, width, pitch)
    # The row that is asked stands in the middle, as far as there are others.
    top = max(0, min(rows.at - room // 2, count - room))
    for at in range(top, min(top + room, count)):
        shown = at - top
        if columns > 1:
            x, y = shown // _IN_COLUMN * width, ui.top + shown % _IN_COLUMN * 8
            _draw_cell(ui, number, at, x, y, width)
        else:
            _draw_row(ui, number, at, ui.top + shown * pitch, width, pitch)
    if top + room < count:
        # The list goes on below.
        ui.display.dots(1, ui.top + room * pitch - 1, width - 2, 2)
    if top:
        ui.display.dots(1, ui.top, width - 2, 2)
    if number.cross:
        _draw_pad(ui, number, width, pitch)
    elif columns > 1:
        _draw_large(ui, number)
    elif pitch * min(count, room) < 8 * ui.rows and not number.question.choices:
        # At the left: the marks of open rows stand at the right.
        y = ui.top + 8 * (ui.rows - 1)
        end = ui.width - 1
        for key, what in held:
            words = ui.hint(key, what, end - _GAP)
            end -= ui.size(words)
            ui.part(key, words, end, y)
            end -= _GAP
        hints = [hint for hint in hints if hint not in held]
        ui.display.text(range_words(ui, number, end - 2), 2, y)
    ui.hints(*hints)


def _draw_pad(ui: "Ui", number: "Any", width: int, pitch: int) -> None:
    """Draw beside the rows the number, if it is small there, the arrows, and the range.

    Of yes or no that is the arrow to the other word.
    """
    draw_leads(ui, number, _MIDDLE, ui.top + 16)
    if number.question.choices:
        return
    if pitch == 8 and number.in_row() != "_":
        draw_number(ui, number, ui.width - 1, ui.top, 16)
    words = range_words(ui, number, ui.width - width - 4)
    ui.display.text(words, ui.width - 1 - ui.size(words), ui.top + 40)


def _draw_large(ui: "Ui", number: "Any") -> None:
    """Draw below two columns of rows whom is asked, whole, what they said, and the number."""
    rows = number.rows
    y = ui.top + 8 * _IN_COLUMN
    draw_number(ui, number, ui.width - 2, y - 1, 16)
    room = ui.width - 8 - ui.size(widest(number), 16)
    name = ui.shorten(ui.forms(rows.labels[rows.at])[0], room)
    ui.display.text(name, 2, y + 4)
    x = 2 + ui.size(name) + _GAP
    for one in rows.said[rows.at]:
        words = ui.best(one, room - x)
        if ui.fits(words, room - x):
            ui.display.text(words, x, y + 4)
            x += ui.size(words) + _GAP


def _cells(
    ui: "Ui", number: "Any", told: "Sequence[Sequence[Label]]", width: int, pitch: int
) -> "list[Cell]":
    """Return each row's name and what is `told` that was said before, in forms that fit together.

    Names are cut rather than words, since two numbers side by side would not say which is which;
    names are whole where there is no room for words. In high rows it stands below the name. Of
    several fields, each row says at least which one it is.
    """
    rows = number.rows
    if pitch == 16:
        room = width - 8 - ui.size(widest(number), 16)
        high = [" ".join([ui.best(one, room) for one in row]) for row in told]
        return [
            (ui.shorten(ui.forms(rows.labels[at])[0], room), high[at]) for at in range(len(high))
        ]
    room = width - 4 - _values(ui, number) - _GAP
    names: list[str] = [ui.forms(label)[0] for label in rows.labels]
    said: list[str] = []
    left = room
    first = [row[:1] for row in told]
    # The bid in words, rather than the bags beside it.
    ways = (
        [(told, 0), (told, -1), (first, -1)] if rows.mixed else [(told, 0), (first, 0), (told, -1)]
    )
    for what, form in ways:
        said = [" ".join([ui.forms(one)[form] for one in row]) for row in what]
        beside = max([ui.size(one) for one in said])
        left = room - (beside + _GAP if beside else 0)
        if max([ui.size(name) for name in names]) <= left:
            return [(names[at], said[at]) for at in range(len(names))]
        if not rows.mixed and not form and left >= _BESIDE_WORDS:
            break
    if left < _LEAST and rows.mixed:
        said, left = [ui.shorten(one, room - _GAP - _LEAST) for one in said], _LEAST
    elif left < _BESIDE_WORDS:
        said, left = [""] * len(names), room
    short = ui.short_forms(names, left)
    forms = [short[name] for name in names]
    return [(forms[at], said[at]) for at in range(len(names))]


def _values(ui: "Ui", number: "Any") -> int:
    """Return the width of the column of answers; of several fields it stays the same."""
    found = [ui.size(one) for one in number.rows.values]
    least = "000" if number.rows.mixed else "00"
    return max(found + [ui.size(number.words()), ui.size(least)])


def _draw_row(ui: "Ui", number: "Any", at: int, y: int, width: int, pitch: int) -> None:
    """Draw a row; one that was drawn before is copied."""
    rows = number.rows
    chosen = at == rows.at
    value = number.in_row() if chosen else rows.values[at] or "_"
    ui.area(at, 0, y, width, pitch)
    cell = rows.cells[at]
    if pitch == 16:
        _draw_high(ui, cell, value, chosen, y, width)
        return
    drawn_from = (cell, value, chosen, width)
    if ui.again(y, drawn_from):
        return
    name, said = cell
    ui.display.text(name, 2, y)
    ui.display.text(value, width - 2 - ui.size(value), y)
    if said:
        ui.display.text(said, width - 2 - _values(ui, number) - _GAP - ui.size(said), y)
    ui.keep(y, drawn_from, (0, width, ui.choose(0, y, width)) if chosen else None)


def _draw_high(ui: "Ui", cell: "Cell", value: str, chosen: bool, y: int, width: int) -> None:
    """Draw a row of two lines: the name above what was said, the number large at the right."""
    drawn_from = (cell, value, chosen, width)
    if ui.again(y, drawn_from + (0,)) and ui.again(y + 8, drawn_from + (8,)):
        return
    name, said = cell
    ui.display.text(name, 2, y if said else y + 4)
    ui.display.text(said, 2, y + 8)
    ui.display.text(value, width - 2 - ui.size(value, 16), y, 16)
    if chosen:
        ui.display.invert(0, y, width, 16)
    ui.keep(y, drawn_from + (0,))
    ui.keep(y + 8, drawn_from + (8,))


def _draw_cell(ui: "Ui", number: "Any", at: int, x: int, y: int, width: int) -> None:
    """Draw a row in one of two columns."""
    rows = number.rows
    value = number.in_row() if at == rows.at else rows.values[at] or "_"
    ui.area(at, x, y, width, 8)
    ui.display.text(rows.cells[at][0], x + 2, y)
    ui.display.text(value, x + width - 3 - ui.size(value), y)
    if at == rows.at:
        ui.choose(x, y, width - 1)

"""The standby screen: every player's name and score in seat order, as large as all of them fit.

Where not all fit at once, pages follow each other, and a dotted dash at the right edge says by its
height which one this is. At the left are the marks: who deals, and below it who leads; or who
starts. With two players, how far it is stands below. At the end it is the same table, with the
winners marked.
"""

from engine.compat import TYPE_CHECKING, const
from engine.game.sides import leaders, mark_of, seats
from firmware.display.display import font, lay_out
from firmware.display.fitting import LEAD, RED
from firmware.display.short_names import short_names

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui
    from firmware.types import App

    # A player or a side: name, score, marks such as "■★", whether nearly out, whether gone.
    Line = tuple[str, int, str, bool, bool]
    # The size of the font, and the height of its digits.
    Size = tuple[int, int]
    # The font of the digits, their height, the font of the names, their forms, and how far a line
    # is below the one before.
    Plan = tuple[int, int, int, dict[str, str], int]

# How long a page stands, in milliseconds.
_PAGE = const(4000)
# The least from one line to the next: that of digits of 10 pixels.
_PITCH = const(13)
# The least between the digits of two lines.
_APART = const(3)
# The digits, the largest first: (size of the font, height of its digits). Those of 13 pixels are
# those of 15 without two rows.
_DIGITS = ((24, 15), (24, 13), (16, 10), (8, 6))
# The row of a capital's top in each font, and how high it is.
_CAPITALS = {24: (4, 15), 16: (2, 10), 8: (1, 6)}
# A name in this size has so many letters, or is whole, each of a side's; else a smaller size is
# taken.
_LETTERS = {24: 6, 16: 4, 8: 0}
# Which rows are left without rows 8 and 15, on both sides of which all digits are nearly alike.
_UPPER, _MIDDLE, _LOWER = const(0xFF), const(0x3F00), const(0xFC000)
# On a narrow screen everything is closer, and names may be small.
_NARROW = const(100)
# Between a name and a score of the same size, more than between others.
_ALIKE = const(4)
# The marks of one line: the dealer's or the starter's, smaller, and the leader's below it.
_MARKS = const(12)
_SQUARE = const(5)


class Resting:
    """What is shown on standby, page by page."""

    def __init__(self, app: "App"):
        self.app = app
        # The page in sight, and how many there are.
        self.page = 0
        self.pages = 1
        # The lines drawn last, and how: a page that is turned has no more to work out.
        self._lines: list[Line] = []
        self._plan: Plan | None = None

    def turn(self, rested: int) -> bool:
        """Go to the page that is due after `rested` milliseconds; return whether it is another."""
        before, self.page = self.page, rested // _PAGE % self.pages
        return self.page != before

    def draw(self, ui: "Ui") -> None:
        """Draw the page in sight, with what is to go below two players."""
        lines = lines_of(self.app.game)
        self.pages, _ = pages_of(ui, len(lines))
        self.page %= self.pages
        if lines != self._lines:
            self._lines, self._plan = lines, None
        beneath = self.beneath() if len(lines) < 3 else ""
        self._plan = draw_table(ui, lines, self.page, beneath, self._plan)

    def beneath(self) -> "Label":
        """Return how far it is to the end, with the name of whom if the leader is further."""
        game = self.app.game
        if game.over:
            return "ui.over", {}
        near = None
        for player in game.in_play() if game.rounds else ():
            way = game.progress(player)
            if way and (near is None or way[0] > near[1]):
                near = (player, way[0])
        if near is None:
            return game.goal()
        leads = near[0].name in game.best_of(game.in_play())
        return game.distance_text(near[0], not leads) or game.goal()


def spare(width: int, pages: int) -> int:
    """Return by how many columns the picture moves to the right on a screen so wide.

    Where there is room it is as many as a stem is wide: then no part of one is always lit.
    """
    return 1 if width < _NARROW and pages > 1 else 2


def lines_of(game: "Any") -> "list[Line]":
    """Return the lines of the table on which `game`, a Game, is played, in seat order."""
    ahead = leaders(game)
    return [
        (
            game.sides.words(player.name),
            player.score,
            mark_of(game, player) + ("★" if player.name in ahead else ""),
            game.is_near(player),
            bool(player.has_left or player.out_in_round),
        )
        for player in seats(game)
    ]


def pages_of(ui: "Ui", count: int) -> tuple[int, int]:
    """Return (how many pages `count` lines take, how many lines a page has)."""
    most = ui.height // _PITCH
    pages = (count + most - 1) // most
    return pages, (count + pages - 1) // pages


def draw_table(
    ui: "Ui",
    lines: "Sequence[Line]",
    page: int,
    beneath: "Label" = "",
    plan: "Plan | None" = None,
) -> "Plan":
    """Draw a page of `lines`, and the text `beneath` them where there is room.

    Returns how it is laid out, the `plan` for another page of the same lines.
    """
    pages, rows = pages_of(ui, len(lines))
    foot = 8 if beneath and rows < ui.height // _PITCH else 0
    pitch = (ui.height - foot) // rows
    narrow = ui.width < _NARROW
    left, gap = (8, 2) if narrow else (9, 4)
    # The last row, too, is for the places to which the picture moves.
    edge = ui.width - spare(ui.width, pages)
    right = edge - (1 + gap if pages > 1 else 0)
    plan = plan or _fitting(ui, lines, pitch, right - left - gap, narrow)
    size, high, name_size, forms, first = plan
    for at, line in enumerate(lines[page * rows : page * rows + rows]):
        y = at * pitch + first
        _draw_line(ui, line, forms[line[0]], (size, high), name_size, (left, y, right))
        ink = LEAD if "★" in line[2] else RED if line[3] else 0
        ui.display.tint(0, at * pitch, ui.width, pitch, ink)
    if pages > 1:
        # Dotted, so that it is not read as a digit.
        for y in range(ui.height * page // pages, ui.height * (page + 1) // pages - 2, 2):
            ui.display.dot(edge - 1, y)
    if foot:
        words = ui.best(beneath, edge - 1)
        ui.display.text(ui.shorten(words, edge - 1), 1, ui.height - 9)
    return plan


def _fitting(ui: "Ui", lines: "Sequence[Line]", pitch: int, room: int, narrow: bool) -> "Plan":
    """Return the Plan of lines.

    Its sizes are the largest for which `room` pixels of width and `pitch` of height are enough.
    """
    names = [line[0] for line in lines]
    least = 14 if narrow else 26
    plan = 8, 8, 8, dict(zip(names, names)), 0
    for size, high in _DIGITS:
        wide = max([ui.size(str(line[1]), size) for line in lines])
        if high + _APART > pitch or (room - wide < least and size > 8):
            continue
        for name_size in (24, 16, 8) if narrow or size == 8 else (24, 16):
            if name_size > size or (name_size == 24 and high < 15):
                continue
            # A figure as large as the name would be read as a part of it.
            space = room - wide - (_ALIKE if name_size == size else 0)
            forms = _forms(ui, names, space, name_size)
            top, bottom = _extent(ui, forms, name_size, high, lines)
            free = pitch - 1 - (bottom - top + 1)
            if free < 0:
                # It would touch the next line.
                continue
            plan = size, high, name_size, forms, free // 2 - top
            if all(
                [
                    ui.fits(form, space, name_size)
                    and len(form) >= _least(name, name_size)
                    and (name_size < 24 or ui.display.draws(form, 24))
                    for name, form in forms.items()
                ]
            ):
                return plan
        if plan[0] == size:
            # The smallest names: they are cut more.
            return plan
    return plan


def _least(name: str, size: int) -> int:
    """Return how many letters of a name, or of all names of a side, are enough in a size."""
    several = name.count("+")
    return min(len(name) - 2 * several, _LETTERS[size] * (several + 1) + several)


def _forms(ui: "Ui", names: list[str], room: int, size: int) -> "dict[str, str]":
    """Return {name: a form that fits into `room` pixels}, told apart, as long as can be."""
    if [name for name in names if ui.partners(name)]:
        return ui.side_forms(names, room, ui.names, size)
    return short_names(names, room, lambda words: ui.size(words, size))


def _extent(
    ui: "Ui", forms: "dict[str, str]", name_size: int, high: int, lines: "Sequence[Line]"
) -> tuple[int, int]:
    """Return the first and the last lit row of a line, from the top of its digits."""
    top, bottom = 0, high - 1
    y = _name_at(name_size, high)
    for form in forms.values():
        lit = _lit_rows(form, name_size)
        if lit:
            top = min(top, y + lit[0])
            bottom = max(bottom, y + lit[-1])
    if [line for line in lines if len(line[2]) > 1]:
        above = (high - _MARKS) // 2
        top, bottom = min(top, above), max(bottom, above + _MARKS - 1)
    return top, bottom


def _lit_rows(words: str, size: int) -> list[int]:
    """Return the rows of a text in which something is lit."""
    columns = lay_out(font(size), words)
    wide = len(columns) * 8 // size
    rows: list[int] = []
    for page in range(size // 8):
        lit = 0
        for column in columns[page * wide : page * wide + wide]:
            lit |= column
        rows += [8 * page + bit for bit in range(8) if lit >> bit & 1]
    return rows


def _name_at(size: int, high: int) -> int:
    """Return where a name begins, from the top of digits of the height `high`."""
    top, capital = _CAPITALS[size]
    return (high - capital) // 2 - top


def _draw_line(
    ui: "Ui",
    line: "Line",
    form: str,
    digits: "Size",
    name_size: int,
    place: tuple[int, int, int],
) -> None:
    """Draw a line: its marks, its name from `left` on, and its score, which ends at `right`.

    `place` is (left, top of the digits, right).
    """
    display = ui.display
    size, high = digits
    left, y, right = place
    _, score, marks, _, gone = line
    if len(marks) > 1:
        above = y + (high - _MARKS) // 2
        if marks[0] == "■":
            display.fill(1, above, _SQUARE, _SQUARE - 1)
        else:
            for step in range(3):
                display.vline(1 + step, above + step, _SQUARE - 2 * step)
        display.text(marks[-1], 0, above + _SQUARE)
    elif marks:
        display.text(marks, 0, y + (high - 8) // 2)
    display.text(form, left, y + _name_at(name_size, high), name_size)
    if gone:
        display.hline(left - 1, y + high // 2, ui.size(form, name_size) + 2)
    number = str(score)
    x = right - ui.size(number, size)
    if high == 13:
        columns = squeezed(lay_out(font(size), number))
        display.glyphs(columns, x, y, 16)
    else:
        display.text(number, x, y - _CAPITALS[size][0], size)


def squeezed(columns: bytes) -> bytearray:
    """Return columns of digits of 15 pixels as those of 13, two pages from their first row on."""
    wide = len(columns) // 3
    found = bytearray(2 * wide)
    for x in range(wide):
        rows = columns[x] | columns[wide + x] << 8 | columns[2 * wide + x] << 16
        rows = (rows & _UPPER | rows >> 1 & _MIDDLE | rows >> 2 & _LOWER) >> 4
        found[x], found[wide + x] = rows & 0xFF, rows >> 8
    return found

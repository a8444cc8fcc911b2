"""How a page of running text is laid out in rows of pixels."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import RED, say

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

    # (left, right) of a line; `Big` and `Cells` take two rows.
    Line = tuple[Label, Label | "Big" | "Cells"]
    # (name, what leads to the result, the result).
    Cell = tuple[str, str, str]

# The height of a card, the room between two, and between two melds.
_HEIGHT, _GAP, _APART = 13, 2, 7


def draw(ui: "Ui", view: "Any") -> None:
    """Draw the bar, the lines from `top` on, and the hints."""
    left, right = view.title()
    ui.bar(left, right)
    if view.refuses:
        ui.display.tint(0, 0, ui.width, ui.top, RED)
    lines = view.lines(ui)
    if right and isinstance(right, str) and not ui.bar_parts(left, right)[1]:
        # The number of a rule, for which the bar has no room.
        lines.append(("", right))
    view.hidden = max(0, len(lines) - ui.rows)
    # The last row stays in sight after paging, so that readers find their place.
    view.turned = max(1, ui.rows - 1)
    view.top = max(0, min(view.top, view.hidden))
    for index in range(min(ui.rows, len(lines) - view.top)):
        left, right = lines[view.top + index]
        if isinstance(right, (Big, Cells)) and index == ui.rows - 1:
            # Its second row is out of sight: here there is room for the small font only.
            ui.row(index, left, right.words)
        elif isinstance(right, (Big, Cells)):
            ui.row(index, left, "", False)
            right.draw(ui, ui.top + index * 8)
        else:
            ui.row(index, left, right)
    ui.more(view.top > 0, view.top < view.hidden)
    hints = list(view.hints())
    if view.top < view.hidden and len(hints) < 3:
        # The way back comes first where room is short; the edge shows that there is more.
        at = max([1] + [index + 1 for index in range(len(hints)) if hints[index][0] == "back"])
        hints.insert(at, ("down", ("ui.read_on", {})))
    ui.hints(*hints)


def wrapped(ui: "Ui", what: "Label", margin: int = 6) -> "list[Line]":
    """Return a text as rows, wrapped to the screen's width less `margin` pixels."""
    return [(line, "") for line in ui.wrap(say(what), ui.width - margin)]


class Note:
    """A text with the number of the rule behind it, which may be None."""

    def __init__(self, what: "Label", rule: str | None, short: bool = False):
        self.what = what
        self.rule = rule
        # Whether a form that takes one row is better than the longest one.
        self.short = short

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return it as rows, with the rule at the right of the last one if there is room."""
        lines = wrapped(ui, self.what)
        if self.short:
            forms = ui.forms(self.what)
            fitting = [form for form in forms if ui.fits(form, ui.width - 6)]
            lines = wrapped(ui, (fitting or forms[-1:])[0])
        if self.rule and lines:
            last = lines[-1][0]
            if ui.size(last) + ui.size(self.rule) + 12 <= ui.width:
                lines[-1] = (last, self.rule)
            else:
                lines.append(("", self.rule))
        return lines


def sum_lines(ui: "Ui", words: str, margin: int = 6) -> "list[Line]":
    """Return an arithmetic as rows, broken before a sign where one has room for the term."""
    width = ui.width - margin
    lines: list[str] = []
    for term in words.replace(" + ", "\n+ ").replace(" - ", "\n- ").split("\n"):
        if lines and ui.fits(lines[-1] + " " + term, width):
            lines[-1] += " " + term
        else:
            lines += ui.wrap(term, width)
    return [(line, "") for line in lines]


class Sum:
    """An arithmetic: whose it is, its terms, and what they come to."""

    def __init__(self, name: str, words: str, total: int):
        self.name = name
        self.words = words
        self.total = total

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return it as rows: one if name and arithmetic fit side by side, else the result first."""
        total = "= %d" % self.total
        whole = self.words + " " + total
        if ui.size(self.name) + ui.size(whole) + 4 <= ui.width - 4:
            return [(self.name, whole)]
        # What it comes to is beside the name, whatever follows below.
        name = ui.shorten(self.name, ui.width - 10 - ui.size(total))
        return [(name, total)] + sum_lines(ui, self.words)


class Big:
    """Text at the right of a page's row in the 16-pixel font; the row below stays empty."""

    def __init__(self, words: str):
        self.words = words

    def draw(self, ui: "Ui", y: int) -> None:
        """Draw it with its top at height `y`."""
        ui.display.text(self.words, ui.width - 4 - ui.size(self.words, 16), y, 16)


class Cells:
    """One or two results side by side, each in half of the width and two rows.

    The name is above what leads to the result, which is at their right in the 16-pixel font.
    """

    def __init__(self, cells: "list[Cell]"):
        self.cells = cells
        self.words = "  ".join([name + " " + result for name, _, result in cells])

    def fit(self, ui: "Ui") -> bool:
        """Return whether there is room."""
        for name, words, result in self.cells:
            room = ui.width // 2 - 9 - ui.size(result, 16)
            if not ui.fits(name, room) or not ui.fits(words, room):
                return False
        return True

    def draw(self, ui: "Ui", y: int) -> None:
        """Draw them with their tops at height `y`."""
        x = 0
        for name, words, result in self.cells:
            ui.display.text(name, x + 2, y)
            ui.display.text(words, x + 2, y + 8)
            x += ui.width // 2
            ui.display.text(result, x - 4 - ui.size(result, 16), y, 16)


class Hand(Big):
    """A row of cards, each framed, in two rows of a page; `groups` are melds, lists of faces."""

    def __init__(self, groups: "list[list[str]]"):
        super().__init__("  ".join([" ".join(group) for group in groups]))
        self.groups = groups

    def draw(self, ui: "Ui", y: int) -> None:
        """Draw the cards with their tops at height `y`."""
        x = 2
        for group in self.groups:
            for words in group:
                width = _card_width(ui, words)
                ui.display.frame(x, y + 1, width, _HEIGHT)
                ui.display.text(words, x + 3, y + 4)
                x += width + _GAP
            x += _APART - _GAP


def _card_width(ui: "Ui", words: str) -> int:
    """Return how wide a card with the face `words` is drawn."""
    return ui.size(words) + 5


class Hands:
    """Cards as pictures: melds, each a list of faces."""

    def __init__(self, groups: "list[list[str]]"):
        self.groups = groups

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return rows with cards; a meld too wide for the rest of a row starts one."""
        lines: list[Line] = []
        row: list[list[str]] = []
        used = 2
        for group in self.groups:
            at = 0
            while at < len(group):
                wide = sum([_card_width(ui, words) + _GAP for words in group[at:]])
                if row and used + wide > ui.width - 4:
                    lines += [("", Hand(row)), ("", "")]
                    row, used = [], 2
                part: list[str] = []
                while at < len(group) and used + _card_width(ui, group[at]) <= ui.width - 4:
                    part.append(group[at])
                    used += _card_width(ui, group[at]) + _GAP
                    at += 1
                row.append(part)
                used += _APART - _GAP
        if row:
            lines += [("", Hand(row)), ("", "")]
        return lines

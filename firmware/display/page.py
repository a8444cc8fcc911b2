"""How a page of running text is laid out in rows of pixels."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

    # (left, right) of a line; `Big` and `Cells` take two rows.
    Line = tuple[Label, Label | "Big" | "Cells"]
    # (name, what leads to the result, the result).
    Cell = tuple[str, str, str]


def draw(ui: "Ui", view: "Any") -> None:
    """Draw the bar, the lines from `top` on, and the hints."""
    left, right = view.title()
    ui.bar(left, right)
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
        """Return whether there is room, for which names are cut if necessary."""
        for at in range(len(self.cells)):
            name, words, result = self.cells[at]
            room = ui.width // 2 - 9 - ui.size(result, 16)
            if not ui.fits(name, room):
                name = ui.short(name)
                self.cells[at] = name, words, result
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

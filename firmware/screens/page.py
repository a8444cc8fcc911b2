"""Running text: a screen of lines to page through."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row

    # (left, right) of a line; `Big` and `Cells` take two rows.
    Line = tuple[Label, Label | "Big" | "Cells"]
    # (name, what leads to the result, the result).
    Cell = tuple[str, str, str]


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


class Page(Screen):
    """A screen of running text: up and down page through what does not fit.

    A subclass gives the bar by `title()` and the rows by `lines(ui)`.
    """

    def __init__(self, app: "App"):
        super().__init__(app)
        self.top = 0
        self._hidden = 0
        self._page = 1

    def title(self) -> "Row":
        """Return (left, right) of the bar."""
        raise NotImplementedError

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the rows, already wrapped."""
        raise NotImplementedError

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("back", ("ui.back", {})),)

    def draw(self, ui: "Ui") -> None:
        """Draw the bar, the lines from `top` on, and the hints."""
        left, right = self.title()
        ui.bar(left, right)
        lines = self.lines(ui)
        if right and isinstance(right, str) and not ui.bar_parts(left, right)[1]:
            # The number of a rule, for which the bar has no room.
            lines.append(("", right))
        self._hidden = max(0, len(lines) - ui.rows)
        # The last row stays in sight after paging, so that readers find their place.
        self._page = max(1, ui.rows - 1)
        self.top = max(0, min(self.top, self._hidden))
        for index in range(min(ui.rows, len(lines) - self.top)):
            left, right = lines[self.top + index]
            if isinstance(right, (Big, Cells)) and index == ui.rows - 1:
                # Its second row is out of sight: here there is room for the small font only.
                ui.row(index, left, right.words)
            elif isinstance(right, (Big, Cells)):
                ui.row(index, left, "", False)
                right.draw(ui, ui.top + index * 8)
            else:
                ui.row(index, left, right)
        ui.more(self.top > 0, self.top < self._hidden)
        hints = list(self.hints())
        if self.top < self._hidden and len(hints) < 3:
            # The way back comes first where room is short; the edge shows that there is more.
            at = max([1] + [index + 1 for index in range(len(hints)) if hints[index][0] == "back"])
            hints.insert(at, ("down", ("ui.read_on", {})))
        ui.hints(*hints)

    def press(self, key: str, kind: str) -> None:
        """Page up and down, or leave."""
        if key == "down" and kind != "long":
            self.top = min(self.top + self._page, self._hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - self._page)
        else:
            super().press(key, kind)


def wrapped(ui: "Ui", what: "Label", margin: int = 6) -> "list[Line]":
    """Return a text as rows, wrapped to the screen's width less `margin` pixels."""
    return [(line, "") for line in ui.wrap(say(what), ui.width - margin)]

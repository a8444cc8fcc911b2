"""What is drawn where a finger points.

A screen is drawn once more, on a picture that nobody sees, and the elements tell where they are. So
the layout of a screen is in its `draw` alone, and boards without a touch screen never import this.
"""

from engine.compat import TYPE_CHECKING, const
from firmware.display.display import Display
from firmware.display.pictures import Pictures
from firmware.display.widgets import LINE

if TYPE_CHECKING:
    from typing import Any, Protocol

    from engine.types import Label
    from firmware.display.widgets import Hint, Place, Ui

    class Presses(Protocol):
        """What takes logical keys."""

        def press(self, __key: str, __kind: str) -> None:
            """Handle a logical key."""
            ...


# A text also answers so many pixels beside it: one of a single letter is as wide as a row is high.
_AROUND = const(4)
# The least width of a letter or a word that answers by itself.
_LEAST = const(8)
# How wide the edge is that turns pages.
_EDGE = const(10)


class _Paper:
    """A panel that nobody sees."""

    def __init__(self, width: int, height: int):
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 8)

    def show(self) -> int:
        """Send nothing."""
        return 0


class Pointer(Pictures):
    """Draws like `ui`, and finds what is drawn at the pixel (x, y) of the panel.

    What is found is in `what`: a logical key, "ok–" for a held one, what else `Ui.part` and
    `Ui.area` were told, or None. `word` is the word or letter of it, "" where they are too narrow
    for a finger; `low` is whether it is in the lower half of a large text. `row_at` is the row that
    is pointed at, or None, and `chosen_at` the first one that is chosen.
    """

    def __init__(self, ui: "Ui", x: int, y: int):
        paper: Any = _Paper(ui.width, ui.height)
        super().__init__(Display(paper), ui.keys)
        self.names = ui.names
        self.short_width = ui.short_width
        self.pointed = ui.pointed
        if ui.keys.turned:
            x, y = ui.width - 1 - x, ui.height - 1 - y
        self.x = x
        self.y = y
        self.what: Place = None
        self.word = ""
        self.low = False
        self.row_at: int | None = None
        self.chosen_at: int | None = None
        # How far away the nearest is, and the keys that were named outside of the hints.
        self._away = _AROUND + 1
        self._named: list[tuple[str, str]] = []
        self._naming = True
        self._above = self._below = False

    # -- what elements tell ---------------------------------------------------------------------

    def area(self, what: "Place", x: int, y: int, w: int, h: int) -> bool:
        """Note what answers in a rectangle; return whether it is the nearest so far."""
        away = max(x - self.x, self.x - x - w + 1, y - self.y, self.y - y - h + 1, 0)
        if away > self._away or away > _AROUND:
            return False
        self._away = away
        self.what, self.word, self.row_at = what, "", None
        return True

    def part(self, what: "Place", words: str, x: int, y: int, size: int = 8) -> int:
        """Draw a text that answers."""
        if words and self.area(what, x, y, self.size(words, size), size):
            parts = words.split(" ") if " " in words else list(words)
            width = self.size(words, size) + 2 * _AROUND
            self.low = size > LINE and self.y >= y + size // 2
            # A hint is one thing, although it may begin with the single letter of a key.
            if self._naming and width >= _LEAST * len(parts):
                at = (self.x - x + _AROUND) * len(parts) // width
                self.word = parts[max(0, min(at, len(parts) - 1))]
        return super().part(what, words, x, y, size)

    def bar(self, left: "Label", right: "Label" = "") -> None:
        """Draw the bar, which goes back."""
        self.area("back", 0, 0, self.width, LINE)
        super().bar(left, right)

    def row(
        self,
        index: int,
        left: "Label",
        right: "Label" = "",
        chosen: bool = False,
        indent: int = 0,
    ) -> bool:
        """Draw a row, which answers as a whole; one that names a key is that key."""
        if chosen and self.chosen_at is None:
            self.chosen_at = index
        if self.area(None, 0, self.top + index * LINE, self.width, LINE):
            self.row_at = index
            for key, label in self._named:
                for words in (left, right):
                    if label and isinstance(words, str) and words.startswith(label + " "):
                        self.what = key
        return super().row(index, left, right, chosen, indent)

    def label(self, key: str) -> str:
        """Return the name of a key; a row that begins with it is that key."""
        label = super().label(key)
        if self._naming:
            self._named.append((key, label))
        return label

    def hints_fit(self, *pairs: "Hint") -> bool:
        """Return whether the last row has room for all hints."""
        self._naming = False
        fit = super().hints_fit(*pairs)
        self._naming = True
        return fit

    def hints(self, *pairs: "Hint") -> None:
        """Draw the hints, which do what they say."""
        self._naming = False
        super().hints(*pairs)

    def more(self, above: bool, below: bool) -> None:
        """Draw the mark of a list that goes on: there it turns the page."""
        self._above, self._below = above, below
        super().more(above, below)

    # -- what is found --------------------------------------------------------------------------

    def edge(self) -> int:
        """Return 1 or -1 if the edge is pointed at and there is more below or above, else 0."""
        if self.x < self.width - _EDGE or not self.top <= self.y < self.height - LINE:
            return 0
        if self._above and self._below:
            return 1 if self.y >= self.height // 2 else -1
        return 1 if self._below else -1 if self._above else 0

    def press(self, screen: "Presses") -> None:
        """Press the key that is pointed at, if any, on `screen`."""
        step = self.edge()
        if step:
            screen.press("down" if step > 0 else "up", "press")
        elif isinstance(self.what, str):
            key = self.what.rstrip("–")
            screen.press(key, "press" if key == self.what else "long")

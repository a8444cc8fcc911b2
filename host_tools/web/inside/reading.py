"""Runs inside the page's MicroPython: the text on the screen, for screen readers."""

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# The texts of this many saved rows are known.
_ROWS = 64


class Reading:
    """The texts that were drawn since the screen was last cleared, for screen readers."""

    def __init__(self, display: "Any") -> None:
        self._drawn = []
        # The texts of a saved row: its columns -> [[middle from the row's top, x, text, chosen]].
        self._rows = {}
        self._height = display.height
        self._text, self._clear, self._invert = display.text, display.clear, display.invert
        self._page, self._put_page = display.page, display.put_page
        self.changed = False
        display.text, display.clear, display.invert = self.text, self.clear, self.invert
        display.page, display.put_page = self.page, self.put_page

    def clear(self, ink: int = 0) -> None:
        """Note that the screen is blank."""
        self._drawn = []
        self.changed = True
        return self._clear(ink)

    def text(self, s: str, x: int, y: int, size: int = 8, ink: int = 1) -> int:
        """Note a text; inverted text below the bar is chosen."""
        self._drawn.append([y + size // 2, x, s, not ink and y > 0])
        self.changed = True
        return self._text(s, x, y, size, ink)

    def invert(self, x: int, y: int, w: int, h: int) -> None:
        """Note that the texts of a row are chosen."""
        if h >= 8 and w > 8 and y > 0:
            for part in self._drawn:
                if y <= part[0] < y + h and x <= part[1] < x + w:
                    part[3] = not part[3]
        return self._invert(x, y, w, h)

    def page(self, y: int) -> "Any":
        """Note the texts of a row that is saved to be drawn again."""
        columns = self._page(y)
        if len(self._rows) >= _ROWS:
            self._rows = {}
        said = [part for part in self._drawn if y <= part[0] < y + 8]
        self._rows[bytes(columns)] = [
            [middle - y, x, words, chosen] for middle, x, words, chosen in said
        ]
        return columns

    def put_page(self, y: int, columns: "Any") -> None:
        """Note the texts of a row that is drawn again."""
        for middle, x, words, chosen in self._rows.get(bytes(columns), ()):
            self._drawn.append([middle + y, x, words, chosen])
        self.changed = True
        return self._put_page(y, columns)

    def lines(self) -> list:
        """Return [[text, chosen]] from the top; texts side by side are one line."""
        self.changed = False
        found = []
        for middle, _, words, chosen in sorted(self._drawn, key=lambda part: (part[0], part[1])):
            if found and abs(found[-1][2] - middle) < 4:
                found[-1][0] += "  " + words
                found[-1][1] = found[-1][1] or chosen
            else:
                found.append([words, chosen, middle])
        return [line[:2] for line in found]

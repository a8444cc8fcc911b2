"""Runs inside the page's MicroPython: the text on the screen, for screen readers."""

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# The texts of this many saved rows are known.
_ROWS = 64


class Reading:
    """The texts that were drawn since the screen was last cleared, for screen readers."""

    def __init__(self, display: "Any") -> None:
        # Parts: [middle, x, text, chosen, size, x of the right edge].
        self._drawn = []
        # The texts of a saved row: its columns -> its parts, with the middle from the row's top.
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
        end = self._text(s, x, y, size, ink)
        if s:
            self._drawn.append([y + size // 2, x, s, not ink and y > 0, size, end - size // 8])
        self.changed = True
        return end

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
        self._rows[bytes(columns)] = [[part[0] - y] + part[1:] for part in said]
        return columns

    def put_page(self, y: int, columns: "Any") -> None:
        """Note the texts of a row that is drawn again."""
        for part in self._rows.get(bytes(columns), ()):
            self._drawn.append([part[0] + y] + part[1:])
        self.changed = True
        return self._put_page(y, columns)

    def lines(self) -> list:
        """Return [[text, chosen]] from the top; texts side by side are one line.

        Large points are read with the name above them and what is written beside or below them. A
        large number beside rows repeats the one of the chosen row, and is read there alone.
        """
        self.changed = False
        rest = sorted([part for part in self._drawn if not self._repeats(part)], key=_place)
        found = []
        for cell in cells(rest):
            rest = [part for part in rest if part not in cell]
            chosen = any(part[3] for part in cell)
            words = "  ".join([part[2] for part in cell])
            found.append([cell[0][0], cell[0][1], words, chosen])
        rows = []
        for middle, x, words, chosen, _, _ in rest:
            if rows and abs(rows[-1][0] - middle) < 4:
                rows[-1][2] += "  " + words
                rows[-1][3] = rows[-1][3] or chosen
            else:
                rows.append([middle, x, words, chosen])
        return [line[2:] for line in sorted(found + rows, key=_place)]

    def _repeats(self, part: list) -> bool:
        _, x, words, chosen, size, _ = part
        if size == 8 or chosen or not _is_number(words):
            return False
        rows = [one for one in self._drawn if one[3] and one[4] == 8]
        return any(one[2] == words and one[5] < x for one in rows)


def cells(parts: list) -> list:
    """Return the parts of each cell of a grid with large points, in the order of reading.

    `parts` are in order; a cell ends on the right where its points do.
    """
    large = [part for part in parts if part[4] > 8 and _is_number(part[2])]
    found = []
    for points in large:
        middle, x, _, _, size, right = points
        left = 0
        for other in large:
            if abs(other[0] - middle) < 4 and other[1] < x:
                left = max(left, other[5])
        inside = [
            part
            for part in parts
            # The bar above is nobody's name.
            if part[4] == 8 and left <= part[1] < right and 8 < part[0] < middle + size // 2
        ]
        above = [part[0] for part in inside if part[0] < middle]
        # In a row of two lines a name can stand beside them.
        beside = [part for part in inside if part[0] == middle and part[1] < x]
        if above and not beside:
            row = max(above)
            names = [part for part in inside if part[0] == row]
            found.append(names + [points] + [part for part in inside if part[0] > row])
    return found


def _place(part):
    return part[:2]


def _is_number(words):
    # MicroPython strips bytes: the minus sign would leave half of other characters.
    return words.replace("−", "-").lstrip("-").isdigit()

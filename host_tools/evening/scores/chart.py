"""A line chart in letters and dots, never wider than the terminal.

A cell of the terminal has two by four dots of Braille. A line is dots, with its letter now and then
and at its end.
"""

from collections.abc import Sequence

from rich.text import Text

_HEIGHT = 15
_WIDEST = 90
_MOST_EACH, _APART = 10, 7
# What a chart needs to the right of its labels.
_NARROWEST = 8
_BRAILLE = 0x2800
# The bit of each dot of a cell: columns from the left, in each the dots from the top.
_BITS = ((1, 2, 4, 64), (8, 16, 32, 128))


class Plot:
    """The cells of a chart, `columns` by `rows`; each has dots or a letter, and a colour."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._dots = [[0] * columns for _ in range(rows)]
        self._letters = [[""] * columns for _ in range(rows)]
        self._colours = [[""] * columns for _ in range(rows)]

    def dot(self, x: int, y: int, colour: str) -> None:
        """Set a dot; y counts from below, in quarters of a row."""
        column, row = x // 2, self.rows - 1 - y // 4
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self._dots[row][column] |= _BITS[x % 2][3 - y % 4]
            self._colours[row][column] = colour

    def letter(self, x: int, y: int, letter: str, colour: str) -> None:
        """Set a letter in the cell of a dot, over what is there."""
        column, row = x // 2, self.rows - 1 - y // 4
        if 0 <= column < self.columns and 0 <= row < self.rows:
            self._letters[row][column] = letter
            self._colours[row][column] = colour

    def line(self, points: Sequence[tuple[int, int]], colour: str) -> None:
        """Set the dots of a line through points."""
        for (x, y), (to_x, to_y) in zip(points, points[1:], strict=False):
            steps = max(abs(to_x - x), abs(to_y - y), 1)
            for at in range(steps + 1):
                self.dot(
                    x + round((to_x - x) * at / steps), y + round((to_y - y) * at / steps), colour
                )

    def row(self, row: int) -> Text:
        """Return one row of cells."""
        found = Text()
        for column in range(self.columns):
            letter = self._letters[row][column] or chr(_BRAILLE + self._dots[row][column])
            found.append(letter, self._colours[row][column])
        return found


def chart(
    lines: Sequence[Sequence[tuple[float, int]]],
    signs: Sequence[tuple[str, str]],
    width: int,
    axes: tuple[str, str],
    limit: int | None = None,
) -> Text | None:
    """Return a chart of lines, each [(x, y)], or None if there is nothing to draw or no room.

    `signs` has (letter, colour) of each line, `axes` the labels of x and y; `limit` is drawn
    across, on its own value.
    """
    last = max((line[-1][0] for line in lines), default=0)
    if not last:
        return None
    values = [limit or 0, 0, *(y for line in lines for _, y in line)]
    step = next(step for step in _steps() if max(values) - min(values) <= step * _HEIGHT)
    lowest = min(values) // step * step
    rows = -(-(max(values) - lowest) // step) + 1
    labels = {at: str(lowest + at * step) for at in range(rows)}
    at_limit = None
    if limit:
        at_limit = round((limit - lowest) / step)
        labels[at_limit] = str(limit)
    margin = max(map(len, labels.values())) + 3
    room = min(width - margin, _WIDEST)
    if room < _NARROWEST:
        return None
    # Whole cells for each round where they fit; else a cell has several rounds.
    each = min(_MOST_EACH, int((room - 1) // last)) or (room - 1) / last
    plot = Plot(min(room, int(each * last) + 1), rows)

    def place(x, y):
        return round(x * each * 2), round(((y - lowest) / step + 0.5) * 4)

    if limit:
        for x in range(0, plot.columns * 2, 2):
            plot.dot(x, place(0, limit)[1], "red")
    for line, (_, colour) in zip(lines, signs, strict=True):
        plot.line([place(*point) for point in line], colour)
    apart = max(1, round(_APART / each))
    for line, (letter, colour) in zip(lines, signs, strict=True):
        # From the end, so that the last point shows its letter.
        for point in line[::-1][::apart]:
            plot.letter(*place(*point), letter, colour)
    found = Text(f"({axes[1]})\n".rjust(margin), no_wrap=True)
    for row in range(rows):
        at = rows - 1 - row
        found.append(labels[at].rjust(margin - 3), "red" if at == at_limit else "")
        found.append(" | ")
        found.append_text(plot.row(row)).append("\n")
    return found.append_text(Text(_below(margin, each, last, plot.columns, axes[0])))


def _below(margin, each, last, columns, axis):
    """Return the rounds below a chart, and what they are."""
    words = " " * margin
    longest = len(str(int(last)))
    step = next(step for step in _steps() if step * each >= longest + 1)
    for at in range(0, int(last) + 1, step):
        column = margin + round(at * each)
        number = str(at)
        if column + len(number) <= margin + max(columns, len(number)):
            words = words.ljust(column) + number
    return f"{words}\n" + f"({axis})".rjust(
        min(margin + columns, max(margin + columns, len(axis) + 2))
    )


def _steps():
    """Yield round numbers: 1, 2, 5, 10, 20, 25, 50, 100, 200, 250 and so on."""
    yield from (1, 2, 5)
    scale = 10
    while True:
        yield from (scale, 2 * scale, 5 * scale // 2, 5 * scale)
        scale *= 10

"""Charts as SVG, written here: lines with their names at the end, bars with chance, strips of form.

A chart takes its colours from the page by classes, so it changes with it for dark screens and
paper: `c1` to `c8` are the colours of people, `c0` is the ink of no one. Nothing in a chart runs or
is loaded. A `Drawing` is a list of shapes, which the card writes in other forms.
"""

import math
from html import escape

from engine.compat import TYPE_CHECKING
from host_tools.base.plain import visible

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

# A chart is made coarser until it takes no more bytes than this.
MAX_BYTES = 3000
_COARSER = (0, 0.6, 1.2, 2.5, 5, 10, 20, 40, 400)
_MAX_LETTERS = 14
_WIDTH, _HEIGHT, _SIZE = 360, 216, 12
_TOP, _BOTTOM, _APART = 14, 22, 14
_ROW, _STRIP = 36, 26
# Labels of rounds need so many pixels each.
_TICK = 26


class Line:
    """One line of a chart: `name`, `points` [(x, y)] and `colour` (1 to 8, 0: none).

    `won` makes it thick; with `out` it ends in a ring. `said` are the words at its end.
    """

    def __init__(
        self, name: str, points: list, colour: int, said: str, won: bool = False, out: bool = False
    ) -> None:
        self.name, self.points, self.colour = name, points, colour
        self.said, self.won, self.out = said, won, out


class Drawing:
    """Shapes on `width` by `height` pixels, the first one at the back.

    `shapes` are tuples: ("line", class, points, kind), ("dot", class, x, y, radius, kind),
    ("text", class, x, y, words, anchor, kind), ("bars", class, [(x, height)], y, width, kind). A
    kind is a class, too, which says how thick or faint a shape is.
    """

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self.shapes: list[tuple] = []

    def line(self, colour: str, points: "Sequence", kind: str) -> None:
        """Add a line through points."""
        self.shapes.append(("line", colour, list(points), kind))

    def dot(self, colour: str, x: float, y: float, radius: float, kind: str) -> None:
        """Add a dot."""
        self.shapes.append(("dot", colour, x, y, radius, kind))

    def text(
        self, colour: str, x: float, y: float, words: str, anchor: str = "", kind: str = ""
    ) -> None:
        """Add words in one line; `anchor` is "", "e" (they end at x) or "m" (their middle)."""
        self.shapes.append(("text", colour, x, y, words, anchor, kind))

    def svg(self, title: str, words: str) -> str:
        """Return the SVG of a page, with `title` and `words` for those who do not see it."""
        said = f"{title}. {words}" if words else title
        head = (
            f'<svg viewBox="0 0 {_n(self.width)} {_n(self.height)}" role="img"'
            f' aria-label="{escape(visible(said))}">'
        )
        found = ""
        for coarse in _COARSER:
            found = head + "".join(_written(shape, coarse) for shape in self.shapes) + "</svg>"
            if len(found.encode("utf-8", "replace")) <= MAX_BYTES:
                break
        return found


def _n(value):
    return f"{value:.1f}".removesuffix(".0")


def _written(shape, coarse):
    kind, colour = shape[:2]
    if kind == "line":
        points = thinned(shape[2], coarse)
        return f'<path class="{colour} {shape[3]}" d="{path(points)}"/>'
    if kind == "dot":
        _, _, x, y, radius, look = shape
        return f'<circle class="{colour} {look}" cx="{x:.0f}" cy="{y:.0f}" r="{_n(radius)}"/>'
    if kind == "bars":
        _, _, bars, y, _, look = shape
        steps = "".join(f"M{_n(x)} {_n(y)}v-{_n(tall)}" for x, tall in bars)
        return f'<path class="{colour} {look}" d="{steps}"/>'
    _, _, x, y, words, anchor, look = shape
    look = " ".join(part for part in (colour, anchor, look) if part)
    look = f' class="{look}"' if look else ""
    return f'<text{look} x="{x:.0f}" y="{y:.0f}">{escape(visible(words), quote=False)}</text>'


def path(points: "Sequence") -> str:
    """Return the path of a line in whole pixels, each step from the one before.

    >>> path([(1, 2), (4.4, 2), (5, -1)])
    'M1 2l3 0 1-3'
    """
    at = [(round(x), round(y)) for x, y in points]
    words = f"M{at[0][0]} {at[0][1]}"
    steps = ""
    for (x, y), (to_x, to_y) in zip(at, at[1:]):
        across, down = to_x - x, to_y - y
        steps += (" " if steps and across >= 0 else "") + str(across)
        steps += ("" if down < 0 else " ") + str(down)
    return words + ("l" + steps if steps else "")


def thinned(points: "Sequence", coarse: float) -> list:
    """Return the points that a line needs if it may be off by `coarse` pixels.

    >>> thinned([(0, 0), (1, 0.1), (2, 0)], 0.5)
    [(0, 0), (2, 0)]
    """
    points = list(points)
    if not coarse or len(points) < 3:
        return points
    keep = {0, len(points) - 1}
    open_ = [(0, len(points) - 1)]
    while open_:
        first, last = open_.pop()
        (x, y), (to_x, to_y) = points[first], points[last]
        length = math.hypot(to_x - x, to_y - y) or 1
        worst, at = coarse, None
        for one in range(first + 1, last):
            px, py = points[one]
            off = abs((to_x - x) * (py - y) - (to_y - y) * (px - x)) / length
            if off > worst:
                worst, at = off, one
        if at is not None:
            keep.add(at)
            open_ += [(first, at), (at, last)]
    return [points[at] for at in sorted(keep)]


def label(words: str, maximum: int = _MAX_LETTERS) -> str:
    """Return a name as it is in a chart: cut to `maximum` letters."""
    words = visible(words)
    return words if len(words) <= maximum else words[: maximum - 1] + "…"


def labels(names: "Sequence[str]") -> list[str]:
    """Return the labels of names, all different."""
    found = []
    for name in names:
        words = label(name)
        number = 2
        while words in found:
            words = f"{label(name)[: _MAX_LETTERS - 2]}…{number}"
            number += 1
        found.append(words)
    return found


def width_of(words: str, size: float = _SIZE) -> float:
    """Return about how wide words are in a font without serifs, in pixels."""
    # A minus sign is wider than a digit; a letter of East Asia is half as wide again.
    wide = sum(ord(letter) > 0x2E7F or letter == "−" for letter in words)
    narrow = sum(letter in " .,:;'|ilIjt1" for letter in words)
    return size * (0.64 * len(words) + 0.5 * wide - 0.22 * narrow)


def ticks(lowest: float, highest: float) -> list[int]:
    """Return about four round numbers from `lowest` to `highest`.

    >>> ticks(0, 114), ticks(-13, 40), ticks(0, 3)
    ([0, 50, 100], [0, 20, 40], [0, 1, 2, 3])
    """
    span = max(1, highest - lowest)
    # A tenth of the highest power of ten in it.
    power = 10 ** max(0, len(str(math.floor(span))) - 2)
    steps = [power * one for one in (1, 2, 5, 10, 20, 50, 100)]
    step = next((one for one in steps if span / one <= 4), steps[-1])
    first = math.ceil(lowest / step)
    return [step * at for at in range(first, math.floor(highest / step) + 1)]


def signed(value: int | str) -> str:
    """Return a number with the minus sign that is as wide as a digit.

    >>> signed(-3), signed(4)
    ('−3', '4')
    """
    return str(value).replace("-", "−")


def line_drawing(
    axis: str,
    lines: "Sequence[Line]",
    limit: tuple[int, str] | None = None,
    marks: "Sequence" = (),
    names: "Sequence[str] | None" = None,
    size: tuple[float, float] = (_WIDTH, _HEIGHT),
    font: float = _SIZE,
) -> Drawing:
    """Return a Drawing of Lines: names and scores at their ends, rounds below.

    `axis` says what x counts. `limit` is (value, words) to draw across, `marks` are (x, y, words,
    colour) beside single points. With `names`, those stand below instead of numbers.
    """
    scale = font / _SIZE
    apart, top, bottom = _APART * scale, _TOP * scale, _BOTTOM * scale
    width, height = size[0], max(size[1], top + bottom + apart * len(lines))
    found = Drawing(width, height)
    ends = [
        f"{words} {line.said}" for words, line in zip(labels([one.name for one in lines]), lines)
    ]
    # The winner's are larger and bold.
    room = max(width_of(words, font * (1.2 if line.won else 1)) for words, line in zip(ends, lines))
    right = max(width - room - 10 * scale, width / 3)
    values = [y for line in lines for _, y in line.points] + [0] + ([limit[0]] if limit else [])
    low, high = min(values), max(values)
    numbers = [signed(value) for value in ticks(low, high)] + ([limit[1]] if limit else [])
    left = 8 * scale + max(width_of(words, font * 0.92) for words in numbers)
    last = max(x for line in lines for x, _ in line.points) or 1

    def place(x, y):
        rise = (y - low) / ((high - low) or 1)
        return left + (right - left) * x / last, height - bottom - (height - top - bottom) * rise

    for value in ticks(low, high):
        if limit and abs(place(0, value)[1] - place(0, limit[0])[1]) < 11 * scale:
            continue
        y = place(0, value)[1]
        found.line("c0", [(left, y), (right, y)], "g")
        found.text("", left - 4 * scale, y + 4 * scale, signed(value), "e", "s")
    _below(found, axis, place, last, (left, right, height), scale, names)
    if limit:
        y = place(0, limit[0])[1]
        found.line("c0", [(left, y), (right, y)], "lim")
        found.text("", left - 4 * scale, y + 4 * scale, limit[1], "e", "al")
    # MicroPython keeps no order among equals, so the seat is a part of the key.
    order = sorted(range(len(lines)), key=lambda at: (place(*lines[at].points[-1])[1], at))
    ordered = [(lines[at], ends[at]) for at in order]
    spread = _spread(
        [place(*line.points[-1])[1] for line, _ in ordered], apart, top, height - bottom + 6
    )
    above = [pair for pair in ordered if pair[0].won]
    for line, _ in [pair for pair in ordered if not pair[0].won] + above:
        found.line(
            f"c{line.colour}", [place(*point) for point in line.points], "w" if line.won else "l"
        )
    for (line, words), at in zip(ordered, spread):
        x, y = place(*line.points[-1])
        colour = f"c{line.colour}"
        if right - x > 1 or abs(at - y) > 2:
            # A thin line leads from where the player went out to the name.
            found.line(
                colour,
                [(x, y), (right, y), (right + 6 * scale, at)]
                if right - x > 1
                else [(x, y), (right + 6 * scale, at)],
                "t",
            )
        found.dot(colour, x, y, (4 if line.won else 3) * scale, "o" if line.out else "d")
        found.text(colour, right + 9 * scale, at + 4 * scale, words, "", "b" if line.won else "n")
    for x, y, words, colour in marks:
        x, y = place(x, y)
        fits = x - width_of(words, font * 0.9) > left
        found.text(
            f"c{colour}",
            x - 6 * scale if fits else x + 6 * scale,
            max(y - 5 * scale, 13 * scale),
            words,
            "e" if fits else "",
            "mk",
        )
    return found


def _below(found, axis, place, last, box, scale, names):
    """Write what x counts below a chart."""
    left, right, height = box
    y = height - 6 * scale
    if names is not None:
        found.text("", left, y, names[0], "", "s")
        found.text("", right, y, names[-1], "e", "s")
        return
    whole = math.floor(last)
    room = (right - left) * whole / last
    step = next(one for one in _round_steps() if whole / one * _TICK * scale <= room)
    found.text("", 2 * scale, y, axis, "", "s")
    first = left + width_of(axis) - 14 * scale
    for at in range(step, whole + 1, step):
        x = place(at, 0)[0]
        if x > first:
            found.text("", x, y, str(at), "m", "s")


def _round_steps():
    scale = 1
    while True:
        yield from (scale, 2 * scale, 5 * scale)
        scale *= 10


def _spread(wanted, apart, top, bottom):
    """Return places near those `wanted`, in order, at least `apart` from each other."""
    groups = []
    for y in wanted:
        groups.append([y, 1])
        while (
            len(groups) > 1
            and groups[-1][0] - groups[-2][0] < apart * (groups[-1][1] + groups[-2][1]) / 2
        ):
            (y1, n1), (y2, n2) = groups[-2:]
            groups[-2:] = [[(y1 * n1 + y2 * n2) / (n1 + n2), n1 + n2]]
    found = [y + apart * (at - (count - 1) / 2) for y, count in groups for at in range(count)]
    if not found:
        return found
    # Whole groups move into the picture, the rest after them.
    found = [max(y, top + apart * at) for at, y in enumerate(found)]
    count = len(found)
    return [min(y, bottom - apart * (count - 1 - at)) for at, y in enumerate(found)]


def dot_drawing(rows: "Sequence[Any]", chance: str) -> Drawing:
    """Return a Drawing of how many opponents each person beat, with bars and the line of chance.

    `rows` are (name, colour, value, low, high, words), the values from 0 to 100.
    """
    low = max(0, min(30, *(math.floor(row[3] / 10) * 10 for row in rows)))
    high = min(100, max(70, *(math.ceil(row[4] / 10) * 10 for row in rows)))
    height = 22 + _ROW * len(rows) + 16
    found = Drawing(_WIDTH, height)
    names = labels([row[0] for row in rows])
    left = min(100, 12 + max(width_of(name, 13) for name in names))
    right = _WIDTH - 30

    def across(value):
        return left + (right - left) * (min(max(value, low), high) - low) / (high - low)

    middle = across(50)
    found.line("c0", [(middle, 18), (middle, height - 18)], "g")
    found.text("", middle, 12, chance, "m", "s")
    found.text("", across(low), height - 4, str(low), "m", "s")
    found.text("", across(high), height - 4, str(high), "m", "s")
    for at, (row, name) in enumerate(zip(rows, names)):
        _, colour, value, first, last, words = row
        y = 22 + _ROW * at + 12
        found.text(f"c{colour}", 0, y + 4, name, "", "n")
        found.line(f"c{colour}", [(across(first), y), (across(last), y)], "bar")
        found.dot(f"c{colour}", across(value), y, 5, "d")
        found.text("", _WIDTH, y + 5, f"{value:.0f}", "e", "b")
        found.text("", _WIDTH, y + 18, words, "e", "x")
    return found


def form_drawing(rows: "Sequence[Any]", count: int) -> Drawing:
    """Return a Drawing of the last `count` games of each person, a bar for each.

    `rows` are (name, colour, [(share of the opponents beaten, whether won)], words).
    """
    found = Drawing(_WIDTH, _STRIP * len(rows) + 2)
    names = labels([row[0] for row in rows])
    left = min(100, 12 + max(width_of(name, 13) for name in names))
    pitch = min(13, (_WIDTH - left - 66) / count)
    for at, (row, name) in enumerate(zip(rows, names)):
        _, colour, games, words = row
        y = _STRIP * (at + 1) - 4
        found.text(f"c{colour}", 0, y - 2, name, "", "n")
        shift = count - len(games)
        for kind, wanted in (("fw", True), ("fl", False)):
            bars = [
                (left + pitch * (place + shift + 0.5), 3 + 16 * share)
                for place, (share, won) in enumerate(games)
                if won == wanted
            ]
            if bars:
                found.shapes.append(("bars", f"c{colour}", bars, y, pitch - 2, kind))
        found.text("", _WIDTH, y - 2, words, "e", "s")
    return found

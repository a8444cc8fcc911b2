"""Reads the text of a screen back from its pixels, by searching for the glyphs of our fonts.

Tests and scripts use it to assert what a person sees. It knows the three sizes, normal and inverted
text, and text that is struck through. The leader of dots in the bar and the line over an answer in
the last row are no text.
"""

from collections.abc import Sequence

from host_tools import emulator

SIZES = (24, 16, 8)
_WIDE = 12
_EDGE = 2
# The row of the bar's leader, and the pixels from dot to dot.
_LEADER_ROW = 6
_LEADER = 4
# No part of the line over an answer is shorter; the top of a letter is.
_LINE = 4
# What points are made of, and the rows of digits in the large fonts.
_DIGITS = "0123456789-− "
_DIGIT_ROWS = {24: (3, 19), 16: (1, 11)}

# Rows of 0 (dark) and 1 (lit).
Pixels = Sequence[Sequence[int]]


class _Font:
    """The glyphs of one font as tuples of column numbers, by their first inked column."""

    def __init__(self, size):
        emulator.install()
        from firmware.display import display

        module = display.font(size)
        self.size = size
        self.gap = module.GAP
        codes = list(range(33, 128)) + [ord(char) for char in module.MORE]
        places = list(range(33, len(module.PAGES[0])))
        box = [glyphs[127] for glyphs in module.PAGES]
        self.by_first = {}
        for code, place in zip(codes, places, strict=True):
            pages = [glyphs[place] for glyphs in module.PAGES]
            if pages == box and code != 127:
                continue
            columns = [
                sum(byte << 8 * page for page, byte in enumerate(column))
                for column in zip(*pages, strict=True)
            ]
            columns = columns[: len(columns) - self.gap]
            inked = [i for i, column in enumerate(columns) if column]
            if not inked:
                continue
            left, right = inked[0], len(columns) - 1 - inked[-1]
            glyph = tuple(columns[inked[0] : inked[-1] + 1])
            char = "□" if code == 127 else chr(code)
            self.by_first.setdefault(glyph[0], []).append((glyph, char, left, right, glyph))
        for found in self.by_first.values():
            # The widest first: otherwise a glyph could match the left half of another.
            found.sort(key=lambda entry: -len(entry[0]))


_fonts = {}


def _type(size):
    if size not in _fonts:
        _fonts[size] = _Font(size)
    return _fonts[size]


class Run:
    """Glyphs side by side: `x`, `y`, `size`, `text`, `inverted`, `struck`."""

    def __init__(self, x: int, y: int, size: int, inverted: bool, struck: bool) -> None:
        self.x, self.y, self.size, self.inverted, self.struck = x, y, size, inverted, struck
        self.text = ""
        self.end = x
        self.ink = 0
        self.boxes = []

    def mask(self) -> int:
        """Return the rows of the screen that the text takes, as bits."""
        first, last = 0, self.size - 1
        if self.size in _DIGIT_ROWS and all(char in _DIGITS for char in self.text):
            # Large digits leave room above and below them.
            first, last = _DIGIT_ROWS[self.size]
        return ((1 << last - first + 1) - 1) << self.y + first

    def add(self, char: str, x: int, width: int, left: int, right: int, ink: int, gap: int) -> None:
        """Append a character whose ink begins at x."""
        if self.text:
            space = x - left - self.end - gap
            if space >= 2:
                self.text += " " if space < _WIDE else "  "
        else:
            self.x = x
        self.text += char
        self.end = x + width + right
        self.ink += ink
        self.boxes.append((x, x + width))


def _bit_columns(pixels, width):
    return [sum(row[x] << y for y, row in enumerate(pixels)) for x in range(width)]


def _read_band(columns, y, type_, inverted, keep, struck=False):
    """Return the runs of one font with their top at y; look only at the rows in `keep`."""
    band = [column >> y & keep for column in columns]
    runs, run, x, width = [], None, 0, len(band)
    while x < width:
        if not band[x]:
            x += 1
            continue
        found = None
        if x == 0 or not band[x - 1]:
            for glyph, char, left, right, whole in _candidates(type_, keep, band[x]):
                n = len(glyph)
                # A scroll mark in the last two columns may touch the last glyph.
                if tuple(band[x : x + n]) == glyph and (x + n >= width - _EDGE or not band[x + n]):
                    # Letters that differ only by an accent are told apart by it.
                    exact = tuple(column >> y & 0xFF for column in columns[x : x + n]) == whole
                    if found is None or exact:
                        found = glyph, char, left, right
                    if exact:
                        break
        if found is None:
            run = None
            x += 1
            continue
        glyph, char, left, right = found
        if run is None or x - run.end > 2 * type_.size:
            run = Run(x, y, type_.size, inverted, struck)
            runs.append(run)
        run.add(char, x, len(glyph), left, right, sum(c.bit_count() for c in glyph), type_.gap)
        x += len(glyph)
    return runs


_masked = {}


def _candidates(type_, keep, first):
    if keep == (1 << type_.size) - 1:
        return type_.by_first.get(first, ())
    key = (type_.size, keep)
    if key not in _masked:
        table = {}
        for found in type_.by_first.values():
            for glyph, char, left, right, whole in found:
                cut = tuple(column & keep for column in glyph)
                if cut[0]:
                    table.setdefault(cut[0], []).append((cut, char, left, right, whole))
        for found in table.values():
            found.sort(key=lambda entry: -len(entry[0]))
        _masked[key] = table
    return _masked[key].get(first, ())


def _weight(run):
    """Return how certain a run is: its ink, with letters and digits counting most."""
    solid = sum(char.isalnum() or ord(char) > 0x2000 for char in run.text)
    return (solid > 0, solid * run.size + run.ink)


def _without_leader(pixels):
    """Return the pixels without the leader of dots in the bar."""
    # A picture that nobody touches may stand a row lower.
    for at in (_LEADER_ROW, _LEADER_ROW + 1):
        row = pixels[at]
        columns = [sum(column) for column in zip(*pixels[: at + 2], strict=True)]
        dots = [
            x
            for x in range(1, len(row) - 1)
            if row[x] and columns[x] == 1 and not columns[x - 1] and not columns[x + 1]
        ]
        # A full stop is no leader: three dots at least follow each other.
        led = {x for x in dots if sum(x + _LEADER * step in dots for step in (-2, -1, 1, 2)) >= 2}
        if led:
            bare = [0 if x in led else pixel for x, pixel in enumerate(row)]
            return [*pixels[:at], bare, *pixels[at + 1 :]]
    return pixels


def answer_line(pixels: "Pixels") -> bool:
    """Return whether a line over the last row says that a press did nothing, or why."""
    row = pixels[-8]
    return bool(row[0] and row[-1]) and sum(row) > len(row) // 4 and not all(pixels[-7])


def _without_answer_line(pixels):
    """Return the pixels without the line over an answer; letters that reach it stand apart."""
    if not answer_line(pixels):
        return pixels
    row = list(pixels[-8])
    x = 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end - x >= _LINE or x == 0 or end == len(row):
            row[x:end] = [0] * (end - x)
        x = end + 1
    return [*pixels[:-8], row, *pixels[-7:]]


def read_runs(pixels: "Pixels") -> list:
    """Return the runs of text in `pixels`, rows of 0 and 1, from the top left."""
    pixels = _without_leader(_without_answer_line(pixels))
    height, width = len(pixels), len(pixels[0])
    plain = _bit_columns(pixels, width)
    full = (1 << height) - 1
    turned = [full ^ column for column in plain]
    candidates = []
    for size in SIZES:
        whole = (1 << size) - 1
        for y in range(height - size + 1):
            for inverted, columns in ((False, plain), (True, turned)):
                candidates += _read_band(columns, y, _type(size), inverted, whole)
        if size in _DIGIT_ROWS:
            candidates += _read_digits(plain, size, height)
    for y in range(height - 8 + 1):
        candidates += _read_struck(plain, y)
        candidates += _read_underlined(plain, y)
        # An inverted bar may be lower than its text, whose first or last row is then on the dark.
        for keep in (0xFE, 0x7F, 0x7E):
            candidates += _read_band(turned, y, _type(8), True, keep)
    for y, keep in _beside_chosen(plain, height):
        candidates += _read_band(plain, y, _type(8), False, keep)
    # Python's sort is stable, so complete runs stay before partial ones.
    candidates.sort(key=_weight, reverse=True)
    taken = [0] * width
    chosen = []
    for run in candidates:
        solid = _weight(run)[0]
        if not solid and not any(
            other.y == run.y and other.size == run.size and other.inverted == run.inverted
            for other in chosen
        ):
            continue
        mask = run.mask()
        if any(taken[x] & mask for low, high in run.boxes for x in range(low, high)):
            continue
        for low, high in run.boxes:
            for x in range(low, high):
                taken[x] |= mask
        chosen.append(run)
    chosen.sort(key=lambda run: (run.y, run.x))
    return chosen


def _beside_chosen(columns, height):
    """Yield (y, rows to read) of each page beside an inverted text.

    Its letters may have light beyond their edge, on the rows that are left out.
    """
    turned = []
    for y in range(0, height - 7, 8):
        page = bytes(column >> y & 0xFF for column in columns)
        turned.append(b"\xff\xff" in page)
    for place in range(len(turned)):
        above = place > 0 and turned[place - 1]
        below = place + 1 < len(turned) and turned[place + 1]
        if above or below:
            yield 8 * place, 0xFF & ~(1 if above else 0) & ~(0x80 if below else 0)


def _read_struck(columns, y):
    """Yield the runs under a horizontal line of at least 8 pixels in row 3, 4 or 5 of the band."""
    for strike in (3, 4, 5):
        row = [column >> (y + strike) & 1 for column in columns]
        x = 0
        while x < len(row):
            if not row[x]:
                x += 1
                continue
            end = x
            while end < len(row) and row[end]:
                end += 1
            if end - x >= 8:
                part = [0] * x + columns[x:end] + [0] * (len(columns) - end)
                # What the line covers is unknown, so its row is ignored.
                for run in _read_band(part, y, _type(8), False, 0xFF & ~(1 << strike), True):
                    if len(run.text) > 1:
                        yield run
            x = end


def _read_digits(columns, size, height):
    """Yield the runs of digits, over which or under which a line may run close by."""
    first, last = _DIGIT_ROWS[size]
    keep = (1 << last + 1) - (1 << first)
    for y in range(height - size + 1):
        for run in _read_band(columns, y, _type(size), False, keep):
            if all(char in _DIGITS for char in run.text):
                yield run


def _read_underlined(columns, y):
    """Yield the runs of digits that stand on a line in row 7 of the band."""
    row = [column >> (y + 7) & 1 for column in columns]
    x = 0
    while x < len(row):
        end = x
        while end < len(row) and row[end]:
            end += 1
        if end - x >= 4:
            part = [0] * x + columns[x:end] + [0] * (len(columns) - end)
            for run in _read_band(part, y, _type(8), False, 0x7F):
                if all(char in _DIGITS for char in run.text):
                    yield run
        x = max(end, x + 1)


def read_lines(pixels: "Pixels") -> list[str]:
    """Return the lines of text in `pixels`, from the top; wide gaps become two spaces.

    Runs whose middles lie within the same text row are one line.
    """
    lines = []
    for run in read_runs(pixels):
        middle = run.y + run.size / 2
        for line in lines:
            if abs(line[0] - middle) < 4:
                line[1].append(run)
                break
        else:
            lines.append((middle, [run]))
    lines.sort(key=lambda line: line[0])
    return ["  ".join(run.text for run in sorted(runs, key=lambda run: run.x)) for _, runs in lines]

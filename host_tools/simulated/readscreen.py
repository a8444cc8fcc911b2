"""Reads the text of a screen back from its pixels, by searching for the glyphs of our fonts.

Tests and scripts use it to assert what a person sees. It knows the three sizes, the digits that are
cut to 13 rows, normal and inverted text, and text that is struck through. The leader of dots in the
bar and the line over an answer in the last row are no text.
"""

import re
from functools import lru_cache, reduce
from operator import or_
from typing import TYPE_CHECKING

from host_tools.simulated import emulator

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

SIZES = (24, 16, 8)
_WIDE = 12
_EDGE = 2
# The dark rows that are added above and below a picture.
_BEYOND = 8
# The row of the bar's leader, and the pixels from dot to dot.
_LEADER_ROW = 6
_LEADER = 4
# No part of the line over an answer is shorter; the top of a letter is.
_LINE = 4
# What points are made of, and the rows of digits in the large fonts.
_DIGITS = "0123456789-− "
_DIGIT_ROWS = {24: (3, 19), 16: (1, 11), 13: (0, 12)}
# Digits of the large font without two of its rows, from their first row on.
_CUT = 13
_CUT_ROWS = tuple(row for row in range(4, 19) if row not in (8, 15))
# Where large letters come close to the arrows above and below: the rows of the letters, and those
# of the arrows.
_LETTER_ROWS = (1 << 15) - 1
_ARROWS = "▲▼"
_ARROW_ROWS = 0x3E

# On a screen of 40 rows, lines of large letters are so close that the next one is seen below them.
_CLOSE = 40
_CLOSE_ROWS = (1 << 13) - 1

# In a page, columns with light; in a row of 0 and 1, what may be a line over a text or under it.
_LIGHT = re.compile(rb"[\x01-\xff]+")
_STRIKE = re.compile(rb"\x01{8,}")
_UNDERLINE = re.compile(rb"\x01{4,}")


class _Font:
    """The glyphs of one font. As on the screen, a glyph's pages are bytes of eight rows each."""

    def __init__(self, size):
        emulator.install()
        from firmware.display import display

        module = display.font(24 if size == _CUT else size)
        self.size = size
        self.gap = module.GAP
        # The rows that each character lights, as bits.
        self.rows = {}
        codes = list(range(33, 128)) + [ord(char) for char in module.MORE]
        places = list(range(33, len(module.PAGES[0])))
        box = [glyphs[127] for glyphs in module.PAGES]
        glyphs = []
        for code, place in zip(codes, places, strict=True):
            pages = [bytes(glyphs[place]) for glyphs in module.PAGES]
            if pages == box and code != 127:
                continue
            if size == _CUT:
                if chr(code) not in _DIGITS:
                    continue
                pages = _cut(pages)
            width = len(pages[0]) - self.gap
            inked = [x for x in range(width) if any(page[x] for page in pages)]
            if not inked:
                continue
            left, right = inked[0], width - 1 - inked[-1]
            pages = [page[left : width - right] for page in pages]
            glyphs.append((pages, "□" if code == 127 else chr(code), left, right))
            rows = reduce(or_, [reduce(or_, page) << 8 * at for at, page in enumerate(pages)])
            self.rows[glyphs[-1][1]] = rows
        self._glyphs = glyphs
        self._tables = {}

    def table(self, keep):
        """Return the glyphs, of which only the rows in `keep` are seen."""
        if keep not in self._tables:
            self._tables[keep] = _Table(self._glyphs, keep)
        return self._tables[keep]

    def shapes(self, chars, keep):
        """Return the first pages of some characters, of which only the rows in `keep` are seen."""
        return [_kept(pages[:1], keep)[0] for pages, char, _, _ in self._glyphs if char in chars]


class _Table:
    """Glyphs as (pages, character, left, right, ink, whole pages), ready to be found.

    `by_part` has them by their pages up to the first dark column, those with one first, `by_first`
    by their first column, in both the widest first: otherwise a glyph could match the left half of
    another. `lights` has those parts as `_lit` gives them, `widest` is the width of the widest.
    """

    def __init__(self, glyphs, keep):
        self.by_first = {}
        self.by_part = {}
        for whole, char, left, right in glyphs:
            pages = _kept(whole, keep)
            first = _column(pages, 0)
            if first:
                ink = sum(byte.bit_count() for page in pages for byte in page)
                entry = pages, char, left, right, ink, whole
                self.by_first.setdefault(first, []).append(entry)
        for found in self.by_first.values():
            found.sort(key=lambda entry: -len(entry[0][0]))
            parts = [(len(_lit(entry[0]).partition(b"\0")[0]), entry) for entry in found]
            for end, entry in sorted(parts, key=lambda part: part[0] == len(part[1][0][0])):
                part = tuple([page[:end] for page in entry[0]])
                self.by_part.setdefault(part, []).append(entry)
        self.lights = {_lit(part) for part in self.by_part}
        self.widest = max(len(found[0][0][0]) for found in self.by_first.values())

    def may_be_in(self, light, pages, start):
        """Return whether a glyph may be in a band of columns `light`, from `start` on in `pages`.

        Of most bands this is all that is asked: their columns of light are no part of a glyph.
        """
        if not self.lights.isdisjoint(light.split(b"\0")):
            return True
        end = len(light.rstrip(b"\0"))
        if end <= len(light) - _EDGE:
            return False
        # Beside a long list, its scroll mark is in every band: what is there is compared.
        x = light.rfind(b"\0", 0, end) + 1
        if x + self.widest < len(light) - _EDGE:
            return False
        x += start
        entries = self.by_first.get(_column(pages, x), ())
        return any([_is_at(x, x + len(glyph[0]), pages, glyph) for glyph, *_ in entries])

    def at(self, pages, x, end, edge):
        """Return what may stand in columns of light from `x` to before `end`, the likeliest first.

        Nothing touches a glyph, but from `edge` on.
        """
        if end <= edge:
            return self.by_part.get(tuple([page[x:end] for page in pages]), ())
        if x + self.widest < edge:
            return ()
        return self.by_first.get(_column(pages, x), ())


def _cut(pages):
    """Return the pages of a large digit without two of its rows, and without those above it."""
    columns = [_column(pages, x) for x in range(len(pages[0]))]
    found = [
        sum((column >> row & 1) << at for at, row in enumerate(_CUT_ROWS)) for column in columns
    ]
    return [bytes(one >> shift & 0xFF for one in found) for shift in (0, 8)]


def _lit(pages):
    """Return the columns of a band, of which those with light in any page are not 0."""
    if len(pages) == 1:
        return pages[0]
    return reduce(or_, [int.from_bytes(page) for page in pages]).to_bytes(len(pages[0]))


def _kept(pages, keep):
    """Return `pages` with only the rows in `keep`."""
    found = []
    for page in pages:
        rows, keep = keep & 0xFF, keep >> 8
        found.append(page if rows == 0xFF else page.translate(_masking(rows)))
    return found


@lru_cache(None)
def _masking(rows):
    return bytes(byte & rows for byte in range(256))


_TURNED = bytes(byte ^ 0xFF for byte in range(256))


def _column(pages, x):
    """Return a column as a number, the upper row the lowest bit."""
    found = 0
    for page in reversed(pages):
        found = found << 8 | page[x]
    return found


@lru_cache(None)
def _type(size):
    return _Font(size)


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
        rows = (1 << self.size) - 1
        if self.size in _DIGIT_ROWS or self.text in _ARROWS:
            # They leave room above and below them.
            lit = reduce(or_, [_type(self.size).rows.get(char, 0) for char in self.text])
            rows = (1 << lit.bit_length()) - (lit & -lit)
        return rows << self.y

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


def _pages(rows):
    """Return the eight rows from each on, as a page of the display's memory."""
    width = len(rows[0])
    seven = int.from_bytes(bytes([0x7F]) * width)
    pages, page = [], 0
    for row in rows:
        page = page >> 1 & seven | int.from_bytes(row) << 7
        pages.append(page.to_bytes(width))
    return pages[7:]


def _bands(pages, size, keep):
    """Yield the heights of those bands, among all of a picture, in which a glyph may be.

    All are masked at once: most of them have none.
    """
    table = _type(size).table(keep)
    width, count = len(pages[0]), len(pages) + 8 - -(-size // 8) * 8
    kept = _kept([b"".join(pages[at : at + count]) for at in range(0, size, 8)], keep)
    light = _lit(kept)
    for y in range(count):
        start = y * width
        if table.may_be_in(light[start : start + width], kept, start):
            yield y


def _read_band(whole, y, type_, inverted, keep, struck=False):
    """Return the runs of text of one font in `whole`, the pages of a band.

    Only the rows in `keep` count.
    """
    pages = _kept(whole, keep)
    light = _lit(pages)
    table = type_.table(keep)
    runs, run, end, edge = [], None, 0, len(light) - _EDGE
    if not table.may_be_in(light, pages, 0):
        return runs
    for columns in _LIGHT.finditer(light):
        x, stop = columns.span()
        if x < end:
            # Within the last glyph.
            if stop > end:
                run = None
            continue
        found = None
        for glyph, char, left, right, ink, all_rows in table.at(pages, x, stop, edge):
            after = x + len(glyph[0])
            # A scroll mark in the last two columns may touch the last glyph.
            if _is_at(x, after, pages, glyph) and (after >= edge or not light[after]):
                # Letters that differ only by an accent are told apart by it.
                exact = _is_at(x, after, whole, all_rows)
                if found is None or exact:
                    found = after, char, left, right, ink
                if exact:
                    break
        if found is None:
            run = None
            continue
        end, char, left, right, ink = found
        if run is None or x - run.end > 2 * type_.size:
            run = Run(x, y, type_.size, inverted, struck)
            runs.append(run)
        run.add(char, x, end - x, left, right, ink, type_.gap)
        if end < stop:
            run = None
    return runs


def _is_at(x, end, pages, glyph):
    """Return whether a glyph fills the columns `x` to `end`, the last exclusive."""
    return [page[x:end] for page in pages] == glyph


def _weight(run):
    """Return how certain a run is: its ink, with letters and digits counting most."""
    solid = sum(char.isalnum() or ord(char) > 0x2000 for char in run.text)
    return (solid > 0, solid * run.size + run.ink)


def _without_leader(pixels):
    """Return the pixels without the leader of dots in the bar."""
    # A picture that nobody touches may stand a row lower.
    for at in (_LEADER_ROW, _LEADER_ROW + 1):
        row = pixels[at]
        columns = [sum(column) for column in zip(*pixels[: at + 1], strict=True)]
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
    width = len(pixels[0])
    # A large glyph begins above what it lights, and ends below it: above and below the screen, too.
    beyond = _BEYOND * [bytes(width)]
    rows = [*beyond, *[bytes(row) for row in pixels], *beyond]
    height = len(rows)
    plain = _pages(rows)
    turned = [page.translate(_TURNED) for page in plain]
    candidates = []
    for size in SIZES:
        whole = (1 << size) - 1
        bands = [(y, False) for y in _bands(plain, size, whole)]
        bands += [(y, True) for y in _bands(turned, size, whole)]
        for y, inverted in sorted(bands):
            band = (turned if inverted else plain)[y : y + size : 8]
            candidates += _read_band(band, y, _type(size), inverted, whole)
        if size in _DIGIT_ROWS:
            candidates += _read_digits(plain, size)
    candidates += _read_digits(plain, _CUT)
    if len(pixels) == _CLOSE:
        for y in _bands(plain, 16, _CLOSE_ROWS):
            candidates += _read_band(plain[y : y + 16 : 8], y, _type(16), False, _CLOSE_ROWS)
    arrows = _read_arrows(plain)
    candidates += arrows
    # The letters above them, and those below.
    for y in sorted({y for run in arrows for y in range(run.y - 16, run.y + 9)}):
        if 0 <= y <= height - 16:
            candidates += _read_band(plain[y : y + 16 : 8], y, _type(16), False, _LETTER_ROWS)
    # An inverted bar may be lower than its text, whose first or last row is then on the dark.
    lower = [(keep, set(_bands(turned, 8, keep))) for keep in (0xFE, 0x7F, 0x7E)]
    for y in range(height - 8 + 1):
        candidates += _read_struck(rows, plain[y], y)
        candidates += _read_underlined(rows, plain[y], y)
        for keep, bands in lower:
            if y in bands:
                candidates += _read_band(turned[y : y + 1], y, _type(8), True, keep)
    for y, keep in _beside_chosen(plain):
        candidates += _read_band(plain[y : y + 1], y, _type(8), False, keep)
    # Python's sort is stable, so complete runs stay before partial ones.
    candidates = sorted(_without_signs(candidates), key=_weight, reverse=True)
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
    for run in chosen:
        run.y -= _BEYOND
    chosen.sort(key=lambda run: (run.y, run.x))
    return chosen


def _without_signs(runs):
    """Return `runs` without the small signs behind a name that are those of a large number."""
    signs = {run.boxes[0]: run for run in runs if run.size > 8 and run.text[0] == "-" < run.text}
    for run in runs:
        of = signs.get(run.boxes[-1])
        if of and run.size == 8 and len(run.text) > 1 and run.mask() & of.mask():
            run.text = run.text[:-1].rstrip()
            run.boxes.pop()
    return runs


def _read_arrows(pages):
    """Return the arrows up and down, also those whose first or last rows a letter reaches."""
    shapes = _type(8).shapes(_ARROWS, _ARROW_ROWS)
    found = []
    for y, page in enumerate(pages):
        (kept,) = _kept([page], _ARROW_ROWS)
        if any(shape in kept for shape in shapes):
            runs = _read_band([page], y, _type(8), False, _ARROW_ROWS)
            found += [run for run in runs if run.text in _ARROWS]
    return found


def _beside_chosen(pages):
    """Yield (y, rows to read) of each page beside an inverted text.

    Its letters may have light beyond their edge, on the rows that are left out.
    """
    turned = [b"\xff\xff" in page for page in pages[::8]]
    for place in range(len(turned)):
        above = place > 0 and turned[place - 1]
        below = place + 1 < len(turned) and turned[place + 1]
        if above or below:
            yield 8 * place, 0xFF & ~(1 if above else 0) & ~(0x80 if below else 0)


def _part(page, line):
    """Return the columns of a page in which `line` is, a match in a row; the others are dark."""
    first, end = line.span()
    return [bytes(first) + page[first:end] + bytes(len(page) - end)]


def _read_struck(rows, page, y):
    """Yield the runs under a horizontal line of at least 8 pixels in row 3, 4 or 5 of the band."""
    for strike in (3, 4, 5):
        for line in _STRIKE.finditer(rows[y + strike]):
            part = _part(page, line)
            # What the line covers is unknown, so its row is ignored.
            for run in _read_band(part, y, _type(8), False, 0xFF & ~(1 << strike), True):
                if len(run.text) > 1:
                    yield run


def _read_digits(pages, size):
    """Yield the runs of digits, over which or under which a line may run close by."""
    first, last = _DIGIT_ROWS[size]
    keep = (1 << last + 1) - (1 << first)
    for y in _bands(pages, size, keep):
        for run in _read_band(pages[y : y + size : 8], y, _type(size), False, keep):
            if all(char in _DIGITS for char in run.text):
                yield run


def _read_underlined(rows, page, y):
    """Yield the runs of digits that stand on a line in row 7 of the band."""
    for line in _UNDERLINE.finditer(rows[y + 7]):
        for run in _read_band(_part(page, line), y, _type(8), False, 0x7F):
            if all(char in _DIGITS for char in run.text):
                yield run


def read_lines(pixels: "Pixels") -> list[str]:
    """Return the lines of text in `pixels`, from the top; wide gaps become two spaces.

    Runs whose middles lie within the same text row are one line.
    """
    return list(_lines(tuple(map(bytes, pixels))))


# The same picture is read again and again.
@lru_cache(512)
def _lines(pixels):
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
    return tuple(
        "  ".join(run.text for run in sorted(runs, key=lambda run: run.x)) for _, runs in lines
    )

"""MicroPython's `framebuf` in plain Python, for the formats that the firmware uses.

Follows `extmod/modframebuf.c` of MicroPython 1.24 to 1.29: same clipping, same line algorithm, same
reading of `key` and `palette` in `blit`. `text` is left out on purpose: the firmware has its own
fonts, and does not use MicroPython's 8-pixel font.
"""

from functools import lru_cache

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

MONO_VLSB = 0
RGB565 = 1
GS4_HMSB = 2
MONO_HLSB = 3
MONO_HMSB = 4
GS2_HMSB = 5
GS8 = 6
MVLSB = MONO_VLSB
# The bytes of a pixel, in the formats that have whole ones.
_BYTES = {RGB565: 2, GS8: 1}


@lru_cache(None)
def _each(count):
    """Return a number of `count` bytes that are 1, by which a byte is put into each of them."""
    return int.from_bytes(b"\1" * count, "little")


class FrameBuffer:
    """A picture in `buffer`, `width` x `height` pixels; a row is `stride` pixels wide.

    >>> picture = FrameBuffer(bytearray(8), 8, 8, MONO_VLSB)
    >>> picture.hline(2, 3, 20, 1)
    >>> [picture.pixel(x, 3) for x in range(8)]
    [0, 0, 1, 1, 1, 1, 1, 1]
    """

    def __init__(
        self, buffer: "Any", width: int, height: int, format: int, stride: int | None = None
    ) -> None:
        if format not in (MONO_VLSB, MONO_HLSB, MONO_HMSB, RGB565, GS8):
            raise ValueError("invalid format")
        stride = width if stride is None else stride
        if width < 1 or height < 1 or stride < width:
            raise ValueError("invalid size")
        if format == MONO_VLSB:
            needed = stride * ((height + 7) // 8)
        elif format in _BYTES:
            needed = (stride * (height - 1) + width) * _BYTES[format]
        else:
            stride = (stride + 7) & ~7
            needed = stride * height // 8
        if len(buffer) < needed:
            raise ValueError("buffer too small")
        self._buffer = buffer
        self._width = width
        self._height = height
        self._stride = stride
        self._format = format

    def _get(self, x, y):
        if self._format == MONO_VLSB:
            return self._buffer[(y >> 3) * self._stride + x] >> (y & 7) & 1
        if self._format in _BYTES:
            return int.from_bytes(self._at(x, y, 1), "little")
        bit = x & 7 if self._format == MONO_HMSB else 7 - (x & 7)
        return self._buffer[(x + y * self._stride) >> 3] >> bit & 1

    def _at(self, x, y, count):
        """Return the bytes of `count` pixels of a row, as a view."""
        size = _BYTES[self._format]
        start = (x + y * self._stride) * size
        return memoryview(self._buffer)[start : start + count * size]

    def _set(self, x, y, c):
        if self._format in _BYTES:
            size = _BYTES[self._format]
            self._at(x, y, 1)[:] = (c & (1 << 8 * size) - 1).to_bytes(size, "little")
            return
        if self._format == MONO_VLSB:
            index, bit = (y >> 3) * self._stride + x, y & 7
        else:
            index = (x + y * self._stride) >> 3
            bit = x & 7 if self._format == MONO_HMSB else 7 - (x & 7)
        if c:
            self._buffer[index] |= 1 << bit
        else:
            self._buffer[index] &= ~(1 << bit) & 0xFF

    def _inside(self, x, y):
        return 0 <= x < self._width and 0 <= y < self._height

    def fill(self, c: int) -> None:
        """Fill everything with colour `c`."""
        self.fill_rect(0, 0, self._width, self._height, c)

    def pixel(self, x: int, y: int, c: int | None = None) -> int | None:
        """Return the pixel's colour, or set it to `c`; outside the picture do nothing."""
        if self._inside(x, y):
            if c is None:
                return self._get(x, y)
            self._set(x, y, c)
        return None

    def fill_rect(self, x: int, y: int, w: int, h: int, c: int) -> None:
        """Fill a rectangle."""
        if w < 1 or h < 1:
            return
        left, right = max(0, x), min(self._width, x + w)
        top, bottom = max(0, y), min(self._height, y + h)
        if left >= right or top >= bottom:
            return
        if self._format == MONO_VLSB:
            self._fill_pages(left, right, top, bottom, c)
            return
        for row in range(top, bottom):
            for column in range(left, right):
                self._set(column, row, c)

    def _fill_pages(self, left, right, top, bottom, c):
        """Fill by bytes of eight rows: a simulated evening spends most of its time here."""
        page = top >> 3
        while page * 8 < bottom:
            first, last = max(0, top - page * 8), min(8, bottom - page * 8)
            mask = (1 << last) - (1 << first)
            start = page * self._stride + left
            end = page * self._stride + right
            if mask == 0xFF:
                self._buffer[start:end] = bytes([0xFF if c else 0]) * (right - left)
            else:
                masks = mask * _each(end - start)
                columns = int.from_bytes(self._buffer[start:end], "little")
                columns = columns | masks if c else columns & ~masks
                self._buffer[start:end] = columns.to_bytes(end - start, "little")
            page += 1

    def hline(self, x: int, y: int, w: int, c: int) -> None:
        """Draw a line to the right."""
        self.fill_rect(x, y, w, 1, c)

    def vline(self, x: int, y: int, h: int, c: int) -> None:
        """Draw a vertical line."""
        self.fill_rect(x, y, 1, h, c)

    def rect(self, x: int, y: int, w: int, h: int, c: int, f: bool = False) -> None:
        """Draw a rectangle's outline, or a filled one if `f`."""
        if f:
            self.fill_rect(x, y, w, h, c)
        else:
            self.fill_rect(x, y, w, 1, c)
            self.fill_rect(x, y + h - 1, w, 1, c)
            self.fill_rect(x, y, 1, h, c)
            self.fill_rect(x + w - 1, y, 1, h, c)

    def line(self, x1: int, y1: int, x2: int, y2: int, c: int) -> None:
        """Draw a line between two points."""
        dx, sx = abs(x2 - x1), 1 if x2 > x1 else -1
        dy, sy = abs(y2 - y1), 1 if y2 > y1 else -1
        steep = dy > dx
        if steep:
            x1, y1, dx, dy, sx, sy = y1, x1, dy, dx, sy, sx
        e = 2 * dy - dx
        for _ in range(dx):
            self.pixel(*((y1, x1) if steep else (x1, y1)), c)
            while e >= 0:
                y1 += sy
                e -= 2 * dx
            x1 += sx
            e += 2 * dy
        self.pixel(x2, y2, c)

    def blit(self, fbuf: "Any", x: int, y: int, key: int = -1, palette: "Any" = None) -> None:
        """Draw another picture at x, y, without pixels of colour `key` after the palette."""
        if self._format == fbuf._format == MONO_VLSB:
            self._blit_columns(fbuf, x, y, key, palette)
            return
        if self._format in _BYTES and palette is not None:
            self._blit_colours(fbuf, x, y, key, palette)
            return
        # Pixels outside this picture are skipped: often only a strip of a large one is drawn.
        columns = range(max(0, -x), min(fbuf._width, self._width - x))
        for row in range(max(0, -y), min(fbuf._height, self._height - y)):
            for column in columns:
                c = fbuf._get(column, row)
                if palette is not None:
                    c = palette._get(c, 0)
                if c != key:
                    self._set(x + column, y + row, c)

    def _blit_columns(self, fbuf, x, y, key, palette):
        """Draw page by page, all columns of one as one number: all texts are drawn so."""
        first, last = max(0, -x), min(fbuf._width, self._width - x)
        top, bottom = max(0, y), min(self._height, y + fbuf._height)
        if first >= last or top >= bottom:
            return
        # What is drawn for a pixel of 0 and of 1.
        colours = [value if palette is None else palette._get(value, 0) for value in (0, 1)]
        width = last - first
        each = _each(width)
        for page in range(top >> 3, (bottom + 7) >> 3):
            inside = (1 << min(8, bottom - page * 8)) - (1 << max(0, top - page * 8))
            # The rows of the other picture that come here are in two of its pages.
            above, shift = divmod(page * 8 - y, 8)
            pixels = fbuf._columns(above, first, last) >> shift & (0xFF >> shift) * each
            if shift:
                below = fbuf._columns(above + 1, first, last) << 8 - shift
                pixels |= below & (0xFF << 8 - shift & 0xFF) * each
            lit = cleared = 0
            for value, drawn in ((0, ~pixels), (1, pixels)):
                if colours[value] == key:
                    continue
                if colours[value]:
                    lit |= drawn & inside * each
                else:
                    cleared |= drawn & inside * each
            index = page * self._stride + x + first
            kept = int.from_bytes(self._buffer[index : index + width], "little") & ~cleared
            self._buffer[index : index + width] = (kept | lit).to_bytes(width, "little")

    def _blit_colours(self, fbuf, x, y, key, palette):
        """Draw row by row where pixels are whole bytes, as those of a colour panel are."""
        first, last = max(0, -x), min(fbuf._width, self._width - x)
        size = _BYTES[self._format]
        colours = [palette._get(index, 0) for index in range(palette._width)]
        words = [colour.to_bytes(size, "little") for colour in colours]
        for row in range(max(0, -y), min(fbuf._height, self._height - y)):
            numbers, drawn = fbuf._row(row, first, last), self._at(x + first, y + row, last - first)
            if key < 0:
                drawn[:] = b"".join([words[number] for number in numbers])
                continue
            for at, number in enumerate(numbers):
                if colours[number] != key:
                    drawn[at * size : (at + 1) * size] = words[number]

    def _row(self, y, first, last):
        """Return the pixels of a row from column `first` to before `last`."""
        if self._format == GS8:
            return self._at(first, y, last - first)
        return [self._get(x, y) for x in range(first, last)]

    def _columns(self, page, first, last):
        """Return columns of a page as one number, a byte each; 0 outside of the picture."""
        if not 0 <= page < (self._height + 7) >> 3:
            return 0
        start = page * self._stride
        return int.from_bytes(self._buffer[start + first : start + last], "little")

    def scroll(self, xstep: int, ystep: int) -> None:
        """Move the picture; the uncovered part stays as it was."""
        if abs(xstep) >= self._width or abs(ystep) >= self._height:
            return
        columns = range(self._width) if xstep < 0 else range(self._width - 1, -1, -1)
        rows = range(self._height) if ystep < 0 else range(self._height - 1, -1, -1)
        for y in rows:
            for x in columns:
                if self._inside(x - xstep, y - ystep):
                    self._set(x, y, self._get(x - xstep, y - ystep))

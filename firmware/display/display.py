"""The screen as rectangles and text: what screens draw on.

Drawing goes to the panel's buffer; `show` sends what changed. Coordinates are pixels from the top
left; everything is clipped at the edges. Ink 1 is lit, ink 0 is dark.
"""

import framebuf

from engine.compat import const, utf8
from firmware.display.fonts import size8, size16, size24

_FIRST = const(32)
_BOX = const(127 - 32)
_FONTS = {8: size8, 16: size16, 24: size24}


def font(size):
    """Return the type module of `size` pixels: 8, 16 or 24; raises KeyError for another."""
    return _FONTS[size]


def glyph_index(module, code):
    """Return the place of the character `code` in a type module; the box's if it has none."""
    if _FIRST <= code < 127:
        index = code - _FIRST
        offsets = module.OFFSETS
        at = 2 * index
        if offsets[at] == offsets[at + 2] and offsets[at + 1] == offsets[at + 3]:
            return _BOX
        return index
    codes = module.CODES
    low, high = 0, len(codes) // 2
    while low < high:
        middle = (low + high) // 2
        here = codes[2 * middle] << 8 | codes[2 * middle + 1]
        if here == code:
            return _BOX + 1 + middle
        if here < code:
            low = middle + 1
        else:
            high = middle
    return _BOX


def lay_out(module, words):
    """Return (the place of each character of `words` in a type module, a byte each; their width in pixels).

    A character's bytes tell its code as UTF-8 does: two bytes or more have their number in the first of them.
    """
    offsets, gap = module.OFFSETS, module.GAP
    found = bytearray(utf8(words))
    width = count = code = more = 0
    for byte in found:
        if byte < 0x80:
            code, more = byte, 0
        elif byte < 0xC0:
            code = code << 6 | byte & 0x3F
            more -= 1
        else:
            more = 1 if byte < 0xE0 else 2 if byte < 0xF0 else 3
            code = byte & 0x3F >> more
        if not more:
            index = glyph_index(module, code)
            found[count] = index
            count += 1
            index *= 2
            width += (offsets[index + 2] | offsets[index + 3] << 8) - (offsets[index] | offsets[index + 1] << 8) + gap
    return found if count == len(found) else found[:count], width - gap if count else 0


class Display:
    """Draws on `panel`, which has `width`, `height`, `buffer` (eight rows a page) and `show()`.

    >>> class Panel:
    ...     width, height, buffer = 32, 8, bytearray(32)
    ...     def show(self):
    ...         return 0
    >>> display = Display(Panel())
    >>> display.text("7♥", 0, 0), display.text_width("7♥")
    (13, 12)
    """

    def __init__(self, panel):
        self.panel = panel
        self.width = panel.width
        self.height = panel.height
        self._buffer = panel.buffer
        # What was measured of small type since the last picture: most of it is drawn, too.
        self._laid_out = {}
        self._canvas = framebuf.FrameBuffer(panel.buffer, panel.width, panel.height, framebuf.MONO_VLSB)

    def show(self):
        """Send what changed to the panel; return the number of bytes sent."""
        self._laid_out.clear()
        return self.panel.show()

    def clear(self, ink=0):
        """Fill the whole screen with `ink`."""
        self._canvas.fill(ink)

    def fill(self, x, y, w, h, ink=1):
        """Fill a rectangle."""
        self._canvas.fill_rect(x, y, w, h, ink)

    def frame(self, x, y, w, h, ink=1):
        """Draw the outline of a rectangle, one pixel wide."""
        self._canvas.rect(x, y, w, h, ink)

    def hline(self, x, y, w, ink=1):
        """Draw a line to the right, `w` pixels long."""
        self._canvas.hline(x, y, w, ink)

    def vline(self, x, y, h, ink=1):
        """Draw a line down, `h` pixels long."""
        self._canvas.vline(x, y, h, ink)

    def dot(self, x, y, ink=1):
        """Set one pixel."""
        self._canvas.pixel(x, y, ink)

    def dots(self, x, y, w, step=3, ink=1):
        """Draw a dotted line to the right: one pixel in `step`, within `w` pixels."""
        pixel = self._canvas.pixel
        for i in range(0, w, step):
            pixel(x + i, y, ink)

    def invert(self, x, y, w, h):
        """Swap lit and dark in a rectangle."""
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        w = min(w, self.width - x)
        bottom = min(y + h, self.height)
        buffer = self._buffer
        while y < bottom:
            page_end = min((y | 7) + 1, bottom)
            mask = (0xFF << (y & 7)) & (0xFF >> (7 - ((page_end - 1) & 7)))
            start = (y >> 3) * self.width + x
            for i in range(start, start + w):
                buffer[i] ^= mask
            y = page_end

    def _lay_out(self, s, size):
        if size != 8:
            return lay_out(_FONTS[size], s)
        found = self._laid_out.get(s)
        if found is None:
            found = self._laid_out[s] = lay_out(size8, s)
        return found

    def text_width(self, s, size=8):
        """Return the width of `s` in pixels, without the gap after its last letter."""
        return self._lay_out(s, size)[1]

    def draws(self, s, size=8):
        """Tell whether the type of `size` has all characters of `s`."""
        return _BOX not in bytes(self._lay_out(s, size)[0])

    def text(self, s, x, y, size=8, ink=1):
        """Draw `s` with its top left at x, y; return the x at which the next letter would stand.

        Only the letters' strokes are drawn, the ground stays. A character that the type lacks is
        an empty box.
        """
        module = _FONTS[size]
        offsets, columns, gap = module.OFFSETS, module.COLUMNS, module.GAP
        pages = module.HEIGHT >> 3
        buffer, width, rows = self._buffer, self.width, self.height >> 3
        top, shift = y >> 3, y & 7
        # The usual case: a row of small type that lies on one of the display's own pages.
        on_page = pages == 1 and not shift and 0 <= top < rows
        start = top * width
        for glyph in self._lay_out(s, size)[0]:
            glyph *= 2
            column = offsets[glyph] | offsets[glyph + 1] << 8
            end = offsets[glyph + 2] | offsets[glyph + 3] << 8
            while column < end:
                if not 0 <= x < width:
                    pass
                elif on_page:
                    if ink:
                        buffer[start + x] |= columns[column]
                    else:
                        buffer[start + x] &= ~columns[column]
                else:
                    at, page, i = column * pages, top, start + x
                    for _ in range(pages):
                        bits = columns[at] << shift
                        if bits:
                            low, high = bits & 0xFF, bits >> 8
                            if ink:
                                if 0 <= page < rows:
                                    buffer[i] |= low
                                if high and -1 <= page < rows - 1:
                                    buffer[i + width] |= high
                            else:
                                if 0 <= page < rows:
                                    buffer[i] &= ~low
                                if high and -1 <= page < rows - 1:
                                    buffer[i + width] &= ~high
                        at += 1
                        page += 1
                        i += width
                column += 1
                x += 1
            x += gap
        return x

"""The screen as rectangles and text: what screens draw on.

Drawing goes to the panel's buffer; `show` sends what changed. Coordinates are pixels from the top
left; everything is clipped at the edges. Ink 1 is lit, ink 0 is dark.
"""

import framebuf

from engine.compat import utf8

_FIRST = 32
_BOX = 127 - _FIRST


def font(size):
    """Return the type module of `size` pixels (8, 16 or 24), loading it when first needed.

    -16 is what cards need of the type of 16 pixels, -24 what numbers need of that of 24.
    """
    if size == 8:
        from firmware.fonts import size8 as module
    elif size == 16:
        from firmware.fonts import size16 as module
    elif size == 24:
        from firmware.fonts import size24 as module
    elif size == -16:
        from firmware.fonts import size16_few as module
    elif size == -24:
        from firmware.fonts import size24_few as module
    else:
        raise ValueError("type is 8, 16 or 24 pixels high")
    return module


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


def glyphs(module, words):
    """Return the places of the characters of `words` in a type module, a byte each.

    A character's bytes tell its code as UTF-8 does: two bytes or more have their number in the first of them.
    """
    found = bytearray(utf8(words))
    count = code = more = 0
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
            found[count] = glyph_index(module, code)
            count += 1
    return found if count == len(found) else found[:count]


def has_all(module, words):
    """Tell whether a type module has all characters of `words`."""
    return _BOX not in bytes(glyphs(module, words))


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
        self._canvas = framebuf.FrameBuffer(panel.buffer, panel.width, panel.height, framebuf.MONO_VLSB)
        self._fonts = {}

    def drop_fonts(self):
        """Forget all type, to free its memory; it loads again when it is needed."""
        self._fonts.clear()

    def show(self):
        """Send what changed to the panel; return the number of bytes sent."""
        return self.panel.show()

    # -- drawing (paged) ---------------------------------------------------------------------

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

    def _font(self, size, words):
        """Return the type module for `words`; where those are cards or numbers alone, one with few letters."""
        found = self._fonts.get(size)
        if found is None and size > 8:
            few = self._fonts.get(-size)
            if few is None:
                few = self._fonts[-size] = font(-size)
            if has_all(few, words):
                return few
            self._fonts.pop(-size)
        if found is None:
            found = self._fonts[size] = font(size)
        return found

    def text_width(self, s, size=8):
        """Return the width of `s` in pixels, without the gap after its last letter."""
        module = self._font(size, s)
        offsets, gap = module.OFFSETS, module.GAP
        width = 0
        for at in glyphs(module, s):
            at *= 2
            width += (offsets[at + 2] | offsets[at + 3] << 8) - (offsets[at] | offsets[at + 1] << 8) + gap
        return width - gap if width else 0

    def draws(self, s, size=8):
        """Tell whether the type of `size` has all characters of `s`."""
        return has_all(self._font(size, s), s)

    def text(self, s, x, y, size=8, ink=1):
        """Draw `s` with its top left at x, y; return the x at which the next letter would stand.

        Only the letters' strokes are drawn, the ground stays. A character that the type lacks is
        an empty box.
        """
        module = self._font(size, s)
        offsets, pieces, gap = module.OFFSETS, module.COLUMNS, module.GAP
        pages = module.HEIGHT >> 3
        buffer, width, rows = self._buffer, self.width, self.height >> 3
        top, shift = y >> 3, y & 7
        for at in glyphs(module, s):
            at *= 2
            column = offsets[at] | offsets[at + 1] << 8
            end = offsets[at + 2] | offsets[at + 3] << 8
            while column < end:
                if 0 <= x < width:
                    columns, at = pieces[column >> 7], (column & 0x7F) * pages
                    page = top
                    i = page * width + x
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

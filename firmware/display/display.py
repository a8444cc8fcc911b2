"""The canvas that screens draw on: rectangles and text.

Drawing goes to the panel's buffer; `show` sends what changed. Coordinates are pixels from the top
left, and everything is clipped at the edges. Ink 1 is lit, ink 0 is dark. On a panel with colours,
what is lit is white unless it is tinted (`Display.tint`), as the cards of red suits are.
"""

import framebuf

from engine.compat import TYPE_CHECKING, const, utf8
from firmware.display.fitting import RED
from firmware.display.fonts import size8, size16, size24

if TYPE_CHECKING:
    from types import ModuleType

    from firmware.display.ssd1306 import SSD1306

# The index of the box that stands for a missing glyph; glyphs beyond ASCII come after it.
_BOX = const(127)
_FONTS = {8: size8, 16: size16, 24: size24}
# Suits that are red, and what stands between cards.
_RED_SUITS = "♥♦"
_BETWEEN = " –"
# How many texts in the small font are kept as laid out: those of a screen.
_LAID_OUT = const(20)


def font(size: int) -> "ModuleType":
    """Return the module of the font of `size` pixels: 8, 16 or 24; raises KeyError for another."""
    return _FONTS[size]


def lay_out(module: "ModuleType", words: str) -> bytes:
    """Return the columns of `words` in the font `module`, a byte each, page by page from the top.

    The gap after the last glyph is included.

    >>> lay_out(size8, "i!")
    b'\\x08z@\\x00_\\x00'
    """
    data = utf8(words)
    if len(data) == len(words):
        places = data
    else:
        # `find` returns -1 for a missing character: the index before, which is the box.
        more = module.MORE
        places = [ord(char) if char < "\x80" else _BOX + 1 + more.find(char) for char in words]
    rows = [b"".join([glyphs[place] for place in places]) for glyphs in module.PAGES]
    return rows[0] if len(rows) == 1 else b"".join(rows)


class Display:
    """Draws on `panel`, which has `width`, `height`, `buffer` (eight rows a page) and `show()`.

    >>> class Panel:
    ...     width, height, buffer = 32, 8, bytearray(32)
    ...     def show(self) -> int:
    ...         return 0
    >>> display = Display(Panel())
    >>> display.text("7♥", 0, 0), display.text_width("7♥")
    (13, 12)
    """

    def __init__(self, panel: "SSD1306"):
        self.panel = panel
        self.width = panel.width
        self.height = panel.height
        self._buffer = panel.buffer
        self._dark = bytearray(panel.width)
        # Texts in the small font as laid out: what is measured is drawn next, and much of it again
        # in the next picture.
        self._laid_out: dict[str, bytes] = {}
        # The last text in a larger font: (text, height of the font, its columns).
        self._large = ("", 0, b"")
        self._canvas = framebuf.FrameBuffer(
            panel.buffer, panel.width, panel.height, framebuf.MONO_VLSB
        )
        size = panel.width * panel.height >> 3
        # The planes of a panel with colours: the dots of each ink.
        self._inks = [
            framebuf.FrameBuffer(
                memoryview(panel.buffer)[at : at + size],
                panel.width,
                panel.height,
                framebuf.MONO_VLSB,
            )
            for at in range(size, len(panel.buffer), size)
        ]
        # For dark glyphs: their dots become 0, their background 1.
        self._swapped = framebuf.FrameBuffer(bytearray(2), 2, 1, framebuf.MONO_VLSB)
        self._swapped.pixel(0, 0, 1)

    def forget(self) -> None:
        """Let go of the texts that are kept as laid out."""
        self._laid_out = {}
        self._large = ("", 0, b"")

    def show(self) -> int:
        """Send what changed to the panel; return the number of bytes sent."""
        return self.panel.show()

    def clear(self, ink: int = 0) -> None:
        """Fill the whole screen with `ink`."""
        if ink:
            self._canvas.fill(ink)
        else:
            # Ten times as fast as filling it dot by dot.
            for at in range(0, len(self._buffer), self.width):
                self._buffer[at : at + self.width] = self._dark

    def page(self, y: int) -> bytearray:
        """Return the columns of the display's page that has row `y`, a byte each.

        Behind them, on a panel with colours, are those of each ink.
        """
        at, width = y // 8 * self.width, self.width
        found = self._buffer[at : at + width]
        for _ in self._inks:
            at += width * self.height >> 3
            found += self._buffer[at : at + width]
        return found

    def put_page(self, y: int, columns: bytes | bytearray) -> None:
        """Draw columns that `page` returned."""
        at, width = y // 8 * self.width, self.width
        for first in range(0, len(columns), width):
            self._buffer[at : at + width] = columns[first : first + width]
            at += width * self.height >> 3

    def is_dark(self, y: int) -> bool:
        """Return whether a page starts at row `y` and nothing is drawn on it yet."""
        if y & 7 or not 0 <= y < self.height:
            return False
        at = (y >> 3) * self.width
        return self._buffer[at : at + self.width] == self._dark

    def tint(self, x: int, y: int, w: int, h: int, ink: int) -> None:
        """Have what is lit in a rectangle shown in `ink`, RED or LEAD, where there are colours."""
        for plane in range(len(self._inks)):
            # The stubs do not know the last argument.
            self._inks[plane].fill_rect(x, y, w, h, plane + 1 == ink)  # pyright: ignore[reportUnknownMemberType]

    def _tint_suits(self, s: str, x: int, y: int, size: int) -> None:
        """Tint the cards of red suits in a text, each from its rank to its suit."""
        first = 0
        for at, letter in enumerate(s):
            if letter in _BETWEEN:
                first = at + 1
            elif letter in _RED_SUITS:
                start = x + len(self._lay_out(s[:first], size)) * 8 // size
                width = self.text_width(s[first : at + 1], size)
                self.tint(start, y, width, size, RED)
                first = at + 1

    def is_free(self, x: int, y: int, w: int) -> bool:
        """Return whether nothing is lit in a line to the right, `w` pixels long."""
        at, bit = (y >> 3) * self.width + x, 1 << (y & 7)
        return not any([column & bit for column in self._buffer[at : at + w]])

    def fill(self, x: int, y: int, w: int, h: int, ink: int = 1) -> None:
        """Fill a rectangle."""
        # The stubs do not know the last argument.
        self._canvas.fill_rect(x, y, w, h, ink)  # pyright: ignore[reportUnknownMemberType]

    def frame(self, x: int, y: int, w: int, h: int, ink: int = 1) -> None:
        """Draw the outline of a rectangle, one pixel wide."""
        self._canvas.rect(x, y, w, h, ink)

    def hline(self, x: int, y: int, w: int, ink: int = 1) -> None:
        """Draw a line to the right, `w` pixels long."""
        self._canvas.hline(x, y, w, ink)

    def vline(self, x: int, y: int, h: int, ink: int = 1) -> None:
        """Draw a line down, `h` pixels long."""
        self._canvas.vline(x, y, h, ink)

    def dot(self, x: int, y: int, ink: int = 1) -> None:
        """Set one pixel."""
        self._canvas.pixel(x, y, ink)

    def dots(self, x: int, y: int, w: int, step: int = 3, ink: int = 1) -> None:
        """Draw a dotted line to the right, `w` pixels long: one pixel in `step`."""
        pixel = self._canvas.pixel
        for i in range(0, w, step):
            pixel(x + i, y, ink)

    def invert(self, x: int, y: int, w: int, h: int) -> None:
        """Swap lit and dark in a rectangle."""
        if x < 0:
            w += x
            x = 0
        if y < 0:
            h += y
            y = 0
        w = max(0, min(w, self.width - x))
        bottom = min(y + h, self.height)
        buffer = self._buffer
        while y < bottom:
            page_end = min((y | 7) + 1, bottom)
            mask = (0xFF << (y & 7)) & (0xFF >> (7 - ((page_end - 1) & 7)))
            start = (y >> 3) * self.width + x
            ground = int.from_bytes(buffer[start : start + w], "little")
            swapped = ground ^ int.from_bytes(bytes([mask]) * w, "little")
            buffer[start : start + w] = swapped.to_bytes(w, "little")
            y = page_end

    def trim(self, x: int, y: int, w: int) -> int:
        """Darken the end of each stem that reaches the top or the bottom of a page.

        A stem is one pixel wide and runs straight to the edge: l, h, p, but not the tail of a g.
        Returns which edges something still touches: 1 the top, 2 the bottom, 3 both.
        """
        buffer, at = self._buffer, (y >> 3) * self.width + x
        # Past the end, MicroPython would make the buffer longer, and a longer one is elsewhere.
        w = min(w, self.width - x)
        if x < 0 or w <= 0 or not 0 <= y < self.height:
            return 0
        columns = int.from_bytes(buffer[at : at + w], "little")
        tops = int.from_bytes(b"\1" * w, "little")
        bottoms = tops << 7
        # The dots at both edges, and those next to them within the page, each at its edge's bit.
        end = columns & (tops | bottoms)
        before = columns >> 1 & tops | columns << 1 & bottoms
        stems, beside = end & before, end | before
        columns ^= stems ^ (stems & (beside << 8 | beside >> 8))
        buffer[at : at + w] = columns.to_bytes(w, "little")
        return (1 if columns & tops else 0) | (2 if columns & bottoms else 0)

    def light_beside(self, x: int, y: int, w: int, beyond: int) -> None:
        """Light what lies beside dark pixels at the edge of an inverted text.

        The text is on the page of row `y`, the light on that of row `beyond`, above or below. Where
        something is lit there, it stays apart.
        """
        buffer = self._buffer
        edge, far, further = (7, 0, 1) if beyond > y else (0, 7, 6)
        at, other = (y >> 3) * self.width + x, (beyond >> 3) * self.width + x
        ones = int.from_bytes(b"\1" * w, "little")
        dark = ones ^ (int.from_bytes(buffer[at : at + w], "little") >> edge & ones)
        if dark:
            ground = int.from_bytes(buffer[other : other + w], "little")
            taken = ground >> far & ones
            taken |= taken << 8 | taken >> 8 | ground >> further & ones
            ground |= (dark ^ (dark & taken)) << far
            buffer[other : other + w] = ground.to_bytes(w, "little")

    def move(self, right: int, down: int) -> None:
        """Move the whole picture by pixels each way, 0 or more; the edge it leaves is dark."""
        if right or down:
            self._canvas.scroll(right, down)
            for plane in self._inks:
                plane.scroll(right, down)
            self.fill(0, 0, right, self.height, 0)
            self.fill(0, 0, self.width, down, 0)

    def invert_dotted(self, x: int, y: int, h: int) -> None:
        """Swap lit and dark in every other pixel of a line down that covers whole pages."""
        for at in range(y // 8 * self.width + x, (y + h) // 8 * self.width, self.width):
            self._buffer[at] ^= 0x55

    def _lay_out(self, s: str, size: int) -> bytes:
        if size != 8:
            if self._large[0] != s or self._large[1] != size:
                self._large = (s, size, lay_out(_FONTS[size], s))
            return self._large[2]
        found = self._laid_out.get(s)
        if found is None:
            if len(self._laid_out) >= _LAID_OUT:
                self._laid_out.clear()
            found = self._laid_out[s] = lay_out(size8, s)
        return found

    def text_width(self, s: str, size: int = 8) -> int:
        """Return the width of `s` in pixels, without the gap after its last glyph."""
        return len(self._lay_out(s, size)) * 8 // size - _FONTS[size].GAP if s else 0

    def draws(self, s: str, size: int = 8) -> bool:
        """Return whether the font of `size` has all glyphs of `s`."""
        module = _FONTS[size]
        box = module.PAGES[0][_BOX]
        for char in s:
            if char >= "\x80":
                if char not in module.MORE:
                    return False
            elif module.PAGES[0][ord(char)] == box:
                return False
        return True

    def text(self, s: str, x: int, y: int, size: int = 8, ink: int = 1) -> int:
        """Draw `s` with its top left at (x, y); return the x of the next glyph.

        Only the strokes are drawn, the background stays. A missing glyph is an empty box.
        """
        columns = self._lay_out(s, size)
        if not columns:
            return x
        if self._inks and len(s) < len(utf8(s)):
            self._tint_suits(s, x, y, size)
        return self.glyphs(columns, x, y, size, ink)

    def glyphs(self, columns: bytes | bytearray, x: int, y: int, size: int, ink: int = 1) -> int:
        """Draw `columns` as `lay_out` gives them, `size` pixels high; return the x behind them."""
        w = len(columns) * 8 // size
        # With the gap after the last glyph, where nothing is drawn.
        if x < 0 or x + w > self.width or y & 7 or not 0 <= y <= self.height - size:
            glyphs = framebuf.FrameBuffer(bytearray(columns), w, size, framebuf.MONO_VLSB)
            if ink:
                self._canvas.blit(glyphs, x, y, 0)
            else:
                self._canvas.blit(glyphs, x, y, 1, self._swapped)
        else:
            at = (y >> 3) * self.width + x
            for page in range(0, len(columns), w):
                self._draw_columns(columns if size == 8 else columns[page : page + w], at, ink)
                at += self.width
        return x + w

    def _draw_columns(self, columns: bytes | bytearray, at: int, ink: int) -> None:
        """Light (or darken) the dots of `columns` from byte `at` of the picture.

        As integers, all are handled at once, in a tenth of the time.
        """
        buffer, end = self._buffer, at + len(columns)
        ground, dots = int.from_bytes(buffer[at:end], "little"), int.from_bytes(columns, "little")
        drawn = ground | dots if ink else ground ^ (ground & dots)
        buffer[at:end] = drawn.to_bytes(len(columns), "little")

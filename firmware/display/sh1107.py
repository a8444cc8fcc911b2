"""Driver for OLEDs with an SH1107; boards without one skip it.

The chip drives 128 segments, which are the bits of its 16 pages, and 128 common lines, which are
the columns of a page. On a module of 128x128 pixels a page is eight rows, as elsewhere. Glass of
64x128 is mounted on its side to be 128x64: there a page is eight columns of the picture. Datasheet:
SH1107 V2.1 (Sino Wealth).
"""

import framebuf

from engine.compat import const
from firmware.display.ssd1306 import SSD1306

_ADDRESSING = const(0x20)
_CONTRAST = const(0x81)
_REMAP = const(0xA0)
_RESUME = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_PAGE = const(0xB0)
_SCAN = const(0xC0)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_PRECHARGE = const(0xD9)
_VCOM = const(0xDB)
_START_LINE = const(0xDC)
_NOTHING = bytes(8)
# The chip's last column, at which it stays.
_LAST = const(127)


class SH1107(SSD1306):
    """An SH1107 panel of 128x128 pixels, by page addressing."""

    reads_memory = True
    _charge = None
    # What the offset is where the glass is wired to the chip's first lines.
    _wired = 0

    def _setup(self):
        self._command(_CLOCK, 0x51)
        self._command(_ADDRESSING)
        self._command(_START_LINE, 0)
        self._command(_OFFSET, self._wired + self._offset & 0x7F)
        self._command(_MULTIPLEX, self.height - 1)
        # The converter for the panel's voltage (0xAD) stays as it is after power-on: switched on
        # together with the panel.
        self._orient()
        self._command(_CONTRAST, self._contrast)
        self._command(_PRECHARGE, 0x22)
        self._command(_VCOM, 0x35)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _orient(self):
        self._command(_REMAP | self._turned)
        self._command(_SCAN | (8 if self._turned else 0))

    def _aim(self, page: int, first: int, last: int, stays: bool) -> int:
        # A run leaves the chip at the column after it (`_next`): what is the same of it, the lower
        # or the upper half, is not said again.
        commands = [_PAGE | page]
        if self._next < 0 or (first ^ self._next) & 15:
            commands.append(first & 15)
        if self._next < 0 or (first ^ self._next) >> 4:
            commands.append(0x10 | first >> 4)
        self._next = last + 1 if last < _LAST else -1
        return self._link.send(self._link.head + bytes(commands))


class Sideways(SH1107):
    """An SH1107 panel of 64x128 pixels on its side: a page is eight columns of the picture.

    The picture is turned by `framebuf`, eight columns at a time, and only where something changed.
    """

    # The 64 lines of the glass are wired to the middle of the chip's 128.
    _wired = 0x60

    def _split(self) -> "tuple[memoryview, ...]":
        """Return the turned pages of the picture, then those of what was sent."""
        self._rows = super()._split()
        width, height = self.width, self.height
        self._canvas = framebuf.FrameBuffer(self.buffer, width, height, framebuf.MONO_VLSB)
        pages: list[memoryview] = []
        for whole in (memoryview(bytearray(len(self.buffer))) for _ in range(2)):
            pages += [whole[at : at + height] for at in range(0, len(whole), height)]
        self._frames = tuple(
            [
                framebuf.FrameBuffer(page, 8, height, framebuf.MONO_HMSB)
                for page in pages[: width >> 3]
            ]
        )
        return tuple(pages)

    def _turn(self) -> None:
        rows, half, changed = self._rows, self.height >> 3, 0
        for row in range(half):
            now, sent = rows[row], rows[half + row]
            changed |= int.from_bytes(now, "little") ^ int.from_bytes(sent, "little")
        self._sent[:] = self.buffer
        columns = changed.to_bytes(self.width, "little")
        for page, frame in enumerate(self._frames):
            if self._stale or columns[8 * page : 8 * page + 8] != _NOTHING:
                frame.blit(self._canvas, -8 * page, 0)
                if not self._turned:
                    # The chip's first line is the lowest one of the picture.
                    strip = self._pages[page]
                    strip[:] = bytes(reversed(strip))

    def _orient(self):
        # Only the segments are turned by the chip, the lines by `_turn`: scanning backwards, a chip
        # of 128 lines counts from another end for each maker's glass of 64.
        self._command(_REMAP | self._turned)
        self._command(_SCAN)

"""Driver for colour glass of 240x135 pixels with an ST7789; boards without one skip it.

The canvas of 120x64 is shown doubled, in three inks (see `Display.tint`). The glass is mounted on
its side: what the chip calls a column runs down the picture, so it fills in the canvas's order, and
a byte of the canvas is 16 of its columns on two of its rows.
Datasheet: ST7789V rev 1.4 (Sitronix).
"""

import framebuf
import machine

from engine.compat import TYPE_CHECKING, const, sleep_ms
from firmware.display.ssd1306 import SSD1306

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.spi_link import SPILink
    from firmware.display.ssd1306 import BoardScreen

_RESET = const(0x01)
_SLEEP = const(0x10)
_WAKE = const(0x11)
_WHOLE = const(0x13)
_COMPLEMENT = const(0x21)
_DARK = const(0x28)
_COLUMNS = const(0x2A)
_ROWS = const(0x2B)
_WRITE = const(0x2C)
_ORDER = const(0x36)
_FORMAT = const(0x3A)
# The glass is wired to columns 52 to 186 of 240 and rows 40 to 279 of 320. Of its 135 columns the
# picture has 128, from the same one whichever way up: three are above it and four below, or the
# other way round.
_TOP = const(56)
_LEFT = const(40)
_EDGE = const(4)
# Into sleep, out of it and after a reset the chip wants so long; before its next command so long
# (9.1.2, 9.1.11, 9.1.12).
_SETTLE = const(120)
_START = const(5)
# How many columns of the canvas go out at once, and the bytes that each becomes.
_RUN = const(40)
_BYTES = const(64)
# How many times a second the light is pulsed, and the least of 255, unless a board has its own.
_PULSES = const(1000)
_FAINT = const(12)
# Ground, white, red suits and what is refused, who leads: 5 bits of red, 6 of green, 5 of blue.
# Shown dark on bright, inks have less than half of the light.
_INKS = ((0x0000, 0xFFFF, 0xFA48, 0xFE00), (0xFFFF, 0x0000, 0x7800, 0x6A40))


def make(link: "Any", screen: "BoardScreen") -> "ST7789":
    """Return the panel behind `link`, an SPILink, that a board's `SCREEN` describes."""
    pulses = screen.get("light_freq", _PULSES)
    light = machine.PWM(machine.Pin(screen["light"]), freq=pulses, duty_u16=0)
    rotate, line = screen.get("rotate", False), screen.get("rst") is not None
    panel = ST7789(link, screen["width"], screen["height"], rotate, light, line)
    panel.faint = screen.get("faint", _FAINT)
    return panel


class ST7789(SSD1306):
    """A panel behind `link` whose backlight is on `light`, a machine.PWM.

    `line` is whether `link` has a line that resets the chip.
    After the picture, `buffer` has a plane for each ink but white: the dots that have it.
    """

    inks = 2
    # The least light that the picture is seen by, of 255.
    faint = _FAINT

    def __init__(
        self, link: "SPILink", width: int, height: int, rotate: bool, light: "Any", line: bool
    ):
        super().__init__(link, width, height, 0, rotate)
        self._line = line
        self._bus = link
        self._backlight = light
        self._refreshed = 0
        # A run as ink numbers, twice for each dot: one word, read as two bytes. It is at the end,
        # so that all of it is drawn where there is less.
        numbers = bytearray(16 * _RUN)
        self._numbers = framebuf.FrameBuffer(numbers, 8, _RUN, framebuf.RGB565)
        self._doubled = framebuf.FrameBuffer(numbers, 16, _RUN, framebuf.GS8)
        # A column of the canvas is two rows of the chip.
        self._out = memoryview(bytearray(_BYTES * _RUN))
        self._twice = [
            framebuf.FrameBuffer(self._out[at:], 16, _RUN, framebuf.RGB565, 32) for at in (0, 32)
        ]
        # What a dot becomes: the number of each ink, then its colour.
        self._inks = [_palette((0, 0x0101 * ink)) for ink in (1, 2, 3)]
        self._colours = _palette(_INKS[0])

    def _command(self, *values: int) -> int:
        """Send a command and what belongs to it; return the bytes on the bus."""
        count = self._bus.send(bytes(values[:1]))
        return count + self._bus.send(bytes(values[1:]), 1) if values[1:] else count

    def start(self) -> bool:
        """Set up the chip, whatever it was told before; return True: it cannot answer."""
        self._backlight.duty_u16(0)
        self._bus.reset()
        if not self._line:
            # After the line it would come too early: the chip takes no command for 5 ms, and if it
            # was awake for 120 (reset timing, tRT).
            self._command(_RESET)
        sleep_ms(_SETTLE)
        self._prepare()
        return True

    def power(self, on: bool) -> None:
        """Switch the panel on or off; on, it is set up again and lit by the next `show`."""
        if on and not self._powered:
            self._powered = True
            self._prepare()
        else:
            super().power(on)

    def _light(self):
        if self._lit == self._powered:
            return 0
        self._lit = self._powered
        if self._lit:
            count = self._command(_WAKE)
            sleep_ms(_START)
            count += self._command(_DARK | 1)
            self.contrast(self._contrast)
            return count
        self._backlight.duty_u16(0)
        count = self._command(_DARK)
        # It may have been woken just now, and may be again.
        sleep_ms(_SETTLE)
        count += self._command(_SLEEP)
        sleep_ms(_SETTLE)
        return count

    def _setup(self):
        """Set all registers that matter: 16 bits a dot, the glass's own complement."""
        self._command(_FORMAT, 0x55)
        self._command(_COMPLEMENT)
        self._command(_WHOLE)
        self._orient()

    def _orient(self):
        self._command(_ORDER, 0x80 if self._turned else 0x40)

    def contrast(self, value: int) -> None:
        """Set the backlight, 0 to 255."""
        self._contrast = value
        if self._lit:
            self._backlight.duty_u16(257 * max(self.faint, value))

    def invert(self, on: bool) -> None:
        """Show dark on bright if `on`, from the next `show` on."""
        if self._inverted != bool(on):
            self._inverted = bool(on)
            self._colours = _palette(_INKS[self._inverted])
            self._stale = True

    def revive(self, touched: bool = True) -> int:
        """Bring the picture back if the chip, but not the board, has lost its power.

        The chip cannot be asked: it is sent one page at each call, so that a press never waits for
        a whole picture, and told its settings if someone has `touched` a key (see SSD1306). Returns
        the number of bytes sent.
        """
        if not self._lit:
            return 0
        if touched:
            self._setup()
        pages = self._pages
        half = len(pages) >> 1
        self._refreshed = page = (self._refreshed + 1) % half
        count = self.show()
        count += self._send(page, pages[page], pages[half + page], 0, self.width, False)
        if touched:
            # Out of sleep it takes no command for a moment: that is the last one.
            count += self._command(_DARK | 1) + self._command(_WAKE)
        return count

    def _turn(self):
        """Have those dots sent again that are lit as before in another ink."""
        size = len(self.buffer) // (1 + self.inks)
        now, sent = memoryview(self.buffer), memoryview(self._sent)
        if now[size:] == sent[size:]:
            return
        changed = 0
        for at in range(size, len(now), size):
            changed |= _number(now[at : at + size]) ^ _number(sent[at : at + size])
        dots = _number(sent[:size])
        dots ^= dots & changed & _number(now[:size])
        sent[:size] = dots.to_bytes(size, "little")
        sent[size:] = now[size:]

    def _send(
        self,
        page: int,
        now: "memoryview",
        sent: "memoryview",
        start: int,
        length: int,
        stays: bool,
    ) -> int:
        """Send a run of columns, and with a whole page the edge of the glass beside it."""
        sent[start : start + length] = now[start : start + length]
        count, first = 0, _TOP + 16 * page
        if length == self.width:
            if not page:
                count += self._send_edge(_TOP - _EDGE)
            if 8 * page + 8 == self.height:
                count += self._send_edge(first + 16)
        count += self._aim_at(first, 16, start, length)
        while length:
            part = min(length, _RUN)
            self._expand(page * self.width + start, part)
            count += self._bus.send(self._out[: _BYTES * part], 1)
            start += part
            length -= part
        return count

    def _send_edge(self, first: int) -> int:
        """Darken chip columns that have nothing of the picture."""
        count = self._aim_at(first, _EDGE, 0, self.width)
        ground = self._out[: 4 * _EDGE * _RUN]
        ground[:] = bytes(len(ground))
        for _ in range(0, self.width, _RUN):
            count += self._bus.send(ground, 1)
        return count

    def _aim_at(self, first: int, columns: int, start: int, length: int) -> int:
        """Say which of the chip's columns and, as columns of the canvas, rows are written."""
        last, row = first + columns - 1, _LEFT + 2 * start
        end = row + 2 * length - 1
        count = self._command(_COLUMNS, first >> 8, first & 255, last >> 8, last & 255)
        count += self._command(_ROWS, row >> 8, row & 255, end >> 8, end & 255)
        return count + self._command(_WRITE)

    def _expand(self, at: int, length: int) -> None:
        """Draw what the chip gets for `length` columns from byte `at` of the picture.

        Framebuf does it in machine code on every processor; images have no other.
        """
        buffer, end, blank = self.buffer, at + length, _RUN - length
        lit = _number(buffer[at:end])
        size = len(buffer) // (1 + self.inks)
        for ink, palette in enumerate(self._inks):
            dots = lit
            if ink:
                dots &= _number(buffer[at + ink * size : end + ink * size])
            if dots or not ink:
                # Each byte is a row of eight dots here.
                columns = bytearray(dots.to_bytes(length, "little"))
                source = framebuf.FrameBuffer(columns, 8, length, framebuf.MONO_HMSB)
                self._numbers.blit(source, 0, blank, 0 if ink else -1, palette)
        for out in self._twice:
            out.blit(self._doubled, 0, -blank, -1, self._colours)


def _number(columns: "bytearray | memoryview") -> int:
    return int.from_bytes(columns, "little")


def _palette(colours: "tuple[int, ...]") -> "framebuf.FrameBuffer":
    """Return a palette of `framebuf`: words as the chip gets them, the upper byte first."""
    data = bytearray()
    for colour in colours:
        data.append(colour >> 8)
        data.append(colour & 255)
    return framebuf.FrameBuffer(data, len(colours), 1, framebuf.RGB565)

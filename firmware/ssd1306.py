"""Drivers for the small OLEDs: SSD1306 and SH1106, over I2C or SPI, sending only what changed.

A panel keeps a second copy of its picture, the one that the chip has, and sends the columns in which
the two differ. Everything that a frame needs is made once, so that `show` allocates nothing.
Datasheets: SSD1306 rev 1.1 (Solomon Systech), SH1106 V2.3 (Sino Wealth).
"""

from engine.compat import const

_ADDRESSING = const(0x20)
_COLUMNS = const(0x21)
_PAGES = const(0x22)
_START_LINE = const(0x40)
_CONTRAST = const(0x81)
_CHARGE_PUMP = const(0x8D)
_REMAP = const(0xA0)
_RESUME = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_CURRENT = const(0xAD)
_POWER = const(0xAE)
_PAGE = const(0xB0)
_SCAN = const(0xC0)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_PRECHARGE = const(0xD9)
_COM_PINS = const(0xDA)
_VCOM = const(0xDB)

# Two changed spots closer than this cost less as one run than as two: a run opens with 7 bytes of
# command and 1 of data control, and the I2C address goes out twice.
_JOIN = const(10)


class I2CLink:
    """The chip on an I2C bus: `i2c` is a machine.I2C, `address` usually 0x3C, `width` in pixels."""

    def __init__(self, i2c, address, width):
        self._i2c = i2c
        self._address = address
        self.command = bytearray(8)
        self.data = bytearray(1 + width)
        self.data[0] = 0x40
        whole = memoryview(self.command)
        self._commands = [whole[: n + 1] for n in range(8)]
        whole = memoryview(self.data)
        self._runs = [whole[: 8 * n + 1] for n in range(width // 8 + 1)]

    def reset(self):
        """Do nothing: these modules reset themselves when the power comes."""

    def send_command(self, count):
        """Send the first `count` command bytes (1 to 7); return the bytes on the bus."""
        self._i2c.writeto(self._address, self._commands[count])
        return count + 1

    def send_data(self, eighths):
        """Send `8 * eighths` bytes of picture; return the bytes on the bus."""
        self._i2c.writeto(self._address, self._runs[eighths])
        return 8 * eighths + 1


class SPILink:
    """The chip on an SPI bus: `dc` and `cs` (and `rst` or None) are output pins."""

    def __init__(self, spi, dc, cs, rst, width, sleep_ms):
        self._spi = spi
        self._dc = dc
        self._cs = cs
        self._rst = rst
        self._sleep_ms = sleep_ms
        self.command = bytearray(8)
        self.data = bytearray(1 + width)
        whole = memoryview(self.command)
        self._commands = [whole[1 : n + 1] for n in range(8)]
        whole = memoryview(self.data)
        self._runs = [whole[1 : 8 * n + 1] for n in range(width // 8 + 1)]

    def reset(self):
        """Pull the reset line low for a moment (SSD1306 8.9: 3 microseconds are enough)."""
        if self._rst is not None:
            self._rst.value(0)
            self._sleep_ms(1)
            self._rst.value(1)
            self._sleep_ms(1)

    def _send(self, view, dc):
        self._dc.value(dc)
        self._cs.value(0)
        self._spi.write(view)
        self._cs.value(1)
        return len(view)

    def send_command(self, count):
        """Send the first `count` command bytes (1 to 7); return the bytes on the bus."""
        return self._send(self._commands[count], 0)

    def send_data(self, eighths):
        """Send `8 * eighths` bytes of picture; return the bytes on the bus."""
        return self._send(self._runs[eighths], 1)


class SSD1306:
    """An SSD1306 panel behind `link`; `column` is the chip's column of the leftmost pixel.

    The picture is in `buffer`: one byte is eight pixels from top to bottom, lowest bit on top. When
    the bus fails, `fault` holds the OSError and `show` sends nothing until `start` has worked again.

    >>> class Wire:
    ...     command, data = bytearray(8), bytearray(129)
    ...     reset = lambda self: None
    ...     send_command = lambda self, count: count + 1
    ...     send_data = lambda self, eighths: 8 * eighths + 1
    >>> panel = SSD1306(Wire(), 128, 64)
    >>> panel.start()
    True
    >>> whole = panel.show()
    >>> panel.buffer[0] = 1
    >>> whole, panel.show(), panel.show()
    (1090, 16, 0)
    """

    def __init__(self, link, width, height, column=0, rotate=False, iref=False):
        if width % 8 or height % 8:
            raise ValueError("width and height must be multiples of 8")
        self.width = width
        self.height = height
        self.buffer = bytearray(width * height // 8)
        self.fault = None
        self._link = link
        self._column = column
        # How the glass is mounted; `rotate` turns the picture against that.
        self._mounted = rotate
        self._rotate = rotate
        self._iref = iref
        self._contrast = 0xCF
        self._inverted = False
        self._powered = True
        self._lit = False
        self._stale = True
        self._sent = bytearray(width * height // 8)
        now, sent = memoryview(self.buffer), memoryview(self._sent)
        self._now_pages = [now[i : i + width] for i in range(0, len(now), width)]
        self._sent_pages = [sent[i : i + width] for i in range(0, len(sent), width)]

    def start(self):
        """Set the chip up, as after power-on; return whether it answered."""
        self.fault = None
        self._stale = True
        self._lit = False
        try:
            self._link.reset()
            self._setup()
        except OSError as error:
            self.fault = error
        return self.fault is None

    def _setup(self):
        height = self.height
        self._command(_POWER)
        self._command(_CLOCK, 0x80)
        self._command(_MULTIPLEX, height - 1)
        self._command(_OFFSET, 0)
        self._command(_START_LINE)
        self._command(_CHARGE_PUMP, 0x14)
        self._command(_ADDRESSING, 0)
        self._orient()
        # 32 rows are wired one after the other, other heights alternate (SSD1306 10.1.18).
        self._command(_COM_PINS, 0x02 if height == 32 else 0x12)
        self._command(_CONTRAST, self._contrast)
        self._command(_PRECHARGE, 0xF1)
        self._command(_VCOM, 0x30)
        if self._iref:
            self._command(_CURRENT, 0x30)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _orient(self):
        self._command(_REMAP | (not self._rotate))
        self._command(_SCAN | (0 if self._rotate else 8))

    def _command(self, *values):
        command = self._link.command
        for i, value in enumerate(values):
            command[i + 1] = value
        return self._link.send_command(len(values))

    def _guarded(self, *values):
        if self.fault is None:
            try:
                self._command(*values)
            except OSError as error:
                self.fault = error

    def contrast(self, value):
        """Set the brightness, 0 to 255."""
        self._contrast = value
        self._guarded(_CONTRAST, value)

    def invert(self, on):
        """Show dark on bright if `on`."""
        self._inverted = bool(on)
        self._guarded(_NORMAL | self._inverted)

    def rotate(self, on):
        """Turn the picture by 180 degrees if `on`; takes effect with the next `show`."""
        if (self._rotate != self._mounted) == bool(on):
            return
        self._rotate = not self._rotate
        if self.fault is None:
            try:
                self._orient()
            except OSError as error:
                self.fault = error
        # The column remap concerns bytes that are written from now on (SSD1306 10.1.8).
        self._stale = True

    def power(self, on):
        """Switch the panel on or off; the chip keeps its picture."""
        self._powered = bool(on)
        if self._lit != self._powered and not self._stale:
            self._lit = self._powered
            self._guarded(_POWER | self._powered)

    def show(self):
        """Send what changed since the last time; return the number of bytes sent.

        After `start` the whole picture goes out, then the panel is lit, so that nobody sees what
        the chip's memory held at power-on.
        """
        if self.fault is not None:
            return 0
        count = 0
        try:
            for page in range(len(self._now_pages)):
                if self._stale or self._now_pages[page] != self._sent_pages[page]:
                    count += self._show_page(page)
            self._stale = False
            if self._lit != self._powered:
                self._link.command[1] = _POWER | self._powered
                count += self._link.send_command(1)
                self._lit = self._powered
        except OSError as error:
            self.fault = error
        return count

    def _show_page(self, page):
        now, sent, width = self._now_pages[page], self._sent_pages[page], self.width
        if self._stale:
            return self._send(page, 0, width // 8)
        count = 0
        x = 0
        while x < width:
            if now[x] == sent[x]:
                x += 1
                continue
            start = last = x
            x += 1
            while x < width and x - last <= _JOIN:
                if now[x] != sent[x]:
                    last = x
                x += 1
            # Runs are whole eights of columns: the views of these lengths exist already.
            eighths = (last - start + 8) >> 3
            if start + 8 * eighths > width:
                start = width - 8 * eighths
            count += self._send(page, start, eighths)
            x = start + 8 * eighths
        return count

    def _send(self, page, start, eighths):
        now, sent, data = self._now_pages[page], self._sent_pages[page], self._link.data
        for i in range(8 * eighths):
            data[i + 1] = sent[start + i] = now[start + i]
        count = self._link.send_command(self._window(page, start, start + 8 * eighths - 1))
        return count + self._link.send_data(eighths)

    def _window(self, page, first, last):
        command = self._link.command
        command[1] = _COLUMNS
        command[2] = self._column + first
        command[3] = self._column + last
        command[4] = _PAGES
        command[5] = page
        command[6] = page
        return 6


class SH1106(SSD1306):
    """An SH1106 panel: 132 columns of which the middle 128 are wired, and page addressing only."""

    def __init__(self, link, width, height, column=2, rotate=False, iref=False):
        super().__init__(link, width, height, column, rotate, iref)

    def _setup(self):
        height = self.height
        self._command(_POWER)
        self._command(_CLOCK, 0x80)
        self._command(_MULTIPLEX, height - 1)
        self._command(_OFFSET, 0)
        self._command(_START_LINE)
        self._command(_CURRENT, 0x8B)
        self._orient()
        self._command(_COM_PINS, 0x12)
        self._command(_CONTRAST, self._contrast)
        self._command(_PRECHARGE, 0x22)
        self._command(_VCOM, 0x35)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _window(self, page, first, last):
        command = self._link.command
        first += self._column
        command[1] = _PAGE | page
        command[2] = first & 15
        command[3] = 0x10 | first >> 4
        return 3

"""Driver for the small OLEDs with an SSD1306, and their I2C bus; it sends only what changed.

A panel keeps a second copy of its picture, the one that the chip has, and sends the columns in
which the two differ. Boards that have them load `firmware.display.sh1106` and
`firmware.display.spi_link` on top. Datasheet: SSD1306 rev 1.1 (Solomon Systech).
"""

from engine.compat import const

_ADDRESSING = const(0x20)
_START_LINE = const(0x40)
_CONTRAST = const(0x81)
_CHARGE_PUMP = const(0x8D)
_REMAP = const(0xA0)
_RESUME = const(0xA4)
_NORMAL = const(0xA6)
_MULTIPLEX = const(0xA8)
_CURRENT = const(0xAD)
_POWER = const(0xAE)
_SCAN = const(0xC0)
_OFFSET = const(0xD3)
_CLOCK = const(0xD5)
_PRECHARGE = const(0xD9)
_COM_PINS = const(0xDA)
_VCOM = const(0xDB)

# Two changed spots closer than this cost less as one run than as two: a run opens with 7 bytes of
# command and 1 of data control, and the I2C address goes out twice.
_SAME = bytes(10)


class I2CLink:
    """The chip on an I2C bus: `i2c` is a machine.I2C, `address` usually 0x3C, `width` in pixels.

    Commands are sent with the byte `head` before them; `data` is a row of picture with its own.
    """

    head = b"\x00"

    def __init__(self, i2c, address, width):
        self._i2c = i2c
        self._address = address
        self.data = bytearray(1 + width)
        self.data[0] = 0x40
        whole = memoryview(self.data)
        self._runs = tuple([whole[: n + 1] for n in range(8, width + 1, 8)])

    def reset(self):
        """Do nothing: these modules reset themselves when the power comes."""

    def send(self, buffer):
        """Send `head` and the commands after it, all that is in `buffer`; return the bytes on the
        bus.
        """
        self._i2c.writeto(self._address, buffer)
        return len(buffer)

    def send_data(self, eighths):
        """Send the first `8 * eighths` bytes of picture, eight at least; return the bytes on the
        bus.
        """
        return self.send(self._runs[eighths - 1])


class SSD1306:
    """An SSD1306 panel behind `link`; `column` is the chip's column of the leftmost pixel.

    The picture is in `buffer`: one byte is eight pixels from top to bottom, lowest bit on top. When
    the bus fails, `fault` holds the OSError and `show` sends nothing until `start` has worked
    again.

    >>> class Wire:
    ...     head, data = bytes(1), bytearray(129)
    ...     reset = lambda self: None
    ...     send = lambda self, buffer: len(buffer)
    ...     send_data = lambda self, eighths: 8 * eighths + 1
    >>> panel = SSD1306(Wire(), 128, 64)
    >>> panel.start()
    True
    >>> whole = panel.show()
    >>> panel.buffer[0] = 1
    >>> whole, panel.show(), panel.show()
    (1090, 16, 0)
    """

    # The commands that say where a run goes: first and last column, first and last page.
    _window = b"\x21\x00\x00\x22\x00\x00"

    def __init__(self, link, width, height, column=0, rotate=False):
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
        self._turned = rotate
        self._contrast = 0xCF
        self._inverted = False
        self._powered = True
        self._lit = False
        self._stale = True
        self._sent = bytearray(len(self.buffer))
        self._where = bytearray(link.head + self._window)
        # The pages of the picture, then those of what was sent.
        pages = []
        for whole in (memoryview(self.buffer), memoryview(self._sent)):
            pages += [whole[at : at + width] for at in range(0, len(whole), width)]
        self._pages = tuple(pages)

    def _command(self, *values):
        """Send one command unless the bus has failed; return the bytes on the bus."""
        if self.fault is None:
            try:
                return self._link.send(self._link.head + bytes(values))
            except OSError as error:
                self.fault = error
        return 0

    def power(self, on):
        """Switch the panel on or off; the chip keeps its picture."""
        self._powered = bool(on)
        if not self._stale:
            self._light()

    def _light(self):
        if self._lit == self._powered:
            return 0
        self._lit = self._powered
        return self._command(_POWER | self._powered)

    def show(self):
        """Send what changed since the last time; return the number of bytes sent.

        After `start` the whole picture goes out, then the panel is lit, so that nobody sees what
        the chip's memory held at power-on.
        """
        if self.fault is not None:
            return 0
        count = 0
        if self._stale or self.buffer != self._sent:
            try:
                pages, rows = self._pages, self.height >> 3
                for page in range(rows):
                    now, sent = pages[page], pages[rows + page]
                    if self._stale:
                        count += self._send(page, now, sent, 0, self.width >> 3)
                    elif now != sent:
                        count += self._show_page(page, now, sent)
            except OSError as error:
                self.fault = error
                return count
            self._stale = False
        return count + self._light()

    def _show_page(self, page, now, sent):
        """Send the runs of columns in which a page differs from the one that was sent."""
        width = self.width
        # As whole numbers the columns are compared all at once, which takes a board a tenth of the
        # time.
        differences = int.from_bytes(now, "little") ^ int.from_bytes(sent, "little")
        rest = differences.to_bytes(width, "little").lstrip(b"\0")
        count = 0
        while rest:
            start, length = width - len(rest), rest.find(_SAME)
            if length < 0:
                length = len(rest.rstrip(b"\0"))
            # Runs are whole eights of columns: the views of these lengths exist already.
            eighths = (length + 7) >> 3
            start = min(start, width - 8 * eighths)
            count += self._send(page, now, sent, start, eighths)
            rest = rest[start + 8 * eighths - width + len(rest) :].lstrip(b"\0")
        return count

    def _send(self, page, now, sent, start, eighths):
        data, first = self._link.data, self._column + start
        end = start + 8 * eighths
        self._aim(self._where, page, first, self._column + end - 1)
        # An I2C bus has a byte before those of the picture.
        at = len(data) - self.width
        run = now[start:end]
        data[at : at + 8 * eighths] = run
        sent[start:end] = run
        return self._link.send(self._where) + self._link.send_data(eighths)

    def _aim(self, where, page, first, last):
        """Let the end of `where`, commands as in `_window`, say where a run goes."""
        where[-5] = first
        where[-4] = last
        where[-2] = where[-1] = page

    def start(self):
        """Set the chip up, as after power-on; return whether it answered."""
        self.fault = None
        self._stale = True
        self._lit = False
        self._link.reset()
        self._setup()
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
        # 0.77 of the voltage for the 72x40 glass, 0.83 for the others (SSD1306 10.1.19).
        self._command(_VCOM, 0x20 if height == 40 else 0x30)
        # Glass of 0.42 inch has no resistor for the current, and stays dark or dim without that of
        # the chip (SSD1306B); older chips pass over it.
        self._command(_CURRENT, 0x30)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _orient(self):
        self._command(_REMAP | (not self._turned))
        self._command(_SCAN | (0 if self._turned else 8))

    def contrast(self, value):
        """Set the brightness, 0 to 255."""
        self._contrast = value
        self._command(_CONTRAST, value)

    def invert(self, on):
        """Show dark on bright if `on`."""
        self._inverted = bool(on)
        self._command(_NORMAL | self._inverted)

    def rotate(self, on):
        """Turn the picture by 180 degrees if `on`; takes effect with the next `show`."""
        if (self._turned != self._mounted) != bool(on):
            self._turned = not self._turned
            self._orient()
            # The column remap concerns bytes that are written from now on (SSD1306 10.1.8).
            self._stale = True

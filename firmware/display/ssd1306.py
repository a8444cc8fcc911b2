"""Driver for OLEDs with an SSD1306, and for their I2C bus; it sends only what changed.

A panel keeps a copy of the picture that the chip has, and sends the columns that differ. A board
with another chip or bus also imports the driver of that chip (`ssd1309`, `sh1106`, `sh1107`) or
`firmware.display.spi_link`.
Datasheet: SSD1306 rev 1.1 (Solomon Systech).
"""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any, NotRequired, Protocol, TypedDict

    class BoardScreen(TypedDict):
        """A board's `SCREEN` (see boards/README.md).

        Its bus decides which of `address` and the pins there are.
        """

        chip: str
        also: NotRequired[Sequence[str]]
        bus: str
        id: int
        freq: int
        address: int
        sda: int
        scl: int
        sck: int
        mosi: int
        dc: int
        cs: int
        rst: NotRequired[int]
        width: int
        height: int
        column: NotRequired[int]
        offset: NotRequired[int]
        rotate: NotRequired[bool]
        light: int
        light_freq: NotRequired[int]
        faint: NotRequired[int]

    class Link(Protocol):
        """The bus to the chip: `I2CLink` or `firmware.display.spi_link.SPILink`."""

        head: bytes
        data: bytearray

        def reset(self) -> None:
            """Reset the chip."""
            ...

        def send(self, __buffer: bytes | bytearray | memoryview) -> int:
            """Send `head` and commands; return the number of bytes on the bus."""
            ...

        def send_data(self, __length: int) -> int:
            """Send the first `length` bytes of the picture; return the bytes on the bus."""
            ...

        def status(self) -> int | None:
            """Return the chip's status byte, or None if this bus cannot read it."""
            ...


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
_NOP = const(0xE3)
# Contrasts below this are low: that of the setting, and that of a box at which nobody plays.
_LOW = const(0x20)
# The bit of the status byte that says that the panel is off (SSD1306 table 9-2; SH1106 15).
_IS_OFF = const(0x40)

# Two changed spots closer together than this are cheaper as one run: another run on a page costs 4
# bytes of commands, 1 of data control, and the I2C address twice.
_SAME = bytes(7)


class I2CLink:
    """The chip on an I2C bus: `make()` returns a machine.I2C, free of what hung on the bus.

    `address` is usually 0x3C, `width` in pixels. Commands follow the byte `head`; `data` is a page
    of the picture after a byte of its own.
    """

    head = b"\x00"

    def __init__(self, make: "Callable[[], Any]", address: int, width: int):
        self._make = make
        self._i2c = make()
        self._fresh = True
        self._address = address
        self.data = bytearray(1 + width)
        self.data[0] = 0x40
        self._whole = memoryview(self.data)

    def reset(self) -> None:
        """Set up the bus again, unless that was just done: the chip may be holding it."""
        if not self._fresh:
            self._i2c = self._make()
        self._fresh = False

    def send(self, buffer: bytes | bytearray | memoryview) -> int:
        """Send `buffer`, which is `head` and commands; return the number of bytes on the bus."""
        self._i2c.writeto(self._address, buffer)
        return len(buffer)

    def send_data(self, length: int) -> int:
        """Send the first `length` bytes of the picture; return the bytes on the bus."""
        return self.send(self._whole[: length + 1])

    def status(self) -> int | None:
        """Return the chip's status byte (SSD1306 8.1.5)."""
        return self._i2c.readfrom(self._address, 1)[0]


class SSD1306:
    """An SSD1306 panel behind `link`; `column` is the chip's column of the leftmost pixel.

    `offset` is by how many rows the chip moves the picture (0xD3), for glass that is wired so.
    The picture is in `buffer`: each byte is eight pixels from top to bottom, lowest bit on top. If
    the bus fails, `fault` is the OSError, and `show` sends nothing until `start` succeeds again.
    `tells` is whether the chip says when it has lost its power (see `revive`), `reads_memory`
    whether a read over I2C can give its memory instead.

    >>> class Wire:
    ...     head, data = bytes(1), bytearray(129)
    ...     reset = status = lambda self: None
    ...     send = lambda self, buffer: len(buffer)
    ...     send_data = lambda self, length: length + 1
    >>> panel = SSD1306(Wire(), 128, 64)
    >>> panel.start()
    True
    >>> whole = panel.show()
    >>> panel.buffer[0] = 1
    >>> whole, panel.show(), panel.show()
    (1041, 9, 0)
    """

    reads_memory = False
    # How many planes of `buffer` follow the picture: the dots of an ink each (see `Display.tint`).
    inks = 0
    # How pixels are charged where they are bright: for how long, and to which voltage (0xD9, 0xDB);
    # None: a chip whose low brightness is its contrast alone. 0x30 is 0.83 of the voltage.
    _charge: "tuple[int, int] | None" = (0xF1, 0x30)
    # The commands that say where a run goes: first and last column, first and last page.
    _window = b"\x21\x00\x00\x22\x00\x00"

    def __init__(
        self,
        link: "Link",
        width: int,
        height: int,
        column: int = 0,
        rotate: bool = False,
        offset: int = 0,
    ):
        if width % 8 or height % 8:
            raise ValueError("width and height must be multiples of 8")
        self.width = width
        self.height = height
        self.buffer = bytearray((1 + self.inks) * width * height // 8)
        self.fault: OSError | None = None
        self.tells = False
        self._link = link
        self._column = column
        self._offset = offset
        # How the panel is mounted; `rotate` turns the picture relative to that.
        self._mounted = rotate
        self._turned = rotate
        self._contrast = 0xCF
        self._inverted = False
        self._powered = True
        self._lit = False
        self._stale = True
        self._sent = bytearray(len(self.buffer))
        self._where = bytearray(link.head + self._window)
        # Its beginning, which says the columns alone.
        self._across = memoryview(self._where)[: len(link.head) + 3]
        # The page that the chip writes to next, -1 if unknown, and whether it stays on that page.
        self._next = -1
        self._stays = False
        self._pages = self._split()

    def _split(self) -> "tuple[memoryview, ...]":
        """Return the pages of the picture, then those of what was sent."""
        width, size = self.width, self.width * self.height >> 3
        pages: list[memoryview] = []
        for whole in (memoryview(self.buffer), memoryview(self._sent)):
            pages += [whole[at : at + width] for at in range(0, size, width)]
        return tuple(pages)

    def _command(self, *values: int) -> int:
        """Send one command unless the bus has failed; return the bytes on the bus."""
        if self.fault is None:
            try:
                return self._link.send(self._link.head + bytes(values))
            except OSError as error:
                self.fault = error
        return 0

    def power(self, on: bool) -> None:
        """Switch the panel on or off; on, it is set up again and lit by the next `show`."""
        was, self._powered = self._powered, bool(on)
        if not self._powered:
            if not self._stale:
                self._light()
        elif not was:
            # The chip may have lost its power while no one could see it, and the processor's clock
            # may have stood still.
            self.start()

    def _light(self):
        if self._lit == self._powered:
            return 0
        self._lit = self._powered
        count = self._command(_POWER | self._powered)
        if self._lit:
            # A chip that called itself off, and does not now, tells the truth.
            self.tells = self.tells and self._is_off() is False
        return count

    def _is_off(self):
        """Return whether the chip says that the panel is off, or None if it says nothing."""
        if self.fault is None:
            try:
                status = self._link.status()
            except OSError:
                # A chip without a status byte does not answer; a missing one takes no bytes either.
                return None
            return None if status is None else status & _IS_OFF > 0
        return None

    def revive(self, touched: bool = True) -> int:
        """Bring the picture back if the chip, but not the board, has lost its power.

        Such a chip answers, but it is off and its memory holds noise. A chip that `tells` is asked;
        any other gets the whole picture, and is set up again if someone has `touched` a key, as who
        sees a dark panel does: at rest no register is written that need not be. Returns the number
        of bytes sent.
        """
        if self.fault is not None or not self._lit:
            return 0
        if self.reads_memory:
            # After data, a read gives the memory: a command comes first (SH1106 8.2).
            self._command(_NOP)
        if not self.tells:
            self._stale = True
            if touched:
                self._setup()
                self._lit = False
        elif self._is_off() is False:
            return 0
        else:
            self.start()
        return self.show()

    def show(self) -> int:
        """Send what changed since the last call; return the number of bytes sent.

        After `start`, the whole picture goes out before the panel is lit: at power-on, the chip's
        memory holds noise.
        """
        if self.fault is not None:
            return 0
        count = 0
        if self._stale or self.buffer != self._sent:
            # Each picture says anew where it goes.
            self._next = -1
            try:
                self._turn()
                pages = self._pages
                half = len(pages) >> 1
                for page in range(half):
                    now, sent = pages[page], pages[half + page]
                    if self._stale:
                        count += self._send(page, now, sent, 0, len(now), False)
                    elif now != sent:
                        count += self._show_page(page, now, sent)
            except OSError as error:
                self.fault = error
                return count
            self._stale = False
        return count + self._light()

    def _turn(self):
        """Bring the pages of the picture up to date, where they are not the buffer's own."""

    def _show_page(self, page: int, now: "memoryview", sent: "memoryview") -> int:
        """Send the runs of columns in which a page differs from what was sent."""
        width = len(now)
        # As integers, all columns are compared at once, in a tenth of the time.
        differences = int.from_bytes(now, "little") ^ int.from_bytes(sent, "little")
        rest = differences.to_bytes(width, "little").lstrip(b"\0")
        count = 0
        while rest:
            start, length = width - len(rest), rest.find(_SAME)
            if length < 0:
                length = len(rest.rstrip(b"\0"))
            rest = rest[length:].lstrip(b"\0")
            count += self._send(page, now, sent, start, length, bool(rest))
        return count

    def _send(
        self,
        page: int,
        now: "memoryview",
        sent: "memoryview",
        start: int,
        length: int,
        stays: bool,
    ) -> int:
        """Send a run of columns; `stays` is whether another one of this page follows."""
        data, first = self._link.data, self._column + start
        end = start + length
        count = self._aim(page, first, self._column + end - 1, stays)
        # On I2C, one byte comes before those of the picture.
        at = len(self._link.head)
        run = now[start:end]
        data[at : at + length] = run
        sent[start:end] = run
        return count + self._link.send_data(length)

    def _aim(self, page: int, first: int, last: int, stays: bool) -> int:
        """Say where a run goes, as far as the chip is not there already; return the bytes sent.

        At the end of a run the chip is at its first column again, one page further unless the
        window has this page alone (SSD1306 10.1.3, 10.1.4).
        """
        where = self._where
        there = self._next == page and (self._stays or not stays)
        if there and where[-5] == first and where[-4] == last:
            where = None
        elif there:
            where = self._across
        else:
            self._stays = stays
            self._where[-2] = page
            self._where[-1] = page if stays else (self.height >> 3) - 1
        self._where[-5] = first
        self._where[-4] = last
        self._next = page if self._stays else page + 1
        return self._link.send(where) if where else 0

    def start(self) -> bool:
        """Set up the chip after power-on; return whether it answered."""
        self.fault = None
        try:
            self._link.reset()
        except OSError as error:
            self.fault = error
        self._command(_POWER)
        self._prepare()
        return self.fault is None

    def _prepare(self):
        """Set up the chip, whose panel is off; `show` sends the picture and lights it."""
        self._stale = True
        self._lit = False
        self._setup()
        self.tells = self._is_off() is True

    def _setup(self):
        """Set all registers; on a panel that is lit, nothing of this is seen."""
        height = self.height
        self._command(_CLOCK, 0x80)
        self._command(_MULTIPLEX, height - 1)
        self._command(_OFFSET, self._offset)
        self._command(_START_LINE)
        self._command(_CHARGE_PUMP, 0x14)
        self._command(_ADDRESSING, 0)
        self._orient()
        # 32 rows are wired one after the other, other heights alternate (SSD1306 10.1.18).
        self._command(_COM_PINS, 0x02 if height == 32 else 0x12)
        self.contrast(self._contrast)
        # Panels of 0.42 inch have no resistor for the current, and stay dark or dim without the
        # chip's own (SSD1306B); older chips ignore the command.
        self._command(_CURRENT, 0x30)
        self._command(_RESUME)
        self._command(_NORMAL | self._inverted)

    def _orient(self):
        self._command(_REMAP | (not self._turned))
        self._command(_SCAN | (0 if self._turned else 8))

    def contrast(self, value: int) -> None:
        """Set the brightness, 0 to 255.

        The contrast alone hardly dims a panel: where it is low, each pixel is charged for as short
        as can be (0xD9), and to the lowest voltage (0xDB).
        """
        self._contrast = value
        self._command(_CONTRAST, value)
        if self._charge:
            precharge, voltage = (0x11, 0) if value < _LOW else self._charge
            self._command(_PRECHARGE, precharge)
            # 0.77 of the voltage for the 72x40 glass (SSD1306 10.1.19).
            self._command(_VCOM, 0x20 if voltage and self.height == 40 else voltage)

    def invert(self, on: bool) -> None:
        """Show dark on bright if `on`."""
        self._inverted = bool(on)
        self._command(_NORMAL | self._inverted)

    def rotate(self, on: bool) -> None:
        """Rotate the picture by 180 degrees if `on`, from the next `show` on."""
        if (self._turned != self._mounted) != bool(on):
            self._turned = not self._turned
            self._orient()
            # The column remap applies only to bytes written from now on (SSD1306 10.1.8).
            self._stale = True

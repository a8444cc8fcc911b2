"""A model of the ST7789 behind glass of 240x135 pixels: bytes in, colours out.

Decodes what a driver sends over SPI (ST7789V datasheet rev 1.4, sections 8.4, 8.12 and 9.1) and
shows what the glass would show. It is strict: a command that it does not know, one whose parameters
are missing or too many, and an address outside its memory are recorded in `faults`.

The browser page has this model, too, in MicroPython (host_tools/play/web/inside/box.py).
"""

TYPE_CHECKING = False

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

# The number of bytes after each command.
_ARGUMENTS = {
    0x00: 0, 0x01: 0, 0x10: 0, 0x11: 0, 0x13: 0, 0x20: 0, 0x21: 0, 0x28: 0, 0x29: 0,
    0x2A: 4, 0x2B: 4, 0x2C: 0, 0x36: 1, 0x3A: 1,
}  # fmt: skip
_COLUMNS, _ROWS = 240, 320
# The bytes of a row.
_ROW = 480
# The glass, on its side: its upper row is this column, and its left edge this row.
WIDTH, HEIGHT = 240, 135
_UPPER, _LEFT = 186, 40
# Where the doubled canvas begins on the glass, from above.
_MARGIN = 3
_FORMAT = 0x55
# The upper bit of each colour, in the lower and the upper byte of a pixel.
_HALF_LOW, _HALF_HIGH = 0x10, 0x84


class ST7789:
    """The chip of glass on which a canvas of `width` x `height` is shown doubled.

    >>> chip = ST7789(120, 64)
    >>> for command, data in ((0x11, b""), (0x29, b""), (0x21, b""), (0x3A, b"\\x55"), (0x2C, b"")):
    ...     chip.spi_write(bytes((command,)), 0)
    ...     chip.spi_write(data, 1)
    >>> chip.faults, len(chip.glass()), len(chip.glass()[0])
    ([], 135, 240)
    """

    kind = "st7789"
    # What a board's screen says of other glass, and how bright it is told to be.
    column = 0
    contrast = 0xFF

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.faults: list[str] = []
        self.sent = 0
        # Row by row, pixels of two bytes, the lower one first.
        self.ram = bytearray(_ROW * _ROWS)
        self.reset()

    def reset(self) -> None:
        """Set the registers as the reset line does (8.14); the memory is unchanged."""
        self.order = 0
        self.format = 0x66
        self._reset_by_command()

    def _reset_by_command(self):
        """Set what the command resets: the order and the format stay (9.1.2, 9.1.28, 9.1.32)."""
        self.asleep = True
        self.on = False
        self.inverted = False
        self.columns = (0, _COLUMNS - 1)
        self.rows = (0, _ROWS - 1)
        self._command = 0
        self._arguments = bytearray()
        self._writing = False
        self._half = b""
        self._x = self._y = 0

    def power_cut(self) -> None:
        """Lose all state; the memory then has noise, as a real one does."""
        self.reset()
        for at in range(0, len(self.ram), 256):
            self.ram[at : at + 256] = bytes([(i * 103 + at // 3 + 41) & 0xFF for i in range(256)])

    def spi_write(self, data: bytes, dc: int) -> None:
        """Decode bytes received while the data/command line was `dc`."""
        self.sent += len(data)
        if not dc:
            for byte in data:
                self._begin(byte)
        elif self._writing:
            self._write(self._half + bytes(data))
        else:
            self._arguments += data
            self._end()

    def _begin(self, command):
        wanted = _ARGUMENTS.get(self._command, 0)
        if len(self._arguments) < wanted:
            self.faults.append(f"command {self._command:#04x} without its parameters")
        if self._half:
            self.faults.append("half a pixel")
        self._command, self._arguments, self._half = command, bytearray(), b""
        self._writing = command == 0x2C
        if command not in _ARGUMENTS:
            self.faults.append(f"unknown command {command:#04x}")
        elif self._writing:
            # It begins where the window does (9.1.22).
            self._x, self._y = self.columns[0], self.rows[0]
            if self.format != _FORMAT:
                self.faults.append(f"pixels of format {self.format:#04x}")
        elif not _ARGUMENTS[command]:
            self._do(command)

    def _end(self):
        wanted = _ARGUMENTS.get(self._command, 0)
        if len(self._arguments) > wanted:
            self.faults.append(f"{len(self._arguments)} parameters of {self._command:#04x}")
        elif len(self._arguments) == wanted:
            self._do(self._command)

    def _do(self, command):
        given = self._arguments
        if command == 0x01:
            self._reset_by_command()
        elif command in (0x10, 0x11):
            self.asleep = command == 0x10
        elif command in (0x20, 0x21):
            self.inverted = command == 0x21
        elif command in (0x28, 0x29):
            self.on = command == 0x29
        elif command == 0x2A:
            self.columns = self._range(_COLUMNS, "columns")
        elif command == 0x2B:
            self.rows = self._range(_ROWS, "rows")
        elif command == 0x36:
            self.order = given[0]
            if self.order & 0x28:
                # Rows and columns exchanged, and blue before red, are not modelled.
                self.faults.append(f"order {self.order:#04x}")
        elif command == 0x3A:
            self.format = given[0]

    def _range(self, count, what):
        first, last = (int.from_bytes(self._arguments[at : at + 2], "big") for at in (0, 2))
        if not 0 <= first <= last < count:
            self.faults.append(f"{what} {first}-{last}")
            return 0, count - 1
        return first, last

    def _write(self, data):
        """Write pixels from column to column, then to the next row of the window."""
        whole = len(data) & ~1
        self._half = data[whole:]
        at = 0
        while at < whole:
            run = data[at : min(whole, at + 2 * (self.columns[1] + 1 - self._x))]
            at += len(run)
            start = _ROW * (_ROWS - 1 - self._y if self.order & 0x80 else self._y)
            first = self._x
            self._x += len(run) // 2
            if self.order & 0x40:
                # From the other end; the bus has the upper byte of a pixel first.
                start += 2 * (_COLUMNS - self._x)
                self.ram[start : start + len(run)] = bytes(reversed(run))
            else:
                for place in range(0, len(run), 2):
                    self.ram[start + 2 * first + place] = run[place + 1]
                    self.ram[start + 2 * first + place + 1] = run[place]
            if self._x > self.columns[1]:
                self._x = self.columns[0]
                self._y = self._y + 1 if self._y < self.rows[1] else self.rows[0]

    def glass(self) -> "Pixels":
        """Return what the glass shows: rows of colours, 5 bits of red, 6 of green, 5 of blue."""
        if self.asleep or not self.on:
            return ((0,) * WIDTH,) * HEIGHT
        # This glass shows the complement of the memory, unless it is told to (0x21).
        flip = 0 if self.inverted else 0xFFFF
        ram, across = self.ram, range(_LEFT * _ROW, (_LEFT + WIDTH) * _ROW, _ROW)
        return tuple(
            tuple([(ram[at + 2 * down] | ram[at + 2 * down + 1] << 8) ^ flip for at in across])
            for down in range(_UPPER, _UPPER - HEIGHT, -1)
        )

    def pixels(self) -> "Pixels":
        """Return the canvas that the glass shows doubled: rows of 0 (dark) and 1 (lit).

        A dot is lit if one of its colours has half its light.
        """
        if self.asleep or not self.on:
            return ((0,) * self.width,) * self.height
        flip = 0 if self.inverted else 0xFF
        columns = []
        down = [2 * (_UPPER - _MARGIN - 2 * y) for y in range(self.height)]
        for x in range(self.width):
            start = _ROW * (_LEFT + 2 * x)
            row = self.ram[start : start + _ROW]
            columns.append(
                [
                    1 if (row[at] ^ flip) & _HALF_LOW or (row[at + 1] ^ flip) & _HALF_HIGH else 0
                    for at in down
                ]
            )
        return tuple(zip(*columns))

    def picture(self) -> bytes:
        """Return `pixels` in bytes of eight rows, the upper row the lowest bit, row by row."""
        rows = [int.from_bytes(bytes(row), "little") for row in self.pixels()]
        found = b""
        for page in range(0, self.height, 8):
            # Rows with a byte for each dot: eight of them, shifted, are a page.
            packed = 0
            for bit in range(8):
                packed |= rows[page + bit] << bit
            found += packed.to_bytes(self.width, "little")
        return found

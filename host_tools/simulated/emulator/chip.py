"""A model of the display chips SSD1306, SSD1309, SH1106 and SH1107: bytes in, pixels out.

Decodes what a driver sends (SSD1306 datasheet rev 1.1, sections 8.1, 9 and 10; SSD1309 rev 1.1;
SH1106 V2.3; SH1107 V2.1) and shows what a panel with the usual wiring would show. It is strict: a
command that the chip does not know, an incomplete one at the end of a transaction or an address
outside its memory is recorded in `faults`.

The browser page has this model, too, in MicroPython (host_tools/play/web/inside/box.py).
"""

TYPE_CHECKING = False

if TYPE_CHECKING:
    from collections.abc import Sequence

    # Rows of 0 (dark) and 1 (lit).
    Pixels = Sequence[Sequence[int]]

# The number of bytes after each command; the rest of 0x00-0xFF takes none.
_SSD1306_ARGUMENTS = {
    0x20: 1, 0x21: 2, 0x22: 2, 0x26: 6, 0x27: 6, 0x29: 5, 0x2A: 5, 0x81: 1, 0x8D: 1, 0xA3: 2,
    0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1,
}  # fmt: skip
_SH1106_ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDA: 1, 0xDB: 1}
_SSD1306_PLAIN = (
    set(range(0x20)) | {0x2E, 0x2F} | set(range(0x40, 0x80)) | {0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7}
    | {0xAE, 0xAF} | set(range(0xB0, 0xB8)) | {0xC0, 0xC8, 0xE3}
    # Sino Wealth's read-modify-write and its end, by which others tell the chips apart, too: an
    # SSD1306 takes no notice.
    | {0xE0, 0xEE}
)  # fmt: skip
_SH1106_PLAIN = (_SSD1306_PLAIN - {0x2E, 0x2F}) | {0x30, 0x31, 0x32, 0x33}
# An SSD1309 has no charge pump and no source of current; 0xFD locks it, 0xDC sets a pin.
_SSD1309_ARGUMENTS = {
    head: count for head, count in _SSD1306_ARGUMENTS.items() if head not in (0x8D, 0xAD)
}
_SSD1309_ARGUMENTS.update({0xDC: 1, 0xFD: 1})
_SH1107_ARGUMENTS = {0x81: 1, 0xA8: 1, 0xAD: 1, 0xD3: 1, 0xD5: 1, 0xD9: 1, 0xDB: 1, 0xDC: 1}
_SH1107_PLAIN = (
    set(range(0x18)) | set(range(0xB0, 0xD0))
    | {0x20, 0x21, 0xA0, 0xA1, 0xA4, 0xA5, 0xA6, 0xA7, 0xAE, 0xAF, 0xE0, 0xE3, 0xEE}
)  # fmt: skip
_ARGUMENTS = {
    "ssd1306": _SSD1306_ARGUMENTS,
    "ssd1309": _SSD1309_ARGUMENTS,
    "sh1106": _SH1106_ARGUMENTS,
    "sh1107": _SH1107_ARGUMENTS,
}
_PLAIN = {
    "ssd1306": _SSD1306_PLAIN,
    "ssd1309": _SSD1306_PLAIN,
    "sh1106": _SH1106_PLAIN,
    "sh1107": _SH1107_PLAIN,
}
# What the status byte has beside the bit that says that the panel is off.
_STATUS = {"ssd1306": 0x03, "ssd1309": 0x03, "sh1106": 0x08, "sh1107": 0x07}
# Sino Wealth's chips: in page addressing, the column does not wrap at the end. Over I2C, their
# memory can be read.
_SINO = ("sh1106", "sh1107")


class DisplayChip:
    """The chip of a panel of `width` x `height` pixels, `kind` as in a board's `SCREEN`.

    `column` is the panel's first wired column; `offset` is the value of 0xD3 that the panel's
    wiring needs beside the usual one. An SH1107 whose panel is wider than high is mounted on its
    side.

    >>> chip = DisplayChip(128, 64)
    >>> chip.i2c_write(b"\\x00\\x8d\\x14\\xaf\\x20\\x00\\xa1\\xc8")
    >>> chip.i2c_write(b"\\x40\\x03")
    >>> chip.pixels()[0][0], chip.pixels()[1][0], chip.pixels()[2][0]
    (1, 1, 0)
    """

    def __init__(
        self,
        width: int,
        height: int,
        kind: str = "ssd1306",
        column: int | None = None,
        offset: int = 0,
    ) -> None:
        self.kind = kind
        self.columns = 132 if kind == "sh1106" else 128
        self.lines = 128 if kind == "sh1107" else 64
        self.wired = offset
        self.width = width
        self.height = height
        self.column = (self.columns - width) // 2 if column is None else column
        self.wiring = 0x02 if height == 32 else 0x12
        self.ram = bytearray(self.columns * self.lines // 8)
        self.faults = []
        self.sent = 0
        self._arguments = _ARGUMENTS[kind]
        self._plain = _PLAIN[kind]
        self.reset()

    def reset(self) -> None:
        """Set the registers as the reset line does (SSD1306 8.5); the memory is unchanged."""
        self.on = False
        self.inverted = False
        self.all_on = False
        self.contrast = 0x80 if self.kind in _SINO else 0x7F
        # Whether the panel has its voltage.
        self.pumped = self.kind != "ssd1306"
        self.locked = False
        # Whether a read over I2C gives the memory: it follows data. The first byte is of no use.
        self._reads = False
        self._dummy = True
        self.mode = 2
        self.first_column, self.last_column = 0, self.columns - 1
        self.first_page, self.last_page = 0, self.lines // 8 - 1
        self.x = self.page = 0
        self.start_line = 0
        self.offset = 0
        self.multiplex = self.lines
        self.remap = False
        self.scan_down = False
        self.com_pins = 0x12
        self.scrolling = False
        self._modify_x = None
        self._pending = []

    def power_cut(self) -> None:
        """Lose all state; the memory then has noise, as a real one does."""
        self.reset()
        for i in range(len(self.ram)):
            self.ram[i] = (i * 73 + 41) & 0xFF

    def i2c_write(self, data: bytes) -> None:
        """Decode one I2C transaction without its address byte (SSD1306 8.1.5.2)."""
        self.sent += len(data)
        at = 0
        while at < len(data):
            control = data[at]
            if control & 0x3F:
                self.faults.append(f"control byte {control:#04x}")
                return
            is_data = control & 0x40
            self._reads = self.kind in _SINO and bool(is_data)
            self._dummy = True
            if control & 0x80:
                chunk, at = data[at + 1 : at + 2], at + 2
            else:
                chunk, at = data[at + 1 :], len(data)
            self._take(chunk, is_data)

    def i2c_read(self, count: int) -> bytes:
        """Return the status byte `count` times (SSD1306 8.1.5.2, table 9-2; SH1106 15).

        After data, one of Sino Wealth's chips gives its memory.
        """
        if self._reads:
            return bytes([self._read() for _ in range(count)])
        return bytes((_STATUS[self.kind] | (0 if self.on else 0x40),)) * count

    def _read(self):
        """Return the next byte of the memory; the first one is of no use."""
        if self._dummy:
            self._dummy = False
            return 0xFF
        byte = self.ram[self.page * self.columns + self.x] if self.x < self.columns else 0
        if self._modify_x is None:
            self.x += 1
        return byte

    def spi_write(self, data: bytes, dc: int) -> None:
        """Decode bytes received while the data/command line was `dc`."""
        self.sent += len(data)
        self._take(data, dc)

    def _take(self, data, is_data):
        if not is_data:
            for byte in data:
                self._command(byte)
            return
        at = 0
        while at < len(data):
            # Neighbours in the memory are written at once: MicroPython is slow byte by byte.
            run = min(len(data) - at, self._room())
            if run > 0:
                start = self.page * self.columns + self.x
                self.ram[start : start + run] = data[at : at + run]
                self.x += run
                at += run
            else:
                self._write(data[at])
                at += 1

    def _room(self):
        """Return how many bytes of data go to the next columns, one after the other."""
        if self._pending:
            return 0
        if self.mode == 2 and self.kind in _SINO:
            return self.columns - self.x
        return self.last_column - self.x if self.mode in (0, 2) else 0

    def _command(self, byte):
        self._pending.append(byte)
        head = self._pending[0]
        if self.locked and head != 0xFD:
            self.faults.append(f"command {head:#04x} while locked")
            self._pending = []
            return
        needed = self._arguments.get(head)
        if needed is None and head not in self._plain:
            self.faults.append(f"unknown command {head:#04x}")
            self._pending = []
            return
        if len(self._pending) <= (needed or 0):
            return
        arguments = self._pending[1:]
        self._pending = []
        self._do(head, arguments)

    def _do(self, head, arguments):
        value = arguments[0] if arguments else 0
        if head < 0x10:
            self.x = self.x & 0xF0 | head
        elif head < 0x20:
            self.x = self.x & 0x0F | (head & 15) << 4
        elif self.kind == "sh1107" and head in (0x20, 0x21):
            # Page addressing, or down the pages and then to the next column.
            self.mode = 2 if head == 0x20 else 1
        elif head == 0x20:
            self.mode = value & 3
            if self.mode == 3:
                self.faults.append("addressing mode 3")
        elif head == 0x21:
            self._range(arguments, self.columns - 1, "column")
            self.first_column, self.last_column = arguments
            self.x = value
        elif head == 0x22:
            self._range(arguments, 7, "page")
            self.first_page, self.last_page = arguments[0] & 7, arguments[1] & 7
            self.page = value & 7
        elif head in (0x2E, 0x2F):
            self.scrolling = head == 0x2F
        elif 0x40 <= head < 0x80:
            self.start_line = head & 63
        elif head == 0x81:
            self.contrast = value
        elif head == 0x8D:
            self.pumped = bool(value & 4)
        elif head == 0xDC and self.kind == "sh1107":
            self.start_line = value & 127
        elif head == 0xAD and self.kind in _SINO:
            self.pumped = bool(value & 1)
        elif head in (0xA0, 0xA1):
            self.remap = bool(head & 1)
        elif head in (0xA4, 0xA5):
            self.all_on = bool(head & 1)
        elif head in (0xA6, 0xA7):
            self.inverted = bool(head & 1)
        elif head == 0xA8:
            self.multiplex = (value & self.lines - 1) + 1
            if self.multiplex < 16:
                self.faults.append(f"multiplex ratio {self.multiplex}")
        elif head in (0xAE, 0xAF):
            self.on = bool(head & 1)
        elif 0xB0 <= head < 0xC0:
            self.page = head & 15
        elif 0xC0 <= head < 0xD0:
            self.scan_down = bool(head & 8)
        elif head == 0xD3:
            self.offset = value & self.lines - 1
        elif head == 0xFD:
            self.locked = value == 0x16
        elif head == 0xDA:
            self.com_pins = value & 0x32
        elif head == 0xE0 and self.kind in _SINO:
            self._modify_x = self.x
        elif head == 0xEE and self._modify_x is not None:
            self.x, self._modify_x = self._modify_x, None

    def _range(self, arguments, top, what):
        if not 0 <= arguments[0] <= arguments[1] <= top:
            self.faults.append(f"{what} range {arguments[0]}-{arguments[1]}")

    def _write(self, byte):
        if self._pending:
            self.faults.append(f"data inside of command {self._pending[0]:#04x}")
            self._pending = []
        if self.x < self.columns:
            self.ram[self.page * self.columns + self.x] = byte
        else:
            self.faults.append(f"data at column {self.x}")
        if self.mode == 2 or self.kind == "sh1106":
            # Page addressing: the SSD1306 wraps to the range's start, the others stop at the end.
            if self.kind in _SINO:
                self.x += 1
            else:
                self.x = self.first_column if self.x >= self.last_column else self.x + 1
        elif self.mode == 0:
            if self._step_column():
                self._step_page()
        elif self._step_page():
            self._step_column()

    def _step_column(self):
        if self.x == self.last_column:
            self.x = self.first_column
            return True
        self.x = self.x + 1 if self.x < self.columns - 1 else 0
        return False

    def _step_page(self):
        if self.page == self.last_page:
            self.page = self.first_page
            return True
        self.page = (self.page + 1) & self.lines // 8 - 1
        return False

    def picture(self) -> bytes:
        """Return `pixels` in bytes of eight rows, the upper row the lowest bit, row by row."""
        pages = (self.height + 7) // 8
        if not self.on or not self.pumped:
            return bytes(self.width * pages)
        if not self._is_upright():
            return self._packed(pages)
        found = b""
        for page in range(pages):
            start = ((page + self.start_line // 8) & 7) * self.columns
            start += self.columns - self.column - self.width
            found += bytes(self.ram[start : start + self.width])
        return bytes([byte ^ 0xFF for byte in found]) if self.inverted else found

    def _is_upright(self):
        """Return whether the panel shows the memory as it is, as with the usual settings."""
        return (
            self.kind != "sh1107"
            and self.remap
            and self.scan_down
            and not self.all_on
            and self.com_pins == self.wiring
            and self.multiplex == self.height
            and self.height % 8 == 0
            and self.offset == self.wired
            and self.start_line % 8 == 0
        )

    def _packed(self, pages):
        # A row is one number with a byte for each pixel: eight of them, shifted, are a page.
        rows = [int.from_bytes(bytes(row), "little") for row in self.pixels()]
        found = b""
        for page in range(pages):
            packed = 0
            for bit, row in enumerate(rows[8 * page : 8 * page + 8]):
                packed |= row << bit
            found += packed.to_bytes(self.width, "little")
        return found

    def pixels(self) -> "Pixels":
        """Return what the panel shows: a tuple of rows, each a tuple of 0 (dark) and 1 (lit)."""
        if not self.on or not self.pumped:
            return ((0,) * self.width,) * self.height
        if self.kind == "sh1107":
            return self._pixels_of_pages()
        # The panel's top left is the last segment and the last common line: with remap and
        # descending scan, which modules need, the picture is upright.
        columns = []
        for x in range(self.width):
            segment = self.column + self.width - 1 - x
            columns.append(self.columns - 1 - segment if self.remap else segment)
        rows = []
        for y in range(self.height):
            line = self._memory_row(y)
            if line is None:
                rows.append((0,) * self.width)
                continue
            if self.all_on:
                rows.append((1,) * self.width)
                continue
            start, bit = (line >> 3) * self.columns, line & 7
            page = self.ram[start : start + self.columns]
            flip = 1 << bit if self.inverted else 0
            rows.append(tuple([(page[c] ^ flip) >> bit & 1 for c in columns]))
        return tuple(rows)

    def _memory_row(self, y):
        """Return the memory's row that the panel's row `y` shows, or None if it is not driven."""
        if (self.com_pins ^ self.wiring) & 0x10:
            # With the setting for the other wiring, a panel interlaces: every other row is from the
            # other half.
            y = y // 2 + (y & 1) * (self.height // 2)
        if self.com_pins & 0x20:
            y = (y + self.height // 2) % self.height
        row = (self.height - 1 - y + self.offset - self.wired) & 63
        if row >= self.multiplex:
            return None
        if self.scan_down:
            row = self.multiplex - 1 - row
        return (row + self.start_line) & 63

    def _pixels_of_pages(self):
        """Return what the panel of an SH1107 shows: its segments are bits, its lines columns."""
        sideways = self.width > self.height
        # Glass of 64 lines is wired to the middle of 128.
        wired = (self.lines - self.height) // 2
        lines = []
        for at in range(self.height):
            # On its side, the first line is the lowest; elsewhere the leftmost one.
            line = wired + (self.height - 1 - at if sideways else at)
            line = (line + self.offset - self.wired) & 127
            if line >= self.multiplex:
                lines.append(None)
                continue
            if self.scan_down:
                line = self.multiplex - 1 - line
            lines.append((line + self.start_line) & 127)
        dark = 0xFF if self.inverted else 0
        segments = range(127, -1, -1) if self.remap else range(128)
        segments = segments[: self.width if sideways else self.height]
        # Each strip of eight segments becomes one number, with a byte for each line.
        strips, ones = {}, int.from_bytes(b"\x01" * len(lines), "little")
        for strip in {one >> 3 for one in segments}:
            page = self.ram[strip * self.columns : (strip + 1) * self.columns]
            page = [0xFF if self.all_on else byte ^ dark for byte in page]
            # What is not driven is dark.
            page.append(0)
            shown = bytes([page[-1 if line is None else line] for line in lines])
            strips[strip] = int.from_bytes(shown, "little")
        across = []
        for one in segments:
            row = (strips[one >> 3] >> (one & 7)) & ones
            across.append(tuple(row.to_bytes(len(lines), "little")))
        return tuple(zip(*across)) if sideways else tuple([row[: self.width] for row in across])

"""The display driver: what goes over the bus, and what happens when the bus fails."""

from firmware.display.sh1106 import SH1106
from firmware.display.sh1107 import SH1107, Sideways
from firmware.display.spi_link import SPILink
from firmware.display.ssd1306 import SSD1306, I2CLink
from firmware.display.ssd1309 import SSD1309


class Bus:
    """An I2C bus that keeps a chip's memory for the commands that the driver uses to draw."""

    def __init__(self, columns):
        self.columns = columns
        self.memory = bytearray(columns * 16)
        self.at = 0
        self.page = 0
        # First and last column, first and last page; without one, the chip goes on to the right.
        self.window = None
        self.data_bytes = 0
        self.all_bytes = 0
        self.broken = False
        self.commands = []
        # The status byte, and whether this chip has one.
        self.status = 0x40
        self.readable = True

    def readfrom(self, address, count):
        if self.broken or not self.readable:
            raise OSError(5)
        return bytes((self.status,)) * count

    def writeto(self, address, data):
        if self.broken:
            raise OSError(5)
        data = bytes(data)
        self.all_bytes += len(data)
        if data[0] == 0x40:
            self.data_bytes += len(data) - 1
            for byte in data[1:]:
                self.memory[self.page * self.columns + self.at] = byte
                self.at += 1
                if self.window is not None and self.at > self.window[1]:
                    self.at = self.window[0]
                    self.page += 1
                    if self.page > self.window[3]:
                        self.page = self.window[2]
        elif data[1] == 0x21:
            assert len(data) == 4 or (len(data) == 7 and data[4] == 0x22)
            if len(data) == 7:
                self.page = data[5]
                self.window = [0, 0, data[5], data[6]]
            self.at = self.window[0] = data[2]
            self.window[1] = data[3]
            assert self.window[0] <= self.window[1] and self.window[2] <= self.window[3]
        elif 0xB0 <= data[1] < 0xC0:
            self.page = data[1] & 15
            for half in data[2:]:
                assert half < 0x20
                if half < 0x10:
                    self.at = self.at & 0xF0 | half
                else:
                    self.at = self.at & 0x0F | (half & 15) << 4
        else:
            self.commands.append(data[1:])
            if data[1] | 1 == 0xAF:
                self.status = 0 if data[1] & 1 else 0x40


def make(width, height, kind=SSD1306, column=0):
    bus = Bus(132 if kind is SH1106 else 128)
    panel = kind(I2CLink(lambda: bus, 0x3C, width), width, height, column)
    assert panel.start()
    return panel, bus


def same(panel, bus, column):
    if isinstance(panel, Sideways):
        return same_sideways(panel, bus)
    for page in range(panel.height // 8):
        sent = bus.memory[page * bus.columns + column : page * bus.columns + column + panel.width]
        if sent != panel.buffer[page * panel.width : (page + 1) * panel.width]:
            return False
    return True


def same_sideways(panel, bus):
    """Return whether each byte has eight dots of a row, and the lowest row comes first."""
    for y in range(panel.height):
        for page in range(panel.width // 8):
            at = (y >> 3) * panel.width + 8 * page
            dots = [panel.buffer[at + n] >> (y & 7) & 1 for n in range(8)]
            byte = sum([dot << n for n, dot in enumerate(dots)])
            if bus.memory[page * bus.columns + panel.height - 1 - y] != byte:
                return False
    return True


def test_random_changes_arrive_and_nothing_else_is_sent():
    for width, height, kind, column in (
        (128, 64, SSD1306, 0),
        (128, 32, SSD1306, 0),
        (72, 40, SSD1306, 28),
        (128, 64, SH1106, 2),
        (128, 64, SSD1309, 0),
        (128, 128, SH1107, 0),
        (128, 64, Sideways, 0),
    ):
        panel, bus = make(width, height, kind, column)
        panel.show()
        assert same(panel, bus, column)
        seed = 12345
        # What is turned takes its time to be compared.
        for _ in range(40 if height == 128 or kind is Sideways else 150):
            before = bytes(panel.buffer)
            for _ in range(3):
                seed = (seed * 1103 + 12347) & 0xFFFFFF
                panel.buffer[(seed >> 4) % len(panel.buffer)] ^= 1 << (seed & 7)
            changed = len([i for i in range(len(before)) if before[i] != panel.buffer[i]])
            bus.data_bytes = 0
            panel.show()
            assert same(panel, bus, column)
            # Two changes nearer than 7 columns share a run. On its side, a byte of the picture is
            # up to eight of the chip's.
            if kind is Sideways:
                assert 0 < bus.data_bytes <= 16 * changed
            else:
                assert changed <= bus.data_bytes <= 7 * changed
            bus.data_bytes = 0
            assert panel.show() == 0 and bus.data_bytes == 0


def changed(panel, bus, *places):
    """Return the bytes on the bus after a change at each of (page, column, columns)."""
    for page, column, count in places:
        for at in range(page * 128 + column, page * 128 + column + count):
            panel.buffer[at] ^= 0xFF
    bus.all_bytes = 0
    assert panel.show() == bus.all_bytes
    assert same(panel, bus, 0)
    return bus.all_bytes


def test_one_changed_column_costs_nine_bytes():
    panel, bus = make(128, 64)
    panel.show()
    # Seven say where, one that a picture follows.
    assert changed(panel, bus, (5, 127, 1)) == 7 + 1 + 1


def test_what_the_chip_knows_is_not_said_again():
    panel, bus = make(128, 64)
    panel.show()
    # The same columns of the next page; others of it; others of the same page.
    assert changed(panel, bus, (2, 0, 128), (3, 0, 128)) == 7 + 2 * 129
    assert changed(panel, bus, (2, 0, 128), (3, 40, 8)) == 7 + 129 + 4 + 9
    assert changed(panel, bus, (2, 0, 8), (2, 60, 4), (2, 100, 4)) == 7 + 9 + 2 * (4 + 5)
    # A page was left out, and after several runs of a page the chip is still on it.
    assert changed(panel, bus, (2, 0, 8), (4, 0, 8)) == 2 * (7 + 9)
    assert changed(panel, bus, (2, 0, 8), (2, 60, 8), (3, 60, 8)) == 7 + 9 + 4 + 9 + 7 + 9
    # The last page, then the first one.
    assert changed(panel, bus, (7, 0, 8)) == changed(panel, bus, (0, 0, 8)) == 7 + 9


def test_a_whole_picture_says_once_where_it_goes():
    for width, height, kind, column, said in (
        (128, 64, SSD1306, 0, 7),
        (72, 40, SSD1306, 28, 7),
        (128, 64, SH1106, 2, 8 * 4),
    ):
        panel, bus = make(width, height, kind, column)
        bus.all_bytes = 0
        panel.show()
        lit = 2
        assert bus.all_bytes == height // 8 * (width + 1) + said + lit
        assert same(panel, bus, column)


def test_the_panel_is_lit_only_after_the_first_picture():
    panel, bus = make(128, 64)
    assert b"\xaf" not in bus.commands
    panel.show()
    assert bus.commands[-1] == b"\xaf"


def test_a_bus_error_is_kept_and_a_new_start_sends_everything():
    panel, bus = make(128, 64)
    panel.show()
    panel.buffer[7] = 1
    bus.broken = True
    panel.show()
    assert isinstance(panel.fault, OSError)
    assert panel.show() == 0
    assert not panel.start()
    bus.broken = False
    bus.memory = bytearray(len(bus.memory))
    assert panel.show() == 0
    assert panel.start() and panel.fault is None
    assert panel.show() > 1024
    assert same(panel, bus, 0)


def test_settings_survive_a_new_start():
    panel, bus = make(128, 64)
    panel.contrast(9)
    panel.invert(True)
    panel.rotate(True)
    bus.commands = []
    panel.start()
    for command in (b"\x81\x09", b"\xa7", b"\xa0", b"\xc0"):
        assert command in bus.commands


def test_low_brightness_charges_pixels_less_and_high_as_before():
    """The contrast alone hardly dims an SSD1306 or SSD1309; the others have no such values."""
    for kind, height, bright in (
        (SSD1306, 64, (b"\xd9\xf1", b"\xdb\x30")),
        (SSD1306, 40, (b"\xd9\xf1", b"\xdb\x20")),
        (SSD1309, 64, (b"\xd9\xd3", b"\xdb\x34")),
        (SH1106, 64, ()),
        (Sideways, 64, ()),
    ):
        bus = Bus(132 if kind is SH1106 else 128)
        panel = kind(I2CLink(lambda bus=bus: bus, 60, 128), 128, height)
        panel.start()
        for value, dim in ((0x10, True), (0x50, False), (1, True), (0xCF, False)):
            bus.commands = []
            panel.contrast(value)
            charge = [b"\xd9\x11", b"\xdb\x00"] if dim and bright else list(bright)
            assert bus.commands == [bytes((0x81, value))] + charge
        panel.contrast(1)
        bus.commands = []
        # A chip that was without power is as dim as before.
        panel.start()
        assert (b"\xd9\x11" in bus.commands) == (b"\xdb\x00" in bus.commands) == bool(bright)


def test_power_off_and_on():
    panel, bus = make(128, 64)
    panel.show()
    panel.power(False)
    assert bus.commands[-1] == b"\xae"
    panel.power(True)
    assert b"\xaf" not in bus.commands[-1:]
    assert panel.show() > 1024 and bus.commands[-1] == b"\xaf"


def test_settings_on_a_broken_bus_raise_nothing():
    panel, bus = make(128, 64)
    panel.show()
    bus.broken = True
    panel.contrast(1)
    panel.invert(True)
    panel.rotate(True)
    panel.power(False)
    assert panel.fault is not None


def lose_power(bus):
    """Let the chip lose its power for a moment: it is off, and its memory holds noise."""
    bus.status = 0x40
    bus.memory = bytearray([0xA5] * len(bus.memory))
    bus.commands = []


def test_a_chip_that_has_lost_its_power_gets_its_picture_back():
    for kind, column in ((SSD1306, 0), (SH1106, 2), (SSD1309, 0), (Sideways, 0)):
        for readable in (True, False):
            bus = Bus(132 if kind is SH1106 else 128)
            bus.readable = readable
            panel = kind(I2CLink(lambda bus=bus: bus, 0x3C, 128), 128, 64, column)
            panel.start()
            panel.buffer[77] = 0x3C
            panel.show()
            assert panel.tells == readable
            lose_power(bus)
            assert panel.revive() > 1024
            assert same(panel, bus, column) and bus.commands[-1] == b"\xaf"
            assert panel.tells == readable and panel.fault is None


def test_where_nothing_was_lost_a_chip_that_tells_is_sent_nothing():
    panel, bus = make(128, 64)
    panel.show()
    bus.commands, bus.data_bytes = [], 0
    assert panel.tells and panel.revive() == 0
    assert bus.commands == [] and bus.data_bytes == 0


def test_where_nothing_was_lost_a_chip_that_does_not_tell_is_not_darkened():
    bus = Bus(128)
    bus.readable = False
    panel = SSD1306(I2CLink(lambda: bus, 0x3C, 128), 128, 64)
    panel.start()
    panel.show()
    bus.commands = []
    panel.revive()
    assert b"\xae" not in bus.commands and bus.commands[-1] == b"\xaf"


def test_a_status_byte_that_never_changes_is_not_trusted():
    for status in (0x00, 0x43, 0xFF):
        bus = Bus(128)
        bus.readfrom = lambda address, count, status=status: bytes((status,)) * count
        panel = SSD1306(I2CLink(lambda bus=bus: bus, 0x3C, 128), 128, 64)
        panel.start()
        panel.show()
        assert not panel.tells
        lose_power(bus)
        assert panel.revive() > 1024 and bus.commands[-1] == b"\xaf"


def test_a_panel_that_is_off_is_left_alone_until_it_is_switched_on():
    panel, bus = make(128, 64)
    panel.show()
    panel.power(False)
    lose_power(bus)
    assert panel.revive() == 0 and bus.commands == []
    panel.power(True)
    panel.show()
    assert same(panel, bus, 0) and bus.commands[-1] == b"\xaf" and panel.tells


def test_every_start_but_the_first_makes_the_bus_anew():
    made = []

    def make_bus():
        made.append(Bus(128))
        made[-1].broken = len(made) < 3
        return made[-1]

    panel = SSD1306(I2CLink(make_bus, 0x3C, 128), 128, 64)
    assert not panel.start() and len(made) == 1
    assert not panel.start() and len(made) == 2
    assert panel.start() and len(made) == 3


class Wires:
    """An SPI bus with its pins; `heard` is what it said to a chip: (level of dc, bytes)."""

    def __init__(self):
        self.heard = []
        self.log = []
        self.levels = {}

    def pin(self, name, level):
        self.levels[name] = level
        return Wire(self, name)

    def write(self, data):
        assert self.levels["cs"] == 0, "the chip is not selected"
        self.heard.append((self.levels["dc"], bytes(data)))


class Wire:
    def __init__(self, wires, name):
        self.wires = wires
        self.name = name

    def value(self, level):
        self.wires.levels[self.name] = level
        self.wires.log.append((self.name, level))


def test_over_spi_goes_what_goes_over_i2c_without_its_control_bytes():
    class Recorder:
        def __init__(self):
            self.heard = []

        def writeto(self, address, data):
            assert address == 0x3C and data[0] in (0x00, 0x40)
            self.heard.append((data[0] >> 6, bytes(data)[1:]))

        def readfrom(self, address, count):
            return bytes(count)

    for kind, column in ((SSD1306, 0), (SH1106, 2), (SSD1309, 0), (Sideways, 0)):
        recorder, wires = Recorder(), Wires()
        pins = wires.pin("dc", 0), wires.pin("cs", 1), wires.pin("rst", 1)
        link = SPILink(lambda wires=wires: wires, *pins, 128)
        one, other = (
            kind(link, 128, 64, column),
            kind(I2CLink(lambda bus=recorder: bus, 0x3C, 128), 128, 64, column),
        )
        assert one.start() and other.start()
        assert wires.log[:2] == [("rst", 0), ("rst", 1)] and wires.levels["rst"] == 1
        for at in (None, 0, 127, 128, 500, 508, 519, 1023):
            for panel in (one, other):
                if at is not None:
                    panel.buffer[at] ^= 0x5A
            assert 0 < one.show() < other.show()
            assert wires.levels["cs"] == 1, "the bus is free between frames"
        assert wires.heard == recorder.heard and len(wires.heard) >= 30

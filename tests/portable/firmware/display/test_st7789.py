"""The driver of colour glass: what goes over the bus, dot by dot, and what is said again."""

from firmware.display import st7789
from firmware.display.display import Display
from firmware.display.fitting import LEAD, RED
from firmware.display.st7789 import ST7789

WIDTH, HEIGHT = 120, 64
# What the registers name, by the command's number.
COLUMNS, ROWS, WRITE = 0x2A, 0x2B, 0x2C
GROUND, WHITE, RED_INK, LEAD_INK = 0x0000, 0xFFFF, 0xFA48, 0xFE00


class Glass:
    """An SPI link that keeps the glass's memory: {row: the bytes of its 240 columns}."""

    head = b""

    def __init__(self):
        self.memory = {}
        self.commands = []
        self.sent = 0
        self.window = [0, 0, 0, 0]
        self.row = 0

    def reset(self):
        self.sent = 0

    def status(self):
        return None

    def send(self, buffer, dc=0):
        data = bytes(buffer)
        self.sent += len(data)
        if not dc:
            assert len(data) == 1
            self.commands.append(data)
            self.row = self.window[2]
        elif self.commands[-1][0] == WRITE:
            self.write(data)
        else:
            self.commands[-1] += data
            if self.commands[-1][0] in (COLUMNS, ROWS):
                first = 0 if self.commands[-1][0] == COLUMNS else 2
                assert len(data) == 4
                self.window[first] = data[0] << 8 | data[1]
                self.window[first + 1] = data[2] << 8 | data[3]
        return len(data)

    def write(self, data):
        start, end = 2 * self.window[0], 2 * self.window[1] + 2
        # The driver sends whole rows of its window.
        assert len(data) % (end - start) == 0
        for at in range(0, len(data), end - start):
            assert self.row <= self.window[3]
            if self.row not in self.memory:
                self.memory[self.row] = bytearray(b"\x12" * 480)
            self.memory[self.row][start:end] = data[at : at + end - start]
            self.row += 1

    def colours(self, x, width, y, height):
        """Return the colours of the canvas's dots in a rectangle."""
        found = set()
        for row in range(40 + 2 * x, 40 + 2 * (x + width)):
            for column in range(2 * (56 + 2 * y), 2 * (56 + 2 * (y + height)), 2):
                found.add(self.memory[row][column] << 8 | self.memory[row][column + 1])
        return found


class Light:
    """A backlight that keeps how bright it is."""

    def __init__(self):
        self.duty = None

    def duty_u16(self, duty):
        self.duty = duty


class Watch(Glass):
    """Glass that checks how long its chip is left alone (ST7789V rev 1.4: reset timing, 9.1.2,
    9.1.11, 9.1.12).

    `line` is whether a line resets it; a reset puts it to sleep. Times are in milliseconds.
    """

    def __init__(self, line):
        super().__init__()
        self.line = line
        self.now = 0
        self.asleep = False
        # From when on it takes commands, and may be put to sleep or woken.
        self.ready = self.settled = 0

    def wait(self, ms):
        self.now += ms

    def reset(self):
        if self.line:
            self.fall_asleep(5 if self.asleep else 120)

    def fall_asleep(self, busy):
        self.asleep = True
        self.ready, self.settled = self.now + busy, self.now + 120

    def send(self, buffer, dc=0):
        if not dc:
            assert self.now >= self.ready, buffer
            command = buffer[0]
            if command == 0x01:
                self.fall_asleep(5)
            elif command == (0x11 if self.asleep else 0x10):
                assert self.now >= self.settled, buffer
                self.fall_asleep(5)
                self.asleep = command == 0x10
        return super().send(buffer, dc)


def make():
    """Return a panel that was set up, its glass and its light, without waiting."""
    st7789.sleep_ms = lambda ms: None
    glass, light = Glass(), Light()
    panel = ST7789(glass, WIDTH, HEIGHT, False, light, False)
    assert panel.start()
    return panel, glass, light


def wanted(panel, x, inverted=False):
    """Return the bytes of a column of dots, found without the driver's words of them."""
    size = WIDTH * HEIGHT // 8
    inks = (0xFFFF, 0x0000, 0x7800, 0x6A40) if inverted else (GROUND, WHITE, RED_INK, LEAD_INK)
    found = []
    for at in range(x, size, WIDTH):
        lit, red, lead = [panel.buffer[at + plane * size] for plane in range(3)]
        for bit in range(8):
            ink = 3 if lead >> bit & 1 else 2 if red >> bit & 1 else 1
            colour = inks[ink if lit >> bit & 1 else 0]
            found.append(bytes((colour >> 8, colour & 0xFF)) * 2)
    return b"".join(found)


def right(panel, glass, inverted=False):
    """Return whether each dot of the picture is four of the glass, as it should be."""
    for x in range(WIDTH):
        column = wanted(panel, x, inverted)
        for row in (40 + 2 * x, 41 + 2 * x):
            if row not in glass.memory or glass.memory[row][112 : 112 + 256] != column:
                return False
    return True


def edge(glass):
    """Return the bytes of the glass beside the picture, above and below."""
    return b"".join([row[104:112] + row[368:376] for row in glass.memory.values()])


def test_the_whole_picture_is_doubled_and_its_edge_is_dark():
    panel, glass, _ = make()
    for at in range(0, 2880, 7):
        panel.buffer[at] = at & 0xFF
    before = glass.sent
    assert panel.show() == glass.sent - before
    assert right(panel, glass)
    assert sorted(glass.memory) == list(range(40, 280))
    assert edge(glass) == bytes(16 * 240)


def test_random_changes_arrive_and_nothing_else_is_sent():
    panel, glass, _ = make()
    panel.show()
    seed = 4711
    for _ in range(4):
        for _ in range(5):
            seed = (seed * 1103 + 12347) & 0xFFFFFF
            panel.buffer[(seed >> 4) % len(panel.buffer)] ^= 1 << (seed & 7)
        panel.show()
        assert right(panel, glass)
        before = glass.sent
        assert panel.show() == 0 and glass.sent == before


def test_one_changed_column_costs_its_dots_and_where_they_are():
    panel, glass, _ = make()
    panel.show()
    panel.buffer[5 * WIDTH + 119] ^= 0x10
    assert panel.show() == 2 * 5 + 1 + 64


def test_another_ink_is_sent_where_something_is_lit_and_nowhere_else():
    panel, glass, _ = make()
    display = Display(panel)
    display.text("Ana 12", 2, 11)
    panel.show()
    display.tint(60, 0, 40, 64, RED)
    before = glass.sent
    assert panel.show() == 0 and glass.sent == before
    display.tint(0, 11, 20, 8, LEAD)
    assert 0 < panel.show() < 30 * 64 * 2
    assert right(panel, glass)
    assert glass.colours(0, 20, 11, 8) == {GROUND, LEAD_INK}


def test_the_cards_of_red_suits_are_red_and_others_white():
    panel, glass, _ = make()
    display = Display(panel)
    display.text("10♥ K♠ 3♦–5♦ Zoë", 0, 11)
    panel.show()
    assert right(panel, glass)
    start = 0
    for words, colour in (("10♥", RED_INK), (" ", 0), ("K♠", WHITE), (" ", 0), ("3♦", RED_INK)):
        end = start + len(display._lay_out(words, 8))
        assert glass.colours(start, end - start, 11, 8) - {0} == {colour} - {0}, words
        start = end


def test_a_page_that_is_copied_keeps_its_inks():
    panel, _, _ = make()
    display = Display(panel)
    display.text("A♥ 2♣", 1, 8)
    kept = display.page(8)
    before = bytes(panel.buffer)
    display.clear()
    assert not any(panel.buffer)
    display.put_page(8, kept)
    assert panel.buffer == before


def test_dark_on_bright_has_inks_of_its_own():
    panel, glass, _ = make()
    display = Display(panel)
    display.text("A♥ 2♣", 1, 8)
    panel.show()
    panel.invert(True)
    assert panel.show() > 61440
    assert right(panel, glass, True)
    panel.invert(True)
    assert panel.show() == 0


def test_a_turned_picture_is_sent_again_with_the_chip_counting_from_the_other_end():
    panel, glass, _ = make()
    panel.show()
    panel.rotate(True)
    assert glass.commands[-1] == b"\x36\x80"
    assert panel.show() > 61440


def test_the_panel_is_lit_after_its_picture_and_dark_before_it_sleeps():
    panel, glass, light = make()
    assert glass.commands[0] == b"\x01" and light.duty == 0
    assert b"\x29" not in glass.commands and b"\x11" not in glass.commands
    panel.contrast(255)
    assert light.duty == 0
    panel.show()
    assert glass.commands[-2:] == [b"\x11", b"\x29"] and light.duty == 65535
    panel.power(False)
    assert glass.commands[-2:] == [b"\x28", b"\x10"] and light.duty == 0
    glass.commands = [b""]
    panel.power(True)
    assert light.duty == 0
    panel.show()
    assert b"\x01" not in glass.commands and glass.commands[-2:] == [b"\x11", b"\x29"]
    assert light.duty == 65535 and right(panel, glass)


def test_the_chip_has_the_time_that_its_datasheet_gives_it():
    for line in (False, True):
        glass = Watch(line)
        st7789.sleep_ms = glass.wait
        panel = ST7789(glass, WIDTH, HEIGHT, False, Light(), line)
        panel.start()
        doings = (
            (panel.start,),
            (panel.show,),
            (panel.revive,),
            (panel.power, False),
            (panel.power, True),
            (panel.rotate, True),
            (panel.contrast, 9),
        )
        seed = 4711
        for _ in range(120):
            seed = (seed * 1103 + 12347) & 0xFFFFFF
            panel.buffer[seed % len(panel.buffer)] ^= 1
            do, *given = doings[(seed >> 8) % len(doings)]
            do(*given)
        assert b"\x10" in glass.commands and b"\x11" in glass.commands


def test_the_faintest_light_is_seen():
    panel, _, light = make()
    panel.show()
    panel.contrast(1)
    assert light.duty > 2000


def test_a_picture_that_was_lost_is_back_after_as_many_calls_as_it_has_pages():
    panel, glass, _ = make()
    display = Display(panel)
    display.text("Ana 12", 2, 11)
    display.text("A♥", 50, 40, 16)
    panel.show()
    glass.memory = {}
    for _ in range(HEIGHT // 8):
        assert not right(panel, glass)
        before = glass.sent
        glass.commands = [b""]
        # A page, an edge of the glass beside it at most, and the registers.
        assert panel.revive() > 64 * WIDTH
        assert glass.sent - before < 64 * WIDTH + 4 * 480 + 60
        # No reset and no darkness on the way, and nothing after it is told to wake.
        assert b"\x01" not in glass.commands and b"\x28" not in glass.commands
        assert glass.commands[-1] == b"\x11"
    assert right(panel, glass) and edge(glass) == bytes(16 * 240)


def test_a_dark_panel_is_not_revived():
    panel, glass, _ = make()
    panel.show()
    panel.power(False)
    before = glass.sent
    assert panel.revive() == 0 and glass.sent == before

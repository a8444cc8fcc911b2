"""What each board's screen is told at the start, beside what its maker's driver or u8g2 tells that
glass.

The values were read in the sources that are named; nothing of them is taken over but the numbers,
which are the chip's registers (SSD1306 rev 1.5 with the SSD1306B's 0xAD; SH1106 V2.3).
"""

import pytest

from firmware.board.hardware import make_panel
from host_tools.simulated.simulator import Simulator, board_names, load_board
from tests.portable.tools import untyped

# How many bytes follow a command.
ARGUMENTS = {
    0x20: 1,
    0x21: 2,
    0x22: 2,
    0x81: 1,
    0x8D: 1,
    0xA8: 1,
    0xAD: 1,
    0xD3: 1,
    0xD5: 1,
    0xD9: 1,
    0xDA: 1,
    0xDB: 1,
    0xDC: 1,
    0xFD: 1,
}
# Commands that carry their value in themselves: register, the bits that are the value.
IN_ITSELF = (
    (0x40, 0xC0),
    (0xA0, 0xFE),
    (0xA4, 0xFE),
    (0xA6, 0xFE),
    (0xAE, 0xFE),
    (0xC0, 0xF7),
    (0x2E, 0xFE),
    # The SH1106's and SH1107's column, in two halves, and page.
    (0x00, 0xF0),
    (0x10, 0xF0),
    (0xB0, 0xF0),
)

# The same in all four sources: clock, offset, start line, pump on, addressing across, mirrored both
# ways, picture from memory, not inverted.
SHARED = {
    0xD5: {0x80},
    0xD3: {0},
    0x40: {0x40},
    0x8D: {0x14},
    0x20: {0},
    0xA0: {0xA1},
    0xC0: {0xC8},
    0xA4: {0xA4},
    0xA6: {0xA6},
}
# Glass by its chip and size: sources, and the values that they give, where they differ all of them.
GLASS = {
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_128x64_noname.c (vcomh 0x40, which the datasheet does not
    # have); adafruit/Adafruit_CircuitPython_SSD1306 adafruit_ssd1306.py 2.12 (the Bonnet's maker:
    # 0x30, and 0xAD 0x30).
    ("ssd1306", 128, 64): {**SHARED, 0xA8: {0x3F}, 0xDA: {0x12}, 0xD9: {0xF1}, 0xDB: {0x40, 0x30}, 0x81: {0xCF, 0xFF}, 0xAD: {0x30}},
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_128x32.c (Univision glass); the FeatherWing's maker as
    # above.
    ("ssd1306", 128, 32): {**SHARED, 0xA8: {0x1F}, 0xDA: {0x02}, 0xD9: {0xF1}, 0xDB: {0x40, 0x30}, 0x81: {0x8F, 0xFF}, 0xAD: {0x30}},
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_72x40.c (EastRising 0.42 inch, its issue 1047 on 0xAD:
    # precharge 0x22, contrast 0xAF); TinyCircuits/TinyCircuits-Thumby-Lib ssd1306.cpp (the Thumby's
    # maker: 0xF1, 30).
    ("ssd1306", 72, 40): {**SHARED, 0xA8: {0x27}, 0xDA: {0x12}, 0xD9: {0x22, 0xF1}, 0xDB: {0x20}, 0x81: {30, 0xAF}, 0xAD: {0x30}},
    # olikraus/u8g2 csrc/u8x8_d_ssd1309.c (clock 0xA0, precharge 0xD3; vcomh 0x20, which the datasheet
    # does not have: 0x34 is its reset value); SSD1309 rev 1.1 table 9-1 (0xFD 0x12 unlocks). Nothing
    # is told a charge pump (0x8D) or a source of current (0xAD): there is none.
    ("ssd1309", 128, 64): {
        0xFD: {0x12}, 0xD5: {0xA0}, 0xA8: {0x3F}, 0xD3: {0}, 0x40: {0x40}, 0x20: {0}, 0xA0: {0xA1}, 0xC0: {0xC8},
        0xDA: {0x12}, 0x81: {0x6F, 0xFF}, 0xD9: {0xD3}, 0xDB: {0x34}, 0xA4: {0xA4}, 0xA6: {0xA6},
    },
    # olikraus/u8g2 csrc/u8x8_d_sh1106_128x64_noname in u8x8_d_ssd1306_128x64_noname.c (clock 0x80,
    # precharge 0x1F, vcomh 0x40); Sino Wealth's SH1106 V2.3, page 40 (0xD9 0x22, 0xDB 0x35, 0xAD
    # 0x8B).
    ("sh1106", 128, 64): {
        0xD5: {0x80}, 0xA8: {0x3F}, 0xD3: {0}, 0x40: {0x40}, 0xAD: {0x8B}, 0xA0: {0xA1}, 0xC0: {0xC8}, 0xDA: {0x12},
        0x81: {0x80, 0xFF}, 0xD9: {0x1F, 0x22}, 0xDB: {0x35, 0x40}, 0xA4: {0xA4}, 0xA6: {0xA6},
    },
    # adafruit/Adafruit_SH110X Adafruit_SH1107.cpp (the wing's maker, who also sends 0xAD 0x8A) and
    # adafruit/Adafruit_CircuitPython_DisplayIO_SH1107, which leaves 0xAD as it is after power-on, on
    # the same wing: 0xDC 0, 0xD3 0x60, page addressing, segments and lines as they are.
    ("sh1107", 128, 64): {
        0xD5: {0x51}, 0x20: {0x20}, 0xDC: {0}, 0xD3: {0x60}, 0xA8: {0x3F}, 0xA0: {0xA0}, 0xC0: {0xC0},
        0x81: {0x2F, 0xFF}, 0xD9: {0x22}, 0xDB: {0x35}, 0xA4: {0xA4}, 0xA6: {0xA6},
    },
}  # fmt: skip
# The brightness is the player's to set; it begins between the lowest and the highest of the
# sources, or at u8g2's of the plain glass.
CONTRAST = 0x81
COLUMN = {("ssd1306", 72, 40): 28, ("sh1106", 128, 64): 2}


def commands_of(board):
    """Return [(what, bytes)] that the display of `board` is sent at the start, up to the first
    picture.
    """
    box = Simulator(board)
    heard = []
    if "address" in box.board.SCREEN:
        write = untyped(box.chip).i2c_write
        untyped(box.chip).i2c_write = lambda data: (
            heard.append((bytes(data)[0] == 0x40, bytes(data)[1:])),
            write(data),
        )[1]
    else:
        send = box.chip.spi_write
        untyped(box.chip).spi_write = lambda data, is_data: (
            heard.append((bool(is_data), bytes(data))),
            send(data, is_data),
        )[1]
    box.restart()
    # What comes before asks which chip it is (firmware.board.which_chip).
    del heard[: heard.index((False, b"\xae"))]
    sent = b""
    for is_picture, data in heard:
        if is_picture:
            break
        sent += data
    return sent, heard


def registers(sent, chip="ssd1306"):
    """Return {register: its last value} and the columns and pages that the picture goes to."""
    found, window, at = {}, {}, 0
    while at < len(sent):
        head = sent[at]
        # An SH1107's addressing is in the command itself.
        count = 0 if chip == "sh1107" and head in (0x20, 0x21) else ARGUMENTS.get(head, 0)
        if count == 2:
            window[head] = tuple(sent[at + 1 : at + 3])
        elif count:
            found[head] = sent[at + 1]
        else:
            if chip == "sh1107" and head in (0x20, 0x21):
                found[0x20] = head
            else:
                (register,) = [register for register, mask in IN_ITSELF if head & mask == register]
                found[register] = head
        at += 1 + count
    return found, window


IN_COLOUR = ("pico_display", "pico_lcd_114", "m5stickc_plus2")


@pytest.mark.parametrize("board", sorted(set(board_names()) - set(IN_COLOUR)))
def test_a_board_starts_its_screen_as_its_maker_does(board):
    screen = load_board(board).SCREEN
    size = screen["chip"], screen["width"], screen["height"]
    sent, heard = commands_of(board)
    found, window = registers(sent, screen["chip"])
    assert found.pop(0xAE) == 0xAE, "the panel is off while it is set up"
    if screen["chip"] in ("sh1106", "sh1107"):
        assert found.pop(0xB0) == 0xB0
        window[0x21] = ((found.pop(0x10) & 15) << 4 | found.pop(0x00),)
    for register, values in GLASS[size].items():
        if register != CONTRAST:
            assert found[register] in values, f"{register:#x} is {found[register]:#x}"
    assert min(GLASS[size][CONTRAST]) <= found[CONTRAST] <= max(0xCF, *GLASS[size][CONTRAST])
    assert set(found) == set(GLASS[size]), "nothing else is set"
    assert window[0x21][0] == COLUMN.get(size, 0)
    assert screen.get("column", COLUMN.get(size, 0)) == COLUMN.get(size, 0)
    # Lit at last, when the picture is there.
    assert heard[-1] == (False, b"\xaf")


def test_the_current_of_the_chip_is_the_last_that_is_set_before_the_picture():
    for board in ("thumby", "sim_72x40", "esp32_c3_042"):
        sent, _ = commands_of(board)
        assert b"\xad\x30" in sent[sent.index(b"\xdb") :]


@pytest.mark.parametrize("board", IN_COLOUR)
def test_colour_glass_is_told_what_its_makers_tell_it(board):
    box = Simulator(board)
    heard, send = [], box.chip.spi_write
    untyped(box.chip).spi_write = lambda data, dc: (
        heard.append((dc, bytes(data))),
        send(data, dc),
    )[1]
    box.restart()
    told = []
    for dc, data in heard:
        if not dc:
            told.append(data)
        elif told[-1] != b"\x2c":
            told[-1] += data
    # adafruit/Adafruit_CircuitPython_ST7789 (the 1.14 inch glass 4383) and pimoroni/pimoroni-pico
    # drivers/st7789/st7789.cpp (this pack): reset, 16 bits a dot (55; the latter 5), complement,
    # normal mode, out of sleep, on; m5stack/M5GFX has the same glass on its stick. The latter's columns 40 to 279 and rows 53 to 187 with rows and
    # columns exchanged (0x70) are these without: the picture's 128 of 135 begin three after 53, or
    # four when turned, and four columns are darkened before and after them either way.
    # One that is reset by a line gets no command for it: so early, it would not be understood.
    if "rst" not in box.board.SCREEN:
        assert told.pop(0) == b"\x01"
    assert told[:4] == [b"\x3a\x55", b"\x21", b"\x13", b"\x36\x40"]
    assert told[4:7] == [b"\x2a\x00\x34\x00\x37", b"\x2b\x00\x28\x01\x17", b"\x2c"]
    assert told[7:9] == [b"\x2a\x00\x38\x00\x47", b"\x2b\x00\x28\x01\x17"]
    assert told[-2:] == [b"\x11", b"\x29"]
    assert box.bench.levels[box.board.SCREEN["light"]] > 30000 and box.chip.faults == []


@pytest.mark.parametrize(
    ("board", "hertz", "least"), (("pico_display", 1000, 12), ("m5stickc_plus2", 256, 40))
)
def test_the_light_of_colour_glass_is_seen_at_the_lowest_brightness(board, hertz, least):
    # m5stack/M5GFX src/M5GFX.cpp: the stick's light is pulsed 256 times a second, and 40 of 256 are
    # added to each brightness.
    with Simulator(board) as box:
        panel = untyped(box.device.app.display.panel)
        assert panel._backlight.freq() == hertz
        panel.contrast(1)
        assert box.bench.levels[box.board.SCREEN["light"]] >= 65535 * least // 256


def test_the_stick_is_held_with_its_upper_button_up():
    # m5stack/M5GFX src/lgfx/v1/panel/Panel_LCD.hpp: its `setRotation(1)` mirrors the chip's columns
    # alone, as here (0x40, above). A is at the right of the picture then, B above and C below
    # (archit-suryawanshi/jarvis-m5stick, README.md).
    keys = {label: (pin, press) for label, pin, press, _ in load_board("m5stickc_plus2").KEYS}
    assert keys == {"A": (37, "ok"), "B": (39, "up"), "C": (35, "down")}


@pytest.mark.parametrize("board", ("thumby", "pico_display", "pico_242_spi"))
@pytest.mark.parametrize("line", ("dc", "cs", "rst"))
def test_a_line_of_the_screen_stays_its_own_where_the_bus_would_take_it(board, line):
    # MicroPython 1.24 takes pin 16 for bus 0 and 8 for bus 1, whatever it is told.
    board = load_board(board)
    usual = {0: 16, 1: 8}[board.SCREEN["id"]]
    kept = {name: pin for name, pin in board.SCREEN.items() if pin != usual}
    untyped(board).SCREEN = {"dc": 1, "cs": 2, **kept, line: usual}
    with Simulator(board) as box:
        assert usual not in box.bench.taken
        assert box.text() and box.press("ok") and not box.chip.faults


def test_the_pages_name_the_other_screens_of_these_boards():
    from host_tools.documents.boardpages import pages

    made = pages()
    page = made["esp32_c3_042.md"]
    assert '`"chip": "sh1106"`' in page and '`"column": 28`' in page
    for words in ('`"sda": 16`', '`"scl": 17`', '`"rst": 18`'):
        assert words in made["thumby.md"]


def test_a_prototype_of_the_thumby_starts_by_its_reset_line():
    screen = {"chip": "ssd1306", "bus": "i2c", "id": 0, "sda": 16, "scl": 17, "rst": 18, "freq": 400000, "address": 0x3C,
              "width": 72, "height": 40, "column": 28}  # fmt: skip
    board = load_board("thumby")
    untyped(board).SCREEN = screen
    with Simulator(board) as box:
        assert box.bench.levels[18] == 1 and len(box.text()) > 1
        assert box.chip.on and not box.chip.faults


def test_a_panel_with_an_offset_is_told_it():
    for name, chip, told in (("sim_72x40", "ssd1306", 12), ("pico_130", "sh1106", 60)):
        board = load_board(name)
        untyped(board).SCREEN = {**board.SCREEN, "offset": told}
        sent, _ = commands_of(board)
        assert board.SCREEN["chip"] == chip and registers(sent)[0][0xD3] == told


def test_an_sh1107_of_128x128_starts_and_shows_the_menus():
    board = load_board("pico")
    untyped(board).SCREEN = {**board.SCREEN, "chip": "sh1107", "height": 128}
    with Simulator(board) as box:
        assert len(box.frame()) == 128
        for key in ("ok", "down", "ok", "back"):
            assert box.press(key), key
        assert len(box.text()) > 4 and box.chip.faults == []
        sent, _ = commands_of(board)
        assert {0xD3: 0, 0xA8: 0x7F}.items() <= registers(sent, "sh1107")[0].items()


def test_an_unknown_chip_is_refused():
    board = load_board("pico")
    with pytest.raises(ValueError, match="unknown chip"):
        make_panel({**board.SCREEN, "chip": "ssd1322"})


@pytest.mark.parametrize(("width", "height"), ((96, 16), (48, 64)))
def test_a_screen_without_room_for_a_question_is_refused(width, height):
    board = load_board("pico")
    with pytest.raises(ValueError, match=f"screen of {width}x{height}: at least 64x32"):
        make_panel({**board.SCREEN, "width": width, "height": height})


def test_what_the_page_of_the_esp32_c3_says_of_the_other_chip_starts_it():
    board = load_board("esp32_c3_042")
    untyped(board).SCREEN = {**board.SCREEN, "chip": "sh1106", "column": 28}
    with Simulator(board) as box:
        assert box.chip.on and not box.chip.faults
        # u8g2's csrc/u8x8_d_sh1106_72x40.c: as many rows, and the same wiring of them.
        sent, _ = commands_of(board)
        assert b"\xa8\x27" in sent and b"\xda\x12" in sent and b"\xad\x8b" in sent


@pytest.mark.parametrize("chip", ("ssd1306", "ssd1309", "sh1106", "sh1107"))
def test_a_screen_whose_picture_has_broken_bytes_or_columns_is_refused_when_the_board_is_read(chip):
    board = load_board("pico")
    for width, height in ((100, 64), (127, 64), (128, 60), (256, 64), (320, 240), (250, 64)):
        words = f"screen of {width}x{height}: multiples of 8, width to 248"
        with pytest.raises(ValueError, match=words):
            make_panel({**board.SCREEN, "chip": chip, "width": width, "height": height})
    for width, height in ((72, 40), (128, 32), (128, 128), (248, 64)):
        panel = make_panel({**board.SCREEN, "chip": chip, "width": width, "height": height})
        assert len(panel.buffer) == width * height // 8

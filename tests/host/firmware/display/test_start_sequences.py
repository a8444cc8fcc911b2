"""What each board's screen is told at the start, beside what its maker's driver or u8g2 tells that
glass.

The values were read in the sources that are named; nothing of them is taken over but the numbers,
which are the chip's registers (SSD1306 rev 1.5 with the SSD1306B's 0xAD; SH1106 V2.3).
"""

import pytest

from host_tools.sim import Simulator, board_names
from host_tools.sim.simulator import load_board

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
# Glass by its size: sources, and the values that they give, where they differ all of them.
GLASS = {
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_128x64_noname.c (vcomh 0x40, which the datasheet does not
    # have); adafruit/Adafruit_CircuitPython_SSD1306 adafruit_ssd1306.py 2.12 (the Bonnet's maker:
    # 0x30, and 0xAD 0x30).
    (128, 64): {**SHARED, 0xA8: {0x3F}, 0xDA: {0x12}, 0xD9: {0xF1}, 0xDB: {0x40, 0x30}, 0x81: {0xCF, 0xFF}, 0xAD: {0x30}},
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_128x32.c (Univision glass); the FeatherWing's maker as
    # above.
    (128, 32): {**SHARED, 0xA8: {0x1F}, 0xDA: {0x02}, 0xD9: {0xF1}, 0xDB: {0x40, 0x30}, 0x81: {0x8F, 0xFF}, 0xAD: {0x30}},
    # olikraus/u8g2 csrc/u8x8_d_ssd1306_72x40.c (EastRising 0.42 inch, its issue 1047 on 0xAD:
    # precharge 0x22, contrast 0xAF); TinyCircuits/TinyCircuits-Thumby-Lib ssd1306.cpp (the Thumby's
    # maker: 0xF1, 30).
    (72, 40): {**SHARED, 0xA8: {0x27}, 0xDA: {0x12}, 0xD9: {0x22, 0xF1}, 0xDB: {0x20}, 0x81: {30, 0xAF}, 0xAD: {0x30}},
}  # fmt: skip
# The brightness is the player's to set; it begins between the lowest and the highest of the
# sources, or at u8g2's of the plain glass.
CONTRAST = 0x81
COLUMN = {(128, 64): 0, (128, 32): 0, (72, 40): 28}


def commands_of(board):
    """Return [(what, bytes)] that the display of `board` is sent at the start, up to the first
    picture.
    """
    box = Simulator(board)
    heard = []
    if "address" in box.board.SCREEN:
        write = box.chip.i2c_write
        box.chip.i2c_write = lambda data: (
            heard.append((bytes(data)[0] == 0x40, bytes(data)[1:])),
            write(data),
        )[1]
    else:
        send = box.chip.spi_write
        box.chip.spi_write = lambda data, is_data: (
            heard.append((bool(is_data), bytes(data))),
            send(data, is_data),
        )[1]
    box.restart()
    sent = b""
    for is_picture, data in heard:
        if is_picture:
            break
        sent += data
    return sent, heard


def registers(sent):
    """Return {register: its last value} and the columns and pages that the picture goes to."""
    found, window, at = {}, {}, 0
    while at < len(sent):
        head = sent[at]
        count = ARGUMENTS.get(head, 0)
        if count == 2:
            window[head] = tuple(sent[at + 1 : at + 3])
        elif count:
            found[head] = sent[at + 1]
        else:
            (register,) = [register for register, mask in IN_ITSELF if head & mask == register]
            found[register] = head
        at += 1 + count
    return found, window


@pytest.mark.parametrize("board", board_names())
def test_a_board_starts_its_screen_as_its_maker_does(board):
    screen = load_board(board).SCREEN
    assert screen["chip"] == "ssd1306"
    size = screen["width"], screen["height"]
    sent, heard = commands_of(board)
    found, window = registers(sent)
    assert found.pop(0xAE) == 0xAE, "the panel is off while it is set up"
    for register, values in GLASS[size].items():
        if register != CONTRAST:
            assert found[register] in values, f"{register:#x} is {found[register]:#x}"
    assert min(GLASS[size][CONTRAST]) <= found[CONTRAST] <= max(0xCF, *GLASS[size][CONTRAST])
    assert set(found) == set(GLASS[size]), "nothing else is set"
    assert window[0x21][0] == COLUMN[size] == screen.get("column", 0)
    # Lit at last, when the picture is there.
    assert heard[-1] == (False, b"\xaf")


def test_the_current_of_the_chip_is_the_last_that_is_set_before_the_picture():
    for board in ("thumby", "sim_72x40", "esp32_c3_042"):
        sent, _ = commands_of(board)
        assert b"\xad\x30" in sent[sent.index(b"\xdb") :]


def test_the_pages_name_the_other_screens_of_these_boards():
    from host_tools.boardpages import pages

    made = pages()
    page = made["esp32_c3_042.md"]
    assert '`"chip": "sh1106"`' in page and '`"column": 28`' in page
    for words in ('`"sda": 16`', '`"scl": 17`', '`"rst": 18`'):
        assert words in made["thumby.md"]


def test_a_prototype_of_the_thumby_starts_by_its_reset_line():
    screen = {"chip": "ssd1306", "bus": "i2c", "id": 0, "sda": 16, "scl": 17, "rst": 18, "freq": 400000, "address": 0x3C,
              "width": 72, "height": 40, "column": 28}  # fmt: skip
    board = load_board("thumby")
    board.SCREEN = screen
    with Simulator(board) as box:
        assert box.bench.levels[18] == 1 and len(box.text()) > 1
        assert box.chip.on and not box.chip.faults


def test_what_the_page_of_the_esp32_c3_says_of_the_other_chip_starts_it():
    board = load_board("esp32_c3_042")
    board.SCREEN = {**board.SCREEN, "chip": "sh1106", "column": 28}
    with Simulator(board) as box:
        assert box.chip.on and not box.chip.faults
        # u8g2's csrc/u8x8_d_sh1106_72x40.c: as many rows, and the same wiring of them.
        sent, _ = commands_of(board)
        assert b"\xa8\x27" in sent and b"\xda\x12" in sent and b"\xad\x8b" in sent

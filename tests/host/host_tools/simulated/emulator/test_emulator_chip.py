"""The display chip's model: the datasheets' cases, and our drivers decoded by it."""

import random

import pytest

from firmware.board.hardware import make_panel
from firmware.display.display import Display
from host_tools.simulated import emulator, png
from host_tools.simulated.emulator import DisplayChip, machine
from host_tools.simulated.simulator import rows_of

SCREENS = {
    "128x64 I2C": {"chip": "ssd1306", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 128, "height": 64},
    "128x32 soft I2C": {"chip": "ssd1306", "bus": "softi2c", "sda": 4, "scl": 5, "freq": 400000, "address": 0x3D, "width": 128, "height": 32},
    "128x64 SPI": {"chip": "ssd1306", "bus": "spi", "id": 0, "sck": 1, "mosi": 2, "dc": 3, "cs": 4, "rst": 5, "freq": 10000000, "width": 128, "height": 64},
    "72x40 SPI": {"chip": "ssd1306", "bus": "softspi", "sck": 1, "mosi": 2, "dc": 3, "cs": 4, "freq": 10000000, "width": 72, "height": 40, "column": 28},
    "72x40 I2C": {"chip": "ssd1306", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 72, "height": 40, "column": 28},
    "SH1106 I2C": {"chip": "sh1106", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 128, "height": 64},
    "SH1106 SPI": {"chip": "sh1106", "bus": "spi", "id": 0, "sck": 1, "mosi": 2, "dc": 3, "cs": 4, "freq": 10000000, "width": 128, "height": 64},
    "SSD1309 I2C": {"chip": "ssd1309", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "rst": 6, "freq": 400000, "address": 0x3C, "width": 128, "height": 64},
    "SSD1309 SPI": {"chip": "ssd1309", "bus": "spi", "id": 0, "sck": 1, "mosi": 2, "dc": 3, "cs": 4, "rst": 5, "freq": 8000000, "width": 128, "height": 64},
    "SH1107 on its side": {"chip": "sh1107", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 128, "height": 64},
    "SH1107 on its side, SPI": {"chip": "sh1107", "bus": "spi", "id": 0, "sck": 1, "mosi": 2, "dc": 3, "cs": 4, "freq": 8000000, "width": 128, "height": 64},
    "SH1107 128x128": {"chip": "sh1107", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 128, "height": 128},
    "72x40 of another wiring": {"chip": "ssd1306", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 72, "height": 40, "column": 28, "offset": 12},
    "SH1106 of another wiring": {"chip": "sh1106", "bus": "i2c", "id": 0, "sda": 4, "scl": 5, "freq": 400000, "address": 0x3C, "width": 128, "height": 64, "offset": 60},
}  # fmt: skip


def wire(screen):
    """Return `(panel, chip, workbench)` of a screen on a fresh workbench."""
    bench = machine.use(emulator.Workbench())
    chip = DisplayChip(
        screen["width"],
        screen["height"],
        screen["chip"],
        screen.get("column"),
        screen.get("offset", 0),
    )
    chip.power_cut()
    if "address" in screen:
        bench.i2c[screen["address"]] = chip
    else:
        bench.spi = (chip, screen["dc"], screen["cs"])
    return make_panel(screen), chip, bench


def picture(panel):
    return rows_of(bytes(panel.buffer), panel.width, panel.height)


def turned(pixels):
    return tuple(tuple(reversed(row)) for row in reversed(pixels))


def draw_something(display, rng):
    x, y = rng.randrange(-20, display.width + 5), rng.randrange(-20, display.height + 5)
    w, h, ink = rng.randrange(0, 60), rng.randrange(0, 40), rng.randrange(2)
    what = rng.randrange(8)
    if what == 0:
        display.fill(x, y, w, h, ink)
    elif what == 1:
        display.frame(x, y, w, h, ink)
    elif what == 2:
        display.hline(x, y, w, ink)
    elif what == 3:
        display.vline(x, y, h, ink)
    elif what == 4:
        display.dots(x, y, w, rng.randrange(1, 5), ink)
    elif what == 5:
        display.invert(x, y, w, h)
    elif what == 6:
        display.text(
            rng.choice(("Ana 42", "K♥ 10♠", "à è «»", "−10")), x, y, rng.choice((8, 8, 16, 24)), ink
        )
    elif rng.randrange(10) == 0:
        display.clear(ink)


@pytest.mark.parametrize("name", SCREENS)
def test_thousands_of_drawing_calls_arrive_pixel_by_pixel(name):
    panel, chip, _ = wire(SCREENS[name])
    assert panel.start()
    display = Display(panel)
    rng = random.Random(name)
    for step in range(400):
        for _ in range(rng.randrange(1, 5)):
            draw_something(display, rng)
        before = chip.sent
        assert display.show() == chip.sent - before
        assert chip.pixels() == picture(panel), step
        assert display.show() == 0
    assert chip.faults == []


@pytest.mark.parametrize("name", SCREENS)
def test_a_panel_that_is_mounted_upside_down_shows_each_change_turned(name):
    panel, chip, _ = wire({**SCREENS[name], "rotate": True})
    assert panel.start()
    display = Display(panel)
    rng = random.Random(name)
    for step in range(60):
        draw_something(display, rng)
        display.show()
        assert chip.pixels() == turned(picture(panel)), step
    assert chip.faults == []


@pytest.mark.parametrize("name", SCREENS)
def test_rotation_contrast_inversion_and_power(name):
    panel, chip, _ = wire(SCREENS[name])
    panel.start()
    display = Display(panel)
    display.text("Rumino 7♠", 1, 1)
    display.show()
    upright = picture(panel)
    panel.rotate(True)
    display.show()
    assert chip.pixels() == turned(upright)
    panel.rotate(False)
    display.show()
    assert chip.pixels() == upright
    panel.invert(True)
    assert chip.pixels() == tuple(tuple(1 - dot for dot in row) for row in upright)
    panel.invert(False)
    panel.contrast(17)
    assert chip.contrast == 17
    panel.power(False)
    assert not any(map(any, chip.pixels()))
    panel.power(True)
    panel.show()
    assert chip.pixels() == upright
    assert chip.faults == []


def test_without_its_offset_a_panel_of_another_wiring_shows_the_picture_shifted():
    screen = SCREENS["72x40 of another wiring"]
    _, chip, bench = wire(screen)
    panel = make_panel({key: screen[key] for key in screen if key != "offset"})
    assert bench.i2c[screen["address"]] is chip and panel.start()
    Display(panel).fill(0, 20, 72, 1)
    panel.show()
    shown = [row for row, dots in enumerate(chip.pixels()) if any(dots)]
    assert shown != [20]


def test_nothing_is_seen_of_what_the_memory_held_at_power_on():
    panel, chip, _ = wire(SCREENS["128x64 I2C"])
    panel.start()
    assert not any(map(any, chip.pixels()))
    panel.show()
    assert chip.on and not any(map(any, chip.pixels()))


@pytest.mark.parametrize("name", SCREENS)
def test_a_chip_that_alone_lost_its_power_gets_its_settings_and_its_picture_back(name):
    panel, chip, _ = wire(SCREENS[name])
    panel.start()
    panel.invert(True)
    panel.rotate(True)
    panel.contrast(9)
    Display(panel).text("Rumino 7♠", 1, 1)
    panel.show()
    lit = chip.pixels()
    assert panel.tells == ("address" in SCREENS[name])
    for _ in range(2):
        sent = chip.sent
        assert (panel.revive() > 0) == (not panel.tells) and chip.pixels() == lit
        # A command that does nothing comes before a chip is asked whose memory can be read.
        nothing = 2 if panel.tells and panel.reads_memory else 0
        assert panel.tells == (chip.sent == sent + nothing)
        chip.power_cut()
        # What is drawn meanwhile is lost, too.
        panel.buffer[0] ^= 0xFF
        panel.show()
        assert not any(map(any, chip.pixels())) or chip.pixels() != lit
        panel.buffer[0] ^= 0xFF
        panel.show()
        assert panel.revive() > 0
        assert chip.pixels() == lit and chip.contrast == 9 and chip.faults == []


@pytest.mark.parametrize("name", SCREENS)
def test_looking_after_a_panel_that_is_well_is_never_seen(name):
    panel, chip, _ = wire(SCREENS[name])
    panel.start()
    Display(panel).text("Rumino 7♠", 1, 1)
    panel.show()
    lit, do = chip.pixels(), chip._do
    chip._do = lambda head, arguments: (do(head, arguments), seen.append((head, chip.pixels())))
    seen = []
    panel.revive()
    assert all(pixels == lit for _, pixels in seen)
    # Of a chip that tells, nothing is changed: 0xE3 does nothing.
    assert any(head != 0xE3 for head, _ in seen) == (not panel.tells)


def check_mending(panel, chip, bus):
    """Assert that a panel whose bus breaks says so, and shows its picture again after a new
    start.
    """
    panel.start()
    display = Display(panel)
    display.show()
    display.text("scores", 3, 3)
    bus.broken = True
    display.show()
    assert isinstance(panel.fault, OSError) and display.show() == 0 and not panel.start()
    bus.broken = False
    chip.power_cut()
    assert panel.start() and display.show() > 1024
    assert chip.pixels() == picture(panel)


def test_a_bus_that_fails_in_the_middle_is_mended_by_a_new_start():
    check_mending(*wire(SCREENS["128x64 I2C"]))


def chip_on(*commands, **facts):
    chip = DisplayChip(facts.pop("width", 128), facts.pop("height", 64), **facts)
    chip.i2c_write(bytes((0x00, 0x8D, 0x14, 0xA1, 0xC8, 0xAF) + commands))
    return chip


def test_horizontal_addressing_runs_along_the_window():
    chip = chip_on(0x20, 0x00, 0x21, 5, 7, 0x22, 1, 2)
    chip.i2c_write(b"\x40\x01\x02\x03\x04\x05\x06\x07")
    assert chip.ram[128 + 5 : 128 + 8] == b"\x07\x02\x03"
    assert chip.ram[256 + 5 : 256 + 8] == b"\x04\x05\x06"


def test_vertical_addressing_runs_down_the_window():
    chip = chip_on(0x20, 0x01, 0x21, 5, 7, 0x22, 1, 2)
    chip.i2c_write(b"\x40\x01\x02\x03\x04\x05\x06\x07")
    assert chip.ram[128 + 5 : 128 + 8] == b"\x07\x03\x05"
    assert chip.ram[256 + 5 : 256 + 8] == b"\x02\x04\x06"


def test_page_addressing_stays_in_its_page():
    chip = chip_on(0x20, 0x02, 0xB3, 0x0E, 0x17)
    chip.i2c_write(b"\x40\x01\x02\x03")
    assert chip.ram[3 * 128 + 126 : 4 * 128] == b"\x01\x02"
    assert chip.ram[3 * 128] == 3 and chip.ram[4 * 128] == 0


def test_sh1106_ignores_what_comes_after_its_last_column():
    chip = DisplayChip(128, 64, "sh1106")
    chip.i2c_write(b"\x00\xaf\xa1\xc8\xb0\x02\x18")
    chip.i2c_write(b"\x40\x01\x02\x03")
    assert chip.ram[130:132] == b"\x01\x02" and chip.ram[132] == 0
    assert chip.faults == ["data at column 132"]


def test_sh1106_knows_no_windows():
    chip = DisplayChip(128, 64, "sh1106")
    chip.i2c_write(b"\x00\x20")
    assert chip.faults == ["unknown command 0x20"]


def test_control_bytes_with_continuation():
    chip = DisplayChip(128, 64)
    chip.i2c_write(b"\x80\x8d\x80\x14\x80\xaf\x80\xa1\x80\xc8\xc0\x01\x40\x02\x04")
    assert chip.ram[:3] == b"\x01\x02\x04" and chip.pixels()[0][0] == 1 and chip.faults == []


def test_a_command_may_be_split_over_transactions():
    chip = chip_on()
    chip.i2c_write(b"\x00\x81")
    chip.i2c_write(b"\x00\x33")
    assert chip.contrast == 0x33 and chip.faults == []


def test_nonsense_is_reported():
    chip = chip_on(0x21, 9, 3)
    chip.i2c_write(b"\x00\x81")
    chip.i2c_write(b"\x40\x01")
    chip.i2c_write(b"\x13\x01")
    chip.spi_write(b"\xff", 0)
    assert chip.faults == [
        "column range 9-3", "data inside of command 0x81", "control byte 0x13", "unknown command 0xff",
    ]  # fmt: skip


def lit_row(chip):
    return [y for y, row in enumerate(chip.pixels()) if any(row)]


def row_zero(*commands, **facts):
    chip = chip_on(*commands, **facts)
    chip.i2c_write(b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07")
    chip.i2c_write(b"\x40" + b"\x01" * 128)
    return chip


def test_start_line_moves_the_picture_up():
    assert lit_row(row_zero()) == [0]
    assert lit_row(row_zero(0x40 | 8)) == [56]


def test_display_offset_moves_the_picture_around():
    # With descending scan the picture goes down by as many rows (datasheet, table 10-3, mirrored).
    assert lit_row(row_zero(0xD3, 8)) == [8]


def test_multiplex_leaves_rows_dark():
    chip = chip_on(0xA8, 31, 0xA5)
    assert len(lit_row(chip)) == 32


def test_remap_and_scan_turn_the_picture():
    chip = chip_on(0xA0, 0xC0)
    chip.i2c_write(b"\x00\x20\x00\x21\x00\x7f\x22\x00\x07")
    chip.i2c_write(b"\x40\x01")
    assert chip.pixels()[63][127] == 1


def test_all_on_inversion_and_charge_pump():
    chip = chip_on(0xA5)
    assert all(map(all, chip.pixels()))
    chip.i2c_write(b"\x00\xa4\xa7")
    assert all(map(all, chip.pixels()))
    chip.i2c_write(b"\x00\x8d\x10")
    assert not any(map(any, chip.pixels()))


def test_the_wrong_wiring_interlaces_the_picture():
    chip = row_zero(0xDA, 0x12, height=32)
    chip.i2c_write(b"\x00\xa8\x1f")
    right = row_zero(0xDA, 0x02, 0xA8, 0x1F, height=32)
    assert lit_row(right) == [0]
    chip.i2c_write(b"\x40" + b"\x02" * 128)
    assert lit_row(chip) != [0]


def test_png_files_can_be_read_back():
    image = pytest.importorskip("PIL.Image")
    import io

    pixels = ((1, 0, 1), (0, 1, 0))
    with image.open(io.BytesIO(png.plain(pixels))) as opened:
        assert opened.size == (3, 2)
        grey = opened.convert("L")
        assert [[grey.getpixel((x, y)) // 255 for x in range(3)] for y in range(2)] == [
            [1, 0, 1],
            [0, 1, 0],
        ]
    with image.open(io.BytesIO(png.oled(pixels, 5))) as opened:
        assert opened.size == (3 * 5 + 20, 2 * 5 + 20)


@pytest.mark.parametrize("scale", (1, 2, 3, 4, 5, 8, 16))
def test_pictures_show_the_gaps_of_a_glass(scale):
    image = pytest.importorskip("PIL.Image")
    import io

    lit = ((1,) * 6,) * 6
    with image.open(io.BytesIO(png.oled(lit, scale))) as opened:
        grey = opened.convert("L")
    first = 2 * scale
    row = [grey.getpixel((first + x, first)) for x in range(scale)]
    full = row[0]
    lost = sum(full - dot for dot in row) / full / scale
    # At most an eighth of the pitch, at two thirds of the light: a 24th of it is lost.
    assert lost <= 1 / 24 + 0.01, row
    if scale < 3:
        assert row == [full] * scale
    else:
        assert full * 0.6 < row[-1] < full and row[0] == full


def test_dark_on_light_is_as_wide_as_light_on_dark():
    image = pytest.importorskip("PIL.Image")
    import io

    widths = []
    for pixel in (0, 1):
        line = [1 - pixel] * 3 + [pixel] + [1 - pixel] * 3
        with image.open(io.BytesIO(png.oled([line] * 7, 8))) as opened:
            grey = opened.convert("L")
        row = [grey.getpixel((16 + x, 16 + 24)) for x in range(56)]
        middle = (max(row) + min(row)) / 2
        widths.append(sum((dot > middle) == bool(pixel) for dot in row[16:40]))
    assert widths == [8, 8]


# -- noise -----------------------------------------------------------------------------------------

PANELS = (
    (128, 64, "ssd1306", None),
    (128, 32, "ssd1306", 0),
    (72, 40, "ssd1306", 28),
    (128, 64, "ssd1309", None),
    (128, 64, "sh1106", 2),
    (128, 128, "sh1107", None),
    (128, 64, "sh1107", None),
)
LIKELY = bytes.fromhex("afae8d202122a0a1c0c8a4a5a6a7a8d3da81ad")


def sensible_and_noise(rng):
    """Yield (bytes, level of the data/command line; None for I2C)."""
    yield bytes((0, 0x8D, 0x14, 0xAD, 1, 0xAF, 0x20, 0, 0xA1, 0xC8)), None
    for _ in range(60):
        way = rng.randrange(6)
        if way == 0:
            yield bytes([0x40]) + rng.randbytes(rng.randrange(1, 300)), None
        elif way == 1:
            low, high = sorted(rng.randrange(128) for _ in range(2))
            top, bottom = sorted(rng.randrange(8) for _ in range(2))
            yield bytes((0, 0x21, low, high, 0x22, top, bottom)), None
        elif way == 2:
            yield bytes((0, rng.choice(LIKELY), rng.randrange(256))), None
        elif way == 3:
            yield bytes([rng.choice((0, 0x80, 0xC0, 0x40))]) + rng.randbytes(rng.randrange(8)), None
        elif way == 4:
            yield rng.randbytes(rng.randrange(1, 300)), rng.randrange(2)
        else:
            head = (0, 0xB0 + rng.randrange(8), rng.randrange(0x20), 0x40 + rng.randrange(64))
            yield bytes(head), None


@pytest.mark.parametrize("panel", PANELS)
def test_bytes_at_once_do_what_they_do_one_by_one(panel):
    seen = set()
    for number in range(12):
        at_once, one_by_one = DisplayChip(*panel), DisplayChip(*panel)
        for chip in (at_once, one_by_one):
            chip.power_cut()
        for data, dc in sensible_and_noise(random.Random(number)):
            if dc is not None or data[:1] == b"\x40":
                at_once.spi_write(data, dc) if dc is not None else at_once.i2c_write(data)
                for byte in data if dc is not None else data[1:]:
                    one_by_one.spi_write(bytes((byte,)), 1 if dc is None else dc)
                # SPI counts other bytes, and nothing can be read over it.
                one_by_one.sent, one_by_one._reads = at_once.sent, at_once._reads
            else:
                at_once.i2c_write(data)
                one_by_one.i2c_write(data)
            assert vars(at_once) == vars(one_by_one)
            rows = at_once.pixels()
            seen.add(rows)
            picture = at_once.picture()
            width, height = panel[:2]
            assert len(picture) == width * height // 8
            assert rows == rows_of(picture, width, height)
    assert len(seen) > 30

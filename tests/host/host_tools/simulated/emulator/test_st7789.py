"""The colour chip's model: the datasheet's cases, and the driver's pictures seen through it."""

import random

import pytest

from firmware.board.hardware import make_panel
from firmware.display import st7789
from firmware.display.display import Display
from firmware.display.fitting import LEAD, RED
from host_tools.simulated import emulator
from host_tools.simulated.emulator import ST7789, machine, make_chip
from host_tools.simulated.simulator import load_board, rows_of

WHITE, RED_INK, LEAD_INK = 0xFFFF, 0xFA48, 0xFE00


def tell(chip, *commands):
    """Send commands, each with its parameters."""
    for command in commands:
        chip.spi_write(command[:1], 0)
        if command[1:]:
            chip.spi_write(command[1:], 1)


@pytest.fixture
def chip():
    made = ST7789(120, 64)
    made.power_cut()
    tell(made, b"\x3a\x55", b"\x21", b"\x11", b"\x29")
    return made


def window(columns, rows):
    """Return the commands that say where pixels go."""
    return tuple(
        bytes((command, *first.to_bytes(2, "big"), *last.to_bytes(2, "big")))
        for command, (first, last) in ((0x2A, columns), (0x2B, rows))
    )


def test_pixels_fill_the_window_column_by_column_and_begin_again(chip):
    tell(chip, *window((60, 61), (40, 41)), b"\x2c\x12\x34\x56\x78\x9a\xbc\xde\xf0\x11\x22")
    # Column 186 is the glass's upper row.
    glass = chip.glass()
    assert (glass[126][0], glass[125][0]) == (0x1122, 0x5678)
    assert (glass[126][1], glass[125][1]) == (0x9ABC, 0xDEF0)
    assert chip.faults == []


@pytest.mark.parametrize(
    ("order", "place"), ((0x00, (126, 0)), (0x40, (126 - 119, 0)), (0x80, (126, 239)))
)
def test_the_order_mirrors_columns_and_rows(chip, order, place):
    tell(chip, bytes((0x36, order)), *window((60, 60), (40, 40)), b"\x2c\xff\xff")
    glass = chip.glass()
    assert glass[place[0]][place[1]] == 0xFFFF and chip.faults == []


def test_a_reset_by_command_keeps_the_order_and_the_format(chip):
    tell(chip, b"\x36\x40", b"\x01")
    assert (chip.order, chip.format) == (0x40, 0x55)
    assert chip.asleep and not chip.on and not chip.inverted
    chip.reset()
    assert (chip.order, chip.format) == (0, 0x66)


def test_a_pause_in_a_pixel_and_in_parameters_changes_nothing(chip):
    for byte in b"\x00\x3c\x00\x3c":
        chip.spi_write(bytes([byte]), 1) if chip._command == 0x2A else tell(chip, b"\x2a")
    tell(chip, *window((60, 60), (40, 40)))
    chip.spi_write(b"\x2c", 0)
    for byte in b"\x12\x34":
        chip.spi_write(bytes([byte]), 1)
    assert chip.glass()[126][0] == 0x1234


def test_nonsense_is_reported():
    chip = ST7789(120, 64)
    tell(chip, b"\x99", b"\x2a\x00\x01", b"\x36\x20", b"\x2a\x00\x09\x00\x01", b"\x2c\x01", b"\x00")
    tell(chip, b"\x36\x00\x00")
    assert chip.faults == [
        "unknown command 0x99",
        "command 0x2a without its parameters",
        "order 0x20",
        "columns 9-1",
        "pixels of format 0x66",
        "half a pixel",
        "2 parameters of 0x36",
    ]


def test_asleep_off_and_without_the_complement(chip):
    tell(chip, *window((56, 183), (40, 279)), b"\x2c" + b"\xff\xff" * 128 * 240)
    assert all(map(all, chip.pixels()))
    for off, on in ((b"\x28", b"\x29"), (b"\x10", b"\x11"), (b"\x20", b"\x21")):
        tell(chip, off)
        assert not any(map(any, chip.pixels()))
        tell(chip, on)
        assert all(map(all, chip.pixels()))


@pytest.mark.parametrize("turned", [False, True])
def test_all_around_the_picture_is_dark_from_power_on_whichever_way_up(wired, turned):
    panel, chip = wired
    panel.rotate(turned)
    panel.show()
    # Nothing was shown before: the memory had noise.
    assert not any(map(any, chip.glass())) and chip.faults == []
    chip.power_cut()
    for _ in range(8):
        panel.revive()
    assert not any(map(any, chip.glass()))


@pytest.fixture
def wired(monkeypatch):
    """Give (panel, chip) of the Pico Display Pack on a fresh workbench, at power-on."""
    monkeypatch.setattr(st7789, "sleep_ms", lambda ms: None)
    screen = load_board("pico_display").SCREEN
    bench = machine.use(emulator.Workbench())
    chip = make_chip(screen)
    bench.spi = (chip, screen["dc"], screen["cs"])
    chip.power_cut()
    panel = make_panel(screen)
    panel.start()
    return panel, chip


def colours(chip, panel):
    """Check that each dot is four of the glass and the edge dark; return the canvas's colours."""
    glass = chip.glass()
    assert not any(map(any, glass[:3] + glass[3 + 2 * panel.height :]))
    rows = []
    for y in range(panel.height):
        upper, lower = glass[3 + 2 * y], glass[4 + 2 * y]
        assert upper == lower and upper[::2] == upper[1::2]
        rows.append(upper[::2])
    return rows


def test_random_pictures_arrive_in_their_colours_both_ways_up(wired):
    panel, chip = wired
    rng = random.Random(7)
    display = Display(panel)
    for turned in (False, True, True, False):
        panel.rotate(turned)
        for _ in range(6):
            x, y = rng.randrange(-9, 119), rng.randrange(-5, 63)
            display.fill(x, y, rng.randrange(50), rng.randrange(20), rng.randrange(2))
            display.tint(y, x, rng.randrange(60), rng.randrange(30), rng.randrange(3))
        panel.show()
        found = colours(chip, panel)
        if turned:
            found = [row[::-1] for row in found[::-1]]
        size = panel.width * panel.height // 8
        for y, row in enumerate(found):
            for x, colour in enumerate(row):
                at = y // 8 * panel.width + x
                lit, red, lead = (panel.buffer[at + k * size] >> y % 8 & 1 for k in range(3))
                ink = LEAD_INK if lead else RED_INK if red else WHITE
                assert colour == (ink if lit else 0)
        assert chip.faults == []


def test_the_picture_is_that_of_the_canvas_in_any_ink_and_dark_on_bright(wired):
    panel, chip = wired
    display = Display(panel)
    display.text("A♥ K♠", 3, 11)
    display.text("Ana", 60, 40, 16)
    display.tint(60, 40, 60, 16, LEAD)
    display.tint(0, 30, 20, 4, RED)
    for inverted in (False, True):
        panel.invert(inverted)
        panel.show()
        size = panel.width * panel.height // 8
        wanted = bytes(255 - byte if inverted else byte for byte in panel.buffer[:size])
        assert chip.picture() == wanted
        assert chip.pixels() == rows_of(wanted, panel.width, panel.height)
    assert chip.faults == []


def test_a_chip_that_lost_its_power_has_its_picture_back_after_eight_turns(wired):
    panel, chip = wired
    Display(panel).text("A♥ K♠", 3, 11)
    panel.show()
    before = chip.glass()
    chip.power_cut()
    for _ in range(8):
        assert chip.glass() != before
        panel.revive()
    assert chip.glass() == before and chip.faults == []

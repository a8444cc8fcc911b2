"""The screen through adafruit_ssd1306: its bytes, decoded, give the picture of our driver."""

import importlib.util
import random
import sys

import adafruit_ssd1306
import pytest

from firmware.display.display import Display
from host_tools.play.pi.panel import AdafruitPanel, can_drive
from host_tools.simulated.emulator import DisplayChip
from tests.host.host_tools.play.pi.fake_blinka import FakeBus
from tests.host.host_tools.simulated.emulator.test_emulator_chip import (
    SCREENS,
    check_mending,
    draw_something,
    picture,
    turned,
    wire,
)

SIZES = {
    name: screen
    for name, screen in SCREENS.items()
    if can_drive(screen | {"bus": screen["bus"].replace("soft", "")})
}


def library_panel(screen):
    """Return (panel, chip, bus) of the library on a fake bus."""
    chip = DisplayChip(screen["width"], screen["height"])
    chip.power_cut()
    bus = FakeBus(chip, screen["address"])
    return AdafruitPanel(bus, screen), chip, bus


def test_there_is_a_screen_of_each_size():
    assert {(SIZES[name]["width"], SIZES[name]["height"]) for name in SIZES} == {
        (128, 64),
        (128, 32),
        (72, 40),
    }


@pytest.mark.parametrize("name", SIZES)
def test_thousands_of_drawings_look_the_same_by_the_library_and_by_our_driver(name):
    panel, chip, _ = library_panel(SIZES[name])
    ours, our_chip, _ = wire(SIZES[name])
    assert panel.start() and ours.start()
    displays = Display(panel), Display(ours)
    seeds = random.Random(name)
    for step in range(700):
        seed = seeds.random()
        for display in displays:
            rng = random.Random(seed)
            for _ in range(rng.randrange(1, 4)):
                draw_something(display, rng)
        before = chip.sent
        assert panel.show() == chip.sent - before
        ours.show()
        assert chip.pixels() == our_chip.pixels() == picture(panel), step
        assert panel.show() == 0
    assert chip.faults == our_chip.faults == []


@pytest.mark.parametrize("name", SIZES)
def test_whole_random_frames_arrive_pixel_by_pixel(name):
    panel, chip, _ = library_panel(SIZES[name])
    ours, our_chip, _ = wire(SIZES[name])
    panel.start()
    ours.start()
    rng = random.Random(7)
    for _ in range(50):
        panel.buffer[:] = ours.buffer[:] = rng.randbytes(len(panel.buffer))
        panel.show()
        ours.show()
        assert chip.pixels() == our_chip.pixels() == picture(panel)
    assert chip.faults == []


def test_a_frame_goes_out_only_when_something_changed():
    panel, chip, bus = library_panel(SCREENS["128x64 I2C"])
    panel.start()
    panel.show()
    frames = bus.frames
    for _ in range(5):
        assert panel.show() == 0
    panel.buffer[77] ^= 4
    assert panel.show() == 6 * 2 + 1025
    panel.buffer[77] ^= 4
    panel.buffer[77] ^= 4
    assert panel.show() == 0 and bus.frames == frames + 1


@pytest.mark.parametrize("name", SIZES)
@pytest.mark.parametrize("mounted", [False, True])
def test_rotation_contrast_inversion_and_power(name, mounted):
    panel, chip, _ = library_panel(SIZES[name] | {"rotate": mounted})
    upside = turned if mounted else tuple
    panel.start()
    display = Display(panel)
    display.text("Rumino 7♠", 1, 1)
    display.show()
    upright = picture(panel)
    assert chip.pixels() == upside(upright)
    panel.rotate(True)
    assert display.show() > 0
    assert chip.pixels() == upside(turned(upright))
    panel.rotate(False)
    display.show()
    panel.invert(True)
    assert chip.pixels() == upside(tuple(tuple(1 - dot for dot in row) for row in upright))
    panel.invert(False)
    panel.contrast(17)
    assert chip.contrast == 17
    panel.power(False)
    assert not any(map(any, chip.pixels()))
    panel.power(True)
    assert panel.show() > 0
    assert chip.pixels() == upside(upright) and chip.faults == []


@pytest.mark.parametrize("name", SIZES)
def test_a_chip_that_alone_lost_its_power_gets_its_picture_back(name):
    panel, chip, bus = library_panel(SIZES[name])
    panel.start()
    panel.contrast(17)
    panel.buffer[3] = 0x5A
    panel.show()
    lit = chip.pixels()
    assert panel.tells and panel.revive() == 0
    chip.power_cut()
    assert panel.revive() > 0 and chip.pixels() == lit and chip.contrast == 17
    panel.power(False)
    chip.power_cut()
    assert panel.revive() == 0 and not chip.on
    panel.power(True)
    panel.show()
    assert chip.pixels() == lit and chip.faults == []
    bus.missing = True
    assert panel.revive() == 0 and panel.fault is not None


def test_what_was_set_before_the_screen_answered_is_set_when_it_does():
    panel, chip, bus = library_panel(SCREENS["128x64 I2C"])
    bus.missing = True
    assert not panel.start() and panel.fault is not None
    assert "3c" in str(panel.fault)
    panel.contrast(9)
    panel.invert(True)
    panel.rotate(True)
    panel.buffer[0] = 1
    assert panel.show() == 0 and chip.sent == 0
    bus.missing = False
    assert panel.start() and panel.show() > 1024
    assert chip.contrast == 9 and chip.inverted
    assert chip.pixels() == turned(tuple(tuple(1 - dot for dot in row) for row in picture(panel)))
    panel.power(False)
    chip.power_cut()
    assert panel.start() and not chip.on


def test_a_bus_that_fails_in_the_middle_is_mended_by_a_new_start():
    check_mending(*library_panel(SCREENS["128x64 I2C"]))


def test_screens_that_the_library_cannot_drive_are_known():
    assert not can_drive(SCREENS["SH1106 I2C"]) and not can_drive(SCREENS["128x64 SPI"])
    assert not can_drive(SCREENS["72x40 I2C"] | {"column": 27})


def library_alone():
    """Return the library loaded anew without our `framebuf`, so that it draws with its own."""
    kept = sys.modules.get("framebuf")
    sys.modules["framebuf"] = None
    try:
        spec = importlib.util.spec_from_file_location("library_alone", adafruit_ssd1306.__file__)
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
    finally:
        if kept is None:
            del sys.modules["framebuf"]
        else:
            sys.modules["framebuf"] = kept
    return module


@pytest.mark.parametrize("name", SIZES)
def test_the_model_decodes_what_the_library_draws_itself(name):
    screen = SIZES[name]
    chip = DisplayChip(screen["width"], screen["height"])
    chip.power_cut()
    oled = library_alone().SSD1306_I2C(
        screen["width"], screen["height"], FakeBus(chip, screen["address"]), addr=screen["address"]
    )
    assert type(oled).__mro__[2].__module__ == "adafruit_framebuf"
    rng = random.Random(name)
    for _ in range(60):
        for _ in range(3):
            x, y = rng.randrange(screen["width"]), rng.randrange(screen["height"])
            w, h = rng.randrange(1, 40), rng.randrange(1, 20)
            ink = rng.randrange(2)
            draw = rng.choice((oled.fill_rect, oled.rect, oled.line, oled.pixel))
            if draw == oled.pixel:
                draw(x, y, ink)
            elif draw == oled.line:
                draw(x, y, min(x + w, oled.width - 1), min(y + h, oled.height - 1), ink)
            else:
                draw(x, y, min(w, oled.width - x), min(h, oled.height - y), ink)
        oled.show()
        assert chip.pixels() == tuple(
            tuple(int(bool(oled.pixel(x, y))) for x in range(oled.width))
            for y in range(oled.height)
        )
    assert chip.faults == []

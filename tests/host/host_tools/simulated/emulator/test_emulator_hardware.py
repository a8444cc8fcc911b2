"""The emulated pins, buses and framebuf."""

import pytest

from host_tools.simulated import emulator
from host_tools.simulated.emulator import framebuf, machine

emulator.install()


def rows(picture, width, height):
    return ["".join(".#"[picture.pixel(x, y)] for x in range(width)) for y in range(height)]


@pytest.mark.parametrize("layout", [framebuf.MONO_VLSB, framebuf.MONO_HLSB, framebuf.MONO_HMSB])
def test_drawing_is_the_same_in_every_layout(layout):
    picture = framebuf.FrameBuffer(bytearray(32), 16, 16, layout)
    picture.rect(1, 1, 6, 4, 1)
    picture.line(0, 15, 15, 8, 1)
    picture.fill_rect(12, -3, 9, 5, 1)
    picture.pixel(99, 99, 1)
    assert picture.pixel(99, 99) is None
    assert rows(picture, 16, 16)[:5] == [
        "............####",
        ".######.....####",
        ".#....#.........",
        ".#....#.........",
        ".######.........",
    ]
    assert rows(picture, 16, 16)[15] == "##.............."


def test_blit_leaves_out_the_key_and_takes_a_palette():
    ground = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    ground.fill(1)
    stamp = framebuf.FrameBuffer(bytearray(b"\x80\x40"), 2, 2, framebuf.MONO_HLSB)
    ground.blit(stamp, 0, 0)
    assert rows(ground, 3, 2) == ["#.#", ".##"]
    ground.fill(1)
    swap = framebuf.FrameBuffer(bytearray(b"\x01\x00"), 2, 1, framebuf.MONO_VLSB)
    ground.blit(stamp, 0, 0, 1, swap)
    assert rows(ground, 3, 2) == [".##", "#.#"]


def test_scroll_keeps_what_is_uncovered():
    picture = framebuf.FrameBuffer(bytearray(8), 8, 8, framebuf.MONO_VLSB)
    picture.pixel(2, 2, 1)
    picture.scroll(3, 1)
    assert picture.pixel(5, 3) == 1 and picture.pixel(2, 2) == 1


def test_bad_sizes_are_refused():
    with pytest.raises(ValueError, match="buffer too small"):
        framebuf.FrameBuffer(bytearray(7), 8, 8, framebuf.MONO_VLSB)
    with pytest.raises(ValueError, match="invalid format"):
        framebuf.FrameBuffer(bytearray(128), 8, 8, framebuf.GS4_HMSB)


def test_pins_call_their_handlers_at_the_edges_they_want():
    bench = machine.use(emulator.Workbench())
    pin = machine.Pin(3, machine.Pin.IN, machine.Pin.PULL_UP)
    seen = []
    pin.irq(lambda which: seen.append(which.value()), machine.Pin.IRQ_FALLING)
    for level in (0, 0, 1, 0):
        bench.set_pin(3, level)
    assert seen == [0, 0] and pin() == 0


def test_a_bus_without_a_chip_raises_oserror():
    bench = machine.use(emulator.Workbench())
    bus = machine.I2C(0)
    with pytest.raises(OSError):
        bus.writeto(0x3C, b"\x00")
    assert bus.scan() == []
    bench.broken = True
    with pytest.raises(OSError):
        machine.SPI(0).write(b"\x00")

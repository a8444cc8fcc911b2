"""The drawing calls that the firmware uses give the same pixels on every runtime.

The sums are those of MicroPython 1.27's own framebuf; the emulator's has to meet them.
"""

import framebuf


class Dice:
    """Whole numbers that are the same everywhere."""

    def __init__(self, seed):
        self.seed = seed

    def roll(self, low, high):
        """Return a number from low to high."""
        self.seed = (self.seed * 20077 + 12345) & 0xFFFFFF
        return low + (self.seed >> 6) % (high - low + 1)


def picture_sum(layout, seed, calls):
    buffer = bytearray(48 * 40 // 8)
    picture = framebuf.FrameBuffer(buffer, 48, 40, layout)
    stamp_buffer = bytearray(16)
    stamp = framebuf.FrameBuffer(stamp_buffer, 16, 8, framebuf.MONO_VLSB)
    dice = Dice(seed)
    for i in range(16):
        stamp_buffer[i] = dice.roll(0, 255)
    total = 0
    for _ in range(calls):
        what = dice.roll(0, 8)
        x, y = dice.roll(-20, 60), dice.roll(-20, 50)
        w, h, c = dice.roll(-2, 40), dice.roll(-2, 40), dice.roll(0, 1)
        if what == 0:
            picture.fill_rect(x, y, w, h, c)
        elif what == 1:
            picture.rect(x, y, w, h, c)
        elif what == 2:
            picture.hline(x, y, w, c)
        elif what == 3:
            picture.vline(x, y, h, c)
        elif what == 4:
            picture.pixel(x, y, c)
            total += picture.pixel(y, x) or 0
        elif what == 5:
            picture.line(x, y, x + w, y + h, c)
        elif what == 6:
            picture.blit(stamp, x, y, c - 1)
        elif what == 7:
            picture.scroll(dice.roll(-6, 6), dice.roll(-6, 6))
        elif dice.roll(0, 9) == 0:
            picture.fill(c)
        for byte in buffer:
            total = (total * 31 + byte) & 0xFFFFFF
    return total


def test_thousands_of_drawing_calls_give_the_known_pixels():
    assert picture_sum(framebuf.MONO_VLSB, 1, 1500) == 4870385
    assert picture_sum(framebuf.MONO_HLSB, 2, 1500) == 5677123
    assert picture_sum(framebuf.MONO_HMSB, 3, 1500) == 872439


def colour_sum(seed, calls):
    """Return a sum over pictures in colours of dots and of numbers, at any place, with any key."""
    dice = Dice(seed)
    buffer = bytearray(2 * 24 * 20)
    picture = framebuf.FrameBuffer(buffer, 16, 20, framebuf.RGB565, 24)
    dots, numbers = bytearray(12), bytearray(16 * 9)
    sources = (
        framebuf.FrameBuffer(dots, 8, 12, framebuf.MONO_HMSB),
        framebuf.FrameBuffer(numbers, 16, 9, framebuf.GS8),
    )
    words = bytearray(8)
    palette = framebuf.FrameBuffer(words, 4, 1, framebuf.RGB565)
    total = 0
    for _ in range(calls):
        for data, most in ((dots, 255), (numbers, 3), (words, 255)):
            for at in range(len(data)):
                data[at] = dice.roll(0, most)
        x, y = dice.roll(-9, 17), dice.roll(-10, 21)
        key = palette.pixel(dice.roll(0, 3), 0) if dice.roll(0, 1) else -1
        picture.blit(sources[dice.roll(0, 1)], x, y, key, palette)
        for byte in buffer:
            total = (total * 31 + byte) & 0xFFFFFF
    return total


def test_dots_and_numbers_become_the_known_colours():
    assert colour_sum(4, 60) == 711821

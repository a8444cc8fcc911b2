"""The type is fresh, small, and every letter can be told from every other."""

import pytest

from firmware.display import display
from host_tools import fontmaker
from host_tools.sim import Simulator

SIZES = (8, 16, 24)


@pytest.mark.parametrize("size", SIZES)
def test_the_modules_are_what_the_maker_makes(size):
    digest = fontmaker.installed_digest(size)
    if digest is None:
        pytest.skip("Spleen is not installed (Debian: fonts-spleen)")
    if digest != display.font(size).SOURCE_SHA256:
        pytest.skip("another version of Spleen is installed than the one the type was made from")
    fresh = fontmaker.build(size, fontmaker.SOURCE)
    assert (fontmaker.OUT / f"size{size}.py").read_text(encoding="utf-8") == fresh


def test_the_whole_type_is_smaller_than_12_kib():
    total = sum(
        len(module.CODES) + len(module.OFFSETS) + len(module.COLUMNS) for module in map(display.font, SIZES)
    )
    assert total < 12 * 1024


@pytest.mark.parametrize("size", SIZES)
def test_no_two_letters_look_the_same(size):
    module = display.font(size)
    pages = size // 8
    count = len(module.OFFSETS) // 2 - 1
    seen = {}
    for index in range(count):
        low, high = (module.OFFSETS[i] | module.OFFSETS[i + 1] << 8 for i in (2 * index, 2 * index + 2))
        glyph = module.COLUMNS[low * pages : high * pages]
        if any(glyph):
            assert glyph not in seen, (index, seen.get(glyph))
            seen[glyph] = index


@pytest.mark.parametrize("size", SIZES)
def test_offsets_and_codes_are_in_order(size):
    module = display.font(size)
    offsets = [module.OFFSETS[i] | module.OFFSETS[i + 1] << 8 for i in range(0, len(module.OFFSETS), 2)]
    codes = [module.CODES[i] << 8 | module.CODES[i + 1] for i in range(0, len(module.CODES), 2)]
    assert offsets == sorted(offsets) and offsets[-1] * size // 8 == len(module.COLUMNS)
    assert codes == sorted(set(codes)) and len(offsets) == 96 + len(codes) + 1


def test_a_line_of_25_characters_fits_on_128_pixels():
    class Panel:
        width, height, buffer = 128, 64, bytearray(1024)

    assert display.Display(Panel()).text_width("so it cannot follow the k") <= 128


def test_a_missing_font_is_a_sentence(tmp_path, capsys):
    assert fontmaker.main(["--source", str(tmp_path)]) == 1
    assert "fonts-spleen" in capsys.readouterr().err


LINES = (
    "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklmn", "opqrstuvwxyz", "0123456789 +-−=", "Sì, però: «è così»…",
    "7♠ 10♥ J♦ Q♣ ✓", "ÀÈÉÌÒÙ àèéìòù", "\ue0007 \ue0013 \ue0022 \ue00313 \ue0041 \ue005", "\"Is it 5 < 9?\" (yes!)",
)  # fmt: skip


class Lines:
    """A program that shows one line; every press shows the next."""

    size = 8
    bright = False

    def __init__(self, display, keys, store, settings):
        self.display, self.at, self.dirty = display, 0, True

    def press(self, key, kind):
        self.at += 1
        self.dirty = True

    def tick(self, now):
        pass

    def draw(self):
        self.display.clear()
        self.display.text(LINES[self.at], 1, 3, self.size)
        if self.bright:
            self.display.invert(0, 0, 128, 28)


class BrightLines(Lines):
    bright = True


class MiddleLines(Lines):
    size = 16


@pytest.mark.parametrize("program", [Lines, BrightLines, MiddleLines])
def test_what_is_written_can_be_read_back(program):
    with Simulator("sim_128x64", make_app=program) as box:
        for line in LINES:
            if box.device.display.text_width(line, program.size) < 126:
                assert box.text() == [line]
            box.press("ok") if line != LINES[-1] else None


def test_a_name_that_is_struck_through_can_still_be_read():
    class Struck(Lines):
        def draw(self):
            end = self.display.text("Benedetta", 1, 8)
            self.display.hline(1, 12, end - 1)

    with Simulator("sim_128x64", make_app=Struck) as box:
        assert box.text() == ["Benedetta"]

"""The fonts are up to date and small, and every glyph differs from every other."""

import gzip
import hashlib

import pytest

from firmware.display import display
from host_tools.documents import fontmaker
from host_tools.simulated.simulator import Simulator

SIZES = (8, 16, 24)


def installed_digest(size):
    """Return the SHA-256 of the unpacked Spleen file of a size; None if it is not installed."""
    path = fontmaker.SOURCE / f"spleen-{fontmaker.SIZES[size][0]}.psfu.gz"
    return hashlib.sha256(gzip.decompress(path.read_bytes())).hexdigest() if path.exists() else None


@pytest.mark.parametrize("size", SIZES)
def test_the_modules_are_what_the_maker_makes(size):
    digest = installed_digest(size)
    if digest is None:
        pytest.skip("needs Spleen: sudo apt install fonts-spleen")
    if digest != display.font(size).SOURCE_SHA256:
        pytest.skip(
            "needs the version of Spleen that the type was made from; host_tools/documents/fontmaker.py takes the"
            " new one"
        )
    fresh = fontmaker.build(size, fontmaker.SOURCE)
    assert (fontmaker.OUT / f"size{size}.py").read_text(encoding="utf-8") == fresh


def test_the_maker_writes_where_the_firmware_has_its_fonts():
    assert fontmaker.OUT.samefile(display.__file__.rpartition("/")[0] + "/fonts")


def test_all_glyphs_are_smaller_than_13_kib():
    total = sum(
        len(glyph)
        for module in map(display.font, SIZES)
        for glyphs in module.PAGES
        for glyph in glyphs[32:]
    )
    assert total < 13 * 1024


def _glyphs(module):
    """Return the letters of a type from the blank on, each as the columns of its pages one after
    the other.
    """
    return [b"".join(pages) for pages in zip(*module.PAGES, strict=True)][32:]


@pytest.mark.parametrize("size", SIZES)
def test_no_two_letters_look_the_same(size):
    module = display.font(size)
    glyphs = _glyphs(module)
    box = glyphs[127 - 32]
    seen = set()
    for glyph in glyphs:
        if any(glyph) and glyph != box:
            assert glyph not in seen
            seen.add(glyph)


@pytest.mark.parametrize("size", SIZES)
def test_letters_are_as_wide_on_each_page_and_in_order(size):
    module = display.font(size)
    assert len(module.PAGES) == size // 8 == module.HEIGHT // 8
    for letters in zip(*module.PAGES, strict=True):
        assert len({len(letter) for letter in letters}) == 1 and len(letters[0]) > module.GAP
        assert not any(any(letter[-module.GAP :]) for letter in letters)
    assert list(module.MORE) == sorted(set(module.MORE)) and min(module.MORE) > "\x7f"
    assert len(module.PAGES[0]) == 128 + len(module.MORE)


# What each language has beyond ASCII: its letters, its quotation marks, the sign of its money.
ALPHABETS = {
    "it": "àèéìòù «»’ ªº€",
    "de": "äöüß „“ ‚‘ €",
    # The space before ? ! ; and a colon is a letter, too: a line does not end there.
    "fr": "àâæçéèêëîïôœùûüÿ «» “” ’ €\u202f",
    "es": "áéíñóúü ¿¡ «» “” ‘’ ªº€",
    "pt": "ãõáâàçéêíóôúü «» “” ‘’ ªº€",
    "pl": "ąćęłńóśźż „” «» €",
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ALPHABETS)
def test_each_font_has_the_letters_of_each_language(language, size):
    class Panel:
        width, height, buffer = 128, 64, bytearray(1024)

    letters = "abcdefghijklmnopqrstuvwxyz" + ALPHABETS[language].replace("ß", "")
    board = display.Display(Panel())
    wanted = set(letters + letters.upper() + ALPHABETS[language])
    assert [letter for letter in sorted(wanted) if not board.draws(letter, size)] == []


def test_a_line_of_25_characters_fits_on_128_pixels():
    class Panel:
        width, height, buffer = 128, 64, bytearray(1024)

    assert display.Display(Panel()).text_width("so it cannot follow the k") <= 128


def test_a_missing_font_is_a_sentence(tmp_path, capsys):
    assert fontmaker.main(["--source", str(tmp_path)]) == 1
    assert "fonts-spleen" in capsys.readouterr().err


LINES = (
    "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "abcdefghijklmn", "opqrstuvwxyz", "0123456789 +-−=", "Sì, però: «è così»…",
    "7♠ 10♥ J♦ Q♣ ✓", "ÀÈÉÌÒÙ àèéìòù", "\ue0527 \ue0423 \ue0472 \ue05013 \ue0591 \ue057 \ue0567 \ue04c1", "\"Is it 5 < 9?\" (yes!)",
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

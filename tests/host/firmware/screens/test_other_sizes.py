"""Every scene on screens of other sizes: nothing lies off the glass, and a person finds the way.

The golden pictures show 128x64, 128x32 and 72x40; these are glasses of other shapes.
"""

import pytest

from engine import texts
from firmware.display.display import Display, font, lay_out
from host_tools.simulated.simulator import load_board
from tests.host.firmware.screens.tour import SOAK
from tests.portable.tools import untyped
from tests.proof.played import PLAYED
from tests.proof.robot.scenes import SCENES
from tests.proof.robot.sitter import Sitter

# Each in one language; in both with MELDMATE_SOAK=1.
SIZES = ((64, 128), (128, 128))


def board_of(width, height):
    """Return the board of the simulator with a glass of another size, which an SH1107 drives."""
    board = load_board("sim_128x64")
    untyped(board).SCREEN = {**board.SCREEN, "chip": "sh1107", "width": width, "height": height}
    return board


def lit_in(pages, wide, row):
    """Return the columns that are lit in a row of a text that was laid out."""
    return [column & 1 << row % 8 for column in pages[row // 8 * wide :][:wide]]


@pytest.mark.parametrize(
    ("size", "language"),
    [(size, language) for size in SIZES for language in PLAYED]
    if SOAK
    else list(zip(SIZES, PLAYED, strict=True)),
)
def test_nothing_lies_off_the_glass(size, language, monkeypatch):
    off, drawn, draw = [], [], Display.text

    def text(self, words, x, y, size=8, ink=1):
        end = draw(self, words, x, y, size, ink)
        if words.strip():
            drawn.append(words)
            pages = lay_out(font(size), words)
            wide = len(pages) * 8 // size
            lit = [row for row in range(size) if any(lit_in(pages, wide, row))]
            high = not lit or (y + lit[0] >= 0 and y + lit[-1] < self.height)
            if x < 0 or end - font(size).GAP > self.width or not high:
                off.append((words, x, y, size))
        return end

    monkeypatch.setattr(Display, "text", text)
    texts.use(language)
    try:
        for scene in SCENES:
            with Sitter(board_of(*size), settings={"language": language}) as table:
                for name in scene(table):
                    assert not off, (scene.__name__, name, off)
    finally:
        texts.use("en")
    assert len(drawn) > 5_000


def test_a_number_is_keyed_on_a_narrow_screen_as_on_others():
    with Sitter(board_of(64, 128)) as table:
        table.begin("rumino")
        table.press("ok", "ok")
        shown = table.screen()
        assert all(arrow in shown for arrow in "▲◀▶▼"), table.lines()
        asked = table.bar()
        table.number(7)
        assert table.bar() != asked, "the next player is asked for"

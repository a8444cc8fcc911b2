"""Numbers where keys or pixels are few: rows on glass of 240x135, words, 0 or 1 in one press."""

import pytest

from engine import texts
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Benedetta", "Carlo", "Dina")
GLASS = ("m5stickc_plus2", "pico_display")


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


def go(table, *keys):
    """Press buttons, and read what is there then."""
    for key in keys:
        table.box.press(key)
        table.box.wait(400)
    table.changed()


@pytest.mark.parametrize("count", (2, 3, 4, 6))
@pytest.mark.parametrize("board", GLASS)
def test_a_number_stands_in_its_row_among_those_of_all_players(board, count):
    names = (*NAMES, "Eva", "Franz")[:count]
    with Sitter(board) as table:
        table.begin("rumino", names)
        go(table, "ok", "ok")
        words = table.screen()
        assert all(name in words for name in names), table.lines()
        go(table, "up", "ok")
        assert "1 of %d" % count in table.bar()
        assert any(line.startswith("Ana") and line.endswith("1") for line in table.lines())


def test_the_last_row_says_in_words_what_keys_do():
    with Sitter("m5stickc_plus2") as table:
        table.begin("rumino", NAMES)
        go(table, "ok", "ok", "up", "ok")
        # 0 to 70: what is held stands above the last row.
        assert table.hints() == "A next B +1 C -1 B– back"
        assert any("C– by 10" in line and "A– cards" in line for line in table.lines())
        go(table, "left")
        assert "B +10" in table.hints()


def test_where_all_rows_are_taken_every_key_is_still_named():
    with Sitter("m5stickc_plus2") as table:
        table.begin("rumino", (*NAMES, "Eva", "Franz"))
        go(table, "ok", "ok", "up", "ok")
        assert all(key in table.hints() for key in ("A ", "B ", "C ", "A–", "B–"))


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize(("key", "bid"), (("left", 1), ("down", 0)))
def test_wiz_on_the_smallest_screen_0_or_1_is_one_press(language, key, bid):
    texts.use(language)
    with Sitter("sim_72x40", settings={"language": language}) as table:
        table.begin("form:wizard", NAMES)
        go(table, "ok")
        assert table.part.question.limits()[:2] == (0, 1)
        go(table, key)
        assert table.part.value() == bid
        asked = table.part.question.facts["name"]
        go(table, "ok")
        assert table.part.question.facts["name"] != asked


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40", "m5stickc_plus2"))
def test_scl_2_zero_is_refused_with_why(board):
    with Sitter(board) as table:
        table.begin("form:scala40", NAMES)
        go(table, "ok", "ok", "ok")
        assert table.part.question.minimum == 1
        key, facts = table.part.why_not("ok")
        assert (key, facts["min"], facts["max"]) == ("keys.number_held", 1, 198)
        # The arrow of 0, or OK where keys count from 0 on.
        go(table, "down" if table.part.cross else "ok")
        table.says("keys.number_held", min=1, max=198)


@pytest.mark.parametrize(
    ("roster", "shown"),
    (
        # A letter more for those for whom there is room.
        (("Anna", "Bianca", "Carlo", "Donata"), "Anna Bian Carl Don"),
        (("Ana", "Benedetta", "Carlo", "Dina"), "Ana Bene Carl Dina"),
    ),
)
def test_four_names_are_as_long_as_there_is_room_before_the_start(roster, shown):
    with Sitter("sim_128x64", roster=roster) as table:
        go(table, "ok", "ok")
        assert any(line.endswith(shown) for line in table.lines()), table.lines()
        # Another letter of any of them would not fit.
        ui = table.app.ui
        words = next(line for line in table.lines() if line.endswith(shown))
        assert ui.size(words + "x") > ui.width - 4

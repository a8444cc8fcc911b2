"""Cards half keyed at Rumski's table survive a power cut; a picker is left in three gestures."""

import pytest

from engine.cards import RUMSKI70
from engine.games.rumski.steps import NEW
from tests.proof.robot.sitter import Sitter

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5")
NAMES = ("Ana", "Ben", "Cleo")
TEN = "R6 R7 R8 R9 B1 B2 B3 B4 B5 B6"


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as sitter:
        sitter.begin("rumski", NAMES)
        sitter.open("rumski.table")
        yield sitter


def top(table):
    return table.app.stack[-1]


def lay_first(table, words="R1 R2 R3"):
    """Lay a meld before."""
    screen = top(table)
    screen.log.lay(RUMSKI70.read_all(words.split()))
    screen.changed()
    table.box.step()
    table.changed()


def cut(table):
    """Cut the power once the draft is out."""
    table.box.wait(50)
    table.restart()


def keyed(table):
    """Return the cards in the picker on top."""
    assert top(table).module == "asking.cards", table.lines()
    return RUMSKI70.texts(top(table).pad.cards)


@pytest.mark.parametrize("before", (False, True))
def test_a_new_meld_half_keyed_survives_two_power_cuts_and_is_laid(table, before):
    if before:
        lay_first(table)
    # In the first move of a turn, too, the box comes back to the table.
    table.press("ok")
    table.key_cards(RUMSKI70, "Y4 Y5")
    for _ in range(2):
        cut(table)
        assert keyed(table) == ["Y4", "Y5"]
        assert table.app.stack[-2].module == "rumski.table"
    table.key_cards(RUMSKI70, "Y6", finish=True)
    assert top(table).module == "rumski.table"
    assert top(table).log.melds[-1] == RUMSKI70.read_all(["Y4", "Y5", "Y6"])
    # What was laid is not asked for again.
    cut(table)
    assert top(table).module == "rumski.table" and len(top(table).log.melds) == 1 + before


def test_cards_for_a_meld_survive_and_go_to_it(table):
    lay_first(table)
    lay_first(table, "B7 B8 B9")
    table.open("rumski.table_meld", top(table), 0)
    top(table).ask_add()
    table.box.step()
    table.changed()
    table.key_cards(RUMSKI70, "R4 R5")
    cut(table)
    assert keyed(table) == ["R4", "R5"]
    assert [one.module for one in table.app.stack[-3:]] == [
        "rumski.table",
        "rumski.table_meld",
        "asking.cards",
    ]
    table.finish_cards()
    assert top(table).log.melds[0] == RUMSKI70.read_all("R1 R2 R3 R4 R5".split())


def test_the_place_of_a_card_taken_out_survives(table):
    table.press("ok")
    table.key_cards(RUMSKI70, "Y4 Y5 Y6")
    table.select_cards()
    table.press("up", "ok")
    cut(table)
    assert keyed(table) == ["Y4", "Y6"] and top(table).pad.place == 1


def test_a_picker_that_was_left_is_not_opened_again(table):
    table.press("ok")
    table.key_cards(RUMSKI70, "Y4")
    table.press("back")
    while top(table).module != "rumski.table":
        table.press("back")
    cut(table)
    assert top(table).module == "table.sheet"


def test_a_draft_of_a_table_that_has_changed_since_is_dropped(table):
    lay_first(table)
    table.press("ok")
    table.key_cards(RUMSKI70, "Y4 Y5")
    table.box.wait(50)
    # The power fails after the table is saved, before the draft is dropped.
    app = table.app
    log = app.stack[-2].log
    log.lay(RUMSKI70.read_all(["Y4", "Y5", "Y6"]))
    app.session.box.keep("table", log.form())
    table.restart()
    assert top(table).module == "rumski.table" and len(top(table).log.melds) == 2
    table.press("down")
    assert table.app.open_game.journal.draft() is None


@pytest.mark.parametrize(
    "aid",
    (
        None,
        [],
        ["rumski.table"],
        ["rumski.table", 5, 0],
        ["rumski.table", "x", 0],
        ["table.menu", NEW, 0],
        ["no.such", NEW, 0],
    ),
)
def test_a_draft_that_is_not_understood_opens_no_picker(aid):
    with Sitter("sim_128x64") as table:
        table.begin("rumski", NAMES)
        for half in ([3, 4], None, "x", [999]):
            table.app.open_game.journal.keep_draft({"aid": aid, "half": half})
            table.restart()
            assert top(table).module in ("table.sheet", "rumski.table")
            assert not table.app.platform.get("safe")


def test_a_picker_with_ten_cards_is_left_in_three_gestures_with_nothing_lost(table):
    table.press("ok")
    table.key_cards(RUMSKI70, TEN)
    table.box.wait(50)
    # One gesture opens the menu of the cards; leaving is its last row.
    table.menu_of_cards()
    assert top(table).module == "asking.cards_menu" and len(top(table).picker.pad.cards) == 10
    table.press("up", "ok")
    assert top(table).module == "rumski.table"
    table.press("ok")
    assert keyed(table) == TEN.split()


def test_the_menu_of_the_cards_takes_out_one_or_all(table):
    table.press("ok")
    table.key_cards(RUMSKI70, "Y4 Y5 Y6")
    table.select_cards()
    assert top(table).at == 2
    table.press("ok")
    assert keyed(table) == ["Y4", "Y5"]
    table.menu_of_cards()
    table.choose("ui.take_all")
    assert keyed(table) == []

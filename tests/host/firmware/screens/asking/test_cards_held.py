"""Keying cards: what holding OK means, what a hand counts, and the way back, by keys and pixels."""

import pytest

from engine.cards import RUMINO108, RUMSKI70
from engine.game.questions import cards
from firmware.display.fitting import say
from host_tools.base import boards
from tests.host.firmware.screens.inspector import inspect
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Bo", "Cy")
HANDS = {
    "Ana": "7H 7D 7S 4C 5C 6C 2D",
    "Bo": "8H 8D 8S JC QC KC 5D",
    "Cy": "KD QH 2S 3S 4S 9C 9D",
}


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        table.begin("rumino", NAMES)
        yield table


def ask_meld(table, words):
    table.open("asking.entry", "judge_meld")
    table.key_cards(RUMINO108, words)


def pin_of(table, key):
    return boards.pins(table.box.board)[key]


def down(table, key):
    table.box.bench.set_pin(pin_of(table, key), table.box.board.KEYS_PRESSED)
    table.box.wait(30)


def up(table, key):
    table.box.bench.set_pin(pin_of(table, key), 1 - table.box.board.KEYS_PRESSED)
    table.box.wait(30)
    table.changed()


def test_holding_ok_finishes_without_taking_the_card_that_is_offered(table):
    ask_meld(table, "7H 7D 7S")
    pad = table.part.pad
    assert not table.has_cross() or pad.options()[4], "a card is offered"
    if table.box.device.app.keys.holds("right"):
        return  # here OK is not held to finish
    down(table, "ok")
    for _ in range(40):
        table.box.wait(10)
        assert len(pad.cards) == 3, "nothing is taken until it is decided"
    table.box.wait(200)
    up(table, "ok")
    assert table.box.device.app.stack[-1].module == "book.verdict"
    table.says("RMN-5")


def test_a_press_of_ok_takes_the_card_once_it_is_released(table):
    ask_meld(table, "7H 7D")
    pad = table.part.pad
    if not table.has_cross():
        return
    table.box.wait(2000)
    before = table.box.frame()
    offered = pad.options()[4]
    down(table, "ok")
    assert len(pad.cards) == 2 and table.box.frame() != before, "the key is seen to be down"
    up(table, "ok")
    assert pad.cards[2:] == offered
    table.press("ok")
    assert len(pad.cards) == 4, "down and up between two looks at the keys"


def test_a_card_that_ok_took_survives_a_power_cut(table):
    table.menu("ui.by_cards")
    table.choose("Ana")
    table.key_cards(RUMINO108, "7H 7D")
    if table.has_cross():
        down(table, "ok")
        table.box.wait(300)
        up(table, "ok")
    table.box.wait(100)
    keyed = list(table.part.pad.cards)
    table.restart()
    assert table.part.pad.cards == keyed and len(keyed) >= 2


def test_the_first_card_that_ok_takes_says_how_to_finish(table):
    ask_meld(table, "7H")
    if not table.has_cross():
        return
    label = table.box.device.app.ui.label("ok")
    table.press("ok")
    table.says("ui.hold_to_finish", key=label)
    table.press("ok")
    assert "hold" not in table.hints(), "said once"


def test_after_the_cards_of_a_player_the_next_page_says_what_they_count(table):
    table.menu("ui.by_cards")
    table.choose("Ana")
    table.key_cards(RUMINO108, HANDS["Ana"])
    # The hands lie open: nobody passes the box on.
    assert "Bo" in table.bar() and "Ana 2" in table.screen(), table.lines()
    table.key_cards(RUMINO108, HANDS["Bo"], finish=True)
    assert "Cy" in table.bar() and "Bo 5" in table.screen(), table.lines()
    # Back leads from the cards to Cy's own number, and from there to what Bo's cards count.
    table.press("back")
    assert table.asked(NAMES) == "Cy"
    # The smallest screen has no room for it.
    wide = table.box.board.SCREEN["width"] > 72
    assert not wide or "Bo" in table.screen() and "5" in table.screen().split(), table.lines()
    table.press("back")
    assert table.asked(NAMES) == "Bo" and table.part.value() == 5
    # OK keeps the cards; only the key for cards shows them.
    table.press("ok")
    assert len(table.top.entry.answers[-1]) == 7
    # Cy's cards, Cy's number, and Bo's.
    table.press("back", "back")
    assert table.asked(NAMES) == "Bo"
    if table.has_cross():
        table.hold("ok")
    else:
        table.press("right")
    assert len(table.part.pad.cards) == 7


def take_out(table, moves):
    """Take a card out: the last but `moves`."""
    table.select_cards()
    table.press(*["up"] * moves, "ok")


def test_the_next_card_takes_the_place_of_the_one_that_was_taken_out(table):
    ask_meld(table, "7H 8H 9H KD")
    pad = table.part.pad
    take_out(table, 2)
    assert RUMINO108.texts(pad.cards) == ["7H", "9H", "KD"]
    table.key_cards(RUMINO108, "2S")
    assert RUMINO108.texts(pad.cards) == ["7H", "2S", "9H", "KD"]
    table.key_cards(RUMINO108, "3S")
    assert RUMINO108.texts(pad.cards) == ["7H", "2S", "9H", "KD", "3S"]
    # The last one leaves no gap behind it.
    take_out(table, 0)
    table.key_cards(RUMINO108, "4S")
    assert RUMINO108.texts(pad.cards) == ["7H", "2S", "9H", "KD", "4S"]


def test_a_hold_that_takes_nothing_leaves_the_place_of_the_card_taken_out(table):
    ask_meld(table, "7H 8H 9H KD")
    pad = table.part.pad
    take_out(table, 2)
    if table.box.device.app.keys.holds("back"):
        return  # here back is not held
    # To select a card takes none out, though the press of a held back has rubbed out the last one.
    table.select_cards()
    assert RUMINO108.texts(pad.cards) == ["7H", "9H", "KD"] and table.part.at is not None
    table.press("back")
    table.key_cards(RUMINO108, "2S")
    assert RUMINO108.texts(pad.cards) == ["7H", "2S", "9H", "KD"]


@pytest.mark.parametrize("board", ["feather_rp2040_oled64", *BOARDS])
def test_what_ends_the_cards_is_a_word_on_every_board(board):
    with Sitter(board) as table:
        table.begin("rumino", NAMES)
        ask_meld(table, "7H 7D 7S")
        assert "ui." not in " ".join(table.box.text())


def test_so_many_of_a_range_is_no_share(table):
    """With "10 of 9-11", ten would be a part of something; an exact number is "7 of 10"."""
    app = table.box.device.app
    for least, most, wanted in ((9, 11, "(9-11)"), (10, 10, "of 10")):
        question = cards("rumski.ask_points", RUMSKI70, least, most, name="Bo")
        app.open("asking.cards", question, print, app.game)
        table.changed()
        said = say(app.stack[-1].tally())
        assert wanted in said and ("of" in said) == (least == most), said


@pytest.mark.parametrize("board", BOARDS)
def test_whichever_card_of_a_long_hand_is_selected_can_be_seen(board):
    """The tiles that are left in Rumski may be more than the screen has room for."""
    with Sitter(board) as table:
        table.begin("rumski", NAMES)
        app = table.box.device.app
        question = cards("rumski.ask_points", RUMSKI70, 1, 70, name="Bo")
        app.open("asking.cards", question, print, app.game)
        table.changed()
        screen, panel = app.stack[-1], app.display.panel
        tiles = [card for card in range(RUMSKI70.wild + 1) for _ in range(RUMSKI70.count(card))]
        for count in (1, 14, 17, 23, 26, 40, 60, 70):
            screen.pad.put_back((tiles[:count], None))
            places = {0, min(1, count - 1), count // 2, count - 1}
            for screen.at in places if count < 70 else (None, *places):
                found = inspect(table.box)
                assert not found.wrong, (count, screen.at)
                assert len(panel.buffer) == panel.width * panel.height // 8
                if screen.at is not None:
                    assert screen.faces.card(screen.pad.cards[screen.at]) in found.words


def test_what_cards_come_to_so_far_is_said_where_each_counts_alone(table):
    """It was seen only after the last card. Where melds are looked for, it is known then."""
    for game, words, told in (
        ("form:scala40", "AS JS 2H", "cards 3: 23"),
        ("form:ramino", "7H 7D 7S", "cards 3"),
    ):
        table.begin(game, NAMES)
        table.open("asking.entry", "round")
        screen = table.app.stack[-1]
        while screen.entry.question.worth is None:
            screen.answer(screen.entry.question.choices[0][0])
        screen.pick_cards(screen.entry.question)
        table.app.dirty = True
        table.wait(300)
        assert say(table.part.tally()) == "cards 0"
        table.key_cards(table.part.question.deck, words)
        assert say(table.part.tally()) == told
        if table.app.ui.width == 128:
            assert told in " ".join(table.lines())
        for _ in range(3):
            table.part.act("erase")
        assert say(table.part.tally()) == "cards 0"

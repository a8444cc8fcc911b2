"""The referee's rows for a form with melds, by keys: what it asks, and the rule that decides."""

import pytest

from engine import games
from tests.portable.tools import untyped
from tests.proof.robot.player import Player

NAMES = ("Ana", "Ben")
BOARDS = ("sim_128x64", "sim_72x40")
DECK = untyped(games.load("form:scala40")).form.melds.judged({}, 2).deck


def begin(table, game="Scala 40"):
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    table.choose(game)
    table.seat(NAMES)
    table.choose("ui.begin")


def judged(table, question, *hands):
    """Ask the referee a question about cards, and return the verdict."""
    table.press("right")
    table.choose(question)
    for words in hands:
        table.key_cards(DECK, words, finish=True)
    return table.box.device.app.stack[-1].verdict


def back_to_the_sheet(table):
    table.box.device.app.show_sheet()
    table.box.step()
    table.changed()


@pytest.mark.parametrize("board", BOARDS)
def test_scl_6_to_9_the_referee_settles_disputes(board):
    with Player(board, NAMES) as table:
        begin(table)
        verdict = judged(table, "judge.do_meld", "QH KH AH JK")
        assert (verdict.ok, verdict.rule) == (True, "SCL-6")
        back_to_the_sheet(table)
        verdict = judged(table, "judge.do_meld", "5S JK JK")
        assert (verdict.ok, verdict.rule) == (False, "SCL-7")
        back_to_the_sheet(table)
        verdict = judged(table, "kit.do_opening", "JH QH JK AS 2S 3S")
        assert (verdict.ok, verdict.rule) == (False, "SCL-8")
        table.says("36 points, 40 are needed")
        back_to_the_sheet(table)
        hand = "QH KH AH 3S 3D 3C 9D 10D JD 2C 2D 2H KS"
        assert judged(table, "judge.do_hand", hand).figure == "10"
        back_to_the_sheet(table)
        assert judged(table, "judge.do_discard", hand + " 4S").found.choices == [DECK.read("KS")]
        back_to_the_sheet(table)
        verdict = judged(table, "kit.do_fitting", "5S 6S 7S", "8S KD")
        assert (verdict.found, verdict.rule) == ([DECK.read("8S")], "SCL-9")
        table.says("1 OF 2")


def test_seventeen_cards_survive_a_power_cut():
    hand = "QH KH AH 3S 3D 3C 9D 10D JD 2C 2D 2H KS 4S 5S 6S JK"
    with Player("sim_128x64", NAMES) as table:
        begin(table)
        table.press("right")
        table.choose("kit.do_opening")
        for word in hand.split():
            table.key_card(DECK.read(word))
        table.wait(10000)
        table.restart()
        assert table.part.pad.cards == DECK.read_all(hand.split())
        table.finish_cards()
        assert table.box.device.app.stack[-1].verdict.ok


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
def test_ptn_3_cards_of_four_colours_are_keyed_and_a_skip_counts(board):
    deck = untyped(games.load("form:phase10")).form.melds.judged({}, 2).deck
    with Player(board, NAMES) as table:
        begin(table, "Phase 10")
        table.press("right")
        table.choose("judge.do_meld")
        table.key_cards(deck, "R3 G4 W Y6", finish=True)
        verdict = table.box.device.app.stack[-1].verdict
        assert (verdict.ok, verdict.rule) == (True, "PTN-3")
        back_to_the_sheet(table)
        table.press("right")
        table.choose("judge.do_hand")
        table.says("kit.ask_whose")
        table.press("ok")
        table.key_cards(deck, "R3 G4 W Y6 S B12 B11 B1", finish=True)
        assert table.box.device.app.stack[-1].verdict.figure == "40"


@pytest.mark.parametrize("board", BOARDS)
def test_ptn_4_who_may_end_is_asked_as_such(board):
    deck = untyped(games.load("form:phase10")).form.melds.judged({}, 2).deck
    with Player(board, NAMES) as table:
        begin(table, "Phase 10")
        table.press("right")
        table.choose("kit.do_end")
        table.says("kit.ask_end")
        table.press("ok")
        table.key_cards(deck, "R3 G3 B3 R5 G5 B5 R6 R6 R7 R8 W", finish=True)
        table.press("ok")
        verdict = table.box.device.app.stack[-1].verdict
        assert (verdict.ok, verdict.rule) == (False, "PTN-4")


@pytest.mark.parametrize("language", ("en", "it"))
@pytest.mark.parametrize("board", BOARDS)
def test_rfh_8_a_hand_that_ends_without_a_discard_is_told_so(board, language):
    with Player(board, NAMES, {"language": language}) as table:
        begin(table, "Rummy 500")
        verdict = judged(table, "judge.do_discard", "10D JD QD")
        assert verdict.found.may_end and not verdict.found.choices
        table.says("kit.figure_no_discard", "RFH-8")
        back_to_the_sheet(table)
        judged(table, "judge.do_discard", "10D JD QD 4C")
        table.says("4♣")

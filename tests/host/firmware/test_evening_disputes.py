"""Disputes at the table, settled on every board: asked, answered, and entered as a score."""

import pytest

from engine.cards import GERMAN36, ITALIAN40, RUMINO108, RUMSKI70, STANDARD52
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

THREE = ("Ana", "Bo", "Cy")


@pytest.mark.parametrize("board", BOARDS)
def test_rmn_6_queen_king_ace_is_no_run(board):
    with Sitter(board) as table:
        table.begin("rumino", THREE)
        table.press("right", "ok")
        table.key_cards(RUMINO108, "QS KS AS", finish=True)
        table.says("judge.no", "RMN-6")
        assert "ace is low" in table.screen() or "ace is low" in table.paper()
        table.press("right")
        table.reads("Q-K-A")


@pytest.mark.parametrize("board", BOARDS)
def test_gsk_10_an_undercut_with_all_three_hands_keyed(board):
    with Sitter(board) as table:
        table.begin("ginski", THREE)
        table.menu("ui.by_cards")
        table.choose("Ana")
        hands = {
            # What is left: 9 of Ana, 6 + 10 + 4 + 7 of Bo, 2 of Cy.
            "Ana": "R1 R2 R3 B5 G5 P5 B7 B8 B9 Y9",
            "Bo": "B11 B12 B13 G1 G2 G3 P6 P10 Y4 R7",
            "Cy": "R10 B10 G10 R4 R5 R6 P12 P13 W Y2",
        }
        for name, before in zip(THREE, ("", "Ana 9", "Bo 27"), strict=True):
            # The hands lie open: nobody passes the box, and it says what the one before counts.
            assert name in table.bar() and before in table.screen(), table.lines()
            table.key_cards(RUMSKI70, hands[name], finish=True)
        paper = table.paper()
        assert "Cy undercuts Ana, 2 < 9" in paper and "GSK-10" in paper
        assert "25 + 9 + 27" in paper and "+61" in paper
        # All are in: the hands lie open.
        assert "Ana:" in paper and "Bo:" in paper and "Cy:" in paper
        table.keep()
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 61}
        event = table.box.device.app.open_game.ledger.log[0]
        assert sorted(event["hands"]) == ["Ana", "Bo", "Cy"] and "deadwood" not in event


@pytest.mark.parametrize("board", BOARDS)
def test_tus_9_equal_raminos_are_decided_by_the_suit(board):
    with Sitter(board) as table:
        table.begin("tuscan", THREE)
        table.press("ok")
        table.choose("all.by_cards")
        table.choose("all.no")
        hands = {
            "Ana": "AH 2H 3H 4H 5H 6H 7H",
            "Bo": "AC 2C 3C 4C 5C 6C 7C",
            "Cy": "AD KD QD JD 2S 3S KS",
        }
        for _ in THREE:
            # Hands are shown: the box is not passed.
            name = next(name for name in THREE if name in table.bar())
            table.key_cards(ITALIAN40, hands[name], finish=True)
        table.reads("Bo wins")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 1, "Cy": 0}


@pytest.mark.parametrize("board", BOARDS)
def test_tus_9_the_referee_names_the_rule_that_decides(board):
    with Sitter(board) as table:
        table.begin("tuscan", ("Ana", "Bo"), {"deck": "german36"})
        table.open("asking.entry", "judge_showdown")
        table.choose("all.no")
        for cards in ("6H 7H 8H 9H 10H JH QH", "6C 7C 8C 9C 10C JC QC"):
            table.key_cards(GERMAN36, cards)
        table.says("TUS-9")
        table.says("Bo")


@pytest.mark.parametrize("game", ["rumino", "ginski", "rummoli", "rumski", "tuscan"])
@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40", "sim_128x32"])
def test_every_question_to_the_referee_is_near(game, board):
    with Sitter(board) as table:
        table.begin(game, THREE)
        app = table.box.device.app
        for index, (name, *_) in enumerate(app.game.referee):
            app.show_sheet()
            table.box.step()
            table.changed()
            before = table.presses
            table.press("right")
            # The questions of players follow, but a key that is held repeats.
            if index:
                table.hold_down("down", lambda row=index: table.top.at == row)
            table.press("ok")
            assert app.stack[-1].action == name
            assert table.presses - before <= 3


@pytest.mark.parametrize("board", BOARDS)
def test_rml_8_a_long_reason_is_read_to_its_end(board):
    with Sitter(board) as table:
        table.begin("rummoli", THREE, None, ({"event": "ante"},))
        table.open("asking.entry", "judge_poker")
        for words in ("AS AH KD 9C 4S", "AC AD KH 8C 7S", "2C 2D 5S 7H 9D"):
            table.key_cards(STANDARD52, words, finish=True)
        seen = " ".join(table.middle())
        while table.more(below=True):
            table.press("down")
            seen += " " + table.middle()[-1]
        for words in ("pair of aces, K 9 4", "Cy: pair of aces, K", "kicker 2", "9 beats 8"):
            assert words in " ".join(seen.split()), (words, seen)
        table.says("RML-8")

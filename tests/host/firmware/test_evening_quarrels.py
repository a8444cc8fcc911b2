"""Quarrels of Chinchón and of Indian Rummy are settled by keys: the answer, its rule, and why.

What is right is in the rules of the games alone; tests/web settles the same by touch.
"""

import json
from pathlib import Path

import pytest

from tests.proof.robot.player import Player

NAMES = ("Ana", "Ben", "Cy", "Dina")
BOARDS = ("sim_128x64", "sim_128x64_4", "sim_72x40")
# (the row of the list, the cards of each question, the answer, its rule, why) of each quarrel.
QUARRELS = json.loads(Path("tests/data/quarrels.json").read_text("utf-8"))
TITLES = {"chinchon": "Chinchón", "indian_rummy": "Indian Rummy"}
ROWS = {
    "meld": "judge.do_meld",
    "hand": "judge.do_hand",
    "discard": "judge.do_discard",
    "end": "kit.do_end",
    "pays": "kit.do_pays",
    "fitting": "kit.do_fitting",
}


def begin(table, game):
    table.choose("ui.new_game")
    table.choose("ui.more_games")
    table.choose(TITLES[game])
    table.seat(NAMES)
    table.choose("ui.begin")


def answer(table, words):
    """Key cards; those that are offered are taken, or erased if they are others."""
    pad = table.part.pad
    cards = table.part.question.deck.read_all(words.split())
    if pad.cards and pad.cards != cards:
        table.press("back")
    if pad.cards != cards:
        table.key_cards(table.part.question.deck, words, finish=True)
    else:
        table.finish_cards()


def asks(table, row):
    """From anywhere, open the sheet, and from it the question."""
    table.app.show_sheet()
    table.box.step()
    table.changed()
    table.press("right")
    table.choose(row)


def settle(table, row, hands):
    table.press("right")
    table.choose(ROWS[row])
    for words in hands:
        answer(table, words)
    assert table.top.module == "book.verdict", table.lines()


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("game", TITLES)
def test_quarrels_are_settled_by_keys(game, board):
    with Player(board, NAMES) as table:
        begin(table, game)
        for row, hands, head, rule, why in QUARRELS[game]:
            before = table.presses
            settle(table, row, hands)
            used = table.presses - before
            table.says(head, rule)
            cards = sum(len(words.split()) for words in hands)
            # Four presses a card at most, those that lead there and that finish included.
            assert used <= 4 * cards + 4, (used, hands)
            # A page that is scrolled shows some rows twice.
            paper = table.paper()
            words = iter(paper.split())
            assert all(word in words for word in why.split()), (why, paper)
            while table.top.module != "table.sheet":
                table.press("ok")


@pytest.mark.parametrize("board", BOARDS)
def test_the_card_turned_up_is_asked_once_a_round(board):
    with Player(board, NAMES) as table:
        begin(table, "indian_rummy")
        settle(table, "meld", ["QC", "JS QS KS"])
        asks(table, "judge.do_hand")
        table.says("Q♣")
        table.press("ok")
        assert table.part.maximum == 14
        table.press("back")
        # A wrong one is erased, and another takes its place.
        table.press("back")
        table.key_cards(table.part.question.deck, "5D")
        table.press("back")
        table.says("5♦")
        # In the next round nothing is known of it.
        dropped = dict.fromkeys(NAMES[1:], False)
        table.app.save({"event": "round", "closer": "Ana", "valid": False, "dropped": dropped})
        asks(table, "judge.do_meld")
        assert table.part.pad.cards == []

"""What the table agreed on during a game is in its exports (ALL-14), and moves no score."""

import pytest

from host_tools.base.speaking import speaking
from host_tools.evening.export import open_place, page, read_game
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import backup_with, header_of

TIE = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Ben": 4}}
AGREED = [
    {"event": "agree", "question": "equal", "answer": "knocker"},
    {"event": "agree", "question": "look_back", "answer": "no"},
]


@pytest.fixture
def game(tmp_path):
    content = journal_bytes(header_of("gin", ("Ana", "Ben")), [TIE, *AGREED, TIE])
    return read_game(open_place(backup_with(tmp_path, content)), 1)


def test_the_scores_are_those_of_the_rule_in_force(game):
    assert {player.name: player.score for player in game.ledger.game.players} == {
        "Ana": 0,
        "Ben": 25,
    }


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["The knocker, for 0 points.", "Only the top card is seen."]),
        ("it", ["Chi ha bussato, con 0 punti.", "Si vede solo l"]),
    ],
)
def test_the_page_tells_it(game, language, words):
    with speaking(language):
        shown = page([game])
        for word in words:
            assert word in shown

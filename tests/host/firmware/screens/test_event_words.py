"""What has happened, in words."""

import subprocess
import sys
from textwrap import dedent
from types import SimpleNamespace

import pytest

from engine import games, texts
from engine.game.sides import Sides
from engine.record.ledger import Ledger
from firmware.display.fitting import say
from firmware.screens.event_words import title_of_game, undone_words, won_words
from tests.proof.played import PLAYED
from tests.proof.robot.sitter import Sitter

FOUR = ("Ana", "Ben", "Cleo", "Dan")
WON = [
    {"event": "bids", "bid": {"Ana": 7, "Ben": 1, "Cleo": 6, "Dan": 1}},
    {"event": "hand", "tricks": {"Ana": 7, "Ben": 0, "Cleo": 6, "Dan": 0}},
]
PARTNERS = [["Ana", "Cleo"], ["Ben", "Dan"]]


@pytest.mark.parametrize(
    ("sides", "winners", "words"),
    [
        ((), ["Ana"], "Ana wins"),
        ((), ["Ana", "Cleo"], "Ana and Cleo share the win"),
        (PARTNERS, ["Ana", "Cleo"], "Ana and Cleo win"),
        (PARTNERS, ["Ana", "Cleo", "Ben", "Dan"], "Ana + Cleo and Ben + Dan share the win"),
        # At Burraco for three, one is alone.
        ([["Ana"], ["Ben", "Cleo"]], ["Ana"], "Ana wins"),
    ],
)
def test_a_side_wins_and_only_several_sides_share_it(sides, winners, words):
    game = SimpleNamespace(sides=Sides(sides), winners=winners)
    assert say(won_words(game)) == words


def test_a_saved_game_of_partners_is_won_by_their_side_and_has_its_words_after_a_start():
    begin = """
        from engine import texts
        assert not texts.has("form:oh_hell.unit")
        from engine import games
        assert games.load("form:oh_hell") and texts.text("form:oh_hell.unit") == "hand"
    """
    subprocess.run([sys.executable, "-c", dedent(begin)], check=True)
    with Sitter("sim_128x64") as table:
        table.begin("form:spades", FOUR, {"target": 100}, WON)
        table.app.session.close()
        table.open("past.saved")
        assert "Ana + Cleo won" in " ".join(table.lines())


@pytest.mark.parametrize("language", PLAYED)
def test_a_step_that_undo_would_take_back_is_never_called_the_whole_hand(language):
    texts.use(language)
    try:
        ledger = Ledger(games.load("rummoli"), ["Ana", "Ben", "Cleo"])
        for event in (
            {"event": "ante"},
            {"event": "widow", "how": "sold", "buyer": "Ben", "price": 6},
            {"event": "poker", "winners": ["Cleo"]},
            {"event": "pay", "player": "Ben", "space": "10S"},
        ):
            ledger.add(event)
            key, facts = undone_words(ledger.game, ledger.to_undo())
            found = texts.variants(key, **facts)
            assert found[-1] != texts.text(ledger.game.unit(ledger.game.house)) + " 1"
            name = texts.variants(ledger.game.key_of("name_", event["event"]))
            assert any(found[-1] == one + " 1" for one in name), found
    finally:
        texts.use("en")


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("key", ["ui.ready", "ui.keep", "ui.over"])
def test_the_smallest_bar_has_room_for_what_is_asked_beside_each_built_in_game(language, key):
    with Sitter("sim_72x40", settings={"language": language}) as table:
        for name in games.names():
            title = title_of_game(games.load(name))
            assert table.app.ui.bar_parts(title, (key, {}))[1], (name, title)

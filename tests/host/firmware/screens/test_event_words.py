"""What has happened, in words."""

from types import SimpleNamespace

import pytest

from engine.game.sides import Sides
from firmware.display.fitting import say
from firmware.screens.event_words import won_words

PARTNERS = [["Ana", "Cleo"], ["Ben", "Dan"]]


@pytest.mark.parametrize(
    ("sides", "winners", "words"),
    [
        ((), ["Ana"], "Ana wins"),
        ((), ["Ana", "Cleo"], "Ana and Cleo share the win"),
        (PARTNERS, ["Ana", "Cleo"], "Ana and Cleo win"),
        (PARTNERS, ["Ana", "Cleo", "Ben", "Dan"], "Ana, Cleo, Ben and Dan share the win"),
        # At Burraco for three, one is alone.
        ([["Ana"], ["Ben", "Cleo"]], ["Ana"], "Ana wins"),
    ],
)
def test_a_side_wins_and_only_several_sides_share_it(sides, winners, words):
    game = SimpleNamespace(sides=Sides(sides), winners=winners)
    assert say(won_words(game)) == words

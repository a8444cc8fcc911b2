"""Whole hands of each rummy that lays melds; `python -m tests.proof.hands` plays more."""

import pytest

from tests.proof.hands import impossible, sides
from tests.proof.hands.__main__ import GAMES, played


@pytest.mark.parametrize("game", GAMES)
def test_in_each_turn_the_engine_says_whether_the_hand_can_end(game):
    # Most hands of Conquian are a tie.
    hands = [played(game, seed) for seed in range(48 if game == "conquian" else 4)]
    assert sum(hand.asked for hand in hands) > 30
    assert sum(hand.yes for hand in hands) >= 1


@pytest.mark.parametrize("game", list(sides.GAMES))
def test_the_end_of_a_whole_hand_is_accepted_with_its_points(game):
    closed = [sides.played(game, seed).closer for seed in range(40)]
    # Some were closed, and of others the stock ran out.
    assert 4 < len([who for who in closed if who is not None]) < 40


@pytest.mark.parametrize("game", ["canasta", "burraco"])
def test_what_the_cards_can_make_is_taken_and_nothing_else(game):
    found = [one for one in (impossible.case(game, seed) for seed in range(90)) if one]
    assert sum(right for right, _ in found) > 10
    assert sum(not right for right, _ in found) > 30
    # A case asserts that none that is possible is refused.
    assert sum(taken and not right for right, taken in found) == 0

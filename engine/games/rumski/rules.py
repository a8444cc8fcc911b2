"""Rumski's melds and the points of its cards (RSK-4, RSK-5, RSK-10)."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING
from ...game.meld_rules import MeldRules

if TYPE_CHECKING:
    from collections.abc import Sequence

# Points: ranks up to LOW_RANKS count LOW, higher ones HIGH, a wild WILD (RSK-10).
LOW_RANKS = 9
LOW = 5
HIGH = 10
WILD = 25


class RumskiRules(MeldRules):
    """The rules of Rumski's melds; no house rule changes them."""

    deck = RUMSKI70
    # All five colours and a wild.
    max_set = 6
    wild_limit = 1
    set_rule = run_rule = order_rule = corner_rule = "RSK-4"
    wild_rule = "RSK-5"
    suit_word = "colour"
    corner_key = "meld.one_low"


MELDS = RumskiRules()


def points(card: int) -> int:
    """Return the points of a card left in a hand: 1-9 five, 10-13 ten, a wild 25 (RSK-10).

    >>> points(8), points(9), points(65)
    (5, 10, 25)
    """
    if card == RUMSKI70.wild:
        return WILD
    return LOW if card % 13 < LOW_RANKS else HIGH


def points_of(cards: "Sequence[int]") -> int:
    """Return the points of several cards together (RSK-10).

    >>> points_of([8, 22, 65])
    40
    """
    return sum([points(card) for card in cards])


# The whole deck: no round is worth more.
MAX_POINTS = points_of([card for card in range(RUMSKI70.wild)]) + WILD * RUMSKI70.wilds

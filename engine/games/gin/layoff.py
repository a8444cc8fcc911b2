"""Both hands after a knock: the least deadwood that the opponent is left with, exactly (GIN-7)."""

from ...compat import TYPE_CHECKING
from ...rummy import deadwood
from .rules import table

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ...rummy.found import Found

_TABLE = table()


class LaidOff:
    """The hands after a knock.

    `melds` are the knocker's and `knocker` the knocker's deadwood in points; `own` are the
    opponent's melds, `laid_off` is (card, place of the knocker's meld) for each card laid off, in
    an order in which they can be, `left` are the opponent's other cards and `opponent` their
    points.
    """

    def __init__(self, knocker: int, melds: list[list[int]]) -> None:
        self.knocker = knocker
        self.melds = melds
        self.own: list[list[int]] = []
        self.laid_off: Sequence[tuple[int, int]] = ()
        self.left: list[int] = []
        self.opponent = 0


def best(knocker: "Sequence[int]", opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a knock where the knocker only showed cards (GIN-7).

    The knocker melds with the least deadwood, and among such melds chooses those that leave the
    opponent the most. Nobody lays off on a hand without deadwood (GIN-10).

    >>> from engine.cards import STANDARD52 as deck
    >>> knocker = deck.read_all("7S 8S 9S 4H 4D 4C QS QH QD 2C".split(), "knocker")
    >>> opponent = deck.read_all("10S JS KH KD KC QC 4S 9H AD 5C".split(), "opponent")
    >>> found = best(knocker, opponent)
    >>> found.knocker, found.opponent, deck.texts(found.left)
    (2, 15, ['9H', 'AD', '5C'])
    >>> [(deck.text(card), deck.texts(found.melds[place])) for card, place in found.laid_off][:2]
    [('10S', ['7S', '8S', '9S']), ('JS', ['7S', '8S', '9S'])]
    """
    found = None
    for points, melds, left in deadwood.every_count(_TABLE, knocker):
        if not left:
            return without(points, melds, opponent)
        after = laid(points, melds, opponent)
        if found is None or after.opponent > found.opponent:
            found = after
    assert found is not None
    return found


def without(points: int, melds: list[list[int]], opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a hand on which nobody lays off (GIN-10)."""
    found = LaidOff(points, melds)
    return _after(found, deadwood.count(_TABLE, opponent))


def laid(points: int, melds: list[list[int]], opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a knock with `points` of deadwood and these `melds` (GIN-7).

    Each of `melds` is a set, or a run from low to high.
    """
    found = LaidOff(points, melds)
    return _after(found, deadwood.count(_TABLE, opponent, melds))


def _after(found: LaidOff, rest: "Found") -> LaidOff:
    found.opponent, found.own, found.left = rest.points, rest.melds, rest.left
    found.laid_off = rest.joined
    return found

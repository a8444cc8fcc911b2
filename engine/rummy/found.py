"""What is found of a hand: the least deadwood or an opening, the melds, the cards left."""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Requirement


class Found:
    """What was found of a hand: `points`, its `melds` in reading order, the cards `left`.

    `joined` says which card joined which meld of the table, `choices` are the cards to discard.
    `met`: whether the melds that are needed are there; `proved`: whether a search was not cut
    short, with which the points may be less than these.
    """

    met = proved = True
    joined: "Sequence[tuple[int, int]]" = ()
    choices: "Sequence[int]" = ()
    # What an opening lacks: melds, points; whether all was laid without one.
    lacks: "Sequence[Requirement]" = ()
    short = 0
    outright = False

    def __init__(self, points: int, melds: "list[list[int]]", left: "list[int]") -> None:
        self.points = points
        self.melds = melds
        self.left = left


def less(cards: "Sequence[int]", card: int) -> "list[int]":
    """Return the cards without one."""
    rest = list(cards)
    rest.remove(card)
    return rest

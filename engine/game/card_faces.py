"""The deck of a game, how a house calls its cards, and in which order they follow one another."""

from ..cards import RANKS, STANDARD52
from ..compat import TYPE_CHECKING
from ..texts import text

if TYPE_CHECKING:
    from ..cards import Deck
    from ..types import House


def rank_face(rank: int, names: str = "french") -> str:
    """Return a rank from 0 (the ace) to 12 as a house writes it that names its cards so.

    >>> rank_face(0), rank_face(9), rank_face(10), rank_face(12, "italian")
    ('A', '10', 'J', 'R')
    """
    # Jack, queen, king and ace.
    courts = text("faces.courts_" + names).split()
    return RANKS[rank] if 0 < rank < 10 else courts[rank - 10 if rank else 3]


class CardFaces:
    """The cards of a game: of one `deck` in most, with French names, and in numerical order."""

    # -- the cards and their faces (`game.faces`) ----------------------------------------------

    # Whether a house rule says how suits and courts are named.
    by_house = False

    def __init__(self, deck: "Deck" = STANDARD52) -> None:
        self._deck = deck

    def deck(self, house: "House") -> "Deck":
        """Return the deck that the game is played with under `house`."""
        return self._deck

    def names(self, house: "House") -> str:
        """Return how suits and courts are named under `house`: "french", or texts of `faces`."""
        return "french"

    def order(self, house: "House") -> "tuple[int, ...] | None":
        """Return the ranks (minus one) in the order of a run, or None for numerical order."""
        return None

    def offered(self, language: str) -> "House":
        """Return the house rules offered first in a `language`, where they are not the defaults."""
        return {}

"""How a card is shown: rank and a picture of the suit, or the letters of the house's deck."""

from engine.compat import TYPE_CHECKING
from engine.texts import text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cards import Deck

_SUITS = "♠♥♦♣"
# Rumski's colours and the wild card are framed letters, in the order of the deck's table.
_FIRST_FRAME = 0xE000


class Faces:
    """The faces of a deck's cards; `names` is how the house names suits and courts (TUS-1).

    >>> from engine.cards import RUMINO108
    >>> faces = Faces(RUMINO108)
    >>> faces.card(22), faces.card(52)
    ('10♥', '★')
    """

    def __init__(self, deck: "Deck", names: str = "french"):
        self.deck = deck
        self.choose(names)

    def choose(self, names: str) -> None:
        """Set the pictures or letters of the suits, and the letters of the courts."""
        deck = self.deck
        coloured = len(deck.suits) > 4
        if coloured:
            self.suits = "".join([chr(_FIRST_FRAME + place) for place in range(len(deck.suits))])
        elif names == "french":
            self.suits = _SUITS
        else:
            # In the order of the table: spades, hearts, diamonds, clubs.
            self.suits = text("faces.suits_" + names)
        self.before = coloured
        self.courts = "JQK" if names == "french" else text("faces.courts_" + names)
        self.wild = chr(_FIRST_FRAME + len(deck.suits)) if coloured else "★"

    def rank(self, rank: int) -> str:
        """Return how a rank from 1 to 13, or 14 for the wild card, is shown."""
        if rank == 14:
            return self.wild
        if rank > 10 and self.deck.faces[10] == "J":
            return self.courts[rank - 11]
        return self.deck.faces[rank - 1]

    def suit(self, suit: int) -> str:
        """Return the picture of a suit, given by its index in the deck's table."""
        return self.suits[suit]

    def card(self, card: int) -> str:
        """Return how a card is shown."""
        if card == self.deck.wild:
            return self.wild
        rank, suit = self.rank(card % 13 + 1), self.suits[card // 13]
        return suit + rank if self.before else rank + suit

    def cards(self, cards: "Sequence[int]") -> str:
        """Return how several cards are shown, separated by spaces."""
        return " ".join([self.card(card) for card in cards])

    def legend(self, suit: int) -> str:
        """Return the name of a suit or colour."""
        return text("faces." + self.deck.suits[suit] + ("_colour" if self.before else "_suit"))

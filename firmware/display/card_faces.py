"""How a card looks on the screen: rank and a picture of the suit, or the letters of a house's
deck.
"""

from engine.texts import text

_SUITS = "♠♥♦♣"
# Rumski's colours and the wild card are letters in a frame, in the order of the deck's table.
_FIRST_FRAME = 0xE000


class Faces:
    """The faces of a `deck`'s cards; `names` is the house's way of calling suits and courts
    (TUS-1).

    >>> from engine.cards import RUMINO108
    >>> faces = Faces(RUMINO108)
    >>> faces.card(22), faces.card(52)
    ('10♥', '★')
    """

    def __init__(self, deck, names="french"):
        self.deck = deck
        self.choose(names)

    def choose(self, names):
        """Choose pictures or letters for the suits, and the letters of the courts."""
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

    def rank(self, rank):
        """Return the words for a rank from 1 to 13, or for 14, the wild card."""
        if rank == 14:
            return self.wild
        if rank > 10 and self.deck.faces[10] == "J":
            return self.courts[rank - 11]
        return self.deck.faces[rank - 1]

    def suit(self, suit):
        """Return the picture of a suit by its place in the deck's table."""
        return self.suits[suit]

    def card(self, card):
        """Return a card as it is drawn."""
        if card == self.deck.wild:
            return self.wild
        rank, suit = self.rank(card % 13 + 1), self.suits[card // 13]
        return suit + rank if self.before else rank + suit

    def cards(self, cards):
        """Return several cards, with blanks between."""
        return " ".join([self.card(card) for card in cards])

    def legend(self, suit):
        """Return the name of a suit or colour in words."""
        return text("faces." + self.deck.suits[suit] + ("_colour" if self.before else "_suit"))

"""Decks that a form says, and which one of them is played with."""

from ...cards import NUMBERS, RANKS, Deck
from ...compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .expressions import Code

# The names of a joker.
JOKERS = ("*", "JK", "W", "JOKER", "WILD")
MOST_COPIES = 8
MOST_JOKERS = 16


class FormDeck(Deck):
    """The deck of a form; `deads` is how many there are of each of its `dead` cards.

    A card is read with its suit before or after the rank.
    """

    deads: "Sequence[int]" = ()

    def count(self, card: int) -> int:
        if self.wild < card <= self.wild + len(self.dead):
            return self.deads[card - self.wild - 1]
        return super().count(card)

    def text(self, card: int) -> str:
        return self.dead[card - self.wild - 1] if card > self.wild else super().text(card)

    def _find(self, word: str) -> int:
        at = self.dead.find(word.upper()) if len(word) == 1 else -1
        if at >= 0:
            return self.wild + 1 + at
        card = super()._find(word)
        if card < 0:
            # The other way round; orange tiles are yellow ones.
            if self.faces is NUMBERS:
                word = word[-1:] + word[:-1]
            else:
                word = word[1:] + word[:1]
            card = super()._find(word)
        return card


class DeckWords:
    """A deck as a form says it; which one, and how many copies and jokers, may be a house rule.

    `ranks` are those of any of the decks, and `numbers` theirs. `jokers` says whether there may be
    some.
    """

    numbers: "tuple[int, ...]"
    ranks: "tuple[str, ...]"
    jokers: bool
    # Its place in the form.
    where = ""

    def __init__(self) -> None:
        self.dead = ""
        self.deads: list[int] = []
        self.suits = ""
        self.faces: tuple[str, ...] = RANKS
        # Numbers of ranks, copies, jokers, and what must be true, of each deck.
        self.ways: list[tuple[tuple[int, ...], Code, Code, Code | None]] = []

    def made(self, name: str, value: "Callable[[Code], int]") -> FormDeck:
        """Return the deck, whose expressions have the values `value(code)`."""
        ways = [way for way in self.ways if way[3] is None or value(way[3])]
        numbers, copies, jokers, _ = ways[0]
        most, wilds = value(copies), value(jokers)
        most, wilds = max(1, min(most, MOST_COPIES)), max(0, min(wilds, MOST_JOKERS))
        return self._made(name, numbers, most, wilds)

    def whole(self, name: str) -> FormDeck:
        """Return a deck of all cards of any of the decks, to read what was entered."""
        return self._made(name, self.numbers, MOST_COPIES, MOST_JOKERS)

    def _made(self, name: str, numbers: "tuple[int, ...]", copies: int, jokers: int) -> FormDeck:
        names = ("W" if self.faces is NUMBERS else "JK",) + JOKERS
        deck = FormDeck(name, self.suits, numbers, copies, jokers, names, self.faces)
        deck.dead, deck.deads = self.dead, self.deads
        deck.size += sum(self.deads)
        return deck

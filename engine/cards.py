"""Cards as small integers, decks, and the text form of a card.

A card is `13 * suit + rank - 1`. Ranks run from 1 to 13 (ace to king); suits follow the order in
the deck's definition. The wild card (joker) comes after the last suit. So `card // 13` is the suit
and `card % 13` the rank minus one in every deck. A hand is a list of such numbers.
"""

from .compat import TYPE_CHECKING, is_sequence
from .errors import InputError
from .texts import quoted

if TYPE_CHECKING:
    from collections.abc import Iterable

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13")

# The Rumski colours: red, blue, green, purple, yellow. For a deck in other colours, edit this line.
FIVE_COLOURS = "RBGPY"

_PICTURES = "♠♥♦♣"
_PICTURE_SUITS = "SHDC"


class Deck:
    """One kind of deck.

    `name` identifies the deck in questions. `suits` holds the letters of its suits, `ranks` the
    rank numbers it contains, in order, and `copies` how many of each suit card there are. `wilds`
    is the number of wild cards, `wild` their number as a card and `wild_text` their text. `faces`
    holds the texts of the ranks 1 to 13; `size` is the number of cards. `dead` are the letters of
    cards that are in no meld, whose numbers come after the wild card.
    """

    dead = ""

    def __init__(
        self,
        name: str,
        suits: str,
        ranks: tuple[int, ...],
        copies: int,
        wilds: int,
        wild_names: tuple[str, ...],
        faces: tuple[str, ...],
    ) -> None:
        self.name = name
        self.suits = suits
        self.ranks = ranks
        self.copies = copies
        self.wilds = wilds
        self.wild = 13 * len(suits)
        self.wild_text = wild_names[0] if wild_names else ""
        self.wild_names = wild_names
        self.faces = faces
        self.size = len(suits) * len(ranks) * copies + wilds

    def __repr__(self) -> str:
        return "<Deck %s>" % self.name

    def count(self, card: int) -> int:
        """Return how many of `card` the deck has; 0 if the number is not one of its cards."""
        if card == self.wild:
            return self.wilds
        if 0 <= card < self.wild and card % 13 + 1 in self.ranks:
            return self.copies
        return 0

    def text(self, card: int) -> str:
        """Return the text of a card: "AS", "10H", "JK"; in the Rumski deck "R7", "W".

        >>> STANDARD52.text(9), RUMSKI70.text(65)
        ('10S', 'W')
        """
        if card == self.wild:
            return self.wild_text
        suit = self.suits[card // 13]
        face = self.faces[card % 13]
        return suit + face if self.faces is NUMBERS else face + suit

    def texts(self, cards: "Iterable[int]") -> list[str]:
        """Return the texts of several cards, in the order given."""
        return [self.text(card) for card in cards]

    def read(self, word: object, field: str = "cards") -> int:
        """Return the card named by `word`; raise InputError for `field` if there is none.

        Besides the standard form, these are accepted: lower case, `T` for 10, suit symbols, and the
        long names of the wild card.

        >>> RUMINO108.read("th"), RUMINO108.read("10♥"), RUMINO108.read("joker")
        (22, 22, 52)
        """
        card = self._find(word) if isinstance(word, str) else -1
        if self.count(card) == 0:
            raise InputError(field, "cards.unknown", card=quoted(word), deck=self.name)
        return card

    def _find(self, word: str) -> int:
        for letter in word:
            # CPython upper-cases the long s (U+017F) to S, MicroPython does not: refuse it on both.
            if ord(letter) > 127 and letter not in _PICTURES:
                return -1
        upper = word.upper()
        if self.wilds and upper in self.wild_names:
            return self.wild
        if len(upper) < 2:
            return -1
        if self.faces is NUMBERS:
            suit, face = upper[0], upper[1:]
        else:
            suit, face = upper[-1], upper[:-1]
            at = _PICTURES.find(suit)
            if at >= 0:
                suit = _PICTURE_SUITS[at]
        if face == "T":
            face = "10"
        index = self.suits.find(suit)
        if index < 0 or face not in self.faces:
            return -1
        return 13 * index + self.faces.index(face)

    def read_all(
        self, words: object, field: str = "cards", seen: list[int] | None = None
    ) -> list[int]:
        """Return the cards named by a list of texts, no card more often than the deck has it.

        `seen` lists the cards already used elsewhere, such as in other hands from the same deck;
        the cards read are appended to it. Raises InputError for `field`.
        """
        if not is_sequence(words):
            raise InputError(field, "cards.not_a_list", field=field)
        if seen is None:
            seen = []
        cards: list[int] = []
        for word in words:
            card = self.read(word, field)
            cards.append(card)
            seen.append(card)
            if seen.count(card) > self.count(card):
                raise InputError(
                    field,
                    "cards.too_many",
                    card=self.text(card),
                    deck=self.name,
                    n=self.count(card),
                )
        return cards


_ALL_RANKS = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13)

STANDARD52 = Deck("standard52", "SHDC", _ALL_RANKS, 1, 0, (), RANKS)
RUMINO108 = Deck("rumino108", "SHDC", _ALL_RANKS, 2, 4, ("JK", "JOKER"), RANKS)
RUMSKI70 = Deck("rumski70", FIVE_COLOURS, _ALL_RANKS, 1, 5, ("W", "*", "WILD"), NUMBERS)
ITALIAN40 = Deck("italian40", "SHDC", (1, 2, 3, 4, 5, 6, 7, 11, 12, 13), 1, 0, (), RANKS)
GERMAN36 = Deck("german36", "SHDC", (1, 6, 7, 8, 9, 10, 11, 12, 13), 1, 0, (), RANKS)

DECKS = (STANDARD52, RUMINO108, RUMSKI70, ITALIAN40, GERMAN36)


def deck(name: str) -> Deck:
    """Return the deck called `name`; raise KeyError if there is none."""
    for found in DECKS:
        if found.name == name:
            return found
    raise KeyError(name)

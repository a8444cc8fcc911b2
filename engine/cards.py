"""Cards as small integers, decks as tables, and the one text form of a card.

A card is `13 * suit + rank - 1`, with ranks 1 to 13 (ace to king) and the deck's suits in the order
of its table; the wild card (joker) of a deck comes after its last suit. So `card // 13` is the
suit, `card % 13` the rank less one, in every deck, and a hand is a list of such numbers.
"""

from engine.errors import InputError

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
NUMBERS = ("1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13")

# The Rumski colours, red blue green purple yellow: a house with other colours changes this line.
RUMSKI_COLOURS = "RBGPY"

_PICTURES = "♠♥♦♣"
_PICTURE_SUITS = "SHDC"


class Deck:
    """One kind of deck.

    `name` is its text in questions, `suits` the letters of its suits, `ranks` the rank numbers
    that it has, in order, `copies` how often it has each of its suit cards, `wilds` how many wild
    cards, written `wild`; `faces` the texts of the ranks 1 to 13.
    """

    def __init__(self, name, suits, ranks, copies, wilds, wild, wild_names, faces):
        self.name = name
        self.suits = suits
        self.ranks = ranks
        self.copies = copies
        self.wilds = wilds
        self.wild = 13 * len(suits)
        self.wild_text = wild
        self.wild_names = wild_names
        self.faces = faces
        self.size = len(suits) * len(ranks) * copies + wilds

    def count(self, card):
        """Return how often the deck has `card`; 0 for a number that is no card of it."""
        if card == self.wild:
            return self.wilds
        if 0 <= card < self.wild and card % 13 + 1 in self.ranks:
            return self.copies
        return 0

    def text(self, card):
        """Return the text of a card: "AS", "10H", "JK"; in the Rumski deck "R7", "W".

        >>> STANDARD52.text(9), RUMSKI70.text(65)
        ('10S', 'W')
        """
        if card == self.wild:
            return self.wild_text
        suit = self.suits[card // 13]
        face = self.faces[card % 13]
        return suit + face if self.faces is NUMBERS else face + suit

    def texts(self, cards):
        """Return the texts of several cards, in their order."""
        return [self.text(card) for card in cards]

    def read(self, word, field="cards"):
        """Return the card that `word` names, or raise InputError for `field`.

        Besides the written form, lower case, `T` for 10, the suit pictures and the long names of
        the wild card are read, nothing else.

        >>> RUMINO108.read("th"), RUMINO108.read("10♥"), RUMINO108.read("joker")
        (22, 22, 52)
        """
        card = self._find(word) if isinstance(word, str) else -1
        if self.count(card) == 0:
            shown = word if isinstance(word, str) else repr(word)
            raise InputError(field, "cards.unknown", card=shown, deck=self.name)
        return card

    def _find(self, word):
        for letter in word:
            # Python makes an S of a long s (U+017F), MicroPython does not; neither is read.
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

    def read_all(self, words, field="cards", seen=None):
        """Return the cards that a list of texts names, none more often than the deck has it.

        `seen` is a list of cards that are elsewhere already (in other hands of the same deck); the
        cards read are added to it. Raises InputError for `field`.
        """
        if not isinstance(words, (list, tuple)):
            raise InputError(field, "cards.not_a_list", field=field)
        if seen is None:
            seen = []
        cards = []
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

STANDARD52 = Deck("standard52", "SHDC", _ALL_RANKS, 1, 0, "", (), RANKS)
RUMINO108 = Deck("rumino108", "SHDC", _ALL_RANKS, 2, 4, "JK", ("JK", "JOKER"), RANKS)
RUMSKI70 = Deck("rumski70", RUMSKI_COLOURS, _ALL_RANKS, 1, 5, "W", ("W", "*", "WILD"), NUMBERS)
ITALIAN40 = Deck("italian40", "SHDC", (1, 2, 3, 4, 5, 6, 7, 11, 12, 13), 1, 0, "", (), RANKS)
GERMAN36 = Deck("german36", "SHDC", (1, 6, 7, 8, 9, 10, 11, 12, 13), 1, 0, "", (), RANKS)

DECKS = (STANDARD52, RUMINO108, RUMSKI70, ITALIAN40, GERMAN36)


def deck(name):
    """Return the deck called `name`; raises KeyError for another text."""
    for found in DECKS:
        if found.name == name:
            return found
    raise KeyError(name)

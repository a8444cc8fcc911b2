"""How a card is shown: rank and a picture of the suit, as the house's deck has it.

Rumski's colours are letters of the language: framed on a card, plain in a sentence.
"""

from engine.cards import FIVE_COLOURS, NUMBERS, RANKS
from engine.compat import TYPE_CHECKING, is_message
from engine.texts import has, language, text, variants

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.cards import Deck
    from engine.types import House, Label

# The pictures of the suits in the order of the table (spades, hearts, diamonds, clubs), by how the
# house names them (TUS-1). The fonts have spade, coppe, denari, bastoni from U+E010 on, then those
# of the German deck. Bastoni take the place of the French spades, spade that of the clubs (TUS-9).
_SUITS = {
    "french": "♠♥♦♣",
    "italian": "♠♥♦♣",
    "latin": "\ue013\ue011\ue012\ue010",
    "spanish": "\ue010\ue011\ue012\ue013",
    "german": "\ue014♥\ue015\ue016",
}
# The game on the table and its house rules, (None, None) for none; and which cards people chose for
# all games, or USUAL.
USUAL = "usual"
_on_table: "list[Any]" = [None, None]
_chosen = [USUAL]
# The fonts have the capital letters in frames: a letter's code and this one.
_FRAME = 0xE000
# The facts of a text that hold cards, and those that hold several, separated by spaces.
_ONE, _SEVERAL = ("space", "pot", "card", "last", "top", "meld"), ("cards",)


def use(game: "Any" = None, house: "House | None" = None) -> None:
    """Show cards in sentences as a game with its house rules names them, from now on (TUS-1)."""
    _on_table[:] = [game, house]


def choose(names: str) -> None:
    """Show the cards of all games so from now on, where their own house rules do not say how."""
    _chosen[0] = names


def names_of(game: "Any", house: "House") -> str:
    """Return how suits and courts are named in a game: by its house, as chosen, or as usual."""
    if game is None:
        return "french" if _chosen[0] in (USUAL, "spanish") else _chosen[0]
    faces = game.faces
    names = faces.names(house) if faces.by_house or _chosen[0] == USUAL else _chosen[0]
    # The court cards of a Spanish deck are 10, 11 and 12, where there are no tens.
    return "latin" if names == "spanish" and 10 in faces.deck(house).ranks else names


def _letters() -> str:
    """Return the letters of Rumski's colours and of its wild card, in the order of the deck."""
    return text("faces.colours")


def _colour(letter: str) -> str:
    """Return the letter of a colour in this language; one that has no name here stays."""
    at = FIVE_COLOURS.find(letter)
    return _letters()[at] if at >= 0 else letter


def framed(letter: str) -> str:
    """Return a letter in a frame; what the fonts have in none stays as it is.

    >>> framed("R") == chr(0xE000 + ord("R")), framed("★")
    (True, '★')
    """
    return chr(_FRAME + ord(letter)) if "A" <= letter <= "Z" else letter


def pictured(cards: str) -> str:
    """Return a card, or several of one suit, as a person reads it in a sentence.

    >>> pictured("10S"), pictured("AD-KD"), pictured("7-8-9"), pictured("poker"), pictured("R7")
    ('10♠', 'A-K♦', '7-8-9', 'poker', 'R7')
    >>> pictured("7S-8S-9S"), pictured("Q-Q-Q")
    ('7-8-9♠', 'Q-Q-Q')
    """
    if cards == "JK":
        return "★"
    at = FIVE_COLOURS.find(cards[:1]) if cards[1:].isdigit() else -1
    if cards == "W":
        at = len(FIVE_COLOURS)
    if cards and at >= 0:
        return _letters()[at] + cards[1:]
    parts = cards.split("-")
    if len(parts) > 1 and all([part in RANKS for part in parts]):
        return "-".join([_rank(part) for part in parts])
    suit = parts[-1][-1:]
    if suit not in "SHDC" or not suit or len(parts[-1]) > 3:
        return cards
    if len(parts) > 1 and any([part[-1:] != suit for part in parts]):
        return cards
    names = names_of(_on_table[0], _on_table[1])
    ranks = [_rank(part[:-1]) for part in parts]
    return "-".join(ranks) + _SUITS[names]["SHDC".find(suit)]


def _rank(rank: str) -> str:
    """Return a rank as people read it in a sentence."""
    if rank not in ("J", "Q", "K", "A"):
        return rank
    return text("faces.courts_" + names_of(_on_table[0], _on_table[1])).split()["JQKA".find(rank)]


def space_words(section: str, space: str) -> "Label":
    """Return the label of a space on a board whose texts are in `section`, suits as pictures."""
    key = section + ".pot_" + space
    return (key, {}) if has(key) else pictured(space)


def with_pictures(name: str, value: object) -> "Any":
    """Return the fact `name` of a text as it is shown: with pictures if it holds cards.

    >>> with_pictures("cards", "AS 10H"), with_pictures("name", "7S")
    ('A♠ 10♥', '7S')
    >>> with_pictures("why", ("meld.gap", {"card": "7S"}))
    ('meld.gap', {'card': '7♠'})
    """
    if is_message(value):
        facts = value[1]
        return value[0], {one: with_pictures(one, facts[one]) for one in facts}
    if not isinstance(value, str):
        return value
    if name in _ONE:
        return pictured(value)
    if name in _SEVERAL:
        return " ".join([pictured(card) for card in value.split(" ")])
    return value


class Faces:
    """The faces of a deck's cards; `names` is how the house names suits and courts (TUS-1).

    >>> from engine.cards import RUMINO108
    >>> faces = Faces(RUMINO108)
    >>> faces.card(22), faces.card(52)
    ('10♥', '★')
    """

    def __init__(self, deck: "Deck", names: str = "french"):
        self.deck = deck
        self.names = names
        self.choose()

    def choose(self) -> None:
        """Set the pictures or letters of the suits, and the letters of the courts."""
        deck, names = self.deck, self.names
        self.language = language()
        self.before = deck.faces is NUMBERS
        # Whether no suit has a picture; where there are some, those without are letters.
        coloured = self.before and bool([suit for suit in deck.suits if suit not in "SHDC"])
        self.coloured = coloured
        suits: list[str] = []
        for letter in deck.suits:
            at = -1 if coloured else "SHDC".find(letter)
            suits.append(_SUITS[names][at] if at >= 0 else framed(_colour(letter)))
        self.suits = "".join(suits)
        # Whether people must be told which suit or colour a picture or letter means.
        self.named = coloured or len(deck.suits) > 4 or names in ("latin", "spanish", "german")
        # Jack, queen, king and ace.
        self.courts = text("faces.courts_" + names).split()
        self.wild = framed(_letters()[-1]) if coloured else "★"

    def follow(self) -> None:
        """Take the letters of another language, if it was changed while cards were keyed."""
        if self.language != language():
            self.choose()

    def rank(self, rank: int) -> str:
        """Return how a rank from 1 to 13 is shown; after it come the wild card and dead ones."""
        self.follow()
        if rank > 13:
            return self.card(self.deck.wild + rank - 14)
        if self.deck.faces[10] == "J" and (rank > 10 or rank == 1):
            return self.courts[rank - 11 if rank > 1 else 3]
        return self.deck.faces[rank - 1]

    def suit(self, suit: int) -> str:
        """Return the picture of a suit, given by its index in the deck's table."""
        self.follow()
        return self.suits[suit]

    def card(self, card: int) -> str:
        """Return how a card is shown."""
        self.follow()
        if card == self.deck.wild:
            return self.wild
        if card > self.deck.wild:
            return framed(self.deck.text(card))
        rank, suit = self.rank(card % 13 + 1), self.suits[card // 13]
        return suit + rank if self.before else rank + suit

    def words(self) -> "dict[str, int]":
        """Return {what is typed for a card: the card}, in small letters.

        A card is typed as the engine writes it, or with the letter of its suit or colour in this
        language or this house, which goes first: in Italian "g5" is yellow (giallo), not green, and
        with the Italian deck "as" is the ace of spade (AC), "ab" that of bastoni (AS).
        """
        self.follow()
        deck = self.deck
        found: dict[str, int] = {}
        letters = text("faces.suits_" + self.names).split()
        for card in range(deck.wild):
            if deck.count(card):
                found[deck.text(card).lower()] = card
        for card in list(found.values()):
            suit, rank = deck.suits[card // 13], self.rank(card % 13 + 1)
            if self.before:
                words = [_colour(suit) + rank]
            else:
                at = "SHDC".find(suit)
                letter = letters[at] if at >= 0 else suit
                # A letter means one suit after every rank, J, Q and K included.
                words = [deck.faces[card % 13] + letter, rank + letter]
            for word in words:
                found[word.lower()] = card
        if not self.before:
            for word in [word for word in found if word.startswith("10")]:
                found["t" + word[2:]] = found[word]
        for at in range(len(deck.dead)):
            found[deck.dead[at].lower()] = deck.wild + 1 + at
        if deck.wilds:
            for word in deck.wild_names + ("*",):
                found[word.lower()] = deck.wild
        return found

    def shortest(self) -> "dict[int, str]":
        """Return {card: what is typed for it, with a space after it where more could follow}.

        >>> from engine.cards import RUMSKI70
        >>> Faces(RUMSKI70).shortest()[0], Faces(RUMSKI70).shortest()[9]
        ('r1 ', 'r10')
        """
        found: dict[int, str] = {}
        words = self.words()
        for word in sorted(words):
            more = len([1 for other in words if other.startswith(word)]) > 1
            whole = word + " " if more else word
            card = words[word]
            if card not in found or len(whole) < len(found[card]):
                found[card] = whole
        return found

    def cards(self, cards: "Sequence[int]") -> str:
        """Return how several cards are shown, separated by spaces."""
        return " ".join([self.card(card) for card in cards])

    def legends(self, suit: int) -> list[str]:
        """Return the name of a suit or a colour in all its lengths, the longest first."""
        letter = self.deck.suits[suit]
        if self.coloured:
            key = "faces." + letter + "_colour"
        else:
            key = "faces." + letter + ("_suit" if self.names == "french" else "_" + self.names)
        return variants(key) if has(key) else [self.suits[suit]]

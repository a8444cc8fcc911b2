"""Decks that a form says, in words such as `"52 x 2 + 4"` or as an object.

By a house rule it may be one or another: `"48 if long else 40"`.
"""

from ...cards import NUMBERS, RANKS, Deck
from ...compat import TYPE_CHECKING, is_object, is_whole
from .mistakes import wrong
from .reading import obj, said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from .expressions import Code

# The decks with a name: the letters of the suits, and the ranks. Tiles are red, blue, yellow (or
# orange) and black.
_NAMED: "Sequence[tuple[str, str, tuple[str, ...]]]" = (
    ("52", "SHDC", RANKS),
    ("48", "SHDC", RANKS[:9] + RANKS[10:]),
    ("40", "SHDC", RANKS[:7] + RANKS[10:]),
    ("36", "SHDC", RANKS[:1] + RANKS[5:]),
    ("32", "SHDC", RANKS[:1] + RANKS[6:]),
    ("tiles", "RBYK", NUMBERS),
)
_JOKERS = ("*", "JK", "W", "JOKER", "WILD")
_MOST_SUITS = 8
_MOST_COPIES = 8
_MOST_JOKERS = 16
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


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

    `ranks` are those of any of the decks, and `numbers` theirs.
    """

    def __init__(self, data: "Any", code: "Callable[[Any, str], Code]") -> None:
        """`code(words, where)` reads an expression."""
        self.dead = ""
        self.deads: list[int] = []
        self.suits, self.faces = "", RANKS
        # Numbers of ranks, copies, jokers, and what must be true, of each deck.
        self._ways: list[tuple[tuple[int, ...], Code, Code, Code | None]] = []
        if is_whole(data):
            data = str(data)
        if is_object(data):
            obj(data, "melds.deck", ("suits", "ranks"), ("copies", "jokers", "dead"))
            self._add(
                self._read_object(data), data.get("copies", 1), data.get("jokers", 0), None, code
            )
        else:
            for words, condition in _ways(said(data, "melds.deck", 120)):
                self._read_words(words, condition, code)
        self.numbers = tuple(sorted(set([rank for way in self._ways for rank in way[0]])))
        self.ranks = tuple([self.faces[number - 1] for number in self.numbers])
        # Whether there may be jokers.
        self.jokers = bool([way for way in self._ways if way[2].ops != [0, 0]])

    def _read_words(
        self, words: str, condition: "str | None", code: "Callable[[Any, str], Code]"
    ) -> None:
        """Read one of the decks with a name, which have the same suits."""
        base, copies, jokers = _parts(words)
        row = [one for one in _NAMED if one[0] == base and self.suits in ("", one[1])]
        if not row:
            values = "52, 48, 40, 36, 32, tiles"
            raise wrong("melds.deck", "kit.no_deck", values=values)
        _, self.suits, ranks = row[0]
        self.faces = NUMBERS if ranks is NUMBERS else RANKS
        self._add(ranks, copies, jokers, condition, code)

    def _add(
        self,
        ranks: "Sequence[str]",
        copies: "Any",
        jokers: "Any",
        condition: "str | None",
        code: "Callable[[Any, str], Code]",
    ) -> None:
        numbers = tuple([self.faces.index(rank) + 1 for rank in ranks])
        where = "melds.deck"
        true = code(condition, where) if condition else None
        self._ways.append((numbers, code(copies, where), code(jokers, where), true))

    def _read_object(self, data: "Any") -> "tuple[str, ...]":
        """Read a deck as an object; return its ranks."""
        self.suits = said(data["suits"], "melds.deck.suits", _MOST_SUITS)
        ranks = said(data["ranks"], "melds.deck.ranks", 60)
        words = ranks.replace(" to ", " ").split()
        letters = [word for word in words if word in ("A", "J", "Q", "K")]
        french = not [suit for suit in self.suits if suit not in "SHDC"]
        numbers = "1" in words or not letters and not french
        self.faces = NUMBERS if numbers else RANKS
        found = ranks_of(ranks, self.faces, "melds.deck.ranks")
        dead = data.get("dead", {})
        if not is_object(dead) or len(dead) > 4:
            raise wrong("melds.deck.dead", "kit.no_dead")
        for letter in sorted(dead):
            if not is_whole(dead[letter]) or not 1 <= dead[letter] <= _MOST_JOKERS:
                raise wrong("melds.deck.dead", "kit.no_dead")
            self.dead += letter
            self.deads.append(dead[letter])
        # A letter says one thing: the joker is * or W, too.
        taken = "W" if numbers else "AJQKTW"
        letters = [letter for letter in self.suits + self.dead]
        for letter in letters:
            if letter not in _LETTERS or letter in taken or letters.count(letter) > 1:
                raise wrong("melds.deck", "kit.bad_letter", letter=letter)
        return found

    def made(self, name: str, value: "Callable[[Code], int]") -> FormDeck:
        """Return the deck, whose expressions have the values `value(code)`."""
        ways = [way for way in self._ways if way[3] is None or value(way[3])]
        numbers, copies, jokers, _ = ways[0]
        most, wilds = value(copies), value(jokers)
        most, wilds = max(1, min(most, _MOST_COPIES)), max(0, min(wilds, _MOST_JOKERS))
        return self._made(name, numbers, most, wilds)

    def whole(self, name: str) -> FormDeck:
        """Return a deck of all cards of any of the decks, to read what was entered."""
        return self._made(name, self.numbers, _MOST_COPIES, _MOST_JOKERS)

    def _made(self, name: str, numbers: "tuple[int, ...]", copies: int, jokers: int) -> FormDeck:
        names = ("W" if self.faces is NUMBERS else "JK",) + _JOKERS
        deck = FormDeck(name, self.suits, numbers, copies, jokers, names, self.faces)
        deck.dead, deck.deads = self.dead, self.deads
        deck.size += sum(self.deads)
        return deck


def _outside(words: str, sign: str, start: int = 0) -> int:
    """Return where a sign is outside of parentheses, or -1."""
    depth = 0
    for at in range(start, len(words)):
        depth += (words[at] == "(") - (words[at] == ")")
        if not depth and words[at : at + len(sign)] == sign:
            return at
    return -1


def _ways(words: str) -> "list[tuple[str, str | None]]":
    """Return the decks that words name, each with what must be true; of the last one nothing.

    An "else" of an expression is not followed by a deck.

    >>> _ways("48 + 2 if long else 40 x (1 if players < 5 else 2)")
    [('48 + 2', 'long'), ('40 x (1 if players < 5 else 2)', None)]
    """
    found: list[tuple[str, str | None]] = []
    start = 0
    at = _outside(words, " else ")
    while at >= 0:
        rest = words[at + 6 :]
        condition = _outside(words, " if ", start)
        if condition >= 0 and rest.split()[:1] and rest.split()[0] in [one[0] for one in _NAMED]:
            found.append((words[start:condition], words[condition + 4 : at]))
            start = at + 6
        at = _outside(words, " else ", at + 6)
    found.append((words[start:], None))
    return found


def _parts(words: str) -> "tuple[str, Any, Any]":
    """Return (deck, copies, jokers) of words such as "52 x 2 + 4"."""
    jokers: Any = 0
    at = _outside(words, "+")
    if at >= 0:
        words, jokers = words[:at], words[at + 1 :]
    parts = words.split(" x ")
    return parts[0].strip(), " x ".join(parts[1:]) or 1, jokers


def ranks_of(words: str, faces: "Sequence[str]", where: str) -> "tuple[str, ...]":
    """Return the ranks that words name: one after the other, "3 to K", or "3 .. K" among others."""
    found: list[str] = []
    parts = words.replace("..", " .. ").replace(" to ", " .. ").split()
    for at in range(len(parts)):
        if parts[at] == "..":
            if not found or at + 1 == len(parts) or parts[at + 1] not in faces:
                raise wrong(where, "kit.no_ranks")
            for index in range(faces.index(found[-1]) + 1, faces.index(parts[at + 1])):
                found.append(faces[index])
        elif parts[at] not in faces:
            raise wrong(where, "kit.deck_lacks", name=parts[at][:8])
        else:
            found.append(parts[at])
    if not found:
        raise wrong(where, "kit.no_ranks")
    return tuple(found)

"""Reading the deck of a form, in words such as `"52 x 2 + 4"` or as an object.

By a house rule it may be one or another: `"48 if long else 40"`.
"""

from ....cards import NUMBERS, RANKS
from ....compat import TYPE_CHECKING, is_object, is_whole
from ..decks import MOST_JOKERS, DeckWords
from ..mistakes import wrong
from .parts import obj, said

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..expressions import Code

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
_MOST_SUITS = 8
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def read_deck(
    data: "Any", code: "Callable[[Any, str], Code]", where: str = "melds.deck"
) -> DeckWords:
    """Return the deck that a form says at a place; `code(words, where)` reads an expression."""
    deck = DeckWords()
    deck.where = where
    if is_whole(data):
        data = str(data)
    if is_object(data):
        obj(data, deck.where, ("suits", "ranks"), ("copies", "jokers", "dead"))
        ranks = _read_object(deck, data)
        _add(deck, ranks, data.get("copies", 1), data.get("jokers", 0), None, code)
    else:
        for words, condition in _ways(said(data, deck.where, 120)):
            _read_words(deck, words, condition, code)
    deck.numbers = tuple(sorted(set([rank for way in deck.ways for rank in way[0]])))
    deck.ranks = tuple([deck.faces[number - 1] for number in deck.numbers])
    deck.jokers = bool([way for way in deck.ways if not way[2].is_zero()])
    return deck


def _read_words(
    deck: DeckWords, words: str, condition: "str | None", code: "Callable[[Any, str], Code]"
) -> None:
    """Read one of the decks with a name, which have the same suits."""
    base, copies, jokers = _parts(words)
    row = [one for one in _NAMED if one[0] == base and deck.suits in ("", one[1])]
    if not row:
        values = "52, 48, 40, 36, 32, tiles"
        raise wrong(deck.where, "kit.no_deck", values=values)
    _, deck.suits, ranks = row[0]
    deck.faces = NUMBERS if ranks is NUMBERS else RANKS
    _add(deck, ranks, copies, jokers, condition, code)


def _add(
    deck: DeckWords,
    ranks: "Sequence[str]",
    copies: "Any",
    jokers: "Any",
    condition: "str | None",
    code: "Callable[[Any, str], Code]",
) -> None:
    numbers = tuple([deck.faces.index(rank) + 1 for rank in ranks])
    where = deck.where
    true = code(condition, where) if condition else None
    deck.ways.append((numbers, code(copies, where), code(jokers, where), true))


def _read_object(deck: DeckWords, data: "Any") -> "tuple[str, ...]":
    """Read a deck as an object; return its ranks."""
    deck.suits = said(data["suits"], deck.where + ".suits", _MOST_SUITS)
    ranks = said(data["ranks"], deck.where + ".ranks", 60)
    words = ranks.replace(" to ", " ").split()
    letters = [word for word in words if word in ("A", "J", "Q", "K")]
    french = not [suit for suit in deck.suits if suit not in "SHDC"]
    numbers = "1" in words or not letters and not french
    deck.faces = NUMBERS if numbers else RANKS
    found = ranks_of(ranks, deck.faces, deck.where + ".ranks")
    dead = data.get("dead", {})
    if not is_object(dead) or len(dead) > 4:
        raise wrong(deck.where + ".dead", "kit.no_dead")
    for letter in sorted(dead):
        if not is_whole(dead[letter]) or not 1 <= dead[letter] <= MOST_JOKERS:
            raise wrong(deck.where + ".dead", "kit.no_dead")
        deck.dead += letter
        deck.deads.append(dead[letter])
    # A letter says one thing: the joker is * or W, too.
    taken = "W" if numbers else "AJQKTW"
    letters = [letter for letter in deck.suits + deck.dead]
    for letter in letters:
        if letter not in _LETTERS or letter in taken or letters.count(letter) > 1:
            raise wrong(deck.where, "kit.bad_letter", letter=letter)
    return found


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

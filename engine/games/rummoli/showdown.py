"""Poker hands that players show: who wins, what decided, and how it is told (RML-8, RML-17)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_object
from ...errors import InputError
from ...game.card_faces import rank_face
from . import poker
from .poker import CATEGORIES, best

if TYPE_CHECKING:
    from ...game.game import Game
    from ...types import Facts, Hands, Message, Note


# How many of the five cards make the hand; the rest are its kickers.
_MADE = (0, 2, 4, 3, 5, 0, 5, 4, 5)


def named(cards: list[int], wheel: bool = True) -> "Message":
    """Return the key and facts of the full name of the best five of `cards`.

    >>> from engine.texts import text
    >>> key, facts = named([0, 13, 12, 8, 3])
    >>> text(key, **facts)
    'pair of aces, K 9 4'
    """
    _, category, five = best(cards, wheel)
    made = _MADE[CATEGORIES.index(category)]
    facts: Facts = {
        "rank": _many(five[0]),
        "second": _many(five[2 if category == "two_pair" else 3]),
        "high": _face(five[0]),
        "rest": " ".join([_face(card) for card in five[made:]]),
    }
    return "poker.is_" + category, facts


def decided(hands: "Hands", wheel: bool = True) -> "Message | None":
    """Return the key and facts of why the best of `hands` (name -> cards) won, or None.

    The best hand is compared with the next one; tied best hands are reported as such. Returns None
    if only one hand was shown.
    """
    found: list[tuple[int, str, str, list[int]]] = []
    for name in sorted(hands):
        value, category, five = best(hands[name], wheel)
        found.append((-value, name, category, five))
    found.sort(key=_strength_and_name)
    if len(found) < 2:
        return None
    top, next_one = found[:2]
    if top[0] == next_one[0]:
        return "poker.equal", {}
    _, name, category, five = next_one
    facts: Facts = {"name": name, "hand": named(hands[name], wheel)}
    if category != top[2]:
        return "poker.by_category", facts
    index = 0
    while top[3][index] % 13 == five[index] % 13:
        index += 1
    facts["high"], facts["other"] = _face(top[3][index]), _face(five[index])
    made = _MADE[CATEGORIES.index(category)]
    if index < made or made == 0:
        return "poker.by_rank", facts
    facts["n"] = index - made + 1
    return "poker.by_kicker" if made < 4 else "poker.by_only_kicker", facts


def _strength_and_name(entry: tuple[int, str, str, list[int]]) -> tuple[int, str]:
    return entry[0], entry[1]


def notes(hands: "Hands", winner: str, wheel: bool, rule: str) -> "list[Note]":
    """Return the remarks on the hands shown, a list of (rule, key, facts)."""
    remarks: list[Note] = [(rule, "rummoli.did_poker_with", {"hand": named(hands[winner], wheel)})]
    reason = decided(hands, wheel)
    if reason:
        remarks.append(("RML-8", reason[0], reason[1]))
    return remarks


def _face(card: int) -> str:
    return rank_face(card % 13)


def _many(card: int) -> "Message":
    return "poker.rank_" + str(card % 13 + 1), {}


def best_of_hands(
    game: "Game", given: object, maximum: int, rule: str
) -> "tuple[list[str], list[Note]]":
    """Return (winners, notes) of hands of 5 to `maximum` cards shown by some of the players.

    The notes, (rule, key, facts) each, name the best hand and the next one.
    """
    if not is_object(given) or not given:
        raise InputError("hands", "ask.not_an_object", field="hands")
    seen: list[int] = []
    hands: Hands = {}
    for name in given:
        game.active(name)
        hands[name] = STANDARD52.read_all(given[name], "hands." + name, seen)
        if not 5 <= len(hands[name]) <= maximum:
            want = "5" if maximum == 5 else "5-%d" % maximum
            raise InputError("hands." + name, "cards.wrong_count", n=len(hands[name]), want=want)
    wheel = game.house["wheel"] == "yes"
    names = poker.winners(hands, wheel)
    return names, notes(hands, names[0], wheel, rule)

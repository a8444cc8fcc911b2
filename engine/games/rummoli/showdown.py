"""Poker hands that players show: who wins, and what is noted of it (RML-8, RML-17)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_object
from ...errors import InputError
from . import poker, poker_words

if TYPE_CHECKING:
    from ...types import Hands, Note
    from ..game import Game


def best_of_hands(
    game: "Game", given: object, maximum: int, rule: str
) -> "tuple[list[str], list[Note]]":
    """Return (winners, notes) of hands of 5 to `maximum` cards shown by some of the players.

    The notes, (rule, key, facts) each, name the best hand and the next one.
    """
    if not is_object(given) or not given:
        raise InputError("events", "ask.not_an_object", field="hands")
    seen: list[int] = []
    hands: Hands = {}
    for name in given:
        game.active(name)
        hands[name] = STANDARD52.read_all(given[name], "events", seen)
        if not 5 <= len(hands[name]) <= maximum:
            want = "5" if maximum == 5 else "5-%d" % maximum
            raise InputError("events", "cards.wrong_count", n=len(hands[name]), want=want)
    wheel = game.house["wheel"] == "yes"
    names = poker.winners(hands, wheel)
    return names, poker_words.notes(hands, names[0], wheel, rule)

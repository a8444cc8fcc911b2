"""Who wins a hand of Tuscan Rummy: hands compared, and card points (TUS-7 to TUS-12)."""

from collections import namedtuple

from ...compat import TYPE_CHECKING
from ...errors import InputError
from .hands import check_size, classify
from .rules import is_german

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import NamedTuple

    from ...types import Hands, House

    class Showdown(NamedTuple):
        """The result of a showdown.

        `winner` is a name, or None if the hand is drawn or no hand can win. `kind` is the winner's
        kind, "points" after a win on points, else None. `ranking` is a list of lists of names, best
        first, tied names together in alphabetical order.
        """

        winner: str | None
        kind: str | None
        ranking: list[list[str]]

else:
    # MicroPython has the plain form only.
    Showdown = namedtuple("Showdown", ("winner", "kind", "ranking"))


def points(cards: "Iterable[int]", house: "House") -> int:
    """Return the card points of a hand: K 10, Q 9, J 8, numbers their rank (TUS-11).

    The ace counts 1, or 11 in the German deck with a high ace (TUS-12).

    >>> points([0, 12, 11, 6], {"deck": "italian40", "german_ace": "high"})
    27
    """
    ace = 11 if is_german(house) and house["german_ace"] != "low" else 1
    total = 0
    for card in cards:
        rank = card % 13
        total += ace if rank == 0 else rank - 2 if rank > 9 else rank + 1
    return total


def showdown(hands: "Hands", house: "House", exhausted: bool, size: int | None = None) -> Showdown:
    """Return the Showdown of the hands shown (TUS-8 to TUS-11).

    `hands` maps names to cards. If the stock is `exhausted`, card points decide between hands of no
    kind. With `size`, the number of cards dealt, a hand with too few cards counts as it is; one
    with too many comes last and cannot win (ALL-7). Without it, raises InputError unless all hands
    have the same number of cards.

    >>> house = {"deck": "italian40", "german_ace": "high"}
    >>> hands = {"Ann": [0, 1, 2, 3, 4, 5, 6], "Bo": [13, 14, 15, 16, 17, 18, 19]}
    >>> found = showdown(hands, house, False)
    >>> found.winner, found.kind, found.ranking
    ('Ann', 'ramino', [['Ann'], ['Bo']])
    """
    given = size
    keys: list[tuple[int, str]] = []
    kinds: dict[str, str] = {}
    for name in sorted(hands):
        cards = hands[name]
        if size is None:
            size = len(cards)
        check_size(size, house, "hands")
        if given is None and len(cards) != size:
            raise InputError("hands", "cards.wrong_count", n=len(cards), want=str(size))
        hand = classify(cards, house, size)
        kinds[name], value = hand.kind, hand.strength
        if len(cards) > size:
            value = -1000
        if exhausted and value <= 0:
            value += points(cards, house)
        keys.append((-value, name))
    keys.sort()
    ranking: list[list[str]] = []
    last = None
    for key, name in keys:
        if key == last:
            ranking[-1].append(name)
        else:
            ranking.append([name])
            last = key
    if not ranking or len(ranking[0]) > 1 or keys[0][0] > 0:
        return Showdown(None, None, ranking)
    winner = ranking[0][0]
    kind = kinds[winner]
    if kind == "none":
        if exhausted:
            return Showdown(winner, "points", ranking)
        return Showdown(None, None, ranking)
    return Showdown(winner, kind, ranking)

"""The main pot and the side pots of a poker hand, and who takes each (RML-20)."""

from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...texts import listed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    # (its chips, those who are in it, in turn); the main pot comes first.
    Pot = tuple[int, list[str]]


def unanswered(put: dict[str, int]) -> "tuple[str, int] | None":
    """Return (name, chips) of what nobody else put in as well, or None; `put` is name -> chips.

    >>> unanswered({"A": 4, "B": 10, "C": 7}), unanswered({"A": 4, "B": 4})
    (('B', 3), None)
    """
    most = max([put[name] for name in put])
    names = [name for name in put if put[name] == most]
    if len(names) > 1 or len(put) == 1:
        return None
    back = most - max([put[name] for name in put if name != names[0]])
    return names[0], back


def split(put: dict[str, int], staying: "Sequence[str]", base: int) -> "list[Pot]":
    """Return the pots with chips in them.

    `base` are the chips of the Poker Pot that nobody of `put` bet: all who are `staying` are in for
    them. If it is below 0, a correction took bets away: the main pot lacks them first.

    >>> split({"A": 4, "B": 10, "C": 10, "D": 2}, ("A", "B", "C"), 4)
    [(18, ['A', 'B', 'C']), (12, ['B', 'C'])]
    >>> split({"A": 0, "B": 3, "C": 3}, ("A", "B", "C"), 5)
    [(5, ['A', 'B', 'C']), (6, ['B', 'C'])]
    >>> split({"A": 4, "B": 10, "C": 10}, ("A", "B", "C"), -13)
    [(11, ['B', 'C'])]
    """
    found: list[Pot] = [(base, list(staying))]
    floor = 0
    for level in sorted(set([put[name] for name in staying])):
        names = [name for name in staying if put[name] >= level]
        chips = sum([max(0, min(put[name], level) - floor) for name in put])
        if names == found[-1][1]:
            chips += found.pop()[0]
        found.append((chips, names))
        floor = level
    pots: list[Pot] = []
    lack = 0
    for chips, names in found:
        chips += lack
        lack = min(0, chips)
        if chips > 0:
            pots.append((chips, names))
    return pots


def evenly(chips: int, order: "Sequence[str]") -> "list[tuple[str, int]]":
    """Return (name, chips) of each, as even as can be: odd chips go one each, in `order`.

    >>> evenly(23, ("A", "B", "C"))
    [('A', 8), ('B', 8), ('C', 7)]
    """
    share, odd = chips // len(order), chips % len(order)
    return [(order[at], share + (1 if at < odd else 0)) for at in range(len(order))]


def decided(names: "Sequence[str]", ahead: "Sequence[str]") -> list[str]:
    """Return who wins a pot that is decided, else []; `ahead` won the pots before it.

    One player alone may be in it, or one of `ahead`, who has the best hand there.

    >>> decided(("A", "B"), ("B", "C")), decided(("A", "B"), ("C",)), decided(("A",), ())
    (['B'], [], ['A'])
    """
    return [name for name in names if len(names) == 1 or name in ahead]


def takers(
    pots: "Sequence[Pot]", best: "Callable[[int, list[str]], Sequence[str]]"
) -> "list[list[str]]":
    """Return the winners of each pot: the best hands among those who are in it.

    `best` returns them for the place of a pot that is not decided, and the names in it.
    """
    found: list[list[str]] = []
    ahead: list[str] = []
    for at in range(len(pots)):
        names = pots[at][1]
        winners = decided(names, ahead)
        if not winners:
            given = best(at, names)
            winners = [name for name in names if name in given]
        ahead += winners
        found.append(winners)
    return found


def named_takers(pots: "Sequence[Pot]", given: "Sequence[tuple[str, int]]") -> "list[list[str]]":
    """Return the winners of each pot, by `given`: (name, place of the pot) each.

    Raises RuleError (RML-20) if one is not in that pot, if none is given where it is not decided,
    or if another is given where it is.
    """

    def best(at: int, names: list[str]) -> list[str]:
        winners = [name for name, place in given if place == at and name in names]
        if not winners:
            facts = {"n": pots[at][0], "names": listed(names)}
            raise RuleError("RML-20", "rummoli.whose_pot", **facts)
        return winners

    found = takers(pots, best)
    for name, place in given:
        if name not in found[place]:
            key = "rummoli.not_its_winner" if name in pots[place][1] else "rummoli.not_in_pot"
            facts = {"name": name, "n": pots[place][0], "names": listed(found[place])}
            raise RuleError("RML-20", key, **facts)
    return found

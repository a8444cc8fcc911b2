"""How to put Rumski's table back by hand as it was before a turn, meld by meld (RSK-14)."""

from engine.compat import TYPE_CHECKING
from engine.games.rumski.solver.layout import all_cards, without

if TYPE_CHECKING:
    from engine.types import WayBack


def way_back(before: list[list[int]], melds: list[list[int]]) -> "WayBack":
    """Return (steps, cards that return to the hand) that turn the table `melds` back into `before`.

    There is one step for each meld that did not stay: (the meld as it was, sources). A source is
    (cards, the cards among which they then lie; [] if they are off the table).

    >>> way_back([[0, 1, 2], [3, 4, 5]], [[0, 1], [2, 3, 4, 5], [65]])
    ([([0, 1, 2], [([2], [2, 3, 4, 5])])], [65])
    """
    piles = [list(meld) for meld in melds]
    wanted: list[list[int]] = []
    for meld in before:
        same = [pile for pile in piles if sorted(pile) == sorted(meld)]
        if same:
            piles.remove(same[0])
        else:
            wanted.append(meld)
    steps: list[tuple[list[int], list[tuple[list[int], list[int]]]]] = []
    for meld in wanted:
        # The meld is rebuilt where most of its cards still lie.
        home: list[int] = []
        most = 0
        for pile in piles:
            shared = len(meld) - len(without(meld, pile))
            if shared > most:
                home, most = pile, shared
        lacking = list(meld)
        if home:
            lacking = without(meld, home)
            left = without(home, meld)
            piles.remove(home)
            if left:
                piles.append(left)
        sources: list[tuple[list[int], list[int]]] = []
        for pile in piles:
            taken = without(lacking, without(lacking, pile))
            if taken:
                sources.append((taken, list(pile)))
                lacking = without(lacking, taken)
                rest = without(pile, taken)
                piles[piles.index(pile)] = rest
        if lacking:
            sources.append((lacking, []))
        # Otherwise an earlier step has already left it whole.
        if sources or len(meld) < len(home):
            steps.append((meld, sources))
    return steps, all_cards(piles)

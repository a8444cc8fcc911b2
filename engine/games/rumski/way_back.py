"""The way back: how people put Rumski's table back as it was before a turn, meld by meld
(RSK-14).
"""

from engine.games.rumski.solver.layout import all_cards, without


def way_back(before, melds):
    """Return how to make the table `before` of `melds`: (steps, cards that return to the hand).

    A step, one for each meld that did not stay, is (the meld as it was, sources); a source is
    (cards, the cards among which they lie by then; [] where they are off the table).

    >>> way_back([[0, 1, 2], [3, 4, 5]], [[0, 1], [2, 3, 4, 5], [65]])
    ([([0, 1, 2], [([2], [2, 3, 4, 5])])], [65])
    """
    piles = [list(meld) for meld in melds]
    wanted = []
    for meld in before:
        same = [pile for pile in piles if sorted(pile) == sorted(meld)]
        if same:
            piles.remove(same[0])
        else:
            wanted.append(meld)
    steps = []
    for meld in wanted:
        # It is built where most of its cards still lie.
        home = None
        for pile in piles:
            shared = len(meld) - len(without(meld, pile)[0])
            if shared and (home is None or shared > home[0]):
                home = (shared, pile)
        lacking = list(meld)
        if home:
            lacking = without(meld, home[1])[0]
            left = without(home[1], meld)[0]
            piles.remove(home[1])
            if left:
                piles.append(left)
        sources = []
        for pile in piles:
            taken = without(lacking, without(lacking, pile)[0])[0]
            if taken:
                sources.append((taken, list(pile)))
                lacking = without(lacking, taken)[0]
                rest = without(pile, taken)[0]
                piles[piles.index(pile)] = rest
        if lacking:
            sources.append((lacking, []))
        # Else an earlier step has left it whole already.
        if sources or len(meld) < len(home[1]):
            steps.append((meld, sources))
    return steps, all_cards(piles)

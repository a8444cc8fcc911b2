"""Rumski's `play` as an integer program, solved by HiGHS: independent of the search.

It has a variable for each meld of three to six cards (a longer one is two shorter ones). Each card
is in at most one meld, those of the table in exactly one; the wilds are counted. After D. den
Hertog and P. Hulshof, "Solving Rummikub problems by integer linear programming", The Computer
Journal 49 (2006).
"""

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp
from scipy.sparse import csc_array

_COLOURS = "RBGPY"


def _small_melds(cards):
    for number in range(1, 14):
        same = [colour + str(number) for colour in _COLOURS if colour + str(number) in cards]
        for bits in range(1, 2 ** len(same)):
            group = [card for at, card in enumerate(same) if bits >> at & 1]
            if len(group) >= 3:
                yield group, 0
            if len(group) >= 2:
                yield group, 1
    for colour in _COLOURS:
        for size in (3, 4, 5):
            for low in range(1, 15 - size):
                run = [colour + str(number) for number in range(low, low + size)]
                there = [card for card in run if card in cards]
                if len(there) == size:
                    yield run, 0
                    for out in run:
                        yield [card for card in run if card != out], 1
                elif len(there) == size - 1:
                    yield there, 1


def best(table: list[list[str]], hand: list[str]) -> tuple[int, int]:
    """Return (count, points) of the best play of a player who has opened; cards are texts."""
    must = [card for meld in table for card in meld if card != "W"]
    fixed = sum(meld.count("W") for meld in table)
    free = [card for card in hand if card != "W"]
    spare = hand.count("W")
    cards = must + free
    at = {card: index for index, card in enumerate(cards)}
    melds = list(_small_melds(set(cards)))
    if not melds:
        return 0, 0
    entries, rows, columns = [], [], []
    gain = numpy.zeros(len(melds))
    for column, (group, wild) in enumerate(melds):
        for card in group:
            entries.append(1.0)
            rows.append(at[card])
            columns.append(column)
            if at[card] >= len(must):
                gain[column] += 1000 + (10 if int(card[1:]) >= 10 else 5)
        if wild:
            gain[column] += 1025
            entries.append(1.0)
            rows.append(len(cards))
            columns.append(column)
    matrix = csc_array((entries, (rows, columns)), shape=(len(cards) + 1, len(melds)))
    low = [1.0] * len(must) + [0.0] * len(free) + [float(fixed)]
    high = [1.0] * len(cards) + [float(fixed + spare)]
    result = milp(
        -gain,
        constraints=LinearConstraint(matrix, low, high),  # pyright: ignore[reportArgumentType]
        bounds=Bounds(0, 1),
        integrality=numpy.ones(len(melds)),
        options={"mip_rel_gap": 0},
    )
    assert result.success, result.message
    total = round(-result.fun) - 1025 * fixed
    return total // 1000, total % 1000

"""The time to find the best five of 7, 17 and 26 cards, and to name them.

Per hand the median of several passes over the same random hands, and over the hands their mean,
99th percentile and worst; `number` is the mean of the strength alone, which is enough to find the
winner. A call is timed in loops of ten to make the clock's own cost small. Before the timing, the
answers are compared with the plain search of this module, which tries all fives: every hand of 7,
and as many of 17 and 26 as a few seconds allow.
"""

import random
from collections.abc import Sequence
from itertools import combinations

from engine.games.rummoli import poker
from tests.proof.bench.timing import spread, timed

SEED = 5
SIZES = (7, 17, 26)
CHECKED = {7: 1000, 17: 30, 26: 2}
LOOPS = 10


def hands(size: int, count: int) -> list[list[int]]:
    """Return `count` random hands of `size` cards of the standard deck."""
    rng = random.Random(SEED + size)
    return [rng.sample(range(52), size) for _ in range(count)]


def plain_value(five: Sequence[int]) -> tuple[int, list[int]]:
    """Return the value of five cards as (category, ranks), counted card by card."""
    ranks = sorted([(card - 1) % 13 for card in five], reverse=True)
    flush = len({card // 13 for card in five}) == 1
    if ranks == [12, 3, 2, 1, 0]:
        ranks = [3, 2, 1, 0, -1]
    shape = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)
    counts = [count for count, _ in shape]
    straight = len(shape) == 5 and ranks[0] - ranks[4] == 4
    if straight:
        category = 8 if flush else 4
    elif flush:
        category = 5
    else:
        shapes = ([1] * 5, [2, 1, 1, 1], [2, 2, 1], [3, 1, 1], None, None, [3, 2], [4, 1])
        category = shapes.index(counts)
    return category, [rank for _, rank in shape]


def check(cards: Sequence[int]) -> None:
    """Assert that the engine's five are among `cards` and as good as any five of them."""
    value, category, five = poker.best(cards)
    most = max(plain_value(some) for some in combinations(cards, 5))
    assert len(set(five)) == 5, five
    assert set(five) <= set(cards), five
    assert plain_value(five) == most, cards
    assert category == poker.CATEGORIES[most[0]], cards
    assert value == poker.strength(cards) == poker.strength(five), cards


def figures(quick: bool = False) -> dict:
    """Return {"poker.7": {"unit", "mean", "p99", "worst", "n", "number"}, ...}.

    `quick` uses fewer hands and passes.
    """
    count, passes = (100, 3) if quick else (1000, 7)
    found = {}
    for size in SIZES:
        dealt = hands(size, count)
        for cards in dealt[: CHECKED[size] // (10 if quick else 1) or 1]:
            check(cards)
        figure = spread(timed(poker.best, dealt, passes, LOOPS))
        figure["number"] = spread(timed(poker.strength, dealt, passes, LOOPS))["mean"]
        found["poker.%d" % size] = figure
    return found

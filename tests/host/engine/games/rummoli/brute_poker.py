"""Poker by trying every five: slow, obvious, and without a line of the engine's.

All fives of a hand are written out as rows; a row's ranks are sorted, and the number of its equal
pairs of ranks says what it is (none, 1 pair, 2 two pairs, 3 three, 4 full house, 6 four of a kind).
"""

from itertools import combinations
from math import comb

import numpy

NAMES = {
    8: "straight_flush",
    7: "four_of_a_kind",
    6: "full_house",
    5: "flush",
    4: "straight",
    3: "three_of_a_kind",
    2: "two_pair",
    1: "pair",
    0: "high_card",
}
_BY_PAIRS = numpy.array([0, 1, 2, 3, 6, -1, 7])
_choices = {}


def _fives(count):
    if count not in _choices:
        flat = numpy.fromiter(
            (place for five in combinations(range(count), 5) for place in five),
            dtype=numpy.int8,
            count=5 * comb(count, 5),
        )
        _choices[count] = flat.reshape(-1, 5)
    return _choices[count]


def scores(rows, wheel=True):
    """Return a score per row of five cards (13 * suit + rank - 1): the greater one wins."""
    ranks = rows % 13 + 1
    ranks = numpy.where(ranks == 1, 14, ranks).astype(numpy.int64)
    suits = rows // 13
    same = numpy.zeros(len(rows), dtype=numpy.int64)
    times = numpy.zeros_like(ranks)
    for first in range(5):
        for second in range(5):
            equal = ranks[:, first] == ranks[:, second]
            times[:, first] += equal
            if first < second:
                same += equal
    flush = (suits == suits[:, :1]).all(axis=1)
    high, low = ranks.max(axis=1), ranks.min(axis=1)
    straight = (same == 0) & (high - low == 4)
    if wheel:
        corner = (same == 0) & (high == 14) & (ranks.sum(axis=1) == 28)
        corner &= numpy.sort(ranks, axis=1)[:, 3] == 5
        ranks = numpy.where(corner[:, None] & (ranks == 14), 1, ranks)
        straight |= corner
    kind = _BY_PAIRS[same]
    kind = numpy.where(straight, 4, kind)
    kind = numpy.where(flush, numpy.where(straight, 8, 5), kind)
    order = -numpy.sort(-(times * 16 + ranks), axis=1) % 16
    result = kind
    for place in range(5):
        result = result * 16 + order[:, place]
    return result


def best(cards, wheel=True):
    """Return (score, name) of the best five of `cards`."""
    rows = numpy.array(cards)[_fives(len(cards))]
    score = int(scores(rows, wheel).max())
    return score, NAMES[score >> 20]

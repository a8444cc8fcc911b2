"""Laying off by plain enumeration: slow, obvious, and without a line of the engine's (GIN-7).

All partitions of a hand into melds and single cards are built; of the knocker's, those of least
deadwood are kept. Then any card of the opponent is laid on any meld of the table that it leaves a
meld, card after card, until every hand that can be left has been seen, and each is partitioned.
"""

from functools import lru_cache
from itertools import combinations


def value(card):
    return min(card % 13 + 1, 10)


def is_meld(cards):
    """Whether a frozenset of cards is a set or a run."""
    ranks = sorted(card % 13 for card in cards)
    suits = {card // 13 for card in cards}
    if len(cards) < 3:
        return False
    if len(set(ranks)) == 1:
        return len(cards) <= 4
    return len(suits) == 1 and ranks == list(range(ranks[0], ranks[0] + len(cards)))


def melds_with(card, others):
    """All melds of `card` and some of `others`."""
    alike = [other for other in others if other % 13 == card % 13]
    near = [other for other in others if other // 13 == card // 13]
    for pool in (alike, near):
        for size in range(2, len(pool) + 1):
            for chosen in combinations(pool, size):
                meld = frozenset(chosen + (card,))
                if is_meld(meld):
                    yield meld


@lru_cache(maxsize=200000)
def partitions(cards):
    """All (deadwood, melds) of a sorted tuple of cards, melds a frozenset of frozensets."""
    if not cards:
        return ((0, frozenset()),)
    first, others = cards[0], cards[1:]
    found = {(points + value(first), melds) for points, melds in partitions(others)}
    for meld in melds_with(first, others):
        rest = tuple(card for card in others if card not in meld)
        found |= {(points, melds | {meld}) for points, melds in partitions(rest)}
    return tuple(found)


@lru_cache(maxsize=200000)
def least(cards):
    """The least deadwood of a sorted tuple of cards."""
    if not cards:
        return 0
    first, others = cards[0], cards[1:]
    best = value(first) + least(others)
    for meld in melds_with(first, others):
        best = min(best, least(tuple(card for card in others if card not in meld)))
    return best


def after_laying_off(melds, opponent):
    """The least deadwood of the opponent on a table of `melds`, a frozenset of frozensets."""
    start = (frozenset(melds), tuple(sorted(opponent)))
    seen, open_ = {start}, [start]
    best = None
    while open_:
        table, hand = open_.pop()
        points = least(hand)
        best = points if best is None else min(best, points)
        for card in hand:
            for meld in table:
                if is_meld(meld | {card}):
                    after = (
                        (table - {meld}) | {meld | {card}},
                        tuple(other for other in hand if other != card),
                    )
                    if after not in seen:
                        seen.add(after)
                        open_.append(after)
    return best


def knock(knocker, opponent):
    """(the knocker's deadwood, the opponent's) after a knock by cards alone."""
    ways = partitions(tuple(sorted(knocker)))
    own = min(points for points, _ in ways)
    if own == 0:
        return 0, least(tuple(sorted(opponent)))
    best = max(after_laying_off(melds, opponent) for points, melds in ways if points == own)
    return own, best

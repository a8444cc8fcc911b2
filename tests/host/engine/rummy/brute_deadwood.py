"""Melds and deadwood by plain enumeration: slow, obvious, and without a line of the engine's.

Every meld that a game knows is written out in full (each set and each run as a multiset of cards);
a hand has a meld where its own cards and as many wild ones as are missing make it up. The least
deadwood is what the best of all unions of disjoint melds leaves, and all the unions are built.
"""

from collections import Counter
from itertools import combinations, combinations_with_replacement

import numpy

GAMES = {
    # suits, copies of a card, wild card, most cards of a set, value of a wild, most a card counts
    "gin": (4, 1, 52, 4, 0, 10),
    "rumino": (4, 2, 52, 4, 10, 10),
    "ginski": (5, 1, 65, 6, 20, 13),
    "rumski": (5, 1, 65, 6, 20, 13),
    "tuscan": (4, 1, 52, 4, 0, 13),
}

# Tuscan Rummy's ranks from low to high, by deck and ace.
TUSCAN = {
    ("italian40", "high"): "A 2 3 4 5 6 7 J Q K",
    ("german36", "high"): "6 7 8 9 10 J Q K A",
    ("german36", "low"): "A 6 7 8 9 10 J Q K",
}
NAMES = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")


def value(game, card):
    _, _, wild, _, of_wild, most = GAMES[game]
    return of_wild if card == wild else min(card % 13 + 1, most)


def written_out(game, twins=True):
    """All melds of a game as sorted tuples of natural cards, but for the set with a wild as
    sixth.
    """
    suits, copies, _, most, _, _ = GAMES[game]
    melds = set()
    for suit in range(suits):
        for low in range(13):
            for high in range(low + 2, 13):
                melds.add(tuple(13 * suit + rank for rank in range(low, high + 1)))
    for rank in range(13):
        for size in range(3, min(most, suits) + 1):
            for chosen in combinations_with_replacement(range(suits), size):
                often = max(Counter(chosen).values())
                if often <= (copies if twins else 1):
                    melds.add(tuple(13 * suit + rank for suit in chosen))
    return melds


def written_out_tuscan(deck, ace):
    """All melds of Tuscan Rummy as sorted tuples of cards."""
    line = [NAMES.index(name) for name in TUSCAN[deck, ace].split()]
    melds = set()
    for suit in range(4):
        for size in range(3, len(line) + 1):
            for start in range(len(line) - size + 1):
                ranks = line[start : start + size]
                melds.add(tuple(sorted(13 * suit + rank for rank in ranks)))
    for rank in line:
        for size in (3, 4):
            melds |= {tuple(13 * s + rank for s in suits) for suits in combinations(range(4), size)}
    return melds


def melds_of(game, cards, limit, written, free_sets=None):
    """The positions, as bit masks, of every meld that lies in `cards`, with up to `limit` wilds."""
    wild = GAMES[game][2]
    where = {}
    for position, card in enumerate(cards):
        where.setdefault(card, []).append(position)
    wilds = where.get(wild, [])
    found = set()
    held = Counter(card for card in cards if card != wild)
    spare = min(limit, len(wilds))
    for meld in written:
        # Most melds have next to nothing in the hand: this is only to be done with them quickly.
        if len(meld) - sum(held[card] for card in set(meld) if card in held) > spare:
            continue
        need = Counter(meld)
        have = need & held
        missing = len(meld) - sum(have.values())
        if missing > spare or not have:
            continue
        own = [p for card in have for p in where[card]]
        for count in range(max(1, len(meld) - spare), len(meld) + 1):
            for naturals in combinations(own, count):
                got = Counter(cards[p] for p in naturals)
                if got - need:
                    continue
                for jokers in combinations(wilds, len(meld) - count):
                    found.add(sum(1 << p for p in naturals + jokers))
    if game in ("ginski", "rumski"):
        found |= _sixes(cards, where, wilds)
    return found


def _sixes(cards, where, wilds):
    """The set of six: the five cards of a rank and one wild (GSK-4, RSK-5)."""
    found = set()
    for rank in range(13):
        five = [where[13 * suit + rank][0] for suit in range(5) if 13 * suit + rank in where]
        if len(five) == 5:
            for joker in wilds:
                found.add(sum(1 << p for p in five + [joker]))
    return found


def least(game, cards, limit=14, written=None, twins=True):
    """The least deadwood of a hand: the total less the best union of disjoint melds."""
    if written is None:
        written = written_out(game, twins)
    melds = melds_of(game, cards, limit, written)
    size = 1 << len(cards)
    reached = numpy.zeros(size, dtype=bool)
    reached[0] = True
    for meld in melds:
        unions = numpy.nonzero(reached)[0]
        unions = unions[unions & meld == 0]
        reached[unions | meld] = True
    worth = numpy.zeros(size, dtype=int)
    masks = numpy.arange(size)
    for position, card in enumerate(cards):
        worth += ((masks >> position) & 1) * value(game, card)
    return int(sum(value(game, card) for card in cards) - worth[reached].max())


def is_meld(game, cards, limit=14, written=None, twins=True):
    """Whether all the cards together are one meld."""
    if written is None:
        written = written_out(game, twins)
    return (1 << len(cards)) - 1 in melds_of(game, cards, limit, written)

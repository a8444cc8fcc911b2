"""Tuscan Rummy's hands by plain enumeration: slow, obvious, and without a line of the engine's.

Cards are texts. Every meld is written out; a dieci or sette is found by trying all choices of two
or three of the melds that a hand holds, a ramino by trying all sevens; the better of two hands is
found by comparing two hands at a time.
"""

from functools import cmp_to_key
from itertools import combinations

SUITS = ("S", "C", "D", "H")  # the highest first (TUS-9)
ORDERS = {
    "italian": ["A", "2", "3", "4", "5", "6", "7", "J", "Q", "K"],
    "german_high": ["6", "7", "8", "9", "10", "J", "Q", "K", "A"],
    "german_low": ["A", "6", "7", "8", "9", "10", "J", "Q", "K"],
}
KINDS = ("none", "sette", "dieci", "ramino", "gran_ramino")


def house(deck):
    """Return the engine's house rules for one of ORDERS."""
    ace = "low" if deck == "german_low" else "high"
    return {"deck": "italian40" if deck == "italian" else "german36", "german_ace": ace}


def all_melds(deck):
    """Return all sets and runs as frozensets of texts."""
    order = ORDERS[deck]
    found = []
    for rank in order:
        same = [rank + suit for suit in SUITS]
        found += [frozenset(some) for size in (3, 4) for some in combinations(same, size)]
    for suit in SUITS:
        for size in range(3, len(order) + 1):
            for low in range(len(order) - size + 1):
                found.append(frozenset(rank + suit for rank in order[low : low + size]))
    return found


MELDS = {deck: all_melds(deck) for deck in ORDERS}


def in_order(cards, deck):
    """Tell whether the ranks of `cards`, sorted, follow each other."""
    places = sorted(ORDERS[deck].index(card[:-1]) for card in cards)
    return all(b - a == 1 for a, b in zip(places, places[1:], strict=False))


def sevens(hand, deck):
    """Return the suits of the sevens that make the hand a ramino."""
    found = []
    for seven in combinations(hand, 7):
        rest = [card for card in hand if card not in seven]
        if len({card[-1] for card in seven}) == 1 and in_order(seven, deck):
            if len({card[-1] for card in rest}) <= 1 or in_order(rest, deck):
                found.append(seven[0][-1])
    return found


def covered(hand, deck):
    """Tell whether all cards of the hand are in melds that share none."""
    hand = frozenset(hand)
    melds = [meld for meld in MELDS[deck] if meld <= hand]
    for count in (1, 2, 3):
        for some in combinations(melds, count):
            if sum(len(meld) for meld in some) == len(hand) and frozenset().union(*some) == hand:
                return True
    return False


def kind(hand, deck):
    """Return the highest hand that the cards are (TUS-4 to TUS-7)."""
    if len(hand) == 10 and len({card[-1] for card in hand}) == 1:
        return "gran_ramino"
    if sevens(hand, deck):
        return "ramino"
    if covered(hand, deck):
        return "dieci" if len(hand) == 10 else "sette"
    return "none"


def points(hand, deck):
    """Return the card points (TUS-11, TUS-12)."""
    worth = {"K": 10, "Q": 9, "J": 8, "A": 11 if deck == "german_high" else 1}
    return sum(worth.get(card[:-1]) or int(card[:-1]) for card in hand)


def compare(first, second, deck, exhausted):
    """Return a number above 0 where the first hand is the better one (TUS-7 to TUS-11)."""
    one, two = kind(first, deck), kind(second, deck)
    if one != two:
        return KINDS.index(one) - KINDS.index(two)
    if one == "none":
        return points(first, deck) - points(second, deck) if exhausted else 0
    if one in ("gran_ramino", "ramino"):
        return SUITS.index(sevens(second, deck)[0]) - SUITS.index(sevens(first, deck)[0])
    one, two = longest(first, deck), longest(second, deck)
    for mine, theirs in zip(one, two, strict=True):
        if mine != theirs:
            return mine - theirs
    return 0


def longest(hand, deck):
    """Return what TUS-10 compares, for the suit that is best for the hand."""
    claims = []
    for suit in SUITS:
        places = [ORDERS[deck].index(card[:-1]) for card in hand if card[-1] == suit]
        if places:
            claims.append([len(places), max(places), -SUITS.index(suit)])
    claims.sort()
    return claims[-1]


def showdown(hands, deck, exhausted):
    """Return (winner or None, ranking) of a dict of names and hands."""

    def order(one, two):
        return compare(hands[two], hands[one], deck, exhausted) or (one > two) - (one < two)

    ranking = []
    for name in sorted(hands, key=cmp_to_key(order)):
        if ranking and not compare(hands[name], hands[ranking[-1][0]], deck, exhausted):
            ranking[-1].append(name)
        else:
            ranking.append([name])
    top = ranking[0]
    decided = exhausted or kind(hands[top[0]], deck) != "none"
    return (top[0] if len(top) == 1 and decided else None), ranking

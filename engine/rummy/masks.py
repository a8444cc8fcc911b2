"""The quick way to count natural cards: the least deadwood with masks, without a search.

A hand without wild cards and without equal cards is counted fast, with masks. A set takes cards
away from runs: once the sets are chosen, the runs are determined, since every card with enough
neighbours is in one. A rank is only tried with and without its set if a card of the set is also
needed by a run. Such cards may be left to the run, as long as the set keeps three. Two suits share
one integer of 28 bits, 15 bits apart: two shifts find the runs of both at once, and nothing
outgrows a small integer.

The method is the project's own. Bounds: a rank of five colours has at most 17 choices, one of four
has six, and at most a third of the cards' ranks conflict. The worst hands found by hill climbing
have 16 choices (ten cards: JS JH JD JC QH QC KS KH KD KC, 19 microseconds of CPython on a desktop)
and 25 (eleven: 9H 10S 10H 10D 10C JS JH JD JC QD QC, 26 microseconds).
"""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..types import Masks
    from .table import Table

# The bit of a card within its pair of suits.
_BIT = tuple([1 << (card + 2 if card > 12 else card) for card in range(26)])


def reads(table: "Table", cards: "Sequence[int]") -> bool:
    """Return whether the masks know the melds of a table, and all cards of a hand."""
    if not table.masks:
        return False
    if table.has_wilds:
        if table.joker in cards:
            return False
        if table.others_wild:
            for card in cards:
                if table.wild[card]:
                    return False
    return table.single or len(set(cards)) == len(cards)


def _sums(first: int, count: int, max_value: int) -> bytes:
    """Return the value of each mask of `count` ranks from `first`, at most `max_value` a card."""
    sums = [0]
    for rank in range(first, first + count):
        sums += [points + min(rank, max_value) for points in sums]
    return bytes(sums)


# Values of the seven low ranks, and of the six high ones with court cards at ten and at their rank.
_LOW = _sums(1, 7, 7)
_TENS = _sums(8, 6, 10)
_FULL = _sums(8, 6, 13)


def least_plain(
    cards: "Sequence[int]", full: bool, layout: bool
) -> tuple[int, list[list[int]], list[int]]:
    """Return (least deadwood, sets and runs, cards left) of different natural cards.

    With `full`, court cards count 11 to 13 instead of ten. Melds and cards left are empty unless
    `layout` is true; melds are lists of cards in reading order.

    >>> least_plain([0, 1, 2, 12, 25], False, True)
    (20, [[0, 1, 2]], [12, 25])
    """
    lo = hi = ex = 0
    for card in cards:
        if card < 26:
            lo |= _BIT[card]
        elif card < 52:
            hi |= _BIT[card - 26]
        else:
            ex |= _BIT[card - 52]
    high = _FULL if full else _TENS
    low = _LOW
    a = lo & 0x1FFF
    b = lo >> 15
    c = hi & 0x1FFF
    d = hi >> 15
    total = (
        low[a & 127]
        + high[a >> 7]
        + low[b & 127]
        + high[b >> 7]
        + low[c & 127]
        + high[c >> 7]
        + low[d & 127]
        + high[d >> 7]
    )
    sets = a & b & (c | d) | c & d & (a | b)
    run_lo = lo & lo >> 1 & lo >> 2
    run_hi = hi & hi >> 1 & hi >> 2
    run_ex = 0
    if ex:
        total += low[ex & 127] + high[ex >> 7]
        sets |= ex & (a & (b | c | d) | b & (c | d) | c & d)
        run_ex = ex & ex >> 1 & ex >> 2
    if sets:
        both = 0
        if run_lo or run_hi or run_ex:
            run_lo |= run_lo << 1 | run_lo << 2
            run_hi |= run_hi << 1 | run_hi << 2
            run_ex |= run_ex << 1 | run_ex << 2
            both = sets & (run_lo | run_lo >> 15 | run_hi | run_hi >> 15 | run_ex)
        taken = sets | sets << 15
        set_lo = lo & taken
        set_hi = hi & taken
        set_ex = ex & sets
        one, two = set_lo | run_lo, set_hi | run_hi
        points = low[one & 127] + high[one >> 7 & 63] + low[one >> 15 & 127] + high[one >> 22]
        points += low[two & 127] + high[two >> 7 & 63] + low[two >> 15 & 127] + high[two >> 22]
        if ex:
            points += low[(set_ex | run_ex) & 127] + high[(set_ex | run_ex) >> 7]
        if both:
            found = _choose((lo, hi, ex), (run_lo, run_hi, run_ex), sets, both, high, points)
            points, set_lo, set_hi, set_ex = found
        if not layout:
            return total - points, [], []
        melds, left = _shown(cards, lo, hi, ex, set_lo, set_hi, set_ex)
        return total - points, melds, left
    if run_lo:
        run_lo |= run_lo << 1 | run_lo << 2
        total -= _value(run_lo, high)
    if run_hi:
        run_hi |= run_hi << 1 | run_hi << 2
        total -= _value(run_hi, high)
    if run_ex:
        run_ex |= run_ex << 1 | run_ex << 2
        total -= low[run_ex & 127] + high[run_ex >> 7]
    if not layout:
        return total, [], []
    if run_lo or run_hi or run_ex:
        melds, left = _shown(cards, lo, hi, ex, 0, 0, 0)
        return total, melds, left
    return total, [], sorted(cards)


def all_least(cards: "Sequence[int]") -> list[tuple[int, list[list[int]], list[int]]]:
    """Return every result of `least_plain` with the least deadwood, with layout, for four suits.

    Court cards count ten. Ways that differ only in where a long run is cut are one way.

    >>> cards = [2, 3, 4, 15, 16, 17, 28, 29, 30]
    >>> [melds for _, melds, _ in all_least(cards)]
    [[[2, 15, 28], [3, 16, 29], [4, 17, 30]], [[2, 3, 4], [15, 16, 17], [28, 29, 30]]]
    """
    lo = hi = 0
    for card in cards:
        if card < 26:
            lo |= _BIT[card]
        else:
            hi |= _BIT[card - 26]
    a, b, c, d = lo & 0x1FFF, lo >> 15, hi & 0x1FFF, hi >> 15
    sets = a & b & (c | d) | c & d & (a | b)
    run_lo = lo & lo >> 1 & lo >> 2
    run_hi = hi & hi >> 1 & hi >> 2
    both = 0
    if sets and (run_lo or run_hi):
        run_lo |= run_lo << 1 | run_lo << 2
        run_hi |= run_hi << 1 | run_hi << 2
        both = sets & (run_lo | run_lo >> 15 | run_hi | run_hi >> 15)
    if not both:
        return [least_plain(cards, False, True)]
    sure = (sets & ~both) | (sets & ~both) << 15
    choices = [(lo & sure, hi & sure)]
    while both:
        bit = both & -both
        both ^= bit
        pair = bit | bit << 15
        ways = _ways(lo & pair, hi & pair, 0, run_lo & pair, run_hi & pair, 0)
        choices = [(lo1 | lo2, hi1 | hi2) for lo1, hi1 in choices for lo2, hi2, _, _ in ways]
    most = -1
    found: list[tuple[int, int]] = []
    low, high = _LOW, _TENS
    for set_lo, set_hi in choices:
        left = lo ^ set_lo
        run = left & left >> 1 & left >> 2
        run |= run << 1 | run << 2 | set_lo
        points = low[run & 127] + high[run >> 7 & 63] + low[run >> 15 & 127] + high[run >> 22]
        left = hi ^ set_hi
        run = left & left >> 1 & left >> 2
        run |= run << 1 | run << 2 | set_hi
        points += low[run & 127] + high[run >> 7 & 63] + low[run >> 15 & 127] + high[run >> 22]
        if points > most:
            most = points
            found = []
        if points == most:
            found.append((set_lo, set_hi))
    total = _value(lo, _TENS) + _value(hi, _TENS) - most
    results: list[tuple[int, list[list[int]], list[int]]] = []
    for set_lo, set_hi in found:
        melds, left = _shown(cards, lo, hi, 0, set_lo, set_hi, 0)
        results.append((total, melds, left))
    return results


def _value(pair: int, high: bytes) -> int:
    """Return the value of the cards of two suits."""
    return _LOW[pair & 127] + high[pair >> 7 & 63] + _LOW[pair >> 15 & 127] + high[pair >> 22]


def _choose(
    hand: "Masks", runs: "Masks", sets: int, both: int, high: bytes, enough: int
) -> tuple[int, int, int, int]:
    """Return (points melded, set cards in lo, hi, ex) of the best choice of sets.

    `hand` and `runs` are (lo, hi, ex): the masks of all cards and of those in runs. `sets` has the
    ranks of sets, `both` those whose set conflicts with a run. No choice melds more than `enough`:
    one that reaches it ends the search.
    """
    lo, hi, ex = hand
    run_lo, run_hi, run_ex = runs
    sure = sets & ~both
    sure_pair = sure | sure << 15
    # The set cards so far, one entry per choice; the last rank is tried without a list.
    choices = [(lo & sure_pair, hi & sure_pair, ex & sure)]
    # Each turn takes a rank out of `both`.
    while True:
        bit = both & -both
        both ^= bit
        pair = bit | bit << 15
        ways = _ways(lo & pair, hi & pair, ex & bit, run_lo & pair, run_hi & pair, run_ex & bit)
        if not both:
            break
        choices = [
            (set_lo | way_lo, set_hi | way_hi, set_ex | way_ex)
            for set_lo, set_hi, set_ex in choices
            for way_lo, way_hi, way_ex, _ in ways
        ]
    best, best_lo, best_hi, best_ex = -1, 0, 0, 0
    low = _LOW
    for base_lo, base_hi, base_ex in choices:
        for set_lo, set_hi, set_ex, _ in ways:
            set_lo |= base_lo
            left = lo ^ set_lo
            run = left & left >> 1 & left >> 2
            run |= run << 1 | run << 2 | set_lo
            points = low[run & 127] + high[run >> 7 & 63] + low[run >> 15 & 127] + high[run >> 22]
            set_hi |= base_hi
            left = hi ^ set_hi
            run = left & left >> 1 & left >> 2
            run |= run << 1 | run << 2 | set_hi
            points += low[run & 127] + high[run >> 7 & 63] + low[run >> 15 & 127] + high[run >> 22]
            if ex:
                set_ex |= base_ex
                left = ex ^ set_ex
                run = left & left >> 1 & left >> 2
                run |= run << 1 | run << 2 | set_ex
                points += low[run & 127] + high[run >> 7]
            if points > best:
                best, best_lo, best_hi, best_ex = points, set_lo, set_hi, set_ex
                if best == enough:
                    return best, best_lo, best_hi, best_ex
    return best, best_lo, best_hi, best_ex


def _ways(
    lo: int, hi: int, ex: int, run_lo: int, run_hi: int, run_ex: int
) -> list[tuple[int, int, int, int]]:
    """Return the choices for one rank as (lo, hi, ex, size).

    They are: no set, the whole set, and the set without some of the cards that runs need.
    """
    size = 0
    for cards in (lo, hi, ex):
        while cards:
            cards &= cards - 1
            size += 1
    ways = [(lo, hi, ex, size)]
    for at, run in ((0, run_lo), (1, run_hi), (2, run_ex)):
        while run:
            bit = run & -run
            run ^= bit
            for in_lo, in_hi, in_ex, count in list(ways):
                if count > 3:
                    if at == 0:
                        ways.append((in_lo ^ bit, in_hi, in_ex, count - 1))
                    elif at == 1:
                        ways.append((in_lo, in_hi ^ bit, in_ex, count - 1))
                    else:
                        ways.append((in_lo, in_hi, in_ex ^ bit, count - 1))
    ways.append((0, 0, 0, 0))
    return ways


def _shown(
    cards: "Sequence[int]", lo: int, hi: int, ex: int, set_lo: int, set_hi: int, set_ex: int
) -> tuple[list[list[int]], list[int]]:
    """Return (melds, cards left) for the sets chosen; the rest forms the runs."""
    lo ^= set_lo
    hi ^= set_hi
    ex ^= set_ex
    run_lo = lo & lo >> 1 & lo >> 2
    run_hi = hi & hi >> 1 & hi >> 2
    run_ex = ex & ex >> 1 & ex >> 2
    run_lo |= run_lo << 1 | run_lo << 2
    run_hi |= run_hi << 1 | run_hi << 2
    run_ex |= run_ex << 1 | run_ex << 2
    melds: list[list[int]] = []
    left: list[int] = []
    sets: dict[int, list[int]] = {}
    last = -2
    for card in sorted(cards):
        if card < 26:
            bit, in_set, in_run = _BIT[card], set_lo, run_lo
        elif card < 52:
            bit, in_set, in_run = _BIT[card - 26], set_hi, run_hi
        else:
            bit, in_set, in_run = _BIT[card - 52], set_ex, run_ex
        if bit & in_set:
            rank = card % 13
            if rank in sets:
                sets[rank].append(card)
            else:
                sets[rank] = [card]
                melds.append(sets[rank])
        elif bit & in_run:
            if card == last + 1 and card % 13:
                melds[-1].append(card)
            else:
                melds.append([card])
            last = card
        else:
            left.append(card)
    return melds, left

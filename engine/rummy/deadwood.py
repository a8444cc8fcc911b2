"""Deadwood: the cards of a hand that are in no meld, counted exactly, and what the hand may do.

The game's `HandRules` define what counts (RMN-4 to RMN-8, RMN-10, RMN-11; GSK-3 to GSK-6, GSK-8,
GSK-9). The defaults are the rules of standard gin rummy, whose published hands test the search.
A hand of any size is counted as it is (ALL-7).

All ways of counting read the rules' `Table`, and each is used only for what it can read. A hand
without wild cards and without equal cards is counted fast, with masks. A set takes cards
away from runs: once the sets are chosen, the runs are determined, since every card with enough
neighbours is in one. A rank is only tried with and without its set if a card of the set is also
needed by a run. Such cards may be left to the run, as long as the set keeps three. Two suits share
one integer of 28 bits, 15 bits apart: two shifts find the runs of both at once, and nothing
outgrows a small integer. Most other hands are searched (`engine.rummy.deadwood_search`). What
neither knows, such as runs in another order of ranks, is left to `engine.rummy.kit`.

The method is the project's own. Bounds: a rank of five colours has at most 17 choices, one of four
has six, and at most a third of the cards' ranks conflict. The worst hands found by hill climbing
have 16 choices (ten cards: JS JH JD JC QH QC KS KH KD KC, 19 microseconds of CPython on a desktop)
and 25 (eleven: 9H 10S 10H 10D 10C JS JH JD JC QD QC, 26 microseconds). The slowest `best_discard`
found took 0.3 ms (eleven Ginski cards: R1 W R2 G2 R3 R4 and all five 5s).
"""

from ..compat import TYPE_CHECKING
from ..game.meld_rules import BIG, CLEAN, MAY_END, MAY_NOT_END, WON
from .deadwood_search import Search
from .table import compiled

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.meld_rules import HandRules
    from ..types import Masks
    from .table import Table

    # (points, melds, cards left) of a hand.
    Counted = tuple[int, list[list[int]], list[int]]

# The most cards that are searched.
_MOST_SEARCHED = 14

# The bit of a card within its pair of suits.
_BIT = tuple([1 << (card + 2 if card > 12 else card) for card in range(26)])


def least(rules: "HandRules", cards: list[int]) -> int:
    """Return the least possible deadwood, in points, of cards of the deck of `rules`.

    >>> from engine.game.meld_rules import HandRules
    >>> least(HandRules(), [0, 1, 2, 25])
    10
    """
    table = rules.table or compiled(rules)
    if table.masks and _is_plain(cards, table):
        return least_plain(cards, table.masks == 13, False)[0]
    if table.searched and len(cards) <= _MOST_SEARCHED:
        return Search(cards, table).least()
    return count(rules, cards)[0]


def _is_plain(cards: "Sequence[int]", table: "Table") -> bool:
    """Return whether the masks know all cards of a hand, if they know the melds of the table."""
    if table.joker in cards:
        return False
    if table.others_wild:
        for card in cards:
            if table.wild[card]:
                return False
    return table.single or len(set(cards)) == len(cards)


def count(rules: "HandRules", cards: list[int]) -> "Counted":
    """Return (least deadwood, melds, cards left) of cards of the deck of `rules`.

    Melds and cards left are in reading order: runs from low to high with the wild cards in place,
    sets by suit with the wild cards last.

    >>> from engine.game.meld_rules import HandRules
    >>> count(HandRules(), [2, 0, 1, 12])
    (10, [[0, 1, 2]], [12])
    """
    table = rules.table or compiled(rules)
    found = quick_count(table, cards)
    if found is None:
        # Imported for what no game of ours has.
        from . import kit

        counted = kit.count(table, cards)
        return counted.points, [meld.cards for meld in counted.melds], counted.left
    return found


def quick_count(table: "Table", cards: list[int]) -> "Counted | None":
    """Return the same by a Table, or None where none of the quick ways can be used."""
    if table.masks and _is_plain(cards, table):
        return least_plain(cards, table.masks == 13, True)
    if table.searched and len(cards) <= _MOST_SEARCHED:
        return _laid_out(Search(cards, table))
    return None


def _laid_out(search: Search) -> "Counted":
    points = search.least()
    melds, left = search.melds()
    shown = [_reading_order(natural, wilds, search.table) for natural, wilds in melds]
    shown.sort()
    left.sort()
    return points, [meld for _, meld in shown], left


def _reading_order(natural: list[int], wilds: int, table: "Table") -> tuple[int, list[int]]:
    """Return (lowest rank, cards in reading order) of a meld."""
    natural.sort()
    rank = natural[0] % 13
    if rank == natural[-1] % 13 and len(natural) + wilds <= table.most_set:
        return rank, natural + [table.joker] * wilds
    cards: list[int] = []
    for card in natural:
        while cards and cards[0] + len(cards) < card:
            cards.append(table.joker)
        cards.append(card)
    free = wilds + len(natural) - len(cards)
    above = min(free, 12 - natural[-1] % 13)
    return rank, [table.joker] * (free - above) + cards + [table.joker] * above


def best_discard(rules: "HandRules", cards: list[int]) -> tuple[int, list[int]]:
    """Return (least deadwood after a discard, all cards whose discard reaches it, best first).

    `cards` is a hand and the drawn card. Each card is listed once: higher values first, a wild card
    last.
    """
    table = rules.table or compiled(rules)
    found = quick_discard(table, cards)
    if found is None:
        from . import kit

        after = kit.best_discard(table, cards)
        return after.points, after.choices
    return found


def quick_discard(table: "Table", cards: list[int]) -> "tuple[int, list[int]] | None":
    """Return the same by a Table, or None where none of the quick ways can be used."""
    search = None
    values, full = table.values, table.masks == 13
    if table.masks and _is_plain(cards, table):
        points, melds, left = least_plain(cards, full, True)
    elif table.searched and len(cards) <= _MOST_SEARCHED:
        search = Search(cards, table, True)
        points, melds, left = _laid_out(search)
    else:
        return None
    # Put back as deadwood, a card adds at most its value. No discard saves more than that, and one
    # of the cards left saves all of it: the lower cards need no search.
    saved = max([values[card] for card in left]) if left else 0
    sure = [card for card in left if values[card] == saved] if left else _spare(melds, table)
    best = points - saved if sure else table.total(cards) + 1
    choices = set(sure)
    for card in sorted(set(cards), key=lambda card: values[card]):
        if values[card] < points - best or (card in sure and best == points - saved):
            continue
        if search:
            after = search.least(best + 1, card)
        else:
            rest = list(cards)
            rest.remove(card)
            after = least_plain(rest, full, False)[0]
        if after < best:
            best = after
            choices.clear()
        if after == best:
            choices.add(card)
    order = [(card == table.joker, -values[card], card) for card in choices]
    return best, [entry[2] for entry in sorted(order)]


def advised(rules: "HandRules", cards: list[int]) -> tuple[int, list[int]]:
    """Return (deadwood after the first of them, all cards that are best to discard, best first).

    Where a discard wins the game at once (RMN-11), they are all that do, whatever deadwood they
    leave: the limits of one meld are none of such a hand (RMN-16). Else they are those of
    `best_discard`.
    """
    found = winning_discards(rules, cards)
    if not found:
        return best_discard(rules, cards)
    order: list[tuple[int, bool, int, int]] = []
    for card in found:
        rest = list(cards)
        rest.remove(card)
        points = least(rules, rest)
        order.append((points, card == rules.deck.wild, -rules.value(card), card))
    order.sort()
    return order[0][0], [entry[3] for entry in order]


def _spare(melds: list[list[int]], table: "Table") -> list[int]:
    """Return cards of melds of four or more that can go and leave the rest a meld."""
    spare: list[int] = []
    for meld in melds:
        natural = [card for card in meld if card != table.joker]
        if len(meld) > 3 and len(natural) > 1:
            if natural[0] % 13 == natural[-1] % 13:
                spare += meld
            else:
                spare.append(meld[0])
                spare.append(meld[-1])
    return spare


def winning_discards(rules: "HandRules", cards: list[int]) -> list[int]:
    """Return the cards whose discard leaves a hand that wins the game at once (RMN-11)."""
    found: list[int] = []
    for card in set(cards):
        rest = list(cards)
        rest.remove(card)
        if rules.wins(rest):
            found.append(card)
    return found


def reaches_win(rules: "HandRules", cards: list[int]) -> bool:
    """Return whether a hand wins the game at once, or does so after some discard."""
    return rules.wins(cards) or bool(winning_discards(rules, cards))


class Count:
    """The outcome of a hand: its deadwood in `points`, the `melds`, and the cards `left`.

    `after` is the deadwood after the best discard; without a drawn card it equals `points`. The
    flags: `clean`, no deadwood after the discard; `won`, the hand wins the game at once; `big`, the
    hand and the drawn card are all melded; `may_end`, the player may end the round. `outcome` is
    the highest of these.
    """

    def __init__(self, points: int, melds: list[list[int]], left: list[int]) -> None:
        self.points = self.after = points
        self.melds = melds
        self.left = left
        self.clean = self.won = self.big = self.may_end = False

    @property
    def outcome(self) -> str:
        """WON, BIG, CLEAN, MAY_END or MAY_NOT_END of `engine.game.meld_rules`."""
        if self.won:
            return WON
        if self.big:
            return BIG
        if self.clean:
            return CLEAN
        return MAY_END if self.may_end else MAY_NOT_END


def count_hand(rules: "HandRules", cards: list[int]) -> Count:
    """Return the Count of a hand, or of a hand and the drawn card.

    Implements RMN-8, RMN-10, RMN-11, GSK-6, GSK-8 and GSK-9.
    """
    found = Count(*count(rules, cards))
    drawn = len(cards) > rules.size
    if drawn:
        found.after, _ = best_discard(rules, cards)
    found.clean = found.after == 0
    found.won = reaches_win(rules, cards)
    found.big = drawn and rules.has_big and found.points == 0
    found.may_end = found.after <= rules.limit or found.won or found.big
    return found


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
        points = _value(set_lo | run_lo, high) + _value(set_hi | run_hi, high)
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
    for set_lo, set_hi in choices:
        left = lo ^ set_lo
        run = left & left >> 1 & left >> 2
        points = _value(set_lo | run | run << 1 | run << 2, _TENS)
        left = hi ^ set_hi
        run = left & left >> 1 & left >> 2
        points += _value(set_hi | run | run << 1 | run << 2, _TENS)
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

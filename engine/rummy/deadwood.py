"""Deadwood: the cards of a hand that are in no meld, counted exactly, and what is best to discard.

This is the door to all ways of counting: a game's class and a form ask alike, by a `Table` (RMN-4
to RMN-8, GSK-3 to GSK-6, GIN-4, GIN-5, GIN-7). Each way is used for what it can read: masks for
natural cards (`masks`), with melds of the table as well (`layoff`), a search for most other hands
(`deadwood_search`). What none of these knows, such as runs in another order of ranks, is left to
the general way (`general`). A hand of any size is counted as it is (ALL-7).

The slowest `discards` found of the quick ways took 0.3 ms (eleven Ginski cards: R1 W R2 G2 R3 R4
and all five 5s).

The answer of a long search says whether it is `proved`: one that was cut short has a layout, and
deadwood is then at most what it says. The searches of one answer share a `Budget`.
"""

from ..compat import TYPE_CHECKING
from . import deadwood_search, layoff, masks
from .found import Found, less

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .budget import Budget
    from .table import Table


def least(table: "Table", cards: "Sequence[int]") -> int:
    """Return the least possible deadwood, in points, of cards of a table's deck.

    >>> from engine.game.meld_rules import HandRules
    >>> from engine.rummy.table import compiled
    >>> least(compiled(HandRules()), [0, 1, 2, 25])
    10
    """
    if masks.reads(table, cards):
        return masks.least_plain(cards, table.masks == 13, False)[0]
    if deadwood_search.reads(table, cards):
        return deadwood_search.Search(cards, table).least()
    return count(table, cards).points


def count(
    table: "Table",
    cards: "Sequence[int]",
    melds: "Sequence[Sequence[int]]" = (),
    budget: "Budget | None" = None,
    own: bool = True,
) -> Found:
    """Return the least deadwood of a hand, of which cards may join `melds` of the table.

    Those are sorted. The melds found and the cards left are in reading order: runs from low to high
    with the wild cards in place, sets by suit with the wild cards last. Without `own` the hand lays
    no melds. Where the melds that the table `needs` are not there, all cards count, and `met` is
    false.

    >>> from engine.game.meld_rules import HandRules
    >>> from engine.rummy.table import compiled
    >>> found = count(compiled(HandRules()), [2, 0, 1, 12])
    >>> found.points, found.melds, found.left
    (10, [[0, 1, 2]], [12])
    """
    if not melds and own:
        if masks.reads(table, cards):
            _took(cards, budget)
            return Found(*masks.least_plain(cards, table.masks == 13, True))
        if deadwood_search.reads(table, cards):
            _took(cards, budget)
            return Found(*deadwood_search.counted(deadwood_search.Search(cards, table)))
    elif own and layoff.reads(table, melds, cards):
        _took(cards, budget)
        return layoff.count(table, melds, cards)
    # Imported for what no class of ours has.
    from . import general

    return general.count(table, cards, melds, budget, own)


def _took(cards: "Sequence[int]", budget: "Budget | None") -> None:
    """Count the steps of a quick way, which is never cut short itself."""
    if budget:
        budget.step(len(cards) // 2)


def every_count(
    table: "Table", cards: "Sequence[int]"
) -> list[tuple[int, list[list[int]], list[int]]]:
    """Return (points, melds, cards left) of every layout with the least deadwood.

    The table is one that `lays_off`, and its court cards count ten. Ways that differ only in where
    a long run is cut are one way.
    """
    assert table.lays_off and table.masks == 10
    return masks.all_least(cards)


def discards(table: "Table", cards: "Sequence[int]") -> "tuple[int, Sequence[int]]":
    """Return (least deadwood after a discard, all cards whose discard reaches it, best first).

    `cards` is a hand and the drawn card. Each card is listed once: higher values first, a wild card
    last.
    """
    quick = _quick_discards(table, cards)
    if quick:
        return quick
    found = best_discard(table, cards)
    return found.points, found.choices


def best_discard(
    table: "Table",
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
    found: "Found | None" = None,
) -> Found:
    """Return what is left after the best discard, whose `choices` are those of `discards`.

    `found` is what was counted of all the cards. Where a search was cut short, there may be other
    choices.
    """
    quick = _quick_discards(table, cards)
    if quick:
        after = count(table, less(cards, quick[1][0]), (), budget)
        after.choices = quick[1]
        return after
    from . import general

    return general.best_discard(table, cards, budget, found)


def _quick_discards(table: "Table", cards: "Sequence[int]") -> "tuple[int, list[int]] | None":
    """Return what `discards` does, or None where none of the quick ways can be used."""
    search = None
    values, full = table.values, table.masks == 13
    if masks.reads(table, cards):
        points, melds, left = masks.least_plain(cards, full, True)
    elif deadwood_search.reads(table, cards):
        search = deadwood_search.Search(cards, table, True)
        points, melds, left = deadwood_search.counted(search)
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
            after = masks.least_plain(rest, full, False)[0]
        if after < best:
            best = after
            choices.clear()
        if after == best:
            choices.add(card)
    order = [(card == table.joker, -values[card], card) for card in choices]
    return best, [entry[2] for entry in sorted(order)]


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


def loose(table: "Table", cards: "Sequence[int]") -> int:
    """Return how many of the cards left count something."""
    return len([card for card in cards if table.values[card]])


def closing(  # noqa: PLR0913  what one may close with, and what is known of the hand
    table: "Table",
    cards: "Sequence[int]",
    points: int,
    most: int,
    found: Found,
    budget: "Budget",
) -> "Found | None":
    """Return what is left of a hand of no more than `points` and `most` loose cards, or None.

    `found` is what was counted of the hand. Fewer cards than it leaves may count more. Each choice
    of cards that may be left is a step; where the budget is spent, nothing is known (None).
    """
    if found.points > points:
        return None
    if loose(table, found.left) <= most:
        return found
    ways: list[tuple[int, list[int]]] = [(0, [])]
    for card in sorted([card for card in cards if table.values[card]]):
        for total, some in list(ways):
            if len(some) < most and total + table.values[card] <= points:
                if not budget.step():
                    return None
                ways.append((total + table.values[card], some + [card]))
    for total, some in sorted(ways):
        if not budget.step():
            return None
        rest = list(cards)
        for card in some:
            rest.remove(card)
        after = count(table, rest, (), budget)
        if not after.points:
            after.points, after.left = total, after.left + some
            return after
    return None

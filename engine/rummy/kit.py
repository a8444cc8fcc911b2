"""What a hand is worth by a `Table`: deadwood, discards, wins, openings, laying off.

Each answer says whether it is `proved`: a search that was cut short has a layout, and deadwood is
then at most what it says. By default nothing is cut short in sensible time; the searches of one
answer share a `Budget`.
"""

from ..compat import TYPE_CHECKING
from . import layoff
from .deadwood import quick_count, quick_discard
from .layout import Budget, Layout
from .table import SUIT, Contract, Meld, Requirement, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# Less than any gain.
_NONE = -1


class Found:
    """What was found of a hand: `points`, the `melds`, what `joined` which meld, cards `left`.

    `met` says whether the melds that are needed are there; `choices` are the cards to discard.
    """

    def __init__(self, points: int) -> None:
        self.points = points
        self.melds: list[Meld] = []
        self.joined: list[tuple[int, int]] = []
        self.left: list[int] = []
        self.choices: list[int] = []
        self.met = True
        self.proved = True


def _quickly(
    table: Table, cards: "Sequence[int]", melds: "Sequence[Sequence[int]]"
) -> "Found | None":
    """Return what `count` does, or None where none of the quick ways can be used."""
    joined: list[tuple[int, int]] = []
    if not melds:
        quick = quick_count(table, list(cards))
        if quick is None:
            return None
        points, shown, left = quick
    elif layoff.reads(table, melds, cards):
        there = [sorted(meld) for meld in melds]
        points, shown, left, joined = layoff.quick(there, cards, table.masks == 13)
    else:
        return None
    found = Found(points)
    found.melds = [Meld("", meld, []) for meld in shown]
    found.joined, found.left = joined, left
    return found


def count(
    table: Table,
    cards: "Sequence[int]",
    melds: "Sequence[Sequence[int]]" = (),
    budget: "Budget | None" = None,
) -> Found:
    """Return the least deadwood of a hand, of which cards may join `melds` of the table.

    Where the melds that the table `needs` are not there, all cards count, and `met` is false.
    """
    quick = _quickly(table, cards, melds)
    if quick:
        return quick
    whole = budget or Budget()
    part = whole.part(2 if table.needs else 1)
    layout = Layout(table, cards, budget=part)
    most = layout.search(enough=table.total(cards), table_melds=melds)
    whole.back(part)
    if table.needs:
        layout.budget = whole
        most = layout.search(table.needs, enough=most, table_melds=melds)
    return _found(layout, table.total(cards) - max(most, 0))


def best_discard(
    table: Table,
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
    found: "Found | None" = None,
) -> Found:
    """Return what is left after the best discard; its `choices` are all cards that leave as little.

    Of equal cards one is named: higher values first, jokers last. `found` is what was counted of
    all the cards. Where that was cut short, there may be other choices.
    """
    quick = quick_discard(table, list(cards))
    if quick:
        after = count(table, less(cards, quick[1][0]))
        after.choices = quick[1]
        return after
    whole = budget or Budget()
    if found is None:
        part = whole.part(2)
        found = count(table, cards, (), part)
        whole.back(part)
    layout = Layout(table, cards, budget=whole)
    # Put back as deadwood, a card adds at most its value: no discard saves more than that, and one
    # of the cards left saves all of it.
    least, total = found.points, table.total(cards)
    best = least - max([table.values[card] for card in found.left]) if found.left else total + 1
    known = sorted(set([card for card in found.left if least - table.values[card] == best]))
    ways = [_put_away(found, card, best) for card in known]
    for card in sorted(set(cards), key=lambda one: (-table.values[one], one)):
        value = table.values[card]
        if least - value > best and found.proved:
            break
        if card in known:
            continue
        # What is worth no more than this is of no use.
        floor = total - value - best - 1
        after = total - value - _gained(layout, table, card, floor)
        if after < best:
            best, ways = after, []
        if after == best:
            ways.append(_found(layout, after))
            ways[-1].choices = [card]
    joker = table.deck.wild
    ways.sort(key=lambda way: _by_value(table, way.choices[0], joker))
    first = ways[0]
    first.choices = [way.choices[0] for way in ways]
    first.proved = found.proved and layout.proved
    return first


def _by_value(table: Table, card: int, joker: int) -> tuple[bool, int, int]:
    return card == joker, -table.values[card], card


def _found(layout: Layout, points: int) -> Found:
    """Return what a layout found, which leaves so many points."""
    found = Found(points)
    found.met = layout.found is not None
    found.melds, found.joined, found.left = layout.melds()
    found.proved = layout.proved
    return found


def _put_away(found: Found, card: int, points: int) -> Found:
    """Return what was found of a hand after one of the cards left is discarded."""
    after = Found(points)
    after.melds, after.left, after.met = found.melds, less(found.left, card), found.met
    after.choices = [card]
    return after


def _gained(layout: Layout, table: Table, without: int, floor: int) -> int:
    """Return what the melds of a hand without a card gain, or `floor` if it is no more."""
    enough = table.total(layout.cards) - table.values[without]
    most = layout.search(floor=floor, without=without, enough=enough)
    if table.needs:
        most = layout.search(table.needs, floor, without, most)
    return max(most, floor, 0)


class Needed:
    """Of the melds of a contract: what is `there`, what `lacks`; the `melds`, cards `left`."""

    def __init__(self, cards: "Sequence[int]") -> None:
        self.there: list[Requirement] = []
        self.lacks: list[Requirement] = []
        self.melds: list[Meld] = []
        self.left = list(cards)


def needed(
    table: Table,
    contract: "Contract | None",
    cards: "Sequence[int]",
    budget: Budget,
    opens: bool = False,
) -> "Needed | None":
    """Return which of the melds of a contract a hand has, as many as can be in their order.

    `opens`: it is an opening. None: the search was cut short.
    """
    found = Needed(cards)
    layout = Layout(table, cards, opens, budget)
    for one in contract.asked if contract else ():
        count = 0
        while count < one.count:
            more = Requirement(count + 1, one.kind, one.size, one.pure)
            if not _has(layout, Contract(found.there + [more])):
                break
            found.melds, _, found.left = layout.melds()
            count += 1
        for part, n in ((found.there, count), (found.lacks, one.count - count)):
            if n:
                part.append(Requirement(n, one.kind, one.size, one.pure))
    return found if layout.proved else None


def loose(table: Table, cards: "Sequence[int]") -> int:
    """Return how many of the cards left count something."""
    return len([card for card in cards if table.values[card]])


def closing(  # noqa: PLR0913  what one may close with, and what is known of the hand
    table: Table,
    cards: "Sequence[int]",
    points: int,
    most: int,
    found: Found,
    budget: "Budget | None" = None,
) -> "Found | None":
    """Return what is left of a hand of no more than `points` and `most` loose cards, or None.

    `found` is what was counted of the hand. Fewer cards than it leaves may count more.
    """
    if found.points > points:
        return None
    if loose(table, found.left) <= most:
        return found
    whole = budget or Budget()
    ways: list[tuple[int, list[int]]] = [(0, [])]
    for card in sorted([card for card in cards if table.values[card]]):
        for total, some in list(ways):
            if len(some) < most and total + table.values[card] <= points:
                ways.append((total + table.values[card], some + [card]))
    for total, some in sorted(ways):
        rest = list(cards)
        for card in some:
            rest.remove(card)
        after = count(table, rest, (), whole)
        if not after.points:
            after.points, after.left = total, after.left + some
            return after
    return None


class Winning:
    """A way to win at once: the melds of a `contract`, or `true(total)` of what the cards count."""

    def __init__(
        self, contract: "Contract | None", true: "Callable[[int], bool] | None" = None
    ) -> None:
        self.contract = contract
        self.true = true

    def layout(self, table: Table, cards: "Sequence[int]", budget: Budget) -> Layout:
        """Return the Layout of cards that may have the melds, of any number of cards."""
        contract = self.contract
        assert contract is not None
        return Layout(table, cards, True, budget, True, _of_suits(contract))


def _has(layout: Layout, contract: "Contract | None", without: "int | None" = None) -> bool:
    """Return whether the melds of a contract are among the cards; `without` is left out."""
    layout.search(contract, without=without, enough=0)
    return layout.found is not None


def _of_suits(contract: Contract) -> bool:
    return bool([one for one in contract.asked if one.kind == SUIT])


def winning_discards(
    table: Table,
    ways: "Sequence[Winning]",
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
) -> "list[int]":
    """Return the cards whose discard leaves a hand that wins by its melds."""
    found: list[int] = []
    for way in ways:
        layout = way.layout(table, cards, budget or Budget()) if way.contract else None
        if layout and _has(layout, way.contract):
            found += [card for card in sorted(set(cards)) if _has(layout, way.contract, card)]
    return sorted(set(found))


def wins(
    table: Table,
    ways: "Sequence[Winning]",
    cards: "Sequence[int]",
    drawn: bool = False,
    budget: "Budget | None" = None,
) -> bool:
    """Return whether a hand wins at once; with the card `drawn`, after some discard."""
    whole = budget or Budget()
    totals = [table.total(cards)]
    if drawn:
        totals = [totals[0] - table.values[card] for card in cards]
    for way in ways:
        if way.true and [total for total in totals if way.true(total)]:
            return True
    if drawn:
        return bool(winning_discards(table, ways, cards, whole))
    melds = [way for way in ways if way.contract]
    return bool([way for way in melds if _has(way.layout(table, cards, whole), way.contract)])


def less(cards: "Sequence[int]", card: int) -> "list[int]":
    """Return the cards without one."""
    rest = list(cards)
    rest.remove(card)
    return rest


def opening(
    table: Table,
    contract: Contract,
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
) -> Found:
    """Return what of a hand can open: `met`, the `melds`, and the most `points` they are worth.

    Where no points are asked for, the melds are those of the contract alone.
    """
    whole = budget or Budget()
    part = whole.part(2)
    layout = Layout(table, cards, True, part, False, _of_suits(contract))
    asks = contract.points is not None
    layout.search(contract, enough=None if asks else 0)
    whole.back(part)
    met = layout.found is not None
    if not met and asks:
        # What the cards are worth, though a meld is missing.
        layout.budget = whole
        layout.search()
    found = _found(layout, max(layout.best, 0))
    found.met = met and (not asks or found.points >= (contract.points or 0))
    return found

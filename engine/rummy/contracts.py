"""The melds of a contract: whether a hand has them, opens with them, or wins by them at once."""

from ..compat import TYPE_CHECKING
from .budget import Budget
from .general import found_of
from .layout import Layout
from .table import SUIT, Contract, Requirement

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .found import Found
    from .table import Table, Winning


class Needed:
    """Of the melds of a contract: what is `there`, what `lacks`; the `melds`, cards `left`."""

    def __init__(self, cards: "Sequence[int]") -> None:
        self.there: list[Requirement] = []
        self.lacks: list[Requirement] = []
        self.melds: list[list[int]] = []
        self.left = list(cards)


def needed(
    table: "Table",
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
            melds, _, found.left = layout.melds()
            found.melds = [meld.cards for meld in melds]
            count += 1
        for part, n in ((found.there, count), (found.lacks, one.count - count)):
            if n:
                part.append(Requirement(n, one.kind, one.size, one.pure))
    layout.forget()
    return found if layout.proved else None


def _layout(table: "Table", contract: "Contract", cards: "Sequence[int]", budget: Budget) -> Layout:
    """Return the Layout of cards that may have the melds, of any number of cards."""
    return Layout(table, cards, True, budget, True, _of_suits(contract))


def _has(layout: Layout, contract: "Contract | None", without: "int | None" = None) -> bool:
    """Return whether the melds of a contract are among the cards; `without` is left out."""
    layout.search(contract, without=without, enough=0)
    return layout.found is not None


def _of_suits(contract: Contract) -> bool:
    return bool([one for one in contract.asked if one.kind == SUIT])


def winning_discards(
    table: "Table",
    ways: "Sequence[Winning]",
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
) -> "list[int]":
    """Return the cards whose discard leaves a hand that wins by its melds, the first that can be.

    Of several ways the first one is the best.
    """
    found: list[int] = []
    for way in ways:
        if found:
            break
        layout = _layout(table, way.contract, cards, budget or Budget()) if way.contract else None
        if layout:
            if _has(layout, way.contract):
                found += [card for card in sorted(set(cards)) if _has(layout, way.contract, card)]
            layout.forget()
    return found


def wins(
    table: "Table",
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
    met = False
    for way in ways:
        if way.contract and not met:
            layout = _layout(table, way.contract, cards, whole)
            met = _has(layout, way.contract)
            layout.forget()
    return met


def opening(
    table: "Table",
    contract: Contract,
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
) -> "Found":
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
    found = found_of(layout, max(layout.best, 0))
    found.met = met and (not asks or found.points >= (contract.points or 0))
    layout.forget()
    return found

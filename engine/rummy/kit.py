"""What a hand is worth by a `Table`: deadwood, discards, wins, openings, laying off.

Each answer says whether it is `proved`: a search that was cut short has a layout, and deadwood is
then at most what it says.
"""

from ..compat import TYPE_CHECKING
from .deadwood import quick_count, quick_discard
from .layout import COMPUTER, Layout
from .table import SUIT, Contract, Meld, Table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

# Less than any gain.
_NONE = -1


class Found:
    """What was found of a hand: `points`, the `melds`, what `joined` which meld, cards `left`."""

    def __init__(self, points: int) -> None:
        self.points = points
        self.melds: list[Meld] = []
        self.joined: list[tuple[int, int]] = []
        self.left: list[int] = []
        self.met = True
        self.proved = True


def count(
    table: Table,
    cards: "Sequence[int]",
    melds: "Sequence[Sequence[int]]" = (),
    budget: int = COMPUTER,
) -> Found:
    """Return the least deadwood of a hand, of which cards may join `melds` of the table.

    Where the melds that the table `needs` are not there, all cards count, and `met` is false.
    """
    quick = None if melds else quick_count(table, list(cards))
    if quick:
        points, shown, left = quick
        found = Found(points)
        found.melds = [Meld("", meld, []) for meld in shown]
        found.left = left
        return found
    layout = Layout(table, cards, budget=budget)
    most = layout.search(enough=table.total(cards), table_melds=melds)
    if table.needs:
        layout.budget = max(layout.budget, budget // 2)
        most = layout.search(table.needs, enough=most, table_melds=melds)
    found = Found(table.total(cards) - max(most, 0))
    found.met = layout.found is not None
    found.melds, found.joined, found.left = layout.melds()
    found.proved = layout.proved
    return found


def best_discard(
    table: Table, cards: "Sequence[int]", budget: int = COMPUTER
) -> tuple[int, list[int], bool]:
    """Return (least deadwood after a discard, all cards that leave it, proved).

    Of equal cards one is named: higher values first, jokers last.
    """
    quick = quick_discard(table, list(cards))
    if quick:
        return quick + (True,)
    layout = Layout(table, cards, budget=budget)
    found = count(table, cards, (), budget // 2)
    # Put back as deadwood, a card adds at most its value: no discard saves more than that, and one
    # of the cards left saves all of it.
    least, total = found.points, table.total(cards)
    best = least - max([table.values[card] for card in found.left]) if found.left else total + 1
    choices = [card for card in found.left if least - table.values[card] == best]
    choices = sorted(set(choices))
    known = list(choices)
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
            best, choices = after, []
        if after == best:
            choices.append(card)
    joker = table.deck.wild
    choices.sort(key=lambda one: (one == joker, -table.values[one], one))
    return best, choices, found.proved and layout.proved


def _gained(layout: Layout, table: Table, without: "int | None", floor: int) -> int:
    """Return what the melds of a hand without a card gain, or `floor` if it is no more."""
    enough = table.total(layout.cards) - (table.values[without] if without is not None else 0)
    most = layout.search(floor=floor, without=without, enough=enough)
    if table.needs:
        most = layout.search(table.needs, floor, without, most)
    return max(most, floor, 0)


class Winning:
    """A way to win at once: the melds of a `contract`, or `true(total)` of what the cards count."""

    def __init__(
        self, contract: "Contract | None", true: "Callable[[int], bool] | None" = None
    ) -> None:
        self.contract = contract
        self.true = true

    def holds(self, table: Table, cards: "Sequence[int]", budget: int = COMPUTER) -> bool:
        """Return whether the cards win at once; the most cards of a meld do not limit them."""
        if self.true:
            return self.true(table.total(cards))
        assert self.contract is not None
        return has_melds(table, self.contract, cards, budget, True)


def has_melds(
    table: Table,
    contract: Contract,
    cards: "Sequence[int]",
    budget: int = COMPUTER,
    lifted: bool = False,
) -> bool:
    """Return whether the melds of a contract are among the cards."""
    layout = Layout(table, cards, True, budget, lifted, _of_suits(contract))
    layout.search(contract, enough=0)
    return layout.found is not None


def _of_suits(contract: Contract) -> bool:
    return bool([one for one in contract.asked if one.kind == SUIT])


def winning_discards(
    table: Table, ways: "Sequence[Winning]", cards: "Sequence[int]", budget: int = COMPUTER
) -> "list[int]":
    """Return the cards whose discard leaves a hand that wins by its melds."""
    melds = [way for way in ways if way.contract and way.holds(table, cards, budget)]
    found: list[int] = []
    for card in sorted(set(cards)) if melds else ():
        if [way for way in melds if way.holds(table, less(cards, card), budget)]:
            found.append(card)
    return found


def wins(
    table: Table,
    ways: "Sequence[Winning]",
    cards: "Sequence[int]",
    drawn: bool = False,
    budget: int = COMPUTER,
) -> bool:
    """Return whether a hand wins at once; with the card `drawn`, after some discard."""
    if not drawn:
        return bool([way for way in ways if way.holds(table, cards, budget)])
    for card in sorted(set(cards)) if ways else ():
        rest = less(cards, card)
        if [way for way in ways if way.true and way.holds(table, rest, budget)]:
            return True
    return bool(winning_discards(table, ways, cards, budget))


def less(cards: "Sequence[int]", card: int) -> "list[int]":
    """Return the cards without one."""
    rest = list(cards)
    rest.remove(card)
    return rest


def opening(
    table: Table, contract: Contract, cards: "Sequence[int]", budget: int = COMPUTER
) -> Found:
    """Return what of a hand can open: `met`, the `melds`, and the most `points` they are worth.

    Where no points are asked for, the melds are those of the contract alone.
    """
    layout = Layout(table, cards, True, budget, False, _of_suits(contract))
    asks = contract.points is not None
    layout.search(contract, enough=None if asks else 0)
    found = Found(layout.best)
    found.met = layout.found is not None
    if not found.met and asks:
        # What the cards are worth, though a meld is missing.
        found.points = layout.search()
    found.met = found.met and (not asks or found.points >= (contract.points or 0))
    found.melds, _, found.left = layout.melds()
    found.proved = layout.proved
    return found

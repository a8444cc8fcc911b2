"""The general way to count a hand: the least deadwood and the best discard by any `Table`.

All layouts are searched (`engine.rummy.layout`), so that it needs none of what the quick ways need,
and takes longer. `engine.rummy.deadwood` is the door to all of them.
"""

from ..compat import TYPE_CHECKING
from .budget import Budget
from .found import Found, less
from .layout import Layout
from .table import meld_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Table


def count(
    table: "Table",
    cards: "Sequence[int]",
    melds: "Sequence[Sequence[int]]" = (),
    budget: "Budget | None" = None,
    own: bool = True,
) -> Found:
    """Return the least deadwood of a hand, of which cards may join `melds` of the table.

    Where the melds that the table `needs` are not there, all cards count, and `met` is false.
    Without `own` the hand lays no melds: its cards only join those of the table.
    """
    whole = budget or Budget()
    best: Found | None = None
    ways = ways_there(table, melds)
    proved = True
    for at, way in enumerate(ways):
        part = whole.part(len(ways) - at) if len(ways) > 1 else whole
        found = _counted(table, cards, melds, way, part, own)
        if part is not whole:
            whole.back(part)
        proved = proved and found.proved
        if best is None or found.points < best.points:
            best = found
    assert best is not None
    best.proved = proved or best.met and not best.points
    return best


def _counted(  # noqa: PLR0913  a hand, and a table as it is read
    table: "Table",
    cards: "Sequence[int]",
    melds: "Sequence[Sequence[int]]",
    suits: "Sequence[int | None]",
    whole: Budget,
    own: bool,
) -> Found:
    """Return the same where `suits` are those that melds lie there for."""
    part = whole.part(2 if table.needs or table.suited else 1)
    others = [at for at, suit in enumerate(suits) if suit is None]
    values = table.values
    if len(others) < len(melds):
        # Cards of such a suit, and wild ones, can always be laid off there: they cost nothing.
        values = [0 if _place(table, suits, card) >= 0 else values[card]
                  for card in range(len(values))]  # fmt: skip
        melds = [melds[at] for at in others]
    layout = _layout(table, cards, part, own, values)
    total = sum([values[card] for card in cards])
    most = layout.search(enough=total, table_melds=melds)
    whole.back(part)
    if own and (table.needs or table.suited):
        layout.budget = whole
        if table.needs:
            most = layout.search(table.needs, enough=most, table_melds=melds)
        if table.suited:
            most = layout.search(table.suited, most, None, total, melds, keep=True)
    found = found_of(layout, total - max(most, 0))
    layout.forget()
    found.joined = [(card, others[at]) for card, at in found.joined]
    for card in list(found.left):
        place = _place(table, suits, card)
        if place >= 0:
            found.left.remove(card)
            found.joined.append((card, place))
    return found


def suit_of(table: "Table", cards: "Sequence[int]") -> "int | None":
    """Return the suit for which alone cards may lie on the table, or None."""
    if not 0 < table.suit_least <= len(cards):
        return None
    suits = set([card // 13 for card in cards if not table.wild[card]])
    if len(suits) != 1 or [card for card in cards if table.never[card]]:
        return None
    return suits.pop()


def ways_there(table: "Table", melds: "Sequence[Sequence[int]]") -> "list[list[int | None]]":
    """Return the ways to read melds of a table: of each the suit that it lies there for, or None.

    Where a form asks for cards of one suit, some may be both these and a meld.
    """
    ways: list[list[int | None]] = [[]]
    for cards in melds:
        readings: list[int | None] = []
        if not table.suit_least or meld_of(table, cards):
            readings.append(None)
        suit = suit_of(table, cards)
        if suit is not None:
            readings.append(suit)
        ways = [way + [one] for way in ways for one in readings]
    return ways


def _place(table: "Table", suits: "Sequence[int | None]", card: int) -> int:
    """Return which meld of the table, of cards of a suit, takes a card; -1: none does."""
    for at, suit in enumerate(suits):
        if suit is not None and not table.never[card] and (table.wild[card] or card // 13 == suit):
            return at
    return -1


def _layout(
    table: "Table", cards: "Sequence[int]", budget: Budget, own: bool, values: "list[int]"
) -> Layout:
    """Return the Layout of a hand, or of one that lays no melds of its `own`."""
    layout = Layout(table, cards, False, budget, False, not own or bool(table.suited), values)
    if own and table.suited:
        layout.all_suits = True
        layout.list_melds()
    return layout


def best_discard(
    table: "Table",
    cards: "Sequence[int]",
    budget: "Budget | None" = None,
    found: "Found | None" = None,
) -> Found:
    """Return what is left after the best discard; its `choices` are all cards that leave as little.

    Of equal cards one is named: higher values first, jokers last. `found` is what was counted of
    all the cards. Where that was cut short, there may be other choices.
    """
    whole = budget or Budget()
    if found is None:
        part = whole.part(2)
        found = count(table, cards, (), part)
        whole.back(part)
    layout = _layout(table, cards, whole, True, table.values)
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
            ways.append(found_of(layout, after))
            ways[-1].choices = [card]
    layout.forget()
    joker = table.deck.wild
    ways.sort(key=lambda way: _by_value(table, way.choices[0], joker))
    first = ways[0]
    first.choices = [way.choices[0] for way in ways]
    first.proved = found.proved and layout.proved
    return first


def _by_value(table: "Table", card: int, joker: int) -> tuple[bool, int, int]:
    return card == joker, -table.values[card], card


def found_of(layout: Layout, points: int) -> Found:
    """Return what a layout found, which leaves so many points."""
    melds, joined, left = layout.melds()
    found = Found(points, [meld.cards for meld in melds], left)
    found.met = layout.found is not None
    found.joined = joined
    found.proved = layout.proved
    return found


def _put_away(found: Found, card: int, points: int) -> Found:
    """Return what was found of a hand after one of the cards left is discarded."""
    after = Found(points, found.melds, less(found.left, card))
    after.met = found.met
    after.choices = [card]
    return after


def _gained(layout: Layout, table: "Table", without: int, floor: int) -> int:
    """Return what the melds of a hand without a card gain, or `floor` if it is no more."""
    enough = table.total(layout.cards) - table.values[without]
    most = layout.search(floor=floor, without=without, enough=enough)
    if table.needs:
        most = layout.search(table.needs, floor, without, most)
    if table.suited:
        most = layout.search(table.suited, most, without, enough, keep=True)
    return max(most, floor, 0)

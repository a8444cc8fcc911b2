"""Laying off on melds of the table: the least deadwood that a hand is left with, exactly.

A card that fits a meld of the table, and that the hand cannot meld, is laid off in any case. Only
where a card fits both are there ways to try: a run may be continued as far as any such card, and a
set of three taken or left alone. Cards laid off are out of the hand, and what is left is counted
like any hand. Ways that take the same cards are the same, wherever the cards lie.

The method is the project's own. It knows the melds of one deck of four suits and thirteen ranks
without wild cards; `engine.rummy.general` lays off by any table. In Gin Rummy (GIN-7) the knocker
has at most three melds, so at most six ends of runs are continued; the opponent's ten cards leave
them at most a few dozen ways, and nearly always one or two.
"""

from ..compat import TYPE_CHECKING
from .found import Found
from .masks import least_plain

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Table

    # Cards laid off together: (card, place of the meld) each.
    Way = list[tuple[int, int]]

# The most melds of a table that are laid off on so: each end of a run may double the ways.
_MOST_MELDS = 4
_MOST_CARDS = 14


def reads(table: "Table", melds: "Sequence[Sequence[int]]", hand: "Sequence[int]") -> bool:
    """Return whether `count` knows the melds of a table, and these cards."""
    if not table.lays_off or len(melds) > _MOST_MELDS or len(hand) > _MOST_CARDS:
        return False
    if table.has_wilds:
        for cards in [hand] + list(melds):
            for card in cards:
                if table.wild[card]:
                    return False
    return True


def count(table: "Table", melds: "Sequence[Sequence[int]]", hand: "Sequence[int]") -> Found:
    """Return the least deadwood of a hand, and what of it `joined` which of the melds.

    Each of `melds` is a set or a run, and sorted. Cards are laid off in an order in which they can
    be.

    >>> from engine.game.meld_rules import HandRules
    >>> from engine.rummy.table import compiled
    >>> found = count(compiled(HandRules()), [[6, 7, 8]], [9, 10, 12])
    >>> found.points, found.melds, found.left, found.joined
    (10, [], [12], [(9, 0), (10, 0)])
    """
    full = table.masks == 13
    chosen, ways = _ways(melds, hand)
    if ways:
        # Every way to lay off: one choice for each end of a run and each set.
        all_ways = [chosen]
        for choices in ways:
            all_ways = [way + choice for way in all_ways for choice in choices]
        least = -1
        for way in all_ways:
            after, _, _ = least_plain(_without(hand, way), full, False)
            if least < 0 or after < least:
                least, chosen = after, way
    rest = hand
    if chosen:
        rest = _without(hand, chosen)
        if len(chosen) > 1:
            chosen = _once(chosen, melds)
    points, own, left = least_plain(rest, full, True)
    found = Found(points, own, left)
    found.joined = chosen
    return found


def _once(way: "Way", melds: "Sequence[Sequence[int]]") -> "Way":
    """Return `way` with each card once, in an order in which the cards can be laid off.

    A card that fits a set and a run goes to the run, where others may follow it.
    """
    found: Way = []
    seen: list[int] = []
    for to_set in (False, True):
        for card, place in way:
            if card not in seen and (melds[place][0] % 13 == card % 13) == to_set:
                seen.append(card)
                found.append((card, place))
    return found


def _without(cards: "Sequence[int]", way: "Way") -> list[int]:
    gone = [card for card, _ in way]
    return [card for card in cards if card not in gone]


def _ways(melds: "Sequence[Sequence[int]]", hand: "Sequence[int]") -> "tuple[Way, list[list[Way]]]":
    """Return (cards laid off in any case, the choices for each further set and end of a run)."""
    sure: Way = []
    ways: list[list[Way]] = []
    for place in range(len(melds)):
        meld = melds[place]
        first, last = meld[0], meld[-1]
        if first % 13 == last % 13:
            if len(meld) == 3:
                # The sum of the four suits, less those that are there.
                card = 78 + 4 * (first % 13) - first - meld[1] - last
                if card in hand:
                    if _can_meld(card, hand):
                        ways.append([[], [(card, place)]])
                    else:
                        sure.append((card, place))
            continue
        if first % 13 and first - 1 in hand:
            _continued(first - 1, -1, place, hand, sure, ways)
        if last % 13 < 12 and last + 1 in hand:
            _continued(last + 1, 1, place, hand, sure, ways)
    return sure, ways


def _continued(
    card: int,
    step: int,
    place: int,
    hand: "Sequence[int]",
    sure: "Way",
    ways: "list[list[Way]]",
) -> None:
    """Put the cards with which a run is continued from `card` on into `sure` or `ways`."""
    choices: list[Way] = []
    way: Way = []
    suit = card // 13
    while card in hand and card // 13 == suit:
        if _can_meld(card, hand):
            choices.append(way)
        way = way + [(card, place)]
        card += step
    if choices:
        choices.append(way)
        ways.append(choices)
    else:
        sure += way


def _can_meld(card: int, hand: "Sequence[int]") -> bool:
    """Return whether any meld of cards in `hand` has `card`."""
    rank = card % 13
    suits = (rank in hand) + (rank + 13 in hand) + (rank + 26 in hand) + (rank + 39 in hand)
    if suits > 2:
        return True
    below = rank > 0 and card - 1 in hand
    above = rank < 12 and card + 1 in hand
    if below and (above or (rank > 1 and card - 2 in hand)):
        return True
    return above and rank < 11 and card + 2 in hand

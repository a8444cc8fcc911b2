"""Laying off after a knock: the least deadwood that the opponent is left with, exactly (GIN-7).

A card that fits a meld of the knocker, and that the opponent cannot meld, is laid off in any case.
Only where a card fits both are there ways to try: a run may be continued as far as any such card,
and a set of three taken or left alone. Cards laid off are out of the hand, and what is left is
counted like any hand. Ways that take the same cards are the same, wherever the cards lie.

The method is the project's own. A run has two ends and the knocker at most three melds, so at most
six ends are continued; the opponent's ten cards leave them at most a few dozen ways, and nearly
always one or two.
"""

from ...compat import TYPE_CHECKING
from ...rummy import deadwood

if TYPE_CHECKING:
    from collections.abc import Sequence

    # Cards laid off together: (card, place of the knocker's meld) each.
    Way = list[tuple[int, int]]


class LaidOff:
    """The hands after a knock.

    `melds` are the knocker's and `knocker` the knocker's deadwood in points; `own` are the
    opponent's melds, `laid_off` is (card, place of the knocker's meld) for each card laid off, in
    an order in which they can be, `left` are the opponent's other cards and `opponent` their
    points.
    """

    def __init__(self, knocker: int, melds: list[list[int]]) -> None:
        self.knocker = knocker
        self.melds = melds
        self.own: list[list[int]] = []
        self.laid_off: Way = []
        self.left: list[int] = []
        self.opponent = 0


def best(knocker: "Sequence[int]", opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a knock where the knocker only showed cards (GIN-7).

    The knocker melds with the least deadwood, and among such melds chooses those that leave the
    opponent the most. Nobody lays off on a hand without deadwood (GIN-10).

    >>> from engine.cards import STANDARD52 as deck
    >>> knocker = deck.read_all("7S 8S 9S 4H 4D 4C QS QH QD 2C".split(), "knocker")
    >>> opponent = deck.read_all("10S JS KH KD KC QC 4S 9H AD 5C".split(), "opponent")
    >>> found = best(knocker, opponent)
    >>> found.knocker, found.opponent, deck.texts(found.left)
    (2, 15, ['9H', 'AD', '5C'])
    >>> [(deck.text(card), deck.texts(found.melds[place])) for card, place in found.laid_off][:2]
    [('10S', ['7S', '8S', '9S']), ('JS', ['7S', '8S', '9S'])]
    """
    ways = deadwood.all_least(knocker)
    found = None
    for points, melds, left in ways:
        if not left:
            return without(points, melds, opponent)
        after = laid(points, melds, opponent)
        if found is None or after.opponent > found.opponent:
            found = after
    assert found is not None
    return found


def without(points: int, melds: list[list[int]], opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a hand on which nobody lays off (GIN-10)."""
    found = LaidOff(points, melds)
    found.opponent, found.own, found.left = deadwood.least_plain(opponent, False, True)
    return found


def laid(points: int, melds: list[list[int]], opponent: "Sequence[int]") -> LaidOff:
    """Return the hands after a knock with `points` of deadwood and these `melds` (GIN-7).

    Each of `melds` is a set, or a run from low to high.
    """
    found = LaidOff(points, melds)
    chosen, ways = _ways(melds, opponent)
    if ways:
        # Every way to lay off: one choice for each end of a run and each set.
        all_ways = [chosen]
        for choices in ways:
            all_ways = [way + choice for way in all_ways for choice in choices]
        least = -1
        for way in all_ways:
            after, _, _ = deadwood.least_plain(_without(opponent, way), False, False)
            if least < 0 or after < least:
                least, chosen = after, way
    rest = opponent
    if chosen:
        rest = _without(opponent, chosen)
        found.laid_off = _once(chosen, melds)
    found.opponent, found.own, found.left = deadwood.least_plain(rest, False, True)
    return found


def _once(way: "Way", melds: list[list[int]]) -> "Way":
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


def _ways(melds: list[list[int]], opponent: "Sequence[int]") -> "tuple[Way, list[list[Way]]]":
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
                if card in opponent:
                    if _can_meld(card, opponent):
                        ways.append([[], [(card, place)]])
                    else:
                        sure.append((card, place))
            continue
        if first % 13 and first - 1 in opponent:
            _continued(first - 1, -1, place, opponent, sure, ways)
        if last % 13 < 12 and last + 1 in opponent:
            _continued(last + 1, 1, place, opponent, sure, ways)
    return sure, ways


def _continued(
    card: int,
    step: int,
    place: int,
    opponent: "Sequence[int]",
    sure: "Way",
    ways: "list[list[Way]]",
) -> None:
    """Put the cards with which a run is continued from `card` on into `sure` or `ways`."""
    choices: list[Way] = []
    way: Way = []
    suit = card // 13
    while card in opponent and card // 13 == suit:
        if _can_meld(card, opponent):
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
    alike = 0
    for suit in (rank, rank + 13, rank + 26, rank + 39):
        if suit in hand:
            alike += 1
    if alike > 2:
        return True
    below = rank > 0 and card - 1 in hand
    above = rank < 12 and card + 1 in hand
    if below and (above or (rank > 1 and card - 2 in hand)):
        return True
    return above and rank < 11 and card + 2 in hand

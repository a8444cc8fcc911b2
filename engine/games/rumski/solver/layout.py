"""Rumski's melds and tables: counting, comparing, reading order, and the form the search uses.

Cards are as in `engine.cards`; a meld is a list of cards in any order, a table a list of melds. The
search takes old melds as masks, and its choices become new melds.

A meld under construction is a Partial of its natural cards, in order, and its number of wilds.
`in_order` puts the wild where it stands in the run.
"""

from ....cards import RUMSKI70
from ....compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_WILD = RUMSKI70.wild


class Partial:
    """A meld under construction: its natural `cards`, in order, and its number of `wilds`."""

    def __init__(self, cards: list[int], wilds: int) -> None:
        self.cards = cards
        self.wilds = wilds

    def key(self) -> tuple[list[int], int]:
        """Return cards and wilds as a pair, to be compared or sorted."""
        return self.cards, self.wilds


def parts(meld: list[int]) -> tuple[list[int], int]:
    """Return (sorted natural cards, number of wilds) of a legal meld.

    >>> parts([65, 7, 5])
    ([5, 7], 1)
    """
    naturals = sorted([card for card in meld if card != _WILD])
    return naturals, len(meld) - len(naturals)


def without(cards: "Iterable[int]", taken: "Iterable[int]") -> list[int]:
    """Return `cards` without those `taken`, as often as each was taken.

    >>> without([1, 2, 65, 65], [65, 3])
    [1, 2, 65]
    """
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left


def is_set(naturals: list[int]) -> bool:
    """Return whether the natural cards, two or more, of a legal meld make it a set.

    >>> is_set([4, 17]), is_set([4, 5])
    (True, False)
    """
    return naturals[0] % 13 == naturals[1] % 13


def in_order(naturals: list[int], wilds: int) -> list[int]:
    """Return the cards of a meld in reading order, the wild where it stands.

    >>> in_order([3, 5], 1), in_order([11, 12], 1)
    ([3, 65, 5], [65, 11, 12])
    """
    cards = list(naturals)
    if not wilds:
        return cards
    if not is_set(naturals):
        for at in range(1, len(cards)):
            if cards[at] - cards[at - 1] == 2:
                cards.insert(at, _WILD)
                return cards
        if cards[-1] % 13 == 12:
            cards.insert(0, _WILD)
            return cards
    cards.append(_WILD)
    return cards


def all_cards(table: "Iterable[Iterable[int]]") -> list[int]:
    """Return the cards of all the melds of a table in one list."""
    cards: list[int] = []
    for meld in table:
        cards.extend(meld)
    return cards


def reading_order(meld: list[int]) -> list[int]:
    """Return the cards of a meld, legal or not, in reading order, the wild where it stands.

    >>> reading_order([5, 65, 3]), reading_order([65, 65, 30])
    ([3, 65, 5], [30, 65, 65])
    """
    naturals, wilds = parts(meld)
    if wilds == 1 and len(naturals) > 1:
        return in_order(naturals, 1)
    return naturals + [_WILD] * wilds


def masks_of(cards: "Iterable[int]", turned: bool = False) -> tuple[list[int], int]:
    """Return 13 masks of colours, one for each rank, and the number of wilds.

    With `turned`, ranks are counted from 13 down, here and below.

    >>> masks_of([0, 13, 65])[0][0], masks_of([0, 13, 65])[1]
    (3, 1)
    """
    masks = [0] * 13
    wilds = 0
    for card in cards:
        if card == _WILD:
            wilds += 1
        else:
            rank = 12 - card % 13 if turned else card % 13
            masks[rank] |= 1 << card // 13
    return masks, wilds


def order_of(table: list[list[int]], turned: bool = False) -> tuple[list[int], list[int]]:
    """Return (links, sets) of the old melds, in the form that `search.Sweep` takes."""
    links = [0] * 13
    sets = [0] * 13
    for meld in table:
        naturals, _ = parts(meld)
        low, high = naturals[0] % 13, naturals[-1] % 13
        if turned:
            low, high = 12 - high, 12 - low
        if is_set(naturals):
            for card in naturals:
                sets[low] |= 1 << card // 13
            continue
        # A wild at the end of a run of two is counted after it, as the search does.
        if len(naturals) == 2 and high == low + 1 and high < 12:
            high += 1
        for rank in range(low + 1, high + 1):
            links[rank] |= 1 << naturals[0] // 13
    return links, sets


def melds_of(choices: list[int], turned: bool = False) -> list[Partial]:
    """Return, as Partials, the melds that the choices of a search describe."""
    melds: list[Partial] = []
    for rank in range(13):
        mask = choices[rank] & 31
        if mask:
            face = 12 - rank if turned else rank
            cards = [13 * colour + face for colour in range(5) if mask >> colour & 1]
            wilds = choices[rank] >> 20
            if wilds == 2:
                melds.append(Partial(cards[:2], 1))
                cards, wilds = cards[2:], 1
            elif len(cards) == 2:
                wilds = 1
            melds.append(Partial(cards, wilds))
    for colour in range(5):
        for ranks, wilds in _runs_of(colour, choices):
            if turned:
                ranks = [12 - rank for rank in reversed(ranks)]
            cards = [13 * colour + rank for rank in ranks]
            if len(cards) == 13 and wilds:
                # All thirteen numbers leave a wild no room, so it goes with the last three.
                melds.append(Partial(cards[10:], 1))
                cards, wilds = cards[:10], 0
            melds.append(Partial(cards, wilds))
    return melds


def _runs_of(colour: int, choices: list[int]) -> list[tuple[list[int], int]]:
    """Return the runs of one colour as (ranks, wilds)."""
    runs: list[tuple[list[int], int]] = []
    # The open run; without ranks there is none.
    ranks: list[int] = []
    wilds = 0
    for rank in range(14):
        choice = choices[rank] >> colour
        joins = choice >> 5 & 1
        if ranks:
            if joins and not choice >> 10 & 1:
                ranks.append(rank)
                continue
            had_wild = wilds
            if not wilds and (len(ranks) < 3 or choice >> 15 & 1):
                wilds = 1
            if joins or had_wild or not wilds:
                runs.append((ranks, wilds))
                ranks = []
        if joins:
            ranks, wilds = [rank], 0
    if ranks:
        runs.append((ranks, wilds))
    return runs


def place(melds: list[Partial], spare: int, table: list[list[int]]) -> int:
    """Place up to `spare` more wilds in `melds`, which it changes; return how many are left.

    Melds that lay exactly so on the table before (`table`) come last, those that had a wild first.
    """
    before = [parts(meld) for meld in table]
    for wanted in (0, 1, 2):
        for meld in melds:
            if not spare:
                return 0
            if meld.wilds or len(meld.cards) > 12:
                continue
            if wanted == 0:
                fits = (meld.cards, 1) in before
            elif wanted == 1:
                fits = (meld.cards, 0) not in before
            else:
                fits = True
            if fits:
                meld.wilds = 1
                spare -= 1
    return spare


def divide(melds: list[Partial], spare: int) -> int:
    """Split melds in two, each part with a wild, until none of `spare` wilds is left.

    Changes `melds`; returns the number of wilds for which there was no place.
    """
    at = 0
    while spare and at < len(melds):
        naturals, wilds = melds[at].key()
        cut = _cut(naturals, wilds)
        if cut:
            pieces = [Partial(naturals[:cut], 0), Partial(naturals[cut:], 0)]
            free = spare + wilds
            for piece in pieces:
                if free or len(piece.cards) < 3:
                    piece.wilds = 1
                    free -= 1
            melds[at] = pieces[0]
            melds.append(pieces[1])
            spare = free
        else:
            at += 1
    return spare


def _cut(naturals: list[int], wilds: int) -> int:
    """Return where to split a meld so that both parts have two or more natural cards, or 0."""
    if len(naturals) < 4:
        return 0
    if is_set(naturals):
        return 2
    for at in range(1, len(naturals)):
        if naturals[at] - naturals[at - 1] == 2:
            # A run with its wild between two cards comes apart there or not at all.
            return at if 2 <= at <= len(naturals) - 2 else 0
    return 2


def arrange(melds: list[Partial], table: list[list[int]]) -> list[list[int]]:
    """Return the new table: first the unchanged old melds in their order, then the others, sorted.

    Unchanged melds keep their cards' order; the others are in reading order.
    """
    left = sorted([meld.key() for meld in melds])
    result: list[list[int]] = []
    for old in table:
        found = parts(old)
        if found in left:
            left.remove(found)
            result.append(list(old))
    for naturals, wilds in left:
        result.append(in_order(naturals, wilds))
    return result


def changed(table: list[list[int]], after: list[list[int]]) -> int:
    """Return how many melds of `table` are not in `after` unchanged.

    >>> changed([[0, 1, 2], [5, 18, 31]], [[0, 1, 2, 3], [18, 5, 31]])
    1
    """
    left = [sorted(meld) for meld in after]
    count = 0
    for meld in table:
        meld = sorted(meld)
        if meld in left:
            left.remove(meld)
        else:
            count += 1
    return count

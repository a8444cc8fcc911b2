"""Rumski's melds and tables: counted, compared, in reading order, and as the search has them.

Cards as in `engine.cards`; a meld is a list of them in any order, a table a list of melds. The
search takes old melds as masks, and its choices become new melds.

A meld in the making is a pair `[cards, wilds]` with its natural cards in order; `in_order` puts
the wild where it stands in the run.
"""

from engine.cards import RUMSKI70

_WILD = RUMSKI70.wild


def parts(meld):
    """Return (sorted natural cards, number of wilds) of a legal meld.

    >>> parts([65, 7, 5])
    ([5, 7], 1)
    """
    naturals = sorted([card for card in meld if card != _WILD])
    return naturals, len(meld) - len(naturals)


def without(cards, taken):
    """Return the `cards` that remain when those `taken` are gone, and the taken that were not
    there.

    >>> without([1, 2, 65, 65], [65, 3])
    ([1, 2, 65], [3])
    """
    left = list(cards)
    absent = []
    for card in taken:
        if card in left:
            left.remove(card)
        else:
            absent.append(card)
    return left, absent


def is_set(naturals):
    """Tell whether the natural cards, two or more, of a legal meld make it a set.

    >>> is_set([4, 17]), is_set([4, 5])
    (True, False)
    """
    return naturals[0] % 13 == naturals[1] % 13


def in_order(naturals, wilds):
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


def all_cards(table):
    """Return the cards of all the melds of a table in one list."""
    cards = []
    for meld in table:
        cards.extend(meld)
    return cards


def reading_order(meld):
    """Return the cards of a meld in reading order, the wild where it stands; also of none that is
    legal.

    >>> reading_order([5, 65, 3]), reading_order([65, 65, 30])
    ([3, 65, 5], [30, 65, 65])
    """
    naturals, wilds = parts(meld)
    if wilds == 1 and len(naturals) > 1:
        return in_order(naturals, 1)
    return naturals + [_WILD] * wilds


def masks_of(cards, turned=False):
    """Return a list of 13 masks of colours, one for each rank, and the number of wilds.

    With `turned` the ranks count from 13 down, here and below.

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


def order_of(table, turned=False):
    """Return (links, sets) of the old melds, as `community_search.Sweep` takes them."""
    links = [0] * 13
    sets = [0] * 13
    for meld in table:
        naturals, wilds = parts(meld)
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


def melds_of(choices, turned=False):
    """Return the melds `[natural cards, wilds]` that the choices of a search describe."""
    melds = []
    for rank in range(13):
        mask = choices[rank] & 31
        if mask:
            face = 12 - rank if turned else rank
            cards = [13 * colour + face for colour in range(5) if mask >> colour & 1]
            wilds = choices[rank] >> 20
            if wilds == 2:
                melds.append([cards[:2], 1])
                cards, wilds = cards[2:], 1
            elif len(cards) == 2:
                wilds = 1
            melds.append([cards, wilds])
    for colour in range(5):
        for ranks, wilds in _runs_of(colour, choices):
            if turned:
                ranks = [12 - rank for rank in reversed(ranks)]
            cards = [13 * colour + rank for rank in ranks]
            if len(cards) == 13 and wilds:
                # All thirteen numbers leave a wild no room, so it goes with the last three.
                melds.append([cards[10:], 1])
                cards, wilds = cards[:10], 0
            melds.append([cards, wilds])
    return melds


def _runs_of(colour, choices):
    """Return the runs `[ranks, wilds]` of one colour."""
    runs = []
    run = None
    for rank in range(14):
        choice = choices[rank] >> colour
        joins = choice >> 5 & 1
        if run is not None:
            ranks, wilds = run
            if joins and not choice >> 10 & 1:
                ranks.append(rank)
                continue
            if not wilds and (len(ranks) < 3 or choice >> 15 & 1):
                run[1] = 1
            if joins or wilds or not run[1]:
                runs.append(run)
                run = None
        if joins:
            run = [[rank], 0]
    if run is not None:
        runs.append(run)
    return runs


def place(melds, spare, table):
    """Give up to `spare` more wilds a place in `melds`, which it changes; return how many are left.

    Melds that lay on the table just so before (`table`) get theirs last, those that had a wild
    then first.
    """
    before = [parts(meld) for meld in table]
    for wanted in (0, 1, 2):
        for meld in melds:
            if not spare:
                return 0
            if meld[1] or len(meld[0]) > 12:
                continue
            if wanted == 0:
                fits = (meld[0], 1) in before
            elif wanted == 1:
                fits = (meld[0], 0) not in before
            else:
                fits = True
            if fits:
                meld[1] = 1
                spare -= 1
    return spare


def divide(melds, spare):
    """Cut melds in two, so that each part holds a wild, until none of `spare` wilds is left.

    Changes `melds`; returns the number of wilds that found no place.
    """
    at = 0
    while spare and at < len(melds):
        naturals, wilds = melds[at]
        cut = _cut(naturals, wilds)
        if cut:
            pieces = [[naturals[:cut], 0], [naturals[cut:], 0]]
            free = spare + wilds
            for piece in pieces:
                if free or len(piece[0]) < 3:
                    piece[1] = 1
                    free -= 1
            melds[at] = pieces[0]
            melds.append(pieces[1])
            spare = free
        else:
            at += 1
    return spare


def _cut(naturals, wilds):
    """Return where to cut a meld so that both parts have two natural cards or more, or 0."""
    if len(naturals) < 4:
        return 0
    if is_set(naturals):
        return 2
    for at in range(1, len(naturals)):
        if naturals[at] - naturals[at - 1] == 2:
            # A run with its wild between two cards comes apart there or not at all.
            return at if 2 <= at <= len(naturals) - 2 else 0
    return 2


def arrange(melds, table):
    """Return the new table: old melds that are there still, as they lay and in their old order,
    then the others, each in reading order, sorted.
    """
    left = sorted(melds)
    result = []
    for old in table:
        naturals, wilds = parts(old)
        found = [naturals, wilds]
        if found in left:
            left.remove(found)
            result.append(list(old))
    for naturals, wilds in left:
        result.append(in_order(naturals, wilds))
    return result


def changed(table, after):
    """Return how many melds of `table` do not lie in `after` as they were.

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

"""The cards of Rumski's melds: counted, compared, and put into reading order.

Cards as in `engine.cards`; a meld is a list of them, a table a list of melds.
"""

_WILD = 65


def parts(meld):
    """Return (sorted natural cards, number of wilds) of a legal meld.

    >>> parts([65, 7, 5])
    ([5, 7], 1)
    """
    naturals = sorted([card for card in meld if card != _WILD])
    return naturals, len(meld) - len(naturals)


def without(cards, taken):
    """Return the `cards` that remain when those `taken` are gone, and the taken that were not there.

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

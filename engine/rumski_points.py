"""What Rumski's cards are worth when they are left in a hand (RSK-10)."""

_WILD = 65


def points(card):
    """Return what one card is worth: 1-9 five, 10-13 ten, a wild 25.

    >>> points(8), points(9), points(65)
    (5, 10, 25)
    """
    if card == _WILD:
        return 25
    return 5 if card % 13 < 9 else 10


def points_of(cards):
    """Return what several cards are worth together.

    >>> points_of([8, 22, 65])
    40
    """
    return sum([points(card) for card in cards])

"""Which rank follows which in a run, by game and deck."""

# The ranks of a deck from low to high, each less one, as they are neighbours in a run.
_PLAIN = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12)
_ITALIAN = (0, 1, 2, 3, 4, 5, 6, 10, 11, 12)
_GERMAN_HIGH = (5, 6, 7, 8, 9, 10, 11, 12, 0)
_GERMAN_LOW = (0, 5, 6, 7, 8, 9, 10, 11, 12)


def order(game, house):
    """Return the ranks (less one) from low to high as they follow each other in a run.

    >>> order("tuscan", {"deck": "german36", "german_ace": "low"})[:3]
    (0, 5, 6)
    """
    if game != "tuscan":
        return _PLAIN
    if house["deck"] != "german36":
        return _ITALIAN
    return _GERMAN_LOW if house["german_ace"] == "low" else _GERMAN_HIGH

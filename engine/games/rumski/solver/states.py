"""The states of Rumski's search: how a half-laid table is written as one number.

A natural card stands once in the deck, so it is enough to know, after each rank, how far each
colour's open run has come; the sets of a rank begin and end there:

- `one`, `two`: the open run has one or two natural cards and no wild,
- `full`: it has three or more and no wild,
- `gap`: it has one natural card and then the wild, so the next rank has to follow,
- `done`: it is a meld and has its wild,
- `closed`: there is none.

Some beat others, whatever comes: full beats each other one, two beats one and gap, done beats gap
and closed, and a wild more in hand is never worse. A state is written down as what it beats, so
that it beats another with no greater loss if the bits of the other are among its own:

    bits      0-4            5-9                  10-14              15-19      20-24      25-29
    colours   one two full   gap two done full    closed done full   two full   done full  wilds

A loss is a whole number, `(cards << 7 | points / 5) << 7 | breaks`: hand cards left over, their
points, and how often an old meld of the table was cut, joined or mixed. Both fit the 31 bits of a
board's small integers.

A layer is a tuple (keys, losses, parents, choices) with one entry for each state after a rank: the
state, its loss, the index of the state before it and the choice that led here.
"""

from array import array

from engine.games.rumski.rules import HIGH, LOW, WILD

# How many colours a mask holds.
COUNT = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4\1\2\2\3\2\3\3\4\2\3\3\4\3\4\4\5"

# How many wilds are left, as five bits: with each more one bit more, so that more beats fewer; or,
# where each wild is counted, two bits for each number, so that none beats another.
MORE_WILDS = (0, 1, 3, 7, 15, 31)
OTHER_WILDS = (3, 5, 6, 9, 10, 12)

# The state before the first rank, but for the wilds.
ALL_CLOSED = 31 << 10

LOSS_SHIFT = 7

# What leaving a card in the hand costs, its points (RSK-10) counted in fives.
LOW_LOSS = (1 << LOSS_SHIFT | LOW // 5) << LOSS_SHIFT
HIGH_LOSS = (1 << LOSS_SHIFT | HIGH // 5) << LOSS_SHIFT
WILD_LOSS = (1 << LOSS_SHIFT | WILD // 5) << LOSS_SHIFT

# A loss that no hand can reach: the deck has seventy cards.
NO_CEILING = 127 << 2 * LOSS_SHIFT


def without_breaks(loss):
    """Return the loss of cards and points alone.

    >>> without_breaks(LOW_LOSS + 3) == LOW_LOSS
    True
    """
    return loss >> LOSS_SHIFT << LOSS_SHIFT


def unbeaten(keys, losses, width, strict):
    """Return (indices of the states that no other beats, whether more than `width` were there).

    At most `width` (0: all) are kept. With `strict` those that beat most come first among equal
    losses and breaks do not count; else those with the fewest breaks come first.

    >>> unbeaten([1 << 25, 3 << 25], [0, 0], 0, True)
    ([1], False)
    """
    if strict:
        worths = [
            (losses[at] >> LOSS_SHIFT << 5)
            - COUNT[keys[at] >> 15 & 31]
            - COUNT[keys[at] >> 20 & 31]
            - COUNT[keys[at] >> 25]
            for at in range(len(keys))
        ]
    else:
        worths = losses
    # Worth and index in one small integer: equal worths then have one order on every runtime.
    least = min(worths)
    shift = 8
    while len(keys) >> shift:
        shift += 1
    order = [worths[at] - least << shift | at for at in range(len(keys))]
    order.sort()
    index = (1 << shift) - 1
    kept = []
    lacks = []
    for packed in order:
        at = packed & index
        key = keys[at]
        for lack in lacks:
            if not key & lack:
                break
        else:
            if width and len(kept) == width:
                return kept, True
            kept.append(at)
            lacks.append(~key)
    return kept, False


def thinned(layer, order):
    """Return the layer with the states at the indices `order` alone, in that order."""
    keys, losses, parents, choices = layer
    if len(order) == len(keys):
        return layer
    return (
        [keys[at] for at in order],
        [losses[at] for at in order],
        array("H", [parents[at] for at in order]),
        array("I", [choices[at] for at in order]),
    )

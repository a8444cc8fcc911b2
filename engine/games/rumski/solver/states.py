"""The states of Rumski's search: how a half-built table is packed into one number.

Each natural card exists once, so after each rank it is enough to know how far the open run of each
colour has come; the sets of a rank start and end there:

- `one`, `two`: the open run has one or two natural cards and no wild,
- `full`: it has three or more and no wild,
- `gap`: it has one natural card and then the wild, so the next rank must follow,
- `done`: it is a meld and has its wild,
- `closed`: there is none.

Whatever cards follow, some states are never worse than others: they beat them. Full beats every
other one, two beats one and gap, done beats gap and closed, and more wilds in hand beat fewer. A
state is packed as the set of what it beats. So it beats every state that has no other bits than its
own, unless that one has the smaller loss:

    bits      0-4            5-9                  10-14              15-19      20-24      25-29
    colours   one two full   gap two done full    closed done full   two full   done full  wilds

A loss is a whole number, `(cards << 7 | points / 5) << 7 | breaks`: cards left in hand, their
points, and how often an old meld of the table was split, joined or mixed. State and loss fit the 31
bits of a board's small integers.

A layer is a tuple (keys, losses, parents, choices) with one entry for each state after a rank: the
state, its loss, the index of the state before it and the choice that led here.
"""

from array import array

from ....compat import TYPE_CHECKING
from ..rules import HIGH, LOW, WILD

if TYPE_CHECKING:
    from ....types import Layer

# How many colours a mask holds.
COUNT = b"\0\1\1\2\1\2\2\3\1\2\2\3\2\3\3\4\1\2\2\3\2\3\3\4\2\3\3\4\3\4\4\5"

# The number of wilds left, as five bits. MORE_WILDS sets one more bit for each wild, so that more
# beats fewer. OTHER_WILDS sets two bits for each number, so that none beats another: every wild
# counts.
MORE_WILDS = (0, 1, 3, 7, 15, 31)
OTHER_WILDS = (3, 5, 6, 9, 10, 12)

# The state before the first rank, without the wilds.
ALL_CLOSED = 31 << 10

LOSS_SHIFT = 7

# What leaving a card in the hand costs, its points (RSK-10) counted in fives.
LOW_LOSS = (1 << LOSS_SHIFT | LOW // 5) << LOSS_SHIFT
HIGH_LOSS = (1 << LOSS_SHIFT | HIGH // 5) << LOSS_SHIFT
WILD_LOSS = (1 << LOSS_SHIFT | WILD // 5) << LOSS_SHIFT

# A loss that no hand can reach: the deck has seventy cards.
NO_CEILING = 127 << 2 * LOSS_SHIFT


def without_breaks(loss: int) -> int:
    """Return the loss of cards and points only.

    >>> without_breaks(LOW_LOSS + 3) == LOW_LOSS
    True
    """
    return loss >> LOSS_SHIFT << LOSS_SHIFT


def unbeaten(
    keys: list[int], losses: list[int], width: int, strict: bool
) -> tuple[list[int], bool]:
    """Return (indices of the states that no other beats, whether there were more than `width`).

    At most `width` (0: all) are retained. With `strict`, breaks do not count and, among equal
    losses, states that beat most come first; otherwise those with the fewest breaks do.

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
    # Worth and index in one small integer: equal worths then sort alike on every runtime.
    least = min(worths)
    shift = 8
    while len(keys) >> shift:
        shift += 1
    order = [worths[at] - least << shift | at for at in range(len(keys))]
    order.sort()
    index = (1 << shift) - 1
    kept: list[int] = []
    lacks: list[int] = []
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


def thinned(layer: "Layer", order: list[int]) -> "Layer":
    """Return the layer reduced to the states at the indices `order`, in that order."""
    keys, losses, parents, choices = layer
    if len(order) == len(keys):
        return layer
    return (
        [keys[at] for at in order],
        [losses[at] for at in order],
        array("H", [parents[at] for at in order]),
        array("I", [choices[at] for at in order]),
    )

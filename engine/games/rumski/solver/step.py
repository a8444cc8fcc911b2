"""One step of Rumski's search: from the states before a rank to those after it.

At a rank each natural card goes into a set, continues the open run of its colour, starts a run, or
stays in the hand. All colours are handled at once, as masks of five bits.
"""

from array import array

from ....compat import TYPE_CHECKING
from .states import (
    COUNT,
    HIGH_LOSS,
    LOW_LOSS,
    MORE_WILDS,
    OTHER_WILDS,
    thinned,
    unbeaten,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ....types import Layer

# With more new states than this, they are compared before others are made. This bounds the memory.
_ROOM = 320


def _lefts(levels: tuple[int, ...]) -> bytes:
    table = bytearray(32)
    for number in range(6):
        table[levels[number]] = number
    return bytes(table)


_LEFT_OF_MORE = _lefts(MORE_WILDS)
_LEFT_OF_OTHER = _lefts(OTHER_WILDS)


def _groups(present: int, smallest: int) -> bytes:
    """Return the groups of `smallest` or more of the colours `present`, as bytes."""
    if COUNT[present] < smallest:
        return b""
    masks: list[int] = []
    mask = present
    while mask:
        if COUNT[mask] >= smallest:
            masks.append(mask)
        mask = (mask - 1) & present
    return bytes(masks)


class Rank:
    """One rank as the search needs it: its cards and those of the next two.

    All are masks of colours: `must` of the cards on the table, `may` of those in the hand, `next1`
    and `next2` of all cards of the next two ranks. Of the old runs, `link` has those that continue
    from the rank before, `first` those of them that started there, `ends` those that end before
    this rank or start with it. `old_set` has the colours of the old set. `sets` are the sets that
    can be made, as masks. `weight` is the loss of a card left in hand.
    """

    def __init__(
        self,
        at: int,
        table: list[int],
        hand: list[int],
        wilds: int,
        links: list[int],
        sets: list[int],
        high: bool,
    ) -> None:
        """Take rank `at`; the lists are those of a Sweep, with empty ranks at their ends."""
        self.must = table[at]
        self.may = hand[at]
        self.next1 = table[at + 1] | hand[at + 1]
        self.next2 = table[at + 2] | hand[at + 2]
        # The sets that these colours hold, a wild in them if there is one.
        self.sets = _groups(self.must | self.may, 2 if wilds else 3)
        self.link = links[at]
        before = links[at - 1]
        self.first = self.link & ~before
        # After the last rank no run can be joined to its neighbour.
        self.ends = (before | links[at + 1]) & ~self.link if at < 13 else 0
        self.old_set = sets[at]
        self.weight = HIGH_LOSS if high else LOW_LOSS


def _ways(
    rank: Rank, active: int, gap: int, start: int, left: int, exact: bool
) -> list[tuple[int, int, int]]:
    """Return (colours in sets, colours in runs, wilds in the sets) of every possible way to go on.

    `active` colours have an open run, those of `gap` one that must continue; a run can start in the
    colours of `start`; `left` wilds are left.
    """
    must, may = rank.must, rank.may
    present = must | may
    fresh = present & ~active
    not_start = ~start
    ways: list[tuple[int, int, int]] = []
    if not fresh & must & not_start:
        # No set: the table's cards go into runs, and so do the hand's if they can and should.
        can = fresh & may & start
        runs = present & ~(fresh & may & not_start)
        idle = can
        # `idle` counts down through the subsets of `can`.
        while True:
            ways.append((0, runs & ~idle, 0))
            if not idle:
                break
            idle = (idle - 1) & can
    for mask in rank.sets:
        size = COUNT[mask]
        min_wilds = 1 if size == 2 else 0
        # A hand card that neither starts nor continues a run is better off in the set.
        if mask & gap or fresh & ~mask & not_start or min_wilds > left:
            continue
        if not exact:
            # A set of four or more can do without a card that an open run can use.
            if mask & active and size > 3 and mask != rank.old_set:
                continue
            ways.append((mask, present & ~mask, min_wilds))
            continue
        max_wilds = min(left, 1 if size < 4 else 2)
        for wilds in range(min_wilds, max_wilds + 1):
            ways.append((mask, present & ~mask, wilds))
    return ways


# No run ends or takes a wild without need: the only turn that most ways have.
_NO_TURN = ((0, 0, 0),)


def _turns(
    can_split: int, two: int, full: int, stop: int, holes: int
) -> "Sequence[tuple[int, int, int]]":
    """Return (colours that start a new run, full runs that take a wild, wilds) of each turn.

    A run of `can_split` may end and another start beside it; if it has `two` cards, a wild ends it.
    A `full` run that stops or is split may take a wild at its end, or step over a rank with it
    where `holes` allows.
    """
    turns: list[tuple[int, int, int]] = []
    split = can_split
    # `split` counts down through the subsets of `can_split`.
    while True:
        can_hole = full & (stop | split) & holes
        hole = can_hole
        # So does `hole` through those of `can_hole`.
        while True:
            turns.append((split, hole, COUNT[two & split] + COUNT[hole]))
            if not hole:
                break
            hole = (hole - 1) & can_hole
        if not split:
            return turns
        split = (split - 1) & can_split


def step(
    rank: Rank, keys: list[int], losses: list[int], exact: bool, ceiling: int
) -> "tuple[Layer, int, int]":
    """Return (layer, states made, most at a time) after `rank`, from the states `keys` before it.

    States with a loss of `ceiling` or more are left out. With `exact`, wilds that the melds do not
    need are placed too: a set of four or five may be split, a full run may take one.
    """
    count = COUNT
    levels = OTHER_WILDS if exact else MORE_WILDS
    lefts = _LEFT_OF_OTHER if exact else _LEFT_OF_MORE
    next1 = rank.next1
    next12 = next1 & rank.next2
    next_any = next1 | rank.next2
    not_next1 = ~next1
    not_next12 = ~next12
    link = rank.link
    first = rank.first
    ends = rank.ends
    old_set = rank.old_set
    set_break = 1 if old_set else 0
    weight = rank.weight
    present = rank.must | rank.may
    new_keys: list[int] = []
    new_losses: list[int] = []
    parents = array("H")
    choices = array("I")
    seen: dict[int, int] = {}
    find = seen.get
    room = _ROOM
    made = peak = 0
    for index in range(len(keys)):
        if len(new_keys) > room:
            peak = max(peak, len(new_keys))
            made += len(new_keys)
            order = unbeaten(new_keys, new_losses, 0, True)[0]
            new_keys, new_losses, parents, choices = thinned(
                (new_keys, new_losses, parents, choices), order
            )
            made -= len(new_keys)
            room = max(room, 2 * len(new_keys))
            seen.clear()
            for at in range(len(new_keys)):
                seen[new_keys[at]] = at
        key = keys[index]
        base = losses[index]
        two = key >> 15 & 31
        done = key >> 20 & 31
        one = key & ~two & 31
        gap = key >> 5 & ~(two | done) & 31
        full = two & done
        two ^= full
        done ^= full
        left = lefts[key >> 25]
        active = one | two | full | gap | done
        start = next_any if left else next12
        for mask, runs, set_wilds in _ways(rank, active, gap, start, left, exact):
            stop = ~runs
            new_gap = one & stop
            if new_gap & not_next1:
                continue
            used = set_wilds + count[new_gap] + count[two & stop]
            if used > left:
                continue
            way_loss = base + count[present & stop & ~mask] * weight
            if mask != old_set:
                way_loss += set_break
            if way_loss >= ceiling:
                continue
            if exact:
                turns = _turns((done | two | full) & runs & start, two, full, stop, 31)
            elif done & runs & start or full & stop & next1 and used < left:
                turns = _turns(done & runs & start, 0, full, stop, next1)
            else:
                turns = _NO_TURN
            rest = left - used
            for split, hole, wilds in turns:
                after = rest - wilds
                if after < 0:
                    continue
                on = runs & ~split
                new_one = runs & ~active | split
                new_two = one & on
                need = new_one & not_next12 | new_two & not_next1
                if need and count[need] > after:
                    continue
                new_full = (two | full) & on
                if not after:
                    new_full &= next1
                elif not exact:
                    new_full &= next_any
                stepped = (two | hole) & stop
                new_done = ((gap | done) & on | stepped) & next1 | new_full
                new_two |= new_full
                new_one |= new_two
                new_key = (
                    new_one
                    | (new_two | new_gap | new_done) << 5
                    | (31 ^ (new_one | new_gap) | new_full) << 10
                    | new_two << 15
                    | new_done << 20
                    | levels[after] << 25
                )
                keep = active & on | new_gap | stepped
                loss = way_loss + count[link & ~keep & (active | first) | keep & ends]
                at = find(new_key, -1)
                if at < 0:
                    seen[new_key] = len(new_keys)
                    new_keys.append(new_key)
                    new_losses.append(loss)
                    parents.append(index)
                    choices.append(mask | runs << 5 | split << 10 | hole << 15 | set_wilds << 20)
                elif loss < new_losses[at]:
                    new_losses[at] = loss
                    parents[at] = index
                    choices[at] = mask | runs << 5 | split << 10 | hole << 15 | set_wilds << 20
    size = len(new_keys)
    return (new_keys, new_losses, parents, choices), made + size, max(peak, size)

"""One step of Rumski's search: from the states before a rank to those after it.

At a rank each natural card goes into a set, goes on with its colour's open run, begins a run, or
stays in the hand. All colours are dealt with at once, as masks of five bits.
"""

from array import array

from engine.games.rumski.solver.states import (
    COUNT,
    HIGH_LOSS,
    LOW_LOSS,
    MORE_WILDS,
    OTHER_WILDS,
    thinned,
    unbeaten,
)

# More new states than this are compared before others are made: it bounds the memory.
_ROOM = 320


def _lefts(levels):
    table = bytearray(32)
    for number in range(6):
        table[levels[number]] = number
    return bytes(table)


_LEFT_OF_MORE = _lefts(MORE_WILDS)
_LEFT_OF_OTHER = _lefts(OTHER_WILDS)


def _groups(present, least):
    """Return the groups of `least` or more of the colours `present`, as bytes."""
    masks = []
    mask = present
    while mask:
        if COUNT[mask] >= least:
            masks.append(mask)
        mask = (mask - 1) & present
    return bytes(masks)


class Rank:
    """What the search has to know of one rank: its cards and those of the next two.

    `must` are the colours on the table, `may` those in the hand, `next1` and `next2` all colours of
    the ranks after it; `link` and `old_set` as in `community_search.Sweep`; `high` tells whether a
    card of it is worth ten points.
    """

    def __init__(self, must, may, next1, next2, wilds, link, first, ends, old_set, high):
        self.must = must
        self.may = may
        self.next1 = next1
        self.next2 = next2
        # The sets that these colours hold, a wild in them if there is one.
        self.sets = _groups(must | may, 2 if wilds else 3)
        self.link = link
        self.first = first
        self.ends = ends
        self.old_set = old_set
        self.weight = HIGH_LOSS if high else LOW_LOSS


def _ways(rank, active, gap, start, left, exact):
    """Return (colours in sets, colours in runs, wilds in the sets) of what may be done here.

    `active` colours have an open run, those of `gap` one that has to go on; a run can begin in the
    colours of `start`; `left` wilds are left.
    """
    must, may = rank.must, rank.may
    present = must | may
    fresh = present & ~active
    not_start = ~start
    ways = []
    if not fresh & must & not_start:
        # No set: what lies on the table goes into runs, and so does of the hand what will.
        can = fresh & may & start
        runs = present & ~(fresh & may & not_start)
        idle = can
        while True:
            ways.append((0, runs & ~idle, 0))
            if not idle:
                break
            idle = (idle - 1) & can
    for mask in rank.sets:
        size = COUNT[mask]
        least = 1 if size == 2 else 0
        # A hand card that neither begins a run nor goes on with one is better off in the set.
        if mask & gap or fresh & ~mask & not_start or least > left:
            continue
        if not exact:
            # A set of four or more does without cards that an open run can use.
            if mask & active and size > 3 and mask != rank.old_set:
                continue
            ways.append((mask, present & ~mask, least))
            continue
        most = min(left, 1 if size < 4 else 2)
        for wilds in range(least, most + 1):
            ways.append((mask, present & ~mask, wilds))
    return ways


# Nothing ends or takes a wild where it need not: the only turn that most ways have.
_NO_TURN = ((0, 0, 0),)


def _turns(can_split, two, full, stop, holes):
    """Return (colours that begin a new run at once, full runs that take a wild, wilds for both).

    A run of `can_split` may end and another begin beside it; if it is one of `two` cards, a wild
    ends it. A `full` run that stops or is split may take a wild where it ends or, to step over a
    rank, where `holes` has it.
    """
    turns = []
    split = can_split
    while True:
        can_hole = full & (stop | split) & holes
        hole = can_hole
        while True:
            turns.append((split, hole, COUNT[two & split] + COUNT[hole]))
            if not hole:
                break
            hole = (hole - 1) & can_hole
        if not split:
            return turns
        split = (split - 1) & can_split


def step(rank, keys, losses, exact, ceiling):
    """Return (layer, states made, most at a time) after `rank`, a Rank, from the states `keys`
    before it.

    States whose loss is not below `ceiling` are left out. With `exact` the wilds that melds could
    do without are placed too: a set of four or five may part in two, a full run may take one.
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
    new_keys = []
    new_losses = []
    parents = array("H")
    choices = array("I")
    seen = {}
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
            least = set_wilds + count[new_gap] + count[two & stop]
            if least > left:
                continue
            way_loss = base + count[present & stop & ~mask] * weight
            if mask != old_set:
                way_loss += set_break
            if way_loss >= ceiling:
                continue
            if exact:
                turns = _turns((done | two | full) & runs & start, two, full, stop, 31)
            elif done & runs & start or full & stop & next1 and least < left:
                turns = _turns(done & runs & start, 0, full, stop, next1)
            else:
                turns = _NO_TURN
            rest = left - least
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

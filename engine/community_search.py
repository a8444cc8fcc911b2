"""The search behind Rumski's `play`: one pass over the ranks, from 1 to 13.

How it works. A natural card stands once in the deck, so it is enough to know, after each rank, in
which state each colour's open run is; the sets of a rank begin and end there. The states are five
masks of five colours:

- `one`, `two`: the open run has one or two natural cards and no wild,
- `full`: it has three or more and no wild,
- `gap`: it has one natural card and then the wild, so the next rank has to follow,
- `done`: it is a meld and has its wild.

A colour in none of them has no open run. Two runs of a colour whose cards lie crosswise can always
be exchanged for two that lie side by side, and a wild at either end of a run may as well be
anywhere in it, so that one open run for each colour is enough; a wild is paid where a run of two is
closed or a missing rank is stepped over. States that are alike are merged, the smaller loss stays;
what cannot become a meld with the cards that are there is dropped at once. A loss is a whole number
`(cards << 7 | points / 5) << 7 | breaks`: hand cards left over, their points, and how often an old
meld of the table was cut, joined or mixed.

The method is a dynamic program over profiles; D. den Hertog and P. Hulshof, "Solving Rummikub
problems by integer linear programming", The Computer Journal 49 (2006), state the same question as
an integer program, which the tests hold against this search.
"""

from array import array

from engine.errors import Cancelled

# How many colours a mask holds.
COUNT = bytes([sum([mask >> bit & 1 for bit in range(5)]) for mask in range(32)])

LOSS_SHIFT = 7
WILD_LOSS = (1 << LOSS_SHIFT | 5) << LOSS_SHIFT

# A loss that no hand can reach: seventy cards.
NO_CEILING = 127 << 2 * LOSS_SHIFT


# What leaving one natural card in the hand costs: 1 to 9 five points, 10 to 13 ten (RSK-10).
_LOW_LOSS = (1 << LOSS_SHIFT | 1) << LOSS_SHIFT
_HIGH_LOSS = (1 << LOSS_SHIFT | 2) << LOSS_SHIFT


def _sets_of(present, wild):
    """Return the masks of two (with a wild) or more of the colours `present`."""
    least = 2 if wild else 3
    masks = []
    if COUNT[present] >= least:
        mask = present
        while mask:
            if COUNT[mask] >= least:
                masks.append(mask)
            mask = (mask - 1) & present
    return masks


class Sweep:
    """One question: what must lie on the table, what may, and how the table lay before.

    `table` and `hand` are lists of 13 masks of colours, one for each rank; `fixed` wilds must be
    used, `spare` ones may be. `links[r]` has the colours whose old run goes on from rank r - 1 to
    r, `sets[r]` those of the old sets of that rank. With `turned` all of them count the ranks from
    13 down.
    """

    def __init__(self, table, hand, fixed, spare, links, sets, turned=False):
        self.table = table + [0, 0, 0]
        self.hand = hand + [0, 0, 0]
        self.fixed = fixed
        self.wilds = fixed + spare
        self.links = links + [0]
        self.sets = sets + [0]
        self.turned = turned
        self.base = self._drop_hopeless()
        self.widest = 0
        self.states = 0
        self.cut = False

    def _drop_hopeless(self):
        """Take the hand cards that no meld can use out of the search; return what that loses."""
        table, hand, wilds = self.table, self.hand, self.wilds
        loss = 0
        again = True
        while again:
            again = False
            # The three empty ranks at the end also serve as those before the first.
            all_cards = [table[rank] | hand[rank] for rank in range(16)]
            for rank in range(13):
                if not hand[rank] or COUNT[all_cards[rank]] >= (2 if wilds else 3):
                    continue
                a, b = all_cards[rank - 2], all_cards[rank - 1]
                c, d = all_cards[rank + 1], all_cards[rank + 2]
                gone = hand[rank] & ~(a | b | c | d if wilds else a & b | b & c | c & d)
                if gone:
                    again = True
                    hand[rank] &= ~gone
                    all_cards[rank] &= ~gone
                    loss += COUNT[gone] * self._card_loss(rank)
        return loss

    def _card_loss(self, rank):
        return _HIGH_LOSS if (12 - rank if self.turned else rank) >= 9 else _LOW_LOSS

    def run(self, exact=False, ceiling=NO_CEILING, width=0, progress=None):
        """Return (loss, wilds used, choices), or None where no answer loses less than `ceiling`.

        Without `exact` only the wilds that melds need are counted, and the others are taken to
        find a place; with it each wild is placed, and those not placed are part of the loss. With
        a `width` only so many states are kept after a rank, `cut` tells whether any was dropped:
        then the answer is right but may not be the best. `progress` is called with the part done,
        0 to 99, after each rank; the search raises Cancelled if it returns True.

        A choice, for each rank, is `sets | runs << 5 | split << 10 | hole << 15 | wilds << 20`:
        the colours that lie in sets and in runs, the runs that begin anew although one was open,
        the full runs that take a wild here, and the number of wilds in the sets.
        """
        keys = [0]
        losses = [self.base]
        trail = []
        self.cut = False
        for rank in range(14):
            if progress is not None and progress(rank * 100 // 14):
                raise Cancelled()
            parents = array("H")
            choices = array("I")
            keys, losses = self._step(rank, keys, losses, parents, choices, exact, ceiling)
            if not keys:
                return None
            self.states += len(keys)
            if len(keys) > self.widest:
                self.widest = len(keys)
            if width and len(keys) > width:
                keys, losses, parents, choices = _narrow(width, keys, losses, parents, choices)
                self.cut = True
            trail.append((parents, choices))
        return self._best(keys, losses, trail, exact, ceiling)

    def _best(self, keys, losses, trail, exact, ceiling):
        best = -1
        least = ceiling
        for index in range(len(keys)):
            used = keys[index] >> 25
            loss = losses[index]
            if exact:
                if used < self.fixed:
                    continue
                loss += (self.wilds - used) * WILD_LOSS
            if loss < least:
                least = loss
                best = index
        if best < 0:
            return None
        used = keys[best] >> 25
        result = []
        for rank in range(13, -1, -1):
            parents, choices = trail[rank]
            result.append(choices[best])
            best = parents[best]
        result.reverse()
        return least, used, result

    def _step(self, rank, keys, losses, parents, choices, exact, ceiling):
        """Return the states and losses after `rank` (13: after the last one, where all close)."""
        count = COUNT
        wilds = self.wilds
        must = self.table[rank]
        may = self.hand[rank]
        present = must | may
        next1 = self.table[rank + 1] | self.hand[rank + 1]
        next2 = self.table[rank + 2] | self.hand[rank + 2]
        next12 = next1 & next2
        next_any = next1 | next2
        not_next1 = ~next1
        not_next12 = ~next12
        weight = self._card_loss(rank)
        link = self.links[rank]
        old_set = self.sets[rank]
        no_set = 1 if old_set else 0
        set_masks = [(mask, 1 if count[mask] == 2 else 0) for mask in _sets_of(present, wilds)]
        seen = {}
        find = seen.get
        new_keys = []
        new_losses = []
        for index in range(len(keys)):
            key = keys[index]
            base = losses[index]
            one = key & 31
            two = key >> 5 & 31
            full = key >> 10 & 31
            gap = key >> 15 & 31
            done = key >> 20 & 31
            used = key >> 25
            left = wilds - used
            active = one | two | full | gap | done
            fresh = present & ~active
            start = next_any if left else next12
            not_start = ~start
            options = []
            # No set here: what lies on the table goes into runs, of the hand what will.
            if not fresh & must & not_start:
                can = fresh & may & start
                runs = present & ~(fresh & may & not_start)
                idle = can
                while True:
                    options.append((0, runs & ~idle, 0))
                    if not idle:
                        break
                    idle = (idle - 1) & can
            for mask, least in set_masks:
                if mask & gap or fresh & ~mask & not_start or least > left:
                    continue
                if not exact:
                    # A set of four or more does without cards that an open run can use.
                    if count[mask] > 3 and mask & active and mask != old_set:
                        continue
                    options.append((mask, present & ~mask, least))
                    continue
                most = 1 if count[mask] < 4 else 2
                for extra in range(least, (most if most < left else left) + 1):
                    options.append((mask, present & ~mask, extra))
            for mask, runs, cost1 in options:
                stop = ~runs
                new_gap = one & stop
                if new_gap & not_next1:
                    continue
                set_wilds = cost1
                cost1 += count[new_gap] + count[two & stop]
                if cost1 > left:
                    continue
                base_loss = base + count[present & stop & ~mask] * weight
                if mask != old_set:
                    base_loss += no_set
                if base_loss >= ceiling:
                    continue
                if exact:
                    can_split = (done | two | full) & runs & start
                else:
                    can_split = done & runs & start
                split = can_split
                while True:
                    cost2 = cost1 + count[two & split] if split else cost1
                    if cost2 >= left:
                        can_hole = 0
                    elif exact:
                        can_hole = full & (stop | split)
                    else:
                        can_hole = full & stop & next1
                    hole = can_hole
                    while True:
                        rest = left - cost2 - count[hole]
                        if rest >= 0:
                            new_one = runs & ~active | split
                            on = runs & ~split
                            new_two = one & on
                            need = new_one & not_next12 | new_two & not_next1
                            if not need or count[need] <= rest:
                                new_full = (two | full) & on
                                if not rest:
                                    new_full &= next1
                                elif not exact:
                                    new_full &= next_any
                                stepped = (two | hole) & stop
                                new_key = (
                                    new_one
                                    | new_two << 5
                                    | new_full << 10
                                    | new_gap << 15
                                    | (((gap | done) & on | stepped) & next1) << 20
                                    | wilds - rest << 25
                                )
                                loss = base_loss + count[(active & on | new_gap | stepped) ^ link]
                                at = find(new_key, -1)
                                if at < 0:
                                    seen[new_key] = len(new_keys)
                                    new_keys.append(new_key)
                                    new_losses.append(loss)
                                    parents.append(index)
                                    choices.append(
                                        mask | runs << 5 | split << 10 | hole << 15 | set_wilds << 20
                                    )
                                elif loss < new_losses[at]:
                                    new_losses[at] = loss
                                    parents[at] = index
                                    choices[at] = (
                                        mask | runs << 5 | split << 10 | hole << 15 | set_wilds << 20
                                    )
                        if not hole:
                            break
                        hole = (hole - 1) & can_hole
                    if not split:
                        break
                    split = (split - 1) & can_split
        return new_keys, new_losses


def _narrow(width, keys, losses, parents, choices):
    order = sorted([(losses[at], at) for at in range(len(keys))])[:width]
    order = [at for _, at in order]
    return (
        [keys[at] for at in order],
        [losses[at] for at in order],
        array("H", [parents[at] for at in order]),
        array("I", [choices[at] for at in order]),
    )

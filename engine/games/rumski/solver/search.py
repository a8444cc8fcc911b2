"""The search behind Rumski's `play`: passes over the ranks, in narrow beams that widen.

How it works. After each rank a half-laid table is a state (`community_states`), each step leads to
the states after the next rank (`community_step`). Two runs of a colour whose cards lie crosswise
can always be exchanged for two that lie side by side, and a wild at the end of a run may as well be
at the other end, so one open run for each colour is enough; a wild is paid where a run of two is
closed or a missing rank is stepped over. States that are alike are merged, and the smaller loss
stays; what cannot become a meld with the cards that are there is dropped at once, and so is what
another state beats.

A pass keeps so many states at most after each rank. Where that cut nothing off, or where nothing
better can be because all hand cards that fit anywhere are laid, the answer is proved; else another
pass follows, from the other end of the ranks or wider, which drops whatever is not better than the
answer so far.

Bounds. A hand may have any size, up to the deck. The worst positions that hill climbing found
(`host_tools.bench.community_climb`, some ten minutes) made 7,200 states in all and held 400 at a
time, some 23 KiB on a board; in the middle of a round it is 80 states as a rule.

The method is a dynamic program over profiles; D. den Hertog and P. Hulshof, "Solving Rummikub
problems by integer linear programming", The Computer Journal 49 (2006), state the same question as
an integer program, which the tests hold against this search.
"""

from engine.errors import Cancelled
from engine.games.rumski.rules import LOW_RANKS
from engine.games.rumski.solver.states import (
    ALL_CLOSED,
    COUNT,
    HIGH_LOSS,
    LOW_LOSS,
    MORE_WILDS,
    NO_CEILING,
    OTHER_WILDS,
    WILD_LOSS,
    thinned,
    unbeaten,
)
from engine.games.rumski.solver.step import Rank, step

# So many states are not worth the comparison.
_FEW = 6


class Sweep:
    """One question: what must lie on the table, what may, and how the table lay before.

    `table` and `hand` are lists of 13 masks of colours, one for each rank; `fixed` wilds must be
    used, `spare` ones may be. `links[r]` has the colours whose old run goes on from rank r - 1 to
    r, `sets[r]` those of the old sets of that rank. With `turned` all of them count the ranks from
    13 down.

    `base` is the loss of the hand cards that fit nowhere, `states` counts the states made so far,
    `widest` is the largest number of them at a time, `trail` that of the states kept in one pass;
    `cut` tells whether the last pass dropped any for want of width.
    """

    def __init__(self, table, hand, fixed, spare, links, sets, turned=False):
        self.table = table + [0, 0, 0]
        self.hand = hand + [0, 0, 0]
        self.fixed = fixed
        self.wilds = fixed + spare
        self.turned = turned
        self.base = self._drop_hopeless() if any(hand) else 0
        self.widest = 0
        self.states = 0
        self.trail = 0
        self.cut = False
        cards = [self.table[rank] | self.hand[rank] for rank in range(16)]
        self.ranks = []
        for rank in range(13):
            link = links[rank]
            before = links[rank - 1] if rank else 0
            after = links[rank + 1] if rank < 12 else 0
            self.ranks.append(
                Rank(
                    self.table[rank],
                    self.hand[rank],
                    cards[rank + 1],
                    cards[rank + 2],
                    self.wilds,
                    link,
                    link & ~before,
                    (before | after) & ~link,
                    sets[rank],
                    self._is_high(rank),
                )
            )
        # After the last rank all open runs end.
        self.ranks.append(Rank(0, 0, 0, 0, 0, 0, 0, 0, 0, False))

    def _is_high(self, rank):
        return (12 - rank if self.turned else rank) >= LOW_RANKS

    def _drop_hopeless(self):
        """Take the hand cards that no meld can use out of the search; return what that loses."""
        table, hand, wilds = self.table, self.hand, self.wilds
        loss = 0
        again = True
        while again:
            again = False
            # The three empty ranks at the end also serve as those before the first.
            cards = [table[rank] | hand[rank] for rank in range(16)]
            for rank in range(13):
                if not hand[rank] or COUNT[cards[rank]] >= (2 if wilds else 3):
                    continue
                gone = hand[rank] & ~self._in_runs(cards, rank)
                if gone:
                    again = True
                    hand[rank] &= ~gone
                    cards[rank] &= ~gone
                    loss += COUNT[gone] * (HIGH_LOSS if self._is_high(rank) else LOW_LOSS)
        return loss

    def hopeless(self):
        """Tell whether some card of the table fits in no meld at all."""
        least = 2 if self.wilds else 3
        cards = [self.table[rank] | self.hand[rank] for rank in range(16)]
        for rank in range(13):
            must = self.table[rank]
            if must and COUNT[cards[rank]] < least and must & ~self._in_runs(cards, rank):
                return True
        return False

    def _in_runs(self, cards, rank):
        """Return the colours whose neighbours make a run with a card of `rank` possible."""
        a, b, c, d = cards[rank - 2], cards[rank - 1], cards[rank + 1], cards[rank + 2]
        return a | b | c | d if self.wilds else a & b | b & c | c & d

    def run(self, exact=False, ceiling=NO_CEILING, width=0, strict=True, progress=None):
        """Return (loss, wilds used, choices), or None where no answer loses less than `ceiling`.

        `progress` is called with the part done, 0 to 99, before each rank; Cancelled is raised
        where it returns True.

        Without `exact` only the wilds that melds need are counted, and the others are taken to
        find a place; with it each wild is placed, and those not placed are part of the loss. With
        a `width` only so many states are kept after a rank; the answer is right but may not be the
        best if `cut` is true then. `strict` as for `community_states.unbeaten`.

        A choice, one for each rank, is `sets | runs << 5 | split << 10 | hole << 15 | wilds << 20`:
        the colours that lie in sets and in runs, the runs that begin anew although one was open,
        the full runs that take a wild here, and the number of wilds in the sets.
        """
        levels = OTHER_WILDS if exact else MORE_WILDS
        keys = [ALL_CLOSED | levels[self.wilds] << 25]
        losses = [self.base]
        trail = []
        kept = 0
        self.cut = False
        for rank in range(14):
            if progress and progress(rank * 100 // 14):
                raise Cancelled()
            layer, made, peak = step(self.ranks[rank], keys, losses, exact, ceiling)
            size = len(layer[0])
            if not size:
                return None
            self.states += made
            self.widest = max(self.widest, peak)
            if size > _FEW:
                order, cut = unbeaten(layer[0], layer[1], width, strict)
                layer = thinned(layer, order)
                self.cut = self.cut or cut
            keys, losses, parents, choices = layer
            trail.append((parents, choices))
            kept += len(keys)
            self.trail = max(self.trail, kept)
        return self._best(keys, losses, trail, exact, ceiling)

    def _best(self, keys, losses, trail, exact, ceiling):
        levels = OTHER_WILDS if exact else MORE_WILDS
        best = -1
        wilds_left = 0
        for index in range(len(keys)):
            loss = losses[index]
            left = levels.index(keys[index] >> 25)
            if exact:
                if left > self.wilds - self.fixed:
                    continue
                loss += left * WILD_LOSS
            if loss < ceiling:
                ceiling = loss
                best = index
                wilds_left = left
        if best < 0:
            return None
        result = []
        for parents, choices in reversed(trail):
            result.append(choices[best])
            best = parents[best]
        result.reverse()
        return ceiling, self.wilds - wilds_left, result

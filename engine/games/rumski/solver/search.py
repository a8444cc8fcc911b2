"""The search behind Rumski's `play`: passes over the ranks, in narrow beams that widen.

Method. After each rank a half-built table is a state (`solver.states`); each step leads to the
states after the next rank (`solver.step`). Two crosswise runs of a colour can always be exchanged
for two side by side, and a wild at one end of a run may as well be at the other, so one open run
per colour is enough. A wild is paid when a run of two is closed or a missing rank is stepped over.
Identical states are merged and keep the smaller loss. A state that cannot become melds with the
remaining cards is dropped at once, and so is a state that another beats.

A pass retains a limited number of states after each rank. If nothing was cut off, or if nothing
better is possible because all hand cards that fit anywhere are laid, the answer is proved.
Otherwise another pass follows, from the other end of the ranks or wider, which drops everything
that is not better than the answer so far.

Bounds. A hand may have any size, up to the deck. The worst positions that ten minutes of hill
climbing found (`tests/proof/bench/community_hard.py`) made 7,200 states in all and held 400 at a
time, about 23 KiB on a board; in the middle of a round it is usually 80 states.

The method is a dynamic program over profiles. D. den Hertog and P. Hulshof, "Solving Rummikub
problems by integer linear programming", The Computer Journal 49 (2006), state the same problem as
an integer program; the tests compare this search with it.
"""

from ....compat import TYPE_CHECKING
from ....errors import Cancelled
from ..rules import LOW_RANKS
from .states import (
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
from .step import Rank, step

if TYPE_CHECKING:
    from array import array

    from ....types import Progress

# Up to this many states, comparing them costs more than it saves.
_FEW = 6


class Found:
    """An answer of a search: its `loss`, the number of wilds `used`, and the `choices`.

    A choice, one for each rank, is `sets | runs << 5 | split << 10 | hole << 15 | wilds << 20`: the
    colours in sets and in runs, the runs that start anew although one was open, the full runs that
    take a wild here, and the number of wilds in the sets.
    """

    def __init__(self, loss: int, used: int, choices: list[int]) -> None:
        self.loss = loss
        self.used = used
        self.choices = choices


class Sweep:
    """A search for the best table with given cards, from one end of the ranks to the other.

    `table` are the cards that must lie on it, `hand` those that may: 13 masks of colours each, one
    for each rank. `fixed` wilds must be used, `spare` ones may be. The old melds: `links[r]` has
    the colours whose run continues from rank r - 1 to r, `sets[r]` the colours of the sets of that
    rank. With `turned` all ranks are counted from 13 down.

    `base` is the loss of the hand cards that fit nowhere. `states` is the number of states made so
    far, `widest` the most held at a time, `trail` the most retained in one pass. `cut` is true if
    the last pass dropped states for lack of width.
    """

    def __init__(
        self,
        table: list[int],
        hand: list[int],
        fixed: int,
        spare: int,
        links: list[int],
        sets: list[int],
        turned: bool = False,
    ) -> None:
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
        self.links = links + [0, 0, 0]
        self.sets = sets + [0]
        # Made when first needed: many searches fail early.
        self._ranks: list[Rank] = []

    def _is_high(self, rank: int) -> bool:
        return (12 - rank if self.turned else rank) >= LOW_RANKS

    def _rank(self, at: int) -> Rank:
        high = self._is_high(at)
        return Rank(at, self.table, self.hand, self.wilds, self.links, self.sets, high)

    def _drop_hopeless(self) -> int:
        """Remove the hand cards that no meld can use from the search; return their loss."""
        table, hand, wilds = self.table, self.hand, self.wilds
        loss = 0
        again = True
        while again:
            again = False
            # The three empty ranks at the end also serve as the ranks before the first.
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

    def hopeless(self) -> bool:
        """Return whether some card of the table fits in no meld at all."""
        smallest = 2 if self.wilds else 3
        cards = [self.table[rank] | self.hand[rank] for rank in range(16)]
        for rank in range(13):
            must = self.table[rank]
            if must and COUNT[cards[rank]] < smallest and must & ~self._in_runs(cards, rank):
                return True
        return False

    def _in_runs(self, cards: list[int], rank: int) -> int:
        """Return the colours whose neighbours make a run with a card of `rank` possible."""
        a, b, c, d = cards[rank - 2], cards[rank - 1], cards[rank + 1], cards[rank + 2]
        return a | b | c | d if self.wilds else a & b | b & c | c & d

    def run(
        self,
        exact: bool = False,
        ceiling: int = NO_CEILING,
        width: int = 0,
        strict: bool = True,
        progress: "Progress | None" = None,
    ) -> Found | None:
        """Return a Found answer, or None if no answer loses less than `ceiling`.

        `progress` is called with the percentage done, 0 to 99, before each rank; Cancelled is
        raised if it returns a true value.

        With `exact` every wild is placed, or else is part of the loss. Without it only the wilds
        that melds need are counted; the others are assumed to find a place. With a `width` only
        that many states are retained after a rank; then the answer is legal, but may not be the
        best if `cut` is true. `strict` is as for `states.unbeaten`.
        """
        levels = OTHER_WILDS if exact else MORE_WILDS
        keys = [ALL_CLOSED | levels[self.wilds] << 25]
        losses = [self.base]
        trail: list[tuple[array[int], array[int]]] = []
        kept = 0
        self.cut = False
        # After the last rank all open runs end.
        for rank in range(14):
            if progress and progress(rank * 100 // 14):
                raise Cancelled()
            if rank == len(self._ranks):
                self._ranks.append(self._rank(rank))
            layer, made, peak = step(self._ranks[rank], keys, losses, exact, ceiling)
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

    def _best(
        self,
        keys: list[int],
        losses: list[int],
        trail: "list[tuple[array[int], array[int]]]",
        exact: bool,
        ceiling: int,
    ) -> Found | None:
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
        result: list[int] = []
        for parents, choices in reversed(trail):
            result.append(choices[best])
            best = parents[best]
        result.reverse()
        return Found(ceiling, self.wilds - wilds_left, result)

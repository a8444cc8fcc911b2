"""The largest play at Rumski's table: what a hand can lay down now.

Cards are the numbers of the deck of 70 (`13 * colour + rank - 1`; a wild is 65). A table is a list
of melds, a meld a list of cards in any order.

Implements RSK-4 to RSK-8.
"""

from ....cards import RUMSKI70
from ....compat import TYPE_CHECKING
from . import layout
from .layout import without
from .search import Sweep
from .states import NO_CEILING, without_breaks
from .tidy import tidy

if TYPE_CHECKING:
    from ....types import Progress
    from .layout import Partial

_WILD = RUMSKI70.wild

# The passes: how many states are retained after a rank (0: all). The first goes from rank 1 up. The
# second pass of a width goes from the other end; a new width starts at the end where the search has
# held fewer states so far.
_PASSES = (6, 6, 20, 20, 60, 0)


class Play:
    """An answer: the `cards` to play, in order, the new `table`, `all_out`, and `proved`.

    `loss` is what stays in the hand, as in `solver.states`. `states` is the number of states the
    search made in all, `widest` the most it held at a time, and `trail` the most retained in one
    pass.
    """

    def __init__(
        self,
        cards: list[int],
        table: list[list[int]],
        all_out: bool,
        proved: bool,
        loss: int = NO_CEILING,
    ) -> None:
        self.cards = cards
        self.table = table
        self.all_out = all_out
        self.proved = proved
        self.loss = loss
        self.states = 0
        self.widest = 0
        self.trail = 0


def best_play(
    hand: list[int],
    table: list[list[int]],
    opened: bool,
    width: int = 0,
    progress: "Progress | None" = None,
) -> Play:
    """Return the largest `Play` of `hand` on `table`: most cards, then most points (RSK-4 to 7).

    `hand` is a list of cards, `table` a list of legal melds. A player who has not `opened` must lay
    a meld of hand cards only in the same turn (RSK-6), and may then rearrange it with the rest.
    Among equal plays it looks for one that leaves many old melds unchanged.

    The answer is proved, however long that takes, unless `width` limits the states retained after
    each rank to save memory on a board: then `proved` is false if the limit was reached. `progress`
    is called with the percentage of a pass that is done, 0 to 99; Cancelled is raised if it returns
    a true value.

    >>> best_play([2, 30], [[3, 4, 5]], True).cards
    [2]
    """
    if opened:
        return _search(hand, table, [], width, progress) or _nothing(hand, table, False)
    openings = own_melds(hand)
    if not openings:
        return _nothing(hand, table, True)
    top = _search(hand, table, [], width, progress)
    if top:
        for opening in openings:
            if not without(opening, top.cards):
                return top
    best = None
    proved = not width
    for opening in openings:
        ceiling = best.loss if best else NO_CEILING
        found = _search(hand, table, opening, width, progress, ceiling)
        if found:
            best = found
            if top and top.proved and found.loss <= top.loss:
                proved = True
                break
    if not best:
        # A narrow search may miss even this: a meld of their own beside the unchanged table.
        own = openings[0]
        best = Play(own, [list(meld) for meld in table] + [own], len(own) == len(hand), False)
    best.proved = proved
    return best


def _nothing(hand: list[int], table: list[list[int]], proved: bool) -> Play:
    return Play([], [list(meld) for meld in table], not hand, proved)


def own_melds(hand: list[int]) -> list[list[int]]:
    """Return the melds of three cards in `hand`; a larger meld always contains one.

    >>> own_melds([0, 1, 2, 65])
    [[0, 1, 2], [0, 1, 65], [0, 2, 65], [1, 2, 65]]
    """
    naturals = sorted([card for card in hand if card != _WILD])
    wild = len(naturals) < len(hand)
    found: list[list[int]] = []
    for a in range(len(naturals)):
        low = naturals[a]
        for b in range(a + 1, len(naturals)):
            middle = naturals[b]
            step = middle - low
            in_set = step % 13 == 0
            if not in_set and (step > 2 or low // 13 != middle // 13):
                continue
            for high in naturals[b + 1 :]:
                if in_set:
                    fits = (high - low) % 13 == 0
                else:
                    fits = step == 1 and high == low + 2 and high // 13 == low // 13
                if fits:
                    found.append([low, middle, high])
            if wild:
                found.append([low, middle, _WILD])
    return found


class _Problem:
    """One position, searched from both ends of the ranks."""

    def __init__(
        self, hand: list[int], table: list[list[int]], forced: list[int], width: int
    ) -> None:
        self.table = table
        self.must = list(forced)
        for meld in table:
            self.must.extend(meld)
        self.may = without(hand, forced) if forced else hand
        self.wilds = self.must.count(_WILD) + self.may.count(_WILD)
        self.width = width
        # The searches up and down, made when first needed.
        self.sweeps: list[Sweep | None] = [None, None]
        self.proved = False
        self.loss = NO_CEILING

    def sweep(self, turned: bool) -> Sweep:
        """Return the search from rank 1 up or, if `turned`, from 13 down."""
        sweep = self.sweeps[turned]
        if sweep is None:
            must, fixed = layout.masks_of(self.must, turned)
            may, spare = layout.masks_of(self.may, turned)
            links, sets = layout.order_of(self.table, turned)
            sweep = Sweep(must, may, fixed, spare, links, sets, turned)
            self.sweeps[turned] = sweep
        return sweep

    def melds(
        self, exact: bool, ceiling: int, progress: "Progress | None"
    ) -> "tuple[list[Partial], int] | None":
        """Return (melds, wilds they lack) of the best answer that loses less than `ceiling`.

        Returns None if there is none; sets `proved` and `loss`.
        """
        best, best_turned = None, False
        self.proved = turned = False
        for at in range(len(_PASSES)):
            size = _PASSES[at]
            if at and size == _PASSES[at - 1]:
                turned = not turned
            elif at:
                turned = self.sweep(True).widest < self.sweep(False).widest
            sweep = self.sweep(turned)
            if self.width and (not size or size > self.width):
                size = self.width
            found = sweep.run(exact, ceiling, size, size != _PASSES[0], progress)
            if found:
                best, best_turned = found, turned
                ceiling = self.loss = without_breaks(found.loss)
            if not sweep.cut or ceiling <= sweep.base:
                self.proved = True
                break
        if best is None:
            return None
        return layout.melds_of(best.choices, best_turned), self.wilds - best.used


def _search(
    hand: list[int],
    table: list[list[int]],
    forced: list[int],
    width: int,
    progress: "Progress | None",
    ceiling: int = NO_CEILING,
) -> Play | None:
    """Return a Play with all the cards `forced`, or None if there is none below `ceiling`."""
    problem = _Problem(hand, table, forced, width)
    found = problem.melds(False, ceiling, progress)
    if not found:
        return None
    melds, lacking = found
    lacking = layout.place(melds, lacking, table)
    if lacking and layout.divide(melds, lacking):
        # These melds cannot hold all the wilds: count every wild.
        found = problem.melds(True, ceiling, progress)
        if not found:
            return None
        melds = found[0]
    after = layout.arrange(melds, table)
    lying: list[int] = []
    for meld in after:
        lying.extend(meld)
    # Wilds are all alike: those that the table has more than before came from the hand.
    laid = sorted([card for card in hand if card != _WILD and card in lying])
    laid += [_WILD] * (lying.count(_WILD) - sum([meld.count(_WILD) for meld in table]))
    after = tidy(table, after, laid, progress)
    play = Play(laid, after, len(laid) == len(hand), problem.proved, problem.loss)
    for sweep in problem.sweeps:
        if sweep:
            play.states += sweep.states
            play.widest = max(play.widest, sweep.widest)
            play.trail = max(play.trail, sweep.trail)
    return play

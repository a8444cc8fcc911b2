"""Rumski's Community: what a hand can lay on the table, and whether what was laid is right.

Cards are the numbers of the deck of 70 (`13 * colour + rank - 1`, a wild is 65); a table is a list
of melds, a meld a list of cards in any order.

Rules RSK-4 to RSK-8 of the seed "Rumski".
"""

# The two searches begin as None and are made when they are first needed.
# pyright: reportAttributeAccessIssue=false

from engine.cards import RUMSKI70
from engine.games.rumski.solver import layout
from engine.games.rumski.solver.layout import without
from engine.games.rumski.solver.search import Sweep
from engine.games.rumski.solver.states import NO_CEILING, without_breaks
from engine.games.rumski.solver.tidy import tidy

_WILD = RUMSKI70.wild

# The passes: how many states are kept after a rank (0: all), and whether from rank 13 down.
_PASSES = ((6, False), (6, True), (20, False), (20, True), (60, False), (0, False))


class Play:
    """An answer: `cards` to play, in order, the new `table`, `all_out`, and `proved`.

    `loss` is what stays in the hand, as `community_search` counts it; `states` is how many states
    the search made in all; it held `widest` at a time at most, and `trail` of all ranks together.
    """

    def __init__(self, cards, table, all_out, proved, loss=NO_CEILING):
        self.cards = cards
        self.table = table
        self.all_out = all_out
        self.proved = proved
        self.loss = loss
        self.states = 0
        self.widest = 0
        self.trail = 0


def best_play(hand, table, opened, width=0, progress=None):
    """Return the largest `Play` of `hand` on `table`: most cards, then most points (RSK-4 to 7).

    `hand` is a list of cards, `table` a list of legal melds. A player who has not `opened` has to
    lay a meld of hand cards alone in the same turn (RSK-6), and may rearrange it with the rest
    afterwards. Of equal plays it looks for one that leaves many old melds as they are.

    The answer is proved, however long that takes, unless `width` limits the states that are kept
    after each rank (a board's memory): then `proved` is false where the limit was felt. `progress`
    is called with how much of a pass is done, 0 to 99; Cancelled is raised if it returns True.

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
            if not without(opening, top.cards)[0]:
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
        # So narrow a search may miss even this: the own meld beside the table as it lies.
        own = openings[0]
        best = Play(own, [list(meld) for meld in table] + [own], len(own) == len(hand), False)
    best.proved = proved
    return best


def _nothing(hand, table, proved):
    return Play([], [list(meld) for meld in table], not hand, proved)


def own_melds(hand):
    """Return the melds of three cards that `hand` holds; a larger one always has one in it.

    >>> own_melds([0, 1, 2, 65])
    [[0, 1, 2], [0, 1, 65], [0, 2, 65], [1, 2, 65]]
    """
    naturals = sorted([card for card in hand if card != _WILD])
    wild = len(naturals) < len(hand)
    found = []
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
    """One position, seen from both ends of the ranks."""

    def __init__(self, hand, table, forced, width):
        self.table = table
        self.must = list(forced)
        for meld in table:
            self.must.extend(meld)
        self.may = without(hand, forced)[0] if forced else hand
        self.wilds = self.must.count(_WILD) + self.may.count(_WILD)
        self.width = width
        self.sweeps = [None, None]
        self.proved = False
        self.loss = NO_CEILING

    def sweep(self, turned):
        """Return the search from rank 1 up or, `turned`, from 13 down."""
        if self.sweeps[turned] is None:
            must, fixed = layout.masks_of(self.must, turned)
            may, spare = layout.masks_of(self.may, turned)
            links, sets = layout.order_of(self.table, turned)
            self.sweeps[turned] = Sweep(must, may, fixed, spare, links, sets, turned)  # pyright: ignore
        return self.sweeps[turned]

    def melds(self, exact, ceiling, progress):
        """Return (melds, wilds that they lack) of the best answer that loses less than `ceiling`.

        Returns None if there is none; sets `proved` and `loss`.
        """
        best = None
        self.proved = False
        for size, turned in _PASSES:
            if not size:
                turned = self.sweep(True).widest < self.sweep(False).widest
            sweep = self.sweep(turned)
            if self.width and (not size or size > self.width):
                size = self.width
            found = sweep.run(exact, ceiling, size, size != _PASSES[0][0], progress)
            if found:
                self.loss, used, choices = found
                best = (choices, turned, used)
                ceiling = self.loss = without_breaks(self.loss)
            if not sweep.cut or ceiling <= sweep.base:
                self.proved = True
                break
        if best is None:
            return None
        choices, turned, used = best
        return layout.melds_of(choices, turned), self.wilds - used


def _search(hand, table, forced, width, progress, ceiling=NO_CEILING):
    """Return a Play with all the cards `forced`, or None if there is none below `ceiling`."""
    problem = _Problem(hand, table, forced, width)
    found = problem.melds(False, ceiling, progress)
    if not found:
        return None
    melds, lacking = found
    lacking = layout.place(melds, lacking, table)
    if lacking and layout.divide(melds, lacking):
        # These melds cannot hold all the wilds: count each of them.
        found = problem.melds(True, ceiling, progress)
        if not found:
            return None
        melds = found[0]
    after = layout.arrange(melds, table)
    lying = []
    for meld in after:
        lying.extend(meld)
    # Wilds are alike: those that the table has more than before came from the hand.
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

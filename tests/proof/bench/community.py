"""The time of Rumski's `play`, and the memory of its search.

Every figure is per position, of a player who has opened and with the new table written out: the
median of several passes over the same positions, and over the positions their mean, 99th percentile
and worst, in milliseconds. Before the timing, the new tables are checked card by card and meld by
meld, and the sizes of the plays against an integer program.

`heap` is the largest working memory, in KiB at four bytes a word: the lists, arrays and table of
states at the widest place of the search, computed from their lengths.
"""

import random
from typing import TYPE_CHECKING, Any

from engine.games.rumski import turn as community_turn
from engine.games.rumski.rules import points_of
from engine.games.rumski.solver import play as community
from tests.proof.bench import community_hard, community_program
from tests.proof.bench import community_positions as positions
from tests.proof.bench.timing import spread, timed

if TYPE_CHECKING:
    from tests.proof.bench.community_positions import Position

SEED = 31

# A new state: key and loss in lists that may be half empty (12), parent and choice (6), its entry
# in the table of states, which may be two thirds full and is copied as it grows (20), and the list
# of worths and order while they are compared (12).
_NEW = 50
# A kept state: its key and loss (8); its parent and choice stay to the end (6).
_KEPT = 8
_TRAIL = 6


def heap(play: Any) -> float:
    """Return the largest working memory of the search for a Play, in KiB."""
    return (_NEW * play.widest + _KEPT * play.widest + _TRAIL * play.trail) / 1024


def check(some: list, program: int) -> None:
    """Raise AssertionError unless the plays are right; compare the first `program` with HiGHS."""
    for number, (table, hand) in enumerate(some):
        play = community.best_play(hand, table, True)
        assert play.proved
        key = community_turn.check_table(table, play.table, play.cards, True, [])
        assert key in ("rumski_table.stands", "rumski_table.same")
        if number < program:
            points = points_of(play.cards)
            best = community_program.best(*positions.texts((table, hand)))
            assert best == (len(play.cards), points), (table, hand)


def best(position: "Position") -> "community.Play":
    """Return the Play of a position: the work that is timed."""
    table, hand = position
    return community.best_play(hand, table, True)


def measure(some: list, program: int, passes: int) -> dict[str, Any]:
    """Return the figures of some positions."""
    check(some, program)
    figure = spread(timed(best, some, passes), "ms")
    heaps = sorted(heap(best(position)) for position in some)
    figure["heap"] = round(heaps[-1], 1)
    figure["heap_mean"] = round(sum(heaps) / len(heaps), 1)
    return figure


def dealt(kind: str, count: int) -> "list[Position]":
    """Return `count` positions of a kind, "mid_game" or "large", the same each time."""
    rng = random.Random(SEED)
    return [getattr(positions, kind)(rng) for _ in range(count)]


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return {name: figures} of all that is measured of Rumski's play."""
    count, program, passes = (100, 20, 3) if quick else (1000, 100, 5)
    return {
        "play.midgame": measure(dealt("mid_game", count), program, passes),
        "play.large": measure(dealt("large", count), program, passes),
        "play.hard": measure(community_hard.positions(), len(community_hard.HARD), passes),
    }

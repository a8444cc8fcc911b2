"""Rumski's `play` beside a public program: rummikub-solver, an integer program on SciPy.

Needs `rummikub-solver`, in the benchmarks' own environment; without it there are only our figures.
It cannot express one wild in a meld or five wilds, so both programs get mid-game positions without
wilds: five colours, one card of each, runs and sets of three or more. The numbers of cards that can
be laid are checked for equality before the timing.
"""

import random
from collections.abc import Callable
from typing import Any

from engine.games.rumski.solver import play as community
from tests.proof.bench.community import SEED, best
from tests.proof.bench.community_positions import dealt
from tests.proof.bench.timing import spread, timed


def plain_positions(count: int) -> list:
    """Return `count` mid-game positions, 6 to 31 cards on the table, without wilds."""
    rng = random.Random(SEED)
    found = []
    while len(found) < count:
        table, hand = dealt(rng, 6, 31, rng.randrange(1, 9), 0)
        if 65 not in hand:
            found.append((table, hand))
    return found


def rummikub_solver_peer() -> tuple[Callable[..., Any], Callable[..., int]] | None:
    """Return (a function from positions to the peer's form, a counting function), or None."""
    try:
        from rummikub_solver import RuleSet  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    rules = RuleSet(colours=5, repeats=1, jokers=0, min_initial_value=1)

    def form(position):
        table, hand = position
        state = rules.new_game()
        state.initial = False
        state.add_table(*[rules.tiles[card] for meld in table for card in meld])
        state.add_rack(*[rules.tiles[card] for card in hand])
        return state

    def count(state):
        found = rules.solve(state)
        return len(found.tiles) if found else 0

    return form, count


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return name -> our figures without wilds and, under `peers`, the peer's mean and worst."""
    count, passes = (30, 3) if quick else (300, 3)
    some = plain_positions(count)
    figure = spread(timed(best, some, passes), "ms")
    figure["peers"] = {}
    peer = rummikub_solver_peer()
    if peer:
        form, solve = peer
        shaped = [form(position) for position in some]
        for (table, hand), state in zip(some, shaped, strict=True):
            assert solve(state) == len(community.best_play(hand, table, True).cards), (table, hand)
        theirs = spread(timed(solve, shaped, passes), "ms")
        figure["peers"]["rummikub_solver"] = theirs["mean"]
        figure["peers_worst"] = {"rummikub_solver": theirs["worst"]}
    return {"play.midgame.plain": figure}

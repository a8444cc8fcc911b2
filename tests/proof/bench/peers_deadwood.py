"""Least deadwood in ordinary gin rummy beside public programs that count it.

Needs `rlcard` and `open_spiel`, in the benchmarks' own environment; a missing one is left out. All
count the same hands, converted to their own form before the timing; their answers are first checked
for equality. No peer supports wild cards or two decks.
"""

from collections.abc import Callable
from typing import Any

from engine.rummy import deadwood
from engine.rummy.table import compiled
from tests.proof.bench import hands
from tests.proof.bench.deadwood import gin_hands
from tests.proof.bench.timing import spread, timed

GIN = hands.rules("gin")
SUITS = "SHDC"
RANKS = "A23456789TJQK"


def rlcard_peer() -> tuple[Callable[..., list], Callable[..., Any]] | None:
    """Return (a function from cards to rlcard's form, a counting function), or None."""
    try:
        from rlcard.games.base import Card  # pyright: ignore[reportMissingImports]
        from rlcard.games.gin_rummy.utils import melding, utils  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None

    def form(hand):
        return [Card(SUITS[card // 13], RANKS[card % 13]) for card in hand]

    def least(hand):
        clusters = melding.get_best_meld_clusters(hand)
        return utils.get_deadwood_count(hand, clusters[0] if clusters else [])

    return form, least


def open_spiel_peer() -> tuple[type[list], Any] | None:
    """Return (a function from cards to open_spiel's form, a counting function), or None."""
    try:
        import pyspiel  # pyright: ignore[reportMissingImports]
    except ImportError:
        return None
    utils = pyspiel.gin_rummy.GinRummyUtils(13, 4, 10)
    return list, utils.min_deadwood


def ours(hand: list[int]) -> int:
    """Return the engine's number."""
    return deadwood.least(compiled(GIN), hand)


def figures(quick: bool = False) -> dict:
    """Return {name: our figures with the layout, and the means of the `number` alone}."""
    count, passes = (200, 3) if quick else (1000, 5)
    peers = {"rlcard": rlcard_peer(), "open_spiel": open_spiel_peer()}
    found = {}
    for kind in ("random", "rich"):
        some = gin_hands(kind, count)
        expected = [ours(hand) for hand in some]
        figure = spread(timed(lambda hand: deadwood.count(compiled(GIN), hand), some, passes))
        figure["number"] = spread(timed(ours, some, passes))["mean"]
        figure["peers"] = {}
        for name, peer in peers.items():
            if peer is None:
                continue
            form, least = peer
            shaped = [form(hand) for hand in some]
            assert [least(hand) for hand in shaped] == expected, name
            figure["peers"][name] = spread(timed(least, shaped, passes))["mean"]
        found["deadwood.gin." + kind] = figure
    return found

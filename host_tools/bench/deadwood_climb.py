"""Searches by hill climbing for the hands that take the deadwood searches longest.

`python -m host_tools.bench.deadwood_climb [seconds per solver]` prints the worst hand of each kind
and its time. The documented worst cases come from here.
"""

import random
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter

from engine.cards import RUMINO108, RUMSKI70, STANDARD52
from engine.rummy import deadwood
from host_tools.bench import hands

DECKS = {"gin": STANDARD52, "rumino": RUMINO108, "ginski": RUMSKI70}


def cost(work: Callable, game: str, hand: list[int]) -> float:
    """Return the seconds that `work` takes on a hand, the shortest of five runs."""
    least, rules = 1.0, hands.rules(game)
    for _ in range(5):
        start = perf_counter()
        work(rules, hand)
        least = min(least, perf_counter() - start)
    return least


def neighbour(rng: Random, game: str, hand: list[int]) -> list[int]:
    """Return the hand with one or two of its cards replaced by others of the deck."""
    rest = list(hand)
    left = hands.deck(game)
    for card in hand:
        left.remove(card)
    for _ in range(rng.choice((1, 1, 2))):
        left.append(rest.pop(rng.randrange(len(rest))))
    while len(rest) < len(hand):
        rest.append(left.pop(rng.randrange(len(left))))
    return rest


def climb(
    work: Callable, game: str, size: int, seconds: float, seed: int = 1
) -> tuple[float, list[int]]:
    """Return (seconds, hand), the worst found in `seconds`; restart the climb when stuck."""
    rng = random.Random(seed)
    end = perf_counter() + seconds
    worst = (0.0, [])
    while perf_counter() < end:
        make = rng.choice(hands.KINDS)
        here = max(
            (cost(work, game, hand), hand) for hand in [make(rng, game, size) for _ in range(20)]
        )
        stuck = 0
        while stuck < 150 and perf_counter() < end:
            other = neighbour(rng, game, here[1])
            time = cost(work, game, other)
            stuck += 1
            if time > here[0] * 1.01:
                here, stuck = (time, other), 0
        again = min(cost(work, game, here[1]) for _ in range(5))
        worst = max(worst, (again, here[1]))
    return worst


def main(seconds: float) -> None:
    """Print the worst hands that climbing finds, `seconds` for each solver."""
    for work, game, size in (
        (deadwood.count, "gin", 10),
        (deadwood.count, "gin", 11),
        (deadwood.count, "rumino", 7),
        (deadwood.count, "rumino", 8),
        (deadwood.best_discard, "rumino", 8),
        (deadwood.count, "ginski", 10),
        (deadwood.count, "ginski", 11),
        (deadwood.count, "ginski", 12),
        (deadwood.best_discard, "ginski", 11),
    ):
        time, hand = climb(work, game, size, seconds)
        cards = " ".join(DECKS[game].texts(sorted(hand, key=lambda card: (card % 13, card))))
        print("%-12s %-6s %2d: %6.0f us  %s" % (work.__name__, game, size, time * 1e6, cards))


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 20)

"""Searches by hill climbing for Rumski positions that are hard for `play`.

python3 -m host_tools.bench.community_climb [seconds] [seed] [most cards in the hand]

A step changes a position a little (another meld, another card, a card more or less) and is kept if
the search then visits at least as many states. The hardest are in `community_hard.py`.
"""

import random
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING

from engine.cards import RUMSKI70
from engine.games.rumski.solver import play as community
from host_tools.bench import community_positions as positions

if TYPE_CHECKING:
    from host_tools.bench.community_positions import Position

_WILD = RUMSKI70.wild


def effort(position: "Position") -> int:
    """Return how many states the search visits for a position of a player who has opened."""
    table, hand = position
    return community.best_play(hand, table, True).states


def _spare(table, hand):
    left = list(range(_WILD)) + [_WILD] * RUMSKI70.wilds
    for card in list(hand) + [card for meld in table for card in meld]:
        left.remove(card)
    return left


def _changed(rng, position, max_hand):
    table = [list(meld) for meld in position[0]]
    hand = list(position[1])
    left = _spare(table, hand)
    rng.shuffle(left)
    what = rng.randrange(6)
    if what == 0 and hand and left:
        hand[rng.randrange(len(hand))] = left[0]
    elif what == 1 and len(hand) < max_hand and left:
        hand.append(left[0])
    elif what == 2 and len(hand) > 1:
        hand.pop(rng.randrange(len(hand)))
    elif what == 3 and table:
        table.pop(rng.randrange(len(table)))
    elif what == 4:
        if table and rng.random() < 0.6:
            left += table.pop(rng.randrange(len(table)))
        for _ in range(8):
            meld = positions.random_meld(rng, left, 0.5)
            if meld:
                table.append(meld)
                break
    elif hand:
        # Replace the hand by other cards of the same ranks or colours.
        at = rng.randrange(len(hand))
        alike = [
            card for card in left if card % 13 == hand[at] % 13 or card // 13 == hand[at] // 13
        ]
        if alike:
            hand[at] = alike[0]
    return table, hand


def climb(
    rng: Random, seconds: float, max_hand: int = 11, max_table: int = 50
) -> "tuple[int, Position]":
    """Return (states visited, position) of the hardest position found from a random start."""
    best = positions.large(rng)
    most = effort(best)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        trial = best
        for _ in range(rng.choice((1, 1, 2, 3))):
            trial = _changed(rng, trial, max_hand)
        if sum([len(meld) for meld in trial[0]]) > max_table:
            continue
        states = effort(trial)
        if states >= most:
            most, best = states, trial
    return most, best


def main(arguments: Sequence[str]) -> None:
    """Climb from several starts within the time given and print the positions, hardest first."""
    seconds = float(arguments[0]) if arguments else 60
    rng = random.Random(int(arguments[1]) if len(arguments) > 1 else 1)
    max_hand = int(arguments[2]) if len(arguments) > 2 else 11
    starts = max(1, int(seconds / 15))
    found = [climb(rng, seconds / starts, max_hand) for _ in range(starts)]
    found.sort(key=lambda pair: -pair[0])
    for states, position in found:
        table, hand = positions.texts(position)
        print(f"    # {states} states")
        print(f'    ("{" | ".join([" ".join(meld) for meld in table])}", "{" ".join(hand)}"),')


if __name__ == "__main__":
    main(sys.argv[1:])

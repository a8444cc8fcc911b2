"""All deals of cribbage through the engine's own function, beside a published table.

Four cards and the cut: 270,725 times 48. Hands that differ by the names of their suits alone count
the same: each kind is counted once, for all of it. `--all` takes every deal by itself.
Run it after a change of `engine/games/forms/show.py`.

    python -m tests.proof.cribbage [--all]
"""

import argparse
import itertools
from collections import Counter

from engine.games.forms.show import parts
from host_tools.base.command import show

# How many deals count so much: lumetta.web.engr.illinois.edu/humor/cribbage.html.
PUBLISHED = {
    **{0: 1009008, 1: 99792, 2: 2813796, 3: 505008, 4: 2855676, 5: 697508, 6: 1800268},
    **{7: 751324, 8: 1137236, 9: 361224, 10: 388740, 11: 51680, 12: 317340, 13: 19656},
    **{14: 90100, 15: 9168, 16: 58248, 17: 11196, 18: 2708, 20: 8068, 21: 2496, 22: 444},
    **{23: 356, 24: 3680, 28: 76, 29: 4},
}
DEALS = 12994800


def every_deal() -> Counter[int]:
    """Return how many deals count so much, each deal by itself."""
    found: Counter[int] = Counter()
    for hand in itertools.combinations(range(52), 4):
        for cut in range(52):
            if cut not in hand:
                found[sum(parts(list(hand), cut))] += 1
    return found


def by_ranks() -> Counter[int]:
    """The same of hands that differ by the names of their suits alone, each kind once."""
    kinds: Counter[tuple[int, ...]] = Counter()
    for hand in itertools.combinations(range(52), 4):
        # By rank; the suits are called in the order in which they come.
        suits: list[int] = []
        kind = []
        for card in sorted(hand, key=lambda card: (card % 13, card)):
            if card // 13 not in suits:
                suits.append(card // 13)
            kind.append(13 * suits.index(card // 13) + card % 13)
        kinds[tuple(kind)] += 1
    found: Counter[int] = Counter()
    for kind, times in kinds.items():
        for cut in range(52):
            if cut not in kind:
                found[sum(parts(list(kind), cut))] += times
    return found


def main(words: list[str] | None = None) -> int:
    """Count what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--all", action="store_true", help="each deal by itself")
    found = every_deal() if parser.parse_args(words).all else by_ranks()
    same = dict(found) == PUBLISHED
    show(f"{sum(found.values())} of {DEALS} deals: {'as published' if same else dict(found)}")
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main())

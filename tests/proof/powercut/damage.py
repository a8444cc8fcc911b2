"""Damages boxes and counts by subject what is lost: `python -m tests.proof.powercut.damage`.

On each of 40 boxes with late changes of every kind: 300 wrong bits, 75 pairs of a power cut and a
wrong bit, 8 pages and 3 blocks of zeros; and 150 files of another box are damaged, swapped, cut or
missing. A line with the totals follows each box, so it can be stopped at any time.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Sequence

from host_tools.base.command import show
from host_tools.simulated.nor_flash import BLOCK
from host_tools.simulated.nor_flash.nor import PAGE
from tests.proof.powercut import faults, late

BOXES = 40
# Of each box.
FLIPS, PAIRS, PAGES, BLOCKS, FILES = 300, 75, 8, 3, 150


def _options(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.powercut.damage",
        description="Damage saved games and values; count by subject what is lost silently.",
    )
    parser.add_argument("--boxes", type=int, default=BOXES, help="how many boxes (default: 40)")
    parser.add_argument(
        "--share", type=int, default=100, metavar="N", help="of each box, N %% of all damages"
    )
    parser.add_argument("--seed", type=int, default=1, help="other boxes, other damages")
    return parser.parse_args(argv)


def main(argv: Sequence[str] | None = None) -> int:
    """Damage boxes, and show the totals after each; return the exit status (1: a silent loss)."""
    options = _options(argv)
    flips, pairs, pages, blocks, files = (
        max(1, each * options.share // 100) for each in (FLIPS, PAIRS, PAGES, BLOCKS, FILES)
    )
    counts = {what: late.Count() for what in ("wrong bits", "pairs", "pages", "blocks")}
    changed, lost = Counter(), []
    start = faults.image()
    for at, box in enumerate(late.states(start, options.boxes, options.seed)):
        late.flip_bits(counts["wrong bits"], box, at, flips, options.seed)
        late.cut_and_flip(counts["pairs"], box, at, pairs, options.seed)
        late.make_zeros(counts["pages"], box, at, pages, PAGE, options.seed)
        late.make_zeros(counts["blocks"], box, at, blocks, BLOCK, options.seed)
        tried, silent = faults.try_faults(files, options.seed * 1000 + at, start)
        changed += tried
        lost += silent
        show(
            f"{at + 1} of {options.boxes} boxes, seed {options.seed}",
            *(f"  {what}: {sum(one.did.values())}, {one.words()}" for what, one in counts.items()),
            f"  files: {changed.total()}, silent {len(lost)} ({dict(changed)})",
            *(f"  BAD {what}: {one.bad()}" for what, one in counts.items() if one.bad()),
            *(f"  BAD {one}" for one in lost),
        )
        sys.stdout.flush()
    return int(bool(lost) or any(one.bad() for one in counts.values()))


if __name__ == "__main__":
    sys.exit(main())

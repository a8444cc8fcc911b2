"""Random games of every form, compared with plain functions.

    python -m tests.proof.forms [games of each form] [seed] [--forms NAME ...] [--ready]
        [--micropython]

The last line says how many games and entries agreed; the exit status is 1 where two differ.
"""

import argparse
import random
import sys
from contextlib import nullcontext

from host_tools.base.command import show
from tests.proof.forms.formulas import ready
from tests.proof.forms.naive import RULES
from tests.proof.forms.tries import play
from tests.proof.micropython.games import play_told


def main(words):
    """Play so many games of each form."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.forms", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=5000, help="games of each form")
    parser.add_argument("seed", nargs="?", type=int, default=44)
    parser.add_argument("--forms", nargs="+", choices=list(RULES), default=list(RULES))
    parser.add_argument("--ready", action="store_true", help="with functions, as on a board")
    parser.add_argument("--micropython", action="store_true", help="and again in MicroPython")
    asked = parser.parse_args(words)
    with ready() if asked.ready else nullcontext():
        return play_all(asked)


def play_all(asked):
    """Play what is asked for."""
    count, seed = asked.count, asked.seed
    for form in asked.forms:
        counts = dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0)
        rng, told = random.Random(f"{seed} {form}"), [] if asked.micropython else None
        for _ in range(count):
            play(rng, form, 20, counts, told)
        show(form + ": " + ", ".join(f"{n} {name}" for name, n in counts.items()))
        if told is not None:
            show(form + ": in MicroPython %d games and %d entries agree" % play_told(told))
        sys.stdout.flush()
    show(f"all {count * len(asked.forms)} games agree")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

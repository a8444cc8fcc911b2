"""Damaged and hostile forms on CPython and inside MicroPython: 0 exceptions are wanted.

    python -m tests.proof.forms.fuzz [forms for CPython] [forms for MicroPython]

Each form is tried with an expression; what one raises that is no refusal is shown and ends it. On
CPython each is tried once more with functions in place of its expressions.
"""

import argparse
import sys

from host_tools.base.command import show
from host_tools.simulated.micropython import runtime
from tests.portable.hostile import tried
from tests.proof.forms.formulas import all_ready

_BATCH = 500


def inside(count: int) -> str:
    """Return what MicroPython prints of `count` forms."""
    files = runtime.tree("engine", "tests/portable")
    calls = ["from tests.portable.hostile import tried"]
    for first in range(0, count, _BATCH):
        calls.append(f"print(tried({first}, {min(_BATCH, count - first)}))")
    return runtime.run(calls, files, timeout=3600)


def main(words: list[str]) -> int:
    """Try them; return the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.forms.fuzz", description=__doc__)
    for name, where in (("here", "on CPython"), ("there", "in MicroPython")):
        parser.add_argument(name, nargs="?", type=int, default=100000, help=f"forms {where}")
    asked = parser.parse_args(words)
    here, there = asked.here, asked.there
    total = [0, 0, 0]
    for first in range(0, here, _BATCH):
        found = tried(first, min(_BATCH, here - first))
        with all_ready():
            # The dice fall as before for as long as each entry is taken or refused as before.
            assert tried(first, min(_BATCH, here - first)) == found
        total = [one + other for one, other in zip(total, found, strict=True)]
    show("CPython: %d forms, %d playable, %d entries, %d expressions" % (here, *total))
    rows = [eval(line, {}) for line in inside(there).splitlines()]
    sums = [sum(row[at] for row in rows) for at in range(3)]
    show("MicroPython: %d forms, %d playable, %d entries, %d expressions" % (there, *sums))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Damaged and hostile forms on CPython and inside MicroPython: 0 exceptions are wanted.

    python -m tests.proof.forms.fuzz [forms for CPython] [forms for MicroPython]

Each form is tried with an expression; what one raises that is no refusal is shown and ends it.
"""

import sys

from host_tools.micropython import runtime
from tests.portable.hostile import tried

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
    here, there = [int(word) for word in words + ["100000", "100000"][len(words) :]]
    total = [0, 0, 0]
    for first in range(0, here, _BATCH):
        found = tried(first, min(_BATCH, here - first))
        total = [one + other for one, other in zip(total, found, strict=True)]
    print("CPython: %d forms, %d playable, %d entries, %d expressions" % (here, *total), flush=True)
    rows = [eval(line, {}) for line in inside(there).splitlines()]
    sums = [sum(row[at] for row in rows) for at in range(3)]
    print("MicroPython: %d forms, %d playable, %d entries, %d expressions" % (there, *sums))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""`make bench`: runs the benchmarks, prints a table and writes build/bench.json.

Each module of this package with a function `figures(quick)` gives a part of the table, a dict from
a figure's name to its unit and numbers. docs/dev/figures.md explains them.
"""

import argparse
from collections.abc import Sequence

from host_tools.base.command import show
from tests.proof.bench import parts

MODULES = (
    "deadwood",
    "knocks",
    "community",
    "poker",
    "score",
    "keys",
    "memory",
    "bus",
    "screen",
    "durability",
    "pico",
    "web",
    "report",
    "sizes",
)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its status: 1 if a part failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.bench", description=__doc__)
    parser.add_argument("modules", nargs="*", help="one or more of: " + ", ".join(MODULES))
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.modules if name not in MODULES]
    if unknown:
        parser.error("there is no part called " + ", ".join(unknown))
    # A part measured again replaces its earlier figures.
    kept = parts.kept() if options.modules else {}

    def keep(found):
        kept.update(found)
        parts.write(kept)

    names = ["tests.proof.bench." + name for name in options.modules or MODULES]
    table, failed = parts.measure(names, options.quick, keep)
    show(*parts.lines(table))
    return parts.ended(failed)


if __name__ == "__main__":
    raise SystemExit(main())

"""`make bench`: runs the benchmarks, prints a table, writes bench.json and the page of figures.

Each module of this package with a function `figures(quick)` gives a part of the table, a dict from
a figure's name to its unit and numbers. docs/dev/figures.md has them all, with the day, the commit
and the machine of each part; smaller samples are not written there.
"""

import argparse
from collections.abc import Sequence

from host_tools.base.command import show
from tests.proof.bench import page, parts

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
    "languages",
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

    def keep(part, found):
        for row in found.values():
            row["measured"] = {"part": part, **stamp}
        kept.update(found)
        parts.write(kept)
        if not options.quick:
            page.write(kept)

    stamp, names = (
        page.stamp(),
        ["tests.proof.bench." + name for name in options.modules or MODULES],
    )
    table, failed = parts.measure(names, options.quick, keep)
    show(*parts.lines(table))
    return parts.ended(failed)


if __name__ == "__main__":
    raise SystemExit(main())

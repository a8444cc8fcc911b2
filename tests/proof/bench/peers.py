"""`make bench-peers`: our solvers and public ones on the same work, with equal answers.

Prints the table and adds the peers' figures to build/bench.json, beside ours of the same run.
"""

import argparse
import sys
from collections.abc import Sequence

from host_tools.base.command import show
from tests.proof.bench import parts

MODULES = ("peers_deadwood", "peers_gin", "peers_poker", "peers_pots", "peers_community")


def main(arguments: Sequence[str]) -> int:
    """Run the command; return its status: 1 if a part failed."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.bench.peers",
        description="Measure public solvers beside ours, and write build/bench.json.",
    )
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    quick = parser.parse_args(arguments).quick
    kept = parts.kept()

    def keep(_, found):
        for name, row in found.items():
            kept.setdefault(name, {}).update(row)
        parts.write(kept)

    table, failed = parts.measure(["tests.proof.bench." + name for name in MODULES], quick, keep)
    show(*parts.lines(table))
    show(*ratios(table))
    return parts.ended(failed)


def ratios(table: dict) -> list[str]:
    """Return each peer's time beside ours as lines of text."""
    found = []
    for name, row in table.items():
        for peer, mean in row.get("peers", {}).items():
            own = row.get("number", row["mean"])
            found.append(
                f"{name}: {peer} {mean:.3g} {row['unit']}, ours {own:.3g}: {mean / own:.2g} times"
                " ours"
            )
    return found


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))

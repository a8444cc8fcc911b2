"""`make bench-peers`: our solvers and public ones on the same work, with equal answers.

Prints the table and adds the peers' figures to build/bench.json, beside ours of the same run.
"""

import argparse
import importlib
import json
import sys
from collections.abc import Sequence

from host_tools.command import show
from tests.proof.bench.__main__ import BUILD, lines

MODULES = ("peers_deadwood", "peers_gin", "peers_poker", "peers_community")


def main(arguments: Sequence[str]) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.bench.peers",
        description="Measure public solvers beside ours, and write build/bench.json.",
    )
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    quick = parser.parse_args(arguments).quick
    table = {}
    for name in MODULES:
        show("measuring " + name + " ...", error=True)
        table.update(importlib.import_module("tests.proof.bench." + name).figures(quick))
    show(*lines(table))
    for name, row in table.items():
        for peer, mean in row.get("peers", {}).items():
            own = row.get("number", row["mean"])
            show(
                f"{name}: {peer} {mean:.3g} {row['unit']}, ours {own:.3g}: {mean / own:.2g} times"
                " ours"
            )
    path = BUILD / "bench.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    for name, row in table.items():
        kept.setdefault(name, {}).update(row)
    BUILD.mkdir(exist_ok=True)
    path.write_text(json.dumps(kept, indent=1) + "\n")
    show("written to build/bench.json")


if __name__ == "__main__":
    main(sys.argv[1:])

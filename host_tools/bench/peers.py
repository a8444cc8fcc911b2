"""`make bench-peers`: our solvers and public ones on the same work, with equal answers.

Prints the table and adds the peers' figures to build/bench.json, beside ours of the same run.
"""

import importlib
import json
import sys
from collections.abc import Sequence

from host_tools.bench.__main__ import BUILD, lines

MODULES = ("peers_deadwood", "peers_gin", "peers_poker", "peers_community")


def main(arguments: Sequence[str]) -> None:
    """Run the command; `--quick` uses smaller samples."""
    quick = "--quick" in arguments
    table = {}
    for name in MODULES:
        print("measuring " + name + " ...", file=sys.stderr)
        table.update(importlib.import_module("host_tools.bench." + name).figures(quick))
    print("\n".join(lines(table)))
    for name, row in table.items():
        for peer, mean in row.get("peers", {}).items():
            own = row.get("number", row["mean"])
            print(
                f"{name}: {peer} {mean:.3g} {row['unit']}, ours {own:.3g}: {mean / own:.2g} times"
                " ours"
            )
    path = BUILD / "bench.json"
    kept = json.loads(path.read_text()) if path.exists() else {}
    for name, row in table.items():
        kept.setdefault(name, {}).update(row)
    BUILD.mkdir(exist_ok=True)
    path.write_text(json.dumps(kept, indent=1) + "\n")
    print("written to build/bench.json")


if __name__ == "__main__":
    main(sys.argv[1:])

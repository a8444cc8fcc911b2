"""`make bench`: runs the benchmarks, prints a table and writes build/bench.json.

Each module of this package with a function `figures(quick)` gives a part of the table, a dict from
a figure's name to its unit and numbers. docs/dev/figures.md explains them.
"""

import argparse
import importlib
import json
from collections.abc import Callable, Sequence
from pathlib import Path

from host_tools.command import show

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
BUILD = Path(__file__).resolve().parents[3] / "build"
_COLUMNS = ("value", "mean", "p99", "worst", "n")


def collect(names: Sequence[str], quick: bool, say: Callable[[str], object]) -> dict:
    """Return the figures of the modules `names`, in one table."""
    table = {}
    for name in names:
        try:
            module = importlib.import_module("tests.proof.bench." + name)
        except ModuleNotFoundError as error:
            if error.name != "tests.proof.bench." + name:
                raise
            continue
        say("measuring " + name + " ...")
        table.update(module.figures(quick))
    return table


def words(figure: dict) -> str:
    """Return a figure as text, with three significant digits."""
    if isinstance(figure, float):
        return f"{figure:.3g}" if abs(figure) < 1000 else f"{figure:.0f}"
    return str(figure)


def lines(table: dict) -> list[str]:
    """Return the table as lines of text."""
    width = max((len(name) for name in table), default=len("figure"))
    head = "figure".ljust(width) + "  unit    " + "".join(column.rjust(10) for column in _COLUMNS)
    rows = [head + "  besides"]
    for name, row in table.items():
        cells = "".join(words(row.get(column, "")).rjust(10) for column in _COLUMNS)
        besides = {k: v for k, v in row.items() if k not in _COLUMNS and k != "unit"}
        extra = ", ".join(f"{k} {words(v)}" for k, v in besides.items() if not isinstance(v, dict))
        rows.append(
            (name.ljust(width) + "  " + row["unit"].ljust(8) + cells + "  " + extra).rstrip()
        )
    return rows


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.bench", description=__doc__)
    parser.add_argument("modules", nargs="*", help="one or more of: " + ", ".join(MODULES))
    parser.add_argument("--quick", action="store_true", help="smaller samples")
    options = parser.parse_args(arguments)
    unknown = [name for name in options.modules if name not in MODULES]
    if unknown:
        parser.error("there is no part called " + ", ".join(unknown))
    table = collect(options.modules or MODULES, options.quick, lambda text: show(text, error=True))
    show(*lines(table))
    BUILD.mkdir(exist_ok=True)
    path = BUILD / "bench.json"
    # A part measured again replaces its earlier figures.
    kept = json.loads(path.read_text()) if options.modules and path.exists() else {}
    kept.update(table)
    path.write_text(json.dumps(kept, indent=1) + "\n")
    show("written to build/bench.json")


if __name__ == "__main__":
    main()

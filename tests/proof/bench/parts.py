"""Runs parts of the benchmarks, each in a process of its own, and keeps what each has measured.

A part leaves a language, a box, texts and imported modules; none of it reaches the next one.
"""

import importlib
import json
import traceback
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

from host_tools.base.command import show

ROOT = Path(__file__).resolve().parents[3]
PATH = ROOT / "build" / "bench.json"
_COLUMNS = ("value", "mean", "p99", "worst", "n")


def figures(name: str, quick: bool) -> dict:
    """Return what `figures(quick)` of a module returns in a new process."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(_figures, name, quick).result()


def _figures(name: str, quick: bool) -> dict:
    return importlib.import_module(name).figures(quick)


def measure(
    names: Sequence[str], quick: bool, keep: Callable[[str, dict], object]
) -> tuple[dict, list[str]]:
    """Measure the modules `names`; give `keep` the part and its figures as they come.

    Returns (the figures of all, the names of those that failed).
    """
    table, failed = {}, []
    for name in names:
        show("measuring " + name.split(".")[-1] + " ...", error=True)
        try:
            found = figures(name, quick)
        except Exception:  # noqa: BLE001  whatever is wrong with one part, the others are measured
            show(*traceback.format_exc().splitlines(), error=True)
            failed.append(name)
            continue
        keep(name.split(".")[-1], found)
        table.update(found)
    return table, failed


def kept(path: Path = PATH) -> dict:
    """Return the figures of earlier runs."""
    return json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


def write(table: dict, path: Path = PATH) -> None:
    """Write figures, so that a run that is stopped leaves a whole file."""
    path.parent.mkdir(exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(table, indent=1) + "\n", encoding="utf-8")
    beside.replace(path)


def ended(failed: Sequence[str]) -> int:
    """Say how a run ended; return the status of its command."""
    show("written to build/bench.json")
    if failed:
        names = ", ".join(name.split(".")[-1] for name in failed)
        show("NOT measured: " + names + ". Each says above why", error=True)
    return 1 if failed else 0


def words(figure: object) -> str:
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

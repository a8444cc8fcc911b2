"""Writes docs/dev/figures.md from build/bench.json: the table of each part that was measured.

The page has a place for each part, between two comments; what is said around it is written by hand.
A part that was not measured keeps its table, with the day and the commit of that. A table says on
which machine, and how busy that was: times of a busy machine mean little, counts are the same.
"""

import datetime
import os
import re
import subprocess
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from tests.proof.bench.parts import ROOT, words

PAGE = ROOT / "docs" / "dev" / "figures.md"
_PLACE = re.compile(r"(<!-- bench (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)
_COLUMNS = ("value", "mean", "median", "p95", "p99", "worst", "n")
# Of the keys there are a figure for each task, way and screen: those of an evening's usual ones.
_SHOWN = {
    "keys": (
        *("keys.card.*", "keys.number.*", "keys.letter.*", "keys.round4.*", "keys.rows.*"),
        *("keys.names4.*", "keys.sheet_names.*", "*round_of_rumino*", "*hand_of_*", "*undo_done*"),
        "*penalty_saved*",
    )
}


def stamp(run: "Callable[..., Any]" = subprocess.run) -> dict[str, str]:
    """Return the day, the commit and the machine of what is measured now."""
    commit = _git(run, "rev-parse", "--short=8", "HEAD") or "no commit"
    if _git(run, "status", "--porcelain", "--untracked-files=no"):
        commit += " and changes"
    load = "load %.1f" % os.getloadavg()[0] if hasattr(os, "getloadavg") else "load unknown"
    machine = f"{_processor()}, {os.cpu_count()} cores, {load}"
    return {"day": datetime.date.today().isoformat(), "commit": commit, "machine": machine}


def _git(run, *arguments):
    done = run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def _processor(path: Path = Path("/proc/cpuinfo")) -> str:
    """Return what the processor is called, where the system says it."""
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else "a processor of unknown name"


def page(text: str, kept: dict[str, Any]) -> str:
    """Return the page with the tables of all parts that have figures in `kept`, by figure."""

    def filled(place: "re.Match[str]") -> str:
        rows = {name: row for name, row in kept.items() if _is_of(place[2], name, row)}
        return place[1] + table(rows) + place[3] if rows else place[0]

    return _PLACE.sub(filled, text)


def _is_of(part, name, row):
    measured = row.get("measured", {})
    shown = _SHOWN.get(part, ("*",))
    return measured.get("part") == part and any(fnmatch(name, one) for one in shown)


def table(rows: dict[str, dict[str, Any]]) -> str:
    """Return the table of a part's figures in Markdown, with when and on what it was measured."""
    # The figures of a part are measured together.
    measured = next(iter(rows.values()))["measured"]
    columns = [one for one in _COLUMNS if any(one in row for row in rows.values())]
    lines = [
        f"*{measured['day']}, commit {measured['commit']}; {measured['machine']}.*",
        "",
        "| figure | unit | " + " | ".join(columns) + " |",
        "|---" * (len(columns) + 2) + "|",
    ]
    for name, row in rows.items():
        cells = " | ".join(words(row[one]) if one in row else "" for one in columns)
        lines.append(f"| `{name}` | {row['unit']} | {cells} |")
    return "\n".join(lines) + "\n"


def write(kept: dict[str, Any], path: Path = PAGE) -> None:
    """Write the page anew, with the figures that there are."""
    path.write_text(page(path.read_text(encoding="utf-8"), kept), encoding="utf-8")

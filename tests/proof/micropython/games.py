"""Model games, and games of forms that CPython has played, inside MicroPython's engine.

    python -m tests.proof.micropython.games [--games 1000] [--models cribbage belote ...] [--seed 1]

It plays each model so many times (`tests.portable.race_models`, `taker_models`); the last line
says that all agree, and an exception ends it. `python -m tests.proof.forms --micropython` gives the
random games of forms to `play_told`.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host_tools.base.command import show
from host_tools.simulated.micropython import runtime

MODELS = {
    **dict.fromkeys(("cribbage", "schieber", "farkle"), "race_models"),
    **dict.fromkeys(("belote", "coinche", "tarot"), "taker_models"),
}
# The heap is collected between two batches alone.
_BATCH = 20
# The WebAssembly port is slow with much that was played before.
_OF_PROGRAM = 500


def _files() -> list[tuple[str, str]]:
    return runtime.tree("engine", "tests/portable", "host_tools/play/web/inside/more")


def play_models(name: str, count: int, seed: int = 1) -> None:
    """Play so many games of a model; raise MicroPythonFailed where one differs."""
    for begun in range(0, count, _OF_PROGRAM):
        calls = [
            "from tests.portable.brute import Chance\n"
            f"from tests.portable.{MODELS[name]} import {name}\nchance = Chance({seed + begun})"
        ]
        for first in range(begun, min(count, begun + _OF_PROGRAM), _BATCH):
            games = min(_BATCH, count - first)
            calls.append(f"for _ in range({games}):\n    {name}(chance)\nprint({games})")
        printed = runtime.run(calls, _files(), timeout=3600)
        assert sum(map(int, printed.split())) == min(count - begun, _OF_PROGRAM), printed


def play_told(told: Sequence[Any]) -> tuple[int, int]:
    """Play games as `tests.portable.told_games` has them; return (games, entries)."""
    totals = [0, 0]
    for begun in range(0, len(told), _OF_PROGRAM):
        calls, files = ["from tests.portable.told_games import again"], _files()
        with tempfile.TemporaryDirectory() as folder:
            for first in range(begun, min(len(told), begun + _OF_PROGRAM), _BATCH):
                path = Path(folder) / f"{first}.json"
                path.write_text(json.dumps(told[first : first + _BATCH]), encoding="utf-8")
                files.append((f"/{first}.json", str(path)))
                calls.append(f"print(*again('/{first}.json'))")
            printed = runtime.run(calls, files, timeout=3600)
        for row in printed.splitlines():
            totals = [one + int(word) for one, word in zip(totals, row.split(), strict=True)]
    return totals[0], totals[1]


def main(words: Sequence[str]) -> int:
    """Play what is asked for; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.micropython.games", description=__doc__
    )
    parser.add_argument("--games", type=int, default=1000, help="games of each model")
    parser.add_argument("--models", nargs="+", choices=list(MODELS), default=list(MODELS))
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(words)
    for name in asked.models:
        play_models(name, asked.games, asked.seed)
        show(f"{name}: {asked.games} games agree in MicroPython")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

"""Plays games by buttons, replays them inside real MicroPython, and reads the live heap there.

An evening of all five games, with every row of every menu. It shows whether the live heap grows.
How much of it a board needs is measured on the emulated Pico, where the program is frozen in.
"""

import shutil
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tests.proof.micropython import handheld
from tests.proof.micropython.tape import Recorder
from tests.proof.robot import visits
from tests.proof.robot.evening import COURSE, PLAYERS, play, tuscan
from tests.proof.robot.player import Player
from tests.proof.robot.stops_person import lays, leads, to_stops

# How much the live heap may grow over a thousand rounds, in bytes: three bits for each entry, and
# little else.
DRIFT = 1024
# From this many hands on, the ledger has as many copies of its game as it ever does.
SETTLED = 70


def record(
    visit: "Callable[[Player], object]",
    players: Sequence[str] = ("Ana", "Bo", "Cy"),
    board: str = "sim_128x64",
) -> "tuple[Recorder, Path]":
    """Let `visit(table)` play with a Player.

    Returns (Recorder, folder of the saved games before).
    """
    folder = Path(tempfile.mkdtemp(prefix="meldmate-")) / "saves"
    with Player(board, players) as table:
        shutil.copytree(table.box.data, folder)
        recorder = Recorder(table.box)
        table.changed()
        visit(table)
    return recorder, folder


def evening(table: "Player") -> None:
    """Play the evening that the tests play."""
    play(table)


def tour(table: "Player") -> None:
    """Start each game, enter a round, and open everything in its menu and its referee."""
    for title, _ in COURSE:
        visits.a_tour_of(title)(table)


def followed(table: "Player") -> None:
    """Follow a hand of Rummoli card by card, as the tests do."""
    to_stops(table, ("Ana", "Bo", "Cy"))
    leads(table, "Bo", "4D")
    lays(table, "Bo")
    lays(table, "Cy")
    lays(table, "Bo", 3)
    table.press("ok", "right")
    leads(table, "Bo", "10S")
    table.press("back")


def played(visit: "Callable[[Player], object]") -> tuple[list, list]:
    """Play `visit` here and inside MicroPython.

    Returns the (count, sum) of the bytes sent here, and the Moments there.
    """
    recorder, folder = record(visit)
    try:
        return recorder.sent, handheld.play(recorder.tape, "sim_128x64", folder)
    finally:
        shutil.rmtree(folder.parent, ignore_errors=True)


def many_rounds(count: int) -> tuple[int, int]:
    """Return the live heap on the sheet after `SETTLED` and after `count` hands in a row."""
    return _repeated(
        "Tuscan Rummy", lambda table: tuscan(table, "Ana", ["Bo", "Cy"]), count, SETTLED
    )


# The presses of one round through the menu, and the rounds until nothing is new.
ROUND = ("back", *("down",) * 5, *("up",) * 3, "back")
# Rounds after which what is laid out once (texts, short names) has been.
_SEEN = 40


def many_presses(count: int) -> tuple[int, int]:
    """Return the live heap on the sheet after `_SEEN` rounds through the menu, and at the end.

    At the end, there were at least `count` presses.
    """

    def once(table):
        for key in ROUND:
            visits.tap(table, key)

    return _repeated("Rummoli", once, count // len(ROUND) + _SEEN, _SEEN)


def _repeated(title, once, count, early):
    """Play `once(table)` three times here and `count` times inside MicroPython.

    Returns the live heap there after `early` of them and after all of them.
    """
    marks = []

    def visit(table):
        table.sit_down(title, PLAYERS)
        for _ in range(3):
            once(table)
            marks.append(table.box.bench.now)

    recorder, folder = record(visit)
    try:
        before, after = marks[1], marks[2]
        one = recorder.tape[recorder.tape.index(f"s {before}") + 1 :]
        tape = list(recorder.tape)
        for number in range(1, count - 2):
            tape += [_later(line, number * (after - before)) for line in one]
        steps = sum(line.startswith("s ") for line in one)
        settled = len(recorder.sent) - 1 + steps * (early - 3)
        measured = settled, settled + steps * (count - early)
        moments = handheld.play(tape, "sim_128x64", folder, measured=measured)
    finally:
        shutil.rmtree(folder.parent, ignore_errors=True)
    assert measured[1] == len(moments) - 1
    return moments[settled].heap, moments[-1].heap


def _later(line, ms):
    return f"s {int(line[2:]) + ms}" if line.startswith("s ") else line


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return the figure for `make bench`: the growth of the live heap over many rounds."""
    rounds = 150 if quick else 1000
    early, late = many_rounds(rounds)
    return {"heap.drift": {"unit": "bytes", "value": late - early, "rounds": rounds}}

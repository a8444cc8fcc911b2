"""The time of keeping score: questions to `ask`, and opening a saved game of 300 events."""

import json
import random
from statistics import median
from time import perf_counter
from typing import Any

from engine import games
from engine.record.ledger import Ledger
from host_tools.ask import answer_line

SEED = 7
NAMES = ["Ana", "Bo", "Cy", "Dina"]


def rounds(count: int) -> list[str]:
    """Return `count` questions as lines of text, a random Rumino round each."""
    rng = random.Random(SEED)
    lines = []
    for _ in range(count):
        deadwood = {name: rng.randrange(71) for name in NAMES}
        ender = rng.choice(NAMES)
        deadwood[ender] = rng.randrange(8)
        event = {"event": "round", "ender": ender, "deadwood": deadwood}
        lines.append(
            json.dumps({"ask": "score", "game": "rumino", "players": NAMES, "events": [event]})
        )
    return lines


def saved_game(count: int) -> tuple[dict[str, int], list]:
    """Return the entries of a Rumino game of `count` rounds that no one loses."""
    house = {"out_at": 9999}
    rng = random.Random(SEED)
    events = []
    for _ in range(count):
        deadwood = {name: rng.randrange(1, 30) for name in NAMES}
        ender = rng.choice(NAMES)
        deadwood[ender] = rng.randrange(8)
        events.append({"event": "round", "ender": ender, "deadwood": deadwood})
    return house, events


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return the table of `make bench`, as the module describes."""
    lines = rounds(1000 if quick else 10000)
    begin = perf_counter()
    for line in lines:
        answer = answer_line(line)
        assert "error" not in answer, answer
    spent = perf_counter() - begin
    house, events = saved_game(300)
    rumino = games.load("rumino")
    passes, ledger = [], None
    for _ in range(7):
        begin = perf_counter()
        ledger = Ledger(rumino, NAMES, rumino.with_defaults(house), None, list(events))
        passes.append((perf_counter() - begin) * 1000)
    assert ledger is not None and ledger.count == 300
    return {
        "ask.rumino10000": {
            "unit": "s",
            "value": round(spent * 10000 / len(lines), 3),
            "n": len(lines),
        },
        "ledger.300": {"unit": "ms", "value": round(median(passes), 3), "n": len(passes)},
    }

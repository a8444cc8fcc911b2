"""Games as somebody plays them who saves, takes back and edits, and what an onlooker must see.

What must be seen comes from `ask` on the saved entries, which knows nothing of score sheets.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from engine import ask, games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import CARDS, NUMBER, PICK
from engine.record.ledger import Ledger
from host_tools.evening.export.reading import Reading, Wanted
from host_tools.evening.export.sources import open_backup

NAMES = ("Ana", "Ben", "Cy", "Dina", "Eva")
# Of both kinds: by points and by chips, where the lowest wins and the highest, with sides.
FIVE = {"rumino": 4, "rummoli": 5, "rumski": 3, "form:hearts": 4, "form:spades": 4}
_TRIES = 300


def setup(name: str) -> dict:
    """Return the set-up of one of the five games, as a link has it."""
    kind = games.load(name)
    names = list(NAMES[: FIVE[name]])
    return {"game": name, "players": names, "house": kind.with_defaults(None), "dealer": names[0]}


def moves(name: str, seed: int, count: int) -> Iterator[tuple[dict, Ledger]]:
    """Yield `count` entries of a game, each with the ledger after it: events, undo, redo, amend."""
    rng = random.Random(f"{name} {seed}")
    given = setup(name)
    ledger = Ledger(games.load(name), given["players"], given["house"], given["dealer"])
    found = 0
    for _ in range(_TRIES * count):
        if found == count:
            return
        entry = _move(rng, ledger)
        try:
            if entry is not None:
                ledger.add(entry)
                found += 1
                yield entry, ledger
        except EngineError:
            continue
    raise AssertionError(f"{name} {seed}: only {found} of {count} entries")


def _move(rng, ledger):
    chance = rng.random()
    if ledger.game.over or (ledger.count and chance < 0.2):
        return {"event": "undo"}
    if chance < 0.25:
        return {"event": "redo"}
    if ledger.count and chance < 0.45:
        at = rng.randrange(ledger.count)
        old, _ = ledger.find(at)
        to = entered(rng, ledger.game_before(at), old["event"])
        return to and {"event": "amend", "index": at, "to": to}
    return entered(rng, ledger.game, ledger.game.actions()[0])


def entered(rng: random.Random, game: Any, kind: str) -> dict | None:
    """Return an event of a kind, as somebody enters it; None where none was found."""
    try:
        entry: Any = Entry(game, kind)
        for _ in range(100):
            if entry.question is None:
                return entry.event
            try:
                entry.answer(_some(rng, entry.question))
            except EngineError:
                if entry.at and rng.random() < 0.5:
                    entry.back()
    except EngineError:
        pass
    return None


def _some(rng, question):
    if question.kind == PICK:
        return rng.choice(question.choices)[0]
    if question.kind == NUMBER:
        least, most, _ = question.limits()
        steps = (most - least) // question.step
        return least + rng.randint(0, min(steps, 26)) * question.step
    if question.default is not None:
        return question.default
    return [] if question.kind == CARDS else "because"


def seen(given: dict, entries: list[dict]) -> dict[str, Any]:
    """Return what is to be seen of a game with `entries`, as `ask` says it.

    `names` and `scores` in the order of the seats, a side as one; `places`, of each; `leads`, the
    names of who is ahead or has won, none where all are equal; `out`, who is out or has left.
    """
    names = given["players"]
    question = {"ask": "score", "players": names, "dealer": given["dealer"], "events": entries}
    question |= {"game": given["game"], "options": given["house"]}
    told = ask.answer(question)
    assert "error" not in told, told
    scores = told["scores"]
    sides = [one["players"] for one in told.get("sides", [])]
    heads = {head: next((side for side in sides if head in side), [head]) for head in scores}
    heads = {head: side for head, side in heads.items() if side[0] == head}
    places, at = {}, 1
    for group in told["places"]:
        here = [name for name in group if name in heads]
        places |= dict.fromkeys(here, at)
        at += len(here)
    gone = {*told["out"], *told.get("left", ())}
    playing = [head for head in heads if head not in gone]
    first = [head for head in told["places"][0] if head in playing]
    leads = told["winners"] if told["status"] == "over" else first
    if told["status"] == "playing" and len(first) == len(playing):
        leads = []
    return {
        "names": [" + ".join(side) for side in heads.values()],
        "scores": [scores[head] for head in heads],
        "places": [places[head] for head in heads],
        "leads": [" + ".join(heads[head]) for head in heads if head in leads],
        "dealer": told["dealer"],
        "over": told["status"] == "over",
    }


def seen_in(folder: Path | str) -> dict[str, Any]:
    """Return what is to be seen of the last game that is saved in a folder."""
    reading = Reading(lambda words: None)
    reading.read([open_backup(Path(folder))], Wanted(latest=True))
    game = reading.games[-1]
    question = game.question
    given = {"players": question["players"], "dealer": question["dealer"]}
    given |= {"game": question["game"], "house": question["options"]}
    return seen(given, list(question["events"]))

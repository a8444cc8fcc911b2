"""The sheet of an entry: its cells in any order make what the questions in order make."""

import json
import random

import pytest

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER
from engine.games import forms
from engine.record.ledger import Ledger
from host_tools.simulated.shown.cells import sheet
from tests.host.engine.games.test_checks_pass import likely
from tests.portable.tools import FOUR, Table
from tests.proof.observed import NAMES, house_of

GAMES = ["any", "rumino", *forms.names()]


def given(rng, game):
    """Return an Entry that is complete, or None."""
    entry = Entry(game, game.actions()[0])
    for _ in range(200):
        if entry.question is None:
            return entry
        try:
            entry.answer(likely(rng, entry.question))
        except EngineError:
            entry.go_to(rng.randint(0, len(entry.answers)))
        else:
            entry.go_to(len(entry.answers))
    return None


def put(rng, entry, wanted):
    """Put what is wanted cell by cell, some of them wrong at first; return the Entry.

    Each state survives a draft.
    """
    other = Entry(entry.game, entry.action)
    kept = {}
    for _ in range(600):
        cells = sheet(other)["cells"]
        rows = [(one["field"], one["whom"]) for one in cells]
        assert len(set(rows)) == len(rows)
        todo = [row for row, one in zip(rows, cells) if one["value"] != wanted.get(row)]
        if not todo:
            break
        field, whom = rng.choice(todo)
        value = wanted.get((field, whom))
        cell = cells[rows.index((field, whom))]
        if value is None or (cell["kind"] == NUMBER and cell["chips"] and rng.random() < 0.3):
            value = rng.choice(cell["chips"] or [cell["least"]])
        before = {row: one["value"] for row, one in zip(rows, cells)}
        taken = True
        try:
            other.put(field, whom, value)
        except EngineError:
            # A row waits; of others it stays as it was.
            taken = bool(cell["question"].page)
        saved = json.loads(json.dumps([other.given(), other.rest, other.halves, other.at]))
        again = Entry(entry.game, entry.action)
        again.restore(*saved)
        assert (again.answers, again.rest) == (other.answers, other.rest)
        after = {(one["field"], one["whom"]): one["value"] for one in sheet(again)["cells"]}
        stands = value if taken else before[(field, whom)]
        assert after[(field, whom)] == stands, (field, whom, value, after)
        other = again
        # What was put into a row of a page stays as long as that row is asked.
        kept[field, whom] = stands
        for one in sheet(again)["cells"]:
            row = one["field"], one["whom"]
            if one["question"].page and kept.get(row) is not None:
                assert one["value"] == kept[row], (row, kept, again.rest)
    return other


@pytest.mark.parametrize("name", GAMES)
def test_cells_in_any_order_make_the_event_that_the_questions_make(name):
    rng = random.Random(name)
    game = games.load(name)
    done = 0
    for _ in range(6):
        counts = range(game.min_players, game.max_players + 1)
        names = NAMES[: rng.choice(list(counts))]
        try:
            ledger = Ledger(game, names, house_of(rng, game, names))
        except EngineError:
            continue
        entry = given(rng, ledger.game)
        if entry is None:
            continue
        rows = [one.row() for one in entry.asked]
        if len(set(rows)) < len(rows) or any(isinstance(one, list) for one in entry.answers):
            continue
        wanted = dict(zip(rows, entry.answers))
        other = put(rng, entry, wanted)
        found = sheet(other)
        assert found["ready"] and found["wrong"] is None, (name, wanted, other.given(), other.rest)
        assert other.event == entry.event
        done += 1
    assert done


def test_the_sum_is_counted_and_what_is_wrong_is_said_once_all_are_in():
    table = Table("form:oh_hell", FOUR)
    table.add("bids", bid=dict(zip(FOUR, (1, 2, 3, 2))))
    entry = Entry(table.game, "hand")
    found = sheet(entry)
    assert [one["whom"] for one in found["cells"]] == ["Bo", "Cy", "Di", "Ann"]
    assert all(one["chips"] == list(range(11)) for one in found["cells"])
    assert (found["total"], found["found"], found["open"], found["ready"]) == (10, 0, 4, False)
    for at, (name, tricks) in enumerate((("Ann", 2), ("Di", 4), ("Bo", 3)), 1):
        entry.put("tricks", name, tricks)
        assert (sheet(entry)["open"], sheet(entry)["wrong"]) == (4 - at, None)
    # Whose number is the last one: what waits is what does not fit.
    entry.put("tricks", "Cy", 2)
    found = sheet(entry)
    assert (found["found"], found["open"], found["ready"]) == (11, 0, False)
    assert found["wrong"].rule == "OHL-4"
    # One tap mends it, in any row.
    entry.put("tricks", "Ann", 1)
    assert sheet(entry)["ready"] and entry.event["tricks"] == {"Bo": 3, "Cy": 2, "Di": 4, "Ann": 1}

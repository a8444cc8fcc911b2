"""A round in which no score changes is a round: in every export, in codes, in the statistics."""

import csv
import io
import re
import sqlite3

import openpyxl
import pytest

from engine.record import tally
from engine.record.sheet_text import rows, sheet_text
from host_tools.evening.export import (
    database,
    markdown,
    open_place,
    page,
    read_game,
    tidy,
    workbook,
)
from host_tools.evening.export.course import Course
from host_tools.evening.export.history import lines_of
from host_tools.evening.export.report import Report
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import backup_with, header_of

NAMES = ("Ana", "Ben", "Cy")
STOP = {"event": "stop"}


def rumino(ender, *deadwood):
    return {"event": "round", "ender": ender, "deadwood": dict(zip(NAMES, deadwood, strict=True))}


def points(*points):
    return {"event": "round", "points": dict(zip(NAMES, points, strict=True))}


HANDS = [{"event": "hand", "winner": name} for name in ("Ana", None, "Ana", None)]
NOBODY = {"event": "hand", "winner": None}
VOID = {"event": "void"}
PENALTY = {"event": "adjust", "player": "Ana", "by": 5, "reason": "why"}
# (game, house rules, events, what each round changed)
GAMES = {
    "drawn hands": ("tuscan", {"hands": 0}, [*HANDS, STOP], [(1, 0, 0), (0, 0, 0)] * 2),
    "the first and the last": (
        "tuscan",
        {"hands": 0},
        [NOBODY, HANDS[0], NOBODY],
        [(0, 0, 0), (1, 0, 0), (0, 0, 0)],
    ),
    "nothing but still rounds": ("tuscan", {"hands": 0}, [NOBODY, NOBODY, STOP], [(0, 0, 0)] * 2),
    "a round of zeros": (
        "rumino",
        {"stock_out": "score"},
        [rumino("Ana", 3, 20, 9), rumino(None, 0, 0, 0), rumino("Ben", 9, 4, 8), STOP],
        [(3, 20, 9), (0, 0, 0), (9, 4, 8)],
    ),
    "what a rumino ends": (
        "rumino",
        {},
        [rumino("Ana", 3, 20, 9), {"event": "rumino", "player": "Ben"}],
        [(3, 20, 9), (0, 0, 0)],
    ),
    "with something in between": (
        "any",
        {},
        [points(4, 0, 0), VOID, points(0, 0, 0), PENALTY, points(0, 0, 0), points(0, 3, 0), STOP],
        [(4, 0, 0), (0, 0, 0), (0, 0, 0), (0, 3, 0)],
    ),
}


@pytest.fixture(params=GAMES)
def played(request, tmp_path):
    """(SavedGame, what each round changed) of a game with rounds that change nothing."""
    game, house, events, changed = GAMES[request.param]
    folder = backup_with(tmp_path, journal_bytes(header_of(game, NAMES, house), events))
    return read_game(open_place(folder), 1), changed


def numbers(changed):
    return list(range(1, len(changed) + 1))


def test_the_course_has_every_round(played):
    game, changed = played
    course = Course(game)
    steps = [step for step in course.steps if step.number and step.name is None]
    assert [step.number for step in steps] == numbers(changed) and course.rounds == len(changed)
    for step, change in zip(steps, changed, strict=True):
        assert step.moved == {name: n for name, n in zip(NAMES, change, strict=True) if n}
    # A line has a point for each round, also where it is level; it ends at the last one.
    for name in NAMES:
        places = [at for at, _ in course.totals[name]]
        assert [at for at in places if at == int(at) and at] == numbers(changed)


def test_tables_have_every_round(played):
    game, changed = played
    found = [row for row in csv.DictReader(io.StringIO(tidy([game]))) if row["round"]]
    wanted = [
        (str(at), name, str(n))
        for at, change in enumerate(changed, 1)
        for name, n in zip(NAMES, change, strict=True)
    ]
    assert [(row["round"], row["player"], row["change"]) for row in found] == wanted
    assert all(row["dealer"] for row in found)
    base = sqlite3.connect(":memory:")
    base.deserialize(database([game]))
    query = "SELECT round FROM rounds WHERE round IS NOT NULL ORDER BY step"
    assert [row[0] for row in base.execute(query)] == numbers(changed)
    query = """
        SELECT rounds.round, name, change FROM changes JOIN rounds ON rounds.id = changes.round
        JOIN players ON players.id = player WHERE rounds.round IS NOT NULL ORDER BY step, player"""
    assert [(str(at), name, str(n)) for at, name, n in base.execute(query)] == wanted
    book = openpyxl.load_workbook(io.BytesIO(workbook([game])), data_only=True)
    body = list(book["Rounds"].iter_rows(values_only=True))
    columns = [body[0].index(head) for head in ("Round", "Player", "Change")]
    shown = [tuple(str(row[at]) for at in columns) for row in body[1:]]
    assert [row for row in shown if row[0] != "None"] == wanted


def test_texts_and_pages_have_every_round(played):
    game, changed = played
    rounds = re.findall(r"^\| (\d+) \|", markdown([game]), re.M)
    assert [int(at) for at in rounds][-len(changed) :] == numbers(changed)
    out = page([game])
    if len(changed) < 4:
        shown = re.findall(r'<th scope="row">(\d+)</th>', out)
        assert [int(at) for at in shown] == numbers(changed)
    entries = [line for line in lines_of(game) if line.round]
    assert sorted({line.round for line in entries}) == numbers(changed)


def test_a_code_has_a_row_for_every_round(played):
    """What a penalty moves stands with the round before it; so it is counted there."""
    game, changed = played
    table = rows(game.ledger)
    assert len(table) == 1 + len(changed)
    moved = [sum(row) for row in table[1:]]
    if game.game_class.name != "any":
        assert table[1:] == [list(change) for change in changed] and table[0] == [0, 0, 0]
    else:
        assert moved == [4, 5, 0, 3]
    assert sheet_text(game.ledger, True).split(":")[4].count("/") == len(changed)


def test_statistics_and_records_count_every_round(played):
    game, changed = played
    counted = list(tally.rounds(game.ledger))
    assert [one.number for one in counted] == numbers(changed)
    for one, change in zip(counted, changed, strict=True):
        assert one.changes == dict(zip(NAMES, change, strict=True)) and one.dealer
    if game.ledger.game.over and game.ledger.game.winners:
        longest = [one for one in Report([game]).records if one.key == "record_longest"]
        assert longest[0].value == len(changed)

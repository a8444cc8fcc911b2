"""Whatever people called their game and themselves, every export has it and can be read back."""

import csv
import io
import json
import sqlite3
import tempfile
from pathlib import Path

import openpyxl
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine import games
from engine.errors import EngineError
from engine.game.player import NAME_LENGTH, check_name
from host_tools.base.plain import visible
from host_tools.evening.export.__main__ import FORMATS
from host_tools.evening.export.__main__ import main as export
from host_tools.evening.export.workbook import sheet_title
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import backup_with, header_of

# Characters that some format takes for something else, and any other, also half a surrogate pair.
HARD = "[]:*?/\\'\"=+-@<>&|#%{}$!,;.\t\n\r\0\x7f\x85​ ‮﻿￿'’ aAé日\U0001f600\ud800\udfff"
LETTERS = st.sampled_from(HARD) | st.characters(codec=None)
TITLES = st.text(LETTERS, min_size=1, max_size=games.MAX_TITLE)
PEOPLE = st.lists(st.text(LETTERS, min_size=1, max_size=NAME_LENGTH), min_size=2, max_size=4)


def may_play(names):
    """Return whether the engine takes these names at one table."""
    try:
        for at, name in enumerate(names):
            check_name(name, names[:at])
    except EngineError:
        return False
    return True


def saved(folder, titles, names):
    """Save a game of each title, in which everybody is named everywhere; return the backup."""
    points = {name: 5 + at for at, name in enumerate(names)}
    events = [
        {"event": "round", "points": points},
        {"event": "adjust", "player": names[1], "by": -2, "reason": names[0]},
        {"event": "stop"},
    ]
    journals = [journal_bytes(header_of(games.name_of(title), names), events) for title in titles]
    return backup_with(Path(folder), *journals)


def exported(backup, form, *more):
    """Export it; return the file."""
    target = backup.parent / f"made.{form}"
    asked = ["--from", str(backup), "--format", form, "--stake", "0.10", "--quiet"]
    assert export([*asked, *more, "-o", str(target)]) == 0, form
    return target


@settings(max_examples=12)
@given(TITLES, PEOPLE.filter(may_play))
@example("Hi/Lo", ["Ana", "Ben"])
@example("Rock'", ["=1+1", "'"])
@example("'", ["Total", "total"])
@example("A: B", ["\ud800", "\udfff"])
@example("Who?", ["Ana", "ana"])
@example("History", ["a\0", "a\x01"])
@example("\U0001f600" * 16, ["\U0001f600", "\x80"])
def test_every_export_has_what_people_are_called(title, names):
    if not games.known(games.name_of(title)):
        return
    said = sorted(visible(name) for name in names)
    with tempfile.TemporaryDirectory() as folder:
        backup = saved(folder, [title, title.swapcase()[: games.MAX_TITLE] or "x"], names)
        for form in FORMATS:
            if form != "card":
                made = exported(backup, form).read_bytes()
                assert made
        book = openpyxl.load_workbook(io.BytesIO(exported(backup, "xlsx", "--sheets").read_bytes()))
        own = [sheet.title for sheet in book if sheet.title[:1].isdigit()]
        assert len(own) == 2 and {one[0] for one in own} == {"1", "2"}
        values = [cell.value for sheet in book for row in sheet.rows for cell in row]
        assert all(name.strip() in map(str.strip, filter(is_text, values)) for name in said)
        base = sqlite3.connect(exported(backup, "sqlite"))
        rows = base.execute("SELECT count(*) FROM results").fetchone()[0]
        assert rows == 2 * len(names)
        assert {visible(title)} <= {row[0] for row in base.execute("SELECT title FROM games")}
        base.close()
        lines = json.loads(exported(backup, "statistics").read_text("utf-8"))["players"]
        assert len(lines) == len(names)
        table = exported(backup, "csv").read_text("utf-8-sig")
        assert all(list(csv.reader(io.StringIO(table))))


def is_text(value):
    return isinstance(value, str)


@given(st.text(LETTERS, max_size=60), st.integers(1, 999))
def test_the_title_of_a_sheet_is_one_that_spreadsheets_take(words, number):
    title = sheet_title(f"{number} {words}")
    assert title.startswith(str(number)) and not set(title) & set("[]:*?/\\'")
    assert len(title.encode("utf-16-le")) <= 62 and title == title.strip()


@pytest.mark.parametrize("title", ["\ud800", "Hi\udfff", "\ude00\ud83d"])
def test_half_a_surrogate_pair_is_no_title(title):
    assert not games.known(games.name_of(title))
    assert games.known(games.name_of("\U0001f600"))

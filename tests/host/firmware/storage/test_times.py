"""If the time is known, a game is saved with its start, and each entry with its own time."""

import pytest

from engine import games
from firmware.board import today
from firmware.storage.files import Files
from firmware.storage.journal import Journal
from host_tools.base.files import FolderFiles
from host_tools.evening.export.history import lines_of
from host_tools.evening.export.place import Place
from host_tools.evening.export.saved import read_game
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player

NAMES = ("Ana", "Bo")


class Clock:
    """The time of day, as a test sets it."""

    def __init__(self, time):
        self.time = time

    def __call__(self):
        """Return the time of day."""
        return self.time


def a_round(table, ana, bo):
    """Keep a round that Ana ends."""
    deadwood = {"Ana": ana, "Bo": bo}
    table.box.device.app.session.add({"event": "round", "ender": "Ana", "deadwood": deadwood})


def begin(table):
    """Start a game of Rumino and look at its sheet."""
    app = table.box.device.app
    app.session.start_game("rumino", list(NAMES), games.load("rumino").with_defaults(None), "Ana")
    table.box.step()
    table.changed()


def look(table):
    """Show the sheet."""
    table.box.device.app.show_sheet()
    table.box.step()
    table.changed()


@pytest.mark.parametrize("board", BOARDS)
def test_the_day_is_shown_where_it_is_known(board):
    clock = Clock("2026-11-21T20:15")
    with Player(board, time=clock) as table:
        begin(table)
        a_round(table, 5, 20)
        clock.time = "2026-11-22T00:05"
        a_round(table, 7, 10)
        look(table)
        table.menu("ui.history")
        table.press("ok")
        paper = table.paper()
        assert any(form in paper for form in forms("ui.date", **facts(clock.time)))
        table.press("back", "down", "ok")
        paper = table.paper()
        assert any(form in paper for form in forms("ui.date", **facts("2026-11-21T20:15")))
        table.press("back", "back", "back")
        table.menu("ui.put_away")
        table.choose("ui.saved_games")
        assert "21 Nov" in table.screen()


def facts(time):
    """Return the facts of a time as a screen has them."""
    return today.shown(time)[1]


@pytest.mark.parametrize("board", BOARDS)
def test_nothing_is_invented_where_no_clock_is_known(board):
    for unknown in (None, Clock(None)):
        with Player(board, time=unknown) as table:
            begin(table)
            a_round(table, 5, 20)
            look(table)
            log = table.box.device.app.open_game.ledger.log
            assert log.entry(0)["event"] == "round"
            assert log.when is None
            assert "began" not in log.header
            with open(log.path, "rb") as file:
                assert b"when" not in file.read()
            table.menu("ui.history")
            table.press("ok")
            paper = table.paper()
            assert not any(month in paper for month in ("Jan", "Nov"))


def test_times_stay_with_amends_undo_renaming_and_a_power_cut():
    clock = Clock("2026-11-21T20:15")
    with Player("sim_128x64", time=clock) as table:
        begin(table)
        app = table.box.device.app
        a_round(table, 5, 20)
        clock.time = "2026-11-21T20:25"
        a_round(table, 7, 10)
        clock.time = "2026-11-21T20:35"
        changed = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Bo": 20}}
        app.session.add({"event": "amend", "index": 0, "to": changed})
        a_round(table, 1, 30)
        app.session.add({"event": "undo"})
        app.session.rename("Bo", "Ben")
        table.box.restart()
        app = table.box.device.app
        assert [player.name for player in app.game.players] == ["Ana", "Ben"]
        assert [player.score for player in app.game.players] == [11, 30]
        log = app.open_game.ledger.log
        times = []
        for index in range(len(log)):
            assert "when" not in log.entry(index)
            times.append(log.when[-5:])
        assert times == ["20:15", "20:25", "20:35", "20:35", "20:35"]
        game = read_game(Place(table.box.data, FolderFiles(), table.box.data + "/games", []), 1)
        assert game.began == "2026-11-21T20:15:00"
        assert [line.time for line in lines_of(game)] == [
            "2026-11-21T20:15:00",
            "2026-11-21T20:25:00",
        ]


def test_a_clock_that_nobody_has_set_is_not_known(monkeypatch):
    for year, known in ((2000, False), (2021, False), (2026, True)):
        monkeypatch.setattr(today, "localtime", lambda year=year: (year, 11, 21, 20, 15, 0, 5, 325))
        assert (today.now() is not None) == known
    assert today.now() == "2026-11-21T20:15"


@pytest.mark.parametrize("words", [None, 5, "", "2026-11-21", "2026-13-21T20:15", "x" * 16])
def test_what_is_no_time_is_not_shown(words):
    assert today.shown(words) is None


def test_a_journal_of_before_is_read_as_it_was(tmp_path):
    with Player("sim_128x64") as table:
        begin(table)
        a_round(table, 5, 20)
        log = table.box.device.app.open_game.ledger.log
        again = Journal(Files(), log.path, Clock("2026-11-21T20:15"))
        assert again.entry(0) == log.entry(0)
        assert again.when is None

"""`make scores`: what it prints for a game and a season, and how it watches a running game."""

import json
import os
import subprocess
import sys
import threading

import pytest

from firmware.storage.store import Store
from host_tools.evening import season
from host_tools.evening.scores.__main__ import main
from host_tools.evening.scores.chart import chart
from host_tools.simulated.nor_flash import ImageFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.host_tools.evening.test_export import ROUND, backup_with, header_of


@pytest.fixture(autouse=True)
def width(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("NO_COLOR", "1")


def scores(capsys, *arguments):
    """Run the command; return (status, lines of what it printed, what it said)."""
    status = main([str(one) for one in arguments])
    printed = capsys.readouterr()
    return status, printed.out.splitlines(), printed.err


def test_the_latest_game_has_places_remarks_and_a_chart(tmp_path, capsys):
    first = journal_bytes(header_of("tuscan", ("Ana", "Ben")))
    deadwood = {"Ana": 60, "Ben": 5, "Cy": 20}
    round_ = {"event": "round", "ender": "Ben", "deadwood": deadwood}
    latest = journal_bytes(header_of("rumino"), [round_, round_])
    status, lines, said = scores(capsys, "--from", backup_with(tmp_path, first, latest))
    assert (status, said) == (0, "")
    assert lines[0].strip() == "Rumino, game 2"
    rows = [line.split() for line in lines]
    assert any(row[:4] == ["B", "Ben", "1", "10"] for row in rows)
    (ana,) = [line for line in lines if line.split()[:2] == ["A", "Ana"]]
    assert "120" in ana and "out in round 2" in ana
    assert any("(Score)" in line for line in lines) and any("(Round)" in line for line in lines)
    # The last point of each line has its letter, at its height.
    chart = {line.split("|")[0].strip(): line.split("|")[1] for line in lines if " | " in line}
    assert chart["120"].rstrip("\u2800 ").endswith("A") and "B" in chart["0"] + chart["10"]
    assert all(len(line) <= 80 for line in lines)


def test_a_game_that_has_just_begun_has_no_chart(tmp_path, capsys):
    folder = backup_with(tmp_path, journal_bytes(header_of()))
    status, lines, _ = scores(capsys, "--from", folder)
    assert status == 0 and not any("Round" in line for line in lines)
    assert any("deals next" in line and "Ana" in line for line in lines)


@pytest.mark.parametrize("columns", ["40", "44", "80", "200"])
def test_every_game_of_a_season_fits_the_terminal(columns, tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", columns)
    numbers = season.make(tmp_path / "season", count=12)
    for number in numbers:
        status, lines, _ = scores(capsys, "--from", tmp_path / "season", "--game", number)
        assert status == 0 and lines[0].strip().endswith(f"game {number}")
        assert max(map(len, lines)) <= int(columns)
    status, lines, _ = scores(capsys, "--from", tmp_path / "season", "--all")
    assert status == 0 and "Finished games: 12." in lines[1]
    assert any("(Wins)" in line for line in lines)
    assert max(map(len, lines)) <= int(columns)
    heads = next(line for line in lines if "Player" in line).split()
    assert heads[:5] == ["Player", "Games", "Wins", "Chance", "Beaten"]


@pytest.mark.parametrize("width", (24, 44, 80, 120))
def test_a_chart_of_any_length_is_never_wider_than_the_terminal(width):
    for last in (1, 3, 17, 60, 200, 2000):
        for highest in (1, 40, 9999):
            line = [(at, highest * at // last) for at in range(last + 1)]
            drawn = chart([line], [("A", "red")], width, ("Game", "Wins"), highest)
            rows = drawn.plain.splitlines()
            assert max(map(len, rows)) <= width
            assert sum(row.rstrip("\u2800 ").endswith("A") for row in rows) >= 1
            # Numbers below do not run into each other.
            below = [int(one) for one in rows[-2].split()]
            assert below == sorted(set(below)) and all(0 <= one <= last for one in below)
    assert chart([[(0, 0), (1, 1)]], [("A", "red")], 9, ("Game", "Wins")) is None


def test_the_limit_is_on_its_own_value():
    for limit in (97, 100, 101, 150):
        line = [(0, 0), (1, 60), (2, 180)]
        drawn = chart([line], [("A", "")], 60, ("Round", "Score"), limit)
        rows = {row.split(" | ")[0].strip(): row.split(" | ")[1] for row in drawn.plain.splitlines()
                if " | " in row}  # fmt: skip
        dotted = [label for label, row in rows.items() if sum(c > "\u2800" for c in row) > 15]
        assert dotted == [str(limit)]


def test_json_for_machines(tmp_path, capsys):
    folder = backup_with(tmp_path, journal_bytes(header_of(), [ROUND]))
    _, lines, _ = scores(capsys, "--from", folder, "--json")
    assert json.loads(lines[0])["scores"] == {"Ana": 27, "Ben": 0, "Cy": 0}
    _, lines, _ = scores(capsys, "--from", folder, "--json", "--all")
    assert json.loads(lines[0])["open"] == 1


def test_a_game_of_a_form_is_asked_about_by_its_whole_name(tmp_path, capsys):
    folder = backup_with(tmp_path, journal_bytes(header_of("form:hearts", ("Ana", "Ben", "Cy"))))
    status, lines, _ = scores(capsys, "--from", folder, "--json")
    assert status == 0 and json.loads(lines[0])["scores"] == {"Ana": 0, "Ben": 0, "Cy": 0}


def test_what_cannot_be_shown_is_named(tmp_path, capsys):
    assert scores(capsys, "--from", tmp_path / "gone")[0] == 2
    whole = journal_bytes(header_of(), [ROUND, ROUND])
    folder = backup_with(tmp_path, whole, b"noise", whole[:-30])
    status, lines, _ = scores(capsys, "--from", folder)
    assert status == 1 and any("Game 3 is damaged" in line for line in lines)
    status, lines, said = scores(capsys, "--from", folder, "--game", 2)
    assert status == 2 and not lines and "Game 2 is left out" in said
    with pytest.raises(SystemExit):
        scores(capsys, "--from", folder, "--watch", "0")
    assert "is not a time" in capsys.readouterr().err


def test_it_watches_a_running_simulator(tmp_path):
    flash = ImageFlash(str(tmp_path / "flash.img"))
    command = [sys.executable, "-m", "host_tools.evening.scores", "--data", str(tmp_path)]
    command += ["--watch", "0.1", "--json"]
    watching = patience = None
    try:
        _, journal = Store("/saves", FlashFiles(flash, make=True)).create(header_of())
        watching = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert watching.stdout is not None
        # Where a line never comes, its end does.
        patience = threading.Timer(60, watching.kill)
        patience.start()
        assert json.loads(watching.stdout.readline())["scores"]["Ana"] == 0
        for count in range(1, 4):
            journal.append(ROUND)
            assert json.loads(watching.stdout.readline())["scores"]["Ana"] == 27 * count
    finally:
        if patience:
            patience.cancel()
        if watching:
            watching.kill()
            watching.wait()
            watching.stdout.close()
        flash.close()

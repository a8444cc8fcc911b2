"""Saved games straight from a connected box, a simulated one on a socket."""

import json
import shutil
from types import SimpleNamespace

import pytest

from host_tools.evening import season
from host_tools.evening.scores import __main__ as watching
from tests.host.host_tools.evening.test_export import export, refused
from tests.host.host_tools.evening.test_scores import scores
from tests.proof.cable import ServedBox


@pytest.fixture
def flash(tmp_path):
    """The folder of a box with three saved games."""
    season.make(tmp_path / "saves", count=3)
    return tmp_path / "saves"


def content(flash):
    return {path: path.read_bytes() for path in flash.rglob("*.log")}


def test_a_board_is_read_like_its_backup_and_left_as_it_is(flash, capsys):
    with ServedBox(data=str(flash)) as board:
        place = f"board:{board.port}"
        before = content(flash)
        expected = export(capsys, "--from", flash, "--format", "json")
        assert expected[0] == 0
        assert export(capsys, "--from", place, "--format", "json") == expected
        status, lines, _ = scores(capsys, "--from", place, "--json")
        assert status == 0 and json.loads(lines[0])["status"] == "over"
        assert content(flash) == before


def test_damaged_games_of_a_board_are_named_and_the_rest_goes_on(flash, capsys):
    path = flash / "games" / "00002.log"
    with ServedBox(data=str(flash)) as board:
        path.write_bytes(path.read_bytes()[:-20])
        (flash / "games" / "00003.log").write_bytes(b"noise")
        status, out, said = export(capsys, "--from", f"board:{board.port}", "--format", "json")
    assert status == 1 and len(out.splitlines()) == 2
    assert "Game 2 is damaged" in said and "Game 3 is left out" in said


def test_a_board_without_games_and_no_board_at_all(tmp_path, capsys):
    with ServedBox(data=str(tmp_path / "box")) as board:
        said = refused(capsys, "--from", f"board:{board.port}", "--format", "json")
        assert "There are no saved games in board:" in said
    gone = refused(capsys, "--from", f"board:{board.port}", "--format", "json")
    assert gone.startswith("The board cannot be read: ")
    said = refused(capsys, "--from", f"board:{tmp_path}/none", "--format", "json")
    assert said.startswith("The board cannot be read: ")


def test_a_board_beside_a_backup_that_cannot_be_read_makes_the_report(flash, tmp_path, capsys):
    with ServedBox(data=str(flash)) as board:
        asked = ("--from", tmp_path / "gone", "--from", f"board:{board.port}")
        status, out, said = export(capsys, *asked, "--format", "json")
    assert status == 1 and "There is no folder" in said and len(out.splitlines()) == 3


def watched(capsys, monkeypatch, flash, change):
    """Return what watching a board says before and after a change: (lines, said, pauses)."""
    pauses = []
    with ServedBox(data=str(flash)) as board:

        def sleep(seconds):
            pauses.append(seconds)
            if len(pauses) == 2:
                raise KeyboardInterrupt
            shutil.copy(*change)

        monkeypatch.setattr(watching, "time", SimpleNamespace(sleep=sleep))
        status, lines, said = scores(capsys, "--from", f"board:{board.port}", "--watch", "--json")
    assert status == 0
    return lines, said, pauses


def test_a_board_is_watched_once_a_minute(flash, tmp_path, capsys, monkeypatch):
    season.make(tmp_path / "more", count=4)
    new = tmp_path / "more" / "games" / "00004.log", flash / "games" / "00004.log"
    lines, said, pauses = watched(capsys, monkeypatch, flash, new)
    assert (said, pauses) == ("", [60.0, 60.0])
    first, second = map(json.loads, lines)
    assert first["scores"] != second["scores"]


def test_a_game_that_cannot_be_read_is_said_while_it_is_watched(flash, capsys, monkeypatch):
    misplaced = flash / "games" / "00001.log", flash / "games" / "00004.log"
    lines, said, _ = watched(capsys, monkeypatch, flash, misplaced)
    assert len(lines) == 1 and "Game 4 is left out" in said

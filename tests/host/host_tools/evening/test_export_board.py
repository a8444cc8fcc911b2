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


def watched(capsys, monkeypatch, flash, more, journal):
    """Return what watching a board says before and after a fourth game: (lines, said, pauses).

    That is on the table, as in the folder `more`; its `journal` is copied.
    """
    pauses = []
    with ServedBox(data=str(flash)) as board:

        def sleep(seconds):
            pauses.append(seconds)
            if len(pauses) == 2:
                raise KeyboardInterrupt
            shutil.copy(journal, flash / "games" / "00004.log")
            for name in ("current.txt", "known/current.txt"):
                shutil.copy(more / name, flash / name)

        monkeypatch.setattr(watching, "time", SimpleNamespace(sleep=sleep))
        status, lines, said = scores(capsys, "--from", f"board:{board.port}", "--watch", "--json")
    assert status == 0
    return lines, said, pauses


@pytest.fixture
def more(tmp_path):
    """The folder of a box with a fourth game."""
    season.make(tmp_path / "more", count=4)
    return tmp_path / "more"


def test_a_board_is_watched_every_five_seconds(flash, more, capsys, monkeypatch):
    new = more / "games" / "00004.log"
    lines, said, pauses = watched(capsys, monkeypatch, flash, more, new)
    assert (said, pauses) == ("", [5.0, 5.0])
    first, second = map(json.loads, lines)
    assert first["scores"] != second["scores"]


def test_a_game_that_cannot_be_read_is_said_while_it_is_watched(flash, more, capsys, monkeypatch):
    misplaced = flash / "games" / "00001.log"
    lines, said, _ = watched(capsys, monkeypatch, flash, more, misplaced)
    assert len(lines) == 1 and "Game 4 is left out" in said


def test_whoever_watches_a_game_on_a_board_disturbs_nobody(tmp_path, capsys):
    board = ServedBox(data=str(tmp_path / "saves"))
    names = ["Ana", "Ben", "Cy"]
    round_ = {"event": "round", "ender": "Ben", "deadwood": {"Ana": 7, "Ben": 3, "Cy": 15}}
    board.box.show_game("rumino", names, None, [round_])
    app = board.box.device.app
    number = app.open_game.number
    # A later game is there, too: the one on the table counts.
    board.box.show_game("rumino", names, None, [round_] * 2)
    app.session.resume(number)
    app.open("asking.entry", "round")
    board.box.step()
    before, opened = board.box.text(), []
    really = app.open
    app.open = lambda name, *given, **more: opened.append(name) or really(name, *given, **more)
    with board:
        place = f"board:{board.port}"
        for _ in range(2):
            status, lines, said = scores(capsys, "--from", place, "--json")
            assert (status, said) == (0, "")
            assert json.loads(lines[0])["scores"] == {"Ana": 7, "Ben": 3, "Cy": 15}
        assert board.box.text() == before and opened == []
        # A copy has the screen meanwhile.
        assert export(capsys, "--from", place, "--format", "json")[0] == 0
        assert opened == ["box.computer"]

"""One game never costs the others, and a failed export never costs the report that was there."""

import contextlib
import os
import resource
import stat
import subprocess
import sys
import types

import pytest

from host_tools.base.boards import ROOT
from host_tools.base.files import write_whole
from host_tools.evening.export import reading, saved
from host_tools.evening.export.__main__ import FORMATS, main
from host_tools.evening.export.whole import told
from tests.host.host_tools.evening.test_export import a_game, backup_with, export

KINDS = ("rumino", "ginski", "any")


@pytest.fixture
def three(tmp_path):
    """A backup of three games."""
    return backup_with(tmp_path, *[a_game(kind) for kind in KINDS])


@contextlib.contextmanager
def unable(number, monkeypatch):
    """Let the game `number` raise as soon as one of its events is looked at."""
    was = saved.SavedGame.__init__

    def made(self, n, kind, ledger, *rest):
        if n == number:
            # A log that plays, and then nothing more.
            broken = types.SimpleNamespace(**vars(ledger))
            broken.history = broken.events = broken.place = fail
            ledger = broken
        was(self, n, kind, ledger, *rest)

    def fail(*_):
        raise ValueError("amounts that do not add up")

    with monkeypatch.context() as patch:
        patch.setattr(saved.SavedGame, "__init__", made)
        yield


# A message has the scores of the last evening, for which no event is looked at.
@pytest.mark.parametrize("form", [form for form in FORMATS if form != "text"])
def test_a_game_that_cannot_be_told_is_named_and_all_others_are_there(
    form, three, capsys, monkeypatch
):
    # A card is about the last evening alone.
    number = 3 if form == "card" else 2
    status, alone, _ = export(capsys, "--backup", three, "--format", form)
    assert status == 0
    path = three / "games" / f"0000{number}.log"
    path.rename(three / "away")
    status, without, _ = export(capsys, "--backup", three, "--format", form)
    (three / "away").rename(path)
    with unable(number, monkeypatch):
        status, out, said = export(capsys, "--backup", three, "--format", form)
    assert status == 1 and said.count("\n") == 1
    assert said.startswith(
        f"Game {number} is left out: it cannot be exported in this form (ValueError:"
    )
    assert out == without != alone


@pytest.mark.parametrize("error", [KeyError("x"), ValueError(), AttributeError("y"), MemoryError()])
def test_a_game_that_cannot_be_read_for_any_reason_is_left_out(error, three, capsys, monkeypatch):
    was = reading.read_game

    def read(source, number, names):
        if number == 1:
            raise error
        return was(source, number, names)

    monkeypatch.setattr(reading, "read_game", read)
    status, out, said = export(capsys, "--backup", three, "--format", "json")
    assert status == 1 and out.count("\n") == 2
    assert said.count("\n") == 1 and said.startswith("Game 1 is left out: ")


def test_of_no_game_that_can_be_told_nothing_is_written(three, tmp_path, capsys, monkeypatch):
    target = tmp_path / "report.html"
    target.write_text("last week", encoding="utf-8")
    monkeypatch.setattr("host_tools.evening.export.__main__._made", lambda *_: [][1])
    assert main(["--backup", str(three), "--format", "html", "-o", str(target)]) == 2
    assert capsys.readouterr().err.count("is left out") == 3
    assert target.read_text(encoding="utf-8") == "last week"


def test_games_that_only_fail_together_are_found():
    class Game:
        def __init__(self, number):
            self.number = number

    said = []

    def make(some):
        numbers = [one.number for one in some]
        if 2 in numbers and 4 in numbers or 5 in numbers:
            raise ZeroDivisionError
        return numbers

    assert told([Game(number) for number in range(1, 7)], make, said.append) == [1, 2, 3, 6]
    assert [words.split()[1] for words in said] == ["5", "4"]
    assert told([Game(5)], make, said.append) is None


def test_scores_shows_the_others_too(three, capsys, monkeypatch):
    from host_tools.evening.scores.__main__ import main as scores

    with unable(2, monkeypatch):
        assert scores(["--backup", str(three), "--all"]) == 1
        printed = capsys.readouterr()
        assert "Game 2 is left out" in printed.out.replace("\n", " ")
        assert "Wins over time" in printed.out


# -- the report that was there ---------------------------------------------------------------------


def run(*arguments, out, limit=None):
    """Run a command in a process; with `limit`, no file grows beyond so many bytes."""

    def before():
        if limit is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))

    return subprocess.run(
        [sys.executable, *map(str, arguments)],
        stdout=out,
        stderr=subprocess.PIPE,
        text=True,
        timeout=600,
        cwd=ROOT,
        # Half of a compiled module would be left.
        env={**os.environ, "PYTHONDONTWRITEBYTECODE": "1"},
        preexec_fn=before,
    )


@pytest.mark.parametrize("form", FORMATS)
def test_an_export_that_fails_midway_leaves_the_old_report(form, three, tmp_path):
    target = tmp_path / "out" / "report"
    target.parent.mkdir()
    # A database is added to, so an empty file is the one that may be there.
    before = "" if form == "sqlite" else "last week"
    target.write_text(before, encoding="utf-8")
    command = ("-m", "host_tools.evening.export", "--backup", three, "--format", form, "-o", target)
    done = run(*command, out=subprocess.PIPE, limit=20)
    assert done.returncode == 2 and done.stdout == ""
    assert done.stderr.count("\n") == 1 and "cannot be written" in done.stderr
    assert target.read_text(encoding="utf-8") == before
    assert [path.name for path in target.parent.iterdir()] == ["report"]
    done = run(*command, out=subprocess.PIPE)
    assert done.returncode == 0 and target.stat().st_size > 20
    assert [path.name for path in target.parent.iterdir()] == ["report"]


def refused_by_a_full_device(*command):
    with open("/dev/full", "wb") as full:
        done = run(*command, out=full)
    assert done.returncode in (1, 2), done
    assert done.stderr.count("\n") == 1 and "cannot be written: No space left" in done.stderr


@pytest.mark.parametrize("form", FORMATS)
def test_a_full_device_ends_an_export_in_a_sentence(form, three):
    command = ("-m", "host_tools.evening.export", "--backup", three, "--format", form)
    refused_by_a_full_device(*command, "-o", "-")
    refused_by_a_full_device(*command, "-o", "/dev/full")


def test_a_full_device_ends_the_other_commands_in_a_sentence(three, tmp_path):
    script = tmp_path / "script.txt"
    script.write_text("ok\nshot one\n", encoding="utf-8")
    refused_by_a_full_device("-m", "host_tools.play.terminal", "--script", script)
    refused_by_a_full_device("-m", "host_tools.evening.scores", "--backup", three, "--all")
    refused_by_a_full_device("-m", "host_tools.evening.scores", "--backup", three, "--json")
    refused_by_a_full_device("-m", "host_tools.play.terminal", "--help")
    refused_by_a_full_device("-m", "host_tools.evening.export", "--help")
    question = tmp_path / "question"
    question.write_text('{"ask": "rule", "rule": "RMN-1"}\n', encoding="utf-8")
    with open("/dev/full", "wb") as full, open(question, "rb") as asked:
        done = subprocess.run(
            [sys.executable, "-m", "host_tools.ask"],
            stdin=asked,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
        )
    assert done.returncode and done.stderr.count("\n") == 1, done.stderr


def test_pictures_that_cannot_be_written_are_a_sentence(tmp_path):
    script = tmp_path / "script.txt"
    script.write_text("ok\nshot one\n", encoding="utf-8")
    command = (
        "-m",
        "host_tools.play.terminal",
        "--script",
        script,
        "--frames",
        tmp_path,
        "--format",
        "png",
    )
    done = run(*command, out=subprocess.PIPE, limit=100)
    assert done.returncode == 2 and done.stderr.count("\n") == 1
    assert "one.png" in done.stderr and not (tmp_path / "one.png").exists()


def test_a_file_that_is_replaced_keeps_its_rights_and_its_link(tmp_path):
    target, link = tmp_path / "report", tmp_path / "link"
    target.write_bytes(b"old")
    target.chmod(0o640)
    link.symlink_to(target)
    write_whole(link, b"new")
    assert link.is_symlink() and target.read_bytes() == b"new"
    assert stat.S_IMODE(target.stat().st_mode) == 0o640
    umask = os.umask(0)
    os.umask(umask)
    write_whole(tmp_path / "first", b"new")
    assert stat.S_IMODE((tmp_path / "first").stat().st_mode) == 0o666 & ~umask
    assert sorted(path.name for path in tmp_path.iterdir()) == ["first", "link", "report"]

"""What the commands print: nothing of a box or a backup steers the terminal.

The letters to look for come from Unicode's own tables, not from the program's.
"""

import ast
import io
import json
import unicodedata
import zipfile

import pytest

from firmware.storage.people import People
from firmware.storage.store import Store
from host_tools.ask import answer_all
from host_tools.base.boards import ROOT
from host_tools.base.command import ask, show
from host_tools.boards.checkboard import __main__ as checking
from host_tools.boards.deploy import restore as restore_of
from host_tools.evening.export.__main__ import FORMATS
from host_tools.evening.export.__main__ import main as export
from host_tools.evening.people import main as people
from host_tools.evening.scores.__main__ import main as scores
from host_tools.play.terminal.__main__ import main as sim
from tests.host.firmware.storage.journal_bytes import journal_bytes
from tests.host.firmware.storage.test_hostile_text import CopyBox
from tests.host.host_tools.evening.test_export import BYTES
from tests.portable.tools import untyped

# Every letter that moves the cursor, ends a line or turns the direction.
STEERING = {
    chr(code)
    for code in range(0x110000)
    if unicodedata.category(chr(code)) in ("Cc", "Cs", "Zl", "Zp")
    or unicodedata.bidirectional(chr(code)) in {"LRE", "RLE", "LRO", "RLO", "PDF"}
    or unicodedata.bidirectional(chr(code)) in {"LRI", "RLI", "FSI", "PDI"}
} | {"\u061c", "\u200e", "\u200f"}
NAMES = ("A\x1b[2J\x1b]0;x\x07", "B\u202e\u2066\u200f", "C\x9b31m\x85\u2028", "D\r\nEve: 99")
SHORT = ("A\u202e\x9b", "B\x7f\u2066")
TITLE = "any:\x1b[31m\u202eGame"
REASON = "why\x1b[1A\u2067\x08"


def clean(words):
    """Check what was printed, except for the ends of its lines."""
    found = sorted(STEERING & set(words.replace("\r\n", "\n").replace("\n", "")))
    assert not found, [hex(ord(one)) for one in found]
    return words


@pytest.fixture
def hostile(tmp_path):
    """The folder of a stranger's backup."""
    folder = tmp_path / "backup"
    (folder / "games").mkdir(parents=True)
    round_ = {"event": "round", "points": dict.fromkeys(NAMES, 7)}
    wrong = {"event": "adjust", "player": NAMES[1], "by": 5, "reason": REASON}
    for number, entries in enumerate(([round_, wrong], [round_] * 3, [{"event": REASON}]), 1):
        head = {"players": list(NAMES), "house": {}, "dealer": NAMES[0]}
        content = journal_bytes({"game": TITLE, **head}, entries)
        (folder / "games" / f"{number:05}.log").write_bytes(content)
    (folder / "games" / "00004.log").write_bytes(
        journal_bytes({"game": "no\x1b[2Jgame\u202e", **head}, [round_])
    )
    store = Store(str(folder))
    People(store).remember([*NAMES, "E\x1b[5m"])
    assert People(store).rename("E\x1b[5m", "F\u202d", 3)
    return folder


@pytest.mark.parametrize("way", ["folder", "zip"])
def test_no_command_prints_what_steers_a_terminal(hostile, tmp_path, capsys, monkeypatch, way):
    monkeypatch.setenv("COLUMNS", "200")
    monkeypatch.setenv("NO_COLOR", "1")
    place = hostile
    if way == "zip":
        place = tmp_path / "b.zip"
        with zipfile.ZipFile(place, "w") as file:
            for path in sorted(hostile.rglob("*.*")):
                file.write(path, path.relative_to(hostile).as_posix())
    shown = {}

    def run(command, *arguments):
        status = command([str(one) for one in arguments])
        printed = capsys.readouterr()
        shown[command.__module__] = clean(printed.out) + clean(printed.err)
        return status

    for form in FORMATS:
        to = ["-o", tmp_path / form] if form in BYTES else ["-o", "-"]
        assert run(export, "--from", place, "--format", form, *to) in (0, 1, 2)
        assert "Game 4 is left out" in shown[export.__module__]
    for more in ((), ("--all",), ("--json",), ("--game", 2), ("--game", 4)):
        run(scores, "--from", place, *more)
    (tmp_path / "data").mkdir()
    assert run(sim, "--data", tmp_path / "data", "--restore", place) == 0
    assert run(sim, "--data", tmp_path / "data", "--backup", tmp_path / "out.zip") == 0
    for more in ((), ("--rename", f"{NAMES[0]}=Ana"), ("--rename", "Nobody=Ana")):
        run(people, "--from", tmp_path / "data", *more)
    if way == "folder":
        assert run(people, "--from", place) == 0
        assert (
            "A␛[2J" in shown[people.__module__] and "\nD␍␊Eve: 99: 4\n" in shown[people.__module__]
        )
        run(people, "--from", place, "--separate", "E\x1b[5m=F\u202d")
        run(people, "--from", place, "--delete", "77")
    restore_of(CopyBox(), place, replace=True)
    clean(capsys.readouterr().out)


@pytest.mark.parametrize("name", ["\x1b[2J.txt", "\u202e.log", "a\nb"])
def test_a_name_of_a_file_in_a_backup_is_shown_harmless(hostile, tmp_path, capsys, name):
    (hostile / "games" / name).write_bytes(b"x")
    path = tmp_path / "b.zip"
    with zipfile.ZipFile(path, "w") as file:
        for one in hostile.rglob("*"):
            if one.is_file():
                file.write(one, one.relative_to(hostile).as_posix())
    for place in (hostile, path):
        assert sim(["--data", str(tmp_path / "data"), "--restore", str(place)]) == 2
        assert clean(capsys.readouterr().err).count("\n") == 1
    export(["--from", str(path), "--format", "text", "-o", "-"])
    assert clean(capsys.readouterr().err).count("\n") == 1


def test_the_answers_of_ask_are_harmless():
    head = {"ask": "score", "game": "rumski", "players": list(SHORT)}
    won = {"event": "round", "winner": SHORT[0], "points": {SHORT[1]: 1}}
    for asked in ({**head, "events": [won]}, {**head, "players": [REASON]}, {"ask": REASON}):
        out = io.StringIO()
        answer_all([json.dumps(asked)], out)
        answer = json.loads(clean(out.getvalue()))
        assert "error" in answer or answer["scores"] == {SHORT[0]: 1, SHORT[1]: 0}


def test_what_a_board_calls_itself_is_harmless_and_is_no_path(tmp_path, capsys, monkeypatch):
    hostile = dict.fromkeys(("board", "machine", "program", "fault", "held"), f"../../{REASON}")
    monkeypatch.setattr(checking, "find_port", lambda *_: "port")
    monkeypatch.setattr(checking.Link, "restart", lambda _: None)
    monkeypatch.setattr(checking, "probe", lambda _: (hostile, {"a key": REASON}))
    monkeypatch.setattr(checking.keep, "__defaults__", (tmp_path / "build",))
    assert checking.main(["--no-person", "--no-tests"]) == 1
    printed = capsys.readouterr()
    assert "why␛[1A" in clean(printed.out) + clean(printed.err)
    assert len(list((tmp_path / "build").iterdir())) == 1
    assert len(list(tmp_path.iterdir())) == 1


def test_a_question_is_harmless(monkeypatch):
    asked = []
    monkeypatch.setattr("builtins.input", lambda words: asked.append(words) or "y")
    assert ask(REASON) == "y" and clean(asked[0])


def test_each_argument_is_one_line_and_an_exception_may_have_more(capsys):
    show("a\nb", "", 3)
    show(ValueError("a\nb\x1b"), error=True)
    show()
    assert capsys.readouterr() == ("a␊b\n\n3\n", "a\nb␛\n")


# What writes to standard output or error by itself: the screen in the terminal, which draws, and
# files in the form that was asked for.
WRITERS = {
    "host_tools/base/command.py",
    "host_tools/evening/export/__main__.py",
    "host_tools/play/terminal/terminal.py",
    # Its console is QEMU's.
    "tests/proof/qemu/inside.py",
}


def test_everything_is_printed_by_one_function():
    wrong = []
    for path in sorted((*ROOT.glob("host_tools/**/*.py"), *ROOT.glob("tests/proof/**/*.py"))):
        name = path.relative_to(ROOT).as_posix()
        # In the page there is no terminal.
        if name in WRITERS or name.startswith("host_tools/play/web/inside/"):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            used = isinstance(node, ast.Name) and node.id in ("print", "input")
            if isinstance(node, ast.Attribute) and node.attr in ("write", "writelines", "buffer"):
                used = ast.unparse(node.value) in ("sys.stdout", "sys.stderr")
            if used:
                wrong.append(f"{name}:{untyped(node).lineno}")
    assert not wrong

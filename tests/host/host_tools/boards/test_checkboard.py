"""`make check-board` with the real mpremote against real MicroPython on a loopback socket."""

import shutil

import pytest

from host_tools.base.boards import ROOT
from host_tools.boards.checkboard import __main__ as checking
from host_tools.boards.checkboard import portable, probes, report
from host_tools.boards.compile import languages_for, make
from host_tools.boards.deploy import DeployError, Link
from tests.proof.micropython.served import ServedBoard

# Blocks of the flash of a board that takes the copied program in two languages.
BLOCKS = 680
GAME = b"0123abcd 0 {}\n"
_PINS = """
import sys
sys.modules.pop('machine', None)
import machine
class Chip(machine.Listener):
    def i2c_write(self, data):
        self.hear(data)
machine.current.i2c[0x3c] = Chip()
"""


@pytest.fixture(scope="module")
def program(tmp_path_factory):
    """What `make deploy` puts onto a board's flash."""
    there = languages_for(BLOCKS)
    return make("pico", tmp_path_factory.mktemp("pico"), there).folder / "flash"


@pytest.fixture
def flash(tmp_path, program):
    """The flash of a board that has the program, a saved game, and emulated pins."""
    folder = tmp_path / "flash"
    shutil.copytree(program, folder)
    (folder / "saves" / "games").mkdir(parents=True)
    (folder / "saves" / "games" / "00001.log").write_bytes(GAME)
    shutil.copyfile(
        ROOT / "host_tools" / "simulated" / "emulator" / "machine.py", folder / "machine.py"
    )
    return folder


def files_of(folder):
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def with_pins(board):
    """Let the board's program have the emulated pins; return the link to it."""
    link = Link(board.port)
    link.run("exec", _PINS)
    return link


def test_every_probe_answers_and_the_flash_is_as_before(flash):
    before = files_of(flash)
    with ServedBoard(flash, blocks=BLOCKS) as board:
        link = with_pins(board)
        found, failures = checking.probe(link, lambda _: None)
        link.run("exec", "pass")
    assert failures == {}
    assert found["board"] == "pico" and found["frozen"] == "False" and found["bus"] == "i2c"
    assert found["screen"] == "lit" and found["held"] == "none" and found["fault"] == "none"
    assert report.doubts(found) == []
    for name in ("frame", "key", "deadwood", "discard", "write"):
        middle, worst = (float(figure) for figure in found[name].split())
        assert 0 <= middle <= worst
    assert files_of(flash) == before
    printed = "\n".join(report.lines(found, failures, (300, 0, 40)))
    assert (
        "pico, Raspberry Pi Pico with RP2040" in printed
        and "on the files; MicroPython 1.29.0" in printed
    )
    assert "0x3c (the screen: 0x3c)" in printed and "300 passed, 0 failed, 40 s" in printed
    assert "WRONG" not in printed and "NOT TRIED" not in printed


def test_the_portable_tests_run_on_it_and_go_again(flash):
    before = files_of(flash)
    said = []
    with ServedBoard(flash, blocks=BLOCKS) as board:
        link = with_pins(board)
        passed, failed, _ = portable.run(link, ("test_cards", "test_toy"), said.append)
        link.run("exec", "pass")
    assert failed == 0 and passed == 9, "\n".join(said)
    assert any("2 of 2: test_cards" in line for line in said)
    assert files_of(flash) == before


def test_a_test_that_fails_on_the_board_is_shown(flash, tmp_path, monkeypatch):
    tests = tmp_path / "portable"
    tests.mkdir()
    (tests / "test_wrong.py").write_text(
        "def test_it():\n    assert [] == 5, 'so'\n", encoding="utf-8"
    )
    monkeypatch.setattr(portable, "TESTS", tests)
    said = []
    with ServedBoard(flash, blocks=BLOCKS) as board:
        passed, failed, _ = portable.run(with_pins(board), (), said.append)
    assert (passed, failed) == (0, 1)
    words = "\n".join(said)
    assert "FAILED tests.portable.test_wrong.test_it" in words and "AssertionError: so" in words


def test_a_board_without_the_program_is_told_to_get_it(tmp_path):
    with (
        ServedBoard(tmp_path / "flash") as board,
        pytest.raises(DeployError, match="does not have this program"),
    ):
        checking.probe(Link(board.port), lambda _: None)


def test_what_is_wrong_is_said_in_sentences():
    good = {
        "answers": "0x3c 0x68",
        "wanted": "0x3c",
        "screen": "lit",
        "held": "none",
        "fault": "none",
    }
    good.update(written="1280", least=probes.least())
    assert report.doubts(good) == []
    for name, value, words in (
        (
            "screen",
            "[Errno 5] EIO",
            "The screen at 0x3c does not answer ([Errno 5] EIO); on its bus are: 0x3c 0x68.",
        ),
        ("held", "OK", "Pressed while no one presses: OK."),
        ("fault", "MemoryError:", "The program failed: MemoryError:"),
        ("written", "64", "Of 1280 bytes that were written to flash 64 came back."),
        ("least", "1 2", "the board says 1 2."),
    ):
        (sentence,) = report.doubts({**good, name: value})
        assert words in sentence
        assert any(sentence in line for line in report.lines({**good, name: value}, {}, None))


def test_a_probe_that_breaks_is_named_and_the_others_go_on(flash, monkeypatch):
    monkeypatch.setattr(
        probes,
        "PROBES",
        (probes.PROBES[0], ("the impossible", "raise OSError(5)"), probes.PROBES[4]),
    )
    with ServedBoard(flash, blocks=BLOCKS) as board:
        found, failures = checking.probe(with_pins(board), lambda _: None)
    assert list(failures) == ["the impossible"] and "OSError" in failures["the impossible"]
    assert found["least"] == probes.least()
    assert any(
        line.startswith("NOT TRIED  the impossible: ")
        for line in report.lines(found, failures, None)
    )

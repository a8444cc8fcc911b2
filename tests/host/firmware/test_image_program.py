"""What stands beside an image: the board's own wiring, no old copy of the program, its identity."""

import sys
import types

import pytest

from engine.texts import text
from firmware import image
from host_tools import identity
from host_tools.robot.player import BOARDS, Player
from host_tools.sim import Simulator


@pytest.fixture
def frozen_board(tmp_path, monkeypatch):
    """The wiring in an image: what is found where the path of modules says, beside an empty
    root.
    """
    inside, root = tmp_path / "frozen", tmp_path / "root"
    inside.mkdir()
    root.mkdir()
    (inside / "board.py").write_text("NAME = 'frozen'\n", encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(inside), *sys.path])
    monkeypatch.delitem(sys.modules, "board", raising=False)
    yield root
    sys.modules.pop("board", None)


def load(root):
    said, path = [], list(sys.path)
    board = image.load_board(said.append, str(root))
    assert sys.path == path
    return board.NAME, said


def test_without_a_file_of_its_own_a_board_is_wired_as_its_image_says(frozen_board):
    assert load(frozen_board) == ("frozen", [])


def test_a_boards_own_file_comes_first(frozen_board):
    (frozen_board / "board.py").write_text("NAME = 'rewired'\n", encoding="utf-8")
    assert load(frozen_board) == ("rewired", [])


@pytest.mark.parametrize("broken", ["NAME = \n", "NAME = 1 / 0\n"])
def test_a_boards_own_file_that_breaks_is_told_and_does_not_leave_the_screen_dark(
    frozen_board, broken
):
    (frozen_board / "board.py").write_text(broken, encoding="utf-8")
    name, said = load(frozen_board)
    assert name == "frozen"
    assert len(said) == 1 and said[0].startswith(
        "This board's own board.py is faulty and not used: "
    )


class Left:
    """Files among which an old copy was left; where it can be read, the log is a simulator's."""

    def __init__(self, files, names):
        self._files = files
        self._names = names

    def __getattr__(self, name):
        return getattr(self._files, name)

    def stat(self, path):
        if path in ("/main.py", "/engine", "/firmware", "/meldmate.bundle"):
            if path[1:] not in self._names:
                raise OSError(2)
            return (0x8000,) + (0,) * 9
        return self._files.stat(path)


def test_an_old_copy_is_said_once_on_the_screen_and_each_time_on_the_console(monkeypatch):
    monkeypatch.setattr(image, "is_frozen", lambda: True)
    with Simulator("sim_128x64") as box:
        box.device.files = Left(box.device.files, ("engine", "main.py"))
        said = []
        for _ in range(2):
            image.report_old_copy(box.device, said.append)
        wanted = text("device.old_copy", files="main.py, engine")
        assert said == [wanted, wanted]
        app = box.device.app
        assert [screen.module for screen in app.stack].count("message") == 1
        assert app.stack[-1].sentence == ("device.old_copy", {"files": "main.py, engine"})


def test_files_that_a_program_runs_from_are_no_old_copy():
    with Simulator("sim_128x64") as box:
        box.device.files = Left(box.device.files, ("engine", "firmware", "main.py"))
        image.report_old_copy(box.device, pytest.fail)


def test_a_board_without_an_old_copy_says_nothing(monkeypatch):
    monkeypatch.setattr(image, "is_frozen", lambda: True)
    with Simulator("sim_128x64") as box:
        box.device.files = Left(box.device.files, ())
        image.report_old_copy(box.device, pytest.fail)


@pytest.mark.parametrize("board", BOARDS)
def test_which_program_it_is_stands_on_the_settings_screen(board, monkeypatch):
    info = types.ModuleType("build_info")
    exec(identity.module("pico"), info.__dict__)
    assert identity.version() == info.VERSION
    monkeypatch.setitem(sys.modules, "build_info", info)
    with Player(board) as person:
        person.choose("ui.settings")
        person.press("left")
        person.choose("settings.program")
        assert person.box.device.app.stack[-1].sentence[0] == "device.program"
        person.says(info.VERSION, info.BUILD, "pico")


def test_a_simulator_says_that_it_is_one():
    with Player("sim_128x64") as person:
        person.choose("ui.settings")
        person.press("left", "up")
        person.says("simulator")

"""What stands beside an image: the board's own wiring, no old copy of the program, its identity."""

import sys
import types

import pytest

from engine.texts import text
from firmware import main
from firmware.board import image
from host_tools.base import identity
from host_tools.simulated import emulator, readscreen
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import BOARDS as BOARDS_FOLDER
from host_tools.simulated.simulator import Simulator
from tests.proof.cable import Cable
from tests.proof.robot.player import BOARDS, Player


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


@pytest.mark.parametrize("broken", ["NAME = \n", "NAME = 1 / 0\n", "import no_such_module\n"])
def test_a_boards_own_file_that_breaks_is_told_and_does_not_leave_the_screen_dark(
    frozen_board, broken
):
    (frozen_board / "board.py").write_text(broken, encoding="utf-8")
    name, said = load(frozen_board)
    assert name == "frozen"
    assert len(said) == 1 and said[0].startswith(
        "The board.py on this box has an error and is ignored: "
    )


class PicoPin(machine.Pin):
    """A pin that an RP2040 has."""

    def __init__(self, id, *arguments, **settings):
        if not isinstance(id, int) or not 0 <= id <= 29:
            raise ValueError("invalid pin")
        super().__init__(id, *arguments, **settings)


class PicoI2C(machine.I2C):
    """A bus that is refused where its pins are not those of the processor."""

    def __init__(self, id=-1, scl=None, sda=None, **settings):
        if sda.id % 4 != 2 * id or scl.id % 4 != 2 * id + 1:
            raise ValueError("bad SCL pin")
        super().__init__(id, scl=scl, sda=sda, **settings)


WIRING = (BOARDS_FOLDER / "pico" / "board.py").read_text(encoding="utf-8")
# What somebody wrote instead, and a word of the message.
WRONG = {
    "pin 30": ('("OK", 14,', '("OK", 30,', "invalid pin"),
    "swapped": ('"sda": 4,\n    "scl": 5,', '"sda": 5,\n    "scl": 4,', "bad SCL pin"),
    "no width": ('    "width": 128,\n', "", "KeyError"),
    "no height": ('    "height": 64,\n', "", "KeyError"),
    "width as text": ('"width": 128', '"width": "128"', "TypeError"),
    "no pixels": ('"width": 128', '"width": 0', "Error"),
    "three entries": ('("OK", 14, "ok", None)', '("OK", 14, "ok")', "ValueError"),
    "no keys": ("KEYS = ", "TASTEN = ", "AttributeError"),
    "no level": ("KEYS_PRESSED = 0\n", "", "AttributeError"),
    "no pull": ('KEYS_PULL = "up"\n', "", "AttributeError"),
    "no folder": ('DATA = "/saves"\n', "", "AttributeError"),
    "a number as folder": ('DATA = "/saves"', "DATA = 5", "Error"),
    "no bus": ('"bus": "i2c"', '"bus": "i3c"', "unknown bus"),
    "no address": ('    "address": 0x3C,\n', "", "KeyError"),
    "a screen of one number": ("SCREEN = {", "SCREEN = 5 or {", "Error"),
    "a buzzer": ('KEYS_PULL = "up"', 'KEYS_PULL = "up"\nBUZZER = 40', "invalid pin"),
    "a battery": ('"ratio": (3, 1), ', "", "KeyError"),
    "a watchdog": ('{"timeout": 8000, "timer": -1}', '{"timer": -1}', "KeyError"),
    "a sleep": ('{"host": (0x50110050, 0x10010, 0x10000)}', '{"host": 5}', "TypeError"),
    "a missing bracket": ("SCREEN = {", "SCREEN = {{", "SyntaxError"),
    "a module that is not there": ('NAME = "pico"', "import cables", "cables"),
}


class Stop(Exception):
    """Ends the loop of the program in a test."""


@pytest.fixture
def pico(frozen_board, tmp_path, monkeypatch):
    """Switches on a Pico with the wiring of its image and another among its own files; returns
    (lines on the screen, program, what the console says).
    """
    bench = machine.use(machine.Workbench())
    bench.i2c[0x3C] = chip = emulator.DisplayChip(128, 64, "ssd1306", None)
    for pin in range(10, 16):
        bench.set_pin(pin, 1)
    monkeypatch.setattr(machine, "Pin", PicoPin)
    monkeypatch.setattr(machine, "I2C", PicoI2C)
    frozen = WIRING.replace('"/saves"', repr(str(tmp_path / "games")))
    (tmp_path / "frozen" / "board.py").write_text(frozen, encoding="utf-8")

    def switch_on(own):
        (frozen_board / "board.py").write_text(own, encoding="utf-8")
        sys.modules.pop("board", None)
        devices, was, said = [], image.report_wiring, []

        def seen(device, error):
            was(device, error)
            devices.append(device)

        start = image.start
        monkeypatch.setattr(image, "report_wiring", seen)
        monkeypatch.setattr(
            image, "start", lambda make: start(make, said.append, str(frozen_board))
        )
        steps = iter(range(3))

        def wait(device, host, console):
            if next(steps, None) is None:
                raise Stop

        monkeypatch.setattr(main, "_wait", wait)
        monkeypatch.setattr(main, "Console", Cable)
        with pytest.raises(Stop):
            main.main()
        return readscreen.read_lines(chip.pixels()), devices[0].app, said

    return switch_on


@pytest.mark.parametrize("what", WRONG)
def test_wiring_that_cannot_be_applied_gives_way_to_the_images_and_is_told(pico, what):
    before, after, word = WRONG[what]
    assert WIRING.count(before) == 1
    own = WIRING.replace(before, after)
    lines, app, said = pico(own)
    assert lines[0].startswith("Wiring"), lines
    assert app.stack[-1].sentence[0] == "device.own_board"
    assert word in app.stack[-1].sentence[1]["error"]
    assert len(said) == 1 and word in said[0]


def test_wiring_that_works_is_used_without_a_word(pico, tmp_path):
    lines, app, said = pico(WIRING.replace('"/saves"', repr(str(tmp_path / "own"))))
    assert app.store.folder.endswith("own") and said == []
    assert "Wiring" not in lines[0]


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
        wanted = text("device.old_copy", files="main.py and engine")
        assert said == [wanted, wanted]
        app = box.device.app
        assert [screen.module for screen in app.stack].count("message") == 1
        assert app.stack[-1].sentence == ("device.old_copy", {"files": "main.py and engine"})


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


@pytest.mark.parametrize("board", BOARDS)
def test_what_the_usb_sees_stands_beside_the_program_where_a_board_asks_it(board, monkeypatch):
    info = types.ModuleType("build_info")
    exec(identity.module("pico"), info.__dict__)
    monkeypatch.setitem(sys.modules, "build_info", info)
    seen = 0x50014
    with Player(board) as person:
        person.box.device.app.platform["usb"] = lambda: seen
        for seen in (0x50014, 0x10010):
            person.choose("ui.settings")
            person.press("left")
            person.choose("settings.program")
            said = person.screen()
            if board != "sim_128x64":
                person.press("down")
                said += person.screen()
            assert info.BUILD in said and "000%X" % seen in said
            person.press("back", "back")


def test_a_simulator_says_that_it_is_one():
    with Player("sim_128x64") as person:
        person.choose("ui.settings")
        person.press("left", "up")
        person.says("simulator")

"""The Raspberry Pi: the real firmware by keys, the library's screen, and what is said where
something is missing.
"""

import functools
import itertools
import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from host_tools.base.boards import ROOT
from host_tools.play.pi import __main__ as program
from host_tools.play.pi import handheld
from host_tools.play.pi.handheld import Handheld
from host_tools.play.pi.hardware import Computer, HardwareError
from host_tools.simulated.simulator import Simulator, load_board
from tests.host.host_tools.play.pi.fake_blinka import FakeComputer
from tests.portable.tools import untyped
from tests.proof.robot.evening import PLAYERS, ginski, play, rummoli
from tests.proof.robot.player import Player

BOARD = load_board("pi_bonnet")


class Twin:
    """A handheld with the library's screen that lives through the same as the simulator `box`.

    After every round of the loop both must show the same pixels.
    """

    def __init__(self, box, folder, monkeypatch):
        self.box = box
        self.folder = folder
        self.computer = FakeComputer()
        self.computer.plug_into(monkeypatch)
        self.seen = set()
        self.rounds = 0
        self.alive = True
        shutil.copytree(box.data, folder, dirs_exist_ok=True)
        self._step, self._restart, self._set_pin = box.step, box.restart, box.bench.set_pin
        box.step, box.restart, box.bench.set_pin = self.step, self.restart, self.set_pin
        self.restart()

    def set_pin(self, pin, level):
        self._set_pin(pin, level)
        if self.alive:
            self.computer.inputs[pin].value = bool(level)

    def restart(self):
        """Cut the power of both and switch on again."""
        self.alive = False
        self.computer.chip.power_cut()
        computer = Computer(load_board("pi_bonnet"))
        clock = lambda: self.box.bench.now & 0x3FFFFFFF  # noqa: E731
        self.handheld = Handheld(
            BOARD,
            computer.bus(),
            computer.contacts(),
            str(self.folder),
            clock,
            settings={"simulator": True, "lesson": False},
        )
        self._restart()
        self.alive = True

    def step(self, now=None):
        sent = self._step(now)
        self.handheld.watch.look()
        self.handheld.step()
        shown = self.computer.chip.pixels()
        assert shown == self.box.chip.pixels(), (self.rounds, self.box.text())
        self.seen.add(shown)
        self.rounds += 1
        return sent


def test_a_session_by_keys_shows_the_same_pixels_by_the_library_as_by_our_driver(
    tmp_path, monkeypatch
):
    with Player("pi_bonnet", PLAYERS) as table:
        twin = Twin(table.box, tmp_path / "saves", monkeypatch)
        table.changed()
        kept = play(table, (("Rumino", 6), ("Rummoli", 3), ("Tuscan Rummy", 2)))
        assert kept == 11
        table.sit_down("Ginski", PLAYERS)
        ginski(table, "Bo", ["Ana", "Cy"])
        table.restart()
        assert table.sheet(PLAYERS)["Bo"] == 7
    assert twin.computer.chip.faults == [] and twin.handheld.device.trace is None
    assert len(twin.seen) > 150 and twin.rounds > 300


def test_what_was_entered_is_there_for_the_simulator_too(tmp_path, monkeypatch):
    with Player("pi_bonnet", PLAYERS) as table:
        twin = Twin(table.box, tmp_path / "saves", monkeypatch)
        table.changed()
        table.sit_down("Rummoli", PLAYERS)
        rummoli(table, "Cy", ["Ana", "Bo"])
        totals = table.sheet(PLAYERS)
    with Simulator("sim_128x64", data=twin.folder) as other:
        words = " ".join(other.text())
        assert all(name in words and str(total) in words for name, total in totals.items())


def test_turning_inverting_dimming_and_sleeping_look_the_same(tmp_path, monkeypatch):
    settings = {
        "turned": "yes",
        "inverted": "yes",
        "brightness": "low",
        "rest": 30,
        "dim": 60,
        "sleep": 300,
    }
    with Player("pi_bonnet", PLAYERS, settings=settings) as table:
        twin = Twin(table.box, tmp_path / "saves", monkeypatch)
        table.changed()
        table.box.press("down")
        table.box.wait(20_000)
        for _ in range(40):
            table.box.bench.now += 10_000
            table.box.step()
        assert twin.handheld.device.app.comfort.asleep and not twin.computer.chip.on
        assert table.box.chip.contrast == twin.computer.chip.contrast
        table.box.press("ok")
        assert twin.computer.chip.on and table.box.chip.contrast == twin.computer.chip.contrast


# -- the board's file and the computer
# --------------------------------------------------------------


def test_the_board_file_names_the_pins_of_the_bonnet(monkeypatch):
    computer = FakeComputer()
    computer.plug_into(monkeypatch)
    contacts = Computer(BOARD).contacts()
    assert len(contacts) == len(BOARD.KEYS) == 6
    assert sorted(computer.inputs) == [4, 5, 6, 17, 22, 23, 27]
    assert {one.pull for one in computer.inputs.values()} == {"up"}
    pressed = {}
    for pin, one in computer.inputs.items():
        one.value = False
        pressed[pin] = [BOARD.KEYS[i][2] for i in range(6) if contacts[i].value() == 0]
        one.value = True
    assert pressed == {
        17: ["up"],
        22: ["down"],
        27: ["left"],
        23: ["right"],
        5: ["ok"],
        4: ["ok"],
        6: ["back"],
    }


def test_further_pins_of_keys_are_pins_that_nothing_else_uses():
    keys = [pin for _, pin, _, _ in BOARD.KEYS]
    others = [other for _, other in BOARD.KEYS_ALSO]
    assert all(pin in keys for pin, _ in BOARD.KEYS_ALSO)
    assert not set(others) & {*keys, BOARD.SCREEN["sda"], BOARD.SCREEN["scl"]} and len(
        others
    ) == len(set(others))


@pytest.mark.parametrize(
    "error",
    [
        RuntimeError("I2C Bus #1 not found"),
        ValueError("No Hardware I2C"),
        PermissionError(13, "no"),
    ],
)
def test_a_bus_that_does_not_open_says_what_to_do(error, monkeypatch):
    computer = FakeComputer()
    computer.no_bus = error
    computer.plug_into(monkeypatch)
    with pytest.raises(HardwareError, match="The I2C bus cannot be opened(.|\n)*raspi-config"):
        Computer(BOARD).bus()


@pytest.mark.parametrize(
    "error", [RuntimeError("GPIO busy"), PermissionError(13, "no"), TypeError("'NoneType'")]
)
def test_pins_that_do_not_open_say_what_to_do(error, monkeypatch):
    computer = FakeComputer()
    computer.no_pins = error
    computer.plug_into(monkeypatch)
    with pytest.raises(HardwareError, match="The buttons' pins cannot be opened(.|\n)*gpio"):
        Computer(BOARD).contacts()


def test_a_computer_without_such_a_pin_is_told_which(monkeypatch):
    computer = FakeComputer()
    del untyped(computer.board).D27
    computer.plug_into(monkeypatch)
    with pytest.raises(HardwareError, match="RASPBERRY_PI_4B.*no pin D27.*boards/pi_bonnet"):
        Computer(BOARD).contacts()


def test_a_screen_that_the_library_cannot_drive_is_refused(tmp_path):
    board = load_board("sim_72x40")
    with pytest.raises(HardwareError, match="adafruit_ssd1306 drives"):
        Handheld(board, None, [], str(tmp_path))


def test_without_a_screen_the_games_go_on_and_it_comes_back(tmp_path, monkeypatch):
    computer, said = FakeComputer(), []
    computer.plug_into(monkeypatch)
    computer.bus.missing = True
    opened, now = Computer(BOARD), itertools.count(1000, 100)
    handheld = Handheld(
        BOARD,
        opened.bus(),
        opened.contacts(),
        str(tmp_path),
        lambda: next(now),
        said.append,
        # The first start would ask for each button, in one language after the other.
        {"lesson": False},
    )
    assert (
        len(said) == 1 and "No screen answers at address 0x3c" in said[0] and "i2cdetect" in said[0]
    )
    for _ in range(30):
        handheld.step()
    assert "Scores are safe" in said[1] and len(said) == 2 and handheld.device.trace is None
    computer.bus.missing = False
    for _ in range(60):
        handheld.step()
    assert said[2:] == ["The screen responds again."] and any(map(any, computer.chip.pixels()))


# -- the command
# -------------------------------------------------------------------------------------


def run_here(arguments, forced=None, **more):
    environment = {**os.environ, **more}
    if forced:
        environment.update(BLINKA_FORCEBOARD=forced, BLINKA_FORCECHIP="BCM2XXX")
    command = [sys.executable, "-m", "host_tools.play.pi", *arguments]
    return subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600
    )


@pytest.mark.parametrize(
    "forced, words",
    [
        ("GENERIC_LINUX_PC", "no pins"),
        ("NO_SUCH_COMPUTER", "Blinka does not know"),
        ("RASPBERRY_PI_4B", "I2C bus cannot be opened"),
    ],
)
def test_the_real_blinka_without_the_hardware_gives_one_clear_sentence(forced, words, tmp_path):
    if forced.startswith("RASPBERRY") and Path("/dev/i2c-1").exists():
        pytest.skip("this computer has an I2C bus: run it on one without")
    done = run_here(["--data", str(tmp_path)], forced)
    assert done.returncode == 2 and words in done.stderr and "Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1 and done.stdout == ""


def test_without_the_library_the_command_says_how_to_get_it():
    command = [sys.executable, "-S", "-m", "host_tools.play.pi"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 2 and "make pi" in done.stderr and "Traceback" not in done.stderr


def test_a_board_that_there_is_not_is_named():
    done = run_here(["--board", "nobody"])
    assert done.returncode == 2 and "There is no board nobody" in done.stderr


def test_a_folder_that_cannot_be_made_is_named(tmp_path, monkeypatch, capsys):
    FakeComputer().plug_into(monkeypatch)
    (tmp_path / "file").write_text("in the way")
    assert program.main(["--data", str(tmp_path / "file" / "saves")]) == 2
    assert "Games cannot be saved in" in capsys.readouterr().err


def test_the_command_plays_until_it_is_ended_and_leaves_a_dark_screen(
    tmp_path, monkeypatch, capsys
):
    computer = FakeComputer()
    computer.plug_into(monkeypatch)
    pictures, now = [], [0]

    def fingers():
        """Do the next thing after each step of the loop, by the handheld's own clock."""
        # The first start asks for each button.
        for pin in [key[1] for key in BOARD.KEYS[:3]]:
            yield 400
            pictures.append(computer.chip.pixels())
            computer.inputs[pin].value = False
            yield 60
            computer.inputs[pin].value = True
        yield 400
        pictures.append(computer.chip.pixels())
        os.kill(os.getpid(), signal.SIGTERM)
        yield 0

    moving, due = fingers(), [0]

    def sleep(ms):
        now[0] += ms
        if now[0] >= due[0]:
            due[0] = now[0] + next(moving)

    monkeypatch.setattr(handheld, "sleep_ms", sleep)
    with_clock = functools.partial(Handheld, clock=lambda: now[0])
    monkeypatch.setattr(handheld, "Handheld", with_clock)
    assert program.main(["--data", str(tmp_path / "saves")]) == 128 + signal.SIGTERM
    assert len(set(pictures)) == 4 and all(any(map(any, picture)) for picture in pictures)
    assert not computer.chip.on and computer.chip.faults == []
    assert "Meldmate runs" in capsys.readouterr().err
    assert (tmp_path / "saves").is_dir()

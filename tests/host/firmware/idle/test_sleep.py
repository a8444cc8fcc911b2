"""The processor sleeps while the screen is dark, on an emulated board: main.py's own loop."""

import sys
import types

import pytest

from engine import games
from firmware import main
from firmware.board import extras
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator, load_board
from tests.proof.cable import Cable

NAMES = ["Ana", "Bo", "Cy"]
BOARDS = ("pico", "pico_242_spi", "feather_rp2040", "thumby")
# From the last press to the dark screen, in milliseconds.
DARK = 300_000
SIE_STATUS = 0x50110050
WDT = machine.WDT
CONNECTED, SUSPENDED = 1 << 16, 1 << 4


class Stop(Exception):
    """Ends the loop of the program."""


class Person:
    """A box with a game on the table, run by main.py's loop; `dogs` are its watchdogs."""

    def __init__(self, box, monkeypatch):
        self.box = box
        self.bench = bench = box.bench
        self.dogs = []
        self.end = 0
        self.platform = {}
        box.device.app.settings.put("sleep", DARK // 1000)
        box.device.app.session.start_game(
            "ginski", NAMES, games.load("ginski").with_defaults(None), "Ana"
        )
        box.device.app.show_sheet()
        box.step()
        step = box.device.step

        def one_step(now):
            if bench.now >= self.end:
                raise Stop
            return step(now)

        def watchdog(timeout):
            self.dogs.append(WDT(timeout=timeout))
            return self.dogs[-1]

        board = types.ModuleType("board")
        vars(board).update(vars(box.board))
        monkeypatch.setitem(sys.modules, "board", board)
        monkeypatch.setattr(extras.machine, "WDT", watchdog)
        monkeypatch.setattr(box.device, "step", one_step)
        monkeypatch.setattr(main, "Device", self._device)
        monkeypatch.setattr(main, "Console", Cable)
        monkeypatch.setattr(main, "ticks_ms", lambda: bench.now & 0x3FFFFFFF)
        monkeypatch.setattr(main, "sleep_ms", bench.run)

    def _device(self, board, platform, parts):
        self.platform = platform
        parts.ready(self.box.device)
        return self.box.device

    def watch(self, ms):
        """Let the program run for `ms` milliseconds."""
        self.end = self.bench.now + ms
        with pytest.raises(Stop):
            main.main()

    def press(self, key, after, ms=60):
        """Press a key in `after` milliseconds, for `ms`; return when."""
        pin, _ = self.box._key_for(key)
        pressed = self.box.board.KEYS_PRESSED
        when = self.bench.now + after
        self.bench.set_later(when, pin, pressed)
        self.bench.set_later(when + ms, pin, 1 - pressed)
        return when

    def lit(self):
        """Return whether the screen shows anything."""
        return any(map(any, self.box.frame()))


@pytest.fixture
def make(monkeypatch):
    boxes = []

    def begin(board):
        boxes.append(Simulator(board))
        return Person(boxes[-1], monkeypatch)

    yield begin
    for box in boxes:
        box.close()


def asleep(person):
    """Let the box alone until its processor sleeps; the time until then is skipped."""
    person.watch(100)
    person.bench.now += DARK
    person.watch(1000)
    assert person.bench.sleeps > 0 and not person.lit()


@pytest.mark.parametrize("board", BOARDS)
def test_the_processor_sleeps_only_while_the_screen_is_dark(make, board):
    person = make(board)
    person.watch(DARK - 1000)
    assert person.bench.sleeps == 0 and person.lit()
    person.watch(2000)
    before, slept = person.bench.now, person.bench.slept
    person.watch(10 * 60_000)
    assert person.bench.slept - slept > 0.99 * (person.bench.now - before)
    assert not person.lit()


@pytest.mark.parametrize("board", BOARDS)
def test_no_sleep_is_longer_than_the_watchdog_allows_and_it_is_fed_before_each(make, board):
    person = make(board)
    asleep(person)
    person.watch(60_000)
    assert 0 < person.bench.longest <= 100
    assert person.dogs[-1].hungry <= 200 < person.dogs[-1].timeout


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("after", (1, 79, 80, 117))
def test_a_press_wakes_within_a_tenth_of_a_second_and_does_nothing_else(make, board, after):
    person = make(board)
    sheet = person.box.frame()
    asleep(person)
    when = person.press("ok", after)
    while not person.lit():
        person.watch(1)
        assert person.bench.now - when <= 100
    assert person.box.frame() == sheet and not person.box.chip.faults
    person.watch(1000)
    assert person.box.frame() == sheet
    slept = person.bench.slept
    person.press("ok", 10, 60 if person.box._key_for("ok")[1] is False else 600)
    person.watch(1000)
    assert person.box.frame() != sheet, "the next one counts"
    assert person.bench.slept == slept


@pytest.mark.parametrize("board", ("pico", "thumby"))
def test_a_press_that_no_interrupt_tells_of_wakes_as_well(make, board, monkeypatch):
    person = make(board)
    asleep(person)

    def deaf(ms):
        """Sleep to the end, as where the pins' logic has no clock."""
        person.bench.run(ms)
        person.bench.sleeps += 1

    monkeypatch.setattr(main.machine, "lightsleep", deaf)
    when = person.press("down", 33, 120)
    while not person.lit():
        person.watch(1)
        assert person.bench.now - when <= 100


def test_no_press_is_lost_between_two_sleeps(make):
    person = make("pico")
    for after in range(0, 200, 7):
        asleep(person)
        person.press("down", after, 20)
        person.watch(after + 120)
        assert person.lit(), after


@pytest.mark.parametrize("board", BOARDS)
def test_the_bus_is_made_anew_before_the_picture_comes_back(make, board):
    person = make(board)
    sheet = person.box.frame()
    asleep(person)
    # The emulator refuses a bus that was made before the processor's clock stood still.
    person.press("ok", 5)
    person.watch(500)
    assert person.box.device.panel.fault is None and person.box.frame() == sheet


def test_with_a_computer_at_its_socket_it_does_not_sleep(make):
    person = make("pico_130")
    person.bench.registers[SIE_STATUS] = CONNECTED
    person.watch(100)
    person.bench.now += DARK
    person.watch(10_000)
    assert not person.lit() and person.bench.sleeps == 0
    # What the settings show of it.
    assert person.platform["usb"]() == CONNECTED
    # Unplugged, or the computer itself sleeps: the bus is idle.
    person.bench.registers[SIE_STATUS] = CONNECTED | SUSPENDED
    person.watch(1000)
    assert person.bench.sleeps > 0


def test_on_a_cable_it_does_not_sleep_so_that_a_computer_finds_it(make):
    person = make("pico")
    asleep(person)
    person.bench.levels[29] = round(4.7 / 3 / 3.3 * 65535)
    person.bench.set_pin(24, 1)
    sleeps = person.bench.sleeps
    person.watch(1000)
    assert person.bench.sleeps == sleeps and not person.lit()
    person.bench.set_pin(24, 0)
    person.watch(1000)
    assert person.bench.sleeps > sleeps


def test_an_exception_that_is_shown_does_not_sleep(make, monkeypatch):
    person = make("pico")
    person.box.strict = False
    asleep(person)
    screen = person.box.device.app.stack[-1]
    monkeypatch.setattr(screen, "tick", lambda now: [][1], raising=False)
    person.watch(200)
    sleeps = person.bench.sleeps
    assert person.lit()
    person.watch(1000)
    assert person.bench.sleeps == sleeps


@pytest.mark.parametrize("board", ("esp32", "esp32s3", "esp32_c3_042", "sim_128x64"))
def test_a_board_that_does_not_say_how_to_tell_a_computer_does_not_sleep(make, board):
    person = make(board)
    person.watch(100)
    person.bench.now += DARK
    person.watch(10_000)
    assert not person.lit() and person.bench.sleeps == 0


def test_every_rp2_board_sleeps_and_no_other():
    from host_tools.simulated.simulator import board_names

    for name in board_names():
        board = load_board(name)
        is_rp2 = getattr(board, "PORT", None) == "rp2"
        assert hasattr(board, "SLEEP") == is_rp2, name

"""The first start asks for each button: what is dead, joined, exchanged or held is named.

A fault is between a button and its pin; each guard is taken out once, and then something fails.
"""

import pytest

from engine import texts
from firmware.screens.box import buttons
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator, load_board
from tests.proof.robot.eyes import Eyes

BOARDS = ("pico", "thumby", "xiao_rp2040", "esp32_c3_042", "sim_128x32", "m5stickc_plus2")
ON_A_BOARD = {"lesson": True, "simulator": False}


class Soldered(Simulator):
    """A box with faults between its buttons and their pins.

    `dead` pins never change, `joined` ones are always down, `touching` pins change together, and
    `exchanged` ones one for the other.
    """

    def __init__(self, board, dead=(), joined=(), touching=(), exchanged=(), **more):
        self.dead, self.joined, self.touching = dead, joined, touching
        self.other = dict([exchanged, exchanged[::-1]] if exchanged else ())
        more.setdefault("settings", dict(ON_A_BOARD))
        super().__init__(board, **more)

    def restart(self):
        self.bench.level, level = self._level, type(self.bench).level
        self._real = level
        super().restart()

    def _level(self, pin):
        pressed = self.board.KEYS_PRESSED
        if pin in self.joined:
            return pressed
        if pin in self.dead:
            return 1 - pressed
        pin = self.other.get(pin, pin)
        if pin in self.touching:
            down = any(self._real(self.bench, one) == pressed for one in self.touching)
            return pressed if down else 1 - pressed
        return self._real(self.bench, pin)

    def tap(self, at, ms=80):
        """Press the button in row `at` of the board's table."""
        pin = self.board.KEYS[at][1]
        self.wait(100)
        self.bench.set_pin(pin, self.board.KEYS_PRESSED)
        self.wait(ms)
        self.bench.set_pin(pin, 1 - self.board.KEYS_PRESSED)
        self.wait(100)

    @property
    def top(self):
        """The screen that is shown."""
        return self.device.app.stack[-1]

    def asks(self):
        """Return whether it asks for buttons."""
        return self.top.module == "box.buttons"

    def name(self, at):
        """Return what the button in row `at` is called."""
        return self.top._name(at)

    def says(self, what, **facts):
        """Check what is said, in the language that is spoken just now."""
        self.step()
        eyes = Eyes(self)
        eyes.changed()
        eyes.says("lesson." + what, **facts)


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


def rows_of(board):
    return range(len(load_board(board).KEYS))


EACH = [(board, at) for board in BOARDS for at in rows_of(board)]


def pin_of(board, at):
    return load_board(board).KEYS[at][1]


@pytest.mark.parametrize("board", BOARDS)
def test_each_button_is_pressed_once_and_the_lesson_follows(board):
    with Soldered(board) as box:
        count = len(box.board.KEYS)
        for at in range(count):
            assert box.asks()
            box.says("ask", key=box.name(at))
            box.tap(at)
        assert box.top.module == "box.lesson" and texts.language() == "en"


@pytest.mark.parametrize("board, at", EACH)
def test_a_dead_button_is_passed_over_and_named(board, at):
    count = len(load_board(board).KEYS)
    other = (at + 1) % count
    with Soldered(board, dead=(pin_of(board, at),)) as box:
        for row in range(count):
            box.tap(row)
            if row == at:
                box.says("ask", key=box.name(at))
                box.tap(other, 1000)
        box.says("dead", keys=box.name(at))
        assert box.asks()
        box.tap(other)
        assert box.top.module == "box.lesson"


@pytest.mark.parametrize("board, at", EACH)
def test_a_button_on_joined_legs_is_named(board, at):
    count = len(load_board(board).KEYS)
    with Soldered(board, joined=(pin_of(board, at),)) as box:
        if box.device.safe:
            # The key of safe mode: it is named before anything else, and again and again.
            box.says("held", key=box.name(at))
            box.wait(60_000)
            box.says("held", key=box.name(at))
            return
        for row in range(count):
            if row != at:
                box.tap(row)
                continue
            box.says("held", key=box.name(at))
            box.tap((at + 1) % count, 1000)
        box.says("dead", keys=box.name(at))


@pytest.mark.parametrize("board, at", [case for case in EACH if case[1]])
def test_two_buttons_that_touch_are_named(board, at):
    with Soldered(board, touching=(pin_of(board, at), pin_of(board, at - 1))) as box:
        for row in range(at - 1):
            box.tap(row)
        box.tap(at - 1)
        said = box.top._said
        assert said[0] == "lesson.touch"
        assert set(said[1].values()) == {box.name(at), box.name(at - 1)}
        box.says("touch", **said[1])


@pytest.mark.parametrize("board, at", [case for case in EACH if case[1]])
def test_buttons_that_are_exchanged_are_named(board, at):
    with Soldered(board, exchanged=(pin_of(board, at - 1), pin_of(board, at))) as box:
        for row in range(at - 1):
            box.tap(row)
        box.tap(at - 1)
        box.says("was", key=box.name(at), asked=box.name(at - 1))


def test_a_finger_that_was_there_from_the_start_is_no_fault():
    with Soldered("pico", joined=(pin_of("pico", 1),)) as box:
        box.tap(0)
        box.says("held", key=box.name(1))
        box.joined = ()
        box.wait(50)
        box.says("ask", key=box.name(1))
        box.tap(1)
        box.says("ask", key=box.name(2))


def test_it_is_said_in_each_language():
    with Soldered("pico") as box:
        heard = set()
        for _ in texts.LANGUAGES:
            heard.add(texts.language())
            box.says("ask", key=box.name(0))
            box.wait(3050)
        assert heard == set(texts.LANGUAGES)
        for at in rows_of("pico"):
            box.tap(at)
        assert box.top.module == "box.lesson" and texts.language() == "en"


def test_bounce_and_a_short_tap_count_once():
    with Soldered("pico") as box:
        pin = pin_of("pico", 0)
        for level in (0, 1, 0, 1, 0, 1):
            box.bench.set_pin(pin, level)
            box.wait(10)
        box.wait(100)
        box.says("ask", key=box.name(1))


def test_a_power_cut_in_the_middle_begins_again():
    with Soldered("pico") as box:
        box.tap(0)
        box.restart()
        box.says("ask", key=box.name(0))


# -- where nothing is asked ---------------------------------------------------------------------


def test_a_simulator_does_not_ask():
    with Simulator("pico", settings={"lesson": True}) as box:
        assert box.device.app.stack[-1].module == "box.lesson"


@pytest.mark.parametrize("joined", [False, True])
def test_who_knows_the_buttons_is_not_asked(joined):
    with Soldered("pico") as box:
        box.device.app.settings.put("lesson", "done")
        box.joined = (pin_of("pico", 1),) if joined else ()
        box.restart()
        assert not box.asks()


# -- questions about the chip ---------------------------------------------------------------------


class Held(Soldered):
    """A box whose key of safe mode is down from the start."""

    def __init__(self, board, **more):
        module = load_board(board)
        logical = getattr(module, "SAFE_KEY", "ok")
        pin = next(pin for _, pin, means, _ in module.KEYS if means == logical)
        super().__init__(board, joined=(pin,), **more)


@pytest.mark.parametrize("board", ["pico", "pico_242_spi", "xiao_rp2040"])
def test_the_chip_is_not_asked_about_while_a_button_is_down(board):
    with Held(board, settings={"lesson": True}) as box:
        box._settings.pop("simulator")
        box.restart()
        driver = type(box.device.panel)
        box.wait(60_000)
        assert box.device.safe and box.asks() and type(box.device.panel) is driver
        box.joined = ()
        box.wait(50)
        assert box.top.module == "box.frame"


@pytest.mark.parametrize("board", ["thumby", "pico"])
def test_safe_mode_says_first_what_is_held(board):
    with Held(board) as box:
        assert box.device.safe and box.asks()
        box.joined = ()
        box.wait(50)
        assert box.top.module == "message"


# -- each guard is taken out ----------------------------------------------------------------------


def test_without_looking_for_what_is_held_a_joined_button_is_taken_for_others(monkeypatch):
    monkeypatch.setattr(
        buttons.TryButtons, "tick", _forgetful(buttons.TryButtons.tick), raising=True
    )
    with pytest.raises(AssertionError):
        test_a_button_on_joined_legs_is_named("pico", 1)


def _forgetful(tick):
    def forgotten(screen, now):
        screen._stuck = []
        tick(screen, now)

    return forgotten


def test_without_asking_for_it_alone_buttons_that_touch_pass(monkeypatch):
    real = buttons.TryButtons._over

    def over(screen):
        if screen._at in screen._seen:
            screen._seen = [screen._at]
        real(screen)

    monkeypatch.setattr(buttons.TryButtons, "_over", over)
    with pytest.raises((AssertionError, TypeError)):
        test_two_buttons_that_touch_are_named("pico", 3)


def test_without_the_wait_the_chip_is_asked_about(monkeypatch):
    monkeypatch.setattr(buttons.TryButtons, "opened", lambda screen: screen.app.close())
    with pytest.raises(AssertionError):
        test_the_chip_is_not_asked_about_while_a_button_is_down("pico_242_spi")


def test_levels_are_those_of_the_bench():
    # What stands between a button and its pin is seen by the program's own pins.
    with Soldered("pico", dead=(pin_of("pico", 0),)) as box:
        box.bench.set_pin(pin_of("pico", 0), 0)
        assert machine.Pin(pin_of("pico", 0)).value() == 1

"""A dark screen: the board's LED flashes what is wrong with the wires, and else is left alone."""

import pytest

from firmware.board import flashes
from host_tools.base.boards import boards, facts
from host_tools.simulated import emulator
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator, load_board
from tests.portable.tools import untyped

WITH_LED = tuple(name for name in boards() if "LED" in facts(name))
BOARDS = tuple(name for name in WITH_LED if "sda" in facts(name)["SCREEN"])
# What is at SDA and at SCL, and how often the LED flashes.
FAULTS = {
    ("open", "open"): 1,
    ("open", "up"): 2,
    ("up", "open"): 3,
    ("ground", "up"): 4,
    ("up", "ground"): 4,
    ("ground", "open"): 4,
    ("open", "ground"): 4,
    ("ground", "ground"): 4,
    ("up", "up"): 5,
}


class Box(Simulator):
    """A box whose module is off its bus, with what is given at the ends of its wires."""

    def __init__(self, board, wires=("open", "open")):
        self.wires = wires
        settings = {"lesson": False}
        # Of chips that a module may have, the wrong ones are spoken to as well.
        super().__init__(load_board(board), strict=False, settings=settings)

    def restart(self):
        screen = self.board.SCREEN
        if self.wires and "sda" in screen:
            self.bench.wires = {screen["sda"]: self.wires[0], screen["scl"]: self.wires[1]}
            self.bench.i2c.clear()
        # The program must not take this for a simulator, which has no LED.
        self._settings.pop("simulator", None)
        super().restart()

    def lit(self):
        """Return whether the LED is lit."""
        pin, on = self.board.LED
        return self.bench.levels.get(pin, 1 - on) == on

    def counted(self, groups, step=50, press=None):
        """Return the numbers of flashes of so many whole groups; `press` a key meanwhile."""
        found, count, dark, was = [], 0, 0, False
        for at in range(0, 40_000, step):
            self.bench.now += step
            self.step()
            if press and at % 1000 < step:
                self.press(press)
            now = self.lit()
            count += now and not was
            dark = 0 if now else dark + step
            was = now
            if dark > 1000 and count:
                found.append(count)
                count = 0
                if len(found) == groups + 1:
                    # The first one may have begun before.
                    return found[1:]
        return found

    def connect(self):
        """Put the module on its bus."""
        screen = self.board.SCREEN
        self.bench.wires = {screen["sda"]: "up", screen["scl"]: "up"}
        self.bench.i2c[screen["address"]] = self.chip
        self.chip.power_cut()


@pytest.mark.parametrize(
    "board, wires",
    [("pico", wires) for wires in FAULTS] + [(board, ("open", "up")) for board in BOARDS],
)
def test_the_led_flashes_what_is_found_at_the_wires(board, wires):
    with Box(board, wires) as box:
        assert not box.chip.on
        assert box.counted(1) == [FAULTS[wires]]


def test_the_flashes_are_those_of_the_documents():
    for path in ("docs/boards/dark.md", "docs/it/schermo-nero.md"):
        words = (flashes_root() / path).read_text("utf-8")
        rows = [line.split("|")[1].strip() for line in words.splitlines() if line[:2] == "| "]
        assert rows[1:6] == ["1", "2", "3", "4", "5"], path
        assert words.index("| 1 |") < words.index("\n1. "), "the table comes first"
    assert set(FAULTS.values()) == {1, 2, 3, 4, 5}


def flashes_root():
    """Return the folder of the sources."""
    from host_tools.base.boards import ROOT

    return ROOT


@pytest.mark.parametrize("level", ("up", "down"))
def test_each_of_the_two_readings_is_needed(level, monkeypatch):
    # Without one of them, faults that differ look alike.
    class Deaf(machine.Pin):
        def value(self, to=None):
            if to is None and self._pull == (self.PULL_UP if level == "up" else self.PULL_DOWN):
                return int(level == "up")
            return super().value(to)

        def __init__(self, id, mode=-1, pull=-1, value=None):
            self._pull = pull
            super().__init__(id, mode, pull, value)

    screen = load_board("pico").SCREEN

    def told():
        found = {}
        for wires in FAULTS:
            bench = machine.use(emulator.Workbench())
            bench.wires = {screen["sda"]: wires[0], screen["scl"]: wires[1]}
            found[wires] = flashes.found(screen)
        return found

    assert told() == FAULTS
    monkeypatch.setattr(machine, "Pin", Deaf)
    assert told() != FAULTS


def test_a_line_that_was_high_is_brought_down_before_it_is_read(monkeypatch):
    # As on an RP2350, whose resistor alone does not do that.
    class Sticky(machine.Pin):
        def __init__(self, id, mode=-1, pull=-1, value=None):
            high = machine.current.levels.get(id, 0)
            super().__init__(id, mode, pull, value)
            if pull == self.PULL_DOWN and high and machine.current.wires.get(id) == "open":
                machine.current.levels[id] = 1

    monkeypatch.setattr(machine, "Pin", Sticky)
    screen = load_board("xiao_rp2350").SCREEN
    bench = machine.use(emulator.Workbench())
    bench.wires = {screen["sda"]: "open", screen["scl"]: "open"}
    bench.levels.update({screen["sda"]: 1, screen["scl"]: 1})
    assert flashes.found(screen) == 1
    assert flashes.found(screen) == 1


@pytest.mark.parametrize("board", ("pico", "xiao_rp2040"))
def test_the_pin_is_released_once_the_screen_answers(board):
    with Box(board) as box:
        box.wait(3000)
        box.connect()
        box.wait(4500)
        assert box.chip.on
        pin, on = box.board.LED
        # Whoever has the pin now sees no level of ours.
        box.bench.levels[pin] = 1 - on
        box.wait(9000)
        assert not box.lit() and box.device._flashes is None


def test_flashes_change_with_the_wires_and_go_on_while_somebody_presses():
    with Box("pico") as box:
        assert box.counted(1) == [1]
        screen = box.board.SCREEN
        for wires, flash in ((("open", "up"), 2), (("up", "open"), 3)):
            box.bench.wires = {screen["sda"]: wires[0], screen["scl"]: wires[1]}
            assert box.counted(1, press="down")[-1] == flash


@pytest.mark.parametrize("board", BOARDS)
def test_a_screen_that_answers_leaves_the_led_alone(board, monkeypatch):
    monkeypatch.setattr(flashes, "Led", None)
    with Box(board, wires=None) as box:
        pin = box.board.LED[0]
        box.bench.drive = untyped(
            lambda number, level: pytest.fail(str(number)) if number == pin else None
        )
        box.wait(5000)
        box.press("down")
        assert box.chip.on and pin not in box.bench.levels


# -- on SPI ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", ("pico_242_spi", "pico_display"))
def test_beside_a_first_picture_on_spi_the_led_is_on_until_a_press(board):
    with Box(board) as box:
        assert box.lit()
        box.wait(20_000)
        assert box.lit()
        box.press("down")
        pin, on = box.board.LED
        box.bench.levels[pin] = 1 - on
        box.wait(2000)
        assert not box.lit() and box.device._sign is None
        box.restart()
        assert box.lit()
        box.wait(31_000)
        assert box.device._sign is None


def test_a_simulator_has_no_led():
    with Simulator("pico_display") as box:
        assert box.device._sign is None and 25 not in box.bench.levels

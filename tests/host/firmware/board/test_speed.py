"""The clock of a press on an RP2040: voltage, processor and bus in their order."""

import sys
import types

import pytest

from firmware import main
from firmware.board import extras, speed
from host_tools.base.boards import boards, facts
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator
from tests.portable.tools import untyped
from tests.proof.cable import Cable

VREG = 0x40064000
I2C = {"bus": "i2c", "id": 1, "freq": 400000}
SPI = {"bus": "spi", "id": 0, "freq": 8000000}
RP2040 = "Raspberry Pi Pico with RP2040"


@pytest.fixture
def done(monkeypatch):
    """Give the list of what is done to the chip, in order; it starts at 125 MHz and 1.10 V."""
    steps, hertz = [], [125_000_000]

    class Registers:
        values = {VREG: 0xB1}

        def __getitem__(self, address):
            return self.values.get(address, 0)

        def __setitem__(self, address, value):
            self.values[address] = value
            steps.append(("volts", address, value))

    def freq(*clocks):
        if clocks:
            hertz[0] = clocks[0]
            steps.append(("clock", *clocks))
        return hertz[0]

    class Bus:
        def __init__(self, kind, number, **given):
            self.kind, self.number = kind, number
            if given:
                steps.append((kind, number, given))

        def init(self, **given):
            steps.append((self.kind, self.number, given))

    monkeypatch.setattr(machine, "mem32", Registers())
    monkeypatch.setattr(machine, "freq", freq)
    monkeypatch.setattr(machine, "I2C", lambda number, **given: Bus("i2c", number, **given))
    monkeypatch.setattr(machine, "SPI", lambda number, **given: Bus("spi", number, **given))
    monkeypatch.setattr(speed, "sleep_ms", lambda ms: steps.append(("wait", ms)))
    is_on(monkeypatch, RP2040)
    return steps


def is_on(monkeypatch, name):
    info = types.SimpleNamespace(_machine=name)
    monkeypatch.setattr(speed, "sys", types.SimpleNamespace(implementation=info))


def clock(screen=I2C):
    """Return the clock of a box with `screen`, as it starts."""
    return speed.Speed(untyped(types.SimpleNamespace(screen=screen)))


def test_the_voltage_comes_before_the_clock_and_is_given_its_time(done):
    speed.run(speed.FAST)
    assert done == [("volts", VREG, 0xC1), ("wait", 1), ("clock", 200_000_000, 200_000_000)]
    done.clear()
    # Once more, as when a board's own file was faulty.
    speed.run(speed.FAST)
    assert done == [("clock", 200_000_000, 200_000_000)]


def test_at_the_lower_clock_the_voltage_stays(done):
    speed.run(speed.SLOW)
    assert done == [("clock", 125_000_000, 125_000_000)]


@pytest.mark.parametrize("level", range(0xC0, 0x100, 0x10))
def test_a_higher_voltage_stays(done, level):
    untyped(machine.mem32).values = {VREG: level | 1}
    speed.run(speed.FAST)
    assert machine.mem32[VREG] == level | 1


@pytest.mark.parametrize("screen, kind", [(I2C, "i2c"), (SPI, "spi")])
def test_the_bus_keeps_its_speed_at_each_clock(done, screen, kind):
    ours = clock(screen)
    ours.slow()
    assert done == [], "it is slow already"
    again = {"freq" if kind == "i2c" else "baudrate": screen["freq"]}
    ours.fast()
    for change, hertz in ((ours.slow, 125_000_000), (ours.fast, 200_000_000)):
        done.clear()
        change()
        change()
        assert done == [("clock", hertz, hertz), (kind, screen["id"], again)]


def test_a_bus_driven_by_the_program_is_left_alone(done):
    ours = clock({"bus": "softi2c", "sda": 1, "scl": 2, "freq": 400000})
    ours.fast()
    done.clear()
    ours.slow()
    assert done == [("clock", 125_000_000, 125_000_000)]


def test_a_screen_with_exchanged_wires_keeps_its_pins(done):
    # The processor's own bus would take them from the program.
    device = types.SimpleNamespace(screen={**I2C, "bus": "softi2c"})
    ours = speed.Speed(untyped(device))
    ours.fast()
    ours.slow()
    assert [step[0] for step in done] == ["volts", "wait", "clock", "clock"]
    device.screen = I2C
    ours.fast()
    assert done[-1][0] == "i2c"


@pytest.mark.parametrize("name", ["Raspberry Pi Pico2 with RP2350", "ESP32S3", ""])
def test_another_chip_is_left_alone(done, monkeypatch, name):
    is_on(monkeypatch, name)
    assert not speed.may_run()


def run(monkeypatch, fast, script):
    """Run the program's loop for the steps of `script`; return the clock at each step.

    Each is (whether a press is found, whether a key is down or a tone sounds afterwards).
    """
    clocks, left = [], list(script)

    class Box:
        pause = 10
        files = None
        safe = False
        hurry = None
        screen = I2C

        def __init__(self, board, platform=None, parts=None):
            untyped(parts).ready(self)
            self.keys = types.SimpleNamespace(waiting=lambda: False)
            self.app = types.SimpleNamespace(platform={})
            self.began = False

        def step(self, now):
            if self.hurry and self.began and left[0][0]:
                self.hurry()
            clocks.append(machine.freq() // 1_000_000)
            self.idle = not left[0][1]
            if not self.began:
                self.began = True
            elif len(left) > 1:
                left.pop(0)
            else:
                raise KeyboardInterrupt

    module = types.ModuleType("board")
    untyped(module).SCREEN = I2C
    if fast is not None:
        untyped(module).FAST = fast
    monkeypatch.setattr(main, "Device", Box)
    monkeypatch.setattr(speed, "read", lambda device: speed.CAN)
    monkeypatch.setattr(main, "Console", Cable)
    monkeypatch.setattr(main, "sleep_ms", lambda ms: None)
    monkeypatch.setitem(sys.modules, "board", module)
    with pytest.raises(KeyboardInterrupt):
        main.main()
    return clocks


SCRIPT = [
    (False, False),
    (False, False),
    (True, True),
    (False, True),
    (False, False),
    (False, False),
]


def test_it_runs_fast_from_the_press_until_nobody_waits(done, monkeypatch):
    # The first picture, then each step: at rest after the first.
    assert run(monkeypatch, True, SCRIPT) == [200, 200, 125, 200, 200, 200, 125]


def test_a_press_is_handled_once_the_box_hurries():
    with Simulator() as box:
        done, app = [], box.device.app
        press = app.press
        app.press = lambda *what: (done.append(what[1]), press(*what))
        box.device.hurry = lambda: done.append("hurry")
        box.wait(300)
        assert done == []
        box.press("down")
        assert done == ["hurry", "press"]


def test_at_the_prompt_it_runs_as_ever(done, monkeypatch):
    assert run(monkeypatch, True, [(True, True)])[-1] == 200
    assert machine.freq() == 125_000_000


def test_a_board_file_that_fails_leaves_the_clock_and_no_watchdog(done, monkeypatch):
    released = []

    class Failing:
        screen, safe = None, False

        def __init__(self, board, platform=None, parts=None):
            untyped(parts).ready(self)
            raise ValueError("unknown chip")

    class Dog:
        def __init__(self, wanted):
            pass

        def release(self):
            released.append(self)

    monkeypatch.setattr(main, "Device", Failing)
    monkeypatch.setattr(main, "Console", Cable)
    monkeypatch.setattr(extras, "Watchdog", Dog)
    monkeypatch.setattr(speed, "read", lambda device: speed.CAN)
    board = types.SimpleNamespace(FAST=True, WATCHDOG={"timer": -1})
    with pytest.raises(ValueError, match="unknown chip"):
        main._begin(untyped(board))
    assert machine.freq() == 125_000_000 and len(released) == 1
    assert [step[0] for step in done] == ["volts", "wait", "clock", "clock"]


@pytest.mark.parametrize("fast", [False, None])
def test_a_board_that_says_no_runs_as_ever(done, monkeypatch, fast):
    assert set(run(monkeypatch, fast, SCRIPT)) == {125} and done == []


def test_only_boards_with_an_rp2040_import_it():
    # Where it hangs, a watchdog must find that.
    assert all(facts(name).get("WATCHDOG") for name in boards() if facts(name).get("FAST"))
    assert {name for name in boards() if facts(name).get("FAST")} == {
        "pico",
        "pico_130",
        "pico_242",
        "pico_242_spi",
        "pico_display",
        "pico_lcd_114",
        "thumby",
        "xiao_rp2040",
    }

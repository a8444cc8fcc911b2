"""The screen and the buttons from a board's data: what is imported for them, or missing."""

from types import SimpleNamespace

import pytest

from firmware.board import hardware
from firmware.device import Device, Parts
from firmware.display.ssd1306 import SSD1306
from host_tools.simulated import emulator
from host_tools.simulated.emulator import machine
from host_tools.simulated.micropython import runtime
from host_tools.simulated.simulator import Simulator, load_board

_START = """
import sys
import machine, board
machine.use(machine.Workbench())
from firmware.board import hardware
from firmware.device import Device, Parts
class App:
    def __init__(self, display, keys, store, settings):
        self.dirty = True
    def draw(self):
        pass
Device(board, parts=Parts('/saves', make_app=App))
print('loaded', sorted(name for name in sys.modules if name.startswith('firmware.')))
"""


def loaded(board):
    """Return the drivers that a board has imported once the box has started."""
    files = [
        *runtime.tree("engine", "firmware"),
        ("/machine.py", str(runtime.ROOT / "host_tools/simulated/emulator/machine.py")),
    ]
    files.append(("/board.py", str(runtime.ROOT / "boards" / board / "board.py")))
    said = runtime.run(_START, files)
    return {
        name for name in ("ssd1306", "sh1106", "spi_link") if f"'firmware.display.{name}'" in said
    }


@pytest.mark.parametrize(
    "board, drivers", [("pico", {"ssd1306"}), ("thumby", {"ssd1306", "spi_link"})]
)
def test_a_board_imports_the_drivers_of_its_own_screen_and_no_more(board, drivers):
    assert loaded(board) == drivers


class Silence:
    """A link to no screen at all."""

    head, data = b"", bytearray(128)

    def reset(self):
        """Do nothing."""

    def send(self, buffer):
        """Send nothing."""
        return len(buffer)

    def send_data(self, length):
        """Send nothing."""
        return length

    def status(self):
        """Tell nothing."""
        return None


class Keys:
    """Keys that are never pressed."""

    def held(self, logical):
        """Tell that it is not."""
        return False

    def ignore_down(self):
        """Do nothing."""

    def poll(self, now):
        """Return nothing."""
        return ()


class App:
    """A program that draws one line."""

    def __init__(self, display, keys, store, settings):
        self.display, self.keys, self.dirty = display, keys, True

    def tick(self, now):
        """Do nothing."""

    def draw(self):
        """Draw it."""
        self.display.hline(0, 0, 9)


def test_a_device_takes_a_panel_and_keys_that_are_ready_made(tmp_path, monkeypatch):
    emulator.install()
    # Whatever would be made from a board's data needs these.
    for name in ("Pin", "I2C"):
        monkeypatch.delattr(machine, name)
    panel, keys = SSD1306(Silence(), 128, 64), Keys()
    parts = Parts(str(tmp_path), make_app=App, panel=panel, keys=keys)
    device = Device(SimpleNamespace(), parts=parts)
    assert device.step(0) > 1024 and sum(panel.buffer) == 9
    assert device.panel is panel and device.app.keys is keys
    assert device.trace is None


I2C = load_board("pico").SCREEN


def with_a_chip(screen):
    """Return (workbench, chip) with the chip of a `SCREEN` on it, as after power-on."""
    bench = machine.use(emulator.Workbench())
    chip = bench.i2c[screen["address"]] = emulator.DisplayChip(screen["width"], screen["height"])
    chip.power_cut()
    return bench, chip


@pytest.mark.parametrize("bus", ("i2c", "softi2c"))
@pytest.mark.parametrize("clocks", (1, 5, 9))
def test_a_chip_that_holds_the_bus_after_a_reset_is_clocked_until_it_lets_go(bus, clocks):
    screen = {**I2C, "bus": bus}
    bench, chip = with_a_chip(screen)
    bench.hold(screen["sda"], screen["scl"], clocks)
    panel = hardware.make_panel(screen)
    assert panel.start() and panel.show() > 1024
    assert chip.on and not chip.faults


def test_a_bus_that_is_free_is_not_clocked():
    bench, _ = with_a_chip(I2C)
    hardware.make_panel(I2C).start()
    assert I2C["scl"] not in bench.levels


def test_a_bus_that_is_held_later_is_freed_when_the_screen_is_tried_again():
    bench, chip = with_a_chip(I2C)
    panel = hardware.make_panel(I2C)
    panel.start()
    panel.show()
    bench.hold(I2C["sda"], I2C["scl"], 3)
    panel.buffer[0] = 1
    panel.show()
    assert isinstance(panel.fault, OSError)
    assert panel.start() and panel.show() > 1024 and chip.on


def test_a_line_that_stays_low_for_ever_is_reported_and_stops_nothing():
    bench, _ = with_a_chip(I2C)
    bench.hold(I2C["sda"], I2C["scl"], 10**9)
    panel = hardware.make_panel(I2C)
    assert not panel.start() and isinstance(panel.fault, OSError)
    assert panel.show() == 0 and not panel.start()


@pytest.mark.parametrize("board", ("pico", "sim_72x40"))
def test_the_reset_line_is_pulsed_at_every_try(board, monkeypatch):
    screen = {**load_board(board).SCREEN, "rst": 22}
    bench, _ = with_a_chip({"address": 0x3C, **screen})
    if "address" not in screen:
        bench.spi = (bench.i2c.pop(0x3C), screen["dc"], screen["cs"])
    pulses = []
    drive = emulator.Workbench.drive

    def log(self, pin, level):
        drive(self, pin, level)
        if pin == 22:
            pulses.append(level)

    monkeypatch.setattr(emulator.Workbench, "drive", log)
    panel = hardware.make_panel(screen)
    for tries in (1, 2, 3):
        bench.broken = tries == 2
        assert panel.start() == (not bench.broken)
        assert pulses.count(0) == tries and pulses[-2:] == [0, 1]


def test_the_box_starts_although_a_reset_left_the_screen_in_the_middle_of_a_transfer():
    with Simulator("pico") as box:
        lit = box.frame()
        box.bench.hold(box.board.SCREEN["sda"], box.board.SCREEN["scl"], 7)
        box.restart()
        assert box.frame() == lit and box.reports == []

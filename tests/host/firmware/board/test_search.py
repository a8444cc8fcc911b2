"""A screen at its other address, or with its wires exchanged: it is lit, and the box says why.

Faults are put between the bus of an emulated board and the module; each guard of the search is
taken out once, and then something fails.
"""

import errno
import sys

import pytest

from engine import texts
from firmware.board import hardware, search
from firmware.display.ssd1306 import SSD1306
from host_tools.simulated import emulator
from host_tools.simulated.emulator import machine
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator, load_board
from tests.portable.tools import untyped

BOARDS = ("pico", "pico_130", "pico_242", "xiao_rp2040", "esp32", "esp32s3", "esp32_c3_042")
FAULTS = ("none", "address", "exchanged", "both")
LINES = ("sda", "scl")


class TiedToItsPins(machine.I2C):
    """The bus of an RP2040: it refuses other pins than its own."""

    def __init__(self, id, scl=None, sda=None, freq=400_000):
        tied = getattr(machine.current, "tied", None)
        if tied and sda and (sda.id, scl.id) != tied:
            raise ValueError("bad SCL pin")
        super().__init__(id, scl, sda, freq)


class Box(Simulator):
    """A box whose module has its address and its wires as `fault` says; both may be changed."""

    def __init__(self, board, fault="none", glass=None, connected=True, **more):
        self.fault, self.glass, self.connected = fault, glass, connected
        more.setdefault("settings", {"lesson": False})
        super().__init__(load_board(board) if isinstance(board, str) else board, **more)

    def restart(self):
        if self.glass and self.chip.kind != self.glass:
            self.chip = emulator.DisplayChip(self.width, self.height, self.glass)
        self.solder(self.fault, self.connected)
        super().restart()

    def solder(self, fault, connected=True):
        """Connect the module with a fault, or with none."""
        screen, bench = self.board.SCREEN, self.bench
        pins = screen["sda"], screen["scl"]
        untyped(bench).tied = pins
        bench.wires = dict.fromkeys(pins, "up")
        bench.module = pins[::-1] if fault in ("exchanged", "both") else pins
        bench.i2c.clear()
        if connected:
            bench.i2c[0x3D if fault in ("address", "both") else screen["address"]] = self.chip

    def says_exchanged(self):
        """Return whether the message about exchanged wires is on top."""
        top = self.device.app.stack[-1]
        return top.module == "message" and top.sentence[0] == "device.exchanged"


@pytest.fixture(autouse=True)
def looks(monkeypatch):
    """Give the list of searches, for each one device; the bus is tied to its pins."""
    found = []
    look = search.look

    def noted(device):
        found.append(device)
        return look(device)

    monkeypatch.setattr(search, "look", noted)
    monkeypatch.setattr(machine, "I2C", TiedToItsPins)
    texts.use("en")
    return found


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("fault", FAULTS)
def test_the_first_picture_is_there_and_exchanged_wires_are_named(board, fault, looks):
    with Box(board, fault) as box:
        assert box.chip.on and any(map(any, box.frame())) and box.bench.now < 20
        assert box.says_exchanged() == (fault in ("exchanged", "both"))
        assert len(looks) == (fault != "none")
        assert box.reports == []
        if box.says_exchanged():
            assert "exchanged" in " ".join(box.text())
            while box.says_exchanged():
                box.press("ok")
        with Simulator(board) as right:
            assert box.frame() == right.frame()
            for key in ("ok", "down", "ok"):
                box.press(key)
                right.press(key)
                assert box.frame() == right.frame()


@pytest.mark.parametrize("glass", ("ssd1306", "sh1106"))
@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("board", ("pico", "pico_130"))
def test_the_chip_of_a_module_that_was_found_is_told(board, fault, glass):
    with Box(board, fault, glass) as box:
        assert type(box.device.panel).__name__.lower() == glass
        assert box.device.panel.tells and not box.chip.faults
        assert "firmware.board.which_chip" not in sys.modules


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("glass", ("ssd1306", "sh1106"))
def test_a_module_that_is_connected_later_is_found_too(fault, glass):
    # Until a chip can be asked, one of the usual kind is spoken to.
    with Box("pico", fault, glass, connected=False, strict=False) as box:
        assert not box.chip.on
        box.wait(3000)
        assert not box.chip.on and len(box.reports) == 1
        box.solder(fault)
        box.wait(4500)
        assert box.chip.on and len(box.reports) == 2
        assert type(box.device.panel).__name__.lower() == glass
        assert box.says_exchanged() == (fault in ("exchanged", "both"))


def test_nothing_is_kept_and_another_module_is_found_by_the_next_start():
    flash = NorFlash()
    with Box("pico", "none", flash=flash) as box:
        box.step()
    for fault in (*FAULTS, *FAULTS[::-1]):
        before = bytes(flash.content)
        with Box("pico", fault, flash=flash) as box:
            assert box.chip.on
            assert bytes(flash.content) == before, fault


def test_exchanged_wires_are_named_at_each_start_until_they_are_put_right():
    with Box("pico", "exchanged") as box:
        for _ in range(3):
            box.restart()
            assert box.says_exchanged()
        box.fault = "none"
        box.restart()
        assert not box.says_exchanged()


def test_they_may_be_put_right_while_the_box_runs():
    with Box("pico", "exchanged") as box:
        box.press("ok")
        box.solder("none")
        box.chip.power_cut()
        box.wait(6000)
        assert box.chip.on and box.device.screen is box.board.SCREEN and not box.says_exchanged()


def test_the_message_is_in_the_language_of_the_box():
    texts.use("it")
    with Box("pico", "exchanged") as box:
        box.device.app.settings.put("language", "it")
        box.restart()
        assert "scambiati" in " ".join(box.text())
    texts.use("en")


# -- the same as ever where all is well ----------------------------------------------------------


class Traffic:
    """What goes over the buses of a box, and which pins are made."""

    def __init__(self, monkeypatch):
        self.log = []
        write, read, pin = machine.I2C.writeto, machine.I2C.readfrom, machine.Pin.__init__
        log = self.log

        def writeto(bus, address, data, stop=True):
            log.append((address, bytes(data)))
            return write(bus, address, data, stop)

        def readfrom(bus, address, count, stop=True):
            log.append((address, count))
            return read(bus, address, count, stop)

        def made(self, id, *more, **other):
            log.append((id, *more))
            pin(self, id, *more, **other)

        monkeypatch.setattr(machine.I2C, "writeto", writeto)
        monkeypatch.setattr(machine.I2C, "readfrom", readfrom)
        monkeypatch.setattr(machine.Pin, "__init__", made)


@pytest.mark.parametrize("board", BOARDS)
def test_a_screen_that_answers_is_asked_nothing_more(board, monkeypatch, looks):
    with Box(board) as box:
        traffic = Traffic(monkeypatch)
        box.restart()
        box.wait(4100)
        spoken = {one[0] for one in traffic.log if isinstance(one[-1], bytes)}
        assert spoken == {box.board.SCREEN["address"]} and not looks


# -- guards ---------------------------------------------------------------------------------------


@pytest.fixture
def probes(monkeypatch):
    """Give the list of addresses that are probed."""
    found = []
    answers = search._answers

    def probe(bus, address):
        found.append(address)
        return answers(bus, address)

    monkeypatch.setattr(search, "_answers", probe)
    return found


@pytest.mark.parametrize("low", [("sda",), ("scl",), LINES])
def test_a_line_at_ground_is_not_taken_for_a_screen(low, probes):
    with Box("pico", connected=False) as box:
        box.bench.wires.update({box.board.SCREEN[line]: "ground" for line in low})
        probes.clear()
        box.wait(4100)
        assert probes == [], "a bus that is held times out, and nothing is tried"
        assert not box.chip.on and len(box.reports) == 1
        box.solder("exchanged")
        box.wait(4500)
        assert box.chip.on


def grounded_under_an_answer(monkeypatch, line="sda"):
    """Return (screen, device) of a Pico whose bus does not notice that `line` is at ground."""
    screen = load_board("pico").SCREEN
    bench = machine.use(emulator.Workbench())
    bench.wires = {screen["sda"]: "up", screen["scl"]: "up", screen[line]: "ground"}
    untyped(bench).tied = screen["sda"], screen["scl"]

    def deaf(bus, address, data, stop=True):
        raise OSError(errno.EIO)

    monkeypatch.setattr(TiedToItsPins, "writeto", deaf, raising=False)
    return screen


def test_both_lines_must_be_high_before_the_wires_are_tried(monkeypatch):
    screen = grounded_under_an_answer(monkeypatch, "scl")
    made = []
    monkeypatch.setattr(machine, "SoftI2C", lambda **pins: made.append(pins))
    assert search._find(screen) is None and made == []
    # Without the guard the wires are tried on a line that is held.
    monkeypatch.setattr(search, "_are_high", lambda screen: True)
    with pytest.raises(AttributeError):
        search._find(screen)


def test_an_address_that_no_chip_has_must_not_answer(monkeypatch):
    # Each line is high when it is read, and low when it is used.
    screen = grounded_under_an_answer(monkeypatch, "scl")
    monkeypatch.setattr(search, "_are_high", lambda screen: True)
    # Exchanged, the grounded line is SDA, which acknowledges everything.
    assert search._find(screen) is None
    monkeypatch.setattr(search, "_NOBODY", 0x3C)
    answers = search._answers
    monkeypatch.setattr(search, "_answers", lambda bus, at: at != 0x3C and answers(bus, at))
    assert search._find(screen) is not None, "without the guard the line is taken for a screen"


def test_after_a_timeout_nothing_is_tried(probes, monkeypatch):
    with Box("pico", connected=False) as box:
        panel = box.device.panel
        for number, tries in ((errno.ETIMEDOUT, 0), (errno.EIO, 1), (errno.ENODEV, 1)):
            panel.fault = OSError(number)
            probes.clear()
            search.look(box.device)
            assert bool(probes) == bool(tries)


def test_only_two_addresses_are_tried_and_no_others(probes):
    with Box("pico", connected=False) as box:
        box.wait(5000)
        assert set(probes) == {0x3C, 0x3D, 0x03} and probes[:3] == [0x3C, 0x3D, 0x03]


def test_a_box_without_the_search_stays_dark(monkeypatch):
    monkeypatch.setattr(search, "look", lambda device: False)
    for fault in FAULTS[1:]:
        with Box("pico", fault) as box:
            box.wait(5000)
            assert not box.chip.on


# -- during an evening ----------------------------------------------------------------------------


def test_a_cable_that_is_pulled_holds_no_press_up(monkeypatch, looks):
    with Box("pico") as box:
        box.press("ok")
        slept, pauses = [], []
        monkeypatch.setattr(hardware, "sleep_ms", slept.append)
        box.solder("none", connected=False)
        box.chip.power_cut()
        moved = 0
        for _ in range(120):
            at = box.device.app.stack[-1].at
            box.press("down")
            moved += box.device.app.stack[-1].at != at
            pauses.append(sum(slept))
            slept.clear()
        assert moved == 120, "each press counts at once"
        assert looks and max(pauses) <= 2, "milliseconds that the search waits"
        box.solder("none")
        box.wait(4000)
        assert box.chip.on
        with Box("pico") as other:
            other.press("ok")
            for _ in range(120):
                other.press("down")
            assert other.frame() == box.frame()


def test_another_module_may_be_put_on_during_an_evening():
    with Box("pico") as box:
        box.press("ok")
        lit = box.frame()
        box.solder("address", connected=False)
        box.chip.power_cut()
        box.wait(5000)
        box.solder("address")
        box.wait(5000)
        assert box.frame() == lit and not box.says_exchanged()


def test_a_new_panel_gets_the_settings_of_the_box(monkeypatch):
    with Box("pico") as box:
        for name, value in (("brightness", "low"), ("inverted", "yes"), ("rotated", "yes")):
            box.device.app.settings.put(name, value)
        box.restart()
        lit, contrast = box.frame(), box.chip.contrast
        box.solder("both", connected=False)
        box.chip.power_cut()
        box.wait(3000)
        box.solder("both")
        box.wait(4000)
        assert box.says_exchanged()
        box.press("ok")
        assert box.frame() == lit and box.chip.contrast == contrast


def test_a_screen_on_spi_is_not_searched(monkeypatch, looks):
    monkeypatch.setattr(SSD1306, "start", lambda self: False)
    with Simulator("thumby") as box:
        box.wait(3000)
        assert not looks

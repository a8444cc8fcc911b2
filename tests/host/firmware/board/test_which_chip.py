"""Which chip the screen has: the bus tells, or people do, on emulated boards with either chip."""

import errno
import sys
from types import SimpleNamespace

import pytest

from engine import texts
from firmware.board import which_chip
from firmware.storage.files import Files
from firmware.storage.store import Store
from firmware.storage.values import Values
from host_tools.simulated import emulator
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator, load_board
from tests.portable.tools import untyped

KINDS = ("ssd1306", "sh1106")
I2C_BOARDS = ("pico", "pico_130", "xiao_rp2040", "esp32", "esp32s3", "xiao_esp32s3")
# The bytes of a frame along the edges, seen or not.
OWN = {"simulator": None}


def board_of(name, chip=None, **changes):
    """Return the board `name` for the simulator; the module on it has `chip`."""
    board = load_board(name)
    untyped(board).SCREEN = {**board.SCREEN, **changes}
    return board


class Box(Simulator):
    """A simulated board whose module has the chip `glass`, which its file need not name."""

    def __init__(self, board, glass, data, **settings):
        self.glass = glass
        settings.setdefault("lesson", True)
        super().__init__(board, str(data), settings=settings, strict=False)

    def restart(self):
        screen = self.board.SCREEN
        if self.chip.kind != self.glass:
            self.chip = emulator.DisplayChip(self.width, self.height, self.glass)
            if "address" in screen:
                self.bench.i2c[screen["address"]] = self.chip
            else:
                self.bench.spi = (self.chip, screen["dc"], screen["cs"])
        # The program must not take this for a simulator, which need not ask.
        self._settings.pop("simulator", None)
        super().restart()

    def swap(self, glass):
        """Put another module in place, and switch on."""
        self.glass = glass
        self.restart()

    def is_framed(self):
        """Return whether a frame is seen on all four sides."""
        rows = self.frame()
        return all([*rows[0], *rows[-1], *(r[0] for r in rows), *(r[-1] for r in rows)])

    def asks(self):
        """Return whether the question is on top."""
        return self.device.app.stack[-1].module == "box.frame"

    def driver(self):
        """Return the name of the driver that is used."""
        return type(self.device.panel).__name__.lower()


def drivers():
    """Return the drivers in memory, beside that of which the others are made."""
    names = ("sh1106", "sh1107", "ssd1309")
    return [name for name in names if "firmware.display." + name in sys.modules]


@pytest.fixture(autouse=True)
def fresh():
    """Let no driver be in memory, and English be spoken."""
    for name in drivers():
        which_chip._forget("firmware.display", name)
    texts.use("en")
    yield
    texts.use("en")


# -- by the bus -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", I2C_BOARDS)
@pytest.mark.parametrize("glass", KINDS)
def test_over_i2c_the_chip_is_told_and_no_one_is_asked(name, glass, tmp_path):
    box = Box(load_board(name), glass, tmp_path, lesson=False)
    assert not box.asks() and box.driver() == glass and box.chip.on
    assert any(line.startswith("Meldmate") for line in box.text()) and not box.chip.faults
    assert drivers() == [] if glass == "ssd1306" else [glass]
    assert "firmware.board.which_chip" not in sys.modules
    assert Store(str(tmp_path)).get("chip") is None


def on_a_bus(chip):
    """Return the `SCREEN` of a Pico with `chip` on its bus."""
    screen = load_board("pico").SCREEN
    bench = machine.use(emulator.Workbench())
    bench.i2c[screen["address"]] = chip
    return screen


class Odd(emulator.DisplayChip):
    """A chip with another status byte; `memory`: whether its memory can be read."""

    def __init__(self, kind, status, memory):
        super().__init__(128, 64, kind)
        self.status, self.memory = status, memory

    def i2c_read(self, count):
        if self._reads and self.memory:
            return super().i2c_read(count)
        return bytes((self.status,)) * count


@pytest.mark.parametrize(
    "status, memory, found",
    [
        (0x43, False, "ssd1306"),
        (0x46, False, "ssd1306"),
        (0x44, False, "ssd1306"),
        (0x42, False, "ssd1306"),
        # Its memory says more than any status: both have been seen to give 6.
        (0x46, True, "sh1106"),
        (0x48, True, "sh1106"),
        (0x00, True, "sh1106"),
        # Neither: people are asked.
        (0x48, False, ""),
        (0x40, False, ""),
        (0xFF, False, ""),
        (0x5A, False, ""),
    ],
)
def test_what_the_bus_tells(status, memory, found):
    screen = on_a_bus(Odd("sh1106", status, memory))
    assert which_chip.told(screen, KINDS) == found
    assert which_chip.told(screen, KINDS[::-1]) == found


def test_a_chip_whose_reads_always_give_what_was_written_last_is_asked_about():
    class Echo(emulator.DisplayChip):
        """Gives one of the two bytes that are written as its status."""

        def i2c_read(self, count):
            return b"\xa5" * count

    assert which_chip.told(on_a_bus(Echo(128, 64, "ssd1306")), KINDS) == ""


class Deaf(machine.I2C):
    """A bus on which reads fail though writes are taken: every second one, or all."""

    fails = "all"
    count = 0

    def readfrom(self, address, count, stop=True):
        Deaf.count += 1
        if Deaf.fails in ("all", ("even", "odd")[Deaf.count % 2]):
            raise OSError(errno.EIO)
        return super().readfrom(address, count, stop)


@pytest.mark.parametrize("fails", ("all", "odd", "even"))
@pytest.mark.parametrize("glass", KINDS)
def test_where_writes_are_taken_and_reads_fail_people_are_asked(
    monkeypatch, tmp_path, glass, fails
):
    monkeypatch.setattr(machine, "I2C", Deaf)
    monkeypatch.setattr(Deaf, "fails", fails)
    monkeypatch.setattr(Deaf, "count", 0)
    board = load_board("esp32s3")
    box = Box(board, glass, tmp_path)
    assert box.asks()
    for tried in KINDS:
        assert box.is_framed() == (tried == glass)
        if tried == glass:
            break
        box.press("down")
    box.press("ok")
    assert Store(str(tmp_path)).get("chip") == glass
    box.restart()
    assert not box.asks() and box.driver() == glass and box.chip.on and not box.device.panel.tells


def test_a_screen_that_is_missing_is_not_asked_about(tmp_path):
    board = load_board("pico_130")
    machine.use(emulator.Workbench())
    assert which_chip.told(board.SCREEN, KINDS) is None
    untyped(board).DATA = str(tmp_path)
    assert which_chip.screen_of(board)["chip"] == "sh1106"
    platform = {}
    device = SimpleNamespace(board=board, folder=board.DATA, files=Files())
    which_chip.find(device, board.SCREEN, platform)
    assert not platform["which_chip"].due


def test_asking_leaves_no_trace_in_the_picture(tmp_path):
    for glass in KINDS:
        box = Box(load_board("pico"), glass, tmp_path, lesson=False)
        plain = Simulator("pico")
        assert box.frame() == plain.frame()
        plain.close()


# -- by people ------------------------------------------------------------------------------------

SPI = "pico_242_spi"
ORDER = ("ssd1309", "ssd1306", "sh1106")


@pytest.mark.parametrize("glass", ORDER)
@pytest.mark.parametrize("key", ("down", "back", "left"))
def test_over_spi_the_first_start_asks_until_ok_and_the_next_ones_do_not(glass, key, tmp_path):
    box = Box(load_board(SPI), glass, tmp_path)
    for tried in ORDER:
        assert box.asks() and box.driver() == tried
        assert drivers() == [tried] if tried != "ssd1306" else not drivers(), "one at a time"
        assert box.is_framed() == (tried == glass)
        if tried == glass:
            break
        box.press(key)
    assert "Do you see a" in " ".join(box.text())
    before = len(box.chip.faults)
    box.press("ok")
    assert not box.asks() and Store(str(tmp_path)).get("chip") == glass
    assert "which_chip" not in box.device.app.platform
    # The first start goes on as ever: each button, then the lesson.
    assert box.device.app.stack[-1].module == "box.buttons"
    for _ in range(3):
        box.restart()
        assert not box.asks() and box.driver() == glass and box.chip.on
        assert drivers() == ([] if glass == "ssd1306" else [glass])
    assert len(box.chip.faults) == before, "the right driver from the first byte on"


def test_who_sees_nothing_need_not_press(tmp_path):
    box = Box(load_board(SPI), "sh1106", tmp_path)
    for tried in (*ORDER, *ORDER, "ssd1309"):
        assert box.driver() == tried
        box.wait(16000)
    assert box.asks() and not box.device.app.comfort.asleep


def test_a_key_that_is_held_tries_one_chip_and_leads_nowhere_else(tmp_path):
    box = Box(load_board(SPI), "sh1106", tmp_path)
    box.hold("back")
    assert box.asks() and box.driver() == "ssd1306"
    box.hold("down")
    assert box.asks() and box.driver() == "sh1106"
    box.hold("ok")
    assert not box.asks() and Store(str(tmp_path)).get("chip") == "sh1106"


def test_the_power_may_fail_before_the_answer(tmp_path):
    box = Box(load_board(SPI), "sh1106", tmp_path)
    box.press("down")
    box.press("down")
    assert box.is_framed()
    box.restart()
    assert box.asks() and box.driver() == ORDER[0], "nothing was answered"
    box.press("down")
    box.press("down")
    box.press("ok")
    box.restart()
    assert not box.asks() and box.driver() == "sh1106"


def test_an_answer_that_is_damaged_or_of_another_board_is_asked_for_again(tmp_path):
    for wrong in ("sh1107", 5, None, ["sh1106"]):
        Store(str(tmp_path)).put("chip", wrong)
        assert Box(load_board(SPI), "ssd1309", tmp_path).asks()
    (tmp_path / "chip.txt").write_bytes(b"\xff" * 40)
    assert Box(load_board(SPI), "ssd1309", tmp_path).asks()


def test_an_answer_is_believed_before_the_bus(tmp_path):
    Store(str(tmp_path)).put("chip", "sh1106")
    box = Box(load_board("pico"), "ssd1306", tmp_path)
    assert not box.asks() and box.driver() == "sh1106"


@pytest.mark.parametrize("name", ("pico", SPI))
def test_safe_mode_asks_again_so_that_another_module_gets_its_picture(name, tmp_path):
    box = Box(load_board(name), "ssd1306", tmp_path)
    if name == SPI:
        box.press("down")
        box.press("ok")
    Store(str(tmp_path)).put("chip", "ssd1306")
    box.swap("sh1106")
    assert not box.asks() and box.driver() == "ssd1306"
    pin, _ = box._key_for("ok")
    down, untyped(box.bench).set_pin = box.bench.set_pin, lambda *_: None
    box.bench.levels[pin] = box.board.KEYS_PRESSED
    clear, box.bench.levels = box.bench.levels, Kept(box.bench.levels)
    box.restart()
    box.bench.set_pin = down
    box.bench.levels = clear
    assert box.device.safe and not box.asks() and box.driver() == "ssd1306"
    box.wait(700)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(100)
    assert box.asks()
    while not box.is_framed():
        box.press("down")
        assert box.asks()
    box.press("ok")
    assert box.driver() == "sh1106" and "Safe mode" in box.text()[0]
    box.restart()
    assert not box.asks() and box.driver() == "sh1106"


class Kept(dict):
    """Levels that a restart does not clear: someone holds a key."""

    def clear(self):
        """Keep them."""


def test_the_question_is_in_the_language_of_the_box_and_the_settings_stay(tmp_path):
    store = Store(str(tmp_path))
    store.put("settings", {"language": "it", "brightness": "low", "inverted": "yes"})
    box = Box(load_board(SPI), "ssd1306", tmp_path)
    assert box.asks()
    box.press("down")
    assert box.chip.contrast == 0x10 and box.chip.inverted
    said = " ".join(" ".join(line.strip("| ").split()) for line in box.text())
    assert "Vedi la cornice su tutti i lati?" in said and "OK: sì" in said


def test_a_full_flash_keeps_no_answer_and_the_box_goes_on(tmp_path, monkeypatch):
    box = Box(load_board(SPI), "ssd1309", tmp_path)

    def full(*_):
        raise OSError(28, "ENOSPC")

    monkeypatch.setattr(Values, "_write", full)
    box.press("ok")
    assert not box.asks()
    monkeypatch.undo()
    box.restart()
    assert box.asks()


@pytest.mark.parametrize("name", ("pico", "pico_130", SPI, "thumby", "feather_rp2040"))
def test_a_simulator_does_not_ask(name):
    with Simulator(name) as box:
        assert box.device.app.stack[-1].module != "box.frame"
        assert "which_chip" not in box.device.app.platform


def test_a_board_whose_screen_is_part_of_it_knows_its_chip(tmp_path):
    box = Box(load_board("thumby"), "ssd1306", tmp_path, lesson=False)
    assert not box.asks() and "firmware.board.which_chip" not in sys.modules


def test_the_bus_is_told_from_the_status_after_the_picture_has_been_sent(tmp_path):
    # After data, a read would give an SH1106's memory, and the box would take it for dark.
    box = Box(load_board("pico_130"), "sh1106", tmp_path, lesson=False)
    assert box.device.panel.tells
    for _ in range(4):
        box.press("down")
    box.wait(3100)
    sent = box.chip.sent
    box.wait(3100)
    assert box.chip.sent - sent < 10

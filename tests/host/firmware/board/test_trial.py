"""Whether a board can run at 200 MHz is tried, on boards that cannot: they hang, or misread.

A board here is one flash that outlives its power; main.py's own loop runs on it. Each guard of the
trial is taken out once, and then a board stays dark, or is written to at each start.
"""

import errno
import sys
import types
from random import Random

import pytest

from firmware import device as device_module
from firmware import main
from firmware.board import extras, speed, trial
from firmware.input import buttons
from host_tools.simulated import emulator
from host_tools.simulated.emulator import machine
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from host_tools.simulated.nor_flash.nor import NorFlash, PowerCut, torn
from host_tools.simulated.simulator import load_board
from tests.proof.cable import Cable

BOARDS = ("pico", "pico_242_spi", "thumby", "xiao_rp2040")
REASON, SCRATCH = 0x40058008, 0x4005801C
BITTEN, REBOOTED = 0x6AB73121, 0xB007C0D3
FAST, SLOW = 200_000_000, 125_000_000
TRIES = 3


class Hang(BaseException):
    """The processor does nothing any more."""


class Stop(BaseException):
    """Somebody looks at the box no longer."""


class Board:
    """A board whose power is switched on and off; at 200 MHz it has a `fault`.

    `fault` may be "", "hangs", "misreads" or "both". `tried` is what its file said each time that
    the clock was raised before it was known, `written` what was written to that file.
    """

    def __init__(self, monkeypatch, name="pico", fault=""):
        self.patch, self.fault = monkeypatch, fault
        self.board = types.ModuleType("board")
        vars(self.board).update(vars(load_board(name)))
        self.path = self.board.DATA + ".clock"
        self.flash = NorFlash()
        self.tried, self.written = [], []
        self.holding = None
        self.registers: dict[int, int] = {}
        self.hertz = 0
        self.lit_at_first = None
        self.dog = False
        self.steps = 0
        monkeypatch.setattr(machine, "mem32", Registers(self))
        monkeypatch.setattr(machine, "mem16", Words(self), raising=False)
        monkeypatch.setattr(machine, "freq", self._freq)
        monkeypatch.setattr(machine, "WDT", self._watchdog)
        monkeypatch.setattr(speed, "sleep_ms", lambda ms: None)
        info = types.SimpleNamespace(_machine="Raspberry Pi Pico with RP2040", version=(1, 24, 1))
        for module in (speed, extras):
            monkeypatch.setattr(module, "sys", types.SimpleNamespace(implementation=info))
        monkeypatch.setattr(main, "Device", self._device)
        monkeypatch.setattr(main, "Console", Cable)
        monkeypatch.setattr(main, "ticks_ms", lambda: self.bench.now & 0x3FFFFFFF)
        monkeypatch.setitem(sys.modules, "board", self.board)
        overwrite = trial.overwrite

        def noted(files, path, content):
            overwrite(files, path, content)
            self.written.append(content)

        monkeypatch.setattr(trial, "overwrite", noted)
        # The next start has the same module, with what a test has changed in it.
        self.dropped = []
        monkeypatch.setattr(main, "drop_module", self.dropped.append)

    # -- what the program sees --------------------------------------------------------------

    def _freq(self, hertz=None, peripherals=None):
        if hertz is None:
            return self.hertz
        if hertz == FAST:
            assert self.registers[0x40064000] >> 4 & 15 >= 12, "1.15 V come first"
            if self.lit_at_first is None:
                self.lit_at_first = any(map(any, self.chip.pixels()))
            self.tried.append(self.says())
            if self.fault in ("hangs", "both"):
                raise Hang
        self.hertz = hertz
        return hertz

    def _watchdog(self, timeout):
        assert self.hertz == SLOW
        self.dog = True
        self.registers[SCRATCH] = BITTEN
        return types.SimpleNamespace(feed=lambda: None)

    def _device(self, board, platform, parts):
        parts.files, parts.clock = self.files, lambda: self.bench.now & 0x3FFFFFFF
        made = device_module.Device(board, {**platform, "lesson": False}, parts)
        step = made.step

        def counted(now):
            if self.steps == 0:
                raise Stop
            self.steps -= 1
            return step(now)

        self.device, made.step = made, counted
        return made

    # -- a person ---------------------------------------------------------------------------

    def says(self):
        """Return what the file says on the flash as it is now, or None."""
        try:
            with FlashFiles(NorFlash(content=self.flash.content)).open(self.path, "rb") as file:
                return file.read()
        except OSError:
            return None

    def switch_on(self, steps=20):
        """Switch the power on; return whether the board hangs within so many steps."""
        self.registers = {}
        return self._start(steps)

    def bite(self, steps=20):
        """Let the watchdog bite, which must run; return whether the board hangs again."""
        assert self.dog, "it hangs for ever"
        self.registers[REASON] = 1
        return self._start(steps)

    def reset(self, steps=20):
        """Reset the board as `machine.reset()` does; return whether it hangs."""
        self.registers.update({REASON: 2, SCRATCH: REBOOTED})
        return self._start(steps)

    def _start(self, steps):
        self.registers[0x40064000] = 0xB1
        self.hertz, self.dog, self.steps = SLOW, False, steps
        self.lit_at_first = None
        self.bench = bench = machine.use(emulator.Workbench())
        screen = self.board.SCREEN
        self.chip = emulator.make_chip(screen)
        if "address" in screen:
            bench.i2c[screen["address"]] = self.chip
        else:
            bench.spi = (self.chip, screen["dc"], screen["cs"])
        for _, pin, logical, _ in self.board.KEYS:
            down = logical == self.holding
            bench.set_pin(pin, self.board.KEYS_PRESSED if down else 1 - self.board.KEYS_PRESSED)
        for module in (main, buttons):
            self.patch.setattr(module, "sleep_ms", bench.run)
        try:
            self.files = FlashFiles(self.flash, make=True)
            main.main()
        except Hang:
            return True
        except Stop:
            return False
        raise AssertionError("the loop has ended")


class Registers:
    """The words of a processor by address."""

    def __init__(self, board):
        self._board = board

    def __getitem__(self, address):
        return self._board.registers.get(address, 0)

    def __setitem__(self, address, value):
        self._board.registers[address] = value


class Words:
    """The flash as it is read; past its cache, a board with a fault misreads one line at 200 MHz.

    `line` is the bit of an address with which all is misread.
    """

    line = 15

    def __init__(self, board):
        self._board = board

    def __getitem__(self, address):
        assert not address & 1
        word = address * 40503 >> 3 & 0xFFFF
        wrong = self._board.fault in ("misreads", "both") and self._board.hertz == FAST
        if wrong and address >= 0x13000000 and address >> self.line & 1:
            return word ^ 0x400
        return word


@pytest.fixture
def board(monkeypatch):
    """Give a function that makes a board with a fault."""
    return lambda fault="", name="pico": Board(monkeypatch, name, fault)


def check_sound(box):
    """Check what a board does that can run at 200 MHz: it is tried once, after the picture."""
    assert not box.switch_on() and box.lit_at_first
    assert box.written == [b"try1", b"fast"] and box.tried[0] == b"try1"
    assert box.hertz == SLOW and box.device.hurry
    erased = box.flash.operations
    for _ in range(3):
        assert not box.switch_on() and box.lit_at_first is False
    assert box.flash.operations == erased, "no write later"


def check_hanging(box):
    """Check what a board does that hangs: so do three power-ons at most, and it is lit at each."""
    hung = 0
    for _ in range(8):
        if box.switch_on():
            hung += 1
            assert not box.bite(1000), "the watchdog's start hangs as well"
        assert any(map(any, box.chip.pixels())) and box.hertz == SLOW
    assert hung <= TRIES and box.says() == b"slow"
    assert len(box.written) == TRIES


def check_misreading(box):
    """Check what a board does that misreads: two writes, then the lower clock for good."""
    assert not box.switch_on(1000)
    assert box.written == [b"try1", b"slow"] and box.hertz == SLOW
    assert box.device.hurry is None
    for _ in range(3):
        box.tried.clear()
        assert not box.switch_on() and box.tried == []
    assert len(box.written) == 2


def check_safe(box):
    """Check that safe mode runs at 125 MHz, whatever is known."""
    box.holding = getattr(box.board, "SAFE_KEY", "ok")
    for known in (None, b"try1", b"fast"):
        if known:
            with FlashFiles(box.flash, make=True).open(box.path, "wb") as file:
                file.write(known)
        assert not box.switch_on() and box.device.safe and box.tried == []
        assert box.says() == known


CHECKS = {"": check_sound, "hangs": check_hanging, "misreads": check_misreading}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("fault", CHECKS)
def test_the_clock_is_tried(fault, name, board):
    CHECKS[fault](board(fault, name))


@pytest.mark.parametrize("name", BOARDS)
def test_safe_mode_has_the_lower_clock(name, board):
    check_safe(board("hangs", name))


def test_a_board_that_does_both_is_one_that_hangs(board):
    check_hanging(board("both"))


@pytest.mark.parametrize("line", range(9, 20))
def test_each_line_of_addresses_is_read(line, board, monkeypatch):
    monkeypatch.setattr(Words, "line", line)
    check_misreading(board("misreads"))


def test_without_a_watchdog_three_power_ons_hang_and_no_fourth(board):
    # As where somebody switches it off and on before the watchdog's time.
    box = board("hangs")
    assert [box.switch_on() for _ in range(6)] == [True] * TRIES + [False] * 3


def test_after_its_watchdog_it_runs_at_the_lower_clock_until_the_power_goes(board):
    box = board()
    box.switch_on()
    for _ in range(2):
        box.tried.clear()
        assert not box.bite() and box.tried == [] and box.device.hurry is None
    # A program that starts the board anew is no watchdog.
    assert not box.reset() and box.tried
    box.tried.clear()
    assert not box.switch_on() and box.tried


def test_a_try_that_was_interrupted_is_made_again(board):
    box = board("hangs")
    assert box.switch_on()
    box.fault = ""
    assert not box.switch_on() and box.written == [b"try1", b"try2", b"fast"]
    with FlashFiles(box.flash, make=True).open(box.path, "wb") as file:
        file.write(b"nonsense")
    assert not box.switch_on() and box.written[-2:] == [b"try1", b"fast"]


@pytest.mark.parametrize("tear", (False, True), ids=("whole", "torn"))
def test_the_power_may_fail_at_each_write(tear, board):
    box, rng = board(), Random(84)
    box.files = FlashFiles(box.flash, make=True)
    before = box.flash.operations
    box.switch_on()
    writes = box.flash.operations - before
    assert writes > 1
    for at in range(writes):
        box.flash, left = NorFlash(), [at]
        FlashFiles(box.flash, make=True)

        def cut(what, block, offset, data, flash=box.flash, left=left):
            if left[0] == 0:
                start = block * 4096 + offset
                if tear:
                    new = data or b"\xff" * 4096
                    old = bytes(flash.content[start : start + len(new)])
                    flash.put(start, torn(what, old, new, rng))
                flash.cut_power()
            left[0] -= 1

        box.flash.watch = cut
        with pytest.raises(PowerCut):
            box.switch_on()
        box.flash = NorFlash(content=box.flash.content)
        box.written.clear()
        assert not box.switch_on() and box.says() == b"fast", at
        assert len(box.written) <= 2
        box.written.clear()
        assert not box.switch_on() and box.written == []


def test_what_cannot_be_written_down_is_not_tried(board, monkeypatch):
    box = board("hangs")

    def failing(files, path, content):
        raise OSError(errno.ENOSPC)

    monkeypatch.setattr(trial, "overwrite", failing)
    assert not box.switch_on() and box.tried == [] and box.device.hurry is None


def test_a_flash_that_fails_is_not_tried_nor_written_to(board, monkeypatch):
    box = board("hangs")
    real = FlashFiles.open

    def failing(files, path, mode):
        if path == box.path:
            raise OSError(errno.EIO)
        return real(files, path, mode)

    monkeypatch.setattr(FlashFiles, "open", failing)
    assert not box.switch_on() and box.tried == box.written == []


def test_while_a_fault_is_shown_nothing_is_tried(board, monkeypatch):
    box = board("hangs")
    monkeypatch.setattr(device_module.Device, "sound", False)
    assert not box.switch_on() and box.tried == box.written == []


def test_with_a_battery_that_is_too_low_nothing_is_tried(board, monkeypatch):
    box = board("hangs")
    monkeypatch.setattr(extras.Battery, "low", lambda battery: True)
    assert not box.switch_on() and box.tried == box.written == []


# -- each guard is taken out ------------------------------------------------------------------


def untold(monkeypatch):
    """Do not write the try down."""
    write = trial._write
    monkeypatch.setattr(
        trial, "_write", lambda device, what: what[:3] == b"try" or write(device, what)
    )


def cached(monkeypatch):
    """Read the flash through its cache."""
    monkeypatch.setattr(trial, "_FLASH", 0x10000000)
    monkeypatch.setattr(trial, "_END", 0x10170000)


def endless(monkeypatch):
    """Try it again and again."""
    monkeypatch.setattr(trial, "_TRIES", tuple(b"try%d" % number for number in range(1, 9)))


def unasked(monkeypatch):
    """Do not ask why the board has started."""
    monkeypatch.setattr(speed, "may_run", lambda: True)


def unwatched(monkeypatch):
    """Do not start the watchdog before the clock is raised."""
    ready = main.Chip.ready

    def late(chip, device):
        chip._board = types.SimpleNamespace(FAST=True)
        ready(chip, device)

    monkeypatch.setattr(main.Chip, "ready", late)


def unread(monkeypatch):
    """Do not read the key of safe mode before the clock is raised."""
    ready = main.Chip.ready

    def early(chip, device):
        safe, device.safe = device.safe, False
        ready(chip, device)
        device.safe = safe

    monkeypatch.setattr(main.Chip, "ready", early)


def forgotten(monkeypatch):
    """Do not write down what came of the try."""
    monkeypatch.setattr(trial.speed, "CAN", b"try1")
    monkeypatch.setattr(trial.speed, "CANNOT", b"none")


def in_the_dark(monkeypatch):
    """Try it before the first picture."""
    ready = main.Chip.ready

    def early(chip, device):
        ready(chip, device)
        if chip._known is not None:
            chip.speed = trial.make(device, chip._known)
            chip._known = None

    monkeypatch.setattr(main.Chip, "ready", early)


@pytest.mark.parametrize(
    "guard, fault",
    [
        (untold, "hangs"),
        (cached, "misreads"),
        (endless, "hangs"),
        (unasked, "hangs"),
        (unwatched, "hangs"),
        (forgotten, ""),
        (forgotten, "misreads"),
        (in_the_dark, ""),
    ],
)
def test_without_a_guard_it_fails(guard, fault, board, monkeypatch):
    guard(monkeypatch)
    with pytest.raises(AssertionError):
        CHECKS[fault](board(fault))


def test_without_the_key_safe_mode_hangs(board, monkeypatch):
    unread(monkeypatch)
    with pytest.raises(AssertionError):
        check_safe(board("hangs"))


def test_nothing_of_the_trial_stays_in_memory(board):
    box = board()
    box.switch_on()
    assert box.dropped == [trial.__name__]
    box.switch_on()
    assert len(box.dropped) == 1, "it is imported no more"


def test_the_whole_of_an_image_is_read():
    from host_tools.boards.image.targets import PROGRAM

    # Its last bytes are those that a board misreads in the trial on the emulated Pico.
    assert range(trial._FLASH, trial._END, trial._STEP)[-1] + trial._STEP >= trial._FLASH + PROGRAM
    assert trial._END <= trial._FLASH + 2 * 1024 * 1024

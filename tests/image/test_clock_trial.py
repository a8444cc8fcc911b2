"""A Pico that cannot run at 200 MHz: the image tries it, and comes up all the same.

The machine models the processor that stands still, the reset by its watchdog, and a flash that is
misread. A guard is taken out by a board.py on the board's own file system.
"""

from random import Random

import pytest

from host_tools.base import boards
from host_tools.base.boards import FOLDER
from tests.image.limits import switched_on
from tests.portable.tools import untyped
from tests.proof.pico import Pico, files

PATH = "/saves.clock"
# Bytes of the image that nothing reads during the trial: the last of its texts.
LAST = 8192
TRIES = 3
GUARDS = {
    "untold": "from firmware.board import trial\nreal = trial._write\n"
    "trial._write = lambda device, what: what[:3] == b'try' or real(device, what)\n",
    "unasked": "from firmware.board import speed\nspeed.may_run = lambda: True\n",
    "blind": "from firmware.board import trial\ntrial._sum = lambda: 0\n",
    "unread": "from firmware import main\nready = main.Chip.ready\n"
    "def early(chip, device):\n    safe, device.safe = device.safe, False\n"
    "    ready(chip, device)\n    device.safe = safe\nmain.Chip.ready = early\n",
}


@pytest.fixture(scope="module")
def unknown(flash):
    """Give the flash of a Pico whose clock is not known."""
    changed = bytearray(flash)
    with files.opened(changed) as system:
        assert system.open(PATH, "rb").read() == b"fast"
        system.remove(PATH)
    return changed


def without(flash, guard):
    """Return `flash` with a board.py that takes a guard out."""
    changed = bytearray(flash)
    with files.opened(changed) as system, system.open("/board.py", "wb") as file:
        own = (FOLDER / "pico" / "board.py").read_text("utf-8")
        file.write((own + GUARDS[guard]).encode())
    return changed


def says(flash):
    """Return what the file says."""
    with files.opened(bytearray(flash)) as system:
        try:
            return system.open(PATH, "rb").read()
        except OSError:
            return None


def last_of(flash):
    """Return where the last bytes of the image are."""
    used = len(bytes(flash[: files.region(flash)[0]]).rstrip(b"\xff"))
    return slice(used - LAST, used)


def box(flash, weak=""):
    """Return a Pico that is weak."""
    pico = Pico("pico", flash)
    pico.weak, pico.misread = weak, last_of(flash)
    return pico


def start(pico):
    """Switch on; return (bites of the watchdog, whether it runs fast later, flash operations)."""
    pico.power_on()
    pico.rest()
    assert any(map(any, pico.picture())) and not pico.chip.faults
    found = pico.bites, pico.clocks.fastest > 150e6, len(pico.store.operations)
    pico.power_off()
    return found


def check_hanging(pico):
    """Check that three power-ons hang at most, each until the watchdog bites, once."""
    bites = [start(pico)[0] for _ in range(TRIES + 2)]
    assert bites == [1] * TRIES + [0, 0] and says(pico.flash) == b"slow"


def check_misreading(pico):
    """Check that it is written down once, and runs at 125 MHz later."""
    assert start(pico)[0] == 0 and says(pico.flash) == b"slow"
    assert start(pico) == (0, False, 0)


def check_safe(pico):
    """Check that with OK held nothing is tried."""
    pico.power_on()
    button = pico.contacts[boards.pins(pico.board)["ok"]]
    button.move(True, bounce=())
    pico.rest()
    # It waits until the button is up, as of joined legs nobody would let go.
    button.move(False, bounce=())
    pico.run(500)
    pico.rest()
    # Safe mode asks for the chip again.
    pico.tap(boards.pins(pico.board)["ok"])
    pico.rest()
    assert "Safe" in text_of(pico) and pico.clocks.fastest < 150e6 and pico.bites == 0


def text_of(pico):
    """Return what is on the display."""
    from host_tools.simulated.readscreen import read_lines

    return "\n".join(read_lines(pico.picture()))


CHECKS = {"hangs": check_hanging, "misreads": check_misreading, "": check_safe}


def test_a_board_that_hangs_does_so_three_times(unknown):
    check_hanging(box(unknown, "hangs"))


def test_a_board_that_misreads_is_known_for_it(unknown):
    check_misreading(box(unknown, "misreads"))


def test_safe_mode_runs_at_125_mhz(flash):
    check_safe(box(flash, "hangs"))


def test_a_board_that_can_is_tried_once(unknown, record_property):
    pico = box(unknown)
    bites, fast, operations = start(pico)
    assert bites == 0 and fast and says(pico.flash) == b"fast"
    assert start(pico) == (0, True, 0)
    record_property("summary", f"the trial of the clock: {operations} operations of the flash")


@pytest.mark.parametrize("torn", (False, True), ids=("whole", "torn"))
def test_the_power_fails_between_any_two_writes(unknown, torn):
    pico = box(unknown)
    operations = start(pico)[2]
    assert operations >= 2
    for at in range(operations):
        pico = box(unknown)
        pico.power_on()
        store = untyped(pico.store)
        store.cut_at, store.cut_rng = at, Random(at) if torn else None
        assert not pico.rest() and pico.mcu is None
        assert start(pico)[:2] == (0, True) and says(pico.flash) == b"fast", at
        assert start(pico) == (0, True, 0)


@pytest.mark.parametrize(
    "guard, weak",
    [("untold", "hangs"), ("unasked", "hangs"), ("blind", "misreads"), ("unread", "")],
)
def test_without_a_guard_it_fails(unknown, guard, weak):
    pico = box(without(unknown, guard), weak or "hangs")
    with pytest.raises(AssertionError):
        CHECKS[weak](pico)


def test_after_the_watchdog_a_board_that_is_known_runs_at_125_mhz(flash):
    pico = switched_on(flash)
    pico._hung = True
    pico.run(9000)
    assert pico.bites == 1
    pico.rest()
    pico.clocks.fastest = 0
    assert pico.tap(boards.pins(pico.board)["down"]).ms and pico.clocks.fastest < 150e6

"""A tap while the flash erases a block, which masks all interrupts."""

from engine import texts
from host_tools.base import boards
from host_tools.simulated.readscreen import read_lines
from tests.proof.pico import Pico, course, flashchip
from tests.proof.pico.machine import MS
from tests.proof.robot import visits

TOO_FAST = texts.text("keys.too_fast")
# Milliseconds: an erase of the slowest W25Q16JV, how long after its start the tap begins, and how
# long that lasts.
_ERASE = flashchip.LONGEST.erase / MS
_LATE, _LONG = 60, 90


def test_a_tap_wholly_within_an_erase_is_answered(flash):
    steps = course.record(visits.an_evening_of("Rumino", 1), flash).steps
    pico = Pico("pico", flash)
    pico.flash_times = flashchip.LONGEST
    pico.power_on()
    pico.rest()
    down = pico.contacts[boards.pins(pico.board)["down"]]
    tapped, seen = [], set()

    def tap(operation):
        if operation.what == "erase" and not tapped:
            tapped.append(pico.now)
            # Without bounces: the processor has two edges, and a button at rest when it looks.
            down.move(True, _LATE * MS, ())
            down.move(False, (_LATE + _LONG) * MS, ())

    pico.store.watch = tap
    for step in steps:
        if not tapped:
            pico.run(300)
            pico.contacts[step.pin].move(True)
            pico.contacts[step.pin].move(False, step.ms * MS)
            # What is entered is saved when its picture is out.
            seen = said(pico, 900)
    assert tapped and pico.now - tapped[0] > _ERASE * MS
    assert any(TOO_FAST in line for line in seen), seen
    pico.run(600)
    assert TOO_FAST not in " ".join(read_lines(pico.picture())), "the buttons are as ever"


def said(pico, ms):
    """Return the lines that are on the screen within the next `ms` milliseconds."""
    found = set()
    for _ in range(0, ms, 30):
        pico.run(30)
        found.update(read_lines(pico.picture()))
    return found

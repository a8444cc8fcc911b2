"""A Pico whose module is elsewhere, or wired otherwise: the image lights it, or the LED says why.

A guard is taken out by a board.py on the board's own file system.
"""

import pytest

from host_tools.base.boards import FOLDER
from host_tools.simulated.readscreen import read_lines
from tests.proof.pico import Pico, files
from tests.proof.pico.machine import MS

LED = 25
# In so many milliseconds from power-on a picture is there.
SOON = 3000
# Long enough for two groups of five flashes.
LONG = 11_000
GUARDS = {
    "nowhere else": "from firmware.board import search\nsearch._address_on = lambda screen: None\n",
    "not exchanged": "from firmware.board import search\nsearch._are_high = lambda screen: False\n",
    "no flashes": "from firmware.board import flashes\nflashes.found = lambda screen: 0\n",
}


def made(flash, address=None, wiring="", guard=""):
    """Return a Pico, switched on, whose module is at `address` and wired as `wiring` says."""
    changed = bytearray(flash)
    if guard:
        with files.opened(changed) as system, system.open("/board.py", "wb") as file:
            own = (FOLDER / "pico" / "board.py").read_text("utf-8")
            file.write((own + GUARDS[guard]).encode())
    pico = Pico("pico", changed)
    pico.address, pico.wiring = address, wiring
    pico.power_on()
    return pico


def lit(pico):
    """Return the lines of the picture once there is one, or [] if there is none soon."""
    while pico.now < SOON * MS:
        pico.run(10)
        if any(map(any, pico.picture())):
            pico.run(300)
            assert not pico.chip.faults
            return read_lines(pico.picture())
    return []


def flashes(pico):
    """Return how often the LED flashes in each of the groups that are whole."""
    pin, now, rises = pico.mcu.gpio[LED], 0, []
    before = False
    while now < LONG:
        pico.run(10)
        now += 10
        level = bool(pin.output_enable and pin.output_value)
        if level and not before:
            rises.append(now)
        before = level
    groups = [1]
    for one, other in zip(rises, rises[1:]):
        if other - one > 1000:
            groups.append(0)
        groups[-1] += 1
    return groups[1:-1] if rises else []


def test_a_module_at_the_other_address_is_lit(flash):
    usual = lit(made(flash))
    assert usual and lit(made(flash, address=0x3D)) == usual
    assert lit(made(flash, address=0x3D, guard="nowhere else")) == []


def test_exchanged_wires_are_made_do_with_and_told(flash):
    said = " ".join(lit(made(flash, wiring="exchanged")))
    assert "SDA" in said and "SCL" in said
    # At the other address, too.
    assert "SDA" in " ".join(lit(made(flash, address=0x3D, wiring="exchanged")))
    assert lit(made(flash, wiring="exchanged", guard="not exchanged")) == []


WRONG = (("nobody", 5), ("no wires", 1), ("sda at ground", 4), ("scl at ground", 4))


@pytest.mark.parametrize("wiring, count", WRONG)
def test_what_cannot_be_lit_is_flashed(flash, wiring, count):
    pico = made(flash, wiring=wiring)
    assert lit(pico) == []
    found = flashes(pico)
    assert found and set(found) == {count}


@pytest.mark.parametrize("wiring", [wiring for wiring, _ in WRONG])
def test_without_the_guard_nothing_is_flashed(flash, wiring):
    pico = made(flash, wiring=wiring, guard="no flashes")
    assert lit(pico) == [] and flashes(pico) == []

"""The power fails during an operation of the flash: the machine stops, and starts again."""

import random

import pytest

from firmware.storage.store import Store
from host_tools.simulated.nor_flash.littlefs import FlashFiles
from tests.image.limits import switched_on
from tests.image.operations import shows_what_the_simulator_shows
from tests.portable.tools import untyped
from tests.proof.pico import course, files
from tests.proof.pico.tape import replay
from tests.proof.robot.evening import rumino
from tests.proof.robot.visits import PLAYERS


def a_round(table):
    """Sit down to Rumino and enter a round."""
    table.sit_down("Rumino", PLAYERS)
    rumino(table, "Ana", ["Bo", "Cy"])


@pytest.fixture(scope="module")
def before_keeping(flash):
    """Give the flash as it is before the press that keeps a round, and that press's pin."""
    steps = course.record(a_round, flash).steps
    assert steps[-1].entries == {1: 1} and steps[-2].entries == {1: 0}
    pico = switched_on(flash)
    replay(pico, steps[:-1])
    pico.power_off()
    return pico.flash, steps[-1].pin


@pytest.mark.parametrize("torn", (False, True), ids=("whole", "torn"))
def test_the_power_fails_while_a_round_is_kept(torn, before_keeping):
    flash, pin = before_keeping
    # The box comes up with the round as it was being entered; the same press keeps it.
    pico = switched_on(flash)
    untyped(pico.store).cut_at = len(pico.store.operations) + 1
    untyped(pico.store).cut_rng = random.Random(1) if torn else None
    assert pico.tap(pin) is None and pico.mcu is None
    store = Store("/saves", FlashFiles(files.chip(pico.flash)))
    assert store.numbers() == [1]
    assert len(list(store.open(1))) in (0, 1)
    shows_what_the_simulator_shows(pico.flash)

"""An evening of each game by contacts that bounce: the display's memory is the simulator's after
each press.

Afterwards the power is cut at operations of the flash that the evening led to, whole and torn.
"""

import random

import pytest

from tests.image.limits import SOAK, Limits, switched_on
from tests.image.operations import Operations, shows_what_the_simulator_shows
from tests.proof.pico import Pico, course, images
from tests.proof.pico.tape import replay
from tests.proof.robot import visits

GAMES = ("Rumino", "Ginski", "Rummoli", "Rumski", "Tuscan Rummy", "Gin Rummy")
CRASHES = (visits.a_meld_to_the_referee, visits.the_board_of_rummoli)
# Points at which the power is cut after an evening, and how many of them are booted on the Pico,
# too.
CUTS, BOOTED = (None, 40) if SOAK else (40, 1)


def play(flash, visit, name, record_property, listen=None):
    """Play a visit on the simulator, then on the Pico, within the limits of its memory."""
    recorder = course.record(visit, flash)
    pico = switched_on(flash)
    limits, operations = Limits(pico), Operations(pico, recorder.logs)

    def each(step, press):
        limits(step, press)
        operations(step, press)

    replay(pico, recorder.steps, each)
    assert pico.chip.faults == []
    kept_its_clocks(pico)
    record_property("summary", limits.summary(name))
    return operations


def kept_its_clocks(pico):
    """Check that the presses were fast, that the rest is not, and that the bus was never faster
    than its chip.
    """
    # The last button counts as up a little later.
    pico.run(100)
    assert pico.clocks.fastest == (200e6 if getattr(pico.board, "FAST", False) else 125e6)
    assert pico.mcu.clk_sys == 125e6
    assert pico.bus.fastest <= pico.board.SCREEN["freq"]


def cut_the_power(operations):
    """Cut the power at a sample of operations; return how many points were tried."""
    rng = random.Random(14)
    points = [(count, torn) for count in range(len(operations.done)) for torn in (False, True)]
    if CUTS is not None:
        points = sorted(rng.sample(points, min(CUTS, len(points))))
    booted = rng.sample(points, min(BOOTED, len(points)))
    for count, torn in points:
        content = operations.cut(count, random.Random(count) if torn else None)
        operations.check(content, count)
        if (count, torn) in booted:
            shows_what_the_simulator_shows(content)
    return len(points)


@pytest.mark.parametrize("game", GAMES)
def test_an_evening(game, flash, record_property):
    # The power is not cut in the middle of one that is cut at each operation afterwards.
    operations = play(
        flash,
        visits.an_evening_of(game, 4 if SOAK else 1),
        "an evening of " + game,
        record_property,
    )
    tried = cut_the_power(operations)
    record_property(
        "summary",
        f"{game}: the power cut at {tried} of {2 * len(operations.done)} points, nothing lost",
    )


@pytest.mark.parametrize("board", sorted(set(images.found()) - {"pico"}))
def test_an_evening_on_another_board_with_its_own_display_and_keys(board, record_property):
    flash = course.fresh(images.of(board), board)
    recorder = course.record(visits.an_evening_of("Rumino", 4 if SOAK else 1), flash, board)
    pico = Pico(board, flash)
    pico.power_on()
    pico.rest()
    limits = Limits(pico)
    replay(pico, recorder.steps, limits)
    assert pico.chip.faults == []
    kept_its_clocks(pico)
    record_property("summary", limits.summary(f"an evening on {board}"))


@pytest.mark.parametrize("visit", CRASHES, ids=lambda visit: visit.__name__)
def test_what_broke_when_modules_were_loaded_one_within_another(visit, flash, record_property):
    play(flash, visit, visit.__name__.replace("_", " "), record_property)


def test_what_is_taken_home(flash, record_property):
    play(flash, visits.the_souvenirs, "settling up, recount, code, statistics", record_property)


@pytest.mark.skipif(not SOAK, reason="takes long: MELDMATE_SOAK=1 make test-image")
@pytest.mark.parametrize("game", GAMES)
def test_a_tour_of_all_menus_and_a_long_evening(game, flash, record_property):
    play(flash, visits.a_tour_of(game), "a tour of " + game, record_property)
    play(flash, visits.an_evening_of(game, 10), "a long evening of " + game, record_property)

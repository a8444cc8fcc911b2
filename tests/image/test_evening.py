"""An evening of each game by contacts that bounce: the display's memory is the simulator's after each press."""

import pytest
from limits import SOAK, Limits, switched_on

from host_tools.pico import course, visits
from host_tools.pico.tape import replay

GAMES = ("Rumino", "Ginski", "Rummoli", "Rumski", "Tuscan Rummy")
CRASHES = (visits.a_meld_to_the_referee, visits.the_board_of_rummoli)


def play(flash, visit, name, record_property):
    """Play a visit on the simulator, then on the Pico, within the limits of its memory."""
    steps = course.record(visit, flash).steps
    pico = switched_on(flash)
    limits = Limits(pico)
    replay(pico, steps, limits)
    assert pico.chip.faults == []
    record_property("summary", limits.summary(name))


@pytest.mark.parametrize("game", GAMES)
def test_an_evening(game, flash, record_property):
    play(flash, visits.an_evening_of(game, 10 if SOAK else 1), "an evening of " + game, record_property)


@pytest.mark.parametrize("visit", CRASHES, ids=lambda visit: visit.__name__)
def test_what_broke_when_modules_were_loaded_one_within_another(visit, flash, record_property):
    play(flash, visit, visit.__name__.replace("_", " "), record_property)


@pytest.mark.skipif(not SOAK, reason="a tour of all menus takes long: MELDMATE_SOAK=1")
@pytest.mark.parametrize("game", GAMES)
def test_a_tour_of_all_menus(game, flash, record_property):
    play(flash, visits.a_tour_of(game), "a tour of " + game, record_property)

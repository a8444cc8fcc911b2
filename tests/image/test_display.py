"""An unplugged display: the box continues, and shows its state when the display is back."""

from host_tools.pico import Pico, course
from host_tools.robot.evening import rumino
from host_tools.robot.visits import PLAYERS
from tests.image.limits import switched_on

# The program looks for a missing display every two seconds.
RETRY = 2500


def plug_in(pico):
    """Put the display back, and wait until the program has found it."""
    sent = pico.bus.sent
    pico.unplug(False)
    for _ in range(RETRY // 50):
        pico.run(50)
        if pico.bus.sent > sent:
            break
    pico.settle()


def a_round(table):
    """Sit down to Rumino and enter a round."""
    table.sit_down("Rumino", PLAYERS)
    rumino(table, "Ana", ["Bo", "Cy"])


def test_a_display_that_is_plugged_in_late(flash):
    pico = Pico("pico", flash)
    pico.unplug()
    pico.power_on()
    pico.settle()
    assert pico.bus.sent == 0
    plug_in(pico)
    assert pico.picture() == switched_on(flash).picture()


def test_keys_that_are_pressed_while_the_display_is_unplugged_count(flash):
    steps = course.record(a_round, flash).steps
    pico = switched_on(flash)
    for number, step in enumerate(steps):
        if number == len(steps) // 2:
            pico.unplug()
        pico.tap(step.pin)
    plug_in(pico)
    assert bytes(pico.chip.ram) == steps[-1].ram

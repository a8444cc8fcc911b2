"""An unplugged display: the box continues, and shows its state when the display is back."""

from host_tools.base import boards
from host_tools.simulated.emulator import DisplayChip
from host_tools.simulated.simulator import Simulator
from tests.image.limits import switched_on
from tests.portable.tools import untyped
from tests.proof.pico import Pico, course, files
from tests.proof.pico.machine import MS
from tests.proof.robot.evening import rumino
from tests.proof.robot.visits import PLAYERS

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
    pico.rest()


def a_round(table):
    """Sit down to Rumino and enter a round."""
    table.sit_down("Rumino", PLAYERS)
    rumino(table, "Ana", ["Bo", "Cy"])


def test_a_display_that_is_plugged_in_late(flash):
    pico = Pico("pico", flash)
    pico.unplug()
    pico.power_on()
    pico.rest()
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


class Supply:
    """The power of a Pico's display, cut when `count` more bytes have arrived on its bus."""

    def __init__(self, pico, count):
        self.pico, self.count = pico, count
        self.put = pico.bus._write_byte
        pico.bus.on_write_byte = self.on_write

    def on_write(self, value):
        self.count -= 1
        if self.count < 0:
            self.pico.bus.on_write_byte = self.put
            self.pico.chip.power_cut()
            # The chip has lost the transfer: it takes no more of it.
            self.pico.bus.lose()
            return
        self.put(value)


def back_within(pico, picture):
    """Return after how many milliseconds the display shows `picture`: five seconds at most."""
    for ms in range(0, 5000, 100):
        if pico.picture() == picture:
            return ms
        pico.run(100)
    raise AssertionError("the picture is not back after 5 s")


def test_a_display_that_alone_loses_its_power_is_lit_again(flash, record_property):
    with Simulator("pico", flash=files.chip(flash)) as box:
        lit = box.frame()
    # A reset of the Pico alone left the display in the middle of a byte.
    pico = Pico("pico", flash)
    pico.held = 7
    pico.power_on()
    pico.rest()
    assert untyped(pico.bus).held == 0 and pico.picture() == lit
    pins = boards.pins(pico.board)
    pico.tap(pins["down"])
    moved, sent = pico.picture(), pico.bus.sent
    pico.run(3500)
    assert moved != lit and pico.bus.sent == sent, "a display that is well is sent nothing"
    # At rest.
    pico.chip.power_cut()
    assert not any(map(any, pico.picture()))
    rest = back_within(pico, moved)
    # In a press, before its picture: the press itself brings it back, or the next one.
    pico.contacts[pins["up"]].move(True)
    pico.run(1)
    pico.chip.power_cut()
    pico.contacts[pins["up"]].move(False, 40 * MS)
    pico.run(60)
    pico.rest()
    pico.tap(pins["down"])
    assert pico.picture() == moved
    # During a transfer, at its first byte and in the middle of a row.
    worst = 0
    for count, key, picture in ((0, "up", lit), (60, "down", moved)):
        Supply(pico, count)
        pico.tap(pins[key])
        worst = max(worst, back_within(pico, picture))
    assert pico.chip.faults == []
    record_property(
        "summary",
        f"a display that alone loses its power: back {rest} ms later at rest, {worst} ms after the"
        " press if it fails during a transfer",
    )


def test_a_module_with_the_other_chip_has_its_picture_without_a_word(flash):
    plain = switched_on(flash)
    pico = Pico("pico", flash)
    pico.chip = DisplayChip(128, 64, "sh1106")
    pico.power_on()
    pico.rest()
    assert pico.picture() == plain.picture() and not pico.chip.faults
    # It is asked over the bus at each start, and looked after by its status while the picture is
    # there.
    sent = pico.bus.sent
    pico.run(6500)
    assert pico.bus.sent - sent <= 3 * 2

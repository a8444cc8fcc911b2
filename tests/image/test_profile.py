"""The profile of a press: the work that it finds lies between the contact and the last byte."""

from host_tools.base import boards
from tests.image.limits import switched_on
from tests.proof.pico import images
from tests.proof.pico.profile import Profiler

# A sample every tenth of a millisecond, give or take.
NEAR = 0.5


def test_the_profile_of_a_press_adds_up_to_what_the_press_took(flash, image):
    pico = switched_on(flash)
    profiler = Profiler(pico, images.elf(image))
    ok = boards.pins(pico.board)["ok"]
    press = profiler.press(lambda: pico.tap(ok))
    work = sum(profiler.kinds().values())
    totals = {name: total for name, _, total in profiler.python()}
    assert abs(work - press.ms) < NEAR
    assert (
        0 < totals["firmware/display/ssd1306.py show"] < totals["firmware/device.py step"] <= work
    )

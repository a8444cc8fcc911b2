"""The processor sleeps while the screen is dark, and a press wakes it."""

import pytest

from firmware.storage.store import Store
from host_tools.base.boards import FOLDER
from tests.image.test_evening import kept_its_clocks
from tests.proof.pico import Pico, files
from tests.proof.pico.machine import MS

# The image's wiring, and a second as the time to the dark screen: the emulator would take half an
# hour for the shortest that can be set.
_SOON = """
from firmware.storage import settings
settings.ROWS = tuple([(name, values + (1,), default) for name, values, default in settings.ROWS])
"""


@pytest.fixture
def dark(flash):
    """Give (Pico, picture before) with a dark screen."""
    changed = bytearray(flash)
    with files.opened(changed) as system:
        Store("/saves", system).put("settings", {"sleep": 1, "lesson": "done"})
        with system.open("/board.py", "wb") as file:
            file.write(((FOLDER / "pico" / "board.py").read_text("utf-8") + _SOON).encode())
    pico = Pico("pico", changed)
    pico.power_on()
    pico.rest()
    picture = pico.picture()
    assert any(map(any, picture))
    end = pico.now + 3000 * MS
    while pico.chip.on:
        assert pico.run(20) and pico.now < end
    pico.run(100)
    return pico, picture


def test_it_sleeps_in_the_dark_and_a_press_wakes_it_within_a_tenth_of_a_second(
    dark, record_property
):
    pico, picture = dark
    slept = 0
    for _ in range(500):
        pico.run(1)
        slept += pico.asleep
    assert slept > 450
    began = pico.now
    contact = pico.contacts[14]
    contact.move(True)
    contact.move(False, 60 * MS)
    while not pico.chip.on:
        pico.run(1)
        assert pico.now - began < 100 * MS
    woken = (pico.now - began) / MS
    pico.rest()
    # It has only woken, and the bus works as ever.
    assert pico.picture() == picture and not pico.chip.faults
    record_property(
        "summary", f"asleep in the dark: {slept / 5:.0f} % of the time; lit {woken:.0f} ms after"
    )
    press = pico.tap(14)
    assert press.sent and pico.picture() != picture
    kept_its_clocks(pico)

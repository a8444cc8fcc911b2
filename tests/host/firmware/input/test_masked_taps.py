"""Taps while the flash erases a block: an emulated board on which no interrupt runs meanwhile."""

import pytest

from engine import texts
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator

TOO_FAST = texts.text("keys.too_fast")
# Up to the digit after which what was keyed goes to the flash, which erases blocks for it.
BEFORE = ("ok", "ok", "down", "ok", "ok", "ok")


def asked(box):
    """Return whose number is asked."""
    return box.device.app.stack[-1].entry.question.who


def keyed(took, key, when, ms):
    """Return who is asked and the lines, after a digit while whose answer is saved `key` is tapped.

    Of the erase, which takes `took` ms, the tap begins after `when` and lasts for `ms`.
    """
    flash = NorFlash(64)
    with Simulator("pico", flash=flash) as box:
        box.show_game("ginski", ["Ana", "Bo", "Cy"])
        for press in BEFORE:
            box.press(press)
        assert asked(box) == "Bo"
        pin, _ = box._key_for(key)
        pressed = box.board.KEYS_PRESSED

        def watch(what, *_):
            if what == "erase":
                flash.watch = None
                box.bench.set_later(box.bench.now + when, pin, pressed)
                box.bench.set_later(box.bench.now + when + ms, pin, 1 - pressed)
                box.bench.mask(took)

        flash.watch = watch
        box.press("down")
        assert flash.watch is None, "nothing was erased"
        box.bench.run(max(0, when + ms - took))
        box.step()
        who, shown = asked(box), box.text()
        # Once the keys have rested, they are as ever.
        box.wait(600)
        assert TOO_FAST not in box.text()
        if asked(box) == "Bo":
            assert box.press("ok") and asked(box) == "Cy"
        return who, shown


# Winbond's W25Q16JV takes 45 ms to erase a block, and 400 at most.
@pytest.mark.parametrize("took", (45, 150, 400))
@pytest.mark.parametrize("key", ("ok", "back", "up"))
def test_a_tap_wholly_within_an_erase_is_answered(took, key):
    for when, ms in ((1, 30), (took // 2, 22), (took - 20, 20)):
        who, shown = keyed(took, key, when, ms)
        assert who == "Bo" and TOO_FAST in shown, (when, ms)


def test_a_press_that_lasts_longer_than_the_erase_counts():
    assert keyed(150, "ok", 100, 90)[0] == "Cy"

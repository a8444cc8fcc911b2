"""Keys with further pins (`KEYS_ALSO`) and keys with levels of their own (`KEYS_PRESSED`)."""

import sys

import pytest

from host_tools.simulated.simulator import Simulator, load_board
from tests.portable.tools import untyped

PINS = {"up": 0, "ok": 1, "down": 2}
# learn.adafruit.com/esp32-s3-reverse-tft-feather/pinouts: D0 is low when pressed, D1 and D2 are
# high, and have no resistors.
TABLE = (("D0", 0, "up", "back"), ("D1", 1, "ok", "right"), ("D2", 2, "down", "left"))


class Last:
    """A program that counts the presses of each key."""

    def __init__(self, display, keys, store, settings):
        self.display, self.seen, self.dirty = display, [], True

    def press(self, key, kind):
        self.seen.append((key, kind))

    def tick(self, now):
        pass

    def draw(self):
        pass


def mixed(**more):
    board = load_board("feather_esp32s3")
    for name, value in {
        "KEYS": TABLE,
        "KEYS_PRESSED": (0, 1, 1),
        "KEYS_PULL": ("up", "down", "down"),
        **more,
    }.items():
        setattr(untyped(board), name, value)
    return Simulator(board, make_app=Last)


def tap(box, pin, level, ms=60):
    box.bench.set_pin(pin, level)
    box.wait(ms)
    box.bench.set_pin(pin, 1 - level)
    box.wait(100)


@pytest.mark.parametrize("key", PINS)
def test_each_key_is_pressed_at_its_own_level(key):
    with mixed() as box:
        assert box.device.app.seen == [] and not box.device.safe
        pin, level = PINS[key], int(key != "up")
        tap(box, pin, level)
        assert box.device.app.seen == [(key, "press")]
        # What a level for all keys would have taken for a press and its end.
        assert box.device.keys.down_now() == []


def test_a_tap_is_caught_by_interrupt_at_either_level():
    with mixed() as box:
        for pin, level, key in ((0, 0, "up"), (1, 1, "ok"), (2, 1, "down")):
            box.device.app.seen.clear()
            box.bench.set_pin(pin, level)
            box.bench.now += 30
            box.bench.set_pin(pin, 1 - level)
            box.bench.now += 200
            # Both edges lie between two steps: nothing but an interrupt saw them.
            box.step()
            assert box.device.app.seen == [(key, "press")]


@pytest.mark.parametrize("down", PINS)
def test_the_key_of_safe_mode_is_read_at_its_own_level(down):
    with mixed() as box:
        level, put = int(down != "up"), box.bench.set_pin
        # Held while the power comes on, whatever else lies on its pin.
        untyped(box.bench).set_pin = lambda pin, value: put(
            pin, level if pin == PINS[down] else value
        )
        box.restart()
        assert box.device.safe == (down == "ok")


def test_a_further_pin_is_the_same_key():
    with mixed(KEYS_ALSO=((1, 9), (0, 8))) as box:
        for pin, level, key in ((9, 1, "ok"), (1, 1, "ok"), (8, 0, "up"), (0, 0, "up")):
            box.device.app.seen.clear()
            tap(box, pin, level)
            assert box.device.app.seen == [(key, "press")]
        # While one is down, the other changes nothing.
        box.device.app.seen.clear()
        box.bench.set_pin(8, 0)
        box.wait(100)
        tap(box, 0, 0)
        assert box.device.keys.down_now() == [0]
        box.bench.set_pin(8, 1)
        box.wait(100)
        # Held: what the key means then, once.
        assert box.device.app.seen == [("up", "press")]


def test_the_stick_of_the_bonnet_pushed_in_is_its_button():
    with Simulator("pi_bonnet", make_app=Last) as box:
        tap(box, 4, 0)
        assert box.device.app.seen == [("ok", "press")]


def test_a_board_with_one_level_needs_no_contact():
    sys.modules.pop("firmware.input.contact", None)
    with Simulator("pico", make_app=Last):
        assert "firmware.input.contact" not in sys.modules

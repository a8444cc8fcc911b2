"""Quick presses: what counts of a burst is a beginning of it, never a selection.

A burst is keyed at every interval from 20 to 400 ms. Afterwards the box shows a picture that the
same presses, made slowly, show after some number of them. Time is emulated.
"""

import os
import random

import pytest

from engine import games, texts
from firmware.input.attention import QUIET
from host_tools.base import boards
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.apart import in_a_child
from tests.proof.played import PLAYED
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import Player

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
BOARDS = ("sim_128x64", "sim_128x64_4", "sim_128x32", "sim_72x40")
NAMES = ("Ana", "Ben", "Cy", "Dina", "Eva", "Fred", "Gus", "Hans")
INTERVALS = range(20, 401, 10)
SLOW = 800
TAP = 40
HOLD = 560


def table(board, game="rumino", language="en"):
    """Return a box with a game of `game` on the table."""
    box = Simulator(board, flash=NorFlash(64))
    box.device.app.settings.put("language", language)
    texts.use(language)
    _, fewest, most = games.facts(game)
    count = max(fewest, min(4, most))
    rules = games.load(game).with_defaults(None)
    box.device.app.session.start_game(game, NAMES[:count], rules, NAMES[0])
    box.wait(SLOW)
    return box


def pin_for(box, key):
    """Return the pin of the button that means `key` when it is pressed."""
    return boards.pins(box.board)[key]


def tap(box, key, interval):
    """Press a key shortly, and let the rest of the interval pass."""
    pin, down = pin_for(box, key), min(TAP, interval // 2)
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    box.wait(down)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(interval - down)


def hold(box, key, pause):
    """Hold the button that means `key` when it is held, and let `pause` pass."""
    pin = next(pin for _, pin, _, held in box.board.KEYS if held == key)
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    box.wait(HOLD)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(pause)


def state(box):
    """Return the picture and what is saved."""
    app = box.device.app
    return box.frame(), list(app.open_game.ledger.log) if app.session.open_game else None


def after_each(box, keys):
    """Return the states before and after each of the presses, made slowly."""
    states = [state(box)]
    for key in keys:
        tap(box, key, 2 * TAP)
        read(box)
        states.append(state(box))
    return states


def read(box):
    """Let time pass, until what is said in the last row is over."""
    box.wait(TAP)
    for _ in range(3):
        box.bench.now += SLOW
        box.step()


def after_burst(box, keys, interval):
    """Return the state that a burst of presses leads to."""
    for key in keys:
        tap(box, key, interval)
    read(box)
    return state(box)


def bursts(box, count):
    """Yield sequences of keys: those of the issue, then random ones."""
    yield ("ok", "down", "ok", "ok")
    yield ("ok", "down", "down", "ok", "down", "ok")
    yield ("ok", "ok", "down", "ok")
    chance = random.Random(24)
    keys = [press for _, _, press, _ in box.board.KEYS]
    # OK leads on.
    keys += ["ok", "ok", "down"]
    for _ in range(count):
        yield tuple(chance.choice(keys) for _ in range(chance.randint(3, 8)))


# Every game on every board takes long; without MELDMATE_SOAK=1, another game on each board.
TABLES = [
    (board, game)
    for at, board in enumerate(BOARDS)
    for number, game in enumerate(games.names())
    if SOAK or number == at
]


@pytest.mark.forks
@pytest.mark.parametrize(("board", "game"), TABLES)
def test_what_counts_of_a_burst_is_a_beginning_of_it(board, game):
    wrong, refused, whole = [], 0, 0
    box = table(board, game)
    for keys in bursts(box, 20 if SOAK else 3):
        slow = in_a_child(lambda keys=keys: after_each(box, keys))
        assert isinstance(slow, list), slow
        for interval in INTERVALS:
            found = in_a_child(lambda at=(keys, interval): after_burst(box, *at))
            if found not in slow:
                wrong.append((keys, interval))
            elif found == slow[-1]:
                whole += 1
            else:
                refused += 1
    assert not wrong, wrong
    # The test sees both.
    assert whole > 50 and refused > 50, (whole, refused)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_the_last_row_says_too_fast_until_the_keys_are_quiet(board, language):
    box = table(board, language=language)
    said = forms("keys.too_fast")
    tap(box, "ok", 100)
    asked, before = box.device.app.stack[-1].asked(), box.text()[:-1]
    for key in ("down", "ok"):
        tap(box, key, 100)
        assert box.text()[-1] in said and box.text()[:-1] == before
    # Still ignored, and the keys must be quiet again.
    box.wait(QUIET - 160)
    tap(box, "down", 60)
    lasted = 60
    while box.text()[-1] in said:
        assert box.text()[:-1] == before
        box.wait(10)
        lasted += 10
    # A key that means something else when held counts when it comes up.
    assert QUIET <= lasted <= QUIET + 80
    assert box.device.app.stack[-1].asked() == asked
    tap(box, "down", 60)
    assert box.text()[-1] not in said


def test_a_double_press_is_one_and_a_press_after_150_ms_counts():
    # On a board with six keys a press counts when the key goes down, 40 ms before it comes up.
    for gap, counts in ((20, False), (140, False), (170, True), (200, True)):
        box = table("sim_128x64")
        tap(box, "ok", gap)
        first = box.device.app.stack[-1]
        tap(box, "back", SLOW)
        assert (box.device.app.stack[-1] is not first) == counts, gap


def test_what_is_ignored_is_neither_heard_nor_felt():
    box = table("sim_128x64")
    heard, felt = [], []
    box.device.app.comfort._tone = lambda hertz, ms: heard.append(hertz)
    box.device.app.comfort._felt = lambda: felt.append(True)
    box.device.app.settings.put("beeps", "yes")
    for _ in range(4):
        tap(box, "ok", 100)
    assert len(heard) == len(felt) == 1
    box.wait(SLOW)
    tap(box, "down", SLOW)
    assert len(heard) == len(felt) == 2


def test_holding_on_to_an_ignored_key_does_nothing():
    box = table("sim_128x64")
    tap(box, "ok", 100)
    opened = list(box.device.app.stack)
    tap(box, "ok", 60)
    pin = pin_for(box, "back")
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    box.wait(1500)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(SLOW)
    assert box.device.app.stack == opened
    # Held when it counts, it leads home.
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    box.wait(SLOW)
    assert box.device.app.stack[-1].module == "setup.start"


@pytest.mark.parametrize("board", BOARDS)
def test_a_round_typed_at_five_presses_a_second_is_taken(board):
    """The presses of a round that someone enters slowly, repeated every 200 ms, save the same."""
    keys = []
    with Player(board, NAMES[:4]) as slow:
        slow.box.close()
        slow.box = table(board)
        slow.changed()
        press = slow.box.press
        slow.box.press = lambda key: keys.append(key) or press(key)
        slow.round("Ben", {"Ben": 1, "Ana": 12, "Cy": 34, "Dina": 5})
        slow.keep()
        saved = list(slow.box.device.app.open_game.ledger.log)
    assert len(saved) == 1 and len(keys) > 8
    box = table(board)
    for key in keys:
        if key in boards.pins(box.board):
            tap(box, key, 200)
        else:
            # With few keys, the tens are held.
            hold(box, key, 200)
    assert list(box.device.app.open_game.ledger.log) == saved


@pytest.mark.parametrize(("board", "interval"), (("sim_128x64", 200), ("sim_72x40", 290)))
def test_who_presses_steadily_is_not_stuck_after_a_press_too_quick(board, interval):
    """Further paces: tests/portable/firmware/input/test_attention.py."""
    box = table(board)
    tap(box, "ok", 100)
    opened = box.device.app.stack[-1].asked()
    tap(box, "back", interval)
    for _ in range(2):
        assert box.device.app.attention.pace.too_fast()
        tap(box, "back", interval)
        assert box.device.app.stack[-1].asked() == opened
    tap(box, "back", interval)
    assert box.device.app.stack[-1].asked() != opened


def test_a_fault_and_a_failing_flash_are_not_left_by_a_burst():
    box = table("sim_128x64")
    box.strict = False

    def broken(ui):
        raise ValueError("broken")

    box.device.app.stack[-1].draw = broken
    tap(box, "down", 100)
    assert box.device.trace is not None
    fault = box.frame()
    for key in ("ok", "down", "ok"):
        tap(box, key, 100)
        assert box.frame() == fault
    del box.device.app.stack[-1].draw
    box.wait(SLOW)
    tap(box, "ok", 100)
    assert box.device.trace is None


def test_keys_pressed_during_a_search_are_no_part_of_what_follows():
    box = table("sim_128x64")
    box.wait(SLOW)
    device = box.device
    pin = pin_for(box, "down")
    box.bench.set_pin(pin, box.board.KEYS_PRESSED)
    assert not device._busy(lambda: None)
    box.bench.set_pin(pin, 1 - box.board.KEYS_PRESSED)
    box.wait(200)
    asked = device.app.stack[-1].asked()
    tap(box, "ok", 100)
    assert device.app.stack[-1].asked() == asked
    box.wait(SLOW)
    tap(box, "ok", 100)
    assert device.app.stack[-1].asked() != asked

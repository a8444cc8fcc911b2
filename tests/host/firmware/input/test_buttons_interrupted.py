"""An edge that interrupts `Buttons` anywhere in its work counts once.

MicroPython runs a pin's handler between any two instructions of the program. Here, a trace function
calls it before each instruction of `poll` in turn.
"""

import sys

import pytest

from firmware.input import buttons
from tests.portable.firmware.input.test_buttons import SIX, THREE, Bench

# Further edges of the same contact, in milliseconds after the first; the last one is the level at
# which it rests.
CLEAN = ()
BOUNCING = (1, 3)


class Interrupt:
    """Calls `handler` before instruction number `count` of the module of `Buttons`, once.

    `left` is above 0 afterwards if there were fewer instructions.
    """

    def __init__(self, count, handler):
        self.left = count
        self.handler = handler

    def __enter__(self):
        self.before = sys.gettrace()
        sys.settrace(self.trace)
        return self

    def __exit__(self, *_):
        sys.settrace(self.before)

    def trace(self, frame, event, argument):
        if frame.f_code.co_filename != buttons.__file__:
            return None
        frame.f_trace_opcodes = True
        if event == "opcode" and self.left:
            self.left -= 1
            if not self.left:
                # The handler itself is not interrupted: MicroPython runs one at a time.
                sys.settrace(None)
                self.handler()
                sys.settrace(self.trace)
        return self.trace


def play(table, key, down, count, bounces):
    """Press and release a key, with a poll every 10 ms; return the log, or None.

    The edge to `down` comes at instruction `count` of a poll; None if the poll was over before.
    """
    bench = Bench(table, interrupts=True)
    bench.poll_until(1200)
    if not down:
        bench.at(1203, key, True)
        bench.poll_until(1300)
    now = bench.now
    with Interrupt(count, lambda: bench.at(now, key, down)) as interrupt:
        bench.poll(now)
    if interrupt.left:
        return None
    level = down
    for after in bounces:
        level = not level
        bench.at(now + after, key, level)
    bench.poll_until(now + 100)
    if down:
        bench.at(bench.now, key, False)
    bench.poll_until(bench.now + 300)
    return bench.log


@pytest.mark.parametrize("bounces", (CLEAN, BOUNCING), ids=("clean", "bouncing"))
@pytest.mark.parametrize("down", (True, False), ids=("press", "release"))
@pytest.mark.parametrize(("table", "key"), ((SIX, 4), (THREE, 1)), ids=("six keys", "three keys"))
def test_an_edge_at_any_instruction_of_a_poll_counts_once(table, key, down, bounces):
    count = 1
    while (log := play(table, key, down, count, bounces)) is not None:
        assert log == [("ok", "press")], f"instruction {count}"
        count += 1
    assert count > 100


def test_a_key_that_is_pressed_while_those_held_are_ignored_counts_once_or_not_at_all():
    # `ignore_down` reads the levels: an edge just before counts as held, one just after as pressed.
    count = 1
    while True:
        bench = Bench(SIX, interrupts=True)
        bench.poll_until(1200)
        with Interrupt(count, lambda bench=bench: bench.at(1200, 4, True)) as interrupt:
            bench.keys.ignore_down()
        if interrupt.left:
            break
        bench.poll_until(1300)
        bench.at(1300, 4, False)
        bench.poll_until(1600)
        assert bench.log in ([], [("ok", "press")]), f"instruction {count}"
        # The next press is a press again.
        bench.log.clear()
        bench.at(1700, 4, True)
        bench.poll_until(1800)
        assert bench.log == [("ok", "press")], f"instruction {count}"
        count += 1
    assert count > 20

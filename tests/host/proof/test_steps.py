"""A press that does not end is an error, which says which press it was, and where."""

import pytest

from host_tools.simulated.simulator import Simulator
from tests.proof import steps


def function(lines):
    """Return the function `loop`, as if it stood in a module of the firmware."""
    found = {}
    exec(steps.stepping("def loop(*given):\n" + lines, "firmware/loops.py"), found)
    return found["loop"]


@pytest.mark.parametrize(
    "lines",
    [
        "    while True:\n        pass\n",
        "    digit = 3\n    while digit != 13:\n        digit = (digit + 1) % 10\n",
        "    given = [1]\n    while given:\n        given += given[:0]\n",
        "    def numbers():\n        while True:\n            yield 7\n    sum(numbers())\n",
        "    try:\n        while True:\n            pass\n    except Exception:\n        pass\n",
        "    def branch(depth):\n"
        "        return depth and branch(depth - 1) + branch(depth - 1)\n    branch(60)\n",
    ],
)
@pytest.mark.parametrize("strict", [True, False])
def test_a_press_that_never_ends_is_told_from_others(lines, strict):
    loop = function(lines)
    with Simulator(strict=strict) as box:
        box.press("down")
        box.device.app.stack[-1].press = loop
        with pytest.raises(steps.EndlessError) as error:
            box.press("up")
        assert "'up' (press) on setup.start has no end" in str(error.value)
        assert "loops.loop < app._press" in str(error.value)


def test_a_page_that_never_ends_is_found():
    with Simulator() as box:
        box.device.app.stack[-1].draw = function("    while True:\n        pass\n")
        with pytest.raises(steps.EndlessError, match="'down' .press. on setup.start"):
            box.press("down")


def test_typed_letters_and_points_are_named():
    loop = function("    while True:\n        pass\n")
    with Simulator() as box:
        top = box.device.app.stack[-1]
        top.type = top.touch = loop
        with pytest.raises(steps.EndlessError, match=r"'7' \(typed\)"):
            box.type("7")
        with pytest.raises(steps.EndlessError, match=r"\(9, 12\) \(point\)"):
            box.point(9, 12)


def test_a_search_that_reports_may_take_longer_but_ends(monkeypatch):
    monkeypatch.setattr(steps, "LIMIT", 50_000)
    monkeypatch.setattr(steps, "SEARCH", 150_000)
    lines = "    for _ in range(%d):\n        step()\n        busy(lambda: None)\n"
    step = function("    at = 0\n    while at < 5000:\n        at += 1\n")
    with Simulator() as box:
        for turns, ends in ((20, True), (40, False)):
            loop = function(lines % turns)
            loop.__globals__.update(step=step, busy=box.device._busy)
            box.device.app.stack[-1].press = loop
            if ends:
                box.press("up")
                assert box.steps.longest > 100_000 and box.steps.most < 50_000
            else:
                with pytest.raises(steps.EndlessError):
                    box.press("up")

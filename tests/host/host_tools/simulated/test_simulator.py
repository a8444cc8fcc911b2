"""The simulator's Python side: keys, time, power cuts, crashes, broken buses, scripts."""

import pytest

from host_tools.play.terminal.script import ExpectationError, ScriptError, parse, play
from host_tools.simulated.simulator import BoardError, Simulator


class Counter:
    """A program that counts presses; ok at 3 breaks, left breaks the drawing."""

    def __init__(self, display, keys, store, settings):
        self.display, self.count, self.broken, self.dirty = display, 0, False, True
        self.last = ""

    def press(self, key, kind):
        self.last = f"{key} {kind}"
        if key == "right":
            return
        self.dirty = True
        if key == "left":
            self.broken = True
        if key == "ok":
            self.count += 1
        if key == "back":
            raise ValueError("no way back")

    def tick(self, now):
        pass

    def draw(self):
        self.display.clear()
        if self.broken:
            raise KeyError("drawing")
        self.display.text(f"count {self.count}", 0, 0)
        self.display.text(self.last, 0, 8)


@pytest.fixture
def box():
    with Simulator(make_app=Counter, strict=False) as simulator:
        yield simulator


def test_press_says_whether_the_pixels_changed(box):
    assert box.press("ok") is True
    assert box.text() == ["count 1", "ok press"]
    assert box.press("right") is False


def test_hold_is_a_long_press(box):
    box.hold("ok")
    assert box.text() == ["count 2", "ok long"]


def test_three_keys_reach_all_six_meanings():
    with Simulator("sim_128x32", make_app=Counter, strict=False) as box:
        box.press("down")
        assert box.text() == ["count 0", "down press"]
        box.press("B")
        assert box.text() == ["count 1", "ok press"]
        box.hold("up")
        assert "Internal error" in box.text()


def test_a_crash_shows_its_place_is_logged_and_the_game_goes_on(box, tmp_path):
    box.press("ok")
    box.press("back")
    lines = box.text()
    assert lines[0] == "Internal error" and lines[1].startswith("test_simulator.py ")
    assert "ValueError" in lines and "no way back" in lines and "The scores are safe." in lines
    with open(box.data + "/log.txt") as log:
        assert "no way back" in log.read()
    box.press("ok")
    assert box.text()[0] == "count 1"


def test_a_screen_that_cannot_be_drawn_begins_again(box):
    box.press("ok")
    box.press("left")
    assert box.text()[0] == "Internal error"
    box.press("ok")
    assert box.text() == ["count 0"]


def test_the_log_stays_small(box):
    for _ in range(30):
        box.press("back")
        box.press("ok")
    with open(box.data + "/log.txt") as log:
        assert len(log.read()) <= 4096


def test_strict_raises_what_the_program_raised():
    with Simulator(make_app=Counter) as box, pytest.raises(ValueError, match="no way back"):
        box.press("back")


def test_a_lost_screen_is_reported_once_and_comes_back(box):
    box.bench.broken = True
    box.press("ok")
    box.wait(5000)
    assert len(box.reports) == 1 and "does not respond" in box.reports[0]
    box.press("ok")
    box.chip.power_cut()
    box.bench.broken = False
    box.wait(3000)
    assert len(box.reports) == 2
    assert box.text()[0] == "count 2"


def test_restart_keeps_only_what_was_saved(box):
    box.press("ok")
    box.restart()
    assert box.text() == ["count 0"]


def test_only_what_changed_goes_over_the_bus(box):
    before = box.chip.sent
    box.press("ok")
    assert 0 < box.chip.sent - before < 256
    before = box.chip.sent
    box.wait(1000)
    assert box.chip.sent == before


def test_two_simulators_live_side_by_side():
    with Simulator(make_app=Counter) as one, Simulator("sim_72x40", make_app=Counter) as other:
        one.press("ok")
        other.press("up")
        assert one.text()[0] == "count 1" and other.text()[0] == "count 0"
        assert len(other.frame()) == 40 and len(other.frame()[0]) == 72


def test_an_unknown_board_or_key_is_a_sentence():
    with pytest.raises(BoardError, match="There are: .*sim_128x32"):
        Simulator("sim_1x1")
    with Simulator(make_app=Counter) as box, pytest.raises(BoardError, match="no key for jump"):
        box.press("jump")


def test_the_own_folder_is_removed():
    import os

    with Simulator(make_app=Counter) as box:
        folder = box.data
        assert os.path.isdir(folder)
    assert not os.path.exists(folder)


def test_scripts_press_hold_wait_shoot_and_expect(box):
    shots = []
    play(
        box,
        "# go\nok*2 wait 100\nhold ok shot a\nexpect count 4\nup\nrestart\nexpect count 0\n",
        shots.append,
    )
    assert shots == ["a"]


@pytest.mark.parametrize(
    ("script", "why"),
    [
        ("ok\njump", "line 2: .* no key for jump"),
        ("ok*x", "line 1: x is not a whole number"),
        ("wait soon", "line 1: soon is not a whole number"),
        ("ok\n\nhold", "line 3: hold needs a word"),
        ("hold left*z", "line 1: z is not a whole number"),
        ("ok*\u00b2", "line 1: \u00b2 is not a whole number"),
        ("ok*", "line 1: nothing is not a whole number"),
        ("ok*\u0663", "line 1: \u0663 is not a whole number"),
        ("wait \u00b2", "line 1: \u00b2 is not a whole number"),
        ("hold ok*\u00b2", "line 1: \u00b2 is not a whole number"),
        ("ok*" + "9" * 5000, "line 1: 9{100} is too high: at most 10000$"),
        ("wait " + "9" * 5000, "line 1: 9{100} is too high: at most 3600000$"),
        ("ok\nok*10001", "line 2: 10001 is too high"),
        ("wait 3600001", "line 1: 3600001 is too high"),
        ("expect", "line 1: expect needs words"),
        ("ok\nexpect # nothing", "line 2: expect needs words"),
        ("shot a\0b", "line 1: the name of a shot is"),
        ("shot " + "a" * 300, "line 1: the name of a shot has at most 100"),
        ("shot /", "line 1: the name of a shot is"),
        ("shot ..", "line 1: the name of a shot is"),
        ("shot a/b", "line 1: the name of a shot is"),
        ("ok # one\u2028still line one\njump", "line 2: .* no key for jump"),
    ],
)
def test_a_wrong_script_names_its_line(box, script, why):
    with pytest.raises(ScriptError, match=why):
        play(box, script, None)


def test_counts_may_have_zeros_before_them(box):
    play(box, "ok*" + "0" * 6000 + "2 wait 0 ok*0", None)
    assert box.text()[0] == "count 2"


def test_a_shot_that_cannot_be_written_is_a_sentence(box):
    def full(name):
        raise OSError(28, "No space left on device")

    with pytest.raises(ScriptError, match="line 1: first cannot be written: No space"):
        play(box, "shot first", full)


def test_an_expectation_that_fails_shows_the_screen(box):
    with pytest.raises(ExpectationError, match="line 1: the screen does not say: count 9\ncount 0"):
        play(box, "expect count 9", None)


def test_parse_keeps_order_and_comments_out():
    assert parse("up # ok\nhold ok*2 wait 5") == [
        (1, "press", "up", 1),
        (2, "hold", "ok", 2),
        (2, "wait", 5, 1),
    ]


def test_a_script_points_at_a_pixel():
    with Simulator("sim_128x64") as box:
        play(box, "point 20 12\nexpect Which game", lambda name: None)
        with pytest.raises(ScriptError, match="128x64"):
            play(box, "point 128 3", lambda name: None)
    with pytest.raises(ScriptError, match="two numbers"):
        parse("point 3")
    with pytest.raises(ScriptError, match="whole number"):
        parse("point 3 up")

"""Which presses count: the pace of presses (firmware/input/attention.py), on a clock of its own."""

from firmware.input.attention import PAUSE, Pace

PACES = range(200, 451, 10)


class Clock:
    """A clock that stands until it is put forward, and the pace of presses by it."""

    def __init__(self):
        self.now = 1000
        self.pace = Pace(lambda: self.now)
        self.now += 1000

    def press(self, after, opens=False, kind="press"):
        """Press a key `after` ms and return whether that counts; it may open another page."""
        self.now += after
        taken = self.pace.takes(kind)
        if taken and opens:
            self.pace.new_page()
        return taken


def after_a_double_press(second):
    """Return a clock on which a key was pressed twice: the second press is on another page."""
    clock = Clock()
    assert clock.press(0, opens=True) and not clock.press(second) and clock.pace.too_fast()
    return clock


def test_who_presses_steadily_after_a_double_press_is_ignored_twice_at_most():
    counted = {}
    for second in range(10, PAUSE, 10):
        for pace in PACES:
            clock = after_a_double_press(second)
            ignored = 0
            while not clock.press(pace):
                ignored += 1
                assert ignored <= 2, (second, pace)
            counted[ignored] = counted.get(ignored, 0) + 1
            assert not clock.pace.too_fast() and clock.press(pace)
    # From 300 ms on, all count.
    assert counted == {0: 14 * 16, 2: 14 * 10}


def test_who_presses_quickly_is_ignored_until_a_pause():
    for pace in range(20, PAUSE, 10):
        clock = Clock()
        assert clock.press(0, opens=True)
        for _ in range(20):
            assert not clock.press(pace)
        clock.now += 300
        assert clock.pace.tick() and not clock.pace.too_fast()
        assert clock.press(0)


def test_one_slow_press_among_quick_ones_does_not_count():
    clock = after_a_double_press(100)
    for after in (250, 120, 250, 180, 250, 250, 100, 290, 290, 60):
        assert not clock.press(after), after


def test_at_a_slow_screen_nothing_of_a_steady_burst_counts():
    """A page that takes its time may have a press ignored that was not quick."""
    for pace in range(200, 401, 10):
        clock = Clock()
        assert clock.press(0)
        clock.now += pace - 100
        clock.pace.new_page()
        assert not clock.press(100)
        for _ in range(20):
            assert not clock.press(pace), pace
    # At more than 400 ms nobody is quick.
    for search in (False, True):
        clock = Clock()
        if search:
            clock.pace.ignored()
        else:
            clock.pace.new_page()
            assert not clock.press(0)
        assert not clock.press(400) and not clock.press(400) and clock.press(430)

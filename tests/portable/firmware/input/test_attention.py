"""Which presses count: the pace of presses (firmware/input/attention.py), on a clock of its own."""

from firmware.input.attention import PAUSE, Attention, Pace

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


class Late:
    """A program whose pictures are in sight only once that is said, and its attention."""

    def __init__(self, paints=True):
        self.now = 1000
        self.dirty = False
        self.platform = {"clock": lambda: self.now, "paints": paints}
        self.attention = Attention(self)
        self.asked = 0

    def draw(self):
        """Draw the next question."""
        self.asked += 1
        self.attention.drawn(None, self.asked)

    def taps(self, at):
        """Return whether a finger that went down `at` counts, which is handled now."""
        return self.attention.takes("act", "press", self.asked, at=at)


def test_a_tap_counts_for_what_was_in_sight_when_the_finger_went_down():
    """However late it is handled, and however late its picture was painted."""
    for painted in (0, 16, 120, 900):
        for after in range(-400, 400, 20):
            for handled in (0, 500):
                box = Late()
                box.draw()
                box.now += painted
                box.attention.in_sight(box.now)
                at = box.now + after
                box.now += 400 + handled
                assert box.taps(at) == (after >= PAUSE), (painted, after, handled)


def test_nothing_counts_on_a_picture_that_is_not_in_sight():
    box = Late()
    box.draw()
    box.now += 5000
    assert not box.taps(box.now - 1000) and not box.taps(None)
    box.attention.in_sight(box.now - 100)
    assert not box.taps(box.now)
    box.now += 1000
    assert box.taps(None)
    # Where a picture is in sight once it is drawn, nothing else is waited for.
    box = Late(paints=False)
    box.draw()
    box.now += PAUSE
    assert box.taps(None)


def test_the_same_card_tapped_twice_at_once_counts_once_however_late():
    for gap in (40, 120, 280, 300, 500):
        box = Late(paints=False)
        box.draw()
        box.now += 2000
        for at, counts in ((-1000, True), (-1000 + gap, gap >= 300)):
            taken = box.attention.takes("tapped", "press", 1, False, "card", box.now + at)
            assert taken == counts, gap


def test_a_page_that_was_up_for_days_takes_a_press():
    box = Late(paints=False)
    box.draw()
    # The clock of a box starts anew after 2**30 ms.
    box.now += (1 << 29) + 100000
    assert box.taps(None)

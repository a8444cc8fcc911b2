"""Keys: bouncing contacts, holding, repeating, fewer keys than six."""

from engine.compat import ticks_add  # pyright: ignore[reportAttributeAccessIssue]
from firmware.input.buttons import Buttons

# The last millisecond before the clock of the runtime at hand begins again at 0: 2**30 - 1 on a
# board, more on a computer whose words are longer.
LAST = ticks_add(0, -1)

SIX = (
    ("▲", 0, "up", None),
    ("▼", 1, "down", None),
    ("◀", 2, "left", None),
    ("▶", 3, "right", None),
    ("OK", 4, "ok", None),
    ("back", 5, "back", None),
)
THREE = (("A", 0, "up", "back"), ("B", 1, "ok", "right"), ("C", 2, "down", "left"))


class Pin:
    def __init__(self, level):
        self.level = level
        self.handler = None

    def value(self):
        return self.level

    def irq(self, handler, trigger):
        self.handler = handler


class Bench:
    """Pins and a clock; `at` sets a level at a time, with the interrupt if they are watched."""

    def __init__(self, table, pressed=0, interrupts=False, start=1000):
        self.now = start
        self.pressed = pressed
        self.pins = [Pin(1 - pressed) for _ in table]
        self.keys = Buttons(table, self.pins, pressed, lambda: self.now & LAST)
        if interrupts:
            self.keys.watch(3)
        self.log = []

    def at(self, now, key, down):
        self.now = now
        pin = self.pins[key]
        level = self.pressed if down else 1 - self.pressed
        if pin.level != level:
            pin.level = level
            if pin.handler:
                pin.handler(pin)

    def tap_masked(self, now, *keys):
        """Let `keys` have been tapped until `now` while no interrupt could run."""
        self.now = now
        for key in keys:
            self.pins[key].handler(self.pins[key])

    def poll(self, now):
        self.now = now
        self.log += self.keys.poll(now & LAST)
        return self.log

    def poll_until(self, end, step=10):
        while self.now < end:
            self.poll(min(end, self.now + step))
        return self.log


def test_a_press_counts_at_once_and_only_once():
    bench = Bench(SIX)
    bench.at(1100, 4, True)
    assert bench.poll(1100) == [("ok", "press")]
    bench.poll_until(1200)
    bench.at(1200, 4, False)
    assert bench.poll_until(2000) == [("ok", "press")]


def test_either_polarity():
    for pressed in (0, 1):
        bench = Bench(SIX, pressed)
        bench.at(1100, 0, True)
        assert bench.poll(1100) == [("up", "press")]


def test_bursts_of_50_ms_are_one_press_with_and_without_interrupts():
    for interrupts in (False, True):
        for pattern in range(60):
            bench = Bench(SIX, 0, interrupts)
            now = 1100
            for down in (True, False):
                # A burst: the contact flips at odd moments for up to 50 ms, then settles.
                burst = 20 + pattern % 3 * 15
                level, t = down, now
                while t < now + burst:
                    bench.at(t, 4, level)
                    if t % 3 == pattern % 3:
                        bench.poll(t)
                    level = not level
                    t += 1 + (pattern * 7 + t) % 9
                bench.at(now + burst, 4, down)
                bench.poll_until(now + 200, 7)
                now += 200
            assert bench.log == [("ok", "press")], (interrupts, pattern, bench.log)


def test_a_press_that_bounces_for_50_ms_counts_at_its_first_edge():
    for interrupts in (False, True):
        bench = Bench(SIX, 0, interrupts)
        for t in range(1100, 1150, 7):
            bench.at(t, 0, not (t - 1100) // 7 & 1)
            assert bench.poll(t) == [("up", "press")], t
        bench.at(1150, 0, True)
        assert bench.poll_until(1400) == [("up", "press")]


def test_two_presses_in_a_fifth_of_a_second_are_two():
    for interrupts in (False, True):
        bench = Bench(SIX, 0, interrupts)
        for start in (1100, 1200):
            bench.at(start, 4, True)
            bench.poll_until(start + 60)
            bench.at(start + 60, 4, False)
            bench.poll_until(start + 100)
        assert bench.poll_until(1500) == [("ok", "press")] * 2


def test_a_tap_taken_for_a_bounce_makes_the_next_key_too_fast():
    for interrupts in (False, True):
        for interval in range(35, 100, 5):
            bench = Bench(SIX, 0, interrupts)
            for at, key in ((0, 4), (interval, 4), (2 * interval, 1)):
                for delay, down in ((0, True), (30, False)):
                    bench.at(1100 + at + delay, key, down)
                    bench.poll(1100 + at + delay)
            bench.poll_until(1500)
            # Both are taken, or what follows is known to have lost one.
            assert bench.log in (
                [("ok", "press"), ("ok", "press"), ("down", "press")],
                [("ok", "press"), ("ok", "press"), ("down", "fast")],
                [("ok", "press"), ("down", "fast")],
            ), (interrupts, interval, bench.log)


def test_a_contact_that_bounces_when_it_opens_makes_no_key_too_fast():
    for interrupts in (False, True):
        bench = Bench(SIX, 0, interrupts)
        bench.at(1100, 4, True)
        bench.poll_until(1190)
        for t in range(1190, 1214, 3):
            bench.at(t, 4, (t - 1190) // 3 & 1 == 1)
            bench.poll(t)
        bench.at(1214, 4, False)
        bench.poll(1214)
        bench.poll_until(1260)
        bench.at(1260, 1, True)
        assert bench.poll_until(1300) == [("ok", "press"), ("down", "press")]


def test_a_press_of_30_ms_is_kept_while_nobody_polls():
    bench = Bench(SIX, 0, True)
    for i in range(5):
        bench.at(2000 + 300 * i, 4, True)
        bench.at(2030 + 300 * i, 4, False)
    bench.at(4000, 0, True)
    bench.at(4030, 0, False)
    assert bench.poll(6000) == [("ok", "press")] * 5 + [("up", "press")]


def test_a_tap_for_which_no_interrupt_could_run_is_too_fast_and_not_lost():
    for table, key in ((SIX, 4), (THREE, 1)):
        bench = Bench(table, 0, True)
        bench.poll_until(2000)
        bench.tap_masked(2150, key)
        assert bench.poll_until(2300) == [("ok", "fast")]
        # The next one counts again.
        bench.at(3000, key, True)
        bench.at(3080, key, False)
        assert bench.poll_until(3200)[1:] == [("ok", "press")]


def test_of_two_such_taps_none_counts_as_their_order_is_lost():
    bench = Bench(SIX, 0, True)
    bench.poll_until(2000)
    bench.tap_masked(2180, 1, 4)
    assert bench.poll_until(2400) == [("down", "fast"), ("ok", "fast")]
    # Nor does one that is still held, whichever interrupt comes first.
    for held, tapped in ((1, 4), (4, 1)):
        bench = Bench(SIX, 0, True)
        bench.poll_until(2000)
        bench.pins[held].level = 0
        bench.tap_masked(2180, *sorted((held, tapped)))
        assert bench.poll_until(2260)[0] == (SIX[min(held, tapped)][2], "fast")


def test_an_interrupt_without_a_change_is_noise_where_the_pins_were_just_read():
    bench = Bench(SIX, 0, True)
    bench.poll_until(2000)
    bench.tap_masked(2009, 4)
    # So is one of a contact that bounces as it opens.
    bench.at(2100, 4, True)
    bench.poll_until(2150)
    bench.at(2160, 4, False)
    bench.tap_masked(2190, 4)
    assert bench.poll_until(2500) == [("ok", "press")]


def test_a_hold_while_nobody_polls_is_still_a_hold():
    bench = Bench(THREE, 0, True)
    bench.at(2000, 0, True)
    bench.at(2700, 0, False)
    bench.at(3000, 0, True)
    bench.at(3100, 0, False)
    assert bench.poll(9000) == [("back", "press"), ("up", "press")]


def test_more_presses_than_the_ring_holds_leave_the_keys_usable():
    bench = Bench(SIX, 0, True)
    for i in range(100):
        bench.at(2000 + 100 * i, 4, True)
        bench.at(2050 + 100 * i, 4, False)
    bench.poll(20000)
    assert 10 <= len(bench.log) <= 100
    bench.log = []
    bench.poll_until(20100)
    bench.at(20100, 0, True)
    bench.at(20150, 0, False)
    assert bench.poll(20200) == [("up", "press")]


def test_directions_repeat_and_ok_says_long_once():
    bench = Bench(SIX)
    bench.at(1100, 1, True)
    bench.poll(1100)
    bench.poll_until(1100 + 400 + 3 * 120 + 5)
    assert bench.log == [("down", "press")] + [("down", "repeat")] * 4
    bench = Bench(SIX)
    bench.at(1100, 4, True)
    bench.poll_until(4000)
    assert bench.log == [("ok", "press"), ("ok", "long")]


def test_a_late_poll_gives_one_repeat_and_not_all_that_it_missed():
    bench = Bench(SIX)
    bench.at(1100, 1, True)
    bench.poll(1100)
    bench.poll(5000)
    assert bench.log == [("down", "press"), ("down", "repeat")]


def test_a_key_with_a_hold_meaning_presses_when_let_go():
    bench = Bench(THREE)
    bench.at(1100, 1, True)
    assert bench.poll_until(1300) == []
    bench.at(1300, 1, False)
    assert bench.poll(1310) == [("ok", "press")]
    bench.log = []
    bench.at(2000, 1, True)
    assert bench.poll_until(2490) == []
    assert bench.poll_until(2520) == [("right", "press")]
    bench.at(3000, 1, False)
    assert bench.poll_until(3500) == [("right", "press")]


def test_an_arrow_held_for_left_or_right_repeats_where_these_mean_nothing():
    bench = Bench(THREE)
    bench.keys.scrolls = True
    bench.at(1100, 2, True)
    bench.poll(1100)
    bench.poll_until(1100 + 400 + 2 * 120 + 5)
    assert bench.log == [("down", "press")] + [("down", "repeat")] * 3
    # What it is held for was decided when it went down.
    bench.keys.scrolls = False
    bench.poll_until(1100 + 400 + 3 * 120 + 5)
    bench.at(2000, 2, False)
    assert bench.poll_until(2300) == [("down", "press")] + [("down", "repeat")] * 4
    bench.log = []
    bench.at(2400, 2, True)
    assert bench.poll_until(3500) == [("left", "press")]
    bench.keys.scrolls = True
    bench.at(3600, 2, False)
    assert bench.poll_until(3900) == [("left", "press")]


def test_a_key_that_is_no_arrow_or_held_for_none_is_the_same_where_arrows_repeat():
    bench = Bench(THREE)
    bench.keys.scrolls = True
    for index, tapped, held in ((0, "up", "back"), (1, "ok", "right")):
        start, bench.log = bench.now + 1000, []
        bench.at(start, index, True)
        assert bench.poll_until(start + 1400) == [(held, "press")]
        bench.at(start + 1500, index, False)
        bench.poll_until(start + 2000)
        bench.at(start + 2100, index, True)
        bench.poll(start + 2100)
        bench.at(start + 2200, index, False)
        assert bench.poll_until(start + 2300) == [(held, "press"), (tapped, "press")]


def test_time_may_wrap_around_in_the_middle():
    # The wrap falls between two presses, into a hold, right before and right after an edge.
    for start in (LAST - 800, LAST - 700, LAST - 110, LAST - 90):
        bench = Bench(THREE, 0, True, start)
        bench.at(start + 100, 2, True)
        bench.poll_until(start + 700)
        bench.at(start + 700, 2, False)
        bench.at(start + 900, 2, True)
        bench.at(start + 960, 2, False)
        assert bench.poll_until(start + 1500) == [("left", "press"), ("down", "press")]
        assert bench.now > LAST >= start


def test_two_keys_at_once_are_two_presses():
    bench = Bench(SIX)
    bench.at(1100, 0, True)
    bench.at(1100, 4, True)
    assert bench.poll(1100) == [("up", "press"), ("ok", "press")]


def test_labels_say_how_to_get_a_key():
    keys = Bench(THREE).keys
    assert keys.count == 3
    assert [keys.label(key) for key in ("up", "ok", "down")] == ["A", "B", "C"]
    assert [keys.label(key) for key in ("back", "right", "left")] == ["hold A", "hold B", "hold C"]
    assert keys.has("left") and keys.holds("left") and not keys.holds("up")
    five = Bench((SIX[:4]) + (("OK", 4, "ok", "back"),)).keys
    assert five.label("back") == "hold OK" and five.label("ok") == "OK"
    assert keys.label("menu") == "" and not keys.has("menu") and not keys.holds("menu")


def test_held_and_forget():
    bench = Bench(SIX, 0, True)
    bench.at(1100, 5, True)
    assert bench.keys.held("back") and not bench.keys.held("ok")
    bench.keys.forget()
    assert bench.poll(1200) == []
    bench.at(1300, 5, False)
    bench.at(1400, 5, True)
    assert bench.poll(1400) == [("back", "press")]


def test_what_an_interrupt_caught_is_waiting_until_it_is_told():
    bench = Bench(SIX, 0, True)
    assert not bench.keys.waiting()
    bench.at(1100, 5, True)
    assert bench.keys.waiting()
    assert bench.poll(1101) == [("back", "press")]
    assert not bench.keys.waiting()

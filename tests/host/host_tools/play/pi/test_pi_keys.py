"""Buttons on pins without interrupts: what the watch saw during a search arrives as presses."""

import random
import threading

from firmware.input.contact import Contact
from host_tools.play.pi.keys import Input, Watch, WatchedButtons
from tests.host.host_tools.play.pi.fake_blinka import FakeInput

TABLE = (("▲", 17, "up", None), ("#5", 5, "ok", None), ("#6", 6, "back", None))


class Bench:
    """Three keys to ground, the second with a twin, and a clock that only `go` moves."""

    def __init__(self):
        self.now = 1000
        self.inputs = [FakeInput() for _ in range(4)]
        for one in self.inputs:
            one.value = True
        first, second, third, twin = map(Input, self.inputs)
        contacts = [
            Contact((first,), 0, 0),
            Contact((second, twin), 0, 0),
            Contact((third,), 0, 0),
        ]
        self.watch = Watch(contacts, lambda: self.now)
        self.keys = WatchedButtons(
            TABLE, contacts, 0, lambda: self.now, "hold {button}", self.watch
        )

    def go(self, ms, looking=True):
        """Let time pass; the watch looks every 10 ms."""
        for _ in range(ms // 10):
            self.now += 10
            if looking:
                self.watch.look()

    def poll(self):
        return self.keys.poll(self.now)


def test_a_press_of_30_ms_is_not_lost_while_the_program_is_busy():
    bench = Bench()
    bench.go(100)
    bench.inputs[0].value = False
    bench.go(30)
    bench.inputs[0].value = True
    bench.go(500)
    assert bench.poll() == (("up", "press"),)
    assert bench.poll() == ()


def test_presses_keep_their_order_and_their_number():
    bench = Bench()
    bench.go(100)
    for index in (0, 2, 1, 0, 0):
        bench.inputs[index].value = False
        bench.go(60)
        bench.inputs[index].value = True
        bench.go(60)
    assert [key for key, _ in bench.poll()] == ["up", "back", "ok", "up", "up"]


def test_a_twin_of_a_key_is_that_key():
    bench = Bench()
    bench.go(100)
    bench.inputs[3].value = False
    bench.go(50)
    assert bench.poll() == (("ok", "press"),)
    # The other one joins: the key is still down, and it is no second press.
    bench.inputs[1].value = False
    bench.go(50)
    bench.inputs[3].value = True
    bench.go(50)
    assert bench.poll() == () and bench.keys.held("ok")
    bench.inputs[1].value = True
    bench.go(50)
    assert bench.poll() == () and not bench.keys.held("ok")


def test_holding_repeats_as_with_interrupts():
    bench = Bench()
    bench.go(100)
    bench.inputs[0].value = False
    kinds = []
    for _ in range(80):
        bench.go(10)
        kinds += [kind for _, kind in bench.poll()]
    assert kinds[0] == "press" and set(kinds[1:]) == {"repeat"} and len(kinds) == 5


def test_bouncing_contacts_give_one_press():
    rng = random.Random(5)
    for _ in range(200):
        bench = Bench()
        bench.go(100)
        happened = []
        for level in (False, True):
            for tick in range(rng.randrange(30)):
                bench.now += 1
                bench.inputs[0].value = rng.random() < 0.5
                # The watch looks every 10 ms, sometimes in between.
                if tick % 10 == 9 or rng.random() < 0.2:
                    bench.watch.look()
                if rng.random() < 0.1:
                    happened += bench.poll()
            bench.inputs[0].value = level
            bench.go(rng.randrange(60, 120))
            happened += bench.poll()
        bench.go(60)
        happened += bench.poll()
        assert [one for one in happened if one[1] == "press"] == [("up", "press")]


def test_a_poll_that_is_older_than_what_the_watch_saw_does_no_harm():
    bench = Bench()
    bench.go(100)
    now = bench.now
    bench.inputs[0].value = False
    bench.go(20)
    assert bench.keys.poll(now) == (("up", "press"),)
    bench.go(30)
    assert bench.poll() == ()
    bench.inputs[0].value = True
    bench.go(60)
    assert bench.poll() == ()


def test_the_thread_sees_a_short_press():
    bench = Bench()
    seen = threading.Event()
    look = bench.watch.look

    def looked():
        look()
        seen.set()

    def until_it_looked():
        # Twice: one look may have begun before the pin changed. The limit is for a hang.
        for _ in range(2):
            seen.clear()
            assert seen.wait(600)

    bench.watch.look = looked
    bench.watch.start()
    for level in (False, True):
        bench.now += 60
        bench.inputs[0].value = level
        until_it_looked()
    bench.watch.stop()
    bench.now += 500
    assert bench.poll() == (("up", "press"),)
    bench.inputs[0].value = False
    assert bench.watch.take() is None and not bench.watch._thread.is_alive()

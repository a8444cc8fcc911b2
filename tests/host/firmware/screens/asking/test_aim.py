"""A thumb on a pad that stands still: a tap is judged by what it was aimed at, whatever the pace.

The page shows each picture some time after the box has drawn it. Time is emulated.
"""

import random

import pytest

from engine import games, texts
from firmware.input.attention import PAUSE
from firmware.screens.asking.number import Number
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.shown.data import shown
from host_tools.simulated.simulator import Simulator

NAMES = ("Ana", "Ben", "Cy", "Dina")
PACES = (100, 150, 220, 300, 350)
# How long a picture takes to be in sight.
DELAYS = (0, 120, 400)
LOOK = 700


class Page:
    """A box whose pictures are in sight `delay` ms after they were drawn."""

    def __init__(self, game, delay, names=NAMES, house=None):
        self.box = Simulator(
            flash=NorFlash(64), settings={"keyless": True, "paints": True, "wears": False}
        )
        texts.use("en")
        self.app = self.box.device.app
        self.delay = delay
        # When the picture that was drawn last is in sight; None: it is.
        self.due = None
        rules = dict(games.load(game).with_defaults(None), **(house or {}))
        self.app.session.start_game(game, list(names), rules, names[0])
        self.wait(LOOK)

    def wait(self, ms):
        """Let time pass, with a look at each picture that is in sight."""
        for _ in range(0, ms, 10):
            self.box.wait(10)
            now = self.box.bench.now
            if self.app.attention._fresh and self.due is None:
                self.due = now + self.delay
            if self.due is not None and now >= self.due:
                self.app.attention.in_sight(now)
                self.due = None

    def tap(self, key, pace=LOOK, held=0):
        """Tap what the page calls `key` (own.js), and wait for the next tap; `held` is how long."""
        way, _, what = key.partition(" ")
        at = self.box.bench.now
        self.wait(held)
        if way == "digit":
            self.box.device.give(what, "tapped", at)
        elif way == "row":
            self.box.device.give(int(what), "take", at)
        else:
            self.box.device.give(what or way, "act", at)
        self.wait(pace - held)

    def train(self, keys, pace, held=0):
        for key in keys:
            self.tap(key, pace, held)
        self.wait(LOOK)

    def part(self):
        return next(one for one in shown(self.app)["parts"] if one["kind"] == "number")

    def rows(self):
        """Return what the rows of the page have, as texts."""
        return [row[2] for row in self.part()["page"]["rows"]]

    def note(self):
        return shown(self.app)["note"]

    def digits(self):
        """Return the question, with a pad of digits."""
        part = self.app.stack[-1].part
        assert isinstance(part, Number) and part.rows, shown(self.app)
        return part


def keys_of(numbers):
    """Return the taps of numbers, each with Next but the last."""
    found = []
    for number in numbers:
        found += ["digit " + digit for digit in str(number)] + ["act ok"]
    return found[:-1]


@pytest.fixture(params=DELAYS)
def delay(request):
    return request.param


def deadwood(delay):
    """Return a page that asks four players for deadwood: one of two digits goes on by itself."""
    page = Page("rumino", delay)
    page.tap("act ok")
    page.tap("row 0")
    page.digits()
    return page


@pytest.mark.parametrize("pace", PACES)
def test_a_train_of_numbers_and_next_is_taken_as_it_was_tapped(pace, delay):
    roll = random.Random(pace + delay)
    page = Page("any", delay, NAMES)
    for _ in range(8):
        page.tap("act ok")
        numbers = [roll.choice((roll.randrange(10), roll.randrange(1000))) for _ in NAMES]
        page.train(keys_of(numbers), pace, pace // 2)
        assert page.rows() == [str(number) for number in numbers]
        page.tap("act ok")
        page.tap("act ok")


@pytest.mark.parametrize("pace", PACES)
def test_next_twice_at_once_is_next_once_and_what_follows_counts(pace, delay):
    page = deadwood(delay)
    page.train(["digit 7"], pace)
    page.tap("act ok", 80)
    page.tap("act ok", pace)
    assert page.note() == texts.text("keys.too_fast")
    # It is said until the next tap.
    page.wait(5000)
    assert page.note() == texts.text("keys.too_fast")
    page.train(keys_of((42, 3)), pace)
    assert page.rows() == ["7", "42", "3", ""] and page.note() == ""


def test_a_thumb_that_hammers_next_keys_nothing_at_once(delay):
    page = deadwood(delay)
    page.train(["digit 7", "act ok", "act ok", "act ok", "digit 4", "digit 2"], 90)
    assert page.rows() == ["7", "", "", ""]


@pytest.mark.parametrize("pace", PACES)
def test_a_number_that_is_refused_is_no_part_of_another(pace, delay):
    # Who knocks has at most 7: of 75, the 5 replaces the 7 there, and 8 alone is none.
    for first in ("8", "9", "96"):
        page = deadwood(delay)
        page.train(keys_of((first, 42, 3, 5)), pace)
        assert page.rows()[1:] == ["", "", ""] and page.rows()[0] in ("", "-"), first
        assert page.note()
        # After a pause, who has looked goes on.
        page.train(keys_of((6, 42)), pace)
        assert page.rows() == ["6", "42", "", ""]


@pytest.mark.parametrize("pace", PACES)
def test_the_same_in_the_middle_of_a_page(pace, delay):
    # Ben has at most 70: after 9 nothing more, and Next asks.
    page = deadwood(delay)
    page.train(keys_of((7, 95, 3, 5)), pace)
    assert page.rows() == ["7", "9", "", ""] and page.note()


@pytest.mark.parametrize("pace", PACES)
def test_next_without_a_number_lets_no_number_into_its_row(pace, delay):
    page = deadwood(delay)
    page.train(["act ok", "digit 4", "act ok", "digit 5"], pace)
    assert page.rows() == ["", "", "", ""]
    page.train(keys_of((4, 5)), pace)
    assert page.rows() == ["4", "5", "", ""]


def test_the_last_digit_of_a_full_number_counts_once_if_it_is_tapped_twice_at_once(delay):
    page = deadwood(delay)
    page.train(["digit 7", "act ok", "digit 3"], 300)
    page.tap("digit 1", 80)
    page.train(["digit 1"], LOOK)
    assert page.rows() == ["7", "31", "", ""]
    page.train(keys_of((12, 5)), 220)
    assert page.rows() == ["7", "31", "12", "5"]


def test_next_after_a_full_number_is_for_that_however_late_it_comes(delay):
    page = deadwood(delay)
    page.train(["digit 7", "act ok", "digit 3"], 300)
    page.tap("digit 1", 600)
    page.train(["act ok", "digit 5", "act ok", "digit 6"], 300)
    assert page.rows() == ["7", "31", "5", "6"]


@pytest.mark.parametrize("late", (300, 430, 500, 590))
@pytest.mark.parametrize("pace", (220, 300, 350))
def test_next_after_a_full_number_is_for_that_though_the_next_row_is_not_in_sight(pace, late):
    page = deadwood(0)
    # A page that is busy shows nothing for a while.
    page.delay = 600
    page.train(["digit 7", "act ok", "digit 3"], pace)
    page.tap("digit 1", late)
    page.train(["act ok", "digit 5", "act ok", "digit 6"], pace)
    assert page.rows() == ["7", "31", "5", "6"]


@pytest.mark.parametrize("pace", (220, 300, 350))
def test_full_numbers_need_no_next(pace, delay):
    page = deadwood(delay)
    page.train(["digit 7", "act ok"] + ["digit " + one for one in "314259"], pace)
    assert page.rows() == ["7", "31", "42", "59"]


@pytest.mark.parametrize("pace", PACES)
def test_what_erases_a_digit_erases_that_of_a_number_that_went_on_by_itself(pace, delay):
    page = deadwood(delay)
    page.train(["digit 7", "act ok", "digit 3", "digit 9", "erase", "digit 1", "act ok"], pace)
    page.train(["digit 4", "digit 2", "erase", "erase", "digit 6", "act ok", "digit 5"], pace)
    assert page.rows() == ["7", "31", "6", "5"]


@pytest.mark.parametrize("pace", PACES)
def test_a_row_that_is_tapped_is_the_one_that_the_digits_are_for(pace, delay):
    page = deadwood(delay)
    page.train(["digit 7", "row 3", "digit 5", "row 1", "digit 4", "act ok", "digit 6"], pace)
    assert page.rows() == ["7", "4", "6", "5"]


def test_a_pad_that_was_not_in_sight_takes_no_tap(delay):
    """Who chooses from a list twice at once chooses once, and digits at once are not taken."""
    page = Page("rumino", delay)
    page.tap("act ok")
    page.train(["row 2", "row 2", "digit 4", "digit 2"], 100)
    assert page.rows() == ["", "", "", ""] and page.part()["page"]["at"] == 0
    # Nor after the preview was left.
    page.train(keys_of((1, 2, 3, 4)) + ["act ok"], 220)
    page.train(["act back", "digit 9", "act ok"], 100)
    assert page.rows() == ["1", "2", "3", "4"]


@pytest.mark.parametrize("pace", PACES)
def test_yes_and_no_are_answered_one_by_one(pace, delay):
    roll = random.Random(pace * 7 + delay)
    # Nobody has closed: each side is asked for its pot, then for numbers.
    page = Page("form:burraco", delay)
    page.tap("act ok")
    page.tap("row 4")
    answers = [roll.randrange(2) for _ in range(2)]
    page.train(["act choice %d" % one for one in answers], pace)
    wanted = [("no", "yes")[one] for one in answers]
    # Of what comes at once the second may be the first one, twice.
    assert page.rows()[:2] == (wanted if pace >= PAUSE else [wanted[0], ""])

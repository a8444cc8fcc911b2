"""A search that would take minutes ends by the clock, says so, and can be cancelled."""

import io
import itertools
import json
import sys

import pytest

from engine.ask import answer
from engine.errors import Cancelled
from engine.rummy import budget
from host_tools import ask as command
from tests.portable.brute_melds import form_of
from tests.proof.forms.searches import asked

# A run of any suits over a ring, and several kinds of wild cards that may be themselves.
RING = {
    "deck": "52 x 2 + 4",
    "set": "2 to 13",
    "suits": "any",
    "run": "3 to 13",
    "run suits": "any",
    "ace": "round",
    "wild": ["*", "2", "K"],
    "natural": "yes",
    "apart": "yes",
    "wilds": "wilds < naturals",
    "close": 5,
}
HAND = "AS AS 3D 5C 6S 7H 9D 10C JS QH KD 2S * 4H".split()
# As many ways to read wild cards as themselves as cards can have.
WILD = dict(RING, wild=["*", *"A23456789", "10", "J", "Q", "K"], set="2 to 3")
ALL = "AS 2H 3S 4H 5S 6H 7S 8H 9S 10H JS QH KS AD 2C 3D 4C 5D 6C 7D 8C 9D 10C JD".split()
HOSTILE = [
    ("best_discard", RING, {"cards": HAND}),
    ("deadwood", RING, {"cards": HAND}),
    ("opens", dict(RING, opens="2 runs 4 + 90 points"), {"cards": [*HAND, "5H", "9S"]}),
    ("layoff", dict(RING, **{"lay off": "table"}), {"cards": HAND, "table": [["8S", "8H", "8D"]]}),
    ("meld", WILD, {"cards": ALL}),
    ("deadwood", WILD, {"cards": ALL}),
]


def question(row):
    return dict(row[2], ask=row[0], game="form", form=form_of(row[1]))


class Clock:
    """A clock that is read `reads` times before the time is over; `None`: it never is."""

    def __init__(self, reads=None):
        self.reads = reads
        self.seen = 0

    def __call__(self, since=0):
        self.seen += 1
        return 10**8 if self.reads is not None and self.seen > self.reads else 0


@pytest.fixture
def clock(monkeypatch):
    def set_to(reads=None):
        found = Clock(reads)
        monkeypatch.setattr(budget, "worked_ms", found)
        return found

    return set_to


@pytest.fixture(scope="module")
def answered():
    """Each question that takes long, its answer, and how often the clock was read."""
    found = []
    before = budget.worked_ms
    for row in HOSTILE:
        budget.worked_ms = whole = Clock()
        right = answer(question(row))
        assert "error" not in right
        if whole.seen > 40:
            found.append((question(row), right, whole.seen))
    budget.worked_ms = before
    assert len(found) >= 3
    return found


def test_what_is_cut_by_the_clock_is_said_not_to_be_proved(answered, clock):
    for asked_, right, reads in answered:
        cut = clock(20)
        found = answer(asked_)
        assert cut.seen < reads
        assert found["proved"] is False and "cut short" in found["why"]
        if "deadwood" in found:
            assert found["deadwood"] >= right["deadwood"]


def test_an_answer_is_the_same_wherever_time_is_left(answered, clock):
    for asked_, right, reads in answered:
        told = []
        clock(reads)
        assert answer(asked_, told.append) == right
        assert all(0 <= percent < 100 for percent in told)


def test_a_long_search_is_followed_and_cancelled(answered):
    for asked_, _, _ in answered:
        told = []
        with pytest.raises(Cancelled):
            answer(asked_, lambda percent, told=told: told.append(percent) or len(told) > 2)
        assert len(told) == 3


def test_the_clock_is_read_all_through_a_search(monkeypatch):
    """No stretch of work is without a look at it: so no search outlasts its time by much."""
    calls = longest = reads = 0

    def count(frame, event, of):
        nonlocal calls
        calls += event == "call"

    def read(since=0):
        nonlocal calls, longest, reads
        longest, calls, reads = max(longest, calls), 0, reads + 1
        return 10**8 if reads > 60 else 0

    monkeypatch.setattr(budget, "worked_ms", read)
    for one in itertools.chain(map(question, HOSTILE), *map(asked, range(3000, 3006))):
        reads = 0
        sys.setprofile(count)
        try:
            found = answer(one)
        finally:
            sys.setprofile(None)
        assert "error" not in found
        longest, calls = max(longest, calls), 0
    # Of these a computer does a million in a second or less.
    assert 1000 < longest < 300_000, longest


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_shows_how_far_a_search_is_and_nothing_after_it(monkeypatch):
    monkeypatch.setattr(command, "_SHOWN_AFTER", -1)
    terminal, out = Terminal(), io.StringIO()
    asked_ = dict(question(HOSTILE[0]))
    assert command.answer_all([json.dumps(asked_)], out, terminal) == 0
    assert json.loads(out.getvalue()) == answer(asked_)
    words = terminal.getvalue()
    assert "% (Ctrl+C ends it)" in words
    assert words.endswith("\r") and not words.split("\r")[-2].strip()
    # Where nobody sees it, nothing is written.
    silent = io.StringIO()
    assert command.answer_all([json.dumps(asked_)], silent) == 0 and silent.getvalue()


def test_an_interrupted_search_ends_the_command_without_a_trace(monkeypatch, capsys):
    def interrupt(*given):
        raise KeyboardInterrupt

    class Lines(io.StringIO):
        def reconfigure(self, **given):
            """Do nothing: it is text already."""

    monkeypatch.setattr(sys, "stdin", Lines(json.dumps(question(HOSTILE[0])) + "\n"))
    monkeypatch.setattr(sys, "stdout", Lines())
    monkeypatch.setattr(command.ask, "answer", interrupt)
    assert command.main([]) == 130
    assert not capsys.readouterr().err

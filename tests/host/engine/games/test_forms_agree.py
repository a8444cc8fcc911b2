"""Each form scores as its plain function does: a seeded sample; `tests.proof.forms` plays more."""

import random
from collections import Counter

import pytest

from engine.games.forms import SHIPPED
from host_tools.simulated.micropython import runtime
from tests.proof.forms.naive import RULES
from tests.proof.forms.tries import play
from tests.proof.micropython.games import play_told


def test_each_form_has_a_plain_function():
    lacking = sorted({row[0] for row in SHIPPED} - set(RULES))
    assert not lacking, "write a function that scores, tests/proof/forms/naive.py: %s" % lacking


@pytest.mark.parametrize("form", RULES)
def test_random_games_agree_with_the_plain_function(form):
    counts = dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0)
    rng = random.Random("sample " + form)
    # A game of Wizard takes ten rounds of two steps at least.
    for _ in range(60):
        play(rng, form, 60 if form == "wizard" else 20, counts)
    for kind in ("refused", "undone", "amended", "over"):
        assert counts[kind], kind
    assert counts["entries"] - counts["refused"] > 150


def test_games_are_played_again_in_micropython_and_compared():
    told = []
    for form in ("skyjo", "thousand"):
        play(random.Random(form), form, 20, Counter(), told)
    entries = sum(len(rows) for *_, rows in told)
    assert play_told(told) == (2, entries)
    told[1][3][-1][2]["dealer"] = "nobody"
    with pytest.raises(runtime.MicroPythonFailed, match="AssertionError"):
        play_told(told)

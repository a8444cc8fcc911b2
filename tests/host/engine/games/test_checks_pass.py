"""Whatever is played of a form, there are answers that all its checks take: a search finds some."""

import random

import pytest

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import BY_CARDS, NUMBER, PICK
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.tools import untyped
from tests.proof.observed import NAMES, house_of

# So many times a search for one entry begins, with so many answers each.
BEGINS, MOST = 600, 60
# In so many games of each number of players, so many entries follow each other.
GAMES, ENTRIES = 2, 3


def likely(rng, question):
    """Return an answer that a question allows, most often a small one."""
    if question.kind == PICK:
        return rng.choice([value for value, _ in question.choices if value != BY_CARDS])
    if question.kind != NUMBER:
        return question.default or "late"
    if question.default is not None and rng.random() < 0.5:
        return question.number(question.default)
    least, most, _ = question.limits()
    # Where there are less than nothing, these are most often few, too.
    first = least if least >= 0 or rng.random() < 0.1 else min(0, most)
    steps = (most - first) // question.step
    few = min(steps, rng.choice((0, 0, 1, 1, 4, 40, steps)))
    return first + rng.randint(0, few) * question.step


def completed(rng, game):
    """Return the event of what comes next, found by search."""
    entry = Entry(game, game.actions()[0])
    for turn in range(BEGINS * MOST):
        if turn % MOST == 0:
            entry = Entry(game, game.actions()[0])
        if entry.question is None:
            return entry.event
        try:
            entry.answer(likely(rng, entry.question))
        except EngineError:
            # Any of the answers before may be the wrong one.
            entry.go_to(rng.randint(0, len(entry.answers)))
        else:
            if rng.random() < 0.8:
                entry.go_to(len(entry.answers))
    raise AssertionError((game.name, game.house, entry.given(), entry.rest))


@pytest.mark.parametrize("name", forms.names())
def test_every_step_of_a_form_has_answers_that_its_checks_take(name):
    rng = random.Random(name)
    game = games.load(name)
    form = untyped(game).form
    found = set()
    for count in form.counts:
        for _ in range(GAMES):
            ledger = Ledger(game, NAMES[:count], house_of(rng, game, NAMES[:count]))
            for _ in range(ENTRIES):
                if ledger.game.over:
                    break
                event = completed(rng, ledger.game)
                ledger.add(event)
                found.add(event["event"])
    assert found == {step.name for step in form.steps}

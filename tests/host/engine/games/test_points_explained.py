"""Points that are not those that were keyed are explained: by a sum, or by a line with its rule."""

import random

import pytest

from engine import games
from engine.games import forms
from engine.record.ledger import Ledger
from tests.proof.forms.tries import play
from tests.proof.observed import Evening

NAMES = ["Ana", "Bo", "Cy", "Di"]


def unexplained(game, event, effect):
    """Return (name, points) of each player or side whose points nothing explains.

    What was keyed once for all, such as the value of a game, explains points, but not their lack.
    """
    told = {name for name, _, _ in effect.sums}
    told |= {game.sides.words(name) for name in told}
    ruled = any(rule for rule, _, _ in effect.notes)
    found = []
    for name, points in effect.changes.items():
        if ruled or not game.sides.leads(name) or {name, game.sides.words(name)} & told:
            continue
        keyed = [
            value[name] for value in event.values() if isinstance(value, dict) and name in value
        ]
        keyed = [value for value in keyed if type(value) is int]
        once = [value for value in event.values() if type(value) is int]
        if (any(keyed) if points == 0 else True) and abs(points) not in map(abs, keyed + once):
            found.append((name, points))
    return found


def scored(ledger):
    """Return (event, effect, game) of each entry of a ledger that scores."""
    return [
        (event, effect, game)
        for _, event, effect, game in ledger.history()
        if game.event_type(event["event"]).totals
    ]


def evening(name, seed):
    """Return the ledger of a random evening."""
    if not name.startswith(forms.PREFIX):
        table = Evening(name, seed)
        table.play()
        return table.ledger
    counts = dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0)
    return play(random.Random("%s %d" % (name, seed)), name[len(forms.PREFIX) :], 20, counts)


@pytest.mark.parametrize("name", games.names() + forms.names())
def test_points_that_were_not_keyed_are_explained(name):
    rounds = 0
    for seed in range(24):
        ledger = evening(name, seed)
        for event, effect, game in scored(ledger):
            rounds += 1
            found = unexplained(game, event, effect)
            assert not found, (ledger.game.house, event, found)
    assert rounds > 20 or not any(kind.totals for kind in games.load(name).events)


@pytest.mark.parametrize(
    ("moon", "changes", "words"),
    [
        ("others", [0, 26, 26, 26], "One player took all 26: 26 for each of the others."),
        ("self", [-26, 0, 0, 0], "All 26 taken: -26."),
    ],
)
def test_a_moon_is_said_with_its_rule(moon, changes, words):
    hearts = games.load("form:hearts")
    ledger = Ledger(hearts, NAMES, hearts.with_defaults({"moon": moon}))
    effect = ledger.add({"event": "round", "points": dict(zip(NAMES, [26, 0, 0, 0], strict=True))})
    assert [effect.changes[name] for name in NAMES] == changes
    assert [(rule, facts["long"]) for rule, _, facts in effect.notes] == [("HRT-3", words)]


def test_without_a_moon_nothing_is_said():
    hearts = games.load("form:hearts")
    ledger = Ledger(hearts, NAMES, hearts.with_defaults({}))
    effect = ledger.add({"event": "round", "points": dict(zip(NAMES, [13, 9, 4, 0], strict=True))})
    assert effect.notes == []

"""Feats of the forms that ship, counted by plain functions from what was entered; and slips in the
forms that this notices.
"""

import collections
import copy
import functools
import random

import pytest

from engine.games import forms
from engine.record import tally
from engine.record.ledger import Ledger
from tests.proof.forms.tries import play


def of_spades(names, sides, events):
    bids = {}
    for event in events:
        if event["event"] == "void":
            bids = {}
        elif event["event"] == "bids":
            bids = event["bid"]
        elif event["event"] == "hand":
            for name in names:
                if bids[name] == 0 == event["tricks"][name]:
                    yield name, "nils"


def of_hearts(names, sides, events, jack_needed):
    for event in events:
        if event["event"] == "round":
            for name, points in event["points"].items():
                if points == 26 and (event.get("jack") == name or not jack_needed):
                    yield name, "moons"


def of_burraco(names, sides, events):
    for event in events:
        if event["event"] == "round":
            alone = event.get("alone")
            groups = sides or [[name] for name in names]
            if alone:
                groups = [[alone], [name for name in names if name != alone]]
            for group in groups:
                for kind in ("clean", "semi", "dirty"):
                    for count in [event.get(kind, {}).get(name, 0) for name in group]:
                        yield from [(name, "burracos") for name in group] * count
            if event["closer"]:
                yield event["closer"], "closings"


PLAIN = {"spades": of_spades, "hearts": of_hearts, "burraco": of_burraco}


def plainly(form, ledger):
    """Return how often each (name, feat) happened, by the entries of a game."""
    more = [ledger.house["jack_of_diamonds"] == "moon"] if form == "hearts" else []
    events = list(ledger.events())
    return collections.Counter(PLAIN[form](ledger.names, ledger.game.sides.lists, events, *more))


def counted(ledger):
    """Return the same as the statistics count it."""
    return collections.Counter(pair for one in tally.rounds(ledger) for pair in one.feats)


@functools.cache
def played(form):
    """Return random games with entries undone, changed and refused."""
    rng = random.Random("feats " + form)
    counts = dict.fromkeys(("games", "entries", "refused", "undone", "amended", "over"), 0)
    return [play(rng, form, 24, counts) for _ in range(120)]


def test_every_form_with_feats_has_a_plain_count():
    assert set(PLAIN) == {row[0] for row in forms.SHIPPED if forms.data_of(row[0]).get("feats")}


@pytest.mark.parametrize("form", PLAIN)
def test_feats_are_those_of_a_plain_count(form):
    seen = collections.Counter()
    for ledger in played(form):
        found = counted(ledger)
        assert found == plainly(form, ledger), (ledger.names, ledger.house, list(ledger.events()))
        seen.update(feat for _, feat in found.elements())
    assert set(seen) == {row["feat"] for row in forms.data_of(form)["feats"]}, seen


@pytest.mark.parametrize(
    ("form", "at", "slip"),
    [
        ("spades", 0, {"is": "bid == 0"}),
        ("spades", 0, {"is": "tricks == 0"}),
        ("spades", 0, {"for": "each side", "is": "count(made)"}),
        ("hearts", 0, {"is": "points == 26"}),
        ("hearts", 0, {"is": "shot"}),
        ("burraco", 0, {"is": "clean + dirty"}),
        ("burraco", 0, {"is": "clean + semi + dirty > 0"}),
        ("burraco", 1, {"for": "each side"}),
        ("burraco", 1, {"is": "others(closer)"}),
    ],
)
def test_a_slip_in_a_feat_is_noticed(form, at, slip):
    data = copy.deepcopy(forms.data_of(form))
    data["feats"][at].update(slip)
    game = forms.tried(data)
    differ = 0
    for ledger in played(form):
        house = {name: ledger.house[name] for name in ledger.house if name != "edition"}
        again = Ledger(game, ledger.names, game.with_defaults(house), None, [*ledger.log])
        differ += counted(again) != plainly(form, ledger)
    forms.release(game)
    assert differ

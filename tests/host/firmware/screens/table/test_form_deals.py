"""The deal, the deck, the timer and what comes next, by keys, for every form."""

import re

import pytest

from engine import games, texts
from engine.games import forms
from tests.portable.tools import untyped
from tests.proof.robot.player import Player

NAMES = ["Ana", "Bo", "Cy", "Dan", "Eve", "Fay", "Gil", "Hal"]
ALL = forms.names()


@pytest.fixture(autouse=True)
def english():
    texts.use("en")
    yield
    texts.use("en")


def begin(person, game, names, options=None):
    app = person.box.device.app
    app.session.start_game(game, names, games.load(game).with_defaults(options), names[0])
    sheet(person)
    return app


def sheet(person):
    person.box.device.app.show_sheet()
    person.box.step()
    person.changed()


@pytest.mark.parametrize(
    ("name", "count"),
    [(name, count) for name in ALL for count in untyped(forms.load(name)).form.counts],
)
def test_the_screens_of_a_deal_open_and_say_it(name, count):
    names = NAMES[:count]
    with Player("sim_128x64", names) as person:
        app = begin(person, name, names)
        app.settings.put("timer", 30)
        plan = app.game.deal()
        person.menu("ui.deal")
        person.says("ui.deals", name="Ana")
        words = person.paper()
        # Who starts and how many cards stand before all else.
        heads = [f"{plan.first} starts"] if plan.first else []
        heads += [f"{plan.counts[plan.order[0]]} each"]
        assert words.index(heads[-1]) < words.index(f"1 {plan.order[0]}")
        if plan.first:
            assert words.index(heads[0]) < words.index(heads[1])
        else:
            assert "starts" not in words
        for at, player in enumerate(plan.order):
            assert f"{at + 1} {'■ ' if player == plan.dealer else ''}{player}" in words
        for _, label, n in plan.beside:
            assert re.search(rf"{texts.variants(label[0])[-1]}.* {n}", words), (label, words)
        assert ("upcard 1" in words) == bool(plan.upcard)
        assert ("left out" in words) == bool(plan.without)
        assert ("one by one" in words or "one card at a time" in words) == (
            plan.packets != [] and set(map(str, plan.packets)) == {"1"}
        )
        person.press("right")
        deck = person.paper()
        assert str(plan.deck.size) in deck.split()
        assert str(sum(plan.counts.values())) in deck.split()
        sheet(person)
        person.menu("ui.coming")
        assert "Ana deals" in person.paper()
        sheet(person)
        person.menu("ui.timer")
        turn = app.stack[-1]
        assert turn.order[turn.turn] == (plan.first or plan.order[0])

"""A corrected form reads the games that were begun under its earlier editions by their rules."""

import pytest

from engine import games
from engine.ask import answer
from engine.errors import InputError
from engine.games import forms
from engine.games.forms import readings
from firmware.games.saved import opened
from firmware.games.session import OpenGame
from firmware.games.statistics import sides_of
from host_tools.play.web.inside.linked import judge, links
from tests.portable.tools import untyped

NAMES = ["Ana", "Ben", "Cleo"]
HAND = {"event": "hand", "declarer": "Ana", "points": 7}


def edition(number):
    """Return Skat as a form of some edition: the first asks for points, a later one for a wager."""
    wager = {"field": "wager", "is": "1 to 9", "when": "edition > 1"}
    return {
        "form": "skat",
        "title": "Skat",
        "prefix": "SKT",
        "players": [3, 5],
        "edition": number,
        "options": [{"option": "target", "is": "10 to 90", "default": 50}],
        "steps": [
            {
                "step": "hand",
                "fields": [
                    {"field": "declarer", "is": "player"},
                    {"field": "points", "is": "0 to 9 if edition < 3 else 20"},
                    wager,
                ],
                "score": "(points * (1 if edition == 1 else wager)) if declarer",
            }
        ],
        "end": {"wins": "high", "limit": "target if edition < 3 else 2 * target"},
        "rules": [{"en": "Three to five play."}],
    }


@pytest.fixture
def released(monkeypatch):
    """Return what makes an edition the one that ships."""

    def ship(number):
        monkeypatch.setattr(forms, "_shipped", lambda name: (edition(number), None))
        readings.make_room(0, 0)
        return games.load("form:skat")

    yield ship
    # The form that ships is read anew, with its texts.
    monkeypatch.undo()
    readings.make_room(0, 0)


class Journal(list):
    """A journal in memory, which is read and appended to."""

    name = "g1"

    def __init__(self, house, *entries):
        super().__init__(entries)
        self.header = {"game": "form:skat", "players": NAMES, "house": house, "dealer": "Ana"}


def hand(**more):
    return dict(HAND, **more)


def test_a_saved_game_of_each_edition_is_replayed_by_its_own_rules(released):
    saved = {}
    for number, one in ((1, hand()), (2, hand(wager=3)), (3, hand(points=20, wager=2))):
        kind = released(number)
        house = kind.with_defaults(None)
        # The first edition is what is kept without a word.
        assert house.get("edition") == (None if number == 1 else number)
        saved[number] = (house, one)
    released(3)
    for number, (house, one) in saved.items():
        ledger = opened(Journal(house, one))
        assert ledger.game.find("Ana").score == {1: 7, 2: 21, 3: 40}[number]
        assert untyped(ledger.game).limit == (50 if number < 3 else 100)
        # It goes on by the same rules.
        ledger.add(one)
        assert ledger.game.find("Ana").score == 2 * {1: 7, 2: 21, 3: 40}[number]
        assert sides_of(Journal(house).header) == []


def test_a_new_game_has_the_form_s_own_edition_also_where_it_is_begun_like_the_last_one(released):
    kind = released(2)
    assert kind.with_defaults(None) == {"target": 50, "direction": "left", "edition": 2}
    assert kind.repeat_house({"target": 60}) == {"target": 60, "direction": "left", "edition": 2}
    assert kind.repeat_house({"edition": 1, "target": 60})["edition"] == 2
    assert kind.restore_house({"target": 60})["edition"] == 1
    assert "edition" not in [option.name for option in kind.options]
    for wrong in (0, 3, "1", True, None):
        with pytest.raises(InputError) as error:
            kind.restore_house({"edition": wrong})
        assert "1-2" in error.value.why()
    assert released(1).with_defaults({"edition": 1}) == {"target": 50, "direction": "left"}


def test_a_question_may_name_the_edition_and_a_link_brings_it_along(released):
    released(2)
    asked = {"ask": "score", "game": "form", "form": "skat", "players": NAMES}
    old = answer(dict(asked, options={"edition": 1}, events=[hand()]))
    assert old["scores"]["Ana"] == 7
    assert answer(dict(asked, events=[hand(wager=2)]))["scores"]["Ana"] == 14
    assert "wager" in answer(dict(asked, events=[hand()]))["error"]

    class App:
        stack = [type("Screen", (), {"module": "table.sheet"})]

    for house, one in (({"edition": 2, "target": 50}, hand(wager=2)), ({"target": 50}, hand())):
        journal = Journal(house, one)
        ledger = opened(journal)
        open_game = OpenGame(1, ledger, journal)
        untyped(App).session = type("Session", (), {"open_game": open_game})
        link = links(App)["sheet"]
        again = games.load("form:skat").restore_house(link["house"])
        assert again == ledger.house
        assert "error" in judge(dict(link, action="judge_none", answers=[]))

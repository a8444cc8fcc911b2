"""What an onlooker sees of a game, against `ask` on the same entries."""

import json
import os

import pytest

from engine import games
from engine.games import forms
from engine.record.ledger import Ledger
from host_tools.base.speaking import speaking
from host_tools.simulated.shown.standing import VERSION, standing
from tests.proof.onlookers import FIVE, moves, seen, setup
from tests.proof.played import PLAYED

COUNT = 200 if os.environ.get("MELDMATE_SOAK") else 20


def what_is_seen(found):
    """Return of a standing what `ask` knows, too."""
    return {
        "names": [one["name"] for one in found["players"]],
        "scores": [one["score"] for one in found["players"]],
        "places": [one["place"] for one in found["players"]],
        "leads": [one["name"] for one in found["players"] if one["leads"]],
        "over": found["over"],
    }


@pytest.mark.parametrize("name", FIVE)
def test_after_each_entry_it_is_what_ask_says(name):
    done, amended, edges = [], 0, set()
    for entry, ledger in moves(name, 1, COUNT):
        done.append(entry)
        found = standing(ledger)
        expected = seen(setup(name), done)
        dealer = expected.pop("dealer")
        assert what_is_seen(found) == expected, done
        assert (dealer or "-") in found["deals"] or not dealer
        marked = [one["name"] for one in found["players"] if one["mark"] == "■"]
        assert not dealer or any(dealer in whose for whose in marked)
        assert json.loads(json.dumps(found)) == json.loads(json.dumps(found))
        amended += entry["event"] == "amend"
        edges.add(entry["event"])
    assert amended and "undo" in edges


def test_equal_players_share_a_place_and_the_next_one_is_left_out():
    kind = games.load("any")
    ledger = Ledger(kind, ["Ana", "Ben", "Cy", "Dina"], kind.with_defaults(None), "Ana")
    assert [one["leads"] for one in standing(ledger)["players"]] == [False] * 4
    ledger.add({"event": "round", "points": {"Ana": 5, "Ben": 9, "Cy": 9, "Dina": 1}})
    found = standing(ledger)["players"]
    assert [one["place"] for one in found] == [3, 1, 1, 4]
    assert [one["leads"] for one in found] == [False, True, True, False]


@pytest.mark.parametrize("language", PLAYED)
def test_every_game_has_a_standing_before_its_first_round(language):
    with speaking(language):
        for name in (*games.names(), *forms.names()):
            kind = games.load(name)
            names = ["Ana", "Ben", "Cy", "Dina", "Eva"][: kind.min_players]
            found = standing(Ledger(kind, names, kind.with_defaults(None)), "2026-11-21T20:15")
            assert found["version"] == VERSION and found["saved"] == "2026-11-21T20:15"
            assert found["title"] and found["now"] and found["deals"], name
            assert not any(one["leads"] for one in found["players"])

"""A yes or no of a form: which is offered first, and whether an entry may leave it out."""

from engine.ask import answer
from engine.errors import EngineError
from engine.games import forms
from tests.portable.tools import raises

NAMES = ["Ana", "Ben", "Cleo"]


def form(**flag):
    """Return a form with a yes or no and a number."""
    fields = [
        dict({"field": "both", "is": "yes/no"}, **flag),
        {"field": "points", "for": "each player", "is": "0 to 9"},
    ]
    step = {"step": "round", "fields": fields, "score": "points * (2 if both else 1)"}
    end = {"wins": "high", "limit": 100}
    return {"form": "flags", "players": [2, 5], "steps": [step], "end": end}


def offered(made, step, wanted, said):
    """Return the answers to the question about `wanted` in their order, `said` before."""
    game = made(NAMES, made.with_defaults(said.get("options")), "Ana")
    asking = game.questions(step, {})
    question = next(asking)
    while True:
        field = wanted in question.key
        if field:
            return [value for value, _ in question.choices]
        for name in said:
            if question.key.endswith("_" + name):
                question = asking.send(said[name])
                break
        else:
            raise AssertionError(question.key)


def test_the_list_has_the_order_of_the_answers():
    assert offered(forms.class_of(form()), "round", "both", {}) == [False, True]
    yes = forms.class_of(form(**{"is": ["yes", "no"]}))
    assert offered(yes, "round", "both", {}) == [True, False]
    no = forms.class_of(form(**{"is": ["no", "yes"]}))
    assert offered(no, "round", "both", {}) == [False, True]


def test_whether_a_skat_game_was_won_has_one_order_in_all_kinds_of_games():
    skat = forms.load("form:skat")
    common = {"declarer": "Ana", "bid": 18, "hand": False, "open": False}
    suit = dict(common, game="clubs", jacks="with", tops=1)
    assert offered(skat, "hand", "result", suit)[0] == "won"
    assert offered(skat, "hand", "won", dict(common, game="null")) == [True, False]
    value = {"declarer": "Ana", "value": 18, "options": {"entry": "value"}}
    assert offered(skat, "hand", "won", value) == [True, False]


def test_what_may_be_left_out_means_no():
    made = forms.class_of(form(default="no"))
    game = made(NAMES, made.with_defaults(None), "Ana")
    points = {"Ana": 1, "Ben": 2, "Cleo": 3}
    game.apply({"event": "round", "points": points})
    game.apply({"event": "round", "points": points, "both": True})
    assert [player.score for player in game.players] == [3, 6, 9]
    made = forms.class_of(form())
    game = made(NAMES, made.with_defaults(None), "Ana")
    assert (
        raises(EngineError, game.apply, {"event": "round", "points": points}).key
        == "all.event_missing"
    )


def test_a_hand_of_scala_40_without_a_word_of_closing_in_hand():
    asked = {"ask": "score", "game": "form", "form": "scala40", "players": NAMES}
    plain = {"event": "round", "closer": "Ana", "points": {"Ben": 20, "Cleo": 5}}
    found = answer(dict(asked, events=[plain, dict(plain, in_hand=True)]))
    assert found["scores"] == {"Ana": 0, "Ben": 60, "Cleo": 15}


def test_only_a_yes_or_no_that_is_asked_once_may_be_left_out():
    for flag in ({"default": "yes"}, {"is": "player", "default": "no"}, {"default": False}):
        found = answer({"ask": "form", "form": form(**flag)})
        assert found["where"] == "steps[0].fields[0].default", found
    each = form(default="no", **{"for": "each player"})
    assert answer({"ask": "form", "form": each})["where"] == "steps[0].fields[0].default"

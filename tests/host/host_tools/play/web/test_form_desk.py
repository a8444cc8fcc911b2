"""What the page asks while a form is made, on CPython: the melds of a form judge cards."""

from engine import texts
from engine.games.forms import readings
from host_tools.play.web.inside import form_desk

FORM = {
    "form": "trial",
    "players": [2, 4],
    "steps": [
        {
            "step": "round",
            "fields": [{"field": "points", "for": "each player", "is": "0 to 99"}],
            "score": "points",
        }
    ],
    "end": {"wins": "low"},
    "rules": [{"en": "A run has three cards or more."}],
    "prefix": "TRI",
}
MELDS = {"deck": "52 + 2", "run": "3", "wild": "*", "hand": 4, "rule": 1, "opens": "30 points"}

# What the page lets a search do at first (site/maker/trial.js).
STEPS = 20000


def judged(cards, **melds):
    before = len(readings._readings)
    found, sure = form_desk.judged(dict(FORM, melds=dict(MELDS, **melds)), cards, STEPS)
    assert sure
    # Nothing is kept of a form that is being typed.
    assert len(readings._readings) == before
    return found


def test_each_question_is_answered_with_its_rule():
    assert judged("5S 6S 7S 2H") == [
        ["Is it a meld?", "A run has one suit: 2H has another. TRI-1"],
        ["Count a hand", "2 in no meld: the hand may not end; 18 points, 30 are needed. TRI-1"],
        ["May I open?", "18 points, 30 are needed. TRI-1"],
    ]
    questions = [question for question, _ in judged("9S 10S JS 2H *")]
    assert questions[-1] == "What should I discard?"
    assert [question for question, _ in judged("9S 10S JS", opens=[])][2:] == []


def test_what_is_wrong_is_said_and_nothing_else():
    assert judged("5S 5S") == judged("5S 5S", hand=9)
    assert [question for question, _ in judged("5S XX")] == [""]
    assert [question for question, _ in judged(" ".join(["5S"] * 30))] == [""]
    assert judged("  ") == [] == judged("5S 6S 7S", run="3 too 4")
    assert form_desk.judged(FORM, "5S 6S 7S", STEPS) == [[], True]


def test_a_long_search_says_that_it_is_not_sure_and_how_far_it_is():
    """Few steps leave it open; more of them settle it, and somebody is told meanwhile."""
    melds = dict(MELDS, deck="52 x 2 + 4", run="3 to 13", wild=["*", "2"], natural="yes", hand=14)
    melds["run suits"], melds["ace"], melds["opens"] = "any", "round", "run 3"
    words = "AS 2H 3D 5C 6S 7H 9D 10C JS QH KD 2S * * 4H"
    told = []
    form = dict(FORM, melds=melds)
    few, sure = form_desk.judged(form, words, 200, told.append)
    assert not sure and any("cut short" in why for _, why in few)
    assert told and told == [int(one) for one in told] and min(told) >= 0 and max(told) < 100
    many, sure = form_desk.judged(form, words, 300000)
    assert sure and not any("cut short" in why for _, why in many)


def test_a_form_that_is_ready_has_its_words_in_the_language_that_is_spoken():
    before = texts.language()
    try:
        for language, word in (("it", "mano"), ("en", None)):
            texts.use(language)
            unit = form_desk.data("burraco")["unit"]
            assert unit["en"] == "hand" and unit.get("it") == word
    finally:
        texts.use(before)


def test_a_form_for_nine_to_twelve_is_tried():
    points = {"field": "points", "for": "each player", "is": "0 to 9"}
    form = {"form": "many", "players": [9, 12], "end": {"wins": "high", "limit": 99}}
    form["steps"] = [{"step": "round", "fields": [points], "score": "points"}]
    for count, wanted in ((4, 9), (12, 12), (20, 12)):
        assert len(form_desk.tried(form, count, 3, [])["names"]) == wanted

"""What the page asks while a form is made, on CPython: the melds of a form judge cards."""

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


def judged(cards, **melds):
    before = len(readings._readings)
    found = form_desk.judged(dict(FORM, melds=dict(MELDS, **melds)), cards)
    # Nothing is kept of a form that is being typed.
    assert len(readings._readings) == before
    return found


def test_each_question_is_answered_with_its_rule():
    assert judged("5S 6S 7S 2H") == [
        ["Is it a meld?", "A run has one suit: 2H has another. TRI-1"],
        ["Count a hand", "Deadwood 2: the hand ends only with all cards in melds. TRI-1"],
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
    assert form_desk.judged(FORM, "5S 6S 7S") == []

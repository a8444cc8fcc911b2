"""A form written with docs/forms.md alone, for a game that is not among those that are ready."""

import random

from engine import games
from engine.ask import answer
from engine.games import forms
from engine.record.ledger import Ledger

NAMES = ("Ana", "Ben", "Cy", "Dee")
DOPPELKOPF = {
    "form": "doppelkopf",
    "title": "Doppelkopf",
    "prefix": "DKF",
    "players": [4],
    "options": [
        {"option": "hands", "is": "1 to 96", "default": 24, "rule": 5, "en": "hands"},
        {
            "option": "solo",
            "is": ["triple", "single"],
            "rule": 4,
            "en": "a solo counts: three times, once",
        },
    ],
    "let": [
        ["winners", "count(won)"],
        ["alone", "winners == 1 if won else winners == 3"],
        ["worth", "points * (3 if alone and solo == 'triple' else 1)"],
    ],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "won", "for": "each player", "is": "yes/no", "en": "won"},
                {"field": "points", "is": "0 to 40", "en": "points of the hand"},
            ],
            "check": [{"once": "winners > 0 and winners < 4", "rule": 2}],
            "score": "worth if won else -worth",
            "coming": {"en": "Who won, and for how many points?"},
        }
    ],
    "end": {"wins": "high", "rounds": "hands", "rule": 5},
    "rules": [
        {"en": "Four players, each alone."},
        {"en": "One, two or three players win a hand together."},
        {"en": "The winners score the points of the hand, the others lose them."},
        {"en": "Who plays alone wins or loses three times as much; with solo=single once."},
        {"en": "The game ends after 24 hands (house rule hands)."},
    ],
}


def plain(won, points, solo):
    """Return what each scores: the winners as much as the others lose."""
    changes = []
    for one in won:
        mates = won.count(one)
        factor = 3 if mates == 1 and solo == "triple" else 1
        changes.append((points if one else -points) * factor)
    return changes


def test_doppelkopf_scores_as_a_plain_function():
    game = games.played("form:doppelkopf", DOPPELKOPF)
    assert games.facts(game.name)[0] == ("%s.title" % game.section, {}) or game.title
    rng = random.Random(4)
    for _ in range(100):
        solo = rng.choice(("triple", "single"))
        ledger = Ledger(game, NAMES, game.settle({"hands": 6, "solo": solo}))
        wanted = [0] * 4
        for _ in range(6):
            won = [rng.random() < 0.5 for _ in NAMES]
            points = rng.randint(0, 40)
            event = {"event": "hand", "won": dict(zip(NAMES, won, strict=True)), "points": points}
            if sum(won) in (0, 4):
                question = {"ask": "score", "game": "form", "form": DOPPELKOPF, "events": [event]}
                refused = answer(dict(question, players=list(NAMES)))
                assert (refused["rule"], refused["index"]) == ("DKF-2", 0)
                won[0] = not won[0]
                event["won"]["Ana"] = won[0]
            ledger.add(event)
            changes = plain(won, points, solo)
            assert sum(changes) == 0 or solo == "single"
            wanted = [one + other for one, other in zip(wanted, changes, strict=True)]
        assert [player.score for player in ledger.game.players] == wanted
        assert ledger.game.over
    forms._own.pop("doppelkopf")

"""Forms written with docs/forms.md alone, for games that are not among those that are ready: Belote
with its held-over hands, Tarot for five with a called partner.
"""

import random

import pytest

from engine import games
from engine.ask import answer
from engine.games import forms
from engine.record.ledger import Ledger

NAMES = ("Ana", "Ben", "Cy", "Dee", "Eve")
BELOTE = {
    "form": "belote",
    "title": "Belote",
    "players": [4],
    "sides": "opposite",
    "direction": "right",
    "options": [{"option": "announced", "is": ["yes", "no"], "en": "sequences and fours count"}],
    "carried": [{"name": "pending", "is": "pot + mine if tied and taker", "en": "held over"}],
    "let": [
        ["mine", "points + melds + (20 if belote)"],
        ["theirs", "others(points) + others(melds) + (20 if others(belote))"],
        ["tied", "mine == theirs"],
        ["failed", "mine < theirs if taker else theirs < mine"],
        ["pot", "pending + others(pending)"],
        ["whole", "max(points, others(points)) if max(points, others(points)) == 252 else 162"],
    ],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "taker", "is": "player", "ask": {"en": "Who took?"}},
                {
                    "field": "points",
                    "for": "each side",
                    "is": "0 to 252",
                    "sum": "252 if max(points) == 252 else 162",
                },
                {
                    "field": "melds",
                    "for": "each side",
                    "is": "0 to 500 by 10",
                    "when": "announced",
                },
                {"field": "belote", "is": "side or nobody"},
            ],
            "check": [{"once": "min(melds) == 0", "en": "Only one side's announcements count."}],
            "score": [
                "points if not failed and not (tied and taker)",
                {"is": "whole if failed and not taker", "en": "the game"},
                {"is": "melds if not failed and not (tied and taker)", "en": "announced"},
                {"is": "melds + others(melds) if failed and not taker", "en": "announced"},
                {"is": "20 if belote and not (tied and taker)", "en": "belote"},
                {"is": "pot if taker != failed and not tied", "en": "held over"},
            ],
        }
    ],
    "end": {"wins": "high", "limit": 99999, "equal": "play on"},
}
TAROT = {
    "form": "tarot",
    "title": "Tarot",
    "players": [3, 5],
    "let": [
        ["need", "56 if oudlers == 0 else 51 if oudlers == 1 else 41 if oudlers == 2 else 36"],
        ["made", "points >= need"],
        ["times", "1 if contract == 'petite' else 2 if contract == 'garde' else 4"],
        ["last", "10 if petit == 'taker' else -10 if petit == 'defence'"],
        ["base", "25 + abs(points - need)"],
        ["worth", "((base if made else -base) + last) * times"],
    ],
    "steps": [
        {
            "step": "hand",
            "fields": [
                {"field": "taker", "is": "player or nobody"},
                {
                    "field": "partner",
                    "is": "player or nobody",
                    "when": "taker and players == 5",
                },
                {
                    "field": "contract",
                    "is": ["petite", "garde", "garde_sans"],
                    "when": "taker",
                },
                {"field": "oudlers", "is": "0 to 3", "when": "taker"},
                {"field": "points", "is": "0 to 91", "when": "taker"},
                {"field": "petit", "is": ["no", "taker", "defence"], "when": "taker"},
            ],
            "check": [{"each": "not taker or not partner", "en": "{name}: say nobody."}],
            "score": [
                "worth * (players - 1 - 2 * others(partner)) if taker",
                "worth if partner",
                "-worth if not taker and not partner and others(taker)",
            ],
        }
    ],
    "end": {"wins": "high", "rounds": 6},
}


@pytest.fixture(autouse=True)
def _forgotten():
    yield
    for name in ("belote", "tarot"):
        forms._own.pop(name, None)


def belote(hands):
    """Return what both sides have after hands: who took, card points, melds, whose the belote."""
    scores, held = [0, 0], 0
    for took, points, melds, has in hands:
        sums = [points[side] + melds[side] + 20 * (has == side) for side in (0, 1)]
        other = 1 - took
        if sums[took] == sums[other]:
            held += sums[took]
            scores[other] += sums[other]
            continue
        if sums[took] > sums[other]:
            winner = took
            scores = [scores[side] + sums[side] for side in (0, 1)]
        else:
            winner = other
            scores[other] += (252 if 252 in points else 162) + sum(melds) + 20 * (has == other)
            scores[took] += 20 * (has == took)
        scores[winner] += held
        held = 0
    return scores


def test_belote_scores_as_a_plain_function():
    game = games.played("form:belote", BELOTE)
    rng = random.Random(5)
    tied = 0
    for _ in range(60):
        ledger, hands = Ledger(game, NAMES[:4]), []
        for _ in range(8):
            took, first = rng.randrange(2), rng.choice((81, 81, 71, 91, rng.randint(0, 162)))
            points = rng.choice([[first, 162 - first]] * 9 + [[252, 0]])
            melds = [0, 0]
            melds[rng.randrange(2)] = rng.choice((0, 0, 20, 50))
            has = rng.choice((0, 1, None))
            hands.append((took, points, melds, has))
            tied += len(set(points)) == 1
            event = {"event": "hand", "taker": NAMES[took + 2 * rng.randrange(2)]}
            event["points"] = dict(zip(NAMES, points, strict=False))
            event["melds"] = dict(zip(NAMES, melds, strict=False))
            event["belote"] = None if has is None else NAMES[has]
            ledger.add(event)
        assert [player.score for player in ledger.game.players] == belote(hands) * 2
    assert tied > 20


def tarot(names, event):
    """Return what each scores in a hand."""
    if event["taker"] is None:
        return [0] * len(names)
    over = event["points"] - {0: 56, 1: 51, 2: 41, 3: 36}[event["oudlers"]]
    worth = 25 + abs(over) if over >= 0 else -25 - abs(over)
    worth += {"no": 0, "taker": 10, "defence": -10}[event["petit"]]
    worth *= {"petite": 1, "garde": 2, "garde_sans": 4}[event["contract"]]
    partner = event.get("partner")
    won = dict.fromkeys(names, -worth)
    if partner:
        won[partner] = worth
    won[event["taker"]] = 0
    won[event["taker"]] = -sum(won.values())
    return [won[name] for name in names]


def test_tarot_scores_as_a_plain_function_and_adds_up_to_nothing():
    game = games.played("form:tarot", TAROT)
    rng = random.Random(6)
    for _ in range(60):
        names = NAMES[: rng.randint(3, 5)]
        ledger, wanted = Ledger(game, names), [0] * len(names)
        for _ in range(6):
            event = {"event": "hand", "taker": rng.choice([*names, None])}
            if event["taker"]:
                event["contract"] = rng.choice(("petite", "garde", "garde_sans"))
                event.update(oudlers=rng.randint(0, 3), points=rng.randint(0, 91))
                event["petit"] = rng.choice(("no", "taker", "defence"))
                if len(names) == 5:
                    others = [name for name in names if name != event["taker"]]
                    event["partner"] = rng.choice([*others, None])
            ledger.add(event)
            changes = tarot(names, event)
            wanted = [one + other for one, other in zip(wanted, changes, strict=True)]
        assert [player.score for player in ledger.game.players] == wanted
        assert sum(wanted) == 0 and ledger.game.over
    event = {"event": "hand", "taker": "Ana", "partner": "Ana", "contract": "petite"}
    event.update(oudlers=0, points=50, petit="no")
    question = {"ask": "score", "game": "form", "form": TAROT, "players": list(NAMES)}
    assert answer(dict(question, events=[event]))["error"] == "Ana: say nobody."

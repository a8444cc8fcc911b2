"""Forms written with docs/forms.md alone, for games that are not among those that are ready: Belote
with its held-over hands, Tarot for five with a called partner, Golf with cards below nothing, 1000
with its barrel, the melds of Loba.
"""

import random

import pytest

from engine import games
from engine.ask import answer
from engine.games.forms import readings
from engine.record.ledger import Ledger
from tests.portable.tools import untyped

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
GOLF = {
    "form": "golf_cards",
    "title": "Golf",
    "players": [2, 8],
    "options": [
        {"option": "holes", "is": [9, 18], "en": "holes"},
        {"option": "knock", "is": ["no", "double", "ten"], "en": "a knocker who is not lowest"},
    ],
    "cards": {"layout": {"A": 1, "2": -2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "8": 8, "9": 9}},
    "steps": [
        {
            "step": "hole",
            "fields": [
                {"field": "knocker", "is": "player", "when": "knock != 'no'"},
                {"field": "points", "for": "each player", "is": "-12 to 60", "cards": "layout"},
            ],
            "score": [
                "points",
                "points if knock == 'double' and knocker and points > min(points)",
                "10 if knock == 'ten' and knocker and points > min(points)",
            ],
        }
    ],
    "end": {"wins": "low", "rounds": "holes"},
}
GOLF["cards"]["layout"].update({"10": 10, "J": 10, "Q": 10, "K": 0, "*": -5})
THOUSAND = {
    "form": "thousand",
    "title": "1000",
    "players": [3, 4],
    "idle": "players == 4 and turn == 4",
    "options": [
        {"option": "barrel", "is": ["yes", "no"], "en": "the barrel at 880"},
        {"option": "target", "is": "100 to 5000", "default": 1000, "en": "target"},
    ],
    "carried": [{"name": "tries", "is": "tries if idle else (tries + 1) % 3 if barrelled"}],
    "let": [
        ["barrelled", "barrel and total >= 880"],
        ["made", "declarer and taken + marriages >= bid"],
        ["off", "barrelled and not idle and not made and tries == 2"],
    ],
    "steps": [
        {
            "step": "deal",
            "fields": [
                {"field": "declarer", "is": "player"},
                {"field": "bid", "is": "100 to 360 by 5"},
                {"field": "marriages", "for": "each player", "is": "0 to 340 by 20"},
                {"field": "taken", "for": "each player", "is": "0 to 120", "sum": "120"},
            ],
            "check": [{"each": "marriages != 20", "en": "No marriages are worth {marriages}."}],
            "score": [
                {"is": "bid if declarer and made", "en": "made"},
                {"is": "-bid if declarer and not made", "en": "missed"},
                "(taken + 2) // 5 * 5 if not declarer and not barrelled and not idle",
                {"is": "marriages if not declarer and not barrelled and taken > 0", "en": "K Q"},
                {"is": "-120 if off", "en": "off the barrel"},
            ],
        }
    ],
    "end": {"wins": "high", "limit": "target", "equal": "play on"},
}
# Loba as in Argentina (gambiter.com/cards/rummy/loba.html; thanoscardgames.jimdofree.com: jokers in
# runs alone, two at most). What it cannot say: more cards of a set's suits, once that is laid.
LOBA = {
    "form": "loba",
    "players": [2, 5],
    "options": [{"option": "attach", "is": ["yes", "no"], "en": "laid off on the others' melds"}],
    "steps": [
        {
            "step": "hand",
            "fields": [{"field": "left", "for": "each player", "is": "0 to 300"}],
            "score": "left",
        }
    ],
    "end": {"wins": "last in", "limit": 101, "reached": "out"},
    "melds": {
        "deck": "52 x 2 + 4",
        "set": "3 to 3",
        "run": "3",
        "ace": "both",
        "wild": "*",
        "wilds": {"set": 0, "run": 2},
        "hand": 9,
        "opens": "set 3 or run 3",
        "lay off": "table if attach else own",
    },
}


@pytest.fixture(autouse=True)
def _forgotten():
    yield
    readings.make_room(0, 0)


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
    won[event["taker"]] = -sum(untyped(won.values()))
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


def test_golf_counts_cards_below_nothing_and_what_a_knock_costs():
    game = games.played("form:golf_cards", GOLF)
    cards = {"Ana": ["2S", "2H", "JK"], "Ben": ["QS", "KH", "9D"]}
    event = {"event": "hole", "points": {"Ana": -9, "Ben": 19}, "points_cards": cards}
    ledger = Ledger(game, NAMES[:2])
    ledger.add(event)
    assert [player.score for player in ledger.game.players] == [-9, 19]
    question = {"ask": "score", "game": "form", "form": GOLF, "players": list(NAMES[:2])}
    wrong = dict(event, points={"Ana": -8, "Ben": 19})
    assert "-9" in answer(dict(question, events=[wrong]))["error"]
    # Whoever knocks and is not lowest pays for it; whoever is, does not.
    for house, ana, scores in (("double", 2, [2, 6]), ("ten", 2, [2, 13]), ("double", 4, [4, 3])):
        knocked = {"event": "hole", "knocker": "Ben", "points": {"Ana": ana, "Ben": 3}}
        found = answer(dict(question, events=[knocked], options={"knock": house}))["scores"]
        assert list(found.values()) == scores
    for _ in range(8):
        ledger.add({"event": "hole", "points": {"Ana": 0, "Ben": 0}})
    assert ledger.game.over and ledger.game.winners == ["Ana"]


def thousand(scores, tries, sitting, event):
    """Change what each has, and how often they tried on the barrel, by a deal."""
    for name in sitting:
        on_barrel = scores[name] >= 880
        whole = event["taken"][name] + event["marriages"][name]
        made = name == event["declarer"] and whole >= event["bid"]
        if name == event["declarer"]:
            scores[name] += event["bid"] if made else -event["bid"]
        elif not on_barrel:
            rest = event["taken"][name] % 5
            scores[name] += event["taken"][name] - rest + (5 if rest > 2 else 0)
            scores[name] += event["marriages"][name] if event["taken"][name] else 0
        tries[name] = tries[name] + 1 if on_barrel else 0
        if tries[name] == 3:
            scores[name] -= 0 if made else 120
            tries[name] = 0


def test_a_thousand_scores_as_a_plain_function_with_its_barrel():
    game = games.played("form:thousand", THOUSAND)
    rng = random.Random(7)
    off = over = 0
    for _ in range(20):
        names = NAMES[: rng.choice((3, 4))]
        ledger = Ledger(game, names)
        scores, tries = dict.fromkeys(names, 0), dict.fromkeys(names, 0)
        for at in range(30):
            if ledger.game.over:
                break
            sitting = [name for name in names if len(names) == 3 or name != names[at % 4]]
            taken, marriages = dict.fromkeys(sitting, 0), dict.fromkeys(sitting, 0)
            for _ in range(12):
                taken[rng.choice(sitting)] += 10
            one, other = rng.sample(sitting, 2)
            moved = taken[other] % 7
            taken[one], taken[other] = taken[one] + moved, taken[other] - moved
            marriages[rng.choice(sitting)] = rng.choice((0, 0, 40, 60, 100, 140))
            event = {"event": "deal", "declarer": rng.choice(sitting), "taken": taken}
            event.update(bid=rng.choice((100, 110, 120)), marriages=marriages)
            before = dict(tries)
            thousand(scores, tries, sitting, event)
            ledger.add(event)
            assert {player.name: player.score for player in ledger.game.players} == scores
            off += any(before[name] == 2 and tries[name] == 0 for name in sitting)
        over += ledger.game.over
    assert off and over


def test_loba_opens_with_a_set_or_a_run():
    def asked(question, cards, **fields):
        data = {"ask": question, "game": "form", "form": LOBA, "cards": cards.split()}
        return answer(dict(data, **fields))

    for cards, kind in (
        ("4S 4H 4C", "set"),
        ("5H 6H 7H", "run"),
        ("10S JS QS KS AS", "run"),
        ("5H * 7H", "run"),
        ("KS AS 2S 3S", None),
        ("4S 4H 4C 4D", None),
        ("4S 4H *", None),
    ):
        assert asked("meld", cards)["kind"] == kind, cards
    found = asked("opens", "4S 4H 4C KD 9H")
    assert (found["ok"], found["why"]) == (True, "all there: 1 set of 3 or more")
    found = asked("opens", "5H * 7H KD 9C")
    assert (found["ok"], found["why"]) == (True, "all there: 1 run of 3 or more")
    found = asked("opens", "4S 4H * KD 9H")
    assert found["why"] == "not all there: 1 set of 3 or more, or 1 run of 3 or more"
    assert asked("layoff", "8H KD", table=[["5H", "6H", "7H"]])["laid"] == [["8H", 0]]

"""Corrections, cancelled rounds, leavers and edits between the steps of a round, in any order.

The state after any sequence is that of the events in force, applied to a new game.
"""

from engine import texts
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.game.questions import CARDS, NUMBER, PICK
from engine.games import forms
from engine.record.ledger import Ledger
from engine.record.sheet_text import rows
from engine.record.tally import rounds
from tests.portable.brute import Chance
from tests.portable.form_tables import noted
from tests.portable.race_models import cribbage_form
from tests.portable.tools import shown, untyped

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo")
# Two steps that score for each, then one for one of them.
PLAIN = {
    "form": "plain_steps",
    "players": [2, 6],
    "steps": [
        {
            "step": "one",
            "fields": [{"field": "a", "for": "each player", "is": "-50 to 99"}],
            "score": "a",
        },
        {
            "step": "two",
            "fields": [{"field": "b", "for": "each player", "is": "0 to 99"}],
            "score": ["b", "10 if b == max(b)"],
        },
        {"step": "three", "fields": [{"field": "c", "is": "player"}], "score": "25 if c"},
    ],
    "end": {"wins": "high", "limit": 100000},
}


def state(ledger):
    game = untyped(ledger.game)
    found = shown(game)
    found.update(step=game.step_index, said=dict(game.step_values), carried=dict(game.carried))
    return found


def test_a_cancelled_round_takes_back_what_its_steps_scored():
    ledger = Ledger(forms.class_of(PLAIN), ["Ann", "Bo"])
    ledger.add({"event": "one", "a": {"Ann": 10, "Bo": 10}})
    ledger.add({"event": "adjust", "player": "Bo", "by": -3, "reason": "late"})
    ledger.add({"event": "two", "b": {"Ann": 5, "Bo": 7}})
    assert [player.score for player in ledger.game.players] == [15, 24]
    effect, after = ledger.preview({"event": "void"})
    # The correction stays.
    assert effect.changes == {"Ann": -15, "Bo": -27}
    assert noted(effect)[1:] == [("ALL-1", "The points of this round are taken back")]
    texts.use("it")
    try:
        assert noted(effect)[1:] == [("ALL-1", "I punti di questa mano sono tolti")]
    finally:
        texts.use("en")
    assert [player.score for player in after.players] == [0, -3] and not after.step_index
    ledger.add({"event": "void"})
    # A second one has nothing to take back, and says nothing of points.
    effect, after = ledger.preview({"event": "void"})
    assert effect.changes == {"Ann": 0, "Bo": 0} and len(noted(effect)) == 1
    # An edit before it changes what it takes back.
    ledger.add({"event": "amend", "index": 0, "to": {"event": "one", "a": {"Ann": 40, "Bo": 0}}})
    assert [player.score for player in ledger.game.players] == [0, -3]
    ledger.add({"event": "undo"})
    ledger.add({"event": "undo"})
    assert [player.score for player in ledger.game.players] == [15, 24]
    ledger.add({"event": "three", "c": "Ann"})
    # Between two rounds there is nothing to take back.
    ledger.add({"event": "void"})
    assert [player.score for player in ledger.game.players] == [40, 24]


def test_a_cancelled_round_counts_nothing_in_the_sheet_and_the_statistics():
    ledger = Ledger(forms.class_of(PLAIN), ["Ann", "Bo"])
    ledger.add({"event": "one", "a": {"Ann": 10, "Bo": 90}})
    ledger.add({"event": "void"})
    ledger.add({"event": "one", "a": {"Ann": 1, "Bo": 2}})
    ledger.add({"event": "two", "b": {"Ann": 3, "Bo": 0}})
    ledger.add({"event": "three", "c": "Ann"})
    assert [(one.number, one.changes, one.winners) for one in rounds(ledger)] == [
        (1, {"Ann": 39, "Bo": 2}, ["Ann"])
    ]
    assert rows(ledger) == [[0, 0], [39, 2]]


# -- random sequences ------------------------------------------------------------------------------


def answered(game, action, chance):
    """Return an event with random answers, or None where they were refused."""
    try:
        entry = Entry(game, action)
        for _ in range(60):
            question = entry.question
            if question is None:
                return entry.event
            entry.answer(_answer(question, chance))
    except (RuleError, InputError):
        return None
    return None


def _answer(question, chance):
    if question.kind == PICK:
        return chance.of(question.choices)[0]
    if question.kind == NUMBER:
        least, most, _ = question.limits()
        step = untyped(question).step or 1
        return least + step * chance.below((min(most, least + 40) - least) // step + 1)
    assert question.kind != CARDS
    return question.default or "late"


def amended(ledger, chance):
    """Return an amend of one of the last entries, or None."""
    index = max(0, ledger.count - 1 - chance.below(6))
    kind = ledger.find(index)[0]["event"]
    to = answered(ledger.game_before(index), kind, chance)
    return to and {"event": "amend", "index": index, "to": to}


def joined(ledger, chance):
    """Return somebody's return to the game, or None."""
    gone = [player.name for player in ledger.game.players if player.has_left]
    return {"event": "join", "player": chance.of(gone)} if gone else None


def random_entry(ledger, chance):
    game = ledger.game
    what = chance.below(14)
    if what < 6 and not game.over:
        return answered(game, game.steps[game.step_index], chance)
    if what == 6:
        return {"event": "void"}
    if what == 7:
        by = chance.below(41) - 20
        return {"event": "adjust", "player": chance.of(game.players).name, "by": by, "reason": "x"}
    if what == 8:
        return {"event": "leave", "player": chance.of(game.players).name}
    if what == 9:
        return joined(ledger, chance)
    if what == 10:
        return {"event": "dealer", "player": chance.of(game.players).name}
    if what == 11 and ledger.count:
        return amended(ledger, chance)
    return {"event": "undo" if what == 12 else "redo"}


def wander(ledger, chance, entries, look=None):
    """Try so many random entries; the state is that of the events in force after each."""
    taken = 0
    for _ in range(entries):
        entry = random_entry(ledger, chance)
        if entry is None:
            continue
        before = state(ledger)
        try:
            ledger.add(entry)
            taken += 1
        except (RuleError, InputError):
            assert state(ledger) == before, entry
            continue
        if look:
            look(ledger)
    again = Ledger(ledger.game_class, ledger.names, ledger.house)
    for event in ledger.events():
        again.add(event)
    assert state(again) == state(ledger), ledger.log
    again = Ledger(ledger.game_class, ledger.names, ledger.house, log=list(ledger.log))
    assert state(again) == state(ledger), ledger.log
    return taken


def plainly(ledger):
    """Work out the scores of PLAIN from the events in force, one round after the other."""
    scores = dict.fromkeys(ledger.names, 0)
    here = list(ledger.names)
    this = {}
    for event in ledger.events():
        kind = event["event"]
        if kind == "one":
            this = dict(event["a"])
        elif kind == "two":
            most = max(event["b"].values())
            for name in here:
                this[name] += event["b"][name] + (10 if event["b"][name] == most else 0)
        elif kind == "three":
            this[event["c"]] += 25
            for name in this:
                scores[name] += this[name]
            this = {}
        elif kind == "void":
            this = {}
        elif kind == "adjust":
            scores[event["player"]] += event["by"]
        elif kind == "leave":
            here.remove(event["player"])
        elif kind == "join":
            here.append(event["player"])
    for name in scores:
        scores[name] += this.get(name, 0)
    return scores


def check_plainly(ledger):
    wanted = plainly(ledger)
    found = {player.name: player.score for player in ledger.game.players}
    assert found == wanted, (found, wanted, list(ledger.events()))


def test_scores_are_those_of_the_events_in_force():
    taken = 0
    for seed in range(12):
        chance = Chance(8200 + seed)
        count = 2 + chance.below(4)
        ledger = Ledger(forms.class_of(PLAIN), list(NAMES[:count]))
        taken += wander(ledger, chance, 60, check_plainly)
    assert taken > 250, taken


def test_every_form_with_several_steps_is_as_its_events_in_force():
    made = [cribbage_form(count, limit=61) for count in (2, 3, 4)]
    several = []
    for row in forms.SHIPPED:
        if len(forms.data_of(row[0])["steps"]) > 1:
            several.append(row[0])
    assert len(several) >= 3, several
    for at, name in enumerate(several):
        game = forms.load("form:" + name)
        chance = Chance(9100 + at)
        for _ in range(2):
            ledger = Ledger(game, list(NAMES[: game.max_players]))
            assert wander(ledger, chance, 40) > 10, name
    for at, data in enumerate(made):
        game = forms.class_of(data)
        chance = Chance(9200 + at)
        over = 0
        for _ in range(4):
            ledger = Ledger(game, list(NAMES[: game.max_players]))
            wander(ledger, chance, 50)
            over += ledger.game.over
        assert over, "no race came to its end"

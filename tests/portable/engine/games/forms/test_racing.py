"""Games that are raced: the limit counts in the term of a score in which somebody arrives."""

from engine import texts
from engine.ask import answer
from engine.errors import InputError, RuleError
from engine.game.entry import Entry
from engine.games import forms
from engine.games.forms.mistakes import FormError
from engine.record.ledger import Ledger
from tests.portable.brute import Chance
from tests.portable.form_tables import noted
from tests.portable.race_models import cribbage, cribbage_form, schieber
from tests.portable.tools import fill_in, raises, shown, untyped

# Three steps that score; the end by a house rule.
THREE_STEPS = {
    "form": "three_steps",
    "players": [2, 3],
    "options": [{"option": "goes_on", "is": ["no", "yes"], "en": "the round is finished"}],
    "steps": [
        {
            "step": "one",
            "fields": [{"field": "a", "for": "each player", "is": "-9 to 119"}],
            "score": "a",
        },
        {
            "step": "two",
            "fields": [{"field": "b", "for": "each player", "is": "0 to 99"}],
            "score": ["b if turn == 1", {"is": "b if turn == 2", "en": "last"}],
        },
        {
            "step": "three",
            "fields": [{"field": "c", "for": "each player", "is": "0 to 99"}],
            "score": "c",
        },
    ],
    "end": {"wins": "high", "limit": 121, "rule": 1, "when": "round if goes_on else at once"},
    "rules": [{"en": "Who is first at 121 wins."}],
}


def race(*events, form=THREE_STEPS, **house):
    """Return the ledger of a race after events, each (step, numbers of Ann and Bo)."""
    game = forms.class_of(form)
    ledger = Ledger(game, ["Ann", "Bo"], game.with_defaults(house))
    for event in events:
        ledger.add(entry(*event))
    return ledger


def entry(step, ann, bo, **more):
    field = {"one": "a", "two": "b", "three": "c"}[step]
    return dict(more, **{"event": step, field: {"Ann": ann, "Bo": bo}})


def state(ledger):
    game = ledger.game
    return [player.score for player in game.players], game.over, game.winners, game.rounds


# 110 and 112, then 14 and 7: Bo, after the dealer Ann, counts first.
ARRIVES = (("one", 60, 70), ("two", 50, 42))


def test_the_first_one_there_wins_in_the_middle_of_a_round():
    ledger = race(*ARRIVES)
    assert state(ledger) == ([110, 112], False, [], 0)
    ledger.add(entry("three", 14, 7))
    assert state(ledger) == ([124, 119], True, ["Ann"], 1)
    # The same at the end of the second of three steps.
    ledger = race(("one", 110, 112), ("two", 14, 7))
    assert state(ledger) == ([124, 119], True, ["Ann"], 1)
    assert ledger.game.ending == ("THR-1", "all.end_target", {"n": 121})
    refused = raises(RuleError, ledger.check, entry("three", 5, 40))
    assert refused.key == "all.is_over"


def test_as_a_house_rule_has_it_the_round_is_finished():
    ledger = race(("one", 110, 112), ("two", 14, 7), goes_on="yes")
    assert state(ledger) == ([124, 119], False, [], 0)
    ledger.add(entry("three", 5, 40))
    assert state(ledger) == ([129, 159], True, ["Bo"], 1)


def test_what_is_counted_later_in_the_same_entry_does_not_count():
    ledger = race(("one", 110, 112))
    effect, after = ledger.preview(entry("two", 14, 9))
    assert effect.changes == {"Ann": 0, "Bo": 9}
    assert (after.over, after.winners) == (True, ["Bo"])
    assert noted(effect) == [("THR-1", "Bo is first at 121: what follows does not count")]
    assert ("Bo", "9", 9) not in effect.sums
    texts.use("it")
    try:
        assert noted(effect) == [("THR-1", "Il primo a 121 è Bo: il resto non conta")]
    finally:
        texts.use("en")
    # Nothing is left out where nothing came later.
    assert noted(ledger.preview(entry("two", 0, 9))[0]) == []


def test_who_wins_by_the_round_wins_before_who_is_at_the_limit():
    form = untyped(dict(THREE_STEPS))
    form["end"] = dict(form["end"], won="c == 50")
    rounds = (("one", 110, 100), ("two", 0, 0))
    ledger = race(*rounds, form=form)
    effect, after = ledger.preview(entry("three", 20, 50))
    # Both are there in one term, and nobody need have been first.
    assert (after.over, after.winners, noted(effect)) == (True, ["Bo"], [])
    ledger = race(("one", 110, 20), ("two", 0, 0), form=form)
    ledger.add(entry("three", 20, 50))
    assert state(ledger) == ([130, 70], True, ["Bo"], 1)
    assert ledger.game.ending[1] == "forms.end_won"
    ledger.add({"event": "undo"})
    ledger.add(entry("three", 20, 49))
    assert state(ledger) == ([130, 69], True, ["Ann"], 1)


def test_two_in_one_term_are_refused():
    ledger = race(("one", 100, 100))
    ledger.add(entry("two", 10, 10))
    refused = raises(RuleError, ledger.check, entry("three", 11, 11))
    assert (refused.rule, refused.key) == ("THR-1", "forms.two_arrive")
    assert texts.text(refused.key, **refused.facts) == (
        "Ann and Bo cannot reach 121 in one count: the first one there has won"
    )
    # With different points, too: who has more need not have been first.
    assert raises(RuleError, ledger.check, entry("three", 11, 30)).key == "forms.two_arrive"
    ledger.add(entry("three", 11, 10))
    assert state(ledger)[1:3] == (True, ["Ann"])


def test_a_correction_that_leads_to_the_limit_ends_the_game_in_a_round():
    ledger = race(("one", 110, 112))
    ledger.add({"event": "adjust", "player": "Bo", "by": 9, "reason": "pegs"})
    assert state(ledger) == ([110, 121], True, ["Bo"], 1)
    ledger.add({"event": "undo"})
    assert state(ledger) == ([110, 112], False, [], 0)
    assert ledger.game.step_index == 1
    ledger.add({"event": "adjust", "player": "Bo", "by": 8, "reason": "pegs"})
    ledger.add(entry("two", 20, 0))
    assert state(ledger) == ([130, 120], True, ["Ann"], 1)


def test_undo_and_redo_of_the_end_go_on_in_the_same_step():
    ledger = race(("one", 110, 112))
    before = shown(ledger.game)
    ledger.add(entry("two", 14, 7))
    over = shown(ledger.game)
    ledger.add({"event": "undo"})
    assert shown(ledger.game) == before and ledger.game.step_values == {
        "a": {"Ann": 110, "Bo": 112}
    }
    ledger.add({"event": "redo"})
    assert shown(ledger.game) == over
    # Read again from its journal, it is the same.
    again = Ledger(ledger.game_class, ledger.names, ledger.house, log=list(ledger.log))
    assert shown(again.game) == over
    ledger.add({"event": "undo"})
    ledger.add(entry("two", 5, 5))
    assert ledger.game.actions()[0] == "three"


def test_an_earlier_entry_that_is_changed_may_end_the_game_there():
    ledger = race(("one", 60, 70), ("two", 30, 40), ("three", 1, 2), ("one", 3, 4))
    change = {"event": "amend", "index": 1, "to": entry("two", 61, 40)}
    # The entries behind it have become impossible, unless it is the last one.
    refused = raises(RuleError, ledger.check, change)
    assert refused.key == "all.later_impossible"
    assert ledger.ends_at(change) == 1
    ledger.add(dict(change, last=1))
    assert state(ledger) == ([121, 110], True, ["Ann"], 1)
    ledger.add({"event": "undo"})
    assert state(ledger) == ([94, 116], False, [], 1)
    # And the last entry of a game that was over may lead on.
    ledger = race(("one", 110, 112), ("two", 14, 7))
    ledger.add({"event": "amend", "index": 1, "to": entry("two", 4, 7)})
    assert state(ledger) == ([114, 119], False, [], 0)
    ledger.add(entry("three", 1, 2))
    assert state(ledger) == ([115, 121], True, ["Bo"], 1)


def test_who_left_is_not_there():
    form = dict(THREE_STEPS, players=[2, 3])
    game = forms.class_of(form)
    ledger = Ledger(game, ["Ann", "Bo", "Cy"])
    for step, field in (("one", "a"), ("two", "b"), ("three", "c")):
        ledger.add({"event": step, field: {"Ann": 10, "Bo": 20, "Cy": 30}})
    ledger.add({"event": "leave", "player": "Cy"})
    ledger.add({"event": "one", "a": {"Ann": 119, "Bo": 50}})
    assert ledger.game.over and ledger.game.winners == ["Ann"]


# -- who was first ---------------------------------------------------------------------------------


def crib(*events, count=2):
    ledger = Ledger(forms.class_of(cribbage_form(count)), ["Ann", "Bo", "Cy", "Di"][:count])
    for event in events:
        ledger.add(event)
    return ledger


def play(ann, bo, **more):
    return dict(more, event="play", heels=False, pegs={"Ann": ann, "Bo": bo})


# Ann deals: Bo's hand is counted first. After it 100 and 101.
def nearly():
    ledger = crib(play(40, 41))
    ledger.add({"event": "adjust", "player": "Ann", "by": 60, "reason": "start"})
    ledger.add({"event": "adjust", "player": "Bo", "by": 60, "reason": "start"})
    ledger.add({"event": "hands", "hand": {"Ann": 2, "Bo": 2}})
    ledger.add({"event": "crib", "box": 0})
    return ledger


def test_who_was_first_is_asked_only_where_it_decides():
    ledger = nearly()
    assert [player.score for player in ledger.game.players] == [102, 103]
    said = fill_in(ledger.game, "play", answers=(False, 10, 12)).event
    assert "first" not in said
    said = fill_in(ledger.game, "play", answers=(False, 19, 17)).event
    assert said == play(19, 17)
    said = fill_in(ledger.game, "play", answers=(False, 20, 20, "Ann")).event
    assert said == dict(play(20, 20), first="Ann")
    ledger.add(said)
    assert ledger.game.over and ledger.game.winners == ["Ann"]
    assert [player.score for player in ledger.game.players] == [122, 123]
    assert ledger.game.places() == [["Ann"], ["Bo"]]


def test_who_was_first_is_one_of_those_who_arrive():
    ledger = nearly()
    refused = raises(InputError, ledger.check, play(20, 20))
    assert "first" in refused.facts["field"]
    refused = raises(RuleError, ledger.check, play(20, 10, first="Ann"))
    assert refused.key == "forms.not_asked"
    entered = Entry(ledger.game, "play")
    asked = []
    values = [False, 20, 20]
    while entered.question is not None and values:
        asked.append(entered.question.key)
        entered.answer(values.pop(0))
    assert [row[0] for row in untyped(entered.question).choices] == ["Ann", "Bo"]


def test_partners_of_four_count_one_after_the_other():
    # Ann + Cy and Bo + Di; Ann deals, so Bo, Cy, Di, Ann count their hands.
    ledger = crib(play(50, 50), count=4)
    ledger.add({"event": "adjust", "player": "Ann", "by": 50, "reason": "start"})
    ledger.add({"event": "adjust", "player": "Bo", "by": 50, "reason": "start"})
    hands = {"Ann": 20, "Bo": 10, "Cy": 12, "Di": 11}
    effect, after = ledger.preview({"event": "hands", "hand": hands})
    assert after.winners == ["Bo", "Di"]
    assert [after.find(name).score for name in ("Ann", "Bo", "Cy", "Di")] == [112, 121, 112, 121]
    hands = {"Ann": 20, "Bo": 10, "Cy": 21, "Di": 11}
    after = ledger.preview({"event": "hands", "hand": hands})[1]
    assert after.winners == ["Ann", "Cy"] and after.find("Bo").score == 110


def test_random_games_of_cribbage_end_as_on_the_board():
    chance = Chance(82)
    asked = sum([cribbage(chance) for _ in range(60)])
    assert asked > 0


def test_random_games_of_schieber_end_as_on_the_slate():
    chance = Chance(157)
    assert sum([schieber(chance) for _ in range(60)]) > 0


def test_ask_scores_a_race():
    events = [entry("one", 110, 112), entry("two", 14, 7)]
    question = {"ask": "score", "game": "form", "form": THREE_STEPS, "players": ["Ann", "Bo"]}
    found = answer(dict(question, events=events))
    assert (found["status"], found["winners"], found["scores"]) == (
        "over",
        ["Ann"],
        {"Ann": 124, "Bo": 119},
    )
    found = answer(dict(question, events=events, options={"goes_on": "yes"}))
    assert found["status"] == "playing"


# -- what is wrong with a form ---------------------------------------------------------------------


def changed(**end):
    return dict(THREE_STEPS, end=dict(untyped(THREE_STEPS["end"]), **end))


def mistake(form):
    return str(raises(FormError, forms.class_of, form))


def test_what_cannot_be_said_of_the_end_is_refused():
    one_of = "end.when: one of these: round, at once"
    for words in ("soon", "at once if goes_on", "at once if goes_on else never", 3, "", None):
        assert mistake(changed(when=words)) == one_of, words
    assert "there is no" in mistake(changed(when="at once if goes_off else round"))
    assert "changes during the game" in mistake(changed(when="at once if round > 2 else round"))
    high = "end.when: the limit counts within a round only where the highest score wins"
    assert mistake(changed(wins="low"))[: len(high)] == high
    assert mistake(changed(wins="last in"))[: len(high)] == high
    form = changed()
    del untyped(form["end"])["limit"]
    assert mistake(form)[: len(high)] == high
    form = changed(first="c")
    plain = "end.first: 'c' must be the last field of a step with a score"
    assert mistake(form)[: len(plain)] == plain
    assert mistake(changed(first="d")) == "end.first: there is no field 'd'"
    form = changed(first="c")
    del untyped(form["end"])["when"]
    assert mistake(form) == "end: 'when' is missing"


def test_the_field_that_says_who_was_first_is_plain():
    wrong = (
        {"field": "first", "is": "player or nobody"},
        {"field": "first", "is": "player", "when": "heels"},
        {"field": "first", "is": "yes/no", "for": "each player"},
    )
    for field in wrong:
        form = cribbage_form(2)
        form["steps"][0]["fields"][-1] = field
        assert "must be the last field" in mistake(form), field
    form = cribbage_form(2)
    form["steps"][0]["score"].append("1 if first")
    assert "must be the last field" in mistake(form)
    form = cribbage_form(4)
    form["steps"][0]["fields"][-1] = {"field": "first", "is": "player"}
    assert "must be the last field" in mistake(form)
    form = cribbage_form(2)
    form["steps"][0]["fields"].append({"field": "more", "is": "yes/no"})
    assert mistake(form)[:10] == "end.first:"

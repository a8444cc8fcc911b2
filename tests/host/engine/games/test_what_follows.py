"""What follows from who closed is not asked; games of an earlier edition keep what was entered."""

import random

import pytest

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import BY_CARDS, NUMBER, PICK
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.tools import untyped
from tests.proof.observed import NAMES, house_of

FOUR = ["Ana", "Ben", "Cy", "Dan"]
# As many answers of a question are tried.
MOST = 40


def tried(question):
    """Return the answers of a question, if there are few enough to try all of them."""
    if question.kind == PICK:
        return [value for value, _ in question.choices if value != BY_CARDS]
    if question.kind != NUMBER:
        return []
    least, most, _ = question.limits()
    answers = range(least, most + 1, question.step)
    return list(answers) if len(answers) <= MOST else []


def is_taken(entry, value):
    """Return whether an answer is taken where an entry stands."""
    other = Entry(entry.game, entry.action)
    other.restore(entry.given(), [], [], entry.at)
    try:
        other.answer(value)
    except EngineError:
        return False
    return True


def finish(rng, entry):
    """Answer an entry at random; return how many questions were looked at."""
    for looked in range(100):
        question = entry.question
        if question is None:
            return looked
        answers = tried(question)
        good = [value for value in answers if is_taken(entry, value)]
        # The last number of a sum is a check of those above it, where anything is left; and where
        # something else was said before, that is to be seen.
        is_check = question.page and question.page.total and question.limits()[1]
        said = [one for one in entry.rest if one[:2] == list(question.row())]
        if entry.at and not is_check and not said:
            assert len(good) != 1, (entry.game.name, question.row(), good, entry.given())
        if not answers:
            some = {question.minimum, question.maximum, question.default, 0, 60, 100} - {None}
            some = sorted([value for value in some if question.allows(value)], key=abs)
            good = [value for value in some if is_taken(entry, value)]
        if good:
            # Most often little, so that it comes to an end.
            entry.answer(good[0] if rng.random() < 0.6 else rng.choice(good))
        else:
            # An answer before was wrong: there is a way back.
            assert entry.at, (entry.game.name, question.row())
            for _ in range(rng.randint(1, entry.at)):
                entry.back()
    return 100


@pytest.mark.parametrize("name", forms.names())
def test_nothing_is_asked_whose_answer_follows_from_those_before(name):
    rng = random.Random(name)
    looked = 0
    for _ in range(3):
        game = games.load(name)
        names = NAMES[: rng.choice(untyped(game).form.counts)]
        ledger = Ledger(game, names, house_of(rng, game, names))
        for _ in range(2):
            if ledger.game.over:
                break
            entry = Entry(ledger.game, ledger.game.actions()[0])
            looked += finish(rng, entry)
            if entry.question is None:
                ledger.add(entry.event)
    assert looked


def asked(name, names, answers, **house):
    """Return the entry of a first round with these answers."""
    game = games.load(name)
    begun = Ledger(game, names, game.with_defaults(house)).game
    entry = Entry(begun, begun.actions()[0])
    for value in answers:
        entry.answer(value)
    return entry


@pytest.mark.parametrize("won", ["chinchon", "ramino"])
def test_who_wins_the_game_at_once_ends_the_questions(won):
    entry = asked("form:" + won, FOUR, ["Ana", won])
    assert entry.event == {"event": "round", "closer": "Ana", "how": won}


def test_a_chinchon_that_only_counts_asks_for_the_points_of_the_others():
    entry = asked("form:chinchon", FOUR, ["Ana", "chinchon"], chinchon="points")
    assert entry.question.field == "points_left"


def test_who_closes_alone_at_burraco_is_not_asked_for_what_is_held():
    def held(names):
        entry = asked("form:burraco", names, ["Ana", True, 0, 1, 0, 0, 0, 0, 100, 200])
        return [row[1] for row in entry.page().rows if row[0] == "held"]

    assert held(FOUR[:2]) == ["Ben"]
    # A partner still holds cards.
    assert sorted(held(FOUR)) == ["Ana", "Ben"]


@pytest.mark.parametrize("won", ["chinchon", "ramino"])
def test_a_game_of_the_first_edition_keeps_the_points_that_were_entered(won):
    game = games.load("form:" + won)
    left = {"Ben": 9, "Cy": 7, "Dan": 2}
    event = {"event": "round", "closer": "Ana", "how": won, "points_left": left}
    old = Ledger(game, FOUR, game.restore_house({}))
    assert old.add(event).changes["Ben"] == 9
    with pytest.raises(EngineError):
        Ledger(game, FOUR, game.with_defaults({})).add(event)


def test_a_burraco_of_the_first_edition_keeps_what_was_held():
    game = games.load("form:burraco")
    two = {"Ana": 0, "Ben": 0}
    event = {"event": "round", "closer": "Ana", "pot": {"Ben": True}, "semi": two, "dirty": two}
    event.update(clean={"Ana": 1, "Ben": 0}, laid={"Ana": 100, "Ben": 200})
    event["held"] = {"Ana": 0, "Ben": 50}
    old = Ledger(game, FOUR[:2], game.restore_house({}))
    assert old.add(event).changes == {"Ana": 400, "Ben": 150}
    with pytest.raises(EngineError):
        Ledger(game, FOUR[:2], game.with_defaults({})).add(event)


def test_who_has_the_whole_sum_is_the_last_who_is_asked():
    entry = asked("form:hearts", FOUR, [26])
    assert entry.event["points"] == {"Ben": 26, "Cy": 0, "Dan": 0, "Ana": 0}
    # Back leads to what was asked, and less opens the others.
    assert entry.back() == 26 and entry.question.whom() == "Ben"
    entry.answer(20)
    assert (entry.event, entry.question.whom(), entry.question.left) == (None, "Cy", (0, 6))
    entry.answer(6)
    assert entry.event["points"] == {"Ben": 20, "Cy": 6, "Dan": 0, "Ana": 0}
    # What is left of a sum is a check of what was keyed, and is asked.
    entry = asked("form:hearts", FOUR, [20, 3, 1])
    assert (entry.question.whom(), entry.question.left, entry.question.default) == (
        "Ana",
        (2, 2),
        2,
    )


def test_what_is_edited_is_asked_where_it_changes():
    entry = asked("form:hearts", FOUR, [26])
    saved = entry.event
    for values, left in (([13], "Cy"), ([13, 13], None)):
        edit = Entry(entry.game, "round", saved)
        edit.fill()
        edit.go_to(0)
        for value in values:
            edit.answer(value)
        assert (edit.question and edit.question.whom()) == left
    # What another had is not lost without a question.
    edit = Entry(entry.game, "round", {"event": "round", "points": dict(zip(FOUR, (6, 20, 0, 0)))})
    edit.fill()
    edit.go_to(0)
    edit.answer(26)
    assert (edit.question.whom(), edit.question.left) == ("Ana", (0, 0))


@pytest.mark.parametrize(
    ("kind", "names", "re"),
    [("normal", ["Dan", "Ben"], ["Ben", "Dan"]), ("solo", ["Cy"], ["Cy"])],
)
def test_doppelkopf_asks_for_the_soloist_or_for_two_names(kind, names, re):
    entry = asked("form:doppelkopf", FOUR, [kind, *names])
    assert entry.question.key == "form:doppelkopf.ask_re_said"
    for value in (False, False, 130) + ((0, 0) if kind == "normal" else ()):
        entry.answer(value)
    assert entry.event["re"] == {name: name in re for name in FOUR}
    # The same event is offered by name when it is edited, and another name changes the sides.
    edit = Entry(entry.game, "hand", entry.event)
    edit.fill()
    edit.go_to(len(edit.answers))
    assert edit.event == entry.event
    edit.go_to(1)
    assert edit.question.default == re[0]
    edit.answer("Ana")
    assert edit.answers[:2] == [kind, "Ana"]


def test_who_is_re_alone_or_with_another_is_asked_of_each():
    form = {
        "form": "one_or_two",
        "players": [4, 4],
        "sides": "by re",
        "steps": [
            {
                "step": "round",
                "fields": [{"field": "re", "for": "each player", "is": "yes/no"}],
                "check": [{"once": "count(re) == 1 or count(re) == 2"}],
                "score": "max(re)",
            }
        ],
        "end": {"wins": "high", "rounds": "4"},
    }
    game = Ledger(forms.class_of(form), FOUR).game
    entry = Entry(game, "round")
    for value in (True, True):
        entry.answer(value)
    assert entry.event["re"] == {"Ben": True, "Cy": True, "Dan": False, "Ana": False}
    entry = Entry(game, "round")
    for value in (False, False, False):
        entry.answer(value)
    assert entry.event["re"] == {"Ben": False, "Cy": False, "Dan": False, "Ana": True}
    # What followed was said by nobody: it is not given again after another answer.
    entry.go_to(0)
    entry.answer(True)
    assert entry.event is None and entry.open.whom() == "Ana"

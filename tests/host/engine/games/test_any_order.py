"""Every row that a page shows can be answered before its turn, and the event is the same.

So it is where a number of any row was wrong at first, and did not go with the others.
"""

import json

from engine import games
from engine.errors import EngineError
from engine.game import house
from engine.game.entry import Entry
from engine.game.questions import CARDS, NAME, NUMBER, PICK
from engine.games import forms
from engine.record.ledger import Ledger
from tests.portable.hostile import Dice

NAMES = ("Ann", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal")
# Where nobody is asked for a number beside others.
WITHOUT_PAGES = ("tuscan", "form:euchre", "form:skat", "form:conquian", "form:tarot")
# At least so many entries of each game are given in order and then in any order.
ENTRIES = 8
TRIES = 300


def some(dice, question):
    """Return an answer to a question: often what is offered, else a random one."""
    if question.default is not None and dice.below(2):
        return question.default
    if question.kind == PICK:
        # None is no answer: on a sheet what is chosen so would never count.
        assert None not in [value for value, _ in question.choices], question.key
        return dice.of(question.choices)[0]
    if question.kind == NUMBER:
        least, most, _ = question.limits()
        steps = min((most - least) // question.step, dice.of((0, 1, 3, 10, 300)))
        return least + dice.below(steps + 1) * question.step
    if question.kind == CARDS:
        deck, taken = question.deck, question.taken
        free = [card for card in range(deck.wild) if deck.count(card) > taken.count(card)]
        return free[: question.minimum]
    return "Zoe" + str(dice.below(99)) if question.kind == NAME else "because"


def given_in_order(dice, game):
    """Return the Entry of what may come next, or None where it is refused again and again."""
    actions = game.actions()
    entry = Entry(game, dice.of(actions) if dice.below(3) else actions[0])
    for _ in range(80):
        if entry.question is None:
            break
        try:
            entry.answer(some(dice, entry.question))
        except EngineError:
            if entry.at and dice.below(2):
                entry.back()
    return entry if entry.question is None else None


def known_by(entry, at):
    """Return what the answer at a position is known by."""
    field, whom, before, _ = entry.rows[at]
    return field, whom, before


def given_in_any_order(dice, game, action, known):
    """Return the Entry with the answers that are `known`, the rows of each page in any order.

    No row is asked twice.
    """
    entry = Entry(game, action)
    given = []
    while entry.question is not None:
        row = known_by(entry, entry.at)
        page = entry.page()
        if page:
            done = [asked.row() for asked in entry.asked] + [tuple(one[:2]) for one in entry.rest]
            # A row is on the page that another answer will take away.
            open_rows = [one[:2] for one in page.rows if one[:2] not in done]
            open_rows = [one for one in open_rows if one + (0,) in known]
            if open_rows:
                field, whom = dice.of(open_rows)
                row = (field, whom, 0)
                if entry.open.row() != row[:2]:
                    entry.look_ahead(field, whom)
                    assert entry.ahead
                assert entry.question.row() == row[:2]
        assert row not in given
        given.append(row)
        entry.answer(known[row])
        entry.go_to(len(entry.answers))
    return entry


def kept(entry):
    """Return another Entry of the same, from what a draft has of it."""
    other = Entry(entry.game, entry.action)
    saved = json.loads(json.dumps([entry.given(), entry.rest, entry.halves, entry.at]))
    other.restore(*saved)
    assert (other.answers, other.at, other.rest) == (entry.answers, entry.at, entry.rest)
    assert other.waits() == entry.waits()
    return other


def mended(dice, entry):
    """Give a wrong number in one row of a page and then the right one; return the Entry, or None.

    Also returns whether the game refused it. None: another answer leads to other questions.
    """
    rows = [at for at, one in enumerate(entry.asked) if one.page and one.kind == NUMBER]
    rows = [at for at in rows if not isinstance(entry.answers[at], list)]
    if not rows:
        return None, False
    at = dice.of(rows)
    question, right = entry.asked[at], entry.answers[at]
    row, known = (
        known_by(entry, at),
        {known_by(entry, n): entry.answers[n] for n in range(entry.at)},
    )
    steps = (question.maximum - question.minimum) // question.step
    wrong = question.minimum + dice.below(min(steps, 20) + 1) * question.step
    other = kept(entry)
    refused = False
    try:
        other.change(at, wrong)
    except EngineError:
        # It stands in its row, and what was answered below is not lost.
        refused = True
        assert other.waits() and other.at == at and other.question.default == wrong
        assert other.answers == entry.answers[:at]
        assert other.event is None
    other = kept(other)
    # Whatever is asked meanwhile: the row is found again, and has its number.
    found = other.first(lambda one: one.row() == row[:2])
    if found is None:
        return None, refused
    assert found == at
    other.change(at, right)
    # What was worked out from it is asked again.
    while other.question is not None:
        if known_by(other, other.at) not in known:
            return None, refused
        other.answer(known[known_by(other, other.at)])
    return other, refused


def test_rows_in_any_order_and_mended_make_the_same_event():
    dice = Dice(61)
    mends = refusals = 0
    for name in games.names() + forms.names():
        kind = games.load(name)
        found = 0
        for _ in range(20 if name in WITHOUT_PAGES else TRIES):
            if found >= ENTRIES:
                break
            names = NAMES[: kind.min_players + dice.below(kind.max_players - kind.min_players + 1)]
            rules = kind.with_defaults({})
            for option in kind.options:
                if not dice.below(4):
                    rules[option.name] = dice.of(house.values(option))
            try:
                ledger = Ledger(kind, names, rules)
            except EngineError:
                continue
            # Some of what comes before it in a round is entered, too.
            for _ in range(4):
                if ledger.game.over:
                    break
                entry = given_in_order(dice, ledger.game)
                if entry is None:
                    break
                known = {known_by(entry, at): entry.answers[at] for at in range(entry.at)}
                if entry.has_pages():
                    other = given_in_any_order(dice, ledger.game, entry.action, known)
                    assert other.event == entry.event, (name, known, other.event)
                    found += 1
                    for _ in range(4):
                        other, refused = mended(dice, entry)
                        refusals += refused
                        if other:
                            mends += 1
                            assert other.event == entry.event, (name, known, other.event)
                try:
                    ledger.add(entry.event)
                except EngineError:
                    break
        assert (found == 0) == (name in WITHOUT_PAGES), (name, found)
    assert mends > 200 and refusals > 20, (mends, refusals)

"""Answers that someone went back over are offered on the way forward, also after a power cut."""

import pytest

from engine.cards import RUMINO108
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Bo", "Cy")
ANSWERS = ["Bo", 5, 40, 55]
HAND = "7H 7D 7S 4C 5C 6C 2D"


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        table.begin("rumino", NAMES)
        yield table


def entry(table):
    (screen,) = [one for one in table.app.stack if one.module == "asking.entry"]
    return screen.entry


def before(table):
    """Return the answers before the question that is asked now."""
    return entry(table).answers[: entry(table).at]


def begin(table, answers, by_cards=False):
    table.open("asking.entry", "round", None, by_cards)
    for answer in answers:
        table.app.stack[-1].answer(answer)
    table.box.wait(50)
    table.changed()


def accept(table, times):
    """Take what is offered: with three buttons a number is taken digit by digit."""
    for _ in range(times):
        at = entry(table).at
        while entry(table).at == at:
            table.press("ok")


def cut(table):
    table.box.wait(50)
    table.restart()


def test_forward_again_by_ok_alone(table):
    begin(table, ANSWERS)
    assert entry(table).event["deadwood"] == {"Bo": 5, "Cy": 40, "Ana": 55}
    table.press("back", "back", "back")
    assert before(table) == ANSWERS[:1]
    accept(table, 3)
    assert entry(table).event["deadwood"] == {"Bo": 5, "Cy": 40, "Ana": 55}


@pytest.mark.parametrize("back", (1, 2, 3, 4))
def test_a_power_cut_in_the_middle_takes_nothing(table, back):
    begin(table, ANSWERS)
    table.press(*["back"] * back)
    for _ in range(2):
        cut(table)
        assert before(table) == ANSWERS[: 4 - back] and entry(table).answers == ANSWERS
    accept(table, back)
    assert before(table) == ANSWERS


def test_what_was_changed_on_the_way_is_kept_and_the_rest_offered(table):
    begin(table, ANSWERS)
    table.press("back", "back", "back")
    table.number(7)
    cut(table)
    # What was entered below it still fits.
    assert before(table) == ["Bo", 7, *ANSWERS[2:]]
    assert entry(table).event["deadwood"] == {"Bo": 7, "Cy": 40, "Ana": 55}


def test_leaving_gives_nothing_up(table):
    begin(table, ANSWERS[:3])
    table.press(*["back"] * 4)
    assert table.app.stack[-1].module == "table.sheet"
    cut(table)
    assert table.app.stack[-1].module == "table.sheet"
    table.press("ok")
    assert before(table) == ANSWERS[:3]


def test_a_hand_is_offered_too(table):
    table.open("asking.entry", "round", None, True)
    table.choose("Bo")
    table.key_cards(RUMINO108, HAND, finish=True)
    cards = entry(table).answers[1]
    assert sorted(cards) == sorted(RUMINO108.read_all(HAND.split()))
    table.app.stack[-1].back()
    table.app.stack[-1].back()
    table.wait(1000)
    table.press("up", "down")
    cut(table)
    assert before(table) == []
    accept(table, 1)
    assert entry(table).question.default == cards


def test_a_hand_that_was_erased_stays_erased(table):
    table.open("asking.entry", "round", None, True)
    table.choose("Bo")
    table.key_cards(RUMINO108, HAND, finish=True)
    table.app.stack[-1].back()
    # The row shows its number; its cards are shown when they are asked for.
    table.part.by_cards("")
    assert len(table.part.pad.cards) == 7
    table.part.take_all()
    table.app.keep_draft()
    for _ in range(2):
        cut(table)
        assert before(table) == ["Bo"] and table.part.pad.cards == []


def test_a_change_after_a_power_cut_is_saved_too(table):
    begin(table, ANSWERS)
    table.press("back", "back")
    cut(table)
    accept(table, 1)
    cut(table)
    assert (before(table), entry(table).answers) == (ANSWERS[:3], ANSWERS)
    table.press("back")
    cut(table)
    assert (before(table), entry(table).answers) == (ANSWERS[:2], ANSWERS)


ROW = ["rumino.ask_who", "", 0, None]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("answers", value) for value in ("x", {}, 5, [[]], [{}], [-1], [[9999]], [None])),
        *(("answers", [ROW + [value]]) for value in ({}, [9999], [[]], -1, None, "\0", 10**30)),
        *(("rest", value) for value in ("x", {}, [5], [[1, 2, 3, 4, {}]], [[{}, [], "", {}, []]])),
        *(("halves", [ROW + [value]]) for value in ({}, [9999], [[]], -1, "x", "-", "99999999")),
        *(("at", value) for value in (-1, 99, "x", None, 10**30)),
        *(("round", value) for value in (-1, 99, "x", {})),
        *(("index", value) for value in (0, -1, "x", {}, True)),
        *(("ready", value) for value in ([], [0, "round"], ["x"], 5, [-1, "x"], [10**30, {}])),
        *(("old", value) for value in ([], 5, {}, {"event": "rumino"})),
        *(("place", value) for value in ([], 5, {}, ["x", {}])),
        ("answers", [ROW + [2.5]]),
        ("halves", [ROW + [[1e3]]]),
        ("action", []),
        ("by_cards", 7),
    ],
)
def test_what_no_program_of_ours_wrote_raises_nothing(field, value):
    with Sitter("sim_72x40") as table:
        table.begin("rumino", NAMES)
        begin(table, ANSWERS[:2])
        table.press("back")
        app, journal = table.app, table.app.open_game.journal
        saved = journal.draft()
        saved["all"][0][field] = value
        journal.draft = lambda: saved
        app.open_game.drafts = None
        for _ in range(2):
            app.draw()
            app.drafts.offer()
            app.draw()
            app.keep_draft()
            app.show_sheet()
        app.open("asking.entry", "round")
        app.draw()
        app.keep_draft()
        assert entry(table).question and app.drafts.all()[-1:] != [None]

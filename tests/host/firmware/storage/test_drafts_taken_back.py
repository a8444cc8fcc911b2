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


def begin(table, answers, by_cards=False):
    table.open("asking.entry", "round", None, by_cards)
    for answer in answers:
        table.app.stack[-1].answer(answer)
    table.box.wait(50)
    table.changed()


def accept(table, times):
    """Take what is offered: with three buttons a number is taken digit by digit."""
    for _ in range(times):
        before = len(entry(table).answers)
        while len(entry(table).answers) == before:
            table.press("ok")


def cut(table):
    table.box.wait(50)
    table.restart()


def test_forward_again_by_ok_alone(table):
    begin(table, ANSWERS)
    assert entry(table).event["deadwood"] == {"Bo": 5, "Cy": 40, "Ana": 55}
    table.press("back", "back", "back")
    assert entry(table).answers == ANSWERS[:1]
    accept(table, 3)
    assert entry(table).event["deadwood"] == {"Bo": 5, "Cy": 40, "Ana": 55}


@pytest.mark.parametrize("back", (1, 2, 3, 4))
def test_a_power_cut_in_the_middle_takes_nothing(table, back):
    begin(table, ANSWERS)
    table.press(*["back"] * back)
    for _ in range(2):
        cut(table)
        assert entry(table).answers == ANSWERS[: 4 - back]
    accept(table, back)
    assert entry(table).answers == ANSWERS


def test_what_was_changed_on_the_way_is_kept_and_the_rest_offered(table):
    begin(table, ANSWERS)
    table.press("back", "back", "back")
    table.number(7)
    cut(table)
    assert entry(table).answers == ["Bo", 7]
    accept(table, 2)
    assert entry(table).event["deadwood"] == {"Bo": 7, "Cy": 40, "Ana": 55}


def test_leaving_gives_everything_up(table):
    begin(table, ANSWERS[:3])
    table.press(*["back"] * 4)
    assert table.app.stack[-1].module == "table.sheet"
    cut(table)
    assert table.app.stack[-1].module == "table.sheet"


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
    assert entry(table).answers == []
    accept(table, 1)
    assert entry(table).question.default == cards


def test_a_hand_that_was_erased_stays_erased(table):
    table.open("asking.entry", "round", None, True)
    table.choose("Bo")
    table.key_cards(RUMINO108, HAND, finish=True)
    table.app.stack[-1].back()
    assert len(table.part.pad.cards) == 7
    table.part.take_all()
    table.app.keep_draft()
    for _ in range(2):
        cut(table)
        assert entry(table).answers == ["Bo"] and table.part.pad.cards == []


def test_a_change_after_a_power_cut_is_saved_too(table):
    begin(table, ANSWERS)
    table.press("back", "back")
    cut(table)
    accept(table, 1)
    cut(table)
    assert (entry(table).answers, entry(table).later) == (ANSWERS[:3], ANSWERS[3:])
    table.press("back")
    cut(table)
    assert (entry(table).answers, entry(table).later) == (ANSWERS[:2], [55, 40])


@pytest.mark.parametrize(
    ("field", "value"),
    [
        *(("later", value) for value in ("x", {}, 5, [[]], [{}], [-1], [10**30], ["\0"], [[9999]])),
        *(
            ("keyed", value)
            for value in ("x", [], 5, {"x": 1}, {"0 rumino.ask_deadwood Cy": [None]})
        ),
        ("keyed", {"0 rumino.ask_deadwood Cy": [None, {"x": []}]}),
        ("later", [2.5]),
        ("keyed", {"x": [1e3]}),
    ],
)
def test_what_no_program_of_ours_wrote_raises_nothing(field, value):
    with Sitter("sim_72x40") as table:
        table.begin("rumino", NAMES)
        begin(table, ANSWERS[:2])
        table.press("back")
        table.box.wait(50)
        journal = table.app.session.journal
        draft = dict(journal.draft())
        draft[field] = value
        journal.draft = lambda: draft
        table.app.close()
        table.app.drafts.offer()
        opened = [one for one in table.app.stack if one.module == "asking.entry"]
        written = value == [2.5] or value == {"x": [1e3]}
        assert bool(opened) == (not written), "what cannot be saved again is no draft"
        if opened:
            opened[0].answer(3)
            table.wait(1000)
            table.press("back", "back")
            table.box.wait(50)
            assert opened[0].entry.answers == [] and opened[0].entry.later == [3, "Bo"]

"""Every entry of every game is left by every way, and nothing that was keyed is lost."""

import pytest

from engine import games
from engine.cards import RUMINO108
from engine.game.questions import NUMBER
from host_tools.simulated.nor_flash import NorFlash
from host_tools.simulated.simulator import Simulator
from tests.portable.engine.game.test_questions import situations
from tests.portable.tools import first_answer
from tests.proof.powercut.evening import Recorder, apply
from tests.proof.robot.sitter import Sitter
from tests.proof.robot.ways import keys_number

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5")
EIGHT = ["Ana", "Bo", "Cy", "Di", "Eve", "Flo", "Gus", "Hal"]


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        yield table


def entry(table):
    return table.app.stack[-1].entry


def give(table, *numbers):
    for number in numbers:
        table.app.stack[-1].answer(number)
    table.app.keep_draft()
    table.wait(1000)
    table.changed()


def shown(table):
    return " ".join(table.lines())


def leave(table):
    while table.app.stack[-1].module != "table.sheet":
        table.press("back")


def test_one_back_too_many_loses_nothing(table):
    """With the keys of the report, it once said: save? Ana 0, Bob 0."""
    table.begin("any", ["Ana", "Bob"])
    table.press("ok")
    give(table, 5, 6)
    assert table.app.stack[-1].module == "table.preview"
    leave(table)
    assert "round 1" in shown(table)
    # One press leads back to where they were.
    table.press("ok")
    assert table.app.stack[-1].module == "table.preview"
    table.press("ok")
    assert table.app.open_game.ledger.log[0]["points"] == {"Ana": 5, "Bob": 6}
    assert table.app.drafts.due() is None and "Play" in shown(table) or table.app.ui.rows < 5


def test_what_was_begun_beside_the_stops_is_continued_by_ok(table):
    """The sheet once offered the stops alone: who had keyed a number looked for it in the menu."""
    events = [{"event": "ante"}, {"event": "poker", "winners": ["Ana"]}]
    table.begin("rummoli", ["Ana", "Bob", "Cy"], None, events)
    table.open("asking.entry", "out")
    give(table, "Bob", 4)
    leave(table)
    assert table.app.stack[-1].begun() is not None
    assert "hand over" in shown(table) or "out" in shown(table)
    table.press("ok")
    assert entry(table).action == "out"
    assert entry(table).answers == ["Bob", 4]
    leave(table)
    # Without it, play is followed.
    table.app.drafts.throw_away(table.app.drafts.due())
    assert table.app.stack[-1].begun() is None
    table.press("ok")
    assert table.app.stack[-1].module == "rummoli.stops"


def test_with_eight_players_nobody_is_passed_over(table):
    table.begin("any", EIGHT)
    table.press("ok")
    give(table, 1, 2, 3, 4)
    leave(table)
    assert "4 of 8" in shown(table) or "4/8" in shown(table)
    table.press("ok")
    names = []
    while table.app.stack[-1].module != "table.preview":
        name = entry(table).question.who
        if not names or name != names[-1]:
            names.append(name)
        table.press("ok")
    assert names == EIGHT[4:]
    assert table.app.stack[-1].entry["points"] == dict(zip(EIGHT, [1, 2, 3, 4, 0, 0, 0, 0]))


def test_back_leads_to_each_answer_again_after_it_was_left(table):
    table.begin("any", EIGHT)
    table.press("ok")
    give(table, 1, 2, 3, 4)
    leave(table)
    table.press("ok")
    for number in (4, 3, 2, 1):
        table.press("back")
        assert entry(table).question.default == number


def test_only_throwing_away_ends_it_and_it_asks(table):
    table.begin("rumino", ["Ana", "Bo", "Cy"])
    table.press("ok")
    table.choose("Bo")
    give(table, 5)
    leave(table)
    for answer, kept in (("all.no", True), ("all.yes", False)):
        menu = table.app.open("table.menu")
        (row,) = [row for row in menu.list_fix() if row[0][0] == "ui.throw_away"]
        row[2](*row[3:])
        table.changed()
        assert table.app.stack[-1].module == "confirm"
        table.wait(1000)
        table.choose(answer)
        table.app.show_sheet()
        table.restart()
        assert (table.app.drafts.due() is not None) == kept
        assert (table.app.open_game.journal.draft() is not None) == kept
    table.press("ok")
    assert entry(table).answers == []


def test_a_draft_of_a_later_round_waits_while_an_earlier_one_is_played_again(table):
    table.begin("any", ["Ana", "Bob", "Cy"])
    first = {"event": "round", "points": {"Ana": 1, "Bob": 2, "Cy": 3}}
    assert table.app.session.add(first)
    table.app.show_sheet()
    table.wait(1000)
    table.press("ok")
    give(table, 5, 6)
    table.app.show_sheet()
    table.app.keep_draft()
    assert table.app.session.add({"event": "undo"})
    table.app.show_sheet()
    table.wait(1000)
    assert table.app.drafts.due() is None
    # The first round is keyed anew, and left half-way: each of the two has its own draft.
    table.press("ok")
    give(table, 4)
    table.app.show_sheet()
    table.restart()
    assert table.app.drafts.due()["answers"][0][4] == 4
    assert table.app.session.add(first)
    table.app.show_sheet()
    table.wait(1000)
    table.press("ok")
    assert entry(table).answers == [5, 6] and entry(table).at == 2


def test_a_round_that_was_saved_leaves_no_draft_after_undo(table):
    table.begin("any", ["Ana", "Bob"])
    table.press("ok")
    give(table, 5, 6)
    table.press("ok")
    assert table.app.open_game.ledger.count == 1
    assert table.app.session.add({"event": "undo"})
    assert table.app.drafts.due() is None


def test_more_drafts_than_fit_are_said_and_the_game_goes_on():
    with Sitter("sim_128x64") as table:
        table.begin("any", EIGHT)
        app = table.app
        points = dict.fromkeys(EIGHT, 1)
        for _ in range(99):
            assert app.session.add({"event": "round", "points": points})
        for index in range(99):
            app.show_sheet()
            old, _ = app.open_game.ledger.find(index)
            before = app.open_game.ledger.game_before(index)
            screen = app.open("asking.entry", "round", old, False, before, index)
            for at, value in enumerate((2, 3, 4)):
                screen.entry.change(at, value)
            screen.next()
            give(table)
            if app.stack[-1].module == "message":
                break
        assert app.stack[-1].module == "message" and 40 < index < 99
        assert app.stack[-1].sentence[0] == "store.draft_long"
        app.show_sheet()
        # Throwing one away makes room: it is kept again, and said again when it is full again.
        app.drafts.throw_away(app.drafts.all()[0])
        assert len(app.open_game.journal.draft()["all"]) == len(app.drafts.all()) == index
        assert app.session.add({"event": "round", "points": points})


def test_throwing_away_forgets_cards_that_were_put_aside(table):
    table.begin("rumino", ["Ana", "Bo", "Cy"])
    table.open("asking.entry", "judge_meld")
    table.key_cards(RUMINO108, "QS KS")
    screen = table.app.stack[-1]
    question = screen.part.question
    screen.part.put_aside()
    table.app.keep_draft()
    for draft in table.app.drafts.all():
        table.app.drafts.throw_away(draft)
    table.app.open("asking.entry", "judge_meld")
    again = table.app.stack[-1].part
    assert again.question.key == question.key and again.pad.cards == []


def test_a_typed_digit_goes_on_where_it_was_left(table):
    table.begin("rumino", ["Ana", "Bo", "Cy"])
    table.app.stack[-1].at = 1
    assert table.app.stack[-1].enter_number("3")
    name = entry(table).question.who
    assert entry(table).answers == [name] == [table.app.chosen()]
    while table.app.stack[-1].module != "table.sheet":
        table.app.stack[-1].back()
    table.app.keep_draft()
    (before,) = table.app.drafts.all()
    sheet = table.app.stack[-1]
    sheet.at = 2
    assert sheet.enter_number("9")
    # The 9 is no digit of the number at which it was left.
    assert entry(table).answers == [name] and entry(table).halves == before["halves"]


def edit_the_other(app):
    app.stack[-1].act("edit 0")


def tap_the_name(app):
    app.stack[-1].leave_entry()


def go_to_the_sheet(app):
    app.show_sheet()


@pytest.mark.parametrize("way", [edit_the_other, tap_the_name, go_to_the_sheet])
def test_half_a_number_of_an_edit_is_there_again_after_a_way_of_the_page(table, way):
    """Nothing else of it was changed: what is keyed of one number is all there is to keep."""
    table.begin("any", ["Ana", "Bob"])
    app = table.app
    for points in ((51, 62), (73, 84)):
        assert app.session.add({"event": "round", "points": dict(zip(["Ana", "Bob"], points))})
    app.show_sheet()
    app.sheet().edit(1, ("Bob",))
    assert app.stack[-1].entry.question.default == 84
    assert not app.drafts.all()
    app.stack[-1].part.type("9")
    half = app.stack[-1].part.digits
    assert half == "9"
    app.keep_draft()
    way(app)
    app.keep_draft()
    app.show_sheet()
    app.keep_draft()
    table.restart()
    table.app.show_sheet()
    table.app.sheet().edit(1, ("Bob",))
    screen = table.app.stack[-1]
    assert screen.index == 1 and screen.part.digits == half
    assert screen.entry.given()[0][4] == 73


def leave_by_back(app):
    while app.stack[-1].module == "asking.entry":
        app.stack[-1].back()


def go_home(app):
    number = app.open_game.number
    app.home()
    app.session.resume(number)


def begin_another(app):
    number = app.open_game.number
    app.session.start_game("any", ["X", "Y"], games.load("any").with_defaults(None), "X")
    app.session.close()
    app.session.resume(number)


def show_sheet(app):
    app.show_sheet()


@pytest.mark.parametrize("way", [leave_by_back, go_home, begin_another, show_sheet])
def test_every_way_out_of_every_entry_keeps_it(way):
    tried = {}
    with Simulator("sim_128x64") as box:
        app = box.device.app
        for situation in situations():
            game = situation.game
            names = [player.name for player in game.players]
            app.session.start_game(game.name, names, game.house, game.dealer)
            for event in situation.ledger.log:
                assert app.session.add(event)
            asked = [row[0] for row in game.referee]
            for action in game.actions() + asked:
                if action not in tried.setdefault(game.name, []):
                    tried[game.name].append(action)
                    leave_and_return(app, action, way)
    assert sum(len(actions) for actions in tried.values()) > 60, tried


def leave_and_return(app, action, way):
    """Answer up to two questions, key half a number, leave, and come back."""
    app.show_sheet()
    screen = app.open("asking.entry", action)
    for _ in range(2):
        question = screen.entry.question
        if question is not None and app.stack[-1] is screen:
            screen.answer(first_answer(question))
    question = screen.entry.question
    if app.stack[-1] is not screen:
        return
    half = None
    if question.kind == NUMBER and question.maximum > 9 and keys_number(screen.part):
        screen.part.type("1")
        half = screen.part.digits
    app.keep_draft()
    answers = list(screen.entry.answers)
    way(app)
    app.keep_draft()
    if app.stack[-1].module != "asking.entry":
        app.open("asking.entry", action)
    again = app.stack[-1]
    assert again.module == "asking.entry" and again.action == action
    assert again.entry.answers == answers, (action, way)
    if half is not None and answers:
        again.entry.go_to(len(answers))
        again.next()
        assert again.part.digits == half, (action, way)


def test_a_dispute_is_not_lost_at_its_last_card():
    """Cut at each operation of the flash, from the last card to the verdict and away from it."""
    flash = NorFlash(64)
    with Simulator("sim_72x40", flash=flash) as box:
        app = box.device.app
        house = games.load("rummoli").with_defaults(None)
        app.session.start_game("rummoli", ["Ana", "Bo", "Cy"], house, "Ana")
        part = app.open("asking.entry", "judge_five").part
        part.pad.put_back((list(range(20)), None))
        app.keep_draft()
        recorder = Recorder(flash)
        recorder.start = bytes(flash.content)
        with recorder:
            part.pad.put_back((list(range(21)), None))
            app.keep_draft()
            part.finish()
            app.keep_draft()
        assert app.stack[-1].module == "book.verdict" and len(recorder.steps) > 1
        left = flash.content
    content = bytearray(recorder.start)
    for step in [None, *recorder.steps]:
        if step is not None:
            apply(content, step)
        with Simulator("sim_72x40", flash=NorFlash(64, content)) as box:
            app = box.device.app
            (screen,) = [one for one in app.stack if one.module == "asking.entry"]
            assert screen.action == "judge_five" and len(screen.part.pad.cards) in (20, 21)
    with Simulator("sim_72x40", flash=NorFlash(64, left)) as box:
        app = box.device.app
        assert len(app.stack[-1].part.pad.cards) == 21
        app.stack[-1].part.finish()
        assert app.stack[-1].module == "book.verdict"
        app.keep_draft()
        # Once it was read, it is over.
        app.stack[-1].done()
        app.keep_draft()
        assert app.open_game.journal.draft() is None


@pytest.mark.parametrize("leaver", ["Bo", "Di"])
def test_how_far_it_is_is_not_said_once_other_players_are_in(leaver):
    names = ("Ana", "Bo", "Cy", "Di")
    with Sitter("sim_128x64") as table:
        table.begin("any", names)
        table.press("ok")
        table.number(3)
        table.number(4)
        table.press("back", "back", "back")
        assert table.lines()[0] == "continue: round 1, 2 of 4"
        table.app.save({"event": "leave", "player": leaver})
        table.box.step()
        table.changed()
        assert table.lines()[0] == "continue: round 1"
        # Another one joins: as many play as before, but not the same.
        table.app.save({"event": "join", "player": "Eve", "seat": 4, "score": 0})
        table.box.step()
        table.changed()
        rows = {"Bo": "continue: round 1", "Di": "continue: round 1, 2 of 4"}
        assert table.lines()[0] == rows[leaver]
        # Once it was opened, it is known again.
        table.press("ok", "back")
        while table.top.module == "asking.entry":
            table.press("back")
        answered = {"Bo": 1, "Di": 2}[leaver]
        assert table.lines()[0] == f"continue: round 1, {answered} of 4"

"""A game in which nothing was entered: its house rules can change, and it leaves no trace."""

import pytest

from engine.compat import load_module
from engine.texts import text
from firmware.games.session import is_untouched
from tests.proof.played import PLAYED
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter

TWO = ("Ana", "Bo")
THREE = ("Ana", "Bo", "Cy")
ROUND = {"event": "round", "points": {"Ana": 1, "Bo": 2}}


def numbers(table):
    """Return the numbers of the saved games."""
    return table.app.store.numbers()


@pytest.fixture
def table():
    with Sitter("sim_128x64", THREE) as found:
        yield found


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5"))
@pytest.mark.parametrize("language", PLAYED)
def test_house_rules_can_be_changed_until_the_first_entry(board, language):
    with Player(board, TWO, settings={"language": language}) as table:
        table.sit_down("all.title_any", TWO)
        table.menu("ui.house_rules")
        table.move_to("any.option_wins")
        table.press("ok")
        assert table.app.game.lowest_wins
        table.press("back", "back")
        table.restart()
        assert table.app.game.lowest_wins and numbers(table) == [1]
        table.press("ok")
        table.points({"Ana": 4, "Bo": 9})
        table.keep()
        table.menu("ui.house_rules")
        table.press("ok")
        table.says("any.option_wins")
        assert table.app.open_game.ledger.house["wins"] == "low"
        table.press("back", "back", "back")
        table.menu("ui.put_away")
        # The next game is offered with what was agreed.
        table.choose("ui.same_again", game=text("all.title_any"))
        assert table.app.stack[-1].house["wins"] == "low"


def test_house_rules_that_do_not_fit_are_refused_and_nothing_is_lost(table):
    table.begin("any", TWO)
    table.menu("ui.house_rules")
    table.choose("any.option_limit")
    assert table.app.open_game.ledger.house["limit"] == "ends"
    table.press("back")
    table.reads("without a limit")
    table.press("ok")
    table.choose("any.option_target")
    table.number(101)
    assert table.app.open_game.ledger.house["limit"] == "out"
    table.press("back")
    assert table.app.game.goal() == ("any.goal_out", {"n": 101})


def test_an_own_board_counts_once_it_is_saved(table):
    table.begin("rummoli", THREE)
    table.menu("ui.house_rules")
    house = table.app.stack[-1]
    house.house["poker"] = "betting"
    house.resumed()
    assert table.app.open_game.ledger.house["poker"] == house.house["poker"]


def test_what_is_being_entered_keeps_the_house_rules(table):
    table.begin("rummoli", THREE, None, [{"event": "ante"}])
    assert not table.app.session.may_agree()
    table.begin("gin", TWO)
    assert table.app.session.may_agree()
    table.app.session.box.keep("upcard", {"card": 3})
    assert not table.app.session.may_agree()
    table.begin("any", TWO, None, [ROUND, {"event": "undo"}])
    assert not table.app.session.may_agree(), "redo brings the round back"


def test_a_game_without_entries_leaves_no_trace_when_another_is_begun(table):
    table.begin("any", TWO)
    table.menu("ui.put_away")
    assert numbers(table) == [1]
    table.choose("ui.resume", game=text("all.title_any"))
    assert table.app.open_game.number == 1, "until then it can be taken up again"
    table.menu("ui.put_away")
    table.choose("ui.new_game")
    table.choose("Rumski")
    table.choose("ui.begin")
    assert numbers(table) == [1] and table.app.open_game.ledger.game.name == "rumski"
    table.menu("ui.put_away")
    assert len(table.app.store.get("standings")) == 1


def test_a_game_that_people_noted_something_of_stays_and_its_house_rules_can_be_changed(table):
    table.begin("any", TWO)
    table.app.store.put_beside(1, ".say", "Zoë's birthday")
    assert table.app.session.may_agree()
    table.begin("rumski", THREE)
    assert numbers(table) == [2, 1]


def test_a_game_without_entries_leaves_no_trace_when_a_saved_one_is_opened(table):
    table.begin("any", TWO, None, [ROUND])
    table.menu("ui.put_away")
    table.begin("rumski", THREE)
    stakes = load_module("firmware.games.stakes")
    assert stakes.keep(table.app.store, 2, ("point", 5))
    table.menu("ui.put_away")
    table.choose("ui.saved_games")
    assert len(table.app.stack[-1].rows) == 2
    table.choose("all.title_any")
    assert numbers(table) == [1] and table.app.open_game.number == 1
    files = table.app.store.files.listdir(table.app.store.games_folder)
    assert not [name for name in files if name.startswith("00002")]


def test_a_power_cut_comes_back_to_a_game_without_entries(table):
    table.begin("any", TWO)
    table.restart()
    assert table.app.open_game.number == 1
    table.menu("ui.put_away")
    table.restart()
    assert numbers(table) == [1]


@pytest.mark.parametrize("left", ("draft", "memo", "recount", "undone", "over", "result"))
def test_what_was_entered_or_begun_stays(table, left):
    app = table.app
    if left == "draft":
        table.begin("any", TWO)
        table.press("ok")
        table.signed(7)
        app.home()
    elif left == "memo":
        table.begin("gin", TWO)
        app.session.box.keep("upcard", {"card": 3})
        app.session.close()
    elif left == "recount":
        table.begin("rummoli", THREE)
        app.store.put_beside(1, ".cnt", [0, {}])
        app.session.close()
    else:
        events = {"undone": [ROUND, {"event": "undo"}], "over": [{"event": "stop"}]}
        table.begin("any", TWO, None, events.get(left, [ROUND]))
        if left == "result":
            app.session.archive(1)
        app.session.close()
    assert not is_untouched(app.store, 1)
    table.begin("rumski", THREE)
    assert numbers(table) == [2, 1]


def test_a_game_that_cannot_be_read_is_not_deleted(table):
    table.begin("any", TWO)
    app = table.app
    app.session.close()
    path = app.store.beside(1, ".log")
    with app.store.files.open(path, "rb") as file:
        content = file.read()
    with app.store.files.open(path, "wb") as file:
        file.write(content[: len(content) // 3])
    assert not is_untouched(app.store, 1)
    assert not is_untouched(app.store, 7)

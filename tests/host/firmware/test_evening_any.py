"""Any game, played by keys and read from the pixels: points with a sign, nobody deals, low wins."""

import pytest

from engine import games
from tests.proof.played import PLAYED
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter

THREE = ("Ana", "Bo", "Cy")
FEW_KEYS = ("sim_128x64_4", "sim_128x64_5")


@pytest.fixture(params=(*BOARDS, *FEW_KEYS))
def board(request):
    return request.param


@pytest.fixture
def table(board):
    with Player(board, THREE) as player:
        yield player


def test_any_2_5_points_with_a_sign_the_deal_passes_on_and_a_round_is_amended(table):
    table.sit_down("all.title_any", THREE, dealer="Cy")
    table.press("ok")
    table.points({"Ana": 12, "Bo": -305, "Cy": 0})
    table.reads("→ 12", "→ -305")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 12, "Bo": -305, "Cy": 0}
    assert table.dealer() == "Ana"
    table.menu("ui.history")
    table.press("ok", "ok")
    for at, value in enumerate((-12, 5)):
        table.go_to_answer(at)
        table.signed(value)
    table.keep()
    table.press("back", "back")
    assert table.sheet(THREE) == {"Ana": -12, "Bo": 5, "Cy": 0}


@pytest.mark.parametrize("language", PLAYED)
def test_an_edit_that_ends_the_game_earlier_sets_the_later_rounds_aside(board, language):
    with Player(board, THREE, settings={"language": language}) as table:
        app = table.box.device.app
        house = games.load("any").with_defaults({"target": 100})
        app.session.start_game("any", list(THREE), house, "Cy")
        for points in (10, 20, 30):
            assert app.session.add({"event": "round", "points": {"Ana": points, "Bo": 1, "Cy": 2}})
        app.show_sheet()
        table.box.step()
        table.changed()
        table.menu("ui.history")
        # The latest round is at the top.
        table.press("down", "down", "ok", "ok")
        table.signed(100)
        assert app.stack[-1].module == "confirm"
        assert len(app.open_game.ledger.log) == 3
        # No leads back to the last answer, which is there to be edited.
        table.choose("all.no")
        assert app.stack[-1].module == "asking.entry"
        table.signed(2)
        assert app.stack[-1].module == "confirm"
        table.choose("all.yes")
        assert app.stack[-1].module == "table.preview"
        table.keep()
        ledger = table.box.device.app.open_game.ledger
        assert ledger.game.over and ledger.count == 1
        table.restart()
        app = table.box.device.app
        ledger = app.open_game.ledger
        assert ledger.count == 1 and ledger.game.winners == ["Ana"]
        assert app.session.add({"event": "undo"})
        scores = [player.score for player in ledger.game.players]
        assert scores == [60, 3, 6] and not ledger.game.over


def test_any_2_points_of_one_player_at_a_time(table):
    table.sit_down("all.title_any", THREE, house=[("any.option_entry", "any.value_single")])
    for name, points in (("Bo", 40), ("Ana", -9999), ("Bo", 2)):
        table.press("ok")
        table.choose(name)
        table.signed(points)
        table.keep()
    assert table.sheet(THREE) == {"Ana": -9999, "Bo": 42, "Cy": 0}
    table.restart()
    assert table.sheet(THREE) == {"Ana": -9999, "Bo": 42, "Cy": 0}


@pytest.mark.parametrize("language", PLAYED)
def test_all_3_a_newcomer_is_offered_the_worst_score_of_those_in_play(board, language):
    """With 0, a newcomer would lead at once where the lowest score wins."""
    with Player(board, (*THREE, "Di"), settings={"language": language}) as table:
        table.sit_down("all.title_any", THREE, house=[("any.option_wins", "any.value_low")])
        table.press("ok")
        table.points({"Ana": 12, "Bo": 30, "Cy": 4})
        table.keep()
        table.menu("all.do_join")
        table.choose_name("Di")
        table.choose("all.seat_last")
        table.says("any.ask_start", name="Di")
        # With few keys, OK takes digit after digit of what is offered.
        while any(form in table.bar() for form in forms("any.ask_start", name="Di")):
            table.press("ok")
        table.reads("all.did_join", name="Di", n=30)
        table.keep()
        names = (*THREE, "Di")
        assert table.sheet(names) == {"Ana": 12, "Bo": 30, "Cy": 4, "Di": 30}
        table.restart()
        assert table.sheet(names) == {"Ana": 12, "Bo": 30, "Cy": 4, "Di": 30}


def test_any_3_5_nobody_deals_and_the_lowest_score_wins(table):
    house = [("any.option_wins", "any.value_low"), ("any.option_deals", "all.no")]
    table.sit_down("all.title_any", THREE, house=house)
    table.press("ok")
    table.points({"Ana": 120, "Bo": -7, "Cy": 0})
    table.reads("120", "→ -7")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 120, "Bo": -7, "Cy": 0}
    assert "■" not in " ".join(table.lines())
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}
    table.menu("ui.redo")
    table.press("ok")
    table.menu("all.do_stop")
    table.keep()
    table.reads("★ Bo -7", "2. Cy 0", "3. Ana 120")


@pytest.mark.parametrize("board", BOARDS)
def test_any_9_the_points_of_hearts_add_up_and_the_last_are_offered(board):
    with Sitter(board) as table:
        table.begin("any", THREE, {"wins": "low", "sum": 26})
        table.press("ok")
        table.signed(13)
        table.signed(9)
        assert table.asked(THREE) == "Cy"
        table.reads("4")
        table.signed(5)
        table.reads("27", "26")
        table.press("ok")
        # It is asked again.
        assert table.asked(THREE) == "Cy"
        table.mend(5, 4)
        table.keep()
        assert table.sheet(THREE) == {"Ana": 13, "Bo": 9, "Cy": 4}


def test_any_2_a_chosen_row_is_not_asked_for_and_the_next_in_turn_is_offered(table):
    table.sit_down("all.title_any", THREE, house=[("any.option_entry", "any.value_single")])
    table.press("up", "ok")
    table.says("any.ask_points", name="Cy")
    table.press("back")
    table.says("any.ask_player")
    assert table.box.device.app.stack[-1].entry.question.default == "Cy"
    table.press("ok")
    table.signed(7)
    table.keep()
    table.press("ok")
    assert table.box.device.app.stack[-1].entry.question.default == "Ana", "the next in turn"
    table.press("ok")
    table.signed(3)
    table.keep()
    assert table.sheet(THREE) == {"Ana": 3, "Bo": 0, "Cy": 7}


def test_any_10_the_others_pay_the_winner(table):
    table.sit_down("all.title_any", THREE, house=[("any.option_entry", "any.value_won")])
    table.press("ok")
    table.choose("Bo")
    table.choose("any.nobody_else")
    table.number(12)
    table.keep()
    assert table.sheet(THREE) == {"Ana": -6, "Bo": 12, "Cy": -6}
    table.restart()
    assert table.sheet(THREE) == {"Ana": -6, "Bo": 12, "Cy": -6}


def test_any_13_whose_last_turn_it_is_stands_on_the_sheet(board):
    """Farkle to 100000, set up by keys, with a power cut and an undo in the last round."""
    with Player(board, THREE) as table:
        table.choose("ui.new_game")
        table.choose("all.title_any")
        table.seat(THREE)
        table.choose("ui.house_rules")
        table.move_to("any.option_target")
        table.press("down", "ok")
        table.number(100000)
        table.turn_to("any.option_entry", "any.value_single")
        table.turn_to("any.option_limit", "any.value_turn")
        table.press("back")
        table.choose("ui.begin")

        def throw(name, points):
            table.press("ok")
            table.choose(name)
            table.signed(points)
            table.keep()

        for name, points in (("Bo", 99999), ("Cy", 98500), ("Ana", 99000), ("Bo", 1)):
            throw(name, points)
        app = table.box.device.app
        assert app.game.goal()[1] == {"n": 100000} and not app.game.over
        table.restart()
        app = table.box.device.app
        assert app.game.to_score() == ["Cy", "Ana"]
        # The sheet says it where it has a free row, and help everywhere.
        assert "any.coming_last" in [said[0] for said in app.stack[-1].sayings()]
        if "128x64" in board:
            table.reads("turn each: Cy and Ana")
        table.press("ok")
        assert [one[0] for one in app.stack[-1].entry.question.choices] == ["Cy", "Ana"]
        assert app.stack[-1].entry.question.default == "Cy"
        table.press("back")
        throw("Cy", 2000)
        assert app.game.to_score() == ["Ana"]
        throw("Ana", 1500)
        assert app.game.over and app.game.winners == ["Ana", "Cy"]
        assert table.sheet(THREE) == {"Ana": 100500, "Bo": 100000, "Cy": 100500}

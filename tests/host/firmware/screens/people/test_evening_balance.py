"""The balance of an evening: what all its games with a stake come to, on the box."""

import pytest

from firmware.games import stakes
from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

THREE = ("Ana", "Bo", "Cy")


def over(table, points, stake, name="any"):
    """Play a game to its end for a stake."""
    table.begin(name, THREE, None, ({"event": "round", "points": points}, {"event": "stop"}))
    app = table.app
    if stake:
        assert stakes.keep(app.store, app.open_game.number, stake)


def balance(table):
    """Open the balance from the end of a game by two presses; return its page."""
    table.press("right", "right")
    assert table.app.stack[-1].module == "people.evening"
    return table.paper()


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5"))
@pytest.mark.parametrize("day", (None, "2026-11-21T20:15"))
def test_two_games_for_a_stake_come_to_one_balance(board, day):
    with Sitter(board) as table:
        table.date(day)
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 100))
        over(table, {"Ana": 0, "Bo": 5, "Cy": 0}, ("win", 50), "any:Golf")
        words = balance(table)
        # Ana +2.00 -0.50, Bo -1.00 +1.00, Cy -1.00 -0.50.
        assert "Ana +1.50" in words and "Bo 0.00" in words and "Cy -1.50" in words
        assert "1.50" in words.split("Cy -1.50")[1], "Cy pays Ana"
        assert table.app.stack[-1].evening.settled == 2


def test_a_game_without_a_stake_ends_the_row_where_no_day_is_known():
    with Sitter("sim_128x64") as table:
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 100))
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, None)
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("point", 10))
        assert "Ana +0.50" in balance(table)
        assert table.app.stack[-1].evening.settled == 1


@pytest.mark.parametrize("day", (None, "2026-11-21T20:15"))
def test_a_game_put_away_in_between_leaves_the_evening_whole(day):
    with Sitter("sim_128x64") as table:
        table.date(day)
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 100))
        table.begin("any", THREE, None, ({"event": "round", "points": dict.fromkeys(THREE, 1)},))
        table.app.home()
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 25))
        # 2.00 and 0.50.
        assert "Ana +2.50" in balance(table)
        assert table.app.stack[-1].evening.settled == 2


@pytest.mark.parametrize("day", (None, "2026-11-21T20:15"))
def test_after_a_game_for_nothing_the_evening_has_those_before(day):
    with Sitter("sim_128x64") as table:
        table.date(day)
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 100))
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 25))
        over(table, {"Ana": 0, "Bo": 1, "Cy": 0}, None)
        assert "Ana +2.50" in balance(table)
        assert table.app.stack[-1].evening.settled == 2


def test_an_evening_without_a_stake_says_so():
    with Sitter("sim_128x64") as table:
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, None)
        table.press("right", "right")
        table.reads("payments.evening_none")


def test_games_of_another_day_and_unfinished_ones_do_not_count():
    with Sitter("sim_128x64") as table:
        table.date("2026-11-14T20:15")
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 100))
        table.date("2026-11-21T20:15")
        table.begin("any", THREE, None, ({"event": "round", "points": dict.fromkeys(THREE, 1)},))
        assert stakes.keep(table.app.store, 2, ("win", 100))
        over(table, {"Ana": 3, "Bo": 1, "Cy": 0}, ("win", 25))
        words = balance(table)
        assert "Ana +0.50" in words and table.app.stack[-1].evening.settled == 1

"""What is seen of an entry before OK saves it: the result comes first, on every size of screen."""

import pytest

from tests.proof.robot.player import BOARDS
from tests.proof.robot.sitter import Sitter

TWO = ("Ann", "Cleo")
THREE = ("Ana", "Bo", "Cy")
HANDS = {
    "Cleo": "7S 8S 9S 4H 4D 4C QS QH QD 2C".split(),
    "Ann": "10S JS KH KD KC QC 4S 9H AD 5C".split(),
}


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        yield table


def preview(table, event):
    app = table.app
    effect, game = app.open_game.ledger.preview(event)
    table.open("table.preview", event, effect, game)


def shown(table):
    """Return the words of the first page, single blanks between them."""
    return " ".join(" ".join(table.middle()).split())


def test_gin_7_the_new_totals_come_before_what_was_laid_off(table):
    table.begin("gin", TWO)
    preview(table, {"event": "round", "ender": "Cleo", "hands": HANDS})
    assert "Cleo 0 → 13" in shown(table), table.lines()
    words = table.paper()
    assert words.index("Cleo 0 → 13") < words.index("lays off") < words.index("GIN-8")
    assert "Ann 0" in words and "15 - 2" in words


def test_gsk_10_the_winner_is_in_sight_and_before_those_who_score_nothing(table):
    table.begin("ginski", THREE)
    deadwood = {"Ana": 9, "Bo": 20, "Cy": 5}
    preview(table, {"event": "round", "ender": "Ana", "deadwood": deadwood})
    assert "Cy 0 → 54" in shown(table), table.lines()
    words = table.paper()
    assert words.index("Cy 0 → 54") < words.index("Ana 0")


def test_gin_14_at_the_end_the_final_totals_come_first(table):
    first = {"event": "round", "ender": "Ann", "deadwood": {"Ann": 0, "Cleo": 60}}
    table.begin("gin", TWO, None, [first])
    preview(table, {"event": "round", "ender": "Ann", "deadwood": {"Ann": 4, "Cleo": 34}})
    words = table.paper()
    final = words.index("115 + 50 + 100")
    assert final < words.index("34 - 4 = 30") and final < words.index("GIN-13"), words
    assert words.index("Ann wins") < words.index("GIN-8")


def test_a_total_that_the_arithmetic_shows_is_not_said_twice():
    with Sitter("sim_128x32") as table:
        events = ({"event": "ante"}, {"event": "widow", "how": "kept"})
        table.begin("rummoli", THREE, None, events)
        preview(table, {"event": "poker", "winners": ["Bo"]})
        words = table.paper()
        assert "Bo 41 + 3 = 44" in words and "41 → 44" not in words

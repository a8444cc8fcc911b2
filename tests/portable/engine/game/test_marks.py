"""What stands beside a name, on the sheet, at rest and on the page: who deals, starts and leads."""

from engine.game.sides import leaders, mark_of, seats
from tests.portable.tools import FOUR, Table


def line_of(game):
    """Return (name, mark, whether it leads) of each line, in seat order."""
    ahead = leaders(game)
    return [(player.name, mark_of(game, player), player.name in ahead) for player in seats(game)]


def test_all_are_equal_before_the_first_round_and_the_dealers_left_starts():
    table = Table("rumino", FOUR, dealer="Di")
    assert line_of(table.game) == [
        ("Ann", "▶", False),
        ("Bo", "", False),
        ("Cy", "", False),
        ("Di", "■", False),
    ]


def test_ties_are_all_marked_and_no_one_deals_once_it_is_over():
    table = Table("any", FOUR)
    table.add("round", points={"Ann": 5, "Bo": 9, "Cy": 9, "Di": -4})
    assert [row[0] for row in line_of(table.game) if row[2]] == ["Bo", "Cy"]
    table.add("stop")
    assert [row[1:] for row in line_of(table.game)] == [
        ("", False),
        ("", True),
        ("", True),
        ("", False),
    ]


def test_partners_have_one_line_with_the_mark_of_either():
    table = Table("form:spades", FOUR, dealer="Di")
    # Ann, the first to play, sits with Cy, and Bo with Di, who deals.
    assert line_of(table.game) == [("Ann", "▶", False), ("Bo", "■", False)]

"""Ant, by its rules ANT-1 to ANT-5."""

from tests.portable.tools import Table

FIVE = ["Ann", "Bo", "Cy", "Di", "Eve"]


def catch(most):
    """Return fish for each player, for Cy the most."""
    return {"Ann": 1, "Bo": 2, "Cy": most, "Di": 0, "Eve": 4}


def test_ant_1_the_deal_passes_to_the_right():
    table = Table("ant", FIVE)
    table.add("catch", fish=catch(3))
    assert table.game.dealer == "Eve"


def test_ant_2_ant_3_fish_less_five_for_the_ant():
    table = Table("ant", FIVE)
    assert table.refuses("catch", fish=catch(41)) == "ANT-2"
    table.add("catch", fish=catch(30), holder="Cy")
    assert [player.score for player in table.game.players] == [1, 2, 25, 0, 4]


def test_ant_4_gifts():
    table = Table("ant", FIVE)
    table.add("gift", giver="Ann", taker="Bo")
    assert [player.score for player in table.game.players] == [-3, 3, 0, 0, 0]
    assert table.refuses("gift", giver="Bo", taker="Bo") == "ANT-4"
    assert Table("ant", FIVE, gifts="no").refuses("gift", giver="Bo", taker="Cy") == "ANT-4"


def test_ant_5_the_target_ends_the_game():
    table = Table("ant", FIVE, target=30)
    table.add("catch", fish=catch(30))
    assert table.game.over and table.game.winners == ["Cy"]

"""An evening of Rumino for four, played by keys and read from the pixels."""

import pytest

from tests.proof.robot.player import BOARDS, Player

FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, FOUR) as player:
        yield player


def totals(*points):
    return dict(zip(FOUR, points))


def test_rmn_10_11_12_two_are_out_one_goes_gin_and_a_rumino_ends_it(table):
    table.sit_down("Rumino", FOUR, dealer="Bo")
    assert table.dealer() == "Bo"
    table.press("ok")
    table.choose("Ana")
    table.numbers({"Ana": 5, "Bo": 40, "Cy": 50})
    # 65 in seven cards is possible and odd: asked once.
    table.number(65)
    table.says("65")
    assert table.chosen() == "no"
    table.choose("all.yes")
    table.reads("Ana knocks with 5", "RMN-8", "→ 5", "→ 65")
    table.keep()
    assert table.sheet(FOUR) == totals(5, 40, 50, 65)
    assert table.dealer() == "Cy"
    assert "2" in table.bar().split()

    # Gin from 5 to -5; the others stand at 99 and are still in.
    table.round("Ana", {"Ana": 0, "Bo": 20, "Cy": 49, "Di": 34})
    table.reads("Ana goes gin: -10", "RMN-10", "Ana -10", "→ 99")
    table.keep()
    assert table.sheet(FOUR) == totals(-5, 60, 99, 99)

    # 101 is out, 99 is not.
    table.round("Bo", {"Bo": 3, "Ana": 10, "Cy": 0, "Di": 2})
    table.reads("Di is out with 101", "RMN-12", "→ 101")
    table.keep()
    assert table.sheet(FOUR) == totals(5, 63, 99, 101)
    # The deal has come round to Di, who is out: it passes to Ana.
    assert table.dealer() in ("Ana", "An")
    assert "4" in table.bar().split()

    # 100 is out, too.
    table.round("Ana", {"Ana": 7, "Bo": 9, "Cy": 1})
    table.reads("Cy is out with 100", "RMN-12")
    table.keep()
    assert table.sheet(FOUR) == totals(12, 72, 100, 101)

    table.menu("Rumino!")
    assert "Cy" not in table.screen().split()
    table.choose("Bo")
    table.reads("Bo has a Rumino", "RMN-11", "Bo wins")
    table.keep()
    table.says("★ Bo 72")
    table.reads("★ Bo 72", "2. Ana 12", "3. Cy 100", "4. Di 101", "RMN-11")


def test_rmn_12_everybody_out_at_once_and_equal_totals_share_the_win():
    with Player("sim_128x64", FOUR) as table:
        table.sit_down("Rumino", FOUR, house=[("Point limit", "100")])
        table.round("Ana", {"Ana": 1, "Bo": 50, "Cy": 50, "Di": 60})
        table.keep()
        table.round("Ana", {"Ana": 7, "Bo": 49, "Cy": 49, "Di": 39})
        table.keep()
        assert table.sheet(FOUR) == totals(8, 99, 99, 99)
        table.round("Bo", {"Bo": 7, "Ana": 60, "Cy": 7, "Di": 8})
        table.reads("Bo is out with 106", "Cy is out with 106", "Di is out with 107", "Ana wins")
        # Taken back before it is kept: Ana leaves instead, and all three are out together.
        table.press("back", "back", "back", "back", "back", "back", "back", "back")
        table.menu("Player leaves")
        table.choose("Ana")
        table.keep()
        # The round is continued: of those who are left all is answered.
        table.press("ok")
        table.reads("Bo and Cy share the win", "RMN-12")
        table.keep()
        table.reads("★ Bo 106", "★ Cy 106", "3. Di 107", "lowest wins")

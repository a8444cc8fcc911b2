"""An evening of Rumski for three to 300, played by keys and read from the pixels."""

import pytest

from host_tools.robot.player import BOARDS, Player

THREE = ("Ana", "Bo", "Cy")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, THREE) as player:
        yield player


def test_rsk_10_11_three_players_to_300(table):
    table.sit_down("Rumski", THREE, dealer="Cy")
    table.round("Ana", {"Cy": 45, "Bo": 60})
    table.reads("Ana goes out", "RSK-9", "= 105")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 105, "Bo": 0, "Cy": 0}
    assert table.dealer() == "Ana"
    assert "2" in table.bar().split()
    # Points are a multiple of five: 42 is refused with the rule, and stays to be mended.
    table.press("ok")
    table.choose("Bo")
    table.number(42)
    table.says("RSK-10", "42")
    table.press("ok")
    table.mend(42, 40)
    table.number(5)
    table.reads("Bo goes out", "= 45")
    table.keep()
    table.round("Ana", {"Cy": 150, "Bo": 45})
    table.reads("300 reached", "RSK-11", "Ana wins")
    table.keep()
    table.says("★ Ana 300")
    table.reads("★ Ana 300", "2. Bo 45", "3. Cy 0", "300 reached", "RSK-11")

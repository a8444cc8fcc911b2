"""An evening of Rumski for three to 300, played by keys and read from the pixels."""

import pytest

from tests.proof.robot.player import BOARDS, Player

THREE = ("Ana", "Bo", "Cy")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, THREE) as player:
        yield player


def test_rsk_10_what_is_the_total_by_itself_is_not_added_up(table):
    table.sit_down("Rumski", THREE[:2], dealer="Ana")
    table.round("Ana", {"Bo": 130})
    assert "130 = 130" not in table.reads("Ana goes out", "130")
    table.keep()
    assert table.sheet(THREE[:2]) == {"Ana": 130, "Bo": 0}
    # A count of cards does not look like an answer in points.
    table.press("ok")
    table.choose("Bo")
    table.box.hold("ok") if table.has_cross() else table.press("right")
    table.changed()
    assert table.bar().endswith("cards 0") or table.box.width < 128, table.bar()


def test_rsk_10_11_three_players_to_300(table):
    table.sit_down("Rumski", THREE, dealer="Cy")
    table.round("Ana", {"Cy": 45, "Bo": 60})
    table.reads("Ana goes out", "RSK-9", "+105")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 105, "Bo": 0, "Cy": 0}
    assert table.dealer() == "Ana"
    assert "2" in table.bar().split()
    # Points are a multiple of five: 42 is refused with the rule, and stays to be mended.
    table.press("ok")
    table.choose("Bo")
    if table.has_cross():
        table.number(42)
        table.says("RSK-10", "42")
        table.press("ok")
        table.mend(42, 40)
    else:
        # Where digits are turned, the last one is 0 or 5.
        table.number(40)
    table.number(5)
    table.reads("Bo goes out", "+45")
    table.keep()
    table.round("Ana", {"Cy": 150, "Bo": 45})
    table.reads("300 reached", "RSK-11", "Ana wins")
    table.keep()
    table.says("★ Ana 300")
    table.reads("★ Ana 300", "2. Bo 45", "3. Cy 0", "300 reached", "RSK-11")


def test_rsk_10_points_are_asked_in_fives(table):
    table.sit_down("Rumski", THREE, dealer="Cy")
    table.press("ok")
    table.choose("Ana")
    part = table.box.device.app.stack[-1].part
    if part.cross:
        # After 6, 0 or 5 is all that can come: one press each.
        table.press(*"up right".split())
        assert part.digits == "6" and part.leads() == ["", "5", "", "0"]
        table.press("up", "ok")
    else:
        # Fives first, then tens.
        table.press("up")
        table.press("left", "up", "up")
        assert part.value() == 25
        table.press("ok")
    assert table.asked(THREE) == "Cy"
    # A hundred is one key away.
    table.number(120)
    table.reads("Ana goes out", "+%d" % (120 + (65 if part.cross else 25)))

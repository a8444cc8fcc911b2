"""An evening of Ginski, played by keys and read from the pixels: the sources' worked examples."""

import pytest

from tests.proof.robot.player import BOARDS, Player, forms

THREE = ("Ana", "Bo", "Cy")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, THREE) as player:
        yield player


def test_gsk_7_8_10_12_an_evening_to_the_target(table):
    table.sit_down("Ginski", THREE)
    table.says("Ginski", "1")
    table.round("Bo", {"Bo": 8, "Ana": 15, "Cy": 20})
    table.reads("Bo ends with 8", "GSK-7", "20 + 15 - 8")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
    assert table.dealer() == "Bo"
    assert "2" in table.bar().split()
    # The undercut of the source's example: 25 + 9 + 20.
    table.round("Ana", {"Ana": 9, "Bo": 20, "Cy": 5})
    table.reads("Cy undercuts Ana, 5 < 9", "GSK-10", "25 + 9 + 20")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 54}
    # Ginski: no deadwood, and no Big one.
    table.press("ok")
    table.choose("Ana")
    table.number(0)
    table.choose("all.no")
    table.numbers({"Bo": 30, "Cy": 40})
    table.reads("Ana has Ginski", "GSK-8", "25 + 30 + 40")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 95, "Bo": 27, "Cy": 54}
    # Equal deadwood is no undercut; 95 + 27 is over the target.
    table.round("Ana", {"Ana": 3, "Bo": 3, "Cy": 27})
    table.reads("Ana ends with 3", "3 + 27 - 3", "Ana wins", "100 reached", "GSK-12")
    table.keep()
    table.says("★ Ana 122")
    table.reads("2. Cy 54", "3. Bo 27", "100 reached", "GSK-12")


def test_gsk_10_house_rule_undercut_pays_ender_only(table):
    table.sit_down("Ginski", THREE, house=[("Undercut", "ender")])
    table.round("Ana", {"Ana": 9, "Bo": 20, "Cy": 5})
    table.reads("Cy undercuts Ana, 5 < 9", "GSK-10", "25 + 9")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 34}


def test_gsk_9_big_ginski_with_a_score_of_three_digits(table):
    table.sit_down("Ginski", THREE)
    table.press("ok")
    table.choose("Cy")
    table.number(0)
    table.choose("all.yes")
    table.number(61)
    # 120 is possible with ten cards, and odd: asked once.
    table.number(120)
    table.says("120")
    table.choose("all.yes")
    table.reads("Cy has Big Ginski", "GSK-9", "31 + 61 + 120", "Cy wins")
    table.keep()
    table.says("★ Cy 212")
    table.reads("2. Ana 0", "2. Bo 0")


def test_gsk_2_the_upcard_is_offered_where_a_round_begins_a_press_a_player(table):
    table.sit_down("Ginski", THREE)
    table.round("Bo", {"Bo": 8, "Ana": 15, "Cy": 20})
    table.press("ok")
    # The new score comes first; the question follows with a press.
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
    table.press("ok")
    # Bo deals now, so Cy is asked first.
    assert any(form in table.bar() for form in forms("dealer.offered"))
    table.says("Cy")
    table.press("down")
    table.says("Ana")
    table.press("down")
    table.says("Bo")
    table.press("ok")
    table.press("ok")
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
    assert not table.offers_upcard()
    # Whoever needs no help leaves it with one press; an undo does not offer it again.
    table.menu("all.do_void")
    table.press("ok")
    table.press("ok")
    assert any(form in table.bar() for form in forms("dealer.offered"))
    table.press("back")
    table.menu("ui.undo")
    table.press("ok")
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
    assert not table.offers_upcard()


def test_the_others_are_asked_from_the_left_of_who_ended(table):
    table.sit_down("Ginski", THREE)
    table.press("ok")
    table.choose("Bo")
    for name, number in (("Bo", 8), ("Cy", 20), ("Ana", 15)):
        assert table.asked(THREE) == name
        table.number(number)
    table.reads("Bo ends with 8")

"""A match of Tuscan Rummy to three hands, played by keys and read from the pixels."""

import pytest

from tests.proof.robot.player import BOARDS, Player

THREE = ("Ana", "Bo", "Cy")


@pytest.fixture(params=BOARDS)
def table(request):
    with Player(request.param, THREE) as player:
        yield player


def hand(table, winner, kind=None):
    table.press("ok")
    table.choose(winner)
    if kind:
        table.choose(kind)


def test_tus_3_11_13_a_match_to_three_hands(table):
    table.sit_down("Tuscan Rummy", THREE)
    hand(table, "Bo", "sette")
    table.reads("Bo wins with a sette", "TUS-6", "→ 1")
    table.keep()
    # The deal passes to the right, counter-clockwise.
    assert table.dealer() == "Cy"
    assert "2" in table.bar().split()
    hand(table, "Bo", "ramino")
    table.keep()
    assert table.dealer() == "Bo"
    hand(table, "tuscan.drawn")
    table.reads("Drawn: nobody scores", "TUS-11")
    table.keep()
    assert table.sheet(THREE) == {"Ana": 0, "Bo": 2, "Cy": 0}
    hand(table, "Cy", "card points")
    table.keep()
    table.menu("The deal")
    table.says("Cy deals")
    table.reads("Cy 7", "to the right", "stock 19", "Bo starts")
    table.press("back", "back")
    hand(table, "Bo", "sette")
    table.reads("Bo wins", "3 reached", "TUS-13")
    table.keep()
    table.reads("★ Bo 3", "2. Cy 1", "3. Ana 0", "TUS-13")


@pytest.mark.parametrize("board", BOARDS)
def test_tus_1_an_italian_deck_where_people_speak_italian(board):
    with Player(board, THREE, settings={"language": "it"}) as table:
        table.choose("ui.new_game")
        table.choose("all.title_tuscan")
        table.seat(THREE)
        # The deck's own names are offered first, marked as another value than the default.
        table.choose("ui.house_rules")
        table.press("down")
        assert "bastoni" in table.chosen() + table.bar()
        table.press("back")
        table.choose("ui.begin")
        game = table.box.device.app.game
        assert game.faces.names(game.house) == "latin"
        # After a power cut, the box shows the cards in the same way.
        table.restart()
        table.press("right")
        table.choose("judge.do_meld")
        picker = table.box.device.app.stack[-1].part
        assert picker.faces.suits == "\ue013\ue011\ue012\ue010"
        assert picker.faces.courts[:3] == ["F", "C", "R"]

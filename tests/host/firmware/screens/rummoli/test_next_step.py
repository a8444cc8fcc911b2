"""OK on the sheet of Rummoli, and on the board, opens the next step of a hand itself (RML-19)."""

import pytest

from tests.proof.played import PLAYED
from tests.proof.robot.player import BOARDS, forms
from tests.proof.robot.sitter import Sitter

FOUR = ("Ana", "Bo", "Cy", "Dina")
ANTE = ({"event": "ante"},)
WIDOW = (*ANTE, {"event": "widow", "how": "kept"})
BETS = (*WIDOW, {"event": "bets", "chips": dict.fromkeys(FOUR, 1)})
POKER = (*WIDOW, {"event": "poker", "winners": ["Cy"]})
PAID = (*POKER, {"event": "pay", "player": "Dina", "space": "10S"})
# The events before, the house, and the (screen, event) that comes next.
STEPS = (
    ((), {}, ("table.preview", "ante")),
    (ANTE, {}, ("asking.entry", "widow")),
    (ANTE, {"poker": "betting"}, ("asking.entry", "widow")),
    (WIDOW, {"poker": "betting"}, ("asking.entry", "bets")),
    (WIDOW, {}, ("asking.entry", "poker")),
    (BETS, {"poker": "betting"}, ("asking.entry", "poker")),
    (POKER, {}, ("rummoli.stops", None)),
    (PAID, {}, ("rummoli.stops", None)),
)


def opened(table):
    """Return (screen on top, event that it enters)."""
    screen = table.app.stack[-1]
    if screen.module == "table.preview":
        return screen.module, screen.entry["event"]
    return screen.module, getattr(screen, "action", None)


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_rml_19_ok_opens_the_next_step_from_the_sheet_and_from_the_board(board, language):
    with Sitter(board, settings={"language": language}) as table:
        for events, house, step in STEPS:
            table.begin("rummoli", FOUR, house, events)
            table.press("ok")
            assert opened(table) == step
            # Back leads to the sheet at once: there is no menu between.
            table.press("back")
            assert opened(table)[0] == "table.sheet"
            table.press("left")
            assert opened(table)[0] == "rummoli.board"
            table.press("ok")
            assert opened(table) == step
            table.press("back")
            assert opened(table)[0] == "table.sheet"


@pytest.mark.parametrize("board", BOARDS)
def test_rml_12_who_does_not_follow_the_cards_enters_what_they_bring_from_the_stops(board):
    with Sitter(board) as table:
        table.begin("rummoli", FOUR, events=POKER)
        table.press("ok")
        table.choose("rummoli.do_pay")
        table.choose("10♠: 4")
        table.choose("Dina")
        table.keep()
        # Once a pay card was entered so, the next one is offered first.
        table.press("ok")
        assert any(table.chosen().startswith(form) for form in forms("rummoli.do_pay"))
        table.press("ok")
        table.choose("J♦: 4")
        # The power fails between the two questions: the answer is not lost.
        table.restart()
        assert opened(table) == ("asking.entry", "pay")
        table.choose("Cy")
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 41, "Bo": 41, "Cy": 49, "Dina": 45}
        table.menu("ui.undo")
        table.press("ok")
        assert table.sheet(FOUR) == {"Ana": 41, "Bo": 41, "Cy": 45, "Dina": 45}
        table.menu("ui.redo")
        table.press("ok")
        table.press("ok")
        table.choose("rummoli.do_out")
        table.choose("Bo")
        table.numbers({"Ana": 1, "Cy": 2, "Dina": 3})
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 40, "Bo": 51, "Cy": 47, "Dina": 42}


def test_rml_12_a_section_that_is_tapped_is_collected_by_who_is_named():
    with Sitter("sim_128x64") as table:
        for first in ((), ("left",)):
            table.begin("rummoli", FOUR, events=POKER)
            # The sheet has the second player selected, so that name is offered.
            table.press("down", "down")
            if first:
                table.app.open("rummoli.board")
            table.app.stack[-1].act("pot JD")
            assert opened(table) == ("asking.entry", "pay")
            assert table.chosen() == "Bo"
            table.app.stack[-1].take(2)
            assert opened(table) == ("table.preview", "pay")
            wanted = {"event": "pay", "player": "Cy", "space": "JD"}
            assert table.app.stack[-1].entry == wanted


@pytest.mark.parametrize("board", BOARDS)
def test_rml_9_once_a_card_was_laid_the_stops_offer_who_comes_next(board):
    with Sitter(board) as table:
        table.begin("rummoli", FOUR, events=PAID)
        table.app.session.box.keep("stops", [["Cy", "2S"]])
        table.press("ok")
        assert table.chosen().startswith("Cy"), table.lines()
        rows = [row[0][0] for row in table.app.stack[-1].rows()]
        assert "rummoli.do_pay" not in rows and "stops_screen.count_out" in rows


@pytest.mark.parametrize("board", BOARDS)
def test_the_menu_opens_its_events_at_the_likeliest(board):
    with Sitter(board) as table:
        table.begin("rummoli", FOUR, events=POKER)
        table.press("back", "left")
        assert any(table.chosen().startswith(form) for form in forms("stops_screen.do"))
        # A row that was chosen there stays so while the menu is open.
        table.press("down", "left", "right")
        assert any(table.chosen().startswith(form) for form in forms("rummoli.do_pay"))


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
def test_rml_12_who_is_selected_on_the_sheet_collects_a_pay_card_unasked(board):
    with Sitter(board) as table:
        table.begin("rummoli", FOUR, events=POKER)
        table.press("down", "down")
        assert table.app.chosen() == "Bo"
        table.press("ok")
        table.choose("rummoli.do_pay")
        table.choose("10♠: 4")
        assert table.top.module == "table.preview" and table.top.entry["player"] == "Bo"
        # Back leads to who it is, and another is named.
        table.press("back")
        assert table.chosen() == "Bo"
        table.choose("Cy")
        assert table.top.entry["player"] == "Cy"
        table.restart()
        assert table.top.entry["player"] == "Cy"
        table.keep()
        assert table.app.chosen() is None


def test_rml_12_whose_page_was_looked_at_by_touch_is_asked_who_collects():
    with Sitter("sim_128x64") as table:
        table.begin("rummoli", FOUR, events=POKER)
        table.wait(1000)
        table.box.device.give(1, "take")
        table.wait(1000)
        table.changed()
        assert table.top.module == "table.player"
        table.press("back", "ok")
        table.choose("rummoli.do_pay")
        table.choose("10♠: 4")
        assert table.top.module == "asking.entry" and table.chosen() == "Ana"


def test_rml_12_whose_cards_were_shown_is_offered_though_another_is_selected():
    hands = {"Ana": "10S 9S 8H 2D 3C", "Bo": "AH AC KD KC 4D"}
    shown = {"event": "poker", "hands": {name: hands[name].split() for name in hands}}
    with Sitter("sim_128x64") as table:
        table.begin("rummoli", FOUR, events=(*WIDOW, shown))
        table.press("down", "down", "ok")
        table.choose("rummoli.do_pay")
        table.choose("10♠: 4")
        assert table.top.module == "asking.entry" and table.chosen() == "Ana"

"""Mistakes, played by keys and read from the pixels: undo, amending, impossible and odd numbers."""

import pytest

from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player

THREE = ("Ana", "Bo", "Cy")
FOUR = ("Ana", "Bo", "Cy", "Di")
BIG = "sim_128x64"


def a_round_of_ginski(table, who="Bo", own=8, others=(15, 20)):
    names = [name for name in THREE if name != who]
    table.round(who, {who: own, names[0]: others[0], names[1]: others[1]})
    table.keep()


@pytest.mark.parametrize("board", BOARDS)
def test_undo_and_redo_say_what_they_take_back_and_bring(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE)
        a_round_of_ginski(table)
        a_round_of_ginski(table, "Cy", 1, (10, 10))
        table.menu("ui.undo")
        # Nobody takes what is taken back for what is added; who scored 0 is there, too.
        table.reads("round 2", "Ana 0", "Bo 27", "Cy 19 → 0")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
        assert table.dealer() == "Bo"
        table.menu("ui.redo")
        table.reads("round 2", "Cy 0 → 19")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 19}
        table.menu("ui.undo")
        table.press("ok")
        table.menu("ui.undo")
        table.reads("round 1", "Bo 27 → 0")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}


def test_all_8_an_earlier_round_is_amended_and_the_totals_follow():
    with Player(BIG, FOUR) as table:
        table.sit_down("Rumino", FOUR)
        for _ in range(2):
            table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 30})
            table.keep()
        table.menu("ui.history")
        table.says("2 Ana knocks 5", "1 Ana knocks 5", "Di +30")
        table.choose("1")
        table.reads("Ana dealt", "Di +30", "Ana knocks with 5")
        table.press("ok")
        # The old answers are offered: who ended stays, the knocker's number stays, Bo had 11.
        assert table.chosen() == "Ana"
        table.press("ok")
        table.accept()
        # The others are filled: a change leads to the result.
        table.numbers({"Bo": 11})
        table.reads("Bo +1 20 → 21")
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 10, "Bo": 21, "Cy": 40, "Di": 60}
        # An amendment is undone like anything else.
        table.menu("ui.undo")
        table.reads("Undo this edit", "round 1", "Bo 21 → 20")
        table.press("ok")
        assert table.sheet(FOUR) == {"Ana": 10, "Bo": 20, "Cy": 40, "Di": 60}
        table.menu("ui.redo")
        table.reads("Edit it again", "round 1", "Bo 20 → 21")
        table.press("ok")
        assert table.sheet(FOUR) == {"Ana": 10, "Bo": 21, "Cy": 40, "Di": 60}


def test_all_8_an_amendment_that_makes_a_later_round_impossible_is_refused_with_the_reason():
    with Player(BIG, FOUR) as table:
        table.sit_down("Rumino", FOUR)
        table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 60})
        table.keep()
        table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 39})
        table.keep()
        table.round("Di", {"Di": 0, "Ana": 5, "Bo": 10, "Cy": 20})
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 15, "Bo": 30, "Cy": 60, "Di": 89}
        table.menu("ui.history")
        table.choose("2")
        table.press("ok", "ok")
        for _ in range(3):
            table.accept()
        table.number(40)
        table.says("RMN-12")
        table.reads("That would make round 3 impossible: Di was out in round 2")
        table.press("ok")
        # The entry is still there to be mended.
        table.says("Di")
        table.says("40")
        table.number(38)
        table.reads("89 → 88")
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 15, "Bo": 30, "Cy": 60, "Di": 88}


@pytest.mark.parametrize("board", BOARDS)
def test_a_mistaken_win_is_undone_from_the_end_of_the_game(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE)
        table.round("Cy", {"Cy": 1, "Ana": 60, "Bo": 60})
        table.keep()
        table.says("★ Cy")
        table.menu("ui.undo")
        table.reads("round 1", "Cy 119 → 0")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}
        a_round_of_ginski(table)
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}


@pytest.mark.parametrize("board", BOARDS)
def test_rmn_4_8_an_impossible_number_is_refused_with_its_rule_while_it_is_typed(board):
    with Player(board, FOUR) as table:
        table.sit_down("Rumino", FOUR)
        table.press("ok")
        table.choose("Bo")
        table.cannot(8, "RMN-8", "0", "7")
        table.cannot(13, "RMN-8")
        table.number(7)
        # From Bo's left.
        table.says("Cy")
        table.cannot(71, "RMN-4", "70")
        table.number(70)
        # 70 is possible, odd, and asked about once; no leads back to the number.
        table.says("70")
        assert table.chosen() == "no"
        table.press("ok")
        table.mend(70, 17)
        table.numbers({"Ana": 30, "Di": 40})
        table.reads("Bo knocks with 7", "→ 17")
        table.keep()
        assert table.sheet(FOUR) == {"Ana": 30, "Bo": 7, "Cy": 17, "Di": 40}


def test_back_drops_one_answer_after_another_and_then_leaves():
    with Player(BIG, THREE) as table:
        table.sit_down("Ginski", THREE)
        table.round("Bo", {"Bo": 8, "Ana": 15, "Cy": 20})
        table.says("+27")
        table.press("back")
        # The others were asked from Bo's left: Cy, then Ana.
        for name, number in (("Ana", 15), ("Cy", 20), ("Bo", 8)):
            assert sorted(table.chosen().split()) == sorted([name, str(number)])
            table.press("back")
        table.says("Who ended the round?")
        assert table.chosen() == "Bo"
        table.press("back")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}


def test_changing_the_house_rules_of_a_rematch_leaves_the_game_before_alone():
    with Player(BIG) as table:
        app = table.box.device.app
        app.session.start_game("rumino", ["Ana", "Bo"], app_house("rumino"), "Ana")
        app.session.add({"event": "rumino", "player": "Bo"})
        app.show_sheet()
        table.box.step()
        table.changed()
        before = dict(app.open_game.ledger.house)
        table.press("ok")
        table.choose("ui.house_rules")
        table.choose("rumino.option_twins")
        table.press("back", "back")
        assert app.open_game.ledger.house == before == app.game.house


def app_house(name):
    """Return the default house rules of a game."""
    from engine import games

    return games.load(name).with_defaults(None)


def test_all_5_chips_from_one_holder_to_another_by_keys():
    with Player(BIG) as table:
        table.box.device.app.session.start_game(
            "rummoli", ["Ana", "Bo"], app_house("rummoli"), "Ana"
        )
        table.box.step()
        table.changed()
        table.menu("all.do_adjust")
        table.choose("Ana")
        table.choose("all.reason_own")
        table.type("Bet")
        table.choose("Bo")
        table.number(7)
        table.reads("50 → 43", "50 → 57", "ALL-5")
        table.press("ok")
        assert table.sheet(("Ana", "Bo")) == {"Ana": 43, "Bo": 57}


@pytest.mark.parametrize("board", BOARDS)
def test_while_a_round_is_edited_the_bar_says_which_and_the_history_marks_it(board):
    with Player(board, FOUR) as table:
        table.sit_down("Rumino", FOUR)
        for _ in range(2):
            table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 30})
            table.keep()
        table.menu("ui.history")
        before = table.screen()
        table.choose("1")
        table.press("ok")
        said = forms("ui.editing", what="round 1", n=1)
        assert any(form in table.bar() for form in said), table.bar()
        table.press("ok")
        assert any(form in table.bar() for form in said), table.bar()
        table.accept()
        table.numbers({"Bo": 11})
        assert any(form in table.bar() for form in said), table.bar()
        table.keep()
        table.menu("ui.history")
        marks = forms("ui.edited")
        table.press("down")
        assert any(mark in table.chosen() for mark in marks), table.lines()
        assert not any(mark in before for mark in marks)


def test_an_edit_that_changes_nothing_is_none():
    with Player(BIG, FOUR) as table:
        table.sit_down("Rumino", FOUR)
        for _ in range(2):
            table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 30})
            table.keep()
        app = table.box.device.app
        ledger = app.open_game.ledger
        event, _ = ledger.find(0)
        same = {"event": "amend", "index": 0, "to": dict(event)}
        assert app.session.add(same)
        assert len(ledger.log) == 2 and not ledger.is_amended(0)
        # What an undo takes back is the round before.
        table.menu("ui.undo")
        table.reads("round 2")
        other = dict(event, deadwood=dict(event["deadwood"], Bo=11))
        assert app.session.add(dict(same, to=other))
        # Back to what it was is an edit.
        assert app.session.add(same)
        assert len(ledger.log) == 4 and ledger.is_amended(0)


@pytest.mark.parametrize("board", BOARDS)
def test_an_edit_says_the_totals_before_and_after_and_so_does_its_undo(board):
    with Player(board, ("Ana", "Bo", "Cy")) as table:
        table.sit_down("Rumski", ("Ana", "Bo", "Cy"), dealer="Cy")
        table.round("Ana", {"Bo": 40, "Cy": 30})
        table.keep()
        table.menu("ui.edit_entry")
        table.press("ok", "ok")
        table.press("ok")
        assert table.asked(("Ana", "Bo", "Cy")) == "Bo"
        # Cy's points stay.
        table.number(50)
        table.says("ui.do_keep")
        assert "→ 80" in table.paper(), table.lines()
        table.keep()
        table.menu("ui.undo")
        assert "→ 70" in table.paper(), table.lines()
        table.press("ok")
        assert table.sheet(("Ana", "Bo", "Cy"))["Ana"] == 70
        table.menu("ui.redo")
        assert "→ 80" in table.paper(), table.lines()


def test_on_two_rows_the_new_total_of_the_winner_comes_first():
    with Player("sim_128x32", ("Ana", "Bo", "Cy")) as table:
        table.sit_down("Rumski", ("Ana", "Bo", "Cy"), dealer="Cy")
        table.round("Ana", {"Bo": 40, "Cy": 30})
        rows = [" ".join(row.split()) for row in table.middle()]
        assert rows[0] == "Ana +70 40 + 30 0 → 70", rows


def test_why_not_gives_the_reason_of_the_game():
    with Player("sim_128x64", ("Ana", "Bo", "Cy")) as table:
        table.sit_down("Rummoli", ("Ana", "Bo", "Cy"), dealer="Cy")
        # The stops phase cannot be followed before there is a hand.
        table.menu("stops_screen.do")
        assert not any(form in table.paper() for form in forms("all.not_now"))
        table.says("rummoli.no_hand")


def test_undo_of_who_joined_names_them_and_of_an_ante_says_what_the_pots_hold():
    with Player("sim_128x64", THREE) as table:
        session = table.box.device.app.session
        session.start_game("any", list(THREE), app_house("any"), "Ana")
        session.add({"event": "join", "player": "Eve", "seat": 1, "score": -8})
        table.box.step()
        table.changed()
        for what in ("undo", "redo"):
            table.menu("ui." + what)
            table.reads("Eve joins")
            table.press("ok")
        session.start_game("rummoli", list(THREE), app_house("rummoli"), "Ana")
        session.add({"event": "ante"})
        table.box.step()
        table.changed()
        table.menu("ui.undo")
        table.reads("Ana 41 → 50", "Cy 41 → 50", "Poker 3 → 0")


def test_undo_of_the_last_round_counts_what_the_end_added():
    with Player("sim_128x64", THREE[:2]) as table:
        session = table.box.device.app.session
        session.start_game("gin", list(THREE[:2]), app_house("gin"), "Ana")
        hand = {"event": "round", "ender": "Ana", "deadwood": {"Ana": 4, "Bo": 70}}
        for _ in range(2):
            assert session.add(hand)
        assert table.box.device.app.game.over
        score = table.box.device.app.game.find("Ana").score
        before = table.box.device.app.open_game.ledger
        session.add({"event": "undo"})
        was = before.game.find("Ana").score
        session.add({"event": "redo"})
        table.box.device.app.show_sheet()
        table.box.step()
        table.changed()
        table.menu("ui.undo")
        table.reads(f"Ana {score} → {was}")


@pytest.mark.parametrize("board", BOARDS)
def test_an_edit_after_which_a_leaving_ends_the_game_sets_the_rest_aside(board):
    with Player(board, THREE) as table:
        table.sit_down("Rumino", THREE)
        for deadwood in ({"Ana": 0, "Bo": 60, "Cy": 20}, {"Ana": 0, "Bo": 20, "Cy": 20}):
            table.round("Ana", deadwood)
            table.keep()
        table.menu("all.do_leave")
        table.choose("Cy")
        table.keep()
        table.round("Ana", {"Ana": 0, "Bo": 9})
        table.keep()
        # With 100 points Bo is out in the second round: only Ana is left when Cy goes.
        table.menu("ui.history")
        table.press("down", "down", "ok", "ok")
        asked = [question.who for question in table.top.entry.asked]
        table.go_to_answer(asked.index("Bo"))
        table.number(40)
        table.says("1")
        table.choose("all.yes")
        table.keep()
        table.reads("Ana is the last player", "RMN-12")
        table.menu("ui.undo")
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": -30, "Bo": 89, "Cy": 40}

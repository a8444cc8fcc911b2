"""Boundary cases on every screen, read from the pixels: wide names, many players, long games."""

import pytest

from engine import games
from tests.proof.bench.tasks import first_sheet
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player, seats_row

# Twelve of the widest letters; two that differ only at the end.
WIDE = ("WWWWWWWWWWWW", "WWWWWWWWWWWM", "Bo")
EIGHT = ("Ana", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def app_of(table):
    """Return the program, to enter many rounds at once; everything else is read from the pixels."""
    return table.box.device.app


def redrawn(table):
    """Leave for the sheet anew, after rounds were entered at once."""
    app_of(table).show_sheet()
    table.box.wait(100)
    table.changed()


def names_seen(table):
    """Return the names beside the scores or above them, without marks."""
    rows = [row.replace("■", " ").replace("▶", " ").split() for row in table.middle()]
    below = [*rows[1:], []]
    scored = [
        row
        for row, under in zip(rows, below, strict=True)
        if any(word.isdigit() for word in row) or (under and all(word.isdigit() for word in under))
    ]
    return [word for row in scored for word in row if not word.isdigit()]


def all_rows(table):
    """Return every row of a list, from the chosen one round to it."""
    rows = [table.chosen()]
    while True:
        table.press("down")
        if table.chosen() == rows[0] or len(rows) > 40:
            return rows
        rows.append(table.chosen())


def test_a_name_of_twelve_wide_letters_is_typed_by_keys():
    with Player("sim_128x64") as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.choose(*seats_row())
        table.press("ok")
        table.type(WIDE[0])
        table.says(WIDE[0])


def test_a_name_of_thirteen_letters_cannot_be_typed():
    with Player("sim_72x40") as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.choose(*seats_row())
        table.press("ok")
        # A is two presses to the left.
        table.press(*["left"] * 24)
        table.says("12/12")
        table.press("left")
        table.box.press("left")
        table.changed()
        assert table.blinks()
        table.says("keys.letters_all", n=12)


@pytest.mark.parametrize("board", BOARDS)
def test_names_that_differ_at_the_end_are_told_apart_on_every_screen(board):
    with Player(board, WIDE) as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        # Seated: in the order in which they are known.
        table.press("left")
        table.choose(*seats_row())
        rows = all_rows(table)
        assert len(rows) == 3 and len({row.split()[0] for row in rows}) == 3, rows
        table.press("back")
        # Two first dealers that read differently.
        table.press("down")
        first = table.chosen()
        table.press("ok")
        assert table.chosen() != first
        table.press("ok", "ok", "up")
        table.choose("ui.begin")
        seen = names_seen(table)
        assert len(set(seen)) == len(seen) >= 3, seen
        table.press("ok")
        rows = all_rows(table)
        assert len(rows) == 3 and len(set(rows)) == 3, rows
        table.press("ok")
        asked = [table.bar()]
        for number in (5, 40, 10):
            table.number(number)
            asked.append(table.bar())
        assert len(set(asked[:3])) == 3, asked
        # What is added stands with its player, and what that leads to.
        paper = (table.results() + table.paper()).replace(" ", "")
        assert "+400→40" in paper and "+50→5" in paper, paper
        table.keep()
        # The full name stands in the detail of each.
        for name in WIDE:
            table.press("down", "left")
            whole = table.bar().split()[:1] + [table.paper().replace(" ", "")]
            assert [words for words in whole if name in words], (name, table.lines())
            table.press("back")
        table.menu("all.do_stop")
        table.keep()
        paper = table.paper().split()
        places = [paper[at + 1] for at in range(len(paper) - 1) if paper[at] in ("★", "2.", "3.")]
        assert len(places) == 3, paper
        # Distinct, and none the other's beginning: what tells them apart is not cut off.
        assert not [
            one for one in places for other in places if one != other and other.startswith(one)
        ], places
        assert len(set(places)) == 3, places


@pytest.mark.parametrize("board", BOARDS)
def test_rml_1_eight_players_on_every_screen(board):
    with Player(board, EIGHT) as table:
        table.sit_down("Rummoli", EIGHT)
        assert table.sheet(EIGHT) == dict.fromkeys(EIGHT, 50)
        table.press("ok")
        table.keep()
        assert table.sheet(EIGHT) == dict.fromkeys(EIGHT, 41)
        # Eight names on a small screen are shortened.
        assert table.dealer() in ("Ana", "An")
        table.menu("ui.deal")
        table.reads("widow 6", "Bo 6", "Ana 5", "The winner of the poker hand leads", "RML-9")
        table.press("back", "back")
        # Nothing of the stops before the poker hand: the menu says why (RML-19).
        table.menu("rummoli.do_out")
        table.reads("First the poker hand: its pot holds 8")
        table.press("back", "back")
        table.menu("rummoli.do_poker")
        table.choose("Hal")
        table.choose("rummoli.nobody_else")
        table.keep()
        table.menu("rummoli.do_out")
        table.choose("Hal")
        table.numbers(dict(zip(EIGHT, (1, 2, 3, 4, 5, 1, 2))))
        table.reads("Hal goes out", "Hal +26")
        table.keep()
        assert table.sheet(EIGHT) == dict(zip(EIGHT, (40, 39, 38, 37, 36, 40, 39, 75)))


@pytest.mark.parametrize("board", BOARDS)
def test_rsk_2_two_players(board):
    with Player(board, EIGHT[:2]) as table:
        table.sit_down("Rumski", EIGHT[:2])
        table.menu("ui.deal")
        table.reads("Bo 12", "Ana 12", "Bo starts")
        table.press("back", "back")
        table.round("Ana", {"Bo": 5})
        table.keep()
        assert table.sheet(EIGHT[:2]) == {"Ana": 5, "Bo": 0}


@pytest.mark.parametrize("board", BOARDS)
def test_scores_from_minus_99_to_999(board):
    names = ("Ana", "Bo", "Cy")
    with Player(board, names) as table:
        table.sit_down("Rumski", names)
        for name, points in zip(names, (-99, 299, 0)):
            if points:
                app_of(table).session.add(
                    {"event": "adjust", "player": name, "by": points, "reason": "house"}
                )
        redrawn(table)
        assert table.sheet(names) == {"Ana": -99, "Bo": 299, "Cy": 0}
        table.menu("all.do_adjust")
        table.choose("Bo")
        table.choose("all.more")
        table.number(700)
        table.says("700")
        table.choose("all.yes")
        table.choose("all.reason_own")
        table.type("Ok")
        table.reads("→ 999", "Bo wins")
        table.keep()
        table.reads("★ Bo 999", "2. Cy 0", "3. Ana -99")


@pytest.mark.parametrize("board", BOARDS)
def test_250_rounds_and_the_first_of_them_in_the_history(board):
    names = ("Ana", "Bo", "Cy")
    with Player(board, names) as table:
        table.sit_down("Rumino", names, house=())
        app = app_of(table)
        for number in range(250):
            gin = names[number % 3]
            hands = {name: 0 if name == gin else 5 for name in names}
            assert app.session.add({"event": "round", "ender": gin, "deadwood": hands})
        redrawn(table)
        assert table.sheet(names) == {"Ana": -10, "Bo": 5, "Cy": 5}
        assert "251" in table.bar().split()
        table.menu("ui.history")
        assert table.chosen().startswith("250 ")
        table.press("up")
        assert table.chosen().startswith("1 "), table.chosen()
        table.press("ok")
        table.reads("Ana dealt", "Ana goes gin: -10", "RMN-10")
        table.press("back", "back", "back")
        table.restart()
        assert table.sheet(names) == {"Ana": -10, "Bo": 5, "Cy": 5}


@pytest.mark.parametrize("board", BOARDS)
def test_rmn_12_everyone_out_at_once_with_equal_totals_on_every_screen(board):
    names = ("Ana", "Bo", "Cy")
    with Player(board, names) as table:
        table.sit_down("Rumino", names)
        app = app_of(table)
        for name in names:
            app.session.add({"event": "adjust", "player": name, "by": 95, "reason": "house"})
        redrawn(table)
        table.round("Bo", {"Bo": 5, "Ana": 5, "Cy": 10})
        table.reads("Cy is out with 105", "Ana and Bo share the win", "RMN-12")
        table.keep()
        table.reads("★ Ana 100", "★ Bo 100", "3. Cy 105")


def test_the_first_sheet_of_any_game_takes_at_most_eight_presses():
    for name in games.names():
        _, fewest, most = games.facts(name)
        for count in range(fewest, most + 1):
            # More than eight are rare.
            most = 8 if count <= 8 else 9
            assert first_sheet("sim_128x64", name, count) <= most, (name, count)


TWELVE = (
    *("Annabella", "Benedetta", "Carlo", "Dina", "Emanuele", "Fabrizio"),
    *("Giulia", "Hannes", "Ines", "Jonathan", "Kilian", "Ludovica"),
)


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4"])
def test_any_1_twelve_at_the_table_and_a_screen_without_room_says_so(board):
    seen = {"sim_128x32": 10, "sim_72x40": 9}.get(board)
    with Player(board, TWELVE) as table:
        table.choose("ui.new_game")
        table.choose("all.title_any")
        table.move_to("ui.begin")
        while len(table.app.stack[-1].names) < 12:
            table.press("right")
        said = any(form in table.bar() for form in forms("ui.in_sight", n=seen or 12))
        assert said == bool(seen), table.lines()
        table.seat(TWELVE)
        table.choose("ui.begin")
        table.press("ok")
        table.points({name: 7 * at for at, name in enumerate(TWELVE)})
        table.keep()
        game = table.app.game
        assert [player.score for player in game.players] == [7 * at for at in range(12)]
        if not seen:
            # Five letters of each name fit.
            shown = " ".join(table.lines())
            for name in TWELVE:
                assert name[:5] in shown, (name, shown)
        table.restart()
        assert len(table.app.game.players) == 12
        # All can be reached, and are chosen for a correction.
        for name in TWELVE:
            while table.app.stack[-1].chosen() != name:
                table.press("down")

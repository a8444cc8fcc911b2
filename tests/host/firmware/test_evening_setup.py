"""What happens around a game, played by keys and read from the pixels: names, saved games,
mistakes.
"""

import pytest

from engine import texts
from firmware.display.fitting import say
from firmware.storage import own, standings
from tests.proof.robot.eyes import forms
from tests.proof.robot.player import BOARDS, Player, seats_row
from tests.proof.robot.sitter import Sitter

THREE = ("Ana", "Bo", "Cy")
FOUR = ("Ana", "Bo", "Cy", "Di")
BIG = "sim_128x64"


def a_round_of_ginski(table, who="Bo", own=8, others=(15, 20)):
    names = [name for name in THREE if name != who]
    table.round(who, {who: own, names[0]: others[0], names[1]: others[1]})
    table.keep()


# -- the number of players ----------------------------------------------------------------------


ONLY_THREE = {
    "en": ("Exactly 3 players", "Exactly 3", "Only 3"),
    "it": ("Solo per 3 giocatori", "Solo 3"),
}


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("language", ONLY_THREE)
def test_a_game_for_one_number_of_players_says_so_in_words_that_fit(board, language):
    with Player(board, THREE, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("Ginski")
        table.move_to("ui.begin")
        table.box.press("right")
        assert table.box.text()[-1] in ONLY_THREE[language]


# -- the list of games --------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_the_list_begins_with_what_was_played_here_last_each_game_once(board):
    with Sitter(board) as table:
        for name in ("any:Golf", "form:skat", "any", "rumino", "form:skat"):
            seated = FOUR if name != "form:skat" else FOUR[:3]
            table.begin(name, seated, {}, ())
            # What has no entry goes with the next game.
            first, second = FOUR[:2]
            if name == "rumino":
                table.app.session.add(
                    {"event": "round", "ender": first, "deadwood": dict.fromkeys(FOUR, 5)}
                )
            elif name.startswith("any"):
                table.app.session.add(
                    {"event": "round", "points": {**dict.fromkeys(FOUR, 0), second: 7}}
                )
            table.menu("ui.put_away")
        table.choose("ui.new_game")
        titles = [say(row[0]) for row in table.app.stack[-1].items()]
        assert titles[:4] == ["Skat", "Rumino", "Any game", "Golf"]
        assert len(set(titles)) == len(titles)
        table.press("ok")
        assert table.app.stack[-1].module == "setup.ready"
        assert table.app.stack[-1].game.name == "form:skat"


def test_a_game_that_is_off_the_list_does_not_come_first():
    with Sitter(BIG) as table:
        table.begin("any:Golf", FOUR, {}, ())
        table.menu("ui.put_away")
        table.choose("ui.new_game")
        assert say(table.app.stack[-1].items()[0][0]) == "Golf"
        own.delete(table.app.store, "Golf")
        table.press("back")
        table.choose("ui.new_game")
        assert say(table.app.stack[-1].items()[0][0]) == "Rumino"


def test_games_left_too_long_ago_to_be_known_stand_behind_the_others(monkeypatch):
    monkeypatch.setattr(standings, "_STANDINGS", 2)
    with Sitter(BIG) as table:
        for target in (5, 500, 500):
            table.begin("any:Golf", FOUR, {"target": target}, ())
            table.app.session.add({"event": "round", "points": dict.fromkeys(FOUR, 7)})
            table.app.home()
        oldest, going = table.app.store.numbers()[-1], table.app.store.numbers()[:-1]
        assert not table.app.session.standings.find(oldest)
        # Nobody looks at it before the list is there.
        table.app.session.standings._left = []
        table.app.open("past.saved")
        rows = table.app.stack[-1].rows
        assert [row[0] for row in rows] == [*going, oldest]
        assert [row[5] for row in rows] == [False, False, None]


# -- leaving before the start ---------------------------------------------------------------------


def set_up_rumino(table):
    """Seat three, in an order of their own, with a dealer, a house rule and a stake; not begun."""
    table.choose("ui.new_game")
    table.choose("Rumino")
    table.seat(("Cy", "Ana", "Bo"))
    table.set_up("Bo", [("rumino.option_twins", "all.no")])
    table.choose("ui.stake")
    table.choose("payments.per_win")
    table.number(25)


def rows_before_the_start(table):
    """Return every row of the set-up."""
    table.move_to("ui.begin")
    rows = []
    while table.chosen() not in rows:
        rows.append(table.chosen())
        table.press("down")
    return rows


def back(table):
    table.press("back")


def home(table):
    table.press("back", "back")
    table.choose("ui.new_game")


def back_after_a_power_cut(table):
    table.restart()
    table.press("back")
    table.choose("ui.new_game")


@pytest.mark.parametrize("leave", (back, home, back_after_a_power_cut))
@pytest.mark.parametrize("board", BOARDS)
def test_one_back_too_many_does_not_cost_the_set_up(board, leave):
    with Player(board, FOUR) as table:
        set_up_rumino(table)
        rows = rows_before_the_start(table)
        assert any("0.25" in row for row in rows), rows
        leave(table)
        table.choose("Rumino")
        assert rows_before_the_start(table) == rows
        table.choose(*seats_row())
        assert table.chosen().startswith("Cy")


def played_by_others(table):
    """Play another game with others, and put it away."""
    table.hold("back")
    table.choose("ui.new_game")
    table.choose("Tuscan Rummy")
    table.seat(("Di", "Bo"))
    table.choose("ui.begin")
    table.menu("ui.put_away")
    table.choose("ui.new_game")


def renamed(table):
    """Look at the people meanwhile, whose names may be others then."""
    table.hold("back")
    table.choose("ui.settings")
    table.press("back")
    table.choose("ui.new_game")


def switched_off(table):
    """Switch off after it was left."""
    table.hold("back")
    table.restart()
    table.choose("ui.new_game")


def test_back_held_does_not_cost_it_either():
    with Player(BIG, FOUR) as table:
        set_up_rumino(table)
        table.hold("back")
        table.choose("ui.new_game")
        table.choose("Rumino")
        assert any("0.25" in row for row in rows_before_the_start(table))


@pytest.mark.parametrize("leave", (played_by_others, renamed, switched_off))
def test_a_set_up_that_was_left_for_something_else_is_forgotten(leave):
    with Player(BIG, FOUR) as table:
        set_up_rumino(table)
        leave(table)
        table.choose("Rumino")
        assert not any("0.25" in row for row in rows_before_the_start(table))


# -- names --------------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_new_names_are_typed_by_keys_and_remembered_after_a_restart(board):
    with Player(board) as table:
        assert table.chosen() == "New game"
        table.choose("ui.new_game")
        table.choose("Tuscan Rummy")
        table.seat(("Ana", "Bo"))
        table.choose("ui.begin")
        assert table.sheet(("Ana", "Bo")) == {"Ana": 0, "Bo": 0}
        table.restart()
        assert table.sheet(("Ana", "Bo")) == {"Ana": 0, "Bo": 0}
        table.menu("ui.put_away")
        table.choose("ui.new_game")
        table.choose("Rumino")
        # The last table is offered, for any game.
        table.choose(*seats_row())
        table.move_to("Ana 1")
        table.choose("Bo 2")
        # Who is chosen for another seat changes places.
        table.move_to("ui.new_name")
        table.choose("Ana 1")
        table.move_to("Bo 1")
        table.move_to("Ana 2")


def test_names_with_blanks_accents_and_digits_and_a_name_that_is_taken():
    with Player(BIG) as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.seat(("Zoè", "Al Bo 2"))
        table.choose(*seats_row())
        table.press("ok")
        table.choose("ui.new_name")
        table.type("Zoè")
        table.says("The name Zoè is taken; choose another")
        # What was typed is still there to be mended.
        table.press("ok")
        table.says("Zoè")
        table.press("back")
        assert "Zoè" not in table.screen() and "Zo" in table.screen()


def test_all_1_seats_and_the_first_dealer_are_settled_before_the_game():
    with Player(BIG, FOUR) as table:
        table.choose("ui.new_game")
        table.choose("Rumino")
        table.seat(("Di", "Bo"))
        table.says("Dealer: Di", "Players: Di Bo")
        table.choose("ui.seats", names="Di Bo")
        table.press("right")
        table.press("back")
        table.says("Players: Bo Di")
        table.set_up(dealer="Bo")
        table.choose("ui.begin")
        assert table.dealer() == "Bo"
        assert "Ana" not in table.screen()


def test_too_many_and_too_few_players_cannot_begin():
    with Player(BIG, FOUR) as table:
        table.choose("ui.new_game")
        table.choose("Ginski")
        table.says("3 players")
        table.move_to(*seats_row())
        before = table.screen()
        for key in ("left", "right"):
            table.box.press(key)
            table.changed()
            assert "3" in table.screen()
            table.box.wait(1500)
            table.changed()
            assert table.screen() == before
        table.press("back")
        table.choose("Tuscan Rummy")
        for count in (2, 3, 4):
            table.press("right")
            table.says("%d players" % count)


# -- games that are put away, taken up again, and played again
# --------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_a_power_cut_keeps_the_sheet_and_the_answers_of_a_half_entered_round(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE)
        a_round_of_ginski(table)
        table.press("ok")
        table.choose("Ana")
        table.number(3)
        table.restart()
        table.numbers({"Bo": 20, "Cy": 10})
        table.restart()
        table.keep()
        table.restart()
        assert table.sheet(THREE) == {"Ana": 27, "Bo": 27, "Cy": 0}
        assert table.dealer() == "Cy"
        a_round_of_ginski(table, "Cy", 1, (10, 10))
        table.restart()
        assert table.sheet(THREE) == {"Ana": 27, "Bo": 27, "Cy": 19}


def test_the_last_game_again_in_two_presses_with_the_deal_moved_on():
    with Player(BIG, THREE) as table:
        table.sit_down("Ginski", THREE, dealer="Bo", house=[("Target score", "100")])
        table.round("Cy", {"Cy": 1, "Ana": 60, "Bo": 60})
        table.keep()
        table.says("★ Cy 119")
        table.menu("ui.put_away")
        assert table.chosen() == "Ginski again"
        before = table.presses
        table.press("ok", "ok")
        assert table.presses == before + 2
        # The first round of Ginski starts with the upcard.
        table.pass_upcard()
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}
        # Bo dealt the only round, so now it is Cy.
        assert table.dealer() == "Cy"


@pytest.mark.parametrize("board", BOARDS)
def test_a_rematch_with_the_same_house_rules_and_the_deal_moved_on(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE, dealer="Ana", house=[("Undercut", "ender")])
        table.round("Cy", {"Cy": 1, "Ana": 60, "Bo": 60})
        table.keep()
        table.says("ui.rematch")
        table.press("ok")
        assert table.chosen().startswith("Start")
        table.press("ok")
        table.pass_upcard()
        assert table.dealer() == "Bo"
        table.round("Ana", {"Ana": 9, "Bo": 20, "Cy": 5})
        table.reads("25 + 9")


def test_saved_games_are_listed_taken_up_and_deleted():
    with Player(BIG, FOUR) as table:
        table.sit_down("Ginski", THREE)
        a_round_of_ginski(table)
        table.menu("ui.put_away")
        # A game that was put away is offered first.
        assert table.chosen() == "Resume Ginski"
        table.sit_down("Tuscan Rummy", ("Ana", "Di"))
        # Without an entry it would leave no trace.
        table.menu("all.do_void")
        table.keep()
        table.menu("ui.put_away")
        table.choose("ui.saved_games")
        table.says("Tuscan Rummy hand 1 Ana Di", "Ginski round 2 Ana Bo Cy Bo: 27")
        table.choose("Ginski")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 27, "Cy": 0}
        table.menu("ui.put_away")
        table.choose("ui.saved_games")
        table.move_to("Tuscan Rummy")
        table.press("right")
        table.says("Delete game 2")
        assert table.chosen() == "no"
        table.press("ok")
        table.says("Tuscan Rummy")
        table.press("right")
        table.choose("store.delete")
        assert "Tuscan" not in table.screen()
        table.press("right")
        table.choose("store.delete")
        # No saved game is left to list or to go on with.
        assert "Saved" not in table.screen() and "Resume" not in table.screen()


# -- reading back -------------------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_who_went_out_when_and_why_and_who_dealt_can_be_read_later(board):
    with Player(board, FOUR) as table:
        table.sit_down("Rumino", FOUR, dealer="Cy")
        table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 60})
        table.keep()
        table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20, "Di": 41})
        table.keep()
        for _ in FOUR:
            table.press("down")
        table.press("left")
        table.reads("Di", "Score 101", "Di is out with 101", "RMN-12", "round 2 +41", "round 1 +60")
        table.press("back")
        table.menu("ui.history")
        table.choose("1")
        table.reads("Cy dealt")
        table.press("back", "up")
        table.choose("2")
        table.reads("Di dealt", "Di is out with 101")


def test_house_rules_can_be_read_during_a_game_but_not_changed():
    with Player(BIG, THREE) as table:
        table.sit_down("Ginski", THREE, house=[("Undercut", "ender")])
        table.menu("ui.house_rules")
        table.says("Undercut adds the ender", "GSK-2")
        table.press("down")
        table.says("GSK-6")
        table.press("down")
        table.says("GSK-10")


def test_all_2_3_5_6_leaving_joining_corrections_and_another_dealer():
    with Player(BIG, FOUR) as table:
        table.sit_down("Rumino", THREE)
        table.round("Ana", {"Ana": 5, "Bo": 10, "Cy": 20})
        table.keep()
        table.menu("all.do_join")
        table.choose_name("Eva")
        table.choose("before Bo")
        table.reads("Eva joins with 20", "ALL-3")
        table.keep()
        names = ("Ana", "Eva", "Bo", "Cy")
        assert table.sheet(names) == {"Ana": 5, "Eva": 20, "Bo": 10, "Cy": 20}
        table.menu("all.do_adjust")
        table.choose("Cy")
        table.choose("all.less")
        table.number(15)
        table.choose("all.reason_own")
        table.type("late")
        table.reads("Cy: late", "ALL-5", "20 → 5")
        table.keep()
        table.menu("all.do_dealer")
        table.choose("Cy")
        table.reads("Cy deals next", "ALL-6")
        table.keep()
        assert table.dealer() == "Cy"
        table.menu("all.do_leave")
        table.choose("Ana")
        table.reads("Ana leaves", "ALL-2")
        table.keep()
        # Undo names who comes back.
        table.menu("ui.undo")
        table.says("Ana leaves")
        table.press("back", "back")
        table.says("left")
        table.menu("all.do_void")
        table.reads("Misdeal: Cy deals again", "ALL-1")
        table.keep()
        table.menu("all.do_stop")
        table.reads("ALL-4", "Cy wins")
        table.keep()
        table.reads("★ Cy 5", "2. Bo 10", "3. Eva 20", "4. Ana left 5", "ALL-4")


@pytest.mark.parametrize("board", ("sim_128x64", "sim_128x32", "sim_72x40"))
def test_a_reason_that_is_half_typed_comes_back_after_a_power_cut(board):
    with Player(board, THREE) as table:
        table.sit_down("Rumino", THREE)
        table.menu("all.do_adjust")
        table.choose("Cy")
        table.choose("all.less")
        table.number(15)
        table.choose("all.reason_own")
        table.type("la", finish=False)
        typed = table.screen()
        table.box.wait(100)
        table.restart()
        assert table.screen() == typed
        table.type("te")
        table.reads("Cy: late")


def test_an_unfinished_game_stays_on_the_start_page_when_another_has_ended():
    with Player(BIG, THREE) as table:
        table.sit_down("Rumski", THREE)
        table.menu("all.do_void")
        table.keep()
        table.menu("ui.put_away")
        table.sit_down("Ginski", THREE, house=[("Target score", "100")])
        table.round("Cy", {"Cy": 1, "Ana": 60, "Bo": 60})
        table.keep()
        table.menu("ui.put_away")
        assert table.chosen() == "Resume Rumski"
        table.restart()
        assert table.chosen() == "Resume Rumski"
        table.press("ok")
        assert table.sheet(THREE) == {"Ana": 0, "Bo": 0, "Cy": 0}


@pytest.mark.parametrize("board", BOARDS)
def test_the_rows_of_the_menu_stay_where_they_are(board):
    def rows(table):
        table.press("back")
        found = []
        for _ in range(6):
            group = table.bar() if len(table.bar()) < 14 else len(found)
            row = table.chosen()
            while (group, row) not in found:
                found.append((group, row))
                table.press("down")
                row = table.chosen()
            table.press("right")
        table.press("back")
        # On the narrow screen a reason may take the room of a longer form.
        if board == "sim_72x40":
            return len(found)
        groups = {}
        for group, row in found:
            groups.setdefault(group, []).append(row.split()[0].rstrip(":"))
        # The cursor is first at the likeliest event; the rows go round.
        starts = [(rows, rows.index(min(rows))) for rows in groups.values()]
        return [rows[start:] + rows[:start] for rows, start in starts]

    with Player(board, THREE) as table:
        table.sit_down("Rummoli", THREE)
        before = rows(table)
        table.press("ok")
        table.keep()
        assert rows(table) == before


@pytest.mark.parametrize("board", BOARDS)
def test_left_goes_back_through_the_values_of_a_house_rule(board):
    with Player(board) as table:
        table.choose("ui.new_game")
        table.choose("Gin Rummy")
        table.choose("ui.house_rules")
        table.move_to("gin.option_deals")
        first = table.chosen()
        table.press("ok")
        second = table.chosen()
        table.press("ok")
        third = table.chosen()
        assert len({first, second, third}) == 3
        table.press("left")
        assert table.chosen() == second
        table.press("left")
        assert table.chosen() == first
        table.press("left")
        assert table.chosen() == third, "before the first value comes the last one"
        # A number of one's own is keyed from the row below, and is one more value, both ways.
        table.move_to("gin.option_knock_limit")
        usual = table.chosen()
        table.press("down", "ok")
        table.number(7)
        table.press("up")
        own = table.chosen()
        assert own.endswith("7") and own != usual
        for key in ("ok", "left"):
            seen = [own]
            while len(seen) < 4:
                table.press(key)
                seen.append(table.chosen())
            assert len(set(seen[:3])) == 3 and seen[3] == own, key


@pytest.mark.parametrize("board", BOARDS)
def test_the_boards_of_rummoli_go_round_and_ones_own_is_entered_by_its_own_row(board):
    """RML-3: to another board, and back, by OK and by the arrow; then with one of their own."""
    with Player(board) as table:
        table.choose("ui.new_game")
        table.choose("Rummoli")
        table.choose("ui.house_rules")
        table.move_to("rummoli.option_board")
        house = table.top.house
        for key in ("ok", "left"):
            table.press(key)
            assert house["board"] == "tripoley", key
            table.press(key)
            assert house["board"] == "rummoli", key
        # The row below opens the editor; left without saving, nothing has changed.
        table.press("down", "ok")
        assert table.top.module == "rummoli.boardset"
        table.press("back")
        assert house["board"] == "rummoli"
        table.press("ok", "ok")
        own = house["board"]
        assert len(own) == 7
        table.press("up")
        seen = []
        for _ in range(3):
            table.press("ok")
            seen.append(house["board"])
        assert seen == ["rummoli", "tripoley", own]


@pytest.mark.parametrize("board", BOARDS)
def test_a_game_opens_with_as_many_as_it_takes_after_a_game_for_two(board):
    with Player(board, ("Ana", "Bo")) as table:
        table.sit_down("Gin Rummy", ("Ana", "Bo"))
        table.menu("ui.put_away")
        table.choose("ui.new_game")
        table.choose("ui.more_games")
        table.choose("Hearts")
        shown = forms("ui.players_turn", n=3)
        assert any(table.chosen().endswith(form) for form in shown), table.lines()
        # Left leads to the most, not to two.
        table.press("left")
        shown = forms("ui.players_turn", n=7)
        assert any(table.chosen().endswith(form) for form in shown), table.lines()


def test_rml_21_chips_each_are_not_listed_beside_chips_in_all():
    with Player("sim_128x64") as table:
        table.choose("ui.new_game")
        table.choose("Rummoli")
        table.choose("ui.house_rules")
        assert "Chips each 50" in table.paper()
        table.move_to("rummoli.option_chips_total")
        table.press("ok")
        table.number(210)
        page = table.paper()
        assert "Chips in all 210" in page and "Chips each" not in page
        while "Chips in all" not in table.chosen():
            table.press("down")
        table.press("ok")
        assert "Chips each 50" in table.paper()


def test_all_3_a_new_name_starts_empty_after_a_known_one_was_taken_back():
    with Player("sim_128x64", ("Ana", "Bo", "Bob", "Cy")) as table:
        table.sit_down("Rumino", ("Ana", "Bo"))
        table.menu("all.do_join")
        table.choose("Bob")
        table.press("back")
        table.choose("ui.new_name")
        assert table.bar().endswith("0/12"), table.lines()


def test_of_one_card_it_says_the_card():
    with Player("sim_128x64", ("Ana", "Bo")) as table:
        upcard = ("gin.option_knock_limit", "gin.value_upcard")
        table.sit_down("Gin Rummy", ("Ana", "Bo"), house=[upcard])
        table.press("ok")
        part = table.box.device.app.stack[-1].part
        part.pad.cards = [5]
        key, facts = part.why_not("left")
        assert texts.text(key, **facts) == "The card: OK done"


def test_long_names_are_cut_so_that_who_plays_with_whom_is_seen_before_the_start():
    names = ["Anna", "Beppe", "Mariangela", "Dino"]
    with Sitter(BIG) as table:
        table.open("setup.ready", "form:spades", names)
        row = next(line for line in table.middle() if line.startswith("Players: "))
        groups = [side.split("+") for side in row.split(" ")[1:]]
        for side, whole in zip(groups, (names[::2], names[1::2]), strict=True):
            assert all(name.startswith(cut) for name, cut in zip(whole, side, strict=True)), row


def test_a_list_of_saved_games_says_how_many_names_are_left_out():
    names = ["Anna", "Beppe", "Mariangela", "Dino", "Elena", "Federico", "Gus", "Hilde"]
    with Sitter("sim_72x40") as table:
        table.box.show_game("any", names, None, [])
        app = table.box.device.app
        app.save({"event": "round", "points": dict.fromkeys(names, 3)})
        app.go_home()
        table.open("past.saved")
        table.says("Anna Beppe +6")


@pytest.mark.parametrize("board", [BIG, "sim_72x40"])
def test_the_seats_say_who_plays_with_whom_as_they_change(board):
    names = ["Anna", "Beppe", "Carlo", "Dino"]
    with Sitter(board) as table:
        table.open("setup.ready", "form:spades", names)
        table.choose("ui.seats")
        cut = slice(None) if board == BIG else slice(3)
        first = [f"Anna + {'Carlo'[cut]} · 1", f"Beppe + {'Dino'[cut]} · 2"]
        assert [" ".join(line.split()) for line in table.middle()[:2]] == first
        # Beppe sits where Anna sat.
        table.press("right")
        moved = [f"Beppe + {'Carlo'[cut]} · 1", f"Anna + {'Dino'[cut]} · 2"]
        table.box.step()
        table.changed()
        assert [" ".join(line.split()) for line in table.middle()[:2]] == moved
        # Where everybody plays alone, it is the seat.
        table.open("setup.ready", "any", names)
        table.choose("ui.seats")
        assert table.middle()[0].split() == ["Anna", "1"]


def test_as_many_players_as_fit_are_named_before_the_start():
    names = ["Anna", "Beppe", "Mariangela", "Dino", "Elena", "Federico", "Gus", "Hilde"]
    for count, named in ((8, "Anna Beppe +6"), (3, "Anna Beppe Maria")):
        with Sitter(BIG) as table:
            table.open("setup.ready", "any", names[:count])
            table.says("Players: " + named)


@pytest.mark.parametrize("long", ["Mariangela", "Al"])
def test_a_saved_game_names_all_players_beside_the_side_that_leads(long):
    names = ["Anna", "Beppe", long, "Dino"]
    with Sitter(BIG) as table:
        bids = {"event": "bids", "bid": dict(zip(names, (3, 3, 3, 3), strict=True))}
        tricks = {"event": "hand", "tricks": dict(zip(names, (4, 3, 3, 3), strict=True))}
        table.box.show_game("form:spades", names, None, [bids])
        app = table.box.device.app
        app.save(tricks)
        app.session.close()
        table.open("past.saved")
        row = table.middle()[1]
        cut, side = row.rsplit("  ", 1)
        assert all(a.startswith(b) for a, b in zip(names, cut.split(), strict=True)), row
        side, points = side.split(": ")
        assert points == "61", row
        leads = side.replace(" ", "").split("+")
        assert all(a.startswith(b) for a, b in zip((names[0], names[2]), leads, strict=True)), row

"""A player is renamed in the middle of a game: everything stays, under the new name."""

import pytest

from engine import games
from firmware.screens.asking.name import MAX_LETTERS
from firmware.storage.rename import renamed
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.stops_person import lays, leads, to_stops

THREE = ("Ana", "Bo", "Cy")


@pytest.mark.parametrize("board", BOARDS)
def test_a_player_is_renamed_from_the_page_and_undo_and_history_go_on(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE)
        table.round("Ana", {"Ana": 3, "Bo": 20, "Cy": 10})
        table.keep()
        before = table.sheet(THREE)
        table.press("down", "left", "ok")
        table.choose_name("Eva")
        names = ("Eva", "Bo", "Cy")
        assert table.sheet(names) == {"Eva": before["Ana"], "Bo": before["Bo"], "Cy": before["Cy"]}
        table.restart()
        assert table.sheet(names)["Eva"] == before["Ana"]
        table.menu("ui.history")
        table.says("Eva")
        table.press("back", "back")
        table.menu("ui.undo")
        table.press("ok")
        assert table.sheet(names) == {"Eva": 0, "Bo": 0, "Cy": 0}
        table.menu("ui.redo")
        table.press("ok")
        assert table.sheet(names)["Eva"] == before["Ana"]


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("name", ["Ana", "Bartolomea Maria"])
def test_a_new_name_begins_with_the_old_one_so_that_a_wrong_letter_is_one_letter(board, name):
    names = (name, "Bo", "Cy")
    with Player(board, names) as table:
        app = table.box.device.app
        app.session.start_game("ginski", names, games.load("ginski").with_defaults(None), name)
        app.go_home()
        app.open("table.player", name)
        table.box.step()
        table.changed()
        table.press("ok")
        begun = name[:MAX_LETTERS]
        assert app.stack[-1].text == begun
        table.press("back")
        table.type("e")
        assert app.game.players[0].name == begun[:-1] + "e"


def test_ok_alone_makes_nobody_somebody_else():
    with Player("sim_128x64", (*THREE, "Eva")) as table:
        table.sit_down("Ginski", THREE)
        app = table.box.device.app
        table.press("down", "left", "ok", "ok")
        assert app.stack[-1].module == "asking.keyboard" and app.stack[-1].text == "Ana"
        # The old name as it is: nothing is refused, and nobody is renamed.
        table.press("ok")
        assert app.stack[-1].module == "table.player", table.lines()
        assert [player.name for player in app.game.players] == list(THREE)


def rename_at_the_table(table, old, new, known=False):
    """Rename a player on their page: to a new name, or to one that is known."""
    app = table.box.device.app
    app.open("table.player", old)
    table.box.step()
    table.changed()
    table.press("ok")
    if known:
        table.choose(new)
    else:
        table.choose_name(new)


@pytest.mark.parametrize("answer", ["all.yes", "all.no"])
def test_a_name_put_right_is_the_same_person_in_other_games_if_that_is_confirmed(answer):
    with Player("sim_128x64", THREE) as table:
        app = table.box.device.app
        app.people.remember(["Dina"])
        house = games.load("ginski").with_defaults(None)
        for names in (("Ana", "Bo", "Cy"), ("Ana", "Bo", "Dina")):
            app.session.start_game("ginski", names, house, "Ana")
            app.people.remember(list(names))
            deadwood = dict.fromkeys(names, 20) | {"Ana": 0}
            app.session.add({"event": "round", "ender": "Ana", "deadwood": deadwood})
        rename_at_the_table(table, "Ana", "Anna")
        # After no, too, the name is changed in this game: the bar says what is asked.
        table.says("In the statistics, too?", "Ana becomes Anna")
        table.choose(answer)
        renamed_too = answer == "all.yes"
        assert ("Ana" in app.people.names()) != renamed_too
        assert app.people.called("Ana", 1) == ("Anna" if renamed_too else "Ana")
        assert table.sheet(("Anna", "Bo", "Dina"))["Bo"] == 0
        # No other game has this name: it is not offered any more, and nothing is asked.
        rename_at_the_table(table, "Dina", "Dana")
        assert "Dina" not in app.people.names() and "Dana" in app.people.names()
        # Somebody known takes the seat: both are people.
        rename_at_the_table(table, "Bo", "Cy", True)
        assert {"Bo", "Cy"} <= set(app.people.names())


def test_the_old_name_typed_again_without_a_list_changes_nothing():
    with Player("sim_128x64", THREE) as table:
        table.sit_down("Ginski", THREE)
        app = table.box.device.app
        table.press("down", "left", "ok")
        table.write("\n")
        assert app.stack[-1].module == "table.player"
        assert [player.name for player in app.game.players] == list(THREE)


@pytest.mark.parametrize("board", BOARDS)
def test_a_list_of_nobody_is_not_shown_before_the_letters(board):
    with Player(board, THREE) as table:
        table.sit_down("Ginski", THREE)
        app = table.box.device.app
        table.press("down", "left", "ok")
        assert app.stack[-1].module == "asking.keyboard" and app.stack[-1].text == "Ana"
        for letter in "Ana":
            assert letter
            table.press("back")
        table.press("back")
        assert app.stack[-1].module == "table.player"
        app.people.remember(["Eva"])
        table.press("ok")
        assert app.stack[-1].module == "asking.name"


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("board", BOARDS)
def test_somebody_takes_a_seat_with_the_score(board, language):
    four = (*THREE, "Dan")
    with Player(board, four, settings={"language": language}) as table:
        app = table.box.device.app
        for _ in range(2):
            app.session.start_game("any", four, games.load("any").with_defaults(None), "Ana")
            app.people.remember(list(four))
            app.session.add({"event": "round", "points": dict(zip(four, (5, 7, 0, 2)))})
        app.close_to("table.sheet")
        table.box.step()
        table.changed()
        for new, known in (("Eva", False), ("Ana", True)):
            table.menu("ui.seat_taken")
            table.choose(app.game.players[0].name)
            # Only who has left the seat is known besides: first the letters, then a list.
            assert (app.stack[-1].module == "asking.name") == known
            table.choose_name(new)
            # They are two people: that is not asked.
            assert app.stack[-1].module == "table.sheet"
            assert [player.name for player in app.game.players] == [new, *four[1:]]
            assert app.game.players[0].score == 5 and app.open_game.ledger.count == 1
            assert {"Ana", "Eva"} <= set(app.people.names())
        assert app.game.why_not("leave") is None


def test_back_from_who_takes_a_seat_leads_to_whose_and_to_the_menu():
    with Player("sim_128x64", (*THREE, "Dan")) as table:
        table.sit_down("Ginski", THREE)
        table.menu("ui.seat_taken")
        table.press("down", "ok")
        app = table.box.device.app
        assert app.stack[-1].module == "asking.name"
        table.press("back")
        assert table.bar().startswith("Whose seat?") and table.chosen() == "Bo"
        table.press("back")
        assert app.stack[-1].module == "table.menu" and table.chosen() == "Someone takes the seat"


FIVE = (*THREE, "Dan", "Eva")
# The game, what is saved of a round, and what is keyed of the rest.
HALVES = (
    ("form:oh_hell", {"event": "bids", "bid": dict.fromkeys(FIVE, 1)}, 1),
    ("any", None, 7),
)


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
@pytest.mark.parametrize(("game", "event", "keyed"), HALVES)
def test_a_seat_is_taken_in_the_middle_of_a_round_of_which_nothing_is_lost(
    board, game, event, keyed
):
    with Player(board, (*FIVE, "Zoe")) as table:
        app = table.box.device.app
        app.session.start_game(game, FIVE, games.load(game).with_defaults(None), "Eva")
        if event:
            app.save(event)
        app.close_to("table.sheet")
        table.box.step()
        table.changed()
        table.press("ok")
        for _ in range(2):
            table.number(keyed)
        while app.stack[-1].module != "table.sheet":
            table.press("back")
        table.menu("ui.seat_taken")
        table.choose("Bo")
        table.choose_name("Zoe")
        # The sheet, whatever led here: nothing is asked.
        assert app.stack[-1].module == "table.sheet", table.lines()
        assert [player.name for player in app.game.players] == ["Ana", "Zoe", *FIVE[2:]]
        table.restart()
        app = table.box.device.app
        table.press("ok")
        entry = app.stack[-1].entry
        assert entry.answers == [keyed, keyed] and entry.at == 2
        assert "Zoe" in [question.whom() for question in entry.asked]


def test_who_takes_a_seat_after_leaving_was_begun_leads_to_the_sheet():
    with Player("sim_128x64", (*THREE, "Zoe")) as table:
        table.sit_down("Ginski", THREE)
        app = table.box.device.app
        table.menu("all.do_leave")
        table.choose("Bo")
        table.press("back", "back", "back")
        table.menu("ui.seat_taken")
        table.choose("Cy")
        table.choose_name("Zoe")
        assert app.stack[-1].module == "table.sheet", table.lines()
        assert [player.name for player in app.game.players] == ["Ana", "Bo", "Zoe"]


def test_by_touch_a_seat_is_taken_from_the_page_of_its_player():
    with Player("sim_128x64", (*THREE, "Dan", "Zoe")) as table:
        app = table.box.device.app
        for game in ("any", "form:spades"):
            four = (*THREE, "Dan")
            app.session.start_game(game, four, games.load(game).with_defaults(None), "Ana")
            app.close_to("table.sheet")
            app.open("table.player", "Bo")
            offered = [name for name, _ in app.stack[-1].actions() if name.startswith("seat ")]
            assert offered == (["seat Bo"] if game == "any" else ["seat Bo", "seat Dan"])
            app.stack[-1].act(offered[-1])
            app.stack[-1].take(app.stack[-1].known.index("Zoe") + 1)
            assert app.stack[-1].module == "table.sheet"
            left = offered[-1][5:]
            assert [player.name for player in app.game.players] == [
                "Zoe" if name == left else name for name in four
            ]


def test_who_left_sits_in_the_next_game_once_that_is_undone():
    with Player("sim_128x64", THREE) as table:
        app = table.box.device.app
        app.session.start_game("any", THREE, games.load("any").with_defaults(None), "Ana")
        app.save({"event": "round", "points": {"Ana": 0, "Bo": 20, "Cy": 20}})
        app.save({"event": "leave", "player": "Ana"})
        assert app.session.last_table()["players"] == ["Bo", "Cy"]
        app.save({"event": "undo"})
        assert app.session.last_table()["players"] == list(THREE)


def test_who_joins_sits_in_the_next_game_though_this_one_is_not_over():
    with Player("sim_128x64", THREE) as table:
        app = table.box.device.app
        app.session.start_game("any", THREE, games.load("any").with_defaults(None), "Ana")
        app.save({"event": "join", "player": "Di", "seat": 1, "score": 0})
        assert not app.game.over
        assert app.session.last_table()["players"] == ["Ana", "Di", "Bo", "Cy"]


@pytest.mark.parametrize(("game", "leaver"), [("form:spades", "Bo"), ("ginski", "Ana")])
def test_who_left_keeps_the_seat_in_a_rematch_that_needs_all(game, leaver):
    names = [*THREE, "Di"][: games.load(game).min_players]
    with Player("sim_128x64", names) as table:
        app = table.box.device.app
        app.session.start_game(game, names, games.load(game).with_defaults(None), names[0])
        app.save({"event": "leave", "player": leaver})
        assert app.game.over
        assert app.session.last_table()["players"] == names
        table.box.wait(3000)
        table.press("ok")
        assert app.stack[-1].names == names


def test_a_ready_made_name_has_the_number_of_its_seat_and_is_nobody_to_change_seats_with():
    with Player("sim_128x64", THREE) as table:
        app = table.box.device.app
        app.people.remember(list(THREE))
        app.open("setup.ready", "any")
        table.box.step()
        table.changed()
        assert app.stack[-1].seated == [*THREE, *("Player %d" % seat for seat in range(4, 13))]
        while len(app.stack[-1].names) < 5:
            table.press("right")
        app.stack[-1].choose(1)
        table.box.step()
        table.changed()
        table.press("ok")
        assert app.stack[-1].known == list(THREE)


def test_a_name_that_sits_at_the_table_is_refused():
    with Player("sim_128x64", THREE) as table:
        table.sit_down("Ginski", THREE)
        table.press("down", "left", "ok")
        table.choose_name("Bo")
        table.says("The name Bo is taken; choose another")


def test_a_player_is_renamed_while_the_suits_are_played():
    with Player("sim_128x64", THREE) as table:
        to_stops(table, THREE)
        leads(table, "Bo", "7H")
        lays(table, "Cy")
        table.box.device.app.session.rename("Bo", "Eva")
        table.restart()
        assert "Eva" in table.screen()
        phase = table.box.device.app.open("rummoli.stops").phase
        assert phase.form() == [["Eva", "7H"], ["Cy", "8H"]]


def test_only_names_are_renamed():
    game = games.load("rummoli")
    entry = {"event": "pay", "player": "AS", "space": "AS"}
    assert renamed(entry, game, "AS", "Ada") == {"event": "pay", "player": "Ada", "space": "AS"}
    entry = {
        "event": "amend",
        "index": 0,
        "to": {"event": "poker", "hands": {"AS": ["AS", "KS"], "B": ["2S"]}},
    }
    copy = renamed(entry, game, "AS", "Ada")
    assert copy["to"]["hands"] == {"Ada": ["AS", "KS"], "B": ["2S"]}
    assert (copy["event"], copy["index"]) == ("amend", 0)


def filled(game, name):
    """Yield each event of a game with every field that its form allows, which hold `name`."""
    by_name = {"deadwood": 3, "hands": ["2S"], "left": ["2S"], "points": 5}
    for each in game.events + game.shared.event_types:
        kind, must, may = each.name, each.required, each.optional
        if each.alternative:
            may += tuple(row for field in each.alternative for row, _ in field.event_fields())
        event = {"event": kind, "reason": name, "space": name}
        if "chips" in must + may:
            # Sums of several players, or a number.
            event["chips"] = {name: 5} if kind == "bets" else 5
        if kind == "limit":
            event["to"] = 5
        if kind in ("points", "won"):
            event["points"] = 5
        if "moves" in may:
            event["moves"] = [[name, "bet", 5], ["B", "fold"]]
        for field in must + may:
            event.setdefault(field, {name: by_name[field]} if field in by_name else name)
        yield event
        if "winners" in event:
            yield dict(event, winners=[name])


@pytest.mark.parametrize("name", games.names())
def test_every_field_is_a_name_of_the_game_or_known_to_be_none(name):
    game = games.load(name)
    no_names = {"reason", "space", "cards", "kind", "how", "price", "by", "seat", "big"}
    no_names |= {"laid", "upcard", "exhausted", "score", "question", "answer"}
    for event in filled(game, "A"):
        copy = renamed(event, game, "A", "Ana")
        changed = {field for field in event if copy[field] != event[field]}
        assert changed == {field for field in event if "A" in str(event[field])} - no_names, event

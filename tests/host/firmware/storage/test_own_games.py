"""Any game under a name of the table's own: made, played, counted, renamed, deleted, restored."""

import json

import pytest

from engine import ask, games
from engine.games import TEMPLATES
from engine.record.sheet_text import sheet_text
from firmware.games.statistics import Statistics
from firmware.storage import own
from firmware.storage.values import twin_of
from tests.proof.played import PLAYED
from tests.proof.robot.player import BOARDS, Player
from tests.proof.robot.sitter import Sitter

TWO = ("Ana", "Bo")
CLOCK = {"wins": "low", "target": 3}


@pytest.fixture
def table():
    with Sitter("sim_128x64", TWO) as found:
        yield found


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_5"))
@pytest.mark.parametrize("language", PLAYED)
def test_a_game_gets_a_name_and_remembers_its_settings(board, language):
    with Player(board, TWO, settings={"language": language}) as table:
        table.choose("ui.new_game")
        table.choose("all.title_any")
        table.seat(TWO)
        table.set_up(house=[("any.option_wins", "any.value_low")])
        table.choose("ui.name_game")
        table.type("Clock")
        assert "Clock" in table.bar()
        table.choose("ui.begin")
        assert "Clock" in table.bar()
        table.press("ok")
        table.points({"Ana": 7, "Bo": 2})
        table.keep()
        table.restart()
        assert "Clock" in table.bar()
        assert table.app.game.lowest_wins
        table.menu("ui.put_away")
        assert any("Clock" in line for line in table.lines())
        table.choose("ui.saved_games")
        assert any("Clock" in line for line in table.lines())
        table.press("back")
        table.choose("ui.new_game")
        table.choose("Clock")
        assert table.app.stack[-1].house["wins"] == "low"


def test_the_templates_are_there_and_stand_by_the_rules():
    for title, pairs in TEMPLATES:
        house = dict(pairs)
        name = games.name_of(title)
        assert games.known(name), title
        game = games.load(name)
        whole = game.with_defaults(house)
        # Only what differs is said, and a game of four can begin.
        usual = game.with_defaults(None)
        assert all(whole[key] != usual[key] for key in house)
        game.check_start(["A", "B", "C", "D"], whole)
        assert (game.name, game.title, game.section, game.prefix) == (name, title, "any", "ANY")
    assert [row[0] for row in TEMPLATES] == ["Scrabble", "Golf", "Farkle"]


def test_a_template_is_in_the_list_of_games_and_its_settings_on_one_page(table):
    table.choose("ui.new_game")
    table.choose("Golf")
    table.choose("ui.house_rules")
    words = " ".join(table.middle())
    assert "9" in words and "low" in words
    table.press("back")
    table.move_to("ui.begin")
    table.press("ok")
    assert "Golf" in table.bar()


def test_farkle_is_ready_to_be_played_to_10000_with_one_last_turn(table):
    table.choose("ui.new_game")
    table.choose("Farkle")
    table.choose("ui.begin")
    game = table.app.game
    assert game.goal()[1] == {"n": 10000} and game.dealer is None
    first = game.players[0].name
    for points in (9950, 50):
        assert game.to_score() == game.names_in_play()
        assert table.app.session.add({"event": "points", "player": first, "points": points})
    assert game.tells_round() and first not in game.to_score() and not game.over


def test_settings_that_are_changed_are_offered_the_next_time(table):
    table.choose("ui.new_game")
    table.choose("Golf")
    table.set_up(house=[("any.option_deals", "all.no")])
    table.choose("ui.begin")
    table.menu("ui.put_away")
    table.choose("ui.new_game")
    table.choose("Golf")
    assert table.app.stack[-1].house["deals"] == "no"
    assert table.app.stack[-1].house["rounds"] == 9


def test_rename_and_delete_leave_the_saved_games(table):
    table.begin("any:Golf", TWO, {"wins": "low"}, ())
    table.menu("ui.put_away")
    table.choose("ui.new_game")
    table.choose("Golf")
    table.choose("ui.own_game")
    table.choose("own.rename")
    for _ in range(4):
        table.press("back")
    table.type("Minigolf")
    assert "Minigolf" in table.bar()
    assert "Minigolf" in own.titles(table.app.store)
    table.choose("ui.own_game")
    table.choose("own.delete")
    table.choose("all.yes")
    assert "Minigolf" not in own.titles(table.app.store)
    assert "Golf" not in own.titles(table.app.store)
    assert table.app.stack[-1].module == "setup.which_game"
    table.press("back")
    table.choose("ui.resume", game="Golf")
    assert "Golf" in table.bar()


def test_a_name_that_is_taken_or_none_is_refused(table):
    store = table.app.store
    for title, key in (
        ("Golf", "own.taken"),
        ("Hearts", "own.taken"),
        ("Rumino", "own.taken"),
        ("", "own.bad_title"),
        ("  ", "own.bad_title"),
        ("x" * 17, "own.bad_title"),
    ):
        assert own.refusal(store, title)[0] == key
    assert own.refusal(store, "a:b") is None, "any sign is good"
    for number in range(own.MAX_GAMES - len(TEMPLATES)):
        assert own.keep(store, games.name_of("G%d" % number), {})
    assert own.refusal(store, "More")[0] == "own.too_many"


def damage(store, path):
    with store.files.open(path, "rb") as file:
        content = file.read()
    with store.files.open(path, "wb") as file:
        file.write(content.replace(b"Clock", b"Clack"))


def test_a_list_that_is_damaged_is_put_back_from_its_second_copy(table):
    store = table.app.store
    assert own.keep(store, "any:Clock", CLOCK)
    damage(store, store._value_path("own"))
    assert own.titles(store) == [row[0] for row in TEMPLATES] + ["Clock"]


def test_a_list_of_which_both_copies_are_damaged_is_set_aside(table):
    store = table.app.store
    assert own.keep(store, "any:Clock", CLOCK)
    path = store._value_path("own")
    for one in (path, twin_of(path)):
        damage(store, one)
    assert own.titles(store) == [row[0] for row in TEMPLATES]
    assert own.keep(store, "any:Dice", {})
    assert "Dice" in own.titles(store)
    aside = [name for name in store.files.listdir(store.folder) if name.endswith(".bad")]
    assert [name for name in aside if name.startswith("own")]


def test_house_rules_of_another_version_are_not_offered(table):
    store = table.app.store
    store.put("own", [["Clock", {"no_such_rule": 1}], ["Dice", CLOCK]])
    assert own.house_of(store, "any:Clock") is None
    assert own.house_of(store, "any:Dice")["target"] == 3
    table.choose("ui.new_game")
    table.choose("Clock")
    table.choose("ui.begin")
    assert "Clock" in table.bar()


def test_a_game_with_a_name_counts_apart_in_the_statistics(table):
    end = [{"event": "round", "points": {"Ana": 1, "Bo": 2}}, {"event": "stop"}]
    for name in ("any:Clock", "any", "any:Clock", "any:Dice"):
        table.begin(name, TWO, None, end)
    numbers = Statistics(table.app.store)
    while numbers.left():
        numbers.step()
    assert {name: rows["Bo"][0] for name, rows in numbers.by_game.items()} == {
        "any": 1,
        "any:Clock": 2,
        "any:Dice": 1,
    }
    assert games.listed(numbers.by_game)[-2:] == ["any:Clock", "any:Dice"]
    table.menu("ui.put_away")
    table.choose("stats.title")
    table.press("ok")
    table.reads("Clock", "Dice")


def test_a_sheet_code_and_ask_have_the_name(table):
    table.begin("any:Whist 500", TWO, None, [{"event": "round", "points": {"Ana": 1, "Bo": 2}}])
    ledger = table.app.open_game.ledger
    assert sheet_text(ledger, True) == "1:ANY/WHIST 500:ANA/BO::/1.2"
    assert sheet_text(ledger, True, [("Ana", "Bo", 5)]).endswith(":/1.2:0.1.5")
    question = {"ask": "score", "game": "any:Dice", "players": list(TWO), "events": []}
    assert json.loads(json.dumps(ask.answer(question)))["status"] == "playing"
    assert ask.answer(dict(question, game="gin:Dice"))["field"] == "game"
    assert ask.answer(dict(question, game="any:"))["field"] == "game"


@pytest.mark.parametrize("name", ("any:", "any: ", "gin:X", "x:Y", ":", "any:" + "x" * 17, 7, None))
def test_what_is_no_name_of_a_game(name):
    assert not games.known(name)

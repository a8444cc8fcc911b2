"""What stopped a person who played evenings with only the screen for help."""

import pytest

from engine import games, texts
from engine.cards import RUMINO108, RUMSKI70
from firmware.display.sheet import numbered
from tests.host.firmware.screens.inspector import inspect
from tests.proof.played import PLAYED
from tests.proof.robot import stops_person
from tests.proof.robot.scenes_games import STORY
from tests.proof.robot.sitter import NAMES, Sitter, deadwood

BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40")
GERMAN = ("Anna", "Bo", "Çelik", "Dörte")
EIGHT = ("Anna", "Benedetta", "Carlo", "Dan", "Eva", "Fred", "Gus", "Hans")


@pytest.fixture
def italian():
    texts.use("it")
    yield {"language": "it"}
    texts.use("en")


@pytest.mark.parametrize("board", BOARDS)
def test_a_chosen_row_keeps_the_accents_of_its_name(board):
    with Sitter(board, roster=GERMAN) as table:
        table.begin("rumino", GERMAN)
        table.press("ok", "up")
        assert table.chosen() == "Dörte"
        table.press("up")
        assert table.chosen() == "Çelik"


def test_a_chosen_seat_of_the_sheet_keeps_the_accents_of_its_name():
    with Sitter("sim_128x64") as table:
        table.begin("rumino", GERMAN)
        table.press("up")
        assert "Dörte" in table.chosen()


def test_holding_for_accents_does_not_say_that_the_key_did_nothing():
    with Sitter("sim_128x64") as table:
        table.open("asking.keyboard", ("ui.new_name", {}), "", 12, lambda words: True)
        table.press("right")
        table.box.hold("up")
        table.changed()
        table.says("Ò")
        assert not table.blinks()


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
def test_a_seat_leads_straight_to_the_letters_until_somebody_is_known_who_has_none(board):
    with Sitter(board) as table:
        table.choose("ui.new_game")
        table.press("ok", "down", "ok", "ok")
        assert table.bar().endswith("0/12"), table.lines()
        table.type("Ana")
        # The next seat is chosen; who has a name may swap seats, so that the list comes first.
        assert table.chosen().split()[-1] == "2", table.lines()
        table.press("ok")
        assert table.bar().endswith("0/12"), table.lines()
        table.type("Ana")
        table.says("The name Ana")
        while not table.bar().endswith("3/12"):
            table.press("ok")
        table.press(*["back"] * 4, "up", "ok")
        assert table.chosen() == "New name"
        table.says("Ana 1")


def test_a_seat_is_asked_from_who_is_known_and_has_none():
    with Sitter("sim_128x64", roster=EIGHT) as table:
        table.choose("ui.new_game")
        table.press("ok", "down", "ok", "ok")
        assert table.chosen() == "Eva"


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4", "sim_128x64_5"))
def test_ok_on_a_verdict_leads_back_to_the_game(board):
    with Sitter(board) as table:
        table.begin("rumino", events=STORY)
        sheet = table.frame()
        table.press("right", "ok")
        table.key_cards(RUMINO108, "QS KS AS", finish=True)
        assert "done" in table.hints() or "OK" in table.hints()
        table.press("ok")
        assert table.frame() == sheet
        # Where the cards can be looked at, that comes first.
        table.press("right", "down", "ok")
        table.key_cards(RUMINO108, "7H 7S 7D 3C 4C 5C KH", finish=True)
        table.press("ok", "ok")
        assert table.frame() == sheet


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40"))
def test_back_held_leads_home_from_a_verdict_and_from_a_number(board):
    with Sitter(board) as table:
        table.begin("rumino", events=STORY)
        table.press("right", "ok")
        table.key_cards(RUMINO108, "QS KS AS", finish=True)
        table.box.hold("back")
        table.changed()
        assert "Meldmate" in table.bar()
        table.begin("rumino", events=STORY)
        table.press("ok", "ok")
        assert table.has_cross()
        table.box.hold("back")
        table.changed()
        assert "Meldmate" in table.bar()


def test_the_group_of_the_menu_that_is_seen_is_named_in_full():
    with Sitter("sim_128x64") as table:
        table.begin("rumino")
        table.press("back")
        table.press("left")
        table.says("Enter")
        table.press("left", "left")
        table.says("Seats")


def test_an_undo_says_that_it_takes_back_an_edit():
    with Sitter("sim_128x64") as table:
        table.begin("rumino", events=STORY)
        app = table.box.device.app
        deadwood = dict(STORY[1]["deadwood"], Dina=31)
        change = dict(STORY[1], deadwood=deadwood)
        app.session.add({"event": "amend", "index": 1, "to": change})
        table.press("back")
        assert table.chosen() == "Undo edit round 2"


def test_the_card_to_discard_on_may_be_missing_and_its_question_stays():
    with Sitter("sim_128x64") as table:
        table.begin("rumski")
        table.open("asking.entry", "judge_may_discard")
        table.box.press("ok")
        table.changed()
        table.says("Choose a card first")
        table.box.wait(1100)
        table.changed()
        table.key_cards(RUMSKI70, "R5")
        assert "On which card?" in table.bar()


def test_all_players_of_a_saved_game_are_named():
    with Sitter("sim_128x64") as table:
        table.begin("rumino", NAMES, events=STORY)
        table.menu("ui.put_away")
        table.choose("ui.saved_games")
        words = table.middle()[1].split()
        assert len([one for one in words if any(n.startswith(one) for n in NAMES)]) >= len(NAMES)


def test_where_no_mark_has_room_the_bar_says_who_deals_and_the_target():
    with Sitter("sim_72x40") as table:
        points = dict.fromkeys(EIGHT, 12)
        table.begin("any", EIGHT, {"target": 500}, ({"event": "round", "points": points},))
        assert table.bar().split() == ["2", "→500", "■", "Be"]
        table.begin("any", EIGHT, {}, ({"event": "round", "points": points},))
        assert "■ Be" in table.bar()


def test_the_target_stays_where_words_are_long(italian):
    with Sitter("sim_128x32", settings=italian) as table:
        table.begin("any", EIGHT, {"target": 500})
        assert "a 500" in table.bar()


def test_the_round_stands_apart_from_a_title_that_ends_in_a_number():
    with Sitter("sim_72x40") as table:
        table.begin("any", EIGHT[:4], {"target": 500})
        assert numbered("Any", 1) == ("ui.event_number", {"event": "Any", "n": 1})
        assert table.app.ui.best(numbered("Whist 500", 1), 72) == "Whist 500 · 1"


def test_the_key_for_back_is_a_sign_and_no_word(italian):
    with Sitter("sim_128x64", settings=italian) as table:
        table.choose("ui.new_game")
        assert "↩" in table.hints()
        assert "back" not in table.hints() and "indietro" not in table.hints()


def test_a_section_of_the_board_is_never_called_by_its_internal_name():
    with Sitter("sim_128x64") as table:
        event = {"event": "adjust", "from": "Ana", "to": "rummoli", "chips": 1, "reason": "x"}
        table.begin("rummoli", NAMES, events=({"event": "ante"}, event))
        table.menu("ui.history")
        table.press("ok")
        assert "Ana to Rummoli" in table.paper()


def test_what_waits_for_another_moment_of_the_hand_says_for_which():
    with Sitter("sim_128x64") as table:
        table.begin("rummoli", NAMES)
        app = table.box.device.app
        why = {}
        for moment, event in (
            ("between", None),
            ("ante", {"event": "ante"}),
            ("kept", {"event": "widow", "how": "kept"}),
            ("poker", {"event": "poker", "winners": ["Ana"]}),
        ):
            if event:
                app.session.add(event)
            game = app.game
            why[moment] = {kind: (game.why_not(kind) or ("",))[0] for kind in game.order()}
        assert why["between"]["poker"] == why["between"]["out"] == "rummoli.no_hand"
        assert why["ante"]["ante"] == "rummoli.ante_lies"
        assert why["ante"]["finish"] == "rummoli.in_a_hand"
        assert why["ante"]["widow"] == ""
        assert why["kept"]["out"] == why["kept"]["pay"] == "rummoli.poker_first"
        assert why["kept"]["widow"] == "rummoli.widow_gone"
        assert why["poker"]["poker"] == "rummoli.poker_done"


def test_with_nothing_keyed_the_cards_of_three_keys_name_the_way_back():
    with Sitter("sim_128x32") as table:
        table.begin("rumino")
        table.open("asking.entry", "judge_meld")
        table.says("A– back")


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_a_kept_result_is_named_beside_every_game(board, language):
    with Sitter(board) as table:
        table.box.device.app.settings.put("language", language)
        texts.use(language)
        store = table.box.device.app.store
        for game in games.names():
            table.begin(game, NAMES[: games.facts(game)[2]])
            number = table.box.device.app.open_game.number
            table.menu("ui.put_away")
            players = store.header(number)["players"]
            store.archive(number, [[name, 7] for name in players], players[:1])
        table.choose("ui.saved_games")
        for _ in games.names():
            assert not inspect(table.box).wrong
            table.press("down")
    texts.use("en")


@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", BOARDS)
def test_the_seats_say_in_words_which_way_round_they_go(board, language):
    with Sitter(board, settings={"language": language}) as table:
        table.open("setup.ready", "rumino")
        table.press("down", "ok")
        words = table.bar().split()
        assert words[0] in ("Seats", "Seat", "Posti"), words
        assert words[-1] in ("left", "clockwise", "sinistra", "sin."), words


@pytest.mark.parametrize("board", ("sim_128x64_4", "sim_128x32"))
def test_turning_the_digits_is_named_also_beside_the_way_to_the_cards(board):
    with Sitter(board) as table:
        table.begin("ginski", NAMES[:3])
        table.press("ok", "ok")
        label = table.box.device.app.ui.label
        table.says(label("up") + " +", label("down") + " -")
        assert any(label("right") + word in table.hints() for word in (" cards", " ♠"))
        # Once it is begun, it is counted: then holding leads to the tens.
        table.press("up")
        table.says(label("left") + " 10")
        table.number(5)
        table.says(NAMES[1])


@pytest.mark.parametrize("board", (*BOARDS, "sim_128x64_4"))
def test_the_key_for_a_card_that_nobody_has_is_called_so_on_every_screen(board):
    events = ({"event": "ante"}, {"event": "widow", "how": "kept"})
    with Sitter(board) as table:
        table.begin("rummoli", NAMES[:3], events=(*events, {"event": "poker", "winners": ["Ana"]}))
        table.press("ok")
        stops_person.leads(table, "Ana", "10H")
        assert "stop" not in table.hints().lower()
        # The narrowest has room for two keys.
        assert ("nobody" in table.hints()) == (board != "sim_72x40"), table.lines()


@pytest.mark.parametrize("board", ("sim_128x64", "sim_72x40"))
def test_a_number_that_cards_can_count_names_the_key_that_leads_to_them(board):
    with Sitter(board) as table:
        table.begin("ginski", NAMES[:3])
        table.press("ok", "ok")
        label = table.box.device.app.ui.label("ok–")
        assert label + (" ♠" if board == "sim_72x40" else " cards") in table.hints(), table.lines()
        table.box.hold("ok")
        table.changed()
        # The round has ended, and the hands lie open: the box need not be passed on.
        assert table.part.pad.cards == [] and "Ana" in table.bar()


@pytest.mark.parametrize("board", BOARDS)
def test_a_target_that_is_not_set_offers_no_zero(board):
    with Sitter(board) as table:
        table.open("setup.ready", "any")
        table.choose("ui.house_rules")
        table.press("down", "ok")
        assert table.part.question.default is None
        if table.has_cross():
            # OK takes nothing before a digit is keyed.
            assert "next" not in table.hints()


@pytest.mark.parametrize("board", BOARDS)
def test_the_history_gives_points_to_nobody_else(board):
    undercut = deadwood("Ana", Ana=9, Benedetta=1, Carlo=21)
    knock = deadwood("Ana", Ana=2, Benedetta=15, Carlo=21)
    with Sitter(board) as table:
        table.begin("ginski", NAMES[:3], events=(knock, undercut))
        table.menu("ui.history")
        first, second = table.middle()[:2]
        assert "+55" in first and " Be" in first, first
        assert second.count("Ana") == 1 and "+34" in second, second


@pytest.mark.parametrize("board", BOARDS)
def test_the_history_says_the_number_of_a_round_once(board):
    points = {"event": "round", "points": {"Ana": 40, "Benedetta": 2}}
    with Sitter(board) as table:
        table.begin("any", NAMES[:2], events=(points,))
        table.menu("ui.history")
        assert table.chosen().split()[0] == "1" and table.chosen().count("1") == 1
        assert "Ana +40" in table.chosen()


def test_a_text_that_is_too_long_never_loses_half_a_card_or_a_digit():
    with Sitter("sim_72x40") as table:
        table.begin("rummoli", NAMES[:3])
        ui = table.box.device.app.ui
        facts = {"name": "Benedetta", "more": "Carlo", "n": "+1255"}
        assert "1255" in ui.best(("any.did_points", facts), 40)
        pays = {"space": "10S", "name": "Benedetta", "n": 3, "player": "Benedetta"}
        assert "10♠" in ui.best(("rummoli.tell_pay", pays), 36)


@pytest.mark.parametrize("board", BOARDS)
def test_the_history_says_the_points_of_one_player_once(board):
    points = {"event": "points", "player": "Ana", "points": 25}
    with Sitter(board) as table:
        table.begin("any", NAMES[:2], {"entry": "single"}, (points,))
        table.menu("ui.history")
        assert table.chosen().split() == ["1", "Ana", "+25"]


@pytest.mark.parametrize("winner", NAMES[:3])
@pytest.mark.parametrize("board", BOARDS)
def test_the_top_strokes_of_inverted_text_do_not_run_into_a_dark_line(board, winner):
    # Without a light line above it, a 7 reads as a Y. What leads but is not chosen is not inverted.
    deadwood = dict.fromkeys(NAMES[:3], 40)
    deadwood[winner] = 3
    with Sitter(board) as table:
        won = {"event": "round", "ender": winner, "deadwood": deadwood}
        table.begin("ginski", NAMES[:3], events=(won,))
        assert not [run for run in table.runs() if run.inverted]
        table.press("down")
        for name in NAMES[:3]:
            assert light_above(table, table.chosen()[:2]), name
            table.press("down")


def light_above(table, words):
    """Return whether the line above the text that starts with `words` is light for its width."""
    (run,) = [run for run in table.runs() if run.text.startswith(words) and run.inverted][-1:]
    line = table.box.frame()[run.y]
    return all(line[run.x : run.x + table.box.device.app.ui.size(words)])


def test_before_a_game_of_partners_it_says_who_plays_with_whom():
    with Sitter("sim_128x64") as table:
        table.open("setup.ready", "form:spades", ("Ana", "Ben", "Cleo", "Dan"))
        table.says("Ana+Cleo Ben+Dan")
        table.open("setup.ready", "form:oh_hell", ("Ana", "Ben", "Cleo", "Dan"))
        assert "+" not in table.screen()

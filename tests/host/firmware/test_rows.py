"""A page of numbers, by keys: every row in sight, changed alone, and nothing lost."""

import random

import pytest

from engine import texts
from engine.cards import RUMINO108
from engine.game.questions import Question
from firmware.screens.asking.answers import row_of
from firmware.storage import forms as box_forms
from host_tools.play.form_link import text_of
from tests.host.firmware.screens.tour import SOAK
from tests.portable.engine.games.forms.test_meld_hands import LONG
from tests.portable.rummies import form
from tests.portable.tools import FOUR
from tests.proof.bench import rows
from tests.proof.robot.sitter import Sitter

BOARDS = ("sim_128x64", "sim_128x64_4")
if SOAK:
    BOARDS += ("sim_128x32", "sim_72x40", "sim_128x64_5")
EIGHT = ("Alessandra Ma", "Alessandro M", "Massimiliano", "Massimo Ro", "Ben", "Cy", "Di", "Eve")


@pytest.fixture(params=BOARDS)
def table(request):
    with Sitter(request.param) as table:
        yield table


def has_rows(table):
    return table.app.ui.rows >= 6


def answers(table):
    return list(table.top.entry.answers)


def test_every_row_is_in_sight_with_what_was_bid_and_what_is_left(table):
    bids = {"event": "bids", "bid": dict(zip(FOUR, (2, 1, 0, 3)))}
    table.begin("form:oh_hell", FOUR, events=(bids,))
    table.press("ok")
    table.number(4)
    if has_rows(table):
        assert table.bar().endswith("6 left")
        for name, bid in bids["bid"].items():
            assert any(line.startswith(f"{name}  bid {bid}") for line in table.middle()), name
    else:
        assert "bid 0" in table.screen(), table.lines()


def test_a_number_in_the_middle_is_changed_alone_and_leads_to_the_result(table):
    table.begin("any", FOUR)
    table.press("ok")
    for number in (5, 6, 7, 8):
        table.number(number)
    table.press("back", "back", "back")
    assert table.asked(FOUR) == "Bo" and answers(table) == [5, 6, 7, 8]
    # An unchanged one is passed.
    table.press("ok")
    assert table.asked(FOUR) == "Cy"
    table.mend(7, 9) if table.part.digits else table.number(9)
    assert table.top.module == "table.preview"
    assert table.top.entry["points"] == dict(zip(FOUR, (5, 6, 9, 8)))


def key_three_tricks(table):
    """Begin Oh Hell with five cards and a bid each, and key the tricks of all but the last."""
    bids = {"event": "bids", "bid": dict.fromkeys(FOUR, 1)}
    table.begin("form:oh_hell", FOUR, {"cards": 5}, events=(bids,))
    table.press("ok")
    for number in (1, 2, 1):
        table.number(number)


def test_the_rows_below_stay_where_they_still_fit_and_the_last_is_worked_out_anew(table):
    key_three_tricks(table)
    table.press("ok")
    assert table.top.module == "table.preview"
    table.press(*["back"] * 4)
    # 4, 2 and 1 are two too many: nothing that was keyed goes, and nothing is offered to the last.
    table.number(4)
    assert answers(table) == [4, 2, 1]
    assert table.asked(FOUR) == "Ann" and table.part.value() in (None, 0)
    if has_rows(table):
        assert table.bar().endswith("2 over"), table.bar()
    # Of several rows any can be the wrong one; what is left then is offered.
    table.press("back", "back")
    table.number(0)
    assert answers(table) == [4, 0, 1] and table.asked(FOUR) == "Ann"
    table.press("ok")
    assert table.top.module == "table.preview"
    assert table.top.entry["tricks"] == {"Bo": 4, "Cy": 0, "Di": 1, "Ann": 0}


def test_a_number_that_does_not_add_up_is_taken_and_said_and_another_row_mends_it(table):
    key_three_tricks(table)
    # One is left to the last, who has two: the sentence says so, and the number stands.
    table.number(2)
    assert table.top.module == "message" and "OHL-4" in table.screen(), table.lines()
    table.press("ok")
    assert answers(table) == [1, 2, 1] and table.part.value() == 2
    if has_rows(table):
        assert table.bar().endswith("1 over"), table.bar()
    # OK again says it again; a power cut loses nothing of it.
    table.press("ok")
    assert table.top.module == "message", table.lines()
    table.press("ok")
    table.restart()
    if table.top.module != "asking.entry":
        table.press("ok")
    assert table.asked(FOUR) == "Ann" and table.part.value() == 2
    # Back erases it first, as any number that was keyed.
    table.press("back", "back", "back")
    assert table.asked(FOUR) == "Cy"
    table.number(1)
    assert table.top.module == "table.preview"
    assert table.top.entry["tricks"] == {"Bo": 1, "Cy": 1, "Di": 1, "Ann": 2}


def test_a_saved_hand_with_a_wrong_pair_is_mended_and_left_as_it_was(table):
    bids = {"event": "bids", "bid": dict.fromkeys(FOUR, 1)}
    tricks = {"event": "hand", "tricks": dict(zip(FOUR, (2, 1, 1, 1)))}
    table.begin("form:oh_hell", FOUR, {"cards": 5}, events=(bids, tricks))
    # From the last one on: it is not what the others leave, and waits for them.
    table.app.sheet().edit(1, ("Ann",))
    table.box.step()
    table.changed()
    assert table.asked(FOUR) == "Ann"
    table.number(1)
    assert table.top.module == "message", table.lines()
    table.press("ok")
    assert table.asked(FOUR) == "Ann" and table.part.value() == 1
    # Left and opened again, it goes on there.
    table.app.sheet().edit(1, ("Bo",))
    table.box.step()
    table.changed()
    assert table.asked(FOUR) == "Bo" and table.part.value() == 1
    table.number(2)
    assert table.top.module == "table.preview", table.lines()
    assert table.top.entry["to"]["tricks"] == {"Bo": 2, "Cy": 1, "Di": 1, "Ann": 1}


def test_what_is_asked_and_the_range_are_said_of_a_long_name_on_a_small_screen():
    names = ("Mariangela", "Federico", "Al")
    with Sitter("sim_72x40") as table:
        table.begin("form:oh_hell", names)
        table.press("ok")
        for said in ("0 to 10", "0 to 10", "not 8"):
            assert table.bar().endswith(": bid?") and said in table.screen(), table.lines()
            table.number(1)
        table.press("ok")
        table.menu("ui.edit_entry")
        table.press("ok", "ok")
        for name in ("Federico", "Al", "Mariangela"):
            words = table.bar().split(":")
            assert name.startswith(words[0]) and words[1].startswith(" bid?"), table.bar()
            table.press("ok")


def test_few_keys_say_the_range_below_the_rows():
    with Sitter("sim_128x64_4") as table:
        table.begin("form:oh_hell", FOUR)
        table.press("ok")
        assert "0 to 10" in table.lines()


def test_the_last_bid_says_which_number_it_cannot_be(table):
    table.begin("form:oh_hell", FOUR, {"cards": 5})
    table.press("ok")
    for number in (1, 0, 2):
        table.number(number)
    assert table.part.question.barred == 2
    if has_rows(table):
        assert table.bar().endswith("not 2")
    elif table.app.ui.width >= 128:
        assert "not 2" in table.screen()


def test_an_edit_opens_with_all_rows_filled(table):
    old = {"event": "round", "points": dict(zip(FOUR, (1, 2, 3, 4)))}
    table.begin("any", FOUR, events=(old,))
    table.menu("ui.edit_entry")
    table.press("ok", "ok")
    assert answers(table) == [1, 2, 3, 4] and table.asked(FOUR) == "Ann"
    table.press("ok")
    table.number(9)
    assert table.top.module == "table.preview"
    table.press("ok")
    assert table.sheet(FOUR) == {"Ann": 1, "Bo": 9, "Cy": 3, "Di": 4}


def test_an_edit_says_once_what_is_counted(table):
    bids = {"event": "bids", "bid": dict.fromkeys(FOUR, 1)}
    tricks = {"event": "hand", "tricks": dict(zip(FOUR, (5, 0, 0, 0)))}
    table.begin("form:oh_hell", FOUR, {"cards": 5}, events=(bids, tricks))
    table.menu("ui.edit_entry")
    table.press("ok", "ok")
    assert sorted(answers(table)) == [0, 0, 0, 5]
    if has_rows(table):
        assert table.bar().split(" ")[:3] == ["edit", "tricks", "1"], table.bar()
        assert table.bar().count("tricks") == 1, table.bar()


def test_two_three_and_eight_players_have_their_rows_on_every_board(table):
    for names in (FOUR[:2], FOUR[:3], EIGHT) if SOAK else (FOUR[:3], EIGHT):
        table.begin("any", names)
        table.press("ok")
        for at, name in enumerate(names):
            assert table.part.question.who == name
            if has_rows(table) and (len(names) < 8 or not table.has_cross()):
                shown = table.screen()
                assert all(one[:2] in shown for one in names), table.lines()
            table.number(at + 1)
        assert table.top.module == "table.preview"
        assert table.top.entry["points"] == {name: at + 1 for at, name in enumerate(names)}


def test_a_row_of_cards_shows_its_number_and_ok_keeps_the_cards(table):
    table.begin("rumino", FOUR[:3])
    table.menu("ui.by_cards")
    table.choose("Bo")
    hand = "AH AD AS AC 2S 3S 4S"
    table.key_cards(RUMINO108, hand, finish=True)
    table.press("back", "back")
    # From the cards of the next to their number, and from there to the row above.
    assert table.asked(FOUR) == "Bo" and table.part.value() == 0
    before = answers(table)[1]
    table.press("ok")
    assert answers(table)[1] == before and len(before) == 7


def test_all_of_a_side_is_one_page_and_a_wrong_row_is_changed_alone(table):
    table.begin("form:burraco", FOUR)
    table.press("ok")
    table.choose("Ann")
    if has_rows(table):
        assert table.bar().endswith("0 of 11"), table.bar()
        assert any(
            line.startswith("Bo") and "pot" in line and line.endswith("no")
            for line in table.middle()
        ), table.lines()
    # The closer's side has its pot; of the other, OK is no.
    table.press("ok")
    hand = [0, 2, 0, 1, 0, 0, 100, 320, 65, 50]
    for number in hand[:4]:
        table.number(number)
    # Up to the first row again, nothing is dropped; from there down to the first without an answer.
    table.press(*["back"] * 5)
    assert answers(table) == ["Ann", False, 0, 2, 0, 1] and table.top.entry.at == 1
    if has_rows(table):
        assert table.bar().endswith("5 of 11"), table.bar()
    table.press("down", "ok")
    assert answers(table) == ["Ann", True, 0, 2, 0, 1] and table.top.entry.at == 6
    for number in hand[4:]:
        table.number(number)
    assert table.top.module == "table.preview"
    entry = table.top.entry
    assert entry["pot"] == {"Bo": True} and entry["laid"] == {"Bo": 100, "Ann": 320}
    table.press(*["back"] * 11)
    assert answers(table)[1] is True and table.top.entry.at == 1
    table.press("up", "ok")
    assert table.top.module == "table.preview" and table.top.entry["pot"] == {"Bo": False}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x64_4", "sim_128x32", "sim_72x40"])
def test_a_number_that_is_ruled_out_at_an_end_is_not_in_the_range(board, language):
    with Sitter(board, settings={"language": language}) as table:
        table.begin("form:burraco", FOUR)
        table.press("ok")
        table.choose("Ann")
        table.press("ok")
        for number in (0, 0, 0, 0, 0):
            table.number(number)
        # Ann and Cy have closed, without a burraco so far.
        assert (table.part.question.who, table.part.question.barred) == ("Ann", 0)
        spans = {"en": ("1 to 12", "1-12"), "it": ("da 1 a 12", "1-12")}[language]
        assert any(span in table.screen() for span in spans), table.lines()
        assert not {"not 0", "non 0", "0 to 12", "da 0 a 12"} & set(table.lines()), table.lines()
        assert "not" not in table.screen() and "non" not in table.screen(), table.lines()


# A hand up to the first number whose least value the answers before rule out.
LEAST = {
    "burraco": (("Ann",), (("ok",), (0, 0, 0, 0, 0)), "1 to 12"),
    "chinchon": (("Ann", "with points"), ((), (3, 3, 3)), "1 to 70"),
    "scala40": (("Ann", "no"), ((), ()), "1 to 198"),
}


@pytest.mark.parametrize("form", LEAST)
def test_a_refusal_names_the_numbers_that_the_screen_offers(form):
    chosen, (pressed, numbers), span = LEAST[form]
    with Sitter("sim_128x64") as table:
        table.begin("form:" + form, FOUR)
        table.press("ok")
        for one in chosen:
            table.choose(one)
        table.press(*pressed)
        for number in numbers:
            table.number(number)
        assert span in table.screen(), table.lines()
        # OK without a number says which one is wanted.
        table.box.press("ok")
        table.changed()
        assert table.blinks() and span in table.hints(), table.lines()


def test_the_limits_of_a_question_are_numbers_that_are_possible():
    for least, most, step in ((0, 12, 1), (0, 1080, 5), (-26, 26, 1)):
        question = Question("number", "any.ask_points", minimum=least, maximum=most)
        question.step = step
        for barred in (None, *range(least, most + 1, step)):
            question.barred = barred
            low, high, between = question.limits()
            wrong = {barred} - {None}
            assert not {low, high} & wrong and least <= low <= high <= most
            possible = set(range(least, most + 1, step)) - wrong
            assert set(range(low, high + 1, step)) - {between} == possible


def test_cards_for_one_of_several_fields_have_its_numbers_beside_them(table):
    table.begin("form:burraco", FOUR)
    table.press("ok")
    table.choose("Ann")
    table.press("ok")
    for number in (0, 2, 0, 1, 0, 0):
        table.number(number)

    def beside():
        return [(table.app.ui.forms(name)[0], number) for name, number in table.top.given()]

    # Not the dirty burracos of the side that was asked before.
    assert beside() == []
    table.number(100)
    assert beside() == [("Bo + Di", 100)]
    table.number(320)
    assert beside() == []


def test_few_keys_count_from_the_units_with_a_carry_and_go_round():
    with Sitter("sim_128x64_4") as table:
        given = []

        def ask(least, most, step=1):
            question = Question("number", "any.ask_points", {}, (), least, most)
            table.app.open("asking.number", question.bounded("Ann", step=step), given.append)
            table.box.step()
            table.changed()

        ask(0, 9999)
        table.press(*["up"] * 9, "up")
        assert table.part.value() == 10
        table.press("left")
        table.says("+10", "-10")
        table.press("up", "down", "down")
        assert table.part.value() == 0
        table.press("back")
        # A digit counts from 0 down to 9 in a large range, and not up from it without a carry.
        table.press("down")
        assert table.part.value() == 9
        table.press("down", "left", "down")
        assert table.part.value() == 98
        table.press("left", "down")
        assert table.part.value() == 998
        ask(0, 13)
        table.press("down")
        assert table.part.value() == 13
        table.press("up")
        assert table.part.value() == 0
        # By tens, too: the units stay.
        ask(0, 99)
        table.press("up", "left", "down")
        assert table.part.value() == 91
        table.box.press("up")
        assert table.part.value() == 91
        # By its steps, and as far as it goes.
        ask(0, 50, 5)
        table.press("down")
        assert table.part.value() == 5
        table.press("left", "down")
        assert table.part.value() == 45
        ask(-20, 9999)
        table.press("down", "down")
        assert table.part.value() == -2
        # Back takes back all that was counted, and then leaves.
        table.press("back")
        assert table.part.value() == 0 and table.part.digits == ""
        # Where 0 cannot be, OK says what can, before anything was counted.
        ask(1, 11)
        table.box.press("ok")
        table.changed()
        assert table.blinks() and "1 to 11" in table.hints() and not given
        table.press("up")
        table.box.press("ok")
        assert given == [1]


def test_random_keys_on_pages_are_answers_and_a_position(table):
    """Whatever is pressed, what the rows show is what a plain list of answers has."""
    chance = random.Random(61)
    names = FOUR
    for _ in range(3 if SOAK else 1):
        table.begin("any", names)
        table.press("ok")
        plain, at = [], 0
        for _ in range(30 if SOAK else 10):
            if chance.random() < 0.6:
                value = chance.randrange(0, 99)
                other = at < len(plain) and plain[at] != value
                offered = plain[at] if at < len(plain) else 0
                if value != offered:
                    table.number(value)
                else:
                    table.press("ok")
                plain[at : at + 1] = [value]
                at = len(plain) if other else at + 1
            elif at and chance.random() < 0.8:
                table.press("back")
                at -= 1
            else:
                table.restart()
            if table.top.module == "table.preview":
                points = table.top.entry["points"]
                assert [points[name] for name in names] == plain and at == len(names)
                table.press("back")
                at -= 1
            if plain:
                assert table.top.module == "asking.entry", table.lines()
                assert answers(table) == plain and table.top.entry.at == at
            elif table.top.module != "asking.entry":
                table.press("ok")
        table.app.drafts.throw_away(table.app.drafts.all()[-1])


def test_the_tasks_take_no_more_presses_than_in_the_trial():
    found = {name: row["value"] for name, row in rows.figures().items()}
    assert found["keys.rows.straight.6"] <= 19
    assert found["keys.rows.straight.4"] <= 25
    assert found["keys.rows.mend.6"] <= 9
    assert found["keys.rows.mend.4"] <= 7
    assert found["keys.rows.back.6"] == found["keys.rows.back.4"] == 1
    # Row by row 13 and 12, 18 and 17, 11 and 10.
    assert found["keys.rows.third.6"] <= 9 and found["keys.rows.third.4"] <= 8
    assert found["keys.rows.ninth.later.6"] <= 14 and found["keys.rows.ninth.later.4"] <= 13
    assert found["keys.rows.second.6"] <= 7 and found["keys.rows.second.4"] <= 6
    # No way by the list is longer than row by row.
    assert found["keys.rows.third.later.6"] <= 10 and found["keys.rows.third.later.4"] <= 9
    assert found["keys.rows.ninth.6"] <= 9 and found["keys.rows.ninth.4"] <= 8
    assert found["keys.rows.second.later.6"] <= 8 and found["keys.rows.second.later.4"] <= 7


def test_the_list_of_the_answers_is_a_short_way_from_the_result_and_back(table):
    table.begin("form:burraco", FOUR)
    table.press("ok")
    table.choose("Ann")
    table.press("ok")
    for number in (0, 2, 0, 1, 0, 0, 100, 320, 65, 50):
        table.number(number)
    table.press("left")
    assert table.top.module == "asking.answers"
    assert [row[1].split(" ")[-1] for row in table.top.items()] == (
        "Ann no 0 2 0 1 0 0 100 320 65 50".split()
    )
    table.press("back")
    assert table.top.module == "table.preview"
    table.press("left")
    for _ in range(9):
        table.press("up")
    table.press("ok")
    entry = table.top.entry
    assert entry.at == 3 and table.part.question.row() == ("clean", "Ann"), table.lines()
    table.number(1)
    assert table.top.module == "table.preview"
    assert table.top.entry["clean"] == {"Bo": 0, "Ann": 1}
    # Above the first answer of an edit is the same list; back from it leaves.
    table.press("ok")
    table.menu("ui.edit_entry")
    table.press("ok", "ok")
    assert table.top.module == "asking.entry" and table.top.entry.at == 0
    table.press("back")
    assert table.top.module == "asking.answers", table.lines()
    table.press("up", "ok")
    assert table.top.entry.at == 11
    while table.top.module != "asking.answers":
        table.press("back")
    table.press("back")
    assert table.top.module == "past.event"
    assert not table.app.drafts.all()


def test_few_answers_have_no_list_above_an_edit(table):
    old = {"event": "round", "points": dict(zip(FOUR, (1, 2, 3, 4)))}
    table.begin("any", FOUR, events=(old,))
    table.menu("ui.edit_entry")
    table.press("ok", "ok", "back")
    assert table.top.module == "past.event"


def test_private_cards_are_hidden_in_the_list_of_the_answers(table):
    table.begin("gin", FOUR[:2])
    table.press("ok")
    table.choose("Ann")
    table.number(4)
    table.number(27)
    table.press("left")
    assert [row[1] for row in table.top.items()] == ["Ann", "4", "27"], table.lines()


def test_undo_of_bids_says_which_bids():
    with Sitter("sim_128x64") as table:
        bids = {"event": "bids", "bid": dict(zip(FOUR, (2, 1, 0, 3), strict=True))}
        table.begin("form:oh_hell", FOUR, events=(bids,))
        table.menu("ui.undo")
        table.says("bids 1", "Ann 2, Bo 1, Cy 0, Di 3")


def test_undo_and_redo_say_by_one_name_what_goes_and_what_comes_back():
    with Sitter("sim_128x64") as table:
        bids = {"event": "bids", "bid": dict(zip(FOUR, (2, 1, 0, 3), strict=True))}
        table.begin("form:oh_hell", FOUR, events=(bids,))
        table.press("back")
        assert any("Undo" in line and "bids 1" in line for line in table.lines()), table.lines()
        table.press("ok", "ok", "back")
        assert any("Redo" in line and "bids 1" in line for line in table.lines()), table.lines()
        points = {"event": "round", "points": dict(zip(FOUR, (1, 2, 3, 4), strict=True))}
        edit = {"event": "amend", "index": 0, "to": dict(points, points=dict.fromkeys(FOUR, 5))}
        table.begin("any", FOUR, events=(points, edit, {"event": "undo"}))
        table.press("back")
        assert any("Redo" in line and "edit round 1" in line for line in table.lines())


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_small_menu_says_the_round_that_undo_takes_back_in_its_own_row(language):
    with Sitter("sim_72x40", settings={"language": language}) as table:
        counts = dict(zip(FOUR, (3, 7, 8, 9), strict=True))
        closed = {"event": "round", "ender": "Ann", "deadwood": counts}
        table.begin("rumino", FOUR, events=(closed,))
        table.press("back")
        unit = {"en": "round 1", "it": "mano 1"}[language]
        assert table.chosen().endswith(unit), table.lines()
        table.press("ok")
        table.says(unit)


def test_what_a_row_of_the_menu_has_no_room_for_stands_below_it_and_is_pointed_at_as_that_row():
    with Sitter("sim_72x40", settings={"language": "it"}) as table:
        bids = {"event": "bids", "bid": dict(zip(FOUR, (2, 1, 0, 3), strict=True))}
        table.begin("form:oh_hell", FOUR, events=(bids,))
        table.press("back")
        assert table.lines()[1:4] == ["Annulla", "chiamate 1", "Ripristina  –"], table.lines()
        # The row below that one is Redo's, which cannot be done.
        table.point(20, 8 * 3 + 4)
        assert table.bar() == "Ripristina", table.lines()
        table.press("back", "up")
        table.point(60, 8 * 2 + 4)
        assert table.bar().startswith("Annullare?"), table.lines()


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("board", BOARDS[:2])
@pytest.mark.parametrize("count", [3, 4, 5, 7])
def test_what_was_bid_is_in_words_however_long_the_names_are(board, language, count):
    names = EIGHT[:count]
    with Sitter(board, settings={"language": language}, roster=names) as table:
        bids = {"event": "bids", "bid": dict(zip(names, (2, 1, 3, 0, 1, 0, 1)))}
        table.begin("form:oh_hell", names, events=(bids,))
        table.press("ok")
        word = {"en": "bid", "it": "chiama"}[language]
        assert f"{word} 1" in table.screen(), table.lines()
        if count <= 6:
            assert table.screen().count(word + " ") == count, table.lines()
        # One of each beginning that several names share is told apart.
        cells = [cell[0] for cell in table.part.rows.cells]
        assert len(set(cells)) == count


@pytest.mark.parametrize("language", ["en", "it"])
def test_bids_stay_in_words_beside_the_number_where_bags_have_no_room(language):
    hand = {"event": "hand", "tricks": dict(zip(FOUR, (4, 3, 4, 2), strict=True))}
    bids = {"event": "bids", "bid": dict(zip(FOUR, (3, 3, 4, 2), strict=True))}
    with Sitter("sim_128x64", settings={"language": language}) as table:
        table.begin("form:spades", FOUR, events=(bids, hand, bids))
        table.press("ok")
        word = {"en": "bid", "it": "dich."}[language]
        for bid in (3, 4, 2):
            assert f"{word} {bid} " in table.screen(), table.lines()


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_small_screen_says_first_what_each_has_bid(language):
    with Sitter("sim_72x40", settings={"language": language}) as table:
        table.begin("form:oh_hell", FOUR)
        table.press("ok")
        for bid in (3, 1, 2, 0):
            table.number(bid)
        assert "Ann 0" in table.screen() and "Bo 3" in table.screen(), table.lines()


def test_the_page_of_a_long_title_says_which_round_it_is():
    with Sitter("sim_128x64", settings={"language": "it"}) as table:
        table.begin("any", FOUR)
        table.press("ok")
        table.number(12)
        assert table.bar().split() == ["mano", "1:", "punti", "somma", "12"]


@pytest.mark.parametrize("language", ["en", "it"])
def test_an_edit_says_what_is_asked_on_every_screen(language):
    bids = {"event": "bids", "bid": dict(zip(FOUR, (3, 3, 4, 2), strict=True))}
    hand = {"event": "hand", "tricks": dict(zip(FOUR, (4, 3, 3, 0), strict=True))}
    points = {"event": "round", "points": dict(zip(FOUR, (4, 3, 3, 0), strict=True))}
    asked = {"en": ("bid", "tricks", "points"), "it": ("chiamat", "prese", "punti")}[language]
    for board in ("sim_72x40", "sim_128x64", "sim_128x64_4", "sim_128x32"):
        with Sitter(board, settings={"language": language}) as table:
            for index, what in enumerate(asked):
                if index < 2:
                    table.begin("form:oh_hell", FOUR, events=(bids, hand))
                else:
                    table.begin("any", FOUR, events=(points,))
                table.app.sheet().edit(index % 2, ())
                table.box.step()
                table.changed()
                assert what in table.bar().lower(), table.lines()


@pytest.mark.parametrize("language", texts.LANGUAGES)
@pytest.mark.parametrize("board", ("sim_128x64", "sim_128x32", "sim_72x40"))
def test_a_count_that_was_cut_short_is_at_most_so_many_beside_its_name(board, language):
    field = {"field": "left", "for": "each player", "is": "0 to 99", "cards": "melds"}
    steps = [{"step": "round", "fields": [field], "score": "left"}]
    own = dict(form("kalooki", hand=17), form="long", title="Long", steps=steps)
    with Sitter(board, settings={"language": language}) as table:
        assert box_forms.keep(table.app.store, text_of(own)) is None
        table.begin("form:long", ("Ana", "Ben"))
        table.press("ok")
        keyed = table.part.question.deck.read_all(LONG.split())
        table.top.answer(keyed)
        table.box.step()
        table.changed()
        # The other one's number is asked: beside the first name stands what its cards came to,
        # where there is room for what is answered, and in the list of the answers.
        most = texts.variants("kit.figure_at_most", n=18)[-1]
        assert answers(table) == [keyed]
        assert most in table.screen() or board == "sim_72x40", table.lines()
        assert most in row_of(table.app.ui, table.top.entry.asked[0], keyed)[1]

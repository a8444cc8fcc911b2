"""A number: what is offered and what can be keyed lies within the range, on every board."""

import random
from types import SimpleNamespace

import pytest

from engine import games
from engine.game.questions import NUMBER, Question
from firmware.display.fitting import say
from firmware.display.number import _asked
from host_tools.simulated.simulator import Simulator, board_names
from tests.proof.played import PLAYED
from tests.proof.robot.player import Player

NAMES = ("Ana", "Ben", "Cleo")
BOARDS = ("sim_128x64", "sim_128x32", "sim_72x40", "sim_128x64_4", "sim_128x64_5")
KEYS = ("up", "down", "left", "right", "ok", "back")


def ask(box, minimum, maximum, step=1, default=None):
    """Ask for a number on the screen; return (its screen, the answers that it is given)."""
    given = []
    question = Question(
        NUMBER, "any.ask_points", {"name": "Ana"}, minimum=minimum, maximum=maximum, default=default
    )
    number = box.device.app.open("asking.number", question.bounded("Ana", step=step), given.append)
    box.step()
    return number, given


@pytest.mark.parametrize("board", board_names())
@pytest.mark.parametrize(("game", "names"), [("gin", NAMES[:2]), ("ginski", NAMES)])
def test_a_hand_that_someone_else_ended_offers_no_count_above_their_limit(board, game, names):
    with Player(board, NAMES) as table:
        app = table.app
        house = games.load(game).with_defaults({"target": 500})
        app.session.start_game(game, names, house, names[0])
        left = dict(dict.fromkeys(names, 39), Ana=0)
        app.save({"event": "round", "ender": "Ana", "deadwood": left})
        table.box.step()
        table.changed()
        table.pass_upcard()
        table.menu("ui.history")
        table.press("ok", "ok")
        table.choose("Ben")
        question = app.stack[-1].part.question
        most = question.maximum
        assert most < 39 and question.default is None
        # Whatever is pressed, the digits stay possible, and the limit is reached.
        seen = set()
        for key in ("up", "up", "down", "down", "down") + ("up",) * 10:
            table.box.press(key)
            value = app.stack[-1].part.value()
            assert value is None or 0 <= value <= most
            seen.add(value)
        assert len(seen) > 1 and len(app.open_game.ledger.log) == 1


@pytest.mark.parametrize("board", BOARDS)
def test_random_keys_on_random_questions_stay_in_the_range_and_end(board):
    chance = random.Random(41)
    with Simulator(board) as box:
        keys = [key for key in KEYS if key != "back" and box.device.app.keys.presses(key)]
        for _ in range(30):
            minimum = chance.choice((0, 0, 1, 5, -3, -26, -9999, 40))
            maximum = max(minimum, 0) + chance.choice((0, 1, 4, 9, 13, 26, 99, 150, 9999))
            step = chance.choice((1, 1, 1, 3, 5))
            default = chance.choice((None, 0, minimum, maximum, 39, -40, 10000))
            number, given = ask(box, minimum, maximum, step, default)
            for _ in range(25):
                if box.device.app.stack[-1] is not number:
                    break
                if chance.random() < 0.3:
                    box.type(chance.choice("0123456789-+\b"))
                else:
                    box.press(chance.choice(keys))
                value = number.value()
                assert value is None or min(0, minimum) <= value <= maximum, number.question.facts
            assert all(number.question.allows(value) for value in given)
            box.device.app.go_home()
            box.step()


@pytest.mark.parametrize("board", ("sim_128x32", "sim_128x64_4"))
def test_with_few_keys_those_that_count_are_named_where_they_lead_somewhere(board):
    chance = random.Random(61)
    unnamed = 0
    with Simulator(board) as box:
        for _ in range(40):
            minimum = chance.choice((0, 0, 1, 5, -3, -200))
            maximum = max(minimum, 0) + chance.choice((0, 1, 13, 99, 150, 9999))
            number, _ = ask(box, minimum, maximum, chance.choice((1, 1, 5)))
            for _ in range(10):
                key = chance.choice(("up", "down", "left"))
                named = key in dict(number.hints())
                before = number.value(), number.unit
                box.press(key)
                assert ((number.value(), number.unit) != before) == named, (key, minimum, maximum)
                unnamed += not named
            box.device.app.go_home()
            box.step()
    assert unnamed > 20


@pytest.mark.parametrize("board", [name for name in BOARDS if name != "sim_128x64_4"])
def test_down_is_0_on_every_pad_and_the_sign_stands_beside_the_first_digit(board):
    with Player(board, NAMES) as table:
        if not table.box.device.app.keys.presses("left"):
            return
        for minimum in (0, -26, -9999):
            for keys, value in (
                (["down"], 0),
                (["left", "up", "right", "right"], 29 if minimum < -26 else 2),
                (["left", "up", "up", "right"], 26),
                (["down", "left", "up", "up", "right"], 26),
            ):
                number, given = ask(table.box, minimum, 26 if minimum > -9999 else 9999)
                for key in keys:
                    table.box.press(key)
                assert number.value() == value, (minimum, keys)
                table.box.device.app.go_home()
                table.box.step()
        number, given = ask(table.box, -9999, 9999)
        table.changed()
        # A sign that was taken by mistake is taken back by the same key.
        table.press("left", "down")
        assert number.digits == "-" and number.value() is None
        table.press("down")
        assert number.digits == ""
        table.press("down", "up", "right", "left")
        table.box.press("ok")
        assert given == [-27]
        # Behind the first digit there is no sign, but a plus.
        number, given = ask(table.box, -9999, 9999)
        table.changed()
        table.press("left", "up", "right")
        assert number.leads()[3] == "+"


def test_a_digit_that_is_tapped_replaces_one_where_no_second_can_come():
    with Simulator("sim_128x64") as box:
        for minimum, maximum, tapped, shown, letters in (
            (0, 8, "35", "5", "012345678"),
            (1, 7, "38", "3", "1234567"),
            (0, 13, "35", "5", "0123456789"),
            # Two digits that are too many are not taken for the second.
            (0, 19, "35", "5", "0123456789"),
            (0, 20, "35", "3", ""),
            # Nor is a second part of a sum.
            (0, 70, "80", "8", "+"),
            (0, 13, "12", "12", ""),
            (-5, 5, "35", "3", ""),
        ):
            number, given = ask(box, minimum, maximum)
            for digit in tapped:
                box.wait(400)
                box.device.give(digit, "tapped")
                box.step()
            assert (number.words(), number.letters()) == (shown, letters), (minimum, maximum)
            # Digits typed on a keyboard belong to one number: a second one is refused.
            if maximum == 8:
                box.wait(400)
                box.type("4")
                assert number.words() == "5"
            box.device.app.go_home()
            box.step()
            assert given == []


def test_a_digit_can_be_entered_where_some_possible_number_begins_so():
    chance = random.Random(69)
    with Simulator("sim_128x64") as box:
        for _ in range(60):
            minimum = chance.choice((0, 1, 1, 5, 12, 40, -3, -26, -200))
            maximum = max(minimum, 0) + chance.choice((0, 1, 4, 9, 13, 99, 150, 1080))
            step = chance.choice((1, 1, 5, 3))
            number, _ = ask(box, minimum, maximum, step)
            possible = [str(one) for one in range(minimum, maximum + 1, step)]
            if 0 in range(minimum, maximum + 1, step) and minimum < 0:
                possible.append("-0")
            for _ in range(3):
                begun = number.digits if number.digits != "0" else ""
                if begun == "-0":
                    begun = "-"
                ends = not [1 for one in possible if one.startswith(begun) and one != begun]
                if len(begun) == 1 and minimum >= 0 and maximum < 20 and ends:
                    # What is tapped replaces it.
                    begun = ""
                found = {
                    one[len(begun)] for one in possible if one.startswith(begun) and one != begun
                }
                assert set(number.letters()) - set("-+") == found - set("-+"), (
                    minimum,
                    maximum,
                    step,
                    begun,
                )
                letters = [
                    one for one in number.letters() if one != "+" and (one != "-" or not begun)
                ]
                if not letters:
                    break
                box.type(chance.choice(letters))
            box.device.app.go_home()
            box.step()


@pytest.mark.parametrize(
    ("minimum", "maximum", "step", "words"),
    [
        (0, 13, 1, "0 to 13"),
        (-9999, 9999, 1, ""),
        (0, 9999, 1, ""),
        (1, 9999, 1, ""),
        (40, 9999, 1, "40 to 9999"),
        (-26, 26, 1, "-26 to 26"),
        (3, 9999, 3, "in steps of 3"),
        (0, 1080, 5, "0 to 1080, in steps of 5"),
    ],
)
def test_a_limit_that_nobody_comes_near_is_not_said(minimum, maximum, step, words):
    with Simulator("sim_128x64") as box:
        number, _ = ask(box, minimum, maximum, step)
        assert say(number.span()) == words


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_a_sign_alone_is_told_from_nothing_and_ok_on_it_asks_for_a_number(board):
    with Player(board, NAMES) as table:
        table.sit_down("Any game", NAMES)
        table.press("ok", "left", "down", "up", "back")
        assert table.part.digits == "-" and table.part.words() == "-_"
        with_sign = table.box.chip.picture()
        table.box.press("ok")
        assert table.box.text()[-1].split()[-1] in ("number", "99999"), table.box.text()
        table.wait(2000)
        # OK took nothing; back erases the sign, and nothing is left.
        table.press("back")
        assert table.part.digits == "" and table.box.chip.picture() != with_sign


@pytest.mark.parametrize("board", ["sim_128x64", "sim_128x32", "sim_72x40"])
@pytest.mark.parametrize(("minimum", "maximum"), [(0, 32), (1, 7), (101, 9999)])
def test_a_number_that_is_asked_alone_says_its_range(board, minimum, maximum):
    with Simulator(board) as box:
        number, _ = ask(box, minimum, maximum)
        screen = " ".join(box.text())
        assert any(form in screen for form in box.device.app.ui.forms(number.span()))


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
@pytest.mark.parametrize("language", PLAYED)
def test_rml_6_the_price_of_the_widow_is_asked_with_the_name_of_who_bids(board, language):
    with Player(board, NAMES, settings={"language": language}) as table:
        app = table.app
        house = games.load("rummoli").with_defaults(None)
        app.session.start_game("rummoli", NAMES, house, "Ana")
        app.session.add({"event": "ante"})
        app.show_sheet()
        table.box.step()
        table.press("ok", "down", "down", "ok", "ok")
        assert app.stack[-1].part.question.key == "rummoli.ask_price"
        assert "Ben" in table.bar()
        table.says("ui.range", min=0, max=41)


@pytest.mark.parametrize("board", [name for name in BOARDS if name != "sim_128x64_4"])
def test_a_sum_is_keyed_shown_and_given_as_what_it_comes_to(board):
    with Player(board, NAMES) as table:
        if not table.box.device.app.keys.presses("left"):
            return
        number, given = ask(table.box, 0, 165)
        table.changed()
        # 12, then a plus beside the digits of any group, 11, a plus, 7.
        table.press("left", "left", "left", "up", "left", "down", "left", "left", "left")
        assert (number.digits, number.words(), number.value()) == ("12+11", "12+11", 23)
        table.press("right", "down", "left")
        assert number.words() == "12+11+7"
        shown = "=30" if board == "sim_72x40" else "12+11+7"
        assert shown in " ".join(table.lines())
        table.box.press("ok")
        assert given == [30]


def test_a_sum_is_typed_within_the_range_and_taken_back_letter_by_letter():
    with Simulator("sim_128x64") as box:

        def typed(minimum, maximum, letters, step=1):
            number, given = ask(box, minimum, maximum, step)
            for letter in letters:
                box.wait(600)
                box.type(letter)
            found = number.digits, number.value(), number.words()
            box.device.app.go_home()
            box.step()
            return (*found, given)

        assert typed(0, 300, "12+11+7") == ("12+11+7", 30, "12+11+7", [])
        # What is too long to be shown is shown as what it comes to.
        assert typed(0, 300, "12+11+70") == ("12+11+70", 93, "=93", [])
        assert typed(0, 300, "12+11+70\n")[3] == [93]
        # Whatever would lead beyond the range is refused: 290+11.
        assert typed(0, 300, "290+11")[:2] == ("290+1", 291)
        assert typed(0, 300, "300+")[0] == "300"
        # A plus behind a plus, at the beginning, or in a small range is none.
        assert typed(0, 300, "+5++6")[0] == "5+6"
        assert typed(0, 20, "5+6")[0] in ("5", "56")
        # Backspace takes back a letter, a plus, too; a plus at the end adds nothing.
        assert typed(0, 300, "12+1\b\b5")[:2] == ("125", 125)
        assert typed(0, 300, "12+\n")[3] == [12]
        assert typed(-300, 300, "-12+5\n")[3] == [-7]
        # Steps count for the sum.
        assert typed(0, 300, "7+8\n", 5)[3] == [15]
        assert typed(0, 300, "7+7\n", 5)[3] == []
        # It has an end.
        assert len(typed(0, 9999, "1+" * 20)[0]) <= 16


@pytest.mark.parametrize("board", ["sim_128x64", "sim_72x40"])
def test_a_half_keyed_sum_is_there_again_after_a_power_cut(board):
    with Player(board, NAMES) as table:
        table.sit_down("all.title_any", NAMES)
        table.press("ok")
        for letter in "12+1":
            table.box.wait(600)
            table.box.type(letter)
        part = table.box.device.app.stack[-1].part
        assert part.digits == "12+1"
        table.restart()
        part = table.box.device.app.stack[-1].part
        assert (part.digits, part.value()) == ("12+1", 13)
        # What no pad could have keyed is forgotten.
        for wrong in ("12++1", "+1", "1+-2", "1+x", "1+" * 12, "99999+60"):
            part.digits = ""
            part.take_up(wrong)
            assert part.digits == "", wrong


def test_in_a_row_what_is_asked_outlasts_which_entry_is_edited():
    """Where both have no room, the name is cut; where no name is left, the question is alone."""
    with Simulator("sim_128x64") as box:
        ui = box.device.app.ui

        def asked(name, aside, key="rummoli.ask_left"):
            question = Question(NUMBER, key, {"name": name}, minimum=0, maximum=9)
            screen = SimpleNamespace(question=question, rows=[1], aside=aside)
            what, beside = _asked(ui, screen)
            words = what if isinstance(what, str) else ui.best(what, ui.width - 2)
            return words, beside

        assert asked("Ana", "Edit 1") == ("Ana: left?", "Edit 1")
        assert asked("Ana", "") == ("Ana: cards left?", "")
        name = "Massimiliano"
        assert asked(name, "Edit 1") == (f"{name}: left?", "Edit 1")
        assert asked(name, "Correction 12") == ("Massim: left?", "Correction 12")
        # Hardly a letter of the name would be left.
        assert asked(name, "Correction of round 12") == (f"{name}: left?", "")
        words, beside = asked("W" * 12, "Edit 1")
        assert words.startswith("WW") and words.endswith(": left?") and beside == "Edit 1"
        # Of a question whose shortest form says what is asked nothing is taken.
        whole = asked("Ana", "Edit 1", "rumino.ask_deadwood")
        assert whole == ("Ana's deadwood?", "Edit 1")

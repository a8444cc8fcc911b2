"""What is typed on a keyboard: numbers, cards, names, and rows of lists, on every size and keys."""

import os

import pytest

from engine import texts
from firmware.display.fitting import say
from firmware.screens.asking.keyboard import Keyboard
from firmware.screens.asking.name import Names
from firmware.screens.asking.number import Number
from firmware.screens.base import ListScreen
from firmware.screens.setup.seats import Seats
from host_tools.simulated.shown.data import shown
from tests.apart import in_a_child
from tests.host.firmware.screens.tour import BOARDS as ALL_BOARDS
from tests.host.firmware.screens.tour import (
    open_long_history,
    part,
    rounds,
    same,
)
from tests.portable.tools import untyped
from tests.proof.played import PLAYED
from tests.proof.robot import evening, ways
from tests.proof.robot.player import BOARDS, Player, seats_row
from tests.proof.robot.typist import Typist
from tests.proof.robot.ways import keys_cards

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
FOUR = ("Ana", "Bo", "Cy", "Di")


@pytest.fixture(params=(*BOARDS, "sim_128x64_4"))
def table(request):
    with Player(request.param, FOUR) as player:
        yield player


def rumino(table):
    """Begin a game of Rumino and its first round, which Bo ended."""
    table.sit_down("Rumino", FOUR, dealer="Di")
    table.press("ok")
    table.write("b\n")


def refused(table, *words):
    """Fail unless the last row says `words`; wait until it has gone."""
    assert all(word in table.hints() for word in words), table.hints()
    table.box.wait(1100)
    table.changed()


def test_a_round_is_typed(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    before = table.presses
    table.write("b3\n16\n25\n7\n")
    # With Enter on the preview, docs/dev/figures.md says so.
    assert table.presses - before + 1 == 12
    table.reads("→ 16", "→ 25")
    table.write("\n")
    assert table.sheet(FOUR) == {"Ana": 7, "Bo": 3, "Cy": 16, "Di": 25}
    table.restart()
    assert table.sheet(FOUR) == {"Ana": 7, "Bo": 3, "Cy": 16, "Di": 25}


def test_a_digit_on_the_sheet_is_the_number_of_who_is_chosen(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    # Nobody is chosen: there is nobody whose number it could be.
    table.write("3")
    assert table.sheet(FOUR) == dict.fromkeys(FOUR, 0)
    # A knock with 9 is not possible: the question is there without it.
    table.write("c9")
    assert table.asked(FOUR) == "Cy" and "9" not in table.screen()
    # Back leads to who has ended the round, then to the sheet.
    table.write("\b")
    assert table.chosen() == "Cy"
    table.write("\b")
    assert table.sheet(FOUR) == dict.fromkeys(FOUR, 0)
    assert len(table.box.device.app.open_game.ledger.log) == 0


def test_names_are_typed_at_the_seats(table):
    table.choose("ui.new_game")
    table.choose("Rumino")
    while "4" not in table.chosen():
        table.press("right")
    table.choose(*seats_row())
    before = table.presses
    # Bo is known and has the second seat: Cy is typed there, and Bo at the third.
    table.write("Zoë\ncy\nBob\b\nEva\n")
    assert table.presses - before == len("Zoë cy Bob- Eva ")
    table.press("back")
    table.choose("ui.begin")
    assert table.sheet(("Zoë", "Cy", "Bo", "Eva")) == dict.fromkeys(("Zoë", "Cy", "Bo", "Eva"), 0)


def seats_of(table):
    """Go to the seats of four; return their names in order, the list that the page changes."""
    table.choose("ui.new_game")
    table.choose("Rumino")
    while "4" not in table.chosen():
        table.press("right")
    table.choose(*seats_row())
    return table.box.device.app.stack[-1].names


@pytest.mark.parametrize("language", ["en", "it"])
def test_who_sits_already_is_moved_only_after_a_question(table, language):
    texts.use(language)
    names = seats_of(table)
    before = list(names)
    first = before[0]
    table.press("down")
    table.write(first.lower() + "\n")
    # Somebody else may be meant: it is asked, and no comes first.
    assert first in table.screen() and names == before
    table.choose("all.no")
    # What was typed is still there, and becomes somebody else.
    table.write(" 2\n")
    assert names == [first, first.lower() + " 2", *before[2:]]
    table.press("up")
    table.write(first + "\n")
    table.choose("all.yes")
    assert names == [first.lower() + " 2", first, *before[2:]]


def test_two_who_swap_seats_by_typing_are_told_so(table):
    names = seats_of(table)
    first, second, *rest = names
    said = []
    table.box.device.app.say = said.append
    # Nobody has been put into a later seat yet: no question stands in the way.
    table.write(second.upper() + "\n")
    assert names == [second, first, *rest]
    assert said == [("ui.swapped", {"name": second, "other": first})]
    # Who stays, and who is new, swaps with nobody.
    table.write(first + "\nEva\n")
    assert names == [second, first, "Eva", rest[1]] and len(said) == 1


def test_a_digit_out_of_range_is_refused_and_backspace_erases(table):
    rumino(table)
    table.write("9")
    refused(table, "RMN-8")
    table.write("4\n80")
    refused(table, "RMN-4")
    # 8 is still there.
    table.write("\b25\b6\n0\n0\n")
    table.reads("→ 26", "→ 4")


def test_after_a_digit_that_was_refused_enter_asks_once(table):
    rumino(table)
    table.write("4\n80")
    refused(table, "RMN-4")
    # 8 is not what was typed.
    table.write("\n")
    refused(table, "8?", "Enter")
    table.write("\b26\n")
    # Here it is meant.
    table.write("80")
    refused(table, "RMN-4")
    table.write("\n")
    refused(table, "8?")
    table.write("\n0\n")
    table.reads("→ 26", "→ 8")


def test_what_nobody_confirmed_is_not_entered(table):
    rumino(table)
    table.write("3\n16\n25\n7\n")
    table.restart()
    assert len(table.box.device.app.open_game.ledger.log) == 0


def test_cards_are_typed_as_they_are_written(table):
    rumino(table)
    if table.has_cross():
        table.box.hold("ok")
        table.changed()
    else:
        table.press("right")
    table.write("10h")
    assert "10♥" in table.screen()
    table.write("QSjk*\bz")
    refused(table, "Z")
    # Two decks: a third ten of hearts cannot come.
    table.write("thth")
    refused(table, "10")
    table.write("\b" * 4)
    table.write("ah2h3h4h5d5c5s\n")
    assert table.asked(FOUR) == "Cy"


# Milliseconds a key: letters that came together, and the pace of a number pad.
PACES = (0, 40, 100, 140, 170)


def hurry(table, letters, pace):
    """Type letters at a pace, as a page or a terminal hands them over; then look."""
    table.box.wait(300)
    for letter in letters:
        table.box.device.type(letter)
        table.box.wait(pace)
    table.box.wait(1500)
    table.changed()


@pytest.mark.parametrize("pace", PACES)
def test_numbers_are_typed_without_looking_and_only_the_preview_waits(table, pace):
    rumino(table)
    # Enter once too often: the preview asks whether to save, and was not read.
    hurry(table, "3\n16\n25\n7\n\n", pace)
    ledger = table.box.device.app.open_game.ledger
    assert len(ledger.log) == (1 if pace > 150 else 0)
    if not ledger.log:
        table.says("ui.do_keep")
        table.write("\n")
    assert table.sheet(FOUR) == {"Ana": 7, "Bo": 3, "Cy": 16, "Di": 25}
    table.restart()
    assert table.sheet(FOUR) == {"Ana": 7, "Bo": 3, "Cy": 16, "Di": 25}


@pytest.mark.parametrize("pace", PACES)
def test_a_doubled_enter_takes_no_number_that_is_offered(table, pace):
    rumino(table)
    hurry(table, "3\n16\n25\n7\n", 140)
    table.write("\n")
    table.menu("ui.history")
    # Edit the round: each number is offered as it was.
    table.press("ok", "ok")
    table.write("\n")
    hurry(table, "\n\n16\n", min(pace, 140))
    # The second Enter is ignored, and so is what follows it at once.
    assert table.asked(FOUR) == "Cy" and part(table).question.default == 16
    # A change leads to the result, which the second Enter does not save.
    hurry(table, "9\n\n", min(pace, 140))
    table.says("ui.do_keep")
    table.write("\n")
    table.restart()
    assert table.sheet(FOUR) == {"Ana": 7, "Bo": 3, "Cy": 9, "Di": 25}


@pytest.mark.parametrize("pace", PACES)
def test_what_follows_a_refused_digit_at_once_is_part_of_no_other_number(table, pace):
    rumino(table)
    # A knock is up to 7 (RMN-8): 9 is refused, and 0 would be another number.
    hurry(table, "90\n16\n", pace)
    assert table.asked(FOUR) == "Bo" and not part(table).value()
    hurry(table, "3\n16\n", pace)
    assert table.asked(FOUR) == "Di"


@pytest.mark.parametrize("pace", PACES)
def test_an_unusual_number_is_asked_about_however_fast_it_was_typed(table, pace):
    rumino(table)
    # More than 60 are unusual.
    hurry(table, "3\n69\n", pace)
    assert "69" in table.screen() and "Di" not in table.chosen()
    hurry(table, "25", pace)
    assert "69" in table.screen() and "Di" not in table.chosen()
    table.choose("all.yes")
    assert table.asked(FOUR) == "Di"


def test_backspace_at_once_erases_a_digit_and_leaves_no_page_unread(table):
    rumino(table)
    hurry(table, "3\n17\b6\n\b\b", 100)
    # After Enter there was nothing to erase: Backspace would have gone back.
    assert table.asked(FOUR) == "Di"


def in_language(table, language, game):
    """Show the sheet of a game in a language."""
    table.box.device.app.settings.put("language", language)
    texts.use(language)
    table.box.show_game(game, FOUR)
    table.changed()


def cards_of(table):
    """Return the cards that are keyed, as the engine writes them."""
    screen = part(table)
    assert keys_cards(screen), table.lines()
    return " ".join(screen.pad.deck.texts(screen.pad.cards))


# In Italian, p is picche (spades), f fiori (clubs), q quadri (diamonds), c cuori (hearts).
@pytest.mark.parametrize("pace", (0, 140))
@pytest.mark.parametrize(
    ("language", "typed", "keyed"),
    (
        ("en", "4s5s6s7dkhjk", "4S 5S 6S 7D KH JK"),
        ("en", "kskd10hth", "KS KD 10H 10H"),
        ("it", "4p5p6p7qkcjf", "4S 5S 6S 7D KH JC"),
        ("it", "10c10s*", "10H 10S JK"),
    ),
)
def test_cards_typed_into_a_number_are_its_cards(table, language, typed, keyed, pace):
    in_language(table, language, "rumino")
    table.press("ok")
    table.write("b\n")
    hurry(table, "3\n" + typed, pace)
    assert cards_of(table) == keyed
    table.restart()
    table.box.wait(300)
    if not keys_cards(part(table)):
        table.press("ok")
    assert cards_of(table) == keyed
    for _ in range(len(keyed.split())):
        table.write("\b")
    # Back goes back to the number, and from there to the one before.
    table.write("\b")
    assert isinstance(part(table), Number) and part(table).question.who == "Cy"
    table.write("\b")
    assert part(table).question.who == "Bo" and part(table).value() == 3


@pytest.mark.parametrize(("language", "yellow"), (("en", "y"), ("it", "g")))
def test_the_letter_of_a_colour_opens_the_cards(table, language, yellow):
    in_language(table, language, "rumski")
    table.press("ok")
    table.write("b\n" + yellow + "5" + yellow + "7 ")
    assert cards_of(table) == "Y5 Y7"


def test_a_ten_may_begin_a_hand_where_10_is_too_much_for_the_number(table):
    rumino(table)
    table.write("10")
    refused(table, "RMN-8")
    table.write("h")
    assert cards_of(table) == "10H"


def test_letters_that_make_no_card_leave_the_number(table):
    rumino(table)
    table.write("3\n5x")
    refused(table, "RMN-4")
    assert part(table).value() == 5
    # Nobody has a 45 of spades.
    table.write("\b45s")
    refused(table, "RMN-4")
    assert part(table).value() == 45


def test_the_number_that_is_offered_is_still_offered_after_the_cards(table):
    rumino(table)
    table.write("3\n16\n25\n7\n\n")
    table.menu("ui.history")
    table.press("ok", "ok")
    table.write("\n\nks")
    assert cards_of(table) == "KS"
    table.write("\b\b")
    assert part(table).value() == 16


def test_letters_go_to_rows_and_players(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    for letter, name in (("c", "Cy"), ("D", "Di"), ("a", "Ana")):
        table.write(letter)
        assert table.box.device.app.chosen() == name
    table.press("ok")
    table.write("d")
    assert table.chosen().startswith("Di")
    table.write("x")
    assert table.chosen().startswith("Di")


@pytest.mark.parametrize("typed", ("an", "a n", "anyga"))
def test_a_row_of_several_words_is_typed_with_or_without_spaces(table, typed):
    table.choose("ui.new_game")
    table.write(typed)
    assert table.chosen().startswith("Any")


def test_a_letter_typed_again_goes_to_the_next_row_that_begins_with_it(table):
    table.choose("ui.new_game")
    names = ["Rumino", "Rummoli", "Rumski"]
    for _ in range(2):
        for name in names:
            table.write("r")
            assert table.chosen().startswith(name)
    # Letters that no row begins with together are each a first one.
    table.write("rg")
    assert table.chosen().startswith("Gin Rummy")
    table.write("i")
    assert table.chosen().startswith("Gin Rummy")


def test_the_number_of_a_round_is_typed_in_a_long_history(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    open_long_history(table, FOUR)
    for typed, found in (("3", "3"), ("12", "12"), ("9", "9"), ("1", "14")):
        table.write(typed)
        assert table.chosen().split()[0] == found
        # A number that was typed does not go on.
        table.press("down", "up")
    rows = [line.split()[0] for line in table.middle()]
    assert rows == [str(number) for number in range(14, 14 - len(rows), -1)]
    table.write("12\n")
    assert "12" in table.bar()


def test_names_are_typed_with_their_accents(table):
    app = table.box.device.app
    said = []
    app.open("asking.keyboard", "Name", "", 12, said.append)
    table.box.wait(200)
    table.write("Zoë M\b\bX\b\n")
    assert said == ["Zoë"]


def test_a_letter_that_no_font_has_is_refused(table):
    app = table.box.device.app
    app.open("asking.keyboard", "Name", "", 3, lambda words: True)
    table.box.wait(200)
    table.write("漢")
    assert app.stack[-1].text == ""
    table.box.wait(1100)
    table.write("Anna")
    assert app.stack[-1].text == "Ann" and "3" in table.hints()


def test_a_letter_wakes_the_box_and_does_nothing_else(table):
    rumino(table)
    comfort = table.box.device.app.comfort
    comfort.asleep = True
    before = table.lines(0, table.hints_at)
    table.write("7")
    assert not comfort.asleep and table.lines(0, table.hints_at) == before
    table.write("7")
    assert table.lines(0, table.hints_at) != before


def test_names_are_typed_at_the_list_of_names(table):
    app, said = table.box.device.app, []
    app.open("asking.name", "Who?", [], lambda name: said.append(name) or True)
    table.box.wait(200)
    table.write("c\n")
    app.open("asking.name", "Who?", [], lambda name: said.append(name) or True)
    table.box.wait(200)
    table.write("Cya\bn\n")
    assert said == ["Cy", "Cyn"] and app.stack[-1].module == "setup.start"


def test_a_name_that_begins_another_is_that_name(table):
    app, said = table.box.device.app, []
    app.people.remember(["Anna", "Ann"])
    for typed in ("ann\n", "anna\n", "annab\b\n", "An \n"):
        app.open("asking.name", "Who?", [], lambda name: said.append(name) or True)
        table.box.wait(200)
        table.write(typed)
    assert said == ["Ann", "Anna", "Anna", "An"]


def wanted(table):
    """Return what the screen asks for, as data."""
    asks = [part for part in shown(table.box.device.app)["parts"] if "kind" in part]
    return asks[0] if asks and asks[0]["kind"] in ("number", "name", "deck") else None


def test_what_a_screen_asks_is_told_for_a_pad_of_its_own(table):
    assert wanted(table) is None
    rumino(table)
    # Bo's card is counted from 1 to 3; none of them is typed yet.
    found = wanted(table)
    assert found["kind"] == "number" and not found["minus"] and not found["begun"]
    assert set("123") <= set(found["letters"]) and "9" not in found["letters"]
    table.write("3")
    assert wanted(table)["begun"] and wanted(table)["ready"]
    # Nothing can follow, a knock is up to 7 (RMN-8): a digit that is tapped replaces the 3.
    assert wanted(table)["letters"] == found["letters"]
    table.write("\n")
    found = wanted(table)
    app = table.box.device.app
    assert "-" not in found["letters"] and {"ok–", "right"} & set(dict(shown(app)["actions"]))
    app.open("asking.keyboard", "Name", "Jo", 5, lambda words: True)
    wants = {"kind": "name", "text": "Jo", "most": 5, "only": "", "names": []}
    wants["blank"] = False
    assert wanted(table) == wants
    app.close()
    app.open("asking.name", "Who?", ["Ana"], lambda name: True)
    table.box.wait(200)
    table.write("B")
    assert wanted(table)["text"] == "B" and wanted(table)["names"][0] == ["Bo", ""]


def face(table, typed):
    """Return [face, typed, keyed, free] of the card that is typed so."""
    found = wanted(table)
    cards = [card for row in found["rows"] for card in row] + [found["wild"]]
    return [card for card in cards if card[1] == typed][0]


def test_cards_are_told_and_one_is_taken_out_by_a_minus(table):
    table.sit_down("Rumino", FOUR, dealer="Di")
    table.press("right")
    table.press("ok")
    found = wanted(table)
    assert [len(row) for row in found["rows"]] == [13] * 4 and found["keyed"] == []
    assert not found["ready"] and [name for _, name in found["suits"]][0] == "spades"
    table.write("7s8s9s")
    assert [typed for _, typed in wanted(table)["keyed"]] == ["7s", "8s", "9s"]
    assert face(table, "8s")[2] == 1 and wanted(table)["ready"]
    table.write("-8s")
    assert [typed for _, typed in wanted(table)["keyed"]] == ["7s", "9s"]
    # The next card takes its place.
    table.write("8s")
    assert [typed for _, typed in wanted(table)["keyed"]] == ["7s", "8s", "9s"]
    table.write("-k")
    refused(table, "-K")
    assert part(table).word == "-"
    table.write("\b")
    assert len(wanted(table)["keyed"]) == 3 and part(table).word == ""
    table.write(" \n")
    table.reads("A run of 3")


def asked_for_a_meld(game):
    """Yield a table on each of two boards, at the referee's first question."""
    for board in ("sim_128x64", "pico"):
        with Player(board, FOUR) as table:
            table.sit_down(game, FOUR, dealer="Di")
            table.press("right")
            table.choose("judge.do_meld")
            yield table


def test_while_cards_are_typed_the_last_row_says_what_enter_does():
    for table in asked_for_a_meld("Rumino"):
        table.write("7s8s9s")
        table.says("ui.enter_to_finish")
        # A card is begun: Enter takes it.
        table.write("1")
        assert "Enter" not in table.hints() and "done" not in table.hints()
        table.write("0h\n")
        table.reads("A run has one suit")


def test_a_typed_card_that_could_be_another_waits_for_enter_and_the_last_row_says_so():
    for table in asked_for_a_meld("Rumski"):
        table.write("g12g13g1")
        assert table.hints().startswith("Enter: G1")
        table.write("\n")
        table.says("ui.enter_to_finish")
        table.write("\n")
        table.reads("no run goes past 13")


def test_letters_typed_in_a_hurry_are_a_name(table):
    app, said = table.box.device.app, []
    app.open("asking.name", "Who?", [], lambda name: said.append(name) or True)
    table.box.wait(300)
    for letter in "Eva\n":
        table.box.device.type(letter)
        table.box.wait(40)
    assert said == ["Eva"]


def test_enter_leaves_the_page_of_an_exception(table):
    device = table.box.device
    table.box.strict = False

    def fail(ui):
        raise ValueError("broken")

    device.app.stack[-1].draw = fail
    device.app.dirty = True
    table.box.step()
    assert device.trace is not None
    del device.app.stack[-1].draw
    table.write("\n")
    assert device.trace is None


def test_enter_and_backspace_are_keys_where_the_program_takes_no_letters(table):
    device, pressed = table.box.device, []

    class Keys:
        dirty = False
        tick = draw = lambda *_: None

        def press(self, key, kind):
            pressed.append((key, kind))

    device.app = Keys()
    table.box.type("\n\b")
    assert pressed == [("ok", "press"), ("back", "press")]


def test_backspace_cancels_a_search_as_back_does(table):
    device = table.box.device
    assert not device._busy(lambda: None)
    device.type("\b")
    assert device._busy(lambda: None)


@pytest.mark.parametrize("board", BOARDS)
def test_an_evening_is_typed_and_stores_what_the_buttons_store(board):
    course = evening.COURSE if SOAK else [(title, 3) for title, _ in evening.COURSE]
    logs = []
    for person in (Typist, Player):
        with person(board, evening.PLAYERS) as table:
            assert evening.play(table, course) == sum(count for _, count in course)
            store = table.box.device.app.store
            logs.append([list(store.journal(one)) for one in store.numbers()])
    assert logs[0] == logs[1]


# On every screen of the tour, typing does what the keys do.


def keys_of_a_row(table, screen):
    """Return (what is typed, keys) for the last row in sight that its beginning leads to."""
    rows = [say(row[0]).lower().replace(" ", "") for row in screen.items()]
    for index in range(min(screen.count(), screen.top + screen.room) - 1, screen.at, -1):
        for length in range(1, len(rows[index]) + 1):
            begun = rows[index][:length]
            if [one.startswith(begun) for one in rows].index(True) < index:
                continue
            return begun + "\n", ["down"] * (index - screen.at) + ["ok"]
    return None


def ways_of(table):
    """Yield (what, letters, keys) for what can be typed on the screen and pressed, too."""
    screen = part(table)
    cards, number = keys_cards(screen), isinstance(screen, Number)
    keyboard = isinstance(screen, Keyboard)
    # Enter takes a number whole, and a word; after typed cards it finishes.
    if not (keyboard or number and not screen.cross or cards and screen.typist):
        yield "Enter", "\n", ["ok"]
    if not getattr(screen, "found", "") and not (cards and screen.word):
        yield "Backspace", "\b", ["back"]
    # A list that letters narrow has other rows then.
    moves = isinstance(screen, ListScreen) and not hasattr(screen, "narrow")
    if moves and not isinstance(screen, (Names, Seats)):
        row = keys_of_a_row(table, screen)
        if row:
            yield "row", *row
    asked = untyped(screen)
    if number and asked.cross and asked.group is None and asked.question.step == 1:
        for digit in [one for one in "0123456789" if asked.can_come(one)][-1:]:
            yield "digit", digit, ways.digits(int(digit))


def typed_card(table, card, word):
    """Type a card; return the cards then."""
    screen = part(table)
    table.box.type(word)
    if part(table) is screen and screen.word:
        table.box.type(" ")
    return list(screen.pad.cards)


def keyed_card(table, card):
    """Key a card by the way to it; return the cards then."""
    screen = part(table)
    before = len(screen.pad.cards)
    for _ in range(40):
        options = screen.pad.options()
        keys = [key for key, one in zip(screen.pad.keys, options, strict=True) if card in one]
        table.box.press(keys[-1])
        if len(screen.pad.cards) > before:
            break
    return list(screen.pad.cards)


@pytest.mark.forks
@pytest.mark.parametrize("language", PLAYED)
@pytest.mark.parametrize("board", ALL_BOARDS)
def test_on_every_screen_typing_does_what_the_keys_do(board, language):
    wrong, tried, seen = [], set(), set()
    for number, (name, table) in enumerate(rounds(board, language)):
        if table.box.device.app.stack[-1].module == "box.buttons":
            # It tries the buttons themselves: only their pins count.
            continue
        # Each kind of page, in whatever it is shown; of those that come often, a part.
        kind = table.box.device.app.stack[-1].module, type(part(table))
        if number % 4 and kind in seen and not SOAK:
            continue
        seen.add(kind)
        for what, letters, keys in ways_of(table):
            tried.add(what)

            def press(table=table, keys=keys):
                for key in keys:
                    table.box.press(key)

            if not same(table, lambda table=table, letters=letters: table.box.type(letters), press):
                wrong.append((name, what, letters))
        screen = part(table)
        if keys_cards(screen) and not (
            screen.at is not None or screen.full() or screen.pad.on_the_way()
        ):
            words = screen.faces.words()
            free = [word for word, card in words.items() if screen.pad.likely[card]]
            for word in free[len(screen.pad.cards) :][:1]:
                tried.add("card")
                card = words[word]
                found = in_a_child(
                    lambda table=table, card=card, word=word: typed_card(table, card, word)
                )
                if found != in_a_child(lambda table=table, card=card: keyed_card(table, card)):
                    wrong.append((name, word))
    assert {"Enter", "Backspace", "row"} <= tried, tried
    assert not wrong, wrong

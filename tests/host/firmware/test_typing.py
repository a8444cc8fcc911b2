"""What is typed on a keyboard: numbers, cards, names, and rows of lists, on every size and keys."""

import pytest

from host_tools.robot.player import BOARDS, Player, seats_row

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
    # With Enter on the preview, docs/ergonomics.md says so.
    assert table.presses - before + 1 == 12
    table.reads("0 + 16 = 16", "0 + 25 = 25")
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
    assert "Cy" in table.bar() and "9" not in table.screen()
    # Back leads to who has ended the round, then to the sheet.
    table.write("\b")
    assert table.chosen() == "Cy"
    table.write("\b")
    assert table.sheet(FOUR) == dict.fromkeys(FOUR, 0)
    assert len(table.box.device.app.session.ledger.log) == 0


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


def test_a_digit_out_of_range_is_refused_and_backspace_erases(table):
    rumino(table)
    table.write("9")
    refused(table, "RMN-8")
    table.write("4\n80")
    refused(table, "RMN-4")
    # 8 is still there.
    table.write("\b25\b6\n0\n0\n")
    table.reads("0 + 26 = 26", "0 + 4 = 4")


def test_what_nobody_confirmed_is_not_entered(table):
    rumino(table)
    table.write("3\n16\n25\n7\n")
    table.restart()
    assert len(table.box.device.app.session.ledger.log) == 0


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
    assert "Cy" in table.bar()


def test_a_burst_of_letters_is_taken_as_far_as_the_page_goes(table):
    rumino(table)
    table.box.wait(300)
    for letter in "3\n16":
        table.box.device.type(letter)
        table.box.wait(40)
    table.changed()
    # Enter led to another question, which nobody has read yet: what follows is ignored.
    table.box.wait(600)
    table.changed()
    assert "Cy" in table.bar() and "16" not in table.screen().split()


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
    return table.box.device.app.stack[-1].wants()


def test_what_a_screen_wants_is_told_for_a_pad_of_its_own(table):
    assert wanted(table) is None
    rumino(table)
    # Bo's card is counted from 1 to 3; none of them is typed yet.
    found = wanted(table)
    assert found["kind"] == "number" and not found["minus"] and not found["begun"]
    assert set("123") <= set(found["letters"]) and "9" not in found["letters"]
    table.write("3")
    assert wanted(table)["begun"] and wanted(table)["ready"]
    # Nothing can follow: a knock is up to 7 (RMN-8).
    assert wanted(table)["letters"] == ""
    table.write("\n")
    found = wanted(table)
    assert "-" not in found["letters"] and found["cards"]
    app = table.box.device.app
    app.open("asking.keyboard", "Name", "Jo", 5, lambda words: True)
    assert wanted(table) == {"kind": "name", "text": "Jo", "most": 5, "only": "", "names": []}
    app.close()
    app.open("asking.name", "Who?", ["Ana"], lambda name: True)
    table.box.wait(200)
    table.write("B")
    assert wanted(table)["text"] == "B" and wanted(table)["names"][0] == "Bo"


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
    assert wanted(table)["erase"] == 1
    table.write("\b")
    assert len(wanted(table)["keyed"]) == 3 and wanted(table)["erase"] == 0
    table.write(" \n")
    table.reads("A run of 3")


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

"""What is drawn where a finger points: parts, rows, hints, the bar and the edge."""

from firmware.display.display import Display
from firmware.display.pictures import Pictures
from firmware.display.pointer import Pointer
from firmware.input.buttons import Buttons


class Panel:
    def __init__(self, width=128, height=64):
        self.width, self.height = width, height
        self.buffer = bytearray(width * height // 8)

    def show(self):
        return 0


class Pin:
    def value(self):
        return 1


KEYS = (("OK", 1, "ok", None), ("back", 2, "back", None), ("A", 3, "up", None))


def pointer(x, y, turned=False):
    keys = Buttons(KEYS, (Pin(), Pin(), Pin()), 0, lambda: 0)
    keys.turn(turned)
    return Pointer(Pictures(Display(Panel()), keys), x, y)


class Screen:
    def __init__(self):
        self.pressed = []

    def press(self, key, kind):
        self.pressed.append((key, kind))


def draw(found):
    found.bar("Title")
    for index in range(6):
        found.row(index, "Row", "", index == 2)
    found.more(True, True)
    found.hints(("ok", ("ui.choose", {})), ("back", ("ui.back", {})))


def press(x, y, turned=False):
    found, screen = pointer(x, y, turned), Screen()
    draw(found)
    found.press(screen)
    return found, screen.pressed


def test_the_bar_and_the_hints_are_keys():
    assert press(60, 3)[1] == [("back", "press")]
    assert press(3, 60)[1] == [("ok", "press")]
    assert press(125, 60)[1] == [("back", "press")]
    # Between two hints, far from both, there is nothing.
    assert press(70, 61)[1] == []


def test_a_row_answers_in_all_of_its_width():
    for x in (0, 60, 117):
        found, pressed = press(x, 8 + 3 * 8 + 7)
        assert (found.row_at, found.chosen_at, pressed) == (3, 2, [])


def test_the_edge_of_a_list_turns_its_page():
    assert press(127, 10)[1] == [("up", "press")]
    assert press(119, 50)[1] == [("down", "press")]
    assert press(127, 3)[1] == [("back", "press")]


def test_a_panel_upside_down_is_pointed_at_upside_down():
    assert press(127 - 3, 63 - 60, True)[1] == [("ok", "press")]


def test_words_and_letters_answer_where_they_are_wide_enough():
    for x, word in ((20, "1"), (30, "2"), (38, "3")):
        found = pointer(x, 30)
        found.part("left", "1 2 3", 20, 26)
        assert (found.what, found.word) == ("left", word)
    found = pointer(30, 30)
    found.part("left", "ABCDEFG", 20, 26)
    assert (found.what, found.word) == ("left", "")


def test_what_is_small_answers_eight_pixels_wide_and_nothing_further():
    for x in (46, 52):
        found = pointer(x, 30)
        found.part(7, "i", 50, 26)
        assert found.what == 7
    found = pointer(45, 30)
    found.part(7, "i", 50, 26)
    assert found.what is None


def test_the_nearest_answers():
    found = pointer(52, 30)
    found.part(1, "i", 48, 26)
    found.part(2, "i", 54, 26)
    assert found.what == 2


def test_a_row_that_starts_with_a_key_is_that_key():
    found = pointer(10, 20)
    found.row(1, found.label("up") + " pause")
    assert found.what == "up"


def test_a_hint_of_a_key_to_be_held_holds_it():
    found, screen = pointer(3, 60), Screen()
    found.hints(("ok–", ("ui.done", {})))
    found.press(screen)
    assert screen.pressed == [("ok", "long")]

"""How the question for a number is laid out in pixels."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the question, the number, what the arrows lead to, and the answers before."""
    question = screen.question
    ui.bar((question.key, question.facts), screen.aside)
    room = [one for one in _LAYOUTS if ui.rows >= one[0] and (not one[1] or ui.holds_cross())]
    _, across, places, draw_rest = room[0]
    if across and screen.cross:
        # The cross has the rest of the width.
        places = places[:1]
    right = _draw_placed(ui, screen, places)
    draw_rest(ui, screen, right)
    ui.hints(*screen.hints())


def _draw_placed(ui: "Ui", number: "Any", places: "Sequence[tuple[int, int, int]]") -> int:
    """Draw the number in the first of `places` that holds it; return its right edge.

    Where all places have one font, it is the number's widest one that has to fit: nothing moves
    while it is entered.
    """
    words = number.words()
    widest = "0" * number.places if places[0][2] == places[-1][2] else words
    room = [one for one in places if _width(ui, number, widest, one[2]) <= one[0]]
    right, down, size = (room or places[-1:])[0]
    _draw_number(ui, number, right, ui.top + down, size)
    return right


def _fitting(ui: "Ui", number: "Any", words: str, room: int, size: int) -> int:
    """Return the largest font up to `size` in which the number fits into `room` pixels."""
    while size > 8 and _width(ui, number, words, size) > room:
        size -= 8
    return size


def _width(ui: "Ui", number: "Any", words: str, size: int) -> int:
    """Return how wide a number is in a font: digits that are turned stand apart."""
    return ui.size(words, size) + (0 if number.cross else 3 * len(words))


def _draw_number(ui: "Ui", number: "Any", x: int, y: int, size: int):
    """Draw the number with its right edge at `x`, and a cursor on the digit that can be turned."""
    words = number.words()
    size = _fitting(ui, number, words, x, size)
    display = ui.display
    if not number.cross:
        _draw_digits(ui, number, words, x, y, size)
        return
    left = x - ui.size(words, size)
    display.text(words, left, y, size)
    if number.refused or (not number.digits and number.question.default is not None):
        display.dots(left, y + size, x - left, 2)


def _draw_digits(ui: "Ui", number: "Any", words: str, x: int, y: int, size: int):
    """Draw digits apart from each other, so that the inverted one touches no other."""
    for place in range(len(words) - 1, -1, -1):
        width = ui.size(words[place], size)
        x -= width
        ui.part(place, words[place], x, y, size)
        if place == number.place:
            ui.display.invert(x - 1, y, width + 2, size)
        x -= 3 if size > 8 else 2


def _draw_turning(ui: "Ui", number: "Any", y: int, pitch: int) -> int:
    """Name at the right what up and down do, unless the last row has room for it.

    Return the width that this takes.
    """
    if number.cross or not number.by_cards:
        return 0
    width = max([ui.size(ui.hint(key, what, ui.width)) for key, what in number.TURNING]) + 1
    for key, what in number.TURNING:
        ui.part(key, ui.hint(key, what, ui.width), ui.width - width, y)
        y += pitch
    return width + 6


def _draw_around(ui: "Ui", number: "Any", right: int) -> None:
    """Draw the range and the last answer below the number, the cross of arrows at the right."""
    room = right + 2
    ui.display.text(_range_words(ui, number, room), 2, ui.top + 31)
    _draw_given(ui, number, 2, ui.top + 40, room)
    if number.cross:
        _draw_cross(ui, number, 94, ui.top + 23, 16)
    _draw_turning(ui, number, ui.top + 5, 12)


def _draw_below(ui: "Ui", number: "Any", right: int) -> None:
    """Draw what the arrows lead to below the number."""
    _draw_leads(ui, number, ui.width // 2, ui.top + 24)


def _draw_beside(ui: "Ui", number: "Any", right: int) -> None:
    """Draw what the arrows lead to at the right of the number."""
    _draw_leads(ui, number, ui.width - 22, ui.top)


def _draw_leads(ui: "Ui", number: "Any", middle: int, y: int) -> None:
    """Draw in three rows what the arrows lead to, around the column `middle`."""
    if not number.cross:
        _draw_turning(ui, number, y, 8)
        return
    left, up, right, down = number.leads()
    if up:
        ui.part("up", "▲" + up, middle - ui.size("▲" + up) // 2, y)
    if left:
        ui.part("left", left + "◀", middle - 2 - ui.size(left + "◀"), y + 8)
    if right:
        ui.part("right", "▶" + right, middle + 2, y + 8)
    if down:
        ui.part("down", "▼" + down, middle - ui.size("▼" + down) // 2, y + 16)


def _draw_after(ui: "Ui", number: "Any", right: int) -> None:
    """Draw the range and the last answer in two rows after the number."""
    x = right + 8
    turning = _draw_turning(ui, number, ui.top, 8)
    room = ui.width - x - turning
    ui.display.text(_range_words(ui, number, min(60 - turning // 2, room)), x, ui.top)
    _draw_given(ui, number, x, ui.top + 8, min(80, room))


def _draw_given(ui: "Ui", number: "Any", x: int, y: int, room: int) -> None:
    """Draw the last answer, its name shortened to `room` pixels in all."""
    if number.given:
        name, value = number.given[-1]
        words = " " + str(value)
        name = ui.best(name, room - ui.size(words))
        ui.display.text(ui.shorten(name, room - ui.size(words)) + words, x, y)


def _range_words(ui: "Ui", number: "Any", width: int) -> str:
    """Return the range of the number in words."""
    question = number.question
    facts = {"min": question.minimum, "max": question.maximum}
    if question.step > 1:
        facts["next"] = question.minimum + question.step
        return ui.best(("ui.range_step", facts), width)
    return ui.best(("ui.range_signed" if number.signed else "ui.range", facts), width)


def _draw_cross(ui: "Ui", number: "Any", x: int, y: int, rise: int):
    """Draw what each arrow leads to around the point (x, y)."""
    part = ui.part
    left, up, right, down = [" ".join(digits) for digits in number.leads()]
    if left:
        part("left", "◀", x - 7, y - 4)
        part("left", left, x - 9 - ui.size(left), y - 4)
    if right:
        part("right", "▶", x + 4, y - 4)
        part("right", right, x + 11, y - 4)
    if up:
        part("up", "▲", x - 2, y - 4 - rise // 2)
        part("up", up, x - ui.size(up) // 2, y - 4 - rise)
    if down:
        part("down", "▼", x - 2, y - 4 + rise // 2)
        part("down", down, x - ui.size(down) // 2, y - 4 + rise)


# How it is laid out, by the rows that it takes and whether it takes the width of a cross: where the
# number stands (its right edge, how far below the bar, in which font), and what draws the rest.
_LAYOUTS = (
    (6, True, ((52, 3, 24), (76, 3, 24)), _draw_around),
    (6, False, ((52, 3, 16),), _draw_below),
    (3, False, ((26, 3, 16), (26, 3, 8), (34, 0, 8)), _draw_beside),
    (0, False, ((40, 0, 16), (58, 0, 16)), _draw_after),
)

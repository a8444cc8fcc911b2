"""How the question for a number is laid out in pixels."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import Any

    from firmware.display.widgets import Ui


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the question, the number, what the arrows lead to, and the answers before."""
    question = screen.question
    ui.bar((question.key, question.facts), screen.aside)
    if ui.holds_cross():
        _draw_large(ui, screen)
    elif ui.rows >= 3:
        _draw_middle(ui, screen)
    else:
        _draw_low(ui, screen)
    ui.hints(*screen.hints())


def _fitting(ui: "Ui", number: "Any", words: str, room: int, size: int) -> int:
    """Return the largest font up to `size` in which the number fits into `room` pixels."""
    gaps = 0 if number.cross else 3 * len(words)
    while size > 8 and ui.size(words, size) + gaps > room:
        size -= 8
    return size


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


def _draw_large(ui: "Ui", number: "Any") -> None:
    """Draw for 128x64: the number at the left, the cross of arrows at the right."""
    display = ui.display
    # Without the cross at the right, there is room for a sign.
    _draw_number(ui, number, 76 if number.signed and not number.cross else 52, ui.top + 3, 24)
    display.text(_range_words(ui, number, 54), 2, ui.top + 31)
    if number.given:
        name, value = number.given[-1]
        words = " " + str(value)
        room = 54 - ui.size(words)
        name = ui.shorten(ui.best(name, room), room)
        display.text(name + words, 2, ui.top + 40)
    if number.cross:
        _draw_cross(ui, number, 94, ui.top + 23, 16)
    _draw_turning(ui, number, ui.top + 5, 12)


def _draw_middle(ui: "Ui", number: "Any") -> None:
    """Draw for 72x40: the number at the left, what the arrows lead to at the right.

    On a screen that is narrow and high, what they lead to is below the number.
    """
    y, middle = ui.top, ui.width - 22
    if ui.rows >= 6:
        y, middle = ui.top + 24, ui.width // 2
    size = 16 if len(number.words()) < 3 else 8
    if ui.rows >= 6:
        _draw_number(ui, number, ui.width // 2 + 20, ui.top + 3, 16)
    elif ui.size(number.words(), size) > 24:
        # Above what left leads to: it would run into a number as long as this.
        _draw_number(ui, number, 34, ui.top, 8)
    else:
        _draw_number(ui, number, 26, ui.top + 3, size)
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


def _draw_low(ui: "Ui", number: "Any") -> None:
    """Draw for 128x32: two rows."""
    # Four digits, or a sign before them, take more room.
    right = 58 if number.signed or number.places > 3 else 40
    _draw_number(ui, number, right, ui.top, 16)
    right += 8
    turning = _draw_turning(ui, number, ui.top, 8)
    ui.display.text(_range_words(ui, number, 60 - turning // 2), right, ui.top)
    if number.given:
        name, value = number.given[-1]
        room = min(80, ui.width - right - turning - ui.size(" " + str(value)))
        name = ui.shorten(ui.best(name, room), room)
        ui.display.text(name + " " + str(value), right, ui.top + 8)


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

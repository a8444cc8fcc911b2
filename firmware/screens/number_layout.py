"""How a number being keyed is drawn: one layout for each size of display."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from firmware.display.widgets import Ui
    from firmware.screens.number import Number

# What up and down do where digits are turned.
TURNING = (("up", "ui.digit_up"), ("down", "ui.digit_down"))


def _number_words(number: "Number") -> str:
    """Return the number as it is drawn."""
    if number.cross:
        value = number.value()
        return "-" if value is None else str(value)
    return number.digits


def _fitting(ui: "Ui", number: "Number", words: str, room: int, size: int) -> int:
    """Return the largest font up to `size` in which the number fits into `room` pixels."""
    gaps = 0 if number.cross else 3 * len(words)
    while size > 8 and ui.size(words, size) + gaps > room:
        size -= 8
    return size


def _draw_number(ui: "Ui", number: "Number", x: int, y: int, size: int):
    """Draw the number with its right edge at `x`, and a cursor on the digit that can be turned."""
    words = _number_words(number)
    size = _fitting(ui, number, words, x, size)
    display = ui.display
    if not number.cross:
        _draw_digits(ui, number, words, x, y, size)
        return
    left = x - ui.size(words, size)
    display.text(words, left, y, size)
    if number.refused or (not number.digits and number.question.default is not None):
        display.dots(left, y + size, x - left, 2)


def _draw_digits(ui: "Ui", number: "Number", words: str, x: int, y: int, size: int):
    """Draw digits apart from each other, so that the inverted one touches no other."""
    for place in range(len(words) - 1, -1, -1):
        width = ui.size(words[place], size)
        x -= width
        ui.display.text(words[place], x, y, size)
        if place == number.place:
            ui.display.invert(x - 1, y, width + 2, size)
        x -= 3 if size > 8 else 2


def _draw_turning(ui: "Ui", number: "Number", y: int, pitch: int) -> int:
    """Name at the right what up and down do, unless the last row has room for it.

    Return the width that this takes.
    """
    if number.cross or not number.by_cards:
        return 0
    width = max([ui.size(ui.hint(key, what, ui.width)) for key, what in TURNING]) + 1
    for key, what in TURNING:
        ui.display.text(ui.hint(key, what, ui.width), ui.width - width, y)
        y += pitch
    return width + 6


def draw_large(ui: "Ui", number: "Number") -> None:
    """Draw for 128x64: the number at the left, the cross of arrows at the right."""
    display = ui.display
    # Without the cross at the right, there is room for a sign.
    _draw_number(ui, number, 76 if number.signed and not number.cross else 52, ui.top + 3, 24)
    display.text(_range_words(ui, number, 54), 2, ui.top + 31)
    if number.given:
        name, value = number.given[-1]
        words = " " + str(value)
        name = ui.shorten(name, 54 - ui.size(words))
        display.text(name + words, 2, ui.top + 40)
    if number.cross:
        _draw_cross(ui, number, 94, ui.top + 23, 16)
    _draw_turning(ui, number, ui.top + 5, 12)


def draw_middle(ui: "Ui", number: "Number") -> None:
    """Draw for 72x40: the number at the left, what the arrows lead to at the right."""
    size = 16 if len(_number_words(number)) < 3 else 8
    if ui.size(_number_words(number), size) > 24:
        # Above what left leads to: it would run into a number as long as this.
        _draw_number(ui, number, 34, ui.top, 8)
    else:
        _draw_number(ui, number, 26, ui.top + 3, size)
    if not number.cross:
        _draw_turning(ui, number, ui.top, 8)
        return
    left, up, right, down = number.leads()
    display = ui.display
    middle = ui.width - 22
    if up:
        display.text("▲" + up, middle - ui.size("▲" + up) // 2, ui.top)
    if left:
        display.text(left + "◀", middle - 2 - ui.size(left + "◀"), ui.top + 8)
    if right:
        display.text("▶" + right, middle + 2, ui.top + 8)
    if down:
        display.text("▼" + down, middle - ui.size("▼" + down) // 2, ui.top + 16)


def draw_low(ui: "Ui", number: "Number") -> None:
    """Draw for 128x32: two rows."""
    # Four digits, or a sign before them, take more room.
    right = 58 if number.signed or number.places > 3 else 40
    _draw_number(ui, number, right, ui.top, 16)
    right += 8
    turning = _draw_turning(ui, number, ui.top, 8)
    ui.display.text(_range_words(ui, number, 60 - turning // 2), right, ui.top)
    if number.given:
        name, value = number.given[-1]
        room = ui.width - right - turning - ui.size(" " + str(value))
        ui.display.text(ui.shorten(name, min(80, room)) + " " + str(value), right, ui.top + 8)


def _range_words(ui: "Ui", number: "Number", width: int) -> str:
    """Return the range of the number in words."""
    question = number.question
    key = "ui.range_signed" if number.signed else "ui.range"
    return ui.best((key, {"min": question.minimum, "max": question.maximum}), width)


def _draw_cross(ui: "Ui", number: "Number", x: int, y: int, rise: int):
    """Draw what each arrow leads to around the point (x, y)."""
    display = ui.display
    left, up, right, down = [" ".join(digits) for digits in number.leads()]
    if left:
        display.text("◀", x - 7, y - 4)
        display.text(left, x - 9 - ui.size(left), y - 4)
    if right:
        display.text("▶", x + 4, y - 4)
        display.text(right, x + 11, y - 4)
    if up:
        display.text("▲", x - 2, y - 4 - rise // 2)
        display.text(up, x - ui.size(up) // 2, y - 4 - rise)
    if down:
        display.text("▼", x - 2, y - 4 + rise // 2)
        display.text(down, x - ui.size(down) // 2, y - 4 + rise)

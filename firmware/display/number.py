"""How the question for a number is laid out in pixels."""

from engine.compat import TYPE_CHECKING, const
from firmware.display.fitting import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

# On screens of so few rows, what was said stands in the third one.
_LOW = const(3)
_SAID = const(16)
# The least room for a name before what is asked of it.
_NAME = const(18)


def draw(ui: "Ui", screen: "Any") -> None:
    """Draw the question, the number, what the arrows lead to, and the answers before."""
    ui.bar(*_asked(ui, screen))
    room = [one for one in _LAYOUTS if ui.rows >= one[0] and (not one[1] or ui.holds_cross())]
    _, across, places, draw_rest = room[0]
    if across and screen.cross:
        # The cross has the rest of the width.
        places = places[:1]
    right = _draw_placed(ui, screen, places)
    draw_rest(ui, screen, right)
    ui.hints(*screen.hints())


def _asked(ui: "Ui", screen: "Any") -> "tuple[Label, Label]":
    """Return (the question, which entry is edited) for the bar.

    In a row, the name is cut before what is asked goes; before that, the entry goes.
    """
    question = screen.question
    what: Label = (question.key, question.facts)
    name, forms = question.facts.get("name"), ui.forms(what)[:-1]
    if not screen.rows or not isinstance(name, str) or not forms:
        return what, screen.aside
    if ui.forms((question.key, dict(question.facts, name="")))[-1].strip(" ?:"):
        # The shortest form, too, says what is asked.
        return what, screen.aside
    for aside in (screen.aside, "") if screen.aside else ("",):
        room = ui.width - 2
        if aside:
            room -= ui.size(ui.forms(aside)[-1]) + 4
        if ui.fits(forms[-1], room):
            # Which entry is edited takes what is left.
            return (forms[-1] if screen.aside else what), aside
        rest = room - ui.size(forms[-1]) + ui.size(name)
        if rest >= _NAME:
            cut = dict(question.facts, name=ui.shorten(name, rest))
            return ui.forms((question.key, cut))[-2], aside
    return what, screen.aside


def _draw_placed(ui: "Ui", number: "Any", places: "Sequence[tuple[int, int, int]]") -> int:
    """Draw the number in the first of `places` that holds it; return its right edge.

    Where all places have one font, it is the number's widest one that has to fit: nothing moves
    while it is entered.
    """
    words = widest(number) if places[0][2] == places[-1][2] else number.words()
    room = [one for one in places if ui.size(words, one[2]) <= one[0]]
    right, down, size = (room or places[-1:])[0]
    # What was said, or the range, takes the place of the mark.
    said = down + size >= _SAID and ui.rows <= _LOW and (number.rows or number.span())
    draw_number(ui, number, right, ui.top + down, size, not said)
    return right


def widest(number: "Any") -> str:
    """Return a text as wide as any number, or word, that is possible."""
    question = number.question
    if question.choices:
        return max([say(label) for _, label in question.choices], key=len)
    return ("-" if number.signed else "") + "0" * len(str(question.maximum))


def draw_number(  # noqa: PLR0913  where, how large, and whether it has its mark
    ui: "Ui", number: "Any", x: int, y: int, size: int, mark: bool = True
) -> None:
    """Draw the number with its right edge at `x`, in the largest font up to `size` that fits.

    With `mark`, dots stand below one that is offered, or was refused.
    """
    words = number.words()
    if ui.size(words) > x:
        words = number.compact()
    while size > 8 and ui.size(words, size) > x:
        size -= 8
    left = x - ui.size(words, size)
    ui.display.text(words, left, y, size)
    if mark and (number.refused or (not number.digits and number.offered is not None)):
        ui.display.dots(left, y + size, x - left, 2)


def _draw_around(ui: "Ui", number: "Any", right: int) -> None:
    """Draw the range and the last answer below the number, the cross of arrows at the right."""
    room = right + 2
    ui.display.text(range_words(ui, number, room), 2, ui.top + 31)
    _draw_given(ui, number, 2, ui.top + 40, room)
    if number.cross:
        _draw_cross(ui, number, 94, ui.top + 23, 16)


def _draw_below(ui: "Ui", number: "Any", right: int) -> None:
    """Draw what the arrows lead to below the number."""
    _draw_leads(ui, number, ui.width // 2, ui.top + 24)


def _draw_beside(ui: "Ui", number: "Any", right: int) -> None:
    """Draw what the arrows lead to at the right of the number, below it what was said, or so."""
    _draw_leads(ui, number, ui.width - 22, ui.top)
    room = ui.width - 28
    told: list[Label] = number.rows.beside(number.value()) if number.rows else []
    if number.aside and not _asked(ui, number)[1]:
        # The bar has no room for it.
        told.append(number.aside)
    if told:
        _draw_said(ui, told, 0, ui.top + _SAID, room)
    else:
        words = range_words(ui, number, room)
        ui.display.text(words if ui.fits(words, room) else "", 0, ui.top + _SAID)


def _draw_leads(ui: "Ui", number: "Any", middle: int, y: int) -> None:
    """Draw what the arrows lead to, if they do."""
    if number.cross:
        draw_leads(ui, number, middle, y)


def draw_leads(ui: "Ui", number: "Any", middle: int, y: int) -> None:
    """Draw in three rows what the arrows lead to, around the column `middle`."""
    left, up, right, down = number.leads()
    if up:
        _draw_lead(ui, "up", "▲" + up, middle - ui.size("▲" + up) // 2, y)
    if left:
        _draw_lead(ui, "left", left + "◀", middle - 2 - ui.size(left + "◀"), y + 8)
    if right:
        _draw_lead(ui, "right", "▶" + right, middle + 2, y + 8)
    if down:
        _draw_lead(ui, "down", "▼" + down, middle - ui.size("▼" + down) // 2, y + 16)


def _draw_lead(ui: "Ui", key: str, words: str, x: int, y: int) -> None:
    """Draw an arrow and what it leads to; each digit answers to a finger."""
    for letter in words:
        ui.part(key, letter, x, y)
        x += ui.size(letter) + 1


def _draw_after(ui: "Ui", number: "Any", right: int) -> None:
    """Draw the range and the last answer, or what was said, in two rows after the number."""
    x = right + 8
    ui.display.text(range_words(ui, number, ui.width - x), x, ui.top)
    told: list[Label] = number.rows.beside(number.value()) if number.rows else []
    if told:
        _draw_said(ui, told, x, ui.top + 8, ui.width - x)
    else:
        _draw_given(ui, number, x, ui.top + 8, ui.width - x)


def _draw_said(ui: "Ui", told: "Sequence[Label]", x: int, y: int, room: int) -> None:
    """Draw what was said before, and what is left, as far as there is room."""
    for what in told:
        words = ui.best(what, room)
        if ui.fits(words, room):
            ui.display.text(words, x, y)
            x, room = x + ui.size(words) + 6, room - ui.size(words) - 6


def _draw_given(ui: "Ui", number: "Any", x: int, y: int, room: int) -> None:
    """Draw the last answer, its name shortened to `room` pixels in all."""
    if number.given:
        name, value = number.given[-1]
        words = " " + str(value)
        # Between both is a gap of one pixel.
        room -= ui.size(words) + 1
        ui.display.text(ui.shorten(ui.best(name, room), room) + words, x, y)


def range_words(ui: "Ui", number: "Any", width: int) -> str:
    """Return the range of the number in words."""
    return ui.best(number.span(), width)


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
    (3, False, ((26, 0, 16), (26, 4, 8), (34, 0, 8)), _draw_beside),
    (0, False, ((40, 0, 16), (58, 0, 16)), _draw_after),
)

"""How a list is laid out in rows of pixels."""

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.display.widgets import Ui

# The width of a space between names, and of two letters.
_SPACE = const(4)
_TWO_LETTERS = const(9)
# The longest short name of a partner.
_LONGEST = const(30)


def draw(ui: "Ui", view: "Any") -> None:
    """Draw the bar, as many rows as there is room for, and the hints of a list."""
    items = view.items()
    above = view.above()
    # Two rows are left to the list; where there are no more, what stands above is in the bar.
    spare = ui.rows - 2
    taken = write(ui, above, 0, spare) if above and spare > 0 else 0
    taken += _draw_cards(ui, view.cards_above())
    room = ui.rows - taken
    about = view.about() if items else None
    below: Label = ""
    if not about and items and view.groups():
        below = _left_out(ui, *items[view.at])
    if below:
        room -= 1
    if about:
        room -= 2 if ui.rows >= 6 else 1
        write(ui, about, taken + room, ui.rows - taken - room)
    left_out: Label = ""
    if view.high > 1:
        left_out = _draw_high(ui, view, items)
    else:
        view.room = room
        view.keep_in_sight(room, len(items))
        for index in range(min(room, len(items) - view.top)):
            at = view.top + index
            left, right = items[at]
            row = taken + index + (1 if below and at > view.at else 0)
            if ui.row(row, left, right, at == view.at) and at == view.at:
                left_out = right
            if view.marked(at):
                ui.display.fill(0, ui.top + 8 * row + 1, 1, 6, at != view.at)
        view.parted = bool(below)
        if below:
            words = ui.best(below, ui.width - 4)
            ui.row(taken + view.at - view.top + 1, "", ui.shorten(words, ui.width - 4))
    if not items:
        ui.row(taken, ("ui.nothing_yet", {}))
    if above and spare <= 0:
        ui.bar(above, view.title()[1])
    else:
        _draw_bar(ui, view, "" if below else left_out)
    ui.more(view.top > 0, view.top + view.room < len(items))
    hints = view.hints()
    ui.hints(*(hints if items else [hint for hint in hints if hint[0] != "ok"]))


def _draw_bar(ui: "Ui", view: "Any", value: "Label") -> None:
    """Draw the names of the groups, or the title; first of all the chosen row's `value`, if any."""
    groups = view.groups()
    if not value and groups and ui.tabs(*groups):
        return
    left, right = view.title()
    if value and not ui.bar_parts(left, value)[1]:
        # There is room for one of them.
        ui.bar(value)
    else:
        ui.bar(left, value or right)


def _left_out(ui: "Ui", left: "Label", right: "Label") -> "Label":
    """Return the value of a row that has no room for it, or "".

    In a list of groups it stands below its row, unless something else is below the rows: in the bar
    it would be read as a group's name.
    """
    whole = isinstance(right, str) or ui.pair(left, right, ui.width - 8)[1]
    return "" if whole else right


def write(ui: "Ui", what: "Label", first: int, room: int) -> int:
    """Draw a text in its longest form of at most `room` rows; return how many it takes."""
    lines: list[str] = []
    for form in ui.forms(what):
        lines = ui.wrap(form, ui.width - 4)
        if len(lines) <= room:
            break
    else:
        lines = ui.wrap(ui.best(what, ui.width - 4), ui.width - 4)
    for index in range(min(room, len(lines))):
        ui.row(first + index, lines[index])
    return min(room, len(lines))


def _draw_cards(ui: "Ui", found: "tuple[list[str], str, bool] | None") -> int:
    """Draw (cards laid, the one due, whether it may be large); return how many rows it takes.

    The last cards laid that there is room for are drawn; nothing on a low screen.
    """
    if found is None or ui.rows < 6:
        return 0
    laid, due, large = found
    size = 24 if large else 16
    room = ui.width - 6
    if due:
        room -= ui.size(due, size) + 6
        ui.display.text(due, ui.width - 3 - ui.size(due, size), ui.top, size)
    line = ""
    for card in reversed(laid):
        longer = card + " " + line
        if not ui.fits(longer, room):
            line = "« " + line if ui.fits("« " + line, room) else line
            break
        line = longer
    ui.display.text(line, 2, ui.top + (size - 8) // 2)
    return size // 8


def _draw_high(ui: "Ui", view: "Any", items: "Any") -> "Label":
    """Draw the rows of a list, of which each has a second one below.

    Returns the value that the selected row has no room for, or "".
    """
    left_out: Label = ""
    room = view.room = max(1, ui.rows // 2)
    view.keep_in_sight(room, len(items))
    for shown in range(min(room, len(items) - view.top)):
        title: Label
        title, right = items[view.top + shown]
        found: tuple[list[str], Label] = view.below(view.top + shown)
        names, who = found
        chosen = view.top + shown == view.at
        if ui.row(2 * shown, title, right, chosen) and chosen:
            left_out = right
        # At least the first name is shown in full, of partners a beginning of all.
        first = names[0] if names else ""
        least = ui.width - 8 - ui.size(first)
        who = _with_partners(ui, who, names, least)
        if not ui.fits(who, least):
            who = ""
        # Of two rows, the first alone is inverted: that is enough light.
        ui.row(2 * shown + 1, _all_names(ui, names, ui.width - 8 - ui.size(who)), who)
        if room == 1 and ui.rows == 3 and isinstance(title, tuple) and "day" in title[1]:
            # The title's row is too narrow for the day, and a row is free.
            ui.row(2, ("ui.date", title[1]))
    return left_out


def _with_partners(ui: "Ui", who: "Label", names: "Sequence[str]", room: int) -> str:
    """Return who leads or has won in at most `room` pixels.

    Partners have short names where that alone leaves room for two letters of all players.
    """
    facts: Any = {} if isinstance(who, str) else who[1]
    whole = ui.forms(who)[0]
    least = ui.short_forms(names, _TWO_LETTERS)
    if ui.fits(" ".join([least[name] for name in names]) + whole, ui.width - 8):
        return whole
    for key in facts:
        value: Any = facts[key]
        side: list[str] = value.split(" + ") if isinstance(value, str) else []
        if len(side) > 1:
            for width in range(_LONGEST, _TWO_LETTERS - 1, -3):
                forms = ui.short_forms(names, width)
                brief = "+".join([forms.get(name, name) for name in side])
                words = ui.forms((who[0], dict(facts, **{key: brief})))[-1]
                if ui.fits(" ".join([forms[name] for name in names]) + words, ui.width - 8):
                    return words
    return ui.best(who, max(ui.width // 2, room))


def _all_names(ui: "Ui", names: list[str], width: int) -> str:
    """Return `names` in one line of `width` pixels: whole, else short, the last ones first.

    If they would be shorter than two letters, as many whole ones as fit, and how many more.
    """
    shown = list(names)
    at = len(shown)
    while len(names) > 1 and at and not ui.fits(" ".join(shown), width):
        at -= 1
        shown[at] = ui.shorts(names)[shown[at]]
    room = width // max(1, len(names)) - _SPACE
    if not at and room >= _TWO_LETTERS and not ui.fits(" ".join(shown), width):
        forms = ui.short_forms(names, room)
        shown = [forms[name] for name in names]
    words = " ".join(shown)
    parts, more = (names, " +%d") if len(names) > 1 else (words.split(" "), "")
    count = len(parts)
    while not ui.fits(words, width) and count > 1:
        count -= 1
        words = " ".join(parts[:count]).rstrip(",") + (more and more % (len(parts) - count))
    return words if ui.fits(words, width) else parts[0]

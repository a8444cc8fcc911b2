"""A board on a breadboard: which wire in which hole, as a table and as a picture.

A strip is the five holes of a column on one side of the middle: a to e below it, f to j above. The
module's pins are in row j, its glass above the holes. A button lies across the middle, two legs at
each end: it is wired by two that lie across from each other, which are never joined inside.
"""

import re
from html import escape
from typing import Any, NamedTuple

from host_tools.base.boards import facts
from host_tools.boards.notes import NOTES, page_of
from host_tools.documents.boardpages.wiring import wires

# The columns of the breadboard: a button has this one and the one two further on.
_FIRST_BUTTON, _NEXT_BUTTON, _LEGS = 24, 5, 2
_MODULE = {"VCC": 57, "GND": 58, "SCL": 59, "SDA": 60}
_COLUMNS = 63
# A board beside the breadboard, which begins so many columns after it.
_BESIDE, _GAP = 22, 3
_PITCH, _LEFT, _LANE = 14, 70, 15
_TOP = {"+": 62, "-": 76, "j": 98, "i": 112, "h": 126, "g": 140, "f": 154}
_LOW = {"e": 196, "d": 210, "c": 224, "b": 238, "a": 252}
_Y = {**_TOP, **_LOW}
_BELOW = 292
_RED, _BLACK = "#c62828", "#222222"
# As jumper wires are sold, by name and as drawn.
_COLOURS = (
    ("blue", "#1565c0"),
    ("green", "#2e7d32"),
    ("yellow", "#c9a400"),
    ("orange", "#ef6c00"),
    ("brown", "#6d4c41"),
    ("purple", "#6a1b9a"),
    ("grey", "#757575"),
    ("white", "#b0bec5"),
)


class Wire(NamedTuple):
    """A wire: what it is for, its colour, and its two ends.

    An end is (row, column) of a hole, row "+" or "-" being a rail, or (label, column) of a board's
    own pin.
    """

    words: str
    colour: str
    start: tuple[str, int]
    end: tuple[str, int]


def has_picture(name: str) -> bool:
    """Return whether a board has a picture: its pins are known in their order, its module has four.

    >>> has_picture("pico"), has_picture("pico_242")
    (True, False)
    """
    notes = NOTES[page_of(name)]
    return bool(notes["rows"]) and notes["screen"] == "0.96 inch"


def _pins(name):
    """Return {place: (row in which a wire begins, column)} of the board's pins."""
    notes = NOTES[page_of(name)]
    found = {}
    for row, labels in zip("aj", notes["rows"], strict=True):
        for column, label in enumerate(labels, 1):
            found.setdefault(label, (row, column))
    return found


def plugged(name: str) -> bool:
    """Return whether the board sits in the breadboard, its pins counted by numbers."""
    return bool(NOTES[page_of(name)]["places"])


def _start(name, place):
    number = re.search(r"\(pin (\d+)\)", place)
    row, column = _pins(name)[number[1] if number else place]
    return (row, column) if plugged(name) else (place, column)


def button_at(name: str, label: str) -> int:
    """Return the column of a button: in reverse, so that no wire crosses another."""
    labels = [key[0] for key in facts(name)["KEYS"]]
    return _FIRST_BUTTON + _NEXT_BUTTON * (len(labels) - 1 - labels.index(label))


def laid(name: str) -> list[Wire]:
    """Return the wires, from the supply to the last button."""
    colours = iter(_COLOURS)
    found = []
    for wire in wires(name):
        start = _start(name, wire["place"])
        if wire["button"]:
            column = button_at(name, wire["button"])
            words = f"button {wire['button']}"
            found.append(Wire(words, next(colours)[0], start, ("a", column)))
            found.append(Wire(words, "black", ("j", column + _LEGS), ("-", column + _LEGS)))
            continue
        terminal = wire["terminal"]
        words, hole = f"screen {terminal}", ("f", _MODULE[terminal])
        if terminal == "GND":
            ground = _ground(name)
            rail = ground[1] if plugged(name) else _BESIDE + 1
            found.append(Wire("ground", "black", ground, ("-", rail)))
            found.append(Wire(words, "black", ("-", hole[1] - 5), ("g", hole[1])))
        elif terminal == "VCC" and start[0] == "j":
            found.append(Wire("3.3 V", "red", start, ("+", start[1])))
            found.append(Wire(words, "red", ("+", hole[1] - 6), ("g", hole[1])))
        else:
            found.append(Wire(words, "red" if terminal == "VCC" else next(colours)[0], start, hole))
    return found


def _ground(name):
    """Return the pin of the board's ground that is next to the rail."""
    if plugged(name):
        return _start(name, NOTES[page_of(name)]["power"][1])
    upper = NOTES[page_of(name)]["rows"][1]
    return "GND", upper.index("GND") + 1


def where(name: str, end: tuple[str, int]) -> str:
    """Return an end in words: "a14", "rail −", or the board's pin.

    >>> where("pico", ("a", 14)), where("pico", ("-", 3)), where("esp32s3", ("GPIO4", 4))
    ('a14', 'rail −', 'GPIO4')
    """
    row, column = end
    if row in "+-":
        return "rail " + row.replace("-", "−")
    first = 0 if plugged(name) else _BESIDE
    return f"{row}{column - first}" if row in _Y else row


def table(name: str) -> list[dict[str, Any]]:
    """Return `wire`, `colour`, `here` and `there` of each wire, in words."""
    return [
        {
            "wire": wire.words,
            "colour": wire.colour,
            "here": where(name, wire.start),
            "there": where(name, wire.end),
        }
        for wire in laid(name)
    ]


def _x(column):
    return _LEFT + column * _PITCH


def _point(name, end):
    """Return where an end is, in pixels."""
    row, column = end
    if row in _Y:
        return _x(column), _Y[row]
    # A pin of a board beside the breadboard: in the row in which it is.
    upper = NOTES[page_of(name)]["rows"][1]
    is_up = upper[column - 1] == row
    return _x(column - _GAP), _TOP["h"] if is_up else _LOW["c"]


def picture(name: str) -> str:
    """Return the breadboard with the board, the buttons, the module and all wires, as SVG."""
    found = laid(name)
    lanes = sorted((wire for wire in found if _is_long(wire)), key=lambda wire: -wire.start[1])
    width, height = _x(_COLUMNS + 2), _BELOW + _LANE * len(lanes) + 14
    title = facts(name)["TITLE"]
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
            ' font-family="sans-serif" font-size="10">'
        ),
        f"<title>{escape(title)}: on a breadboard</title>",
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
        *_holes(name),
        *_board(name, title),
        *_module(),
    ]
    for label in [key[0] for key in facts(name)["KEYS"]]:
        lines += _button(label, button_at(name, label))
    colours = {"red": _RED, "black": _BLACK, **dict(_COLOURS)}
    for wire in sorted(found, key=_is_long):
        lines += _drawn(name, wire, colours[wire.colour], lanes)
    return "\n".join([*lines, "</svg>", ""])


def _is_long(wire):
    """Return whether a wire goes below the board, to another part."""
    return wire.end[0] in "af" and wire.start[1] != wire.end[1]


def _holes(name):
    first = 1 if plugged(name) else _BESIDE + 1
    left, right = _x(first) - 12, _x(_COLUMNS) + 12
    yield (
        f'<rect x="{left}" y="48" width="{right - left}" height="{_Y["a"] + 26 - 48}" rx="6"'
        ' fill="#f3efe4" stroke="#c8c0ac"/>'
    )
    for row, colour in (("+", _RED), ("-", "#1565c0")):
        y = _Y[row]
        yield f'<text x="{left - 9}" y="{y + 4}" fill="{colour}">{row.replace("-", "−")}</text>'
        yield (f'<path d="M{left + 6} {y - 7}H{right - 6}" stroke="{colour}" stroke-width="0.8"/>')
    for row, y in _Y.items():
        if row in _LOW or row not in "+-":
            yield f'<text x="{left - 9}" y="{y + 3}" fill="#777">{row}</text>'
        dots = "".join(f"M{_x(column)} {y}h0" for column in range(first, _COLUMNS + 1))
        yield f'<path d="{dots}" stroke="#9b937f" stroke-width="4" stroke-linecap="round"/>'
    for column in range(first, _COLUMNS + 1):
        number = column - first + 1
        if number % 5 == 0 or number == 1:
            yield (
                f'<text x="{_x(column)}" y="{_Y["a"] + 18}" fill="#777"'
                f' text-anchor="middle">{number}</text>'
            )


def _board(name, title):
    """Draw the board, with its pins in two rows."""
    rows = NOTES[page_of(name)]["rows"]
    top, low = _TOP["h"], _LOW["c"]
    left = _x(1 if plugged(name) else 1 - _GAP)
    right = left + (len(rows[0]) - 1) * _PITCH + 10
    yield (
        f'<rect x="{left - 10}" y="{top - 9}" width="{right - left + 10}"'
        f' height="{low - top + 18}" rx="5" fill="#1b5e3a" fill-opacity="0.92"/>'
    )
    middle = (top + low) / 2
    x = left - 20 if NOTES[page_of(name)]["usb"] == "left" else right - 12
    yield (
        f'<rect x="{x}" y="{middle - 14}" width="22" height="28" rx="3" fill="#b0bec5"/>'
        f'<text x="{x + 11}" y="{middle + 4}" text-anchor="middle" font-size="8">USB</text>'
    )
    yield (
        f'<text x="{(left + right) / 2}" y="{middle + 4}" fill="#fff" font-size="13"'
        f' text-anchor="middle">{escape(title.split(",")[0])}</text>'
    )
    used = {wire.start for wire in laid(name)}
    for row, labels, y, inward in (("a", rows[0], low, -8), ("j", rows[1], top, 15)):
        for column, label in enumerate(labels, 1):
            x = left + (column - 1) * _PITCH
            yield f'<circle cx="{x}" cy="{y}" r="3" fill="#d4af37"/>'
            if (row, column) in used or (label, column) in used:
                yield (
                    f'<text x="{x}" y="{y + inward}" fill="#fff" font-size="8"'
                    f' text-anchor="middle">{escape(label.replace("GPIO", ""))}</text>'
                )


def _module():
    left, right, low = _x(_MODULE["VCC"]) - 62, _x(_MODULE["SDA"]) + 62, _TOP["j"] + 8
    yield (
        f'<rect x="{left}" y="4" width="{right - left}" height="{low - 4}" rx="4" fill="#0d2b52"'
        ' fill-opacity="0.88"/>'
    )
    yield (
        f'<rect x="{left + 10}" y="12" width="{right - left - 20}" height="58" fill="#05080b"/>'
        f'<text x="{(left + right) / 2}" y="45" fill="#a9d8ff" text-anchor="middle">128 x 64</text>'
    )
    for terminal, column in _MODULE.items():
        yield f'<circle cx="{_x(column)}" cy="{_TOP["j"]}" r="3" fill="#d4af37"/>'
        yield (
            f'<text x="{_x(column)}" y="{_TOP["j"] - 8}" fill="#fff" font-size="5.5"'
            f' text-anchor="middle">{terminal}</text>'
        )


def _button(label, column):
    left, right = _x(column), _x(column + _LEGS)
    for x in (left, right):
        for y in (_TOP["f"], _LOW["e"]):
            yield f'<circle cx="{x}" cy="{y}" r="3.5" fill="#90a4ae"/>'
    middle = (left + right) / 2
    yield (
        f'<rect x="{left - 3}" y="{_TOP["f"] + 5}" width="{right - left + 6}" height="32" rx="3"'
        f' fill="#37474f"/><circle cx="{middle}" cy="{_TOP["f"] + 21}" r="12" fill="#78909c"/>'
        f'<text x="{middle}" y="{_TOP["f"] + 25}" fill="#fff" font-size="9"'
        f' text-anchor="middle">{escape(label)}</text>'
    )


def _drawn(name, wire, colour, lanes):
    """Draw a wire: straight, or down to its lane and up again."""
    (x, y), (to, end) = (_point(name, one) for one in (wire.start, wire.end))
    # A board beside the breadboard is joined to the rail over its own edge.
    way = f"M{x} {y}V{end}H{to}" if wire.start[0] not in _Y else f"M{x} {y}L{to} {end}"
    words = []
    if _is_long(wire):
        lane = _BELOW + _LANE * lanes.index(wire)
        way = f"M{x} {y}V{lane}H{to}V{end}"
        words = [
            (
                f'<text x="{x + 6}" y="{lane - 3}" fill="{_BLACK}" font-size="9">'
                f"{escape(wire.words)}</text>"
            )
        ]
    ends = "".join(
        f'<circle cx="{one}" cy="{two}" r="2.6" fill="#fff" stroke="{colour}" stroke-width="1.6"/>'
        for one, two in ((x, y), (to, end))
    )
    return [f'<path d="{way}" fill="none" stroke="{colour}" stroke-width="2.4"/>{ends}', *words]

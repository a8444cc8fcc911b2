"""The wires of a board: where each begins and ends, and their picture."""

from html import escape
from typing import Any

from firmware.input.buttons import per_key
from host_tools.base.boards import facts
from host_tools.boards.notes import NOTES, page_of

_ROW = 26
_WIDTH = 560
_BOARD, _PART = 150, 400
# A letter is about so wide; a name of a place that has no room is set closer.
_LETTER = 6.6
_TERMINALS = {
    "sda": "SDA",
    "scl": "SCL",
    "sck": "SCK (D0)",
    "mosi": "MOSI (D1)",
    "dc": "DC",
    "cs": "CS",
    "rst": "RES",
    "light": "BL",
}


def wires(name: str) -> list[dict[str, Any]]:
    """Return every wire of a board: first those of the screen, then those of the buttons.

    `place` is where it begins on the board. It ends at `button`, or where this is "" at the screen:
    at its `terminal`, or with "" at one contact of a button whose `other` one is joined to the
    place of that name. `tied` marks wires that only modules with seven pins have.
    """
    board, notes = facts(name), NOTES[page_of(name)]
    plus, ground = notes["power"]
    screen = [(plus, "VCC"), (ground, "GND")]
    for entry, terminal in _TERMINALS.items():
        if entry in board["SCREEN"]:
            screen.append((_label(notes, board["SCREEN"][entry]), terminal))
    tied = notes["tied"] if page_of(name) == name else ()
    blank = {"button": "", "other": "", "tied": False}
    found = [{**blank, "place": place, "terminal": terminal} for place, terminal in screen]
    found += [{**blank, "place": place, "terminal": end, "tied": True} for place, end in tied]
    for (label, pin, _, _), shared in zip(board["KEYS"], _shared(name), strict=True):
        wire = {"place": _label(notes, pin), "button": label}
        terminal = notes["key_terminal"].format(label=label)
        found.append({**blank, **wire, "terminal": terminal, "other": "" if terminal else shared})
    return found


def _shared(name):
    """Return what the other side of each button is joined to, in the order of the keys."""
    notes, board = NOTES[page_of(name)], facts(name)
    plus, ground = notes["power"]
    levels = per_key(board["KEYS_PRESSED"], len(board["KEYS"]))
    return [plus if level else notes["keys_ground"] or ground for level in levels]


def _label(notes, pin):
    """Return what a pin of the processor is called on the board."""
    return notes["pins"].format(pin=pin, place=notes["places"].get(pin))


def picture(name: str) -> str:
    """Return the wiring of a board as SVG: board on the left, parts on the right."""
    rows, title = wires(name), facts(name)["TITLE"]
    height = (len(rows) + 2) * _ROW
    lines = [
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}"'
            ' font-family="sans-serif" font-size="12">'
        ),
        f"<title>{escape(title)}: wiring</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<rect x="10" y="8" width="{_BOARD - 10}" height="{height - 16}" rx="8" fill="#1b5e3a"/>',
        f'<text x="18" y="26" fill="#fff" font-weight="bold">{escape(title.split(",")[0])}</text>',
    ]
    colours = {"VCC": "#c62828", "GND": "#222"}
    for at, wire in enumerate(rows):
        y = (at + 2) * _ROW
        if wire["button"]:
            colour, words = "#6a1b9a", f"button {wire['button']} "
        else:
            colour = colours.get(wire["terminal"], "#1565c0")
            words = f"screen {wire['terminal']}"
            words += " (seven pins)" if wire["tied"] else ""
        room = _BOARD - 26
        close = f' textLength="{room}" lengthAdjust="spacingAndGlyphs"'
        fits = len(wire["place"]) * _LETTER <= room
        lines += [
            (
                f'<text x="{_BOARD - 8}" y="{y + 4}" fill="#fff"{"" if fits else close}'
                f' text-anchor="end">{escape(wire["place"])}</text>'
            ),
            f'<path d="M{_BOARD} {y}H{_PART}" stroke="{colour}" stroke-width="2"/>',
            (
                f'<circle cx="{_BOARD}" cy="{y}" r="3" fill="#d4af37"/><circle cx="{_PART}"'
                f' cy="{y}" r="3" fill="#d4af37"/>'
            ),
            f'<text x="{_PART + 8}" y="{y + 4}">{escape(words)}</text>',
        ]
    lines.append(
        f'<text x="{_BOARD + 10}" y="22" fill="#555">the other side of each button:'
        f" {escape(' or '.join(dict.fromkeys(_shared(name))))}</text>"
    )
    return "\n".join([*lines, "</svg>", ""])

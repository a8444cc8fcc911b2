"""One page and one wiring picture for each board, from its file and the notes."""

import runpy
from html import escape
from pathlib import Path

from host_tools.boardpages.notes import NOTES

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "boards"
_ROW = 26
_WIDTH = 560
_BOARD, _PART = 150, 400
_WIRES = {"sda": "SDA", "scl": "SCL", "sck": "SCK (D0)", "mosi": "MOSI (D1)", "dc": "DC", "cs": "CS", "rst": "RES"}


def board_facts(name):
    """Return the names of a board's file as a dict."""
    return runpy.run_path(str(ROOT / "boards" / name / "board.py"))


def wires(name):
    """Return [(place on the board, part, its terminal)] of every wire of a board."""
    board, notes = board_facts(name), NOTES[name]
    plus, ground = notes["power"]
    found = [(plus, "screen", "VCC"), (ground, "screen", "GND")]
    for entry in _WIRES:
        if entry in board["SCREEN"]:
            found.append((notes["pins"].format(pin=board["SCREEN"][entry]), "screen", _WIRES[entry]))
    other = ground if board["KEYS_PRESSED"] == 0 else plus
    for label, pin, _, _ in board["KEYS"]:
        found.append((notes["pins"].format(pin=pin), f"button {label}", f"and {other}"))
    return found


def picture(name):
    """Return the wiring of a board as SVG: the board on the left, the parts on the right."""
    rows = wires(name)
    height = (len(rows) + 2) * _ROW
    board, notes = board_facts(name), NOTES[name]
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {height}" font-family="sans-serif" font-size="12">',
        f"<title>{escape(board['TITLE'])}: wiring</title>",
        f'<rect width="{_WIDTH}" height="{height}" fill="#fff"/>',
        f'<rect x="10" y="8" width="{_BOARD - 10}" height="{height - 16}" rx="8" fill="#1b5e3a"/>',
        f'<text x="18" y="26" fill="#fff" font-weight="bold">{escape(board["TITLE"].split(",")[0])}</text>',
    ]
    colours = {"VCC": "#c62828", "GND": "#222"}
    for at, (place, part, terminal) in enumerate(rows):
        y = (at + 2) * _ROW
        colour = colours.get(terminal, "#1565c0" if part == "screen" else "#6a1b9a")
        lines += [
            f'<text x="{_BOARD - 8}" y="{y + 4}" fill="#fff" text-anchor="end">{escape(place)}</text>',
            f'<path d="M{_BOARD} {y}H{_PART}" stroke="{colour}" stroke-width="2"/>',
            f'<circle cx="{_BOARD}" cy="{y}" r="3" fill="#d4af37"/><circle cx="{_PART}" cy="{y}" r="3" fill="#d4af37"/>',
            f'<text x="{_PART + 8}" y="{y + 4}">{escape(part)} {escape(terminal if part == "screen" else "")}</text>',
        ]
    shared = notes["power"][0 if board["KEYS_PRESSED"] else 1]
    lines.append(f'<text x="{_BOARD + 10}" y="22" fill="#555">the other side of each button: {escape(shared)}</text>')
    return "\n".join([*lines, "</svg>", ""])


def page(name):
    """Return the page of a board in Markdown."""
    board, notes = board_facts(name), NOTES[name]
    lines = [f"# {board['TITLE']}", "", "Made by `python -m host_tools.boardpages` from the board's file and its notes.", "", "## Parts", ""]
    lines += [f"- {part}" for part in notes["parts"]]
    lines += ["", "## Wiring", "", f"![wiring]({name}.svg)", "", "| board | part | terminal |", "|---|---|---|"]
    lines += [f"| {place} | {part} | {terminal} |" for place, part, terminal in wires(name)]
    lines += ["", "## Keys", "", "| button | pressed | held |", "|---|---|---|"]
    lines += [f"| {label} | {press} | {hold or ''} |" for label, _, press, hold in board["KEYS"]]
    lines += ["", "## Getting it to run", "", "MicroPython 1.24 or newer on the board (micropython.org/download), then:", ""]
    lines += ["```", f"make deploy BOARD={name}", "```", "", "## Known faults", ""]
    lines += [f"- {fault}" for fault in notes["faults"]]
    return "\n".join([*lines, ""])


def pages():
    """Return {file name in docs/boards: its text} of all pages that are made."""
    found = {}
    for name in NOTES:
        found[name + ".md"] = page(name)
        found[name + ".svg"] = picture(name)
    return found

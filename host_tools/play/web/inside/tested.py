"""Runs inside the page's MicroPython: the letters of a box that was tested, as a report.

The box and the page read them by the same file, firmware/board/report.py.
"""

from sys import modules

from firmware.board import report

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

_SAID = {report.NOT_ASKED: "not asked", report.YES: "yes", report.NO: "no"}


def told(letters: str, names: "list[str]") -> "dict[str, str] | None":
    """Return the `name` of a file and its `text`; None if a letter is wrong.

    `names` are the boards that the page knows.
    """
    facts = report.decode(letters)
    if facts is None:
        return None
    known = [name for name in names if report.number_of(name) == facts["board"]]
    board = _board(known[0]) if known else None
    name = known[0] if known else "own-board"
    lines = [
        "Meldmate: a box that tested itself, and what a person answered.",
        "",
        "Code: " + report.grouped("".join([one for one in letters.upper() if one not in " -"])),
        "Board: "
        + (known[0] + ", " + board.TITLE if board else "one with a board file of its own"),
    ]
    if facts["simulated"]:
        lines.append("In a simulator: nothing of it was tried on a board.")
    lines += [
        "Screen: " + _screen(facts),
        "Processor: " + _number(report.CLOCKS[facts["clock"]], "MHz"),
        "A whole picture: " + _about(facts["picture"], "ms"),
        "A write of 4096 bytes to flash: " + _write(facts),
        "Free memory: " + _about(facts["heap"], "KiB"),
        "Battery: " + _battery(facts["battery"]),
        "Four steps of light seen: " + _said(facts["light"]),
        "A frame on all four sides seen: " + _said(facts["edges"]),
        "Buttons: " + _keys(facts["keys"], board),
    ]
    return {"name": name + ".txt", "text": "\n".join(lines) + "\n"}


def _board(name: str) -> "Any":
    module = "boards." + name + ".board"
    __import__(module)
    return modules[module]


def _number(value: int, unit: str) -> str:
    return "%d %s" % (value, unit) if value else "not known"


def _about(value: int, unit: str) -> str:
    """Say a figure that was rounded; a simulator measures no times."""
    return ("about " if value else "") + _number(value, unit)


def _said(answer: int) -> str:
    return _SAID.get(answer, "not known")


def _screen(facts: "dict[str, int]") -> str:
    chip = report.CHIPS[facts["chip"]] if facts["chip"] < len(report.CHIPS) else ""
    words = chip or "another chip"
    place = report.ADDRESSES[facts["address"]] if facts["address"] < len(report.ADDRESSES) else ""
    if place:
        words += " at " + place
    return words + (", SDA and SCL exchanged" if facts["exchanged"] else "")


def _write(facts: "dict[str, int]") -> str:
    if not facts["flash"]:
        return "failed"
    return _about(facts["write"], "ms") + ", came back as written"


def _battery(value: int) -> str:
    if value == report.CABLE:
        return "on a cable"
    return "none, or not measured" if value == report.NO_BATTERY else "%d %%" % value


def _keys(value: int, board: "Any") -> str:
    if not value & report.KEYS_ASKED:
        return "not asked"
    dead = [at for at in range(6) if value >> at & 1]
    if not dead:
        return "all answered"
    table = board.KEYS if board else ()
    named = [table[at][0] if at < len(table) else "number %d" % (at + 1) for at in dead]
    return "no answer from " + ", ".join(named)

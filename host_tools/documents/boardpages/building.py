"""What the page of the case says in numbers: the perfboard, and the case with its parts."""

from typing import Any

from host_tools.boards.case.design import cased, design
from host_tools.boards.case.measures import BATTERIES, DISPLAYS, PERFBOARD, PICO, SWITCH, TOGGLE
from host_tools.boards.notes import page_of
from host_tools.documents.boardpages import perfboard

# The board of the perfboard: all that have a case have the same buttons.
_BOARD = "pico"


def facts() -> dict[str, Any]:
    """Return what the page of the case says of it, by the words of its template."""
    found = perfboard.rows(_BOARD)
    names = ("label", "legs", "signal", "pin", "ground")
    grounds = {row[0]: row[4] for row in found}
    chain = [grounds[switch.label] for switch in perfboard.joined(_BOARD)]
    columns, rows = PERFBOARD["holes"]
    cases = [
        {
            "board": board,
            "size": screen,
            "lipo": battery == "lipo",
            "outside": _outside(design(board, screen, battery)),
        }
        for battery in BATTERIES
        for board, screens in cased().items()
        if page_of(board) == board
        for screen in screens
    ]
    modules = [
        {"inches": _size(float(screen)), "module_size": _size(*DISPLAYS[screen].pcb)}
        for screen in cased()[_BOARD]
    ]
    aaa, lipo = BATTERIES["aaa"], BATTERIES["lipo"]
    return {
        "switches": [dict(zip(names, row, strict=True)) for row in found],
        "chain": " – ".join(chain),
        "chain_end": chain[-1],
        "ground_pin": perfboard.KEYS_GROUND,
        "columns": columns,
        "rows": rows,
        "cases": cases,
        "modules": modules,
        "pico_size": _size(*PICO["size"]),
        "key_height": _size(SWITCH["top"]),
        "perfboard_size": _size(*PERFBOARD["size"]),
        "aaa_size": _size(*aaa.size),
        "lipo_size": _size(*lipo.size),
        "charger_size": _size(*lipo.charger),
        "toggle_hole": _size(TOGGLE["hole"]),
    }


def _size(*sides):
    """Return millimetres in words: length, width and height, or one of them."""
    return " × ".join(f"{round(side, 2):g}" for side in sides)


def _outside(case):
    """Return how large a case is, in whole millimetres."""
    numbers = case.numbers
    high = numbers["under"] + numbers["lid_thick"] + numbers["floor_"]
    sides = [side + 2 * numbers["wall"] for side in numbers["inside"]] + [high]
    return _size(*map(round, sides))

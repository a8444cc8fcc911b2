"""The perfboard with the keys: which leg of which switch is in which hole.

Seen from the side of the keys, the columns are 1 to 24 from the left and the rows A to R from
above. A switch has its legs at the corners of 3 by 2 spaces. Two legs are one contact, and which
two differs by how the switch is turned; two that are opposite across the middle never are. So the
signal is at the leg above on the left and the ground at the leg below on the right, however it is
put in.
"""

from collections import namedtuple
from typing import Any

from host_tools.boards.case.measures import PERFBOARD

# A switch: its `label` and logical `key`, the processor's `pin`; (column, row) from 1 of the hole
# for the signal and of that for the ground.
Switch = namedtuple("Switch", ("label", "key", "pin", "signal", "ground"))

# The left column and the upper row of each switch. The caps need 5 holes from one to the next.
PLACES = {
    "up": (6, 3),
    "left": (1, 8),
    "right": (11, 8),
    "down": (6, 13),
    "back": (16, 11),
    "ok": (21, 6),
}
ACROSS, DOWN = 3, 2


def switches(board: dict[str, Any]) -> list[Switch]:
    """Return the switches of a board (what its file defines), in the order of its keys.

    Raises KeyError if a key has no place: only boards with one switch for each logical key have.
    """
    found = []
    for label, pin, key, _ in board["KEYS"]:
        column, row = PLACES[key]
        found.append(Switch(label, key, pin, (column, row), (column + ACROSS, row + DOWN)))
    return found


def hole(place: tuple[int, int]) -> str:
    """Return what a hole is called.

    >>> hole((6, 3))
    'C6'
    """
    return f"{chr(64 + place[1])}{place[0]}"


def at(column: float, row: float) -> tuple[float, float]:
    """Return (mm from the left edge, mm from the lower edge) of a place on the perfboard."""
    (wide, high, _), (columns, rows) = PERFBOARD["size"], PERFBOARD["holes"]
    grid = PERFBOARD["grid"]
    left, below = (wide - (columns - 1) * grid) / 2, (high - (rows - 1) * grid) / 2
    return left + (column - 1) * grid, below + (rows - row) * grid


def middle(switch: Switch) -> tuple[float, float]:
    """Return (mm from the left edge, mm from the lower edge) of the middle of a switch."""
    return at((switch.signal[0] + switch.ground[0]) / 2, (switch.signal[1] + switch.ground[1]) / 2)

"""The levels of a board's key pins. It runs on CPython and in the page's MicroPython."""

from engine.compat import TYPE_CHECKING
from firmware.input.buttons import per_key

if TYPE_CHECKING:
    from typing import Any


def levels(board: "Any") -> "dict[int | str, int]":
    """Return the level of a press for each pin of the keys of `board`, also the further ones.

    >>> from types import SimpleNamespace
    >>> keys = (("D0", 0, "up", None), ("D1", 1, "ok", None))
    >>> levels(SimpleNamespace(KEYS=keys, KEYS_PRESSED=(0, 1), KEYS_ALSO=((1, 7),)))
    {0: 0, 1: 1, 7: 1}
    """
    each = per_key(board.KEYS_PRESSED, len(board.KEYS))
    found: dict[int | str, int] = {}
    for at, key in enumerate(board.KEYS):
        found[key[1]] = each[at]
    for key, other in getattr(board, "KEYS_ALSO", ()):
        found[other] = found[key]
    return found

"""Nothing is cut off, hidden or dropped on any screen: the tour, on all boards, in both languages.

At every picture of the scenes a child process reads the screen to its end, and another one goes on
by each key: every picture that comes up must be whole.
"""

import pytest

from tests.host.firmware.screens.inspector import inspect
from tests.host.firmware.screens.tour import (
    BOARDS,
    HOLD,
    LANGUAGES,
    READ,
    TAP,
    in_a_child,
    pin_of,
    rounds,
    tap,
)

# A list or a paper is read for at most so many presses.
LONGEST = 60


def faults(box, path):
    """Return what is wrong with what is seen, each with the way there."""
    return [f"{path}: {wrong}" for wrong in inspect(box).wrong]


def read_on(box):
    """Go down to the end, or round; return what is wrong on the way."""
    pin, _ = pin_of(box, "down")
    found, seen = [], set()
    while len(seen) < LONGEST:
        picture = b"".join(map(bytes, box.frame()))
        if picture in seen:
            break
        seen.add(picture)
        found += faults(box, f"down {len(seen) - 1}")
        tap(box, pin)
        box.wait(READ)
    return found


def go_by(box, label, pin, held):
    """Press a key; return what is wrong with the picture that it brings."""
    tap(box, pin, HOLD if held else TAP)
    box.wait(READ)
    return faults(box, label + (" held" if held else ""))


@pytest.mark.forks
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("board", BOARDS)
def test_every_picture_is_whole(board, language):
    wrong = []
    for name, table in rounds(board, language):
        box = table.box
        found = in_a_child(lambda box=box: read_on(box))
        for label, pin, _, _ in box.board.KEYS:
            for held in (False, True):
                found += in_a_child(lambda at=(box, label, pin, held): go_by(*at))
        wrong += [f"{name}, {one}" for one in found]
    assert not wrong, "\n".join(wrong)

"""A screen's text in the terminal's own letters, read back from its pixels.

A place is two pixels wide and four high, as in a picture of dots: what stands side by side on the
screen does so here, and what is chosen is inverted.
"""

from string import ascii_uppercase
from typing import TYPE_CHECKING

from host_tools.simulated import readscreen

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

    # What a place shows, and whether it is inverted.
    Place = tuple[str, bool]

ACROSS, DOWN = 2, 4
# From so many pixels on, what is beside each other is no more one text; the right edge of texts.
_APART = 7
_EDGE = 4
# Of a picture that is no text, such as a QR code, more than this share is lit beside the letters.
_PICTURE = 0.15
# The fonts have the letters of Rumski's colours in frames, from this code on.
_FRAMED: dict[str, str] = {chr(0xE000 + ord(letter)): letter for letter in ascii_uppercase}


def places(pixels: "Pixels") -> "tuple[list[list[Place]], dict[tuple[int, int], tuple[int, int]]]":
    """Return the lines of places, and {(column, line): the pixel that a click there means}."""
    height, width = len(pixels), len(pixels[0])
    columns, lines = -(-width // ACROSS), -(-height // DOWN)
    grid = [[(" ", False)] * columns for _ in range(lines)]
    meant: dict[tuple[int, int], tuple[int, int]] = {}
    for run in readscreen.read_runs(pixels):
        line = min(lines - 1, (run.y + (run.size - 8) // 2 + 2) // DOWN)
        if run.inverted:
            low, high = _chosen(pixels, run)
            for at in range(low // ACROSS, min(columns, -(-high // ACROSS))):
                grid[line][at] = (grid[line][at][0], True)
        for words, boxes in _parts(run):
            start, end = boxes[0][0], boxes[-1][1]
            at = min(start // ACROSS, columns - len(words))
            if end >= width - _EDGE and end > width - start:
                # At the right edge, ends are one below the other. A full line starts at the left.
                at = columns - len(words)
            while 0 < at < columns - 1 and grid[line][at - 1][0] != " ":
                at += 1
            found = iter(boxes)
            letters: str = words[: columns - at]
            for place, char in enumerate(letters, at):
                grid[line][place] = (_FRAMED.get(char) or char, bool(run.inverted))
                if char != " ":
                    left, right = next(found)
                    meant[place, line] = ((left + right) // 2, run.y + run.size // 2)
    return grid, meant


def _parts(run):
    """Return (text, boxes of its letters) of the parts of a run that stand far from each other."""
    parts = []
    at = 0
    for word in run.text.split():
        boxes = run.boxes[at : at + len(word)]
        at += len(word)
        if not boxes:
            continue
        if parts and boxes[0][0] - parts[-1][1][-1][1] < _APART * run.size // 8:
            parts[-1] = (parts[-1][0] + " " + word, parts[-1][1] + boxes)
        else:
            parts.append((word, boxes))
    return parts


def _chosen(pixels, run):
    """Return the first pixel and the one after the last of what is inverted around a text."""
    rows = pixels[run.y : run.y + run.size]
    lit = [x for x in range(len(pixels[0])) if sum(row[x] for row in rows) * 2 > len(rows)]
    low, high = run.boxes[0][0], run.boxes[-1][1]
    for x in lit:
        if high <= x < high + _APART:
            high = x + 1
    for x in reversed(lit):
        if low - _APART < x < low:
            low = x
    return low, high


def runs(pixels: "Pixels") -> list[list[tuple[str, bool]]]:
    """Return the lines as runs: (characters, whether they are inverted)."""
    found = []
    for line in places(pixels)[0]:
        made: list[tuple[str, bool]] = []
        for char, inverted in line:
            if made and made[-1][1] == inverted:
                made[-1] = made[-1][0] + char, inverted
            else:
                made.append((char, inverted))
        found.append(made)
    return found


def is_picture(pixels: "Pixels") -> bool:
    """Return whether much of the screen is no text, so that letters would not show it."""
    read = 0
    for run in readscreen.read_runs(pixels):
        low, high = run.boxes[0][0], run.boxes[-1][1]
        if run.inverted:
            low, high = _chosen(pixels, run)
        read += sum(sum(row[low:high]) for row in pixels[max(0, run.y) : run.y + run.size])
    return sum(map(sum, pixels)) - read > _PICTURE * len(pixels) * len(pixels[0])

"""Makes the card to print: `make card KEYS=6` writes meldmate-6-buttons-en.pdf and -it.pdf.

One sheet of A4 in one language, folded once. The words in the menu are those of the screens, the
buttons those of a board with so many.
"""

import argparse
import math
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from reportlab.lib.pagesizes import A4, landscape
from reportlab.pdfbase.pdfmetrics import stringWidth
from reportlab.pdfgen.canvas import Canvas

from engine import texts
from engine.texts import text
from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.base.command import show
from host_tools.base.speaking import speaking
from host_tools.simulated.simulator import Simulator, load_board

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

# A board for each number of buttons.
BOARDS = {3: "sim_128x32", 4: "sim_128x64_4", 5: "sim_128x64_5", 6: "sim_128x64"}
# In points: the sheet, one of its halves, and the margin of a half.
_WIDE, _HIGH = landscape(A4)
_HALF, _MARGIN = _WIDE / 2, 30
# The fonts that every reader of PDF has, and the sizes that are tried, the largest first.
_PLAIN, _BOLD = "Helvetica", "Helvetica-Bold"
_SIZES = [size / 4 for size in range(88, 27, -1)]
# Lines of text, and what is above a heading, as parts of the size of the type.
_LINE, _GAP = 1.25, 0.9
# Signs that those fonts lack, as the corners of a square of 1: they are drawn.
_ARROW = ((0, 0), (1, 0), (0.5, 0.9))
_SIGNS: "dict[str, tuple[tuple[float, float], ...]]" = {
    "▲": _ARROW,
    "▼": tuple((x, 0.9 - y) for x, y in _ARROW),
    "◀": tuple((0.9 - y, x) for x, y in _ARROW),
    "▶": tuple((y, x) for x, y in _ARROW),
    "■": ((0, 0), (0.85, 0), (0.85, 0.85), (0, 0.85)),
    "★": tuple(
        (
            0.5 + (0.2, 0.52)[point % 2 == 0] * math.sin(point * math.pi / 5),
            0.45 + (0.2, 0.52)[point % 2 == 0] * math.cos(point * math.pi / 5),
        )
        for point in range(10)
    ),
}

# The game on the card's picture.
_NAMES = ("Ana", "Benedetta", "Carlo", "Dina")
_ROUNDS = [
    {"event": "round", "ender": ender, "deadwood": dict(zip(_NAMES, counts, strict=True))}
    for ender, counts in (
        ("Benedetta", (12, 0, 31, 40)),
        ("Ana", (5, 10, 26, 30)),
        ("Benedetta", (20, 7, 31, 34)),
    )
]


def labels(board: str) -> dict[str, str]:
    """Return {logical button: what is printed on the one that gives it}, with – if it is held.

    >>> labels("sim_128x32")["back"], labels("sim_128x64")["back"]
    ('A–', 'back')
    """
    found = {}
    for label, _, pressed, held in load_board(board).KEYS:
        found[pressed] = label
        if held:
            found[held] = label + "–"
    # As the screens say it: the right arrow if that is a held one, else the menu of a held back,
    # else OK, held.
    if found["right"].endswith("–"):
        found["done"] = found["right"]
    else:
        found["done"] = found["back"] if found["back"].endswith("–") else found["ok"] + "–"
    return found


def languages() -> list[str]:
    """Return the languages that have all words of the card, English first."""
    return [one for one in texts.LANGUAGES if words.is_whole(one, "card")]


def lines(keys: int, language: str) -> "list[list[tuple[str, str]]]":
    """Return the lines of both halves, (button, what it does); of a heading the second is empty."""
    said = words.module(language, "card")
    with speaking(language):
        names: dict[str, Any] = dict(labels(BOARDS[keys]))
        if names["back"] == "back":
            names["back"] = text("ui.back")
        arrows = int(not names["left"].endswith("–"))
        found: list[list[tuple[str, str]]] = [[], []]
        for at, entry in [(half, one) for half in (0, 1) for one in said.WORDS[half]]:
            key, does = (entry, "") if isinstance(entry, str) else entry
            if entry == "{number}":
                found[at] += [(said.NUMBER[0], ""), ("", _filled(said.NUMBER[2 - arrows], names))]
            elif entry == "{card}":
                asks = int(names["done"] == names["back"])
                how = said.CARD[2 - arrows] + " " + said.DONE[asks]
                found[at] += [(said.CARD[0], ""), ("", _filled(how, names))]
            else:
                found[at].append((_filled(key, names), _filled(does, names)))
        return found


def _filled(words, names):
    """Return `words` with keys of the box and texts of the screens in place of their braces."""
    parts = words.split("{")
    filled = parts[0]
    for part in parts[1:]:
        name, rest = part.split("}", 1)
        filled += (text(name) if "." in name else names[name]) + rest
    return filled


def _pieces(words):
    """Return `words` in pieces: signs that are drawn, and what is between them."""
    return [piece for piece in re.split(f"([{''.join(_SIGNS)}])", words) if piece]


def _width(words, font, size):
    """Return how many points a line takes."""
    pieces = _pieces(words)
    return sum(size * 0.78 if one in _SIGNS else stringWidth(one, font, size) for one in pieces)


def _write(canvas, x, y, words, font, size):
    """Write a line with its foot at `y`."""
    canvas.setFont(font, size)
    for piece in _pieces(words):
        if piece in _SIGNS:
            path = canvas.beginPath()
            for at, (dx, dy) in enumerate(_SIGNS[piece]):
                point = x + dx * size * 0.8, y + dy * size * 0.8
                (path.lineTo if at else path.moveTo)(*point)
            path.close()
            canvas.drawPath(path, stroke=0, fill=1)
        else:
            canvas.drawString(x, y, piece)
        x += _width(piece, font, size)


def _wrapped(words, width, size):
    """Return `words` in lines that are at most `width` points wide."""
    found = [""]
    for word in words.split(" "):
        longer = (found[-1] + " " + word).strip()
        if found[-1] and _width(longer, _PLAIN, size) > width:
            found.append(word)
        else:
            found[-1] = longer
    return found


def _laid(half, size):
    """Return a half as [(font, button, what it does)], and where the second column starts."""
    width = _HALF - 2 * _MARGIN
    column = max([_width(key, _BOLD, size) for key, does in half if does], default=0) + size
    found = []
    for key, does in half:
        if not does:
            found.append((None, key, ""))
            continue
        for line in _wrapped(does, width - column if key else width, size):
            found.append((_PLAIN, key, line))
            key = " " if key else ""
    return found, column


def _height(laid, size):
    """Return how high lines are, without what is left for the gaps above headings."""
    return sum(size * (_LINE if font else _LINE + _GAP + 0.3) for font, _, _ in laid)


def _screen(keys: int, language: str) -> "Pixels":
    """Return the picture of a score sheet on the board."""
    with speaking(language):
        box = Simulator(BOARDS[keys])
        box.show_game("rumino", _NAMES, events=_ROUNDS)
        return box.frame()


def draw(keys: int, language: str, path: Path) -> None:
    """Write the sheet for so many buttons as PDF; raise ValueError if the words do not fit."""
    pixels, halves = _screen(keys, language), lines(keys, language)
    dot = (_HALF - 2 * _MARGIN - 12) / len(pixels[0])
    picture = len(pixels) * dot + 12
    # What the title takes above the first half, with the picture.
    title = 34.0
    rooms = [_HIGH - 2 * _MARGIN - title - picture, _HIGH - 2 * _MARGIN]
    size = next(
        (
            size
            for size in _SIZES
            if all(_height(_laid(half, size)[0], size) <= room for half, room in zip(halves, rooms))
        ),
        None,
    )
    if size is None:
        raise ValueError(f"the words of {language} do not fit on a card of {keys} buttons")
    buttons = words.module(language, "card").KEYS.format(keys)
    canvas = Canvas(str(path), pagesize=(_WIDE, _HIGH), invariant=1, pageCompression=0)
    canvas.setTitle(f"Meldmate, {buttons}")
    top = _HIGH - _MARGIN
    _write(canvas, _MARGIN, top - 20, "Meldmate", _BOLD, 24)
    _write(canvas, _HALF - _MARGIN - _width(buttons, _PLAIN, 14), top - 20, buttons, _PLAIN, 14)
    _show(canvas, pixels, _MARGIN, top - title, dot)
    starts = [top - title - picture, top]
    for side, (half, room) in enumerate(zip(halves, rooms, strict=True)):
        laid, column = _laid(half, size)
        # What is left over goes above the headings.
        heads = sum(not font for font, _, _ in laid)
        spare = (room - _height(laid, size)) / (heads + 1)
        left, y = side * _HALF + _MARGIN, starts[side]
        for font, key, does in laid:
            if not font:
                y -= size * (_LINE + _GAP + 0.3) + spare
                _write(canvas, left, y + size * 0.3, key, _BOLD, size * 1.15)
                continue
            y -= size * _LINE
            _write(canvas, left, y + size * 0.3, key.strip(), _BOLD, size)
            _write(canvas, left + (column if key else 0), y + size * 0.3, does, _PLAIN, size)
    # Where it is folded.
    canvas.setStrokeGray(0.7)
    canvas.setDash(3, 6)
    canvas.line(_HALF, 0, _HALF, _HIGH)
    canvas.save()


def _show(canvas, pixels, left, top, dot):
    """Draw a picture of the screen in a frame, each pixel a square."""
    wide, high = len(pixels[0]) * dot, len(pixels) * dot
    canvas.setLineWidth(1)
    canvas.roundRect(left, top - high - 12, wide + 12, high + 12, 5)
    for dy, row in enumerate(pixels):
        for run in re.finditer(r"1+", "".join("1" if pixel else "0" for pixel in row)):
            x = left + 6 + run.start() * dot
            canvas.rect(x, top - 6 - (dy + 1) * dot, len(run[0]) * dot, dot, stroke=0, fill=1)


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the cards; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="make card", description="Makes a card to print, one sheet folded once."
    )
    parser.add_argument(
        "keys", type=int, nargs="?", default=6, choices=sorted(BOARDS), help="how many buttons"
    )
    parser.add_argument("-o", type=Path, default=ROOT / "build" / "cards", metavar="FOLDER")
    options = parser.parse_args(arguments)
    options.o.mkdir(parents=True, exist_ok=True)
    for language in languages():
        path = options.o / f"meldmate-{options.keys}-buttons-{language}.pdf"
        draw(options.keys, language, path)
        show(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())

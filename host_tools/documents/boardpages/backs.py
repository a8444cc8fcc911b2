"""The backs of the screens' modules, by which people find the page of theirs: a picture of each.

They are drawn to one scale by the sizes of the case's parts, with the pins that the boards' files
wire. Which pin lies where differs from maker to maker: what counts is how many there are, and what
they are called. Seen from the back, a row begins where it ends on the front.
"""

from html import escape
from typing import NamedTuple

from host_tools.base.boards import facts
from host_tools.boards.case.measures import DISPLAYS, PICO
from host_tools.documents.boardpages.wiring import wires

# Pixels a millimetre, the distance of two pins in millimetres, and what is left around a module.
_SCALE, _GRID, _EDGE = 4, 2.54, 4
_BOARD, _GOLD, _PART, _LIGHT = "#12355b", "#d4af37", "#222222", "#ffffff"


class Back(NamedTuple):
    """A module: the board that wires it, its screen in inches, what names it on the picture."""

    board: str
    inches: str
    words: str


# File name -> module. A module of 2.42 inches has the seven pins of another one, and is larger.
BACKS = {
    "back_4_pins.svg": Back("pico", "0.96", '0.96" / 1.3"'),
    "back_8_pins.svg": Back("pico_130", "1.3", '1.3" + K1 K2 K3 K4'),
    "back_7_pins.svg": Back("pico_242_spi", "1.3", '0.96" / 1.3", SPI'),
    "back_242.svg": Back("pico_242_spi", "2.42", '2.42"'),
    "back_display_pack.svg": Back("pico_display", "", "Pico Display Pack"),
}


def terminals(board: str) -> list[str]:
    """Return what is printed at the pins of a board's module, as the pins lie seen from the back.

    >>> terminals("pico"), terminals("pico_242_spi")
    (['SDA', 'SCL', 'GND', 'VCC'], ['CS', 'DC', 'RES', 'D1', 'D0', 'VCC', 'GND'])
    """
    found = [wire["terminal"] for wire in wires(board) if not wire["button"]]
    # "SCK (D0)": the word in brackets is the one on modules with a name of their own for it.
    found = [name.split("(")[1].rstrip(")") if "(" in name else name for name in found]
    order = ["VCC", "GND", "SCL", "SDA"]
    if "D0" in found:
        order = ["GND", "VCC", "D0", "D1", "RES", "DC", "CS"]
    # Buttons that the module has are called like its pins.
    keys = [key[0] for key in facts(board)["KEYS"] if key[0].startswith("K")]
    return keys[::-1] + [name for name in order[::-1] if name in found]


def picture(file: str) -> str:
    """Return the back of a module as SVG."""
    back = BACKS[file]
    wide, high = DISPLAYS[back.inches].pcb if back.inches else (53.0, 25.0)
    width, height = (round(_SCALE * (side + 2 * _EDGE)) for side in (wide, high))
    drawn = _pack(wide, high) if not back.inches else _module(back, wide, high)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height + 18}"'
        f' width="{width}" font-family="sans-serif" font-size="9">',
        f"<title>{escape(back.words)}</title>",
        f'<rect width="{width}" height="{height + 18}" fill="#fff"/>',
        _box(0, 0, wide, high, _BOARD, 6),
        *drawn,
        f'<text x="{width / 2:g}" y="{height + 10}" text-anchor="middle">{escape(back.words)}'
        "</text>",
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _at(millimetres: float) -> str:
    return f"{_SCALE * (millimetres + _EDGE):g}"


def _box(x, y, wide, high, fill, round_=0):  # noqa: PLR0913  a rectangle
    """Return a rectangle; millimetres from the module's upper left corner."""
    return (
        f'<rect x="{_at(x)}" y="{_at(y)}" width="{_SCALE * wide:g}" height="{_SCALE * high:g}"'
        f' rx="{round_}" fill="{fill}"/>'
    )


def _dot(x, y, size, fill):
    return f'<circle cx="{_at(x)}" cy="{_at(y)}" r="{size}" fill="{fill}"/>'


def _module(back, wide, high):
    """Draw a module: a hole in each corner, its row of pins, the tape of its glass, its parts."""
    names = terminals(back.board)
    for x in (2, wide - 2):
        for y in (2, high - 2):
            yield _dot(x, y, 4.5, _LIGHT)
    left = (wide - _GRID * (len(names) - 1)) / 2
    for at, name in enumerate(names):
        x = left + at * _GRID
        yield _dot(x, 1.6, 3.4, _GOLD)
        size = 7 if len(names) < 5 else 5.5
        yield (
            f'<text transform="translate({float(_at(x)) + 2:g} {_at(4)}) rotate(90)"'
            f' fill="{_LIGHT}" font-size="{size}">{escape(name)}</text>'
        )
    # The tape leads to the glass: around the lower edge, where no buttons are.
    low = 9 if len(names) == 8 else 0
    yield _box(wide / 2 - 6, high - 9 - low, 12, 9, "#c98f2b")
    for at in range(3):
        yield _box(wide / 2 - 7 + 5 * at, high / 2 - 3, 3, 2, _PART)
    for at, name in enumerate([name for name in names[::-1] if name.startswith("K")]):
        # The buttons are on the front: their legs come through.
        x = wide / 8 * (2 * at + 1)
        yield _dot(x - 1.2, high - 4, 2, _GOLD) + _dot(x + 1.2, high - 4, 2, _GOLD)
        yield (
            f'<text x="{_at(x)}" y="{_at(high - 6)}" fill="{_LIGHT}" font-size="7"'
            f' text-anchor="middle">{name}</text>'
        )


def _pack(wide, high):
    """Draw the pack: two rows of sockets, as far from each other as a Pico's pins."""
    for y in (high / 2 - 3.5 * _GRID, high / 2 + 3.5 * _GRID):
        left = (wide - 19 * _GRID) / 2
        yield _box(left - 1.3, y - 1.3, 19 * _GRID + 2.6, 2.6, _PART)
        for at in range(20):
            yield _dot(left + at * _GRID, y, 2, _GOLD)
    x, y = (wide - PICO["size"][0]) / 2, (high - PICO["size"][1]) / 2
    yield (
        f'<rect x="{_at(x)}" y="{_at(y)}" width="{_SCALE * PICO["size"][0]:g}"'
        f' height="{_SCALE * PICO["size"][1]:g}" fill="none" stroke="{_LIGHT}"'
        ' stroke-dasharray="4 3"/>'
    )
    yield (
        f'<text x="{_at(wide / 2)}" y="{_at(high / 2 + 0.7)}" fill="{_LIGHT}" text-anchor="middle">'
        "Pico</text>"
    )

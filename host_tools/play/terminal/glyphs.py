"""Pixels as terminal characters: full blocks, half blocks, quadrants, sextants, braille."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

# name: (pixels across, pixels down) in one character. Block takes two characters for a pixel, which
# makes it square. Sextants keep the screen's shape better than quadrants, but fewer fonts have them
# (Unicode 13), so they must be chosen explicitly.
STYLES = {
    "block": (0.5, 1),
    "half": (1, 2),
    "quadrant": (2, 2),
    "sextant": (2, 3),
    "braille": (2, 4),
}
_QUADRANTS = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
# A place is light if more than this share of it is lit.
_LIGHT = 0.5
_HALVES = " ▀▄█"
_BRAILLE = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))


def _sextant(dots):
    """Return the character of six dots.

    Unicode's block of sextants leaves out four that existed before.
    """
    known = {0: " ", 0b010101: "▌", 0b101010: "▐", 0b111111: "█"}
    return known.get(dots) or chr(0x1FB00 + dots - 1 - (dots > 0b010101) - (dots > 0b101010))


def size(style: str, width: int, height: int) -> tuple[int, int]:
    """Return the columns and rows of characters for `width` x `height` pixels."""
    across, down = STYLES[style]
    return int(-(-width // across)), -(-height // down)


def best(width: int, height: int, columns: int, rows: int) -> str | None:
    """Return the largest style that fits into `columns` x `rows` characters, or None.

    >>> best(128, 64, 130, 40), best(128, 64, 78, 36), best(128, 64, 78, 20), best(128, 64, 40, 20)
    ('half', 'quadrant', 'braille', None)
    """
    for style in ("block", "half", "quadrant", "braille"):
        wide, high = size(style, width, height)
        if wide <= columns and high <= rows:
            return style
    return None


def runs(pixels: "Pixels", style: str) -> list[list[tuple[str, bool]]]:
    """Return the lines of characters as runs: (characters, whether light and dark are swapped).

    Blocks touch each other. The dots of braille have gaps, over which light would look torn: where
    most of a place is lit, the dark pixels are the dots, and the ground is the light.

    >>> runs(((1, 0),) * 4, "braille"), runs(((1, 1),) * 4, "braille")
    ([[('⡇', False)]], [[('⠀', True)]])
    """
    if style != "braille":
        return [[(line, False)] for line in render(pixels, style)]
    lines = []
    for plain, turned, shares in zip(
        render(pixels, style),
        render([[not pixel for pixel in row] for row in pixels], style),
        _shares(pixels),
        strict=True,
    ):
        line: list[tuple[str, bool]] = []
        for at, share in enumerate(shares):
            # A letter may darken half of its character: what is beside it decides, too.
            around = shares[max(0, at - 2) : at + 3]
            swap = share == 1 or sum(around) > _LIGHT * len(around)
            char = (turned if swap else plain)[at]
            if line and line[-1][1] == swap:
                line[-1] = line[-1][0] + char, swap
            else:
                line.append((char, swap))
        lines.append(line)
    return lines


def _shares(pixels):
    """Return the share of lit pixels of each braille character, line by line."""
    across, down = STYLES["braille"]
    shares = []
    for y in range(0, len(pixels), down):
        band = pixels[y : y + down]
        line = []
        for x in range(0, len(pixels[0]), across):
            spots = [pixel for row in band for pixel in row[x : x + across]]
            line.append(sum(spots) / len(spots))
        shares.append(line)
    return shares


def render(pixels: "Pixels", style: str) -> list[str]:
    """Return the lines of characters that show `pixels`, rows of 0 and 1.

    >>> render(((1, 0), (1, 1)), "half"), render(((1, 0), (1, 1)), "quadrant")
    (['█▄'], ['▙'])
    """
    height, width = len(pixels), len(pixels[0])

    def dot(x, y):
        return pixels[y][x] if x < width and y < height else 0

    if style == "block":
        return ["".join("██" if pixel else "  " for pixel in row) for row in pixels]
    if style == "half":
        return [
            "".join(_HALVES[dot(x, y) + 2 * dot(x, y + 1)] for x in range(width))
            for y in range(0, height, 2)
        ]
    if style == "quadrant":
        return [
            "".join(
                _QUADRANTS[
                    dot(x, y) + 2 * dot(x + 1, y) + 4 * dot(x, y + 1) + 8 * dot(x + 1, y + 1)
                ]
                for x in range(0, width, 2)
            )
            for y in range(0, height, 2)
        ]
    if style == "sextant":
        return [
            "".join(
                _sextant(sum(dot(x + i % 2, y + i // 2) << i for i in range(6)))
                for x in range(0, width, 2)
            )
            for y in range(0, height, 3)
        ]
    lines = []
    for y in range(0, height, 4):
        line = ""
        for x in range(0, width, 2):
            code = 0x2800
            for j in range(4):
                for i in range(2):
                    if dot(x + i, y + j):
                        code += _BRAILLE[j][i]
            line += chr(code)
        lines.append(line)
    return lines

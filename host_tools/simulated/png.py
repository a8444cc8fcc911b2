"""Writes PNG files of the small screen with the standard library alone."""

import struct
import zlib
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_tools.simulated.emulator.chip import Pixels

_GROUND = (8, 9, 12)
_DARK = (14, 20, 27)
_LIT = (148, 212, 255)


def _chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def encode(rows: "Pixels", palette: Sequence[tuple[int, int, int]]) -> bytes:
    """Return the PNG file of `rows` of palette indexes (0-255).

    `palette` is a list of (r, g, b).
    """
    height, width = len(rows), len(rows[0])
    raw = b"".join(b"\0" + bytes(row) for row in rows)
    return (
        b"\x89PNG\r\n\x1a\n"
        + _chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0))
        + _chunk(b"PLTE", b"".join(bytes(colour) for colour in palette))
        + _chunk(b"IDAT", zlib.compress(raw, 9))
        + _chunk(b"IEND", b"")
    )


def plain(pixels: "Pixels") -> bytes:
    """Return the PNG file of `pixels`, rows of 0 and 1, in white on black."""
    return encode(pixels, [(0, 0, 0), (255, 255, 255)])


def glass(rows: "Pixels", scale: int = 1) -> bytes:
    """Return the PNG file of colours, 5 bits of red, 6 of green, 5 of blue; each dot a square."""
    colours = sorted({word for row in rows for word in row})
    palette = [
        ((word >> 11) * 255 // 31, (word >> 5 & 63) * 255 // 63, (word & 31) * 255 // 31)
        for word in colours
    ]
    index = {word: at for at, word in enumerate(colours)}
    scaled = [
        [index[word] for word in row for _ in range(scale)] for row in rows for _ in range(scale)
    ]
    return encode(scaled, palette)


def spill(scale: int) -> tuple[int, float]:
    """Return (dots between two pixels, their light) at `scale` dots a pixel.

    On the glass an eighth of the pitch is between two pixels, and two thirds of their light shine
    over it. Where an eighth is less than a dot, a dot has a part of both; below three dots a pixel
    there is no room for it.

    >>> spill(2), spill(8), spill(16)
    ((0, 1.0), (1, 0.67), (2, 0.67))
    """
    if scale < 3:
        return 0, 1.0
    gap = max(1, scale // 8)
    share = min(1, scale / 8)
    return gap, round(1 - share / 3, 2)


def oled(pixels: "Pixels", scale: int = 5) -> bytes:
    """Return the PNG file of `pixels` as an OLED looks, each `scale` dots wide."""
    margin, width = 2 * scale, len(pixels[0]) * scale
    blank = [0] * (width + 2 * margin)
    rows = [blank] * margin
    gap, light = spill(scale)
    red, green, blue = (
        round(dark + light * (lit - dark)) for dark, lit in zip(_DARK, _LIT, strict=True)
    )
    between = (red, green, blue)
    for line in pixels:
        row, below = [0] * margin, [0] * margin
        for pixel in line:
            row += [2 if pixel else 1] * (scale - gap) + [3 if pixel else 1] * gap
            below += [3 if pixel else 1] * scale
        rows += [row + [0] * margin] * (scale - gap) + [below + [0] * margin] * gap
    rows += [blank] * margin
    return encode(rows, [_GROUND, _DARK, _LIT, between])

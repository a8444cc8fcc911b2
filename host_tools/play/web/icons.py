"""The page's icons, drawn here: a box with a lit screen and buttons."""

import io

from PIL import Image, ImageDraw

_GROUND, _CASE, _GLASS = (30, 96, 72), (35, 41, 46), (6, 10, 14)
_LIT, _KEY = (150, 214, 255), (201, 208, 214)
# The spade on the screen, as pixels.
_SPADE = ("...#...", "..###..", ".#####.", "#######", "###.###", "...#...", "..###..")
_SMOOTH = 4


def _picture(size, ground, inset):
    """Return the icon as a picture `size` pixels wide; `inset` is the margin in 1/64."""
    whole = size * _SMOOTH
    unit = whole / 64
    image = Image.new("RGBA", (whole, whole), (0, 0, 0, 0))
    draw = ImageDraw.Draw(image)

    def block(x, y, w, h, colour, round_by=0.0):
        draw.rounded_rectangle(
            (x * unit, y * unit, (x + w) * unit - 1, (y + h) * unit - 1), round_by * unit, colour
        )

    block(0, 0, 64, 64, _GROUND, 0 if ground else 14)
    scale = (64 - 2 * inset) / 48

    def at(x, y, w, h, colour, round_by=0.0):
        block(inset + x * scale, inset + y * scale, w * scale, h * scale, colour, round_by * scale)

    at(0, 2, 48, 44, _CASE, 7)
    at(6, 8, 36, 20, _GLASS, 2)
    for row, line in enumerate(_SPADE):
        for column, dot in enumerate(line):
            if dot == "#":
                at(16.5 + column * 2.2, 10.3 + row * 2.2, 1.9, 1.9, _LIT)
    for x, y in ((10, 33), (10, 39), (7, 36), (13, 36)):
        at(x, y, 3, 3, _KEY, 0.6)
    at(29, 34, 6, 6, _KEY, 3)
    at(37, 34, 6, 6, _LIT, 3)
    return image.resize((size, size), Image.Resampling.LANCZOS)


def _png(image):
    out = io.BytesIO()
    image.save(out, "PNG", optimize=True)
    return out.getvalue()


def icons() -> dict[str, bytes]:
    """Return {file name: bytes} of the icons that the page and its manifest name."""
    return {
        "icons/icon-32.png": _png(_picture(32, False, 8)),
        # Beside the name, on the pages themselves.
        "icons/icon-72.png": _png(_picture(72, False, 8)),
        "icons/icon-192.png": _png(_picture(192, False, 8)),
        "icons/icon-512.png": _png(_picture(512, False, 8)),
        # Some systems cut it to a circle: the drawing stays in the middle.
        "icons/icon-maskable.png": _png(_picture(512, True, 14)),
        "icons/icon-apple.png": _png(_picture(180, True, 8)),
    }

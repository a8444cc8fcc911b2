"""The picture of an evening as PNG, drawn with a font of this computer."""

import io
from typing import TYPE_CHECKING, Any

from host_tools.evening.export.card import HEIGHT, PAPER, WIDTH, drawn
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.report import Report

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# Fonts with many letters, as they are called on Linux, Windows and macOS; (regular, bold). A text
# takes the first that has all its letters; those of East Asia come last.
_FONTS = (
    ("DejaVuSans.ttf", "DejaVuSans-Bold.ttf"),
    ("NotoSans-Regular.ttf", "NotoSans-Bold.ttf"),
    ("LiberationSans-Regular.ttf", "LiberationSans-Bold.ttf"),
    ("segoeui.ttf", "segoeuib.ttf"),
    ("arial.ttf", "arialbd.ttf"),
    ("Arial.ttf", "Arial Bold.ttf"),
    ("Arial Unicode.ttf", "Arial Unicode.ttf"),
    ("NotoSansCJK-Regular.ttc", "NotoSansCJK-Bold.ttc"),
    ("DroidSansFallbackFull.ttf", "DroidSansFallbackFull.ttf"),
    ("wqy-microhei.ttc", "wqy-microhei.ttc"),
    ("YuGothR.ttc", "YuGothB.ttc"),
    ("msyh.ttc", "msyhbd.ttc"),
)
# What stands for signs that Pillow's own font lacks, and the last of its letters.
_INSTEAD = (("★", "*"), ("−", "-"), ("…", "..."))
_LATIN = 0xFF
# No font has a letter for it.
_NO_LETTER = "\uffff"


def card_png(games: "list[SavedGame]", stake: "Stake | None" = None) -> bytes:
    """Return the PNG of the last evening; raises ExportError if no font has the letters."""
    from PIL import Image, ImageDraw

    strokes, _ = drawn(Report(games, stake))
    # Drawn twice as large: lines become smooth when it is made smaller.
    image = Image.new("RGB", (2 * WIDTH, 2 * HEIGHT), PAPER)
    pen = ImageDraw.Draw(image)
    fonts = _Fonts()
    for stroke in strokes:
        _draw(pen, fonts, stroke)
    out = io.BytesIO()
    image.resize((WIDTH, HEIGHT), Image.Resampling.LANCZOS).save(out, "PNG", optimize=True)
    return out.getvalue()


class _Fonts:
    """The fonts of this computer, by size and boldness."""

    def __init__(self):
        # What is there, each (regular, bold); the first has what is not in any other.
        self._names = [names for names in _FONTS if _loaded(names[0], 2)]
        self._found: dict[tuple, Any] = {}

    def of(self, words, size, bold):
        """Return (font, words in letters that it has); raises ExportError if none has them."""
        for names in self._names:
            font = self._loaded(names[bold], size)
            if font and _has(font, words):
                return font, words
        from PIL import ImageFont

        for sign, instead in _INSTEAD:
            words = words.replace(sign, instead)
        if any(ord(letter) > _LATIN for letter in words):
            raise ExportError("no_font")
        return ImageFont.load_default(2 * size), words

    def _loaded(self, name, size):
        if (name, size) not in self._found:
            self._found[name, size] = _loaded(name, size)
        return self._found[name, size]


def _loaded(name, size):
    """Return a font of this computer, or None."""
    from PIL import ImageFont

    try:
        return ImageFont.truetype(name, 2 * size)
    except OSError:
        return None


def _has(font, words):
    """Return whether a font has all letters of words: what it lacks looks like a non-character."""
    lacking = bytes(font.getmask(_NO_LETTER))
    return all(
        bytes(font.getmask(letter)) != lacking for letter in set(words) if not letter.isspace()
    )


def _draw(pen, fonts, stroke):
    kind = stroke[0]
    if kind == "line":
        _, points, colour, width, dotted = stroke
        points = [(2 * x, 2 * y) for x, y in points]
        if dotted:
            (x, y), (end, _) = points
            while x < end:
                pen.ellipse((x, y - 4, x + 8, y + 4), fill=colour)
                x += 24
            return
        pen.line(points, fill=colour, width=2 * width, joint="curve")
        for x, y in (points[0], points[-1]):
            pen.ellipse((x - width, y - width, x + width, y + width), fill=colour)
    elif kind == "dot":
        _, x, y, radius, colour, fill = stroke
        box = (2 * (x - radius), 2 * (y - radius), 2 * (x + radius), 2 * (y + radius))
        pen.ellipse(box, fill=fill, outline=colour, width=8)
    else:
        _, x, y, words, colour, size, bold, anchor = stroke
        side = {"e": "rs", "m": "ms"}.get(anchor, "ls")
        font, words = fonts.of(words, size, bold)
        pen.text((2 * x, 2 * y), words, font=font, fill=colour, anchor=side)

"""The picture that moves: a round and a dispute, on a phone and on the box beside it.

`make web ARGS=pictures` writes it for each language, from the frames of `moving.mjs`.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools import words
from host_tools.base.boards import ROOT
from host_tools.base.command import show

if TYPE_CHECKING:
    from PIL.Image import Image

PICTURES = ROOT / "docs" / "pictures"
FRAMES = ROOT / "build" / "moving"
LANGUAGES = tuple(words.languages())
# The first evening on a phone: which frames show a part of it, side by side.
STRIPS = {
    "start": ("0-start", "1-start", "2-start"),
    "round": ("1-phone", "3-phone", "4-phone"),
    "dispute": ("8-phone", "9-phone"),
}
# How wide one of them is, in pixels.
_STEP = 260
# How wide the phone and the box are, what is between and around them, and the width of the phone's
# frame, in pixels.
_PHONE, _BOX, _GAP, _EDGE = 340, 540, 20, 7
_ROUND = 24
# The ground is white: documents are read on light and dark ones.
_GROUND, _FRAME = (255, 255, 255), (38, 44, 50)
_COLOURS = 64
# How long a frame is seen, and the last one, in milliseconds.
_EACH, _LAST = 1300, 4500


def _scaled(path, width):
    from PIL import Image

    with Image.open(path) as picture:
        full = picture.convert("RGB")
    return full.resize((width, round(full.height * width / full.width)), Image.Resampling.LANCZOS)


def frame(phone: Path, box: Path) -> "Image":
    """Return the two pictures side by side."""
    from PIL import Image, ImageDraw

    left, right = _scaled(phone, _PHONE), _scaled(box, _BOX)
    tall = left.height + 2 * _EDGE
    whole = Image.new("RGB", (_PHONE + 2 * _EDGE + _GAP + _BOX, tall), _GROUND)
    place = (0, 0, _PHONE + 2 * _EDGE - 1, tall - 1)
    ImageDraw.Draw(whole).rounded_rectangle(place, _ROUND, _FRAME)
    mask = Image.new("L", left.size, 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, left.width - 1, left.height - 1), _ROUND - _EDGE, 255
    )
    whole.paste(left, (_EDGE, _EDGE), mask)
    whole.paste(right, (_PHONE + 2 * _EDGE + _GAP, (tall - right.height) // 2))
    return whole


def write(language: str) -> Path:
    """Write the picture of a language from its frames; return its path."""
    from PIL import Image

    folder = FRAMES / language
    count = len(list(folder.glob("*-phone.png")))
    frames = [frame(folder / f"{n}-phone.png", folder / f"{n}-box.png") for n in range(count)]
    # One palette for all: what does not change has the same colours in each.
    every = Image.new("RGB", (frames[0].width, frames[0].height * count))
    for number, one in enumerate(frames):
        every.paste(one, (0, frames[0].height * number))
    # The octree keeps the few pixels of a player's colour.
    palette = every.quantize(_COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    path = PICTURES / f"evening.{language}.gif"
    waits = [_EACH] * (count - 1) + [_LAST]
    few[0].save(path, save_all=True, append_images=few[1:], duration=waits, loop=0, optimize=True)
    return path


def strip(language: str, names: Sequence[str]) -> "Image":
    """Return frames of the phone, `names`, side by side."""
    from PIL import Image

    frames = [_scaled(FRAMES / language / f"{name}.png", _STEP) for name in names]
    width = len(frames) * (_STEP + _GAP) - _GAP
    whole = Image.new("RGB", (width, frames[0].height), _GROUND)
    for number, one in enumerate(frames):
        whole.paste(one, (number * (_STEP + _GAP), 0))
    return whole


def write_all() -> None:
    """Write the pictures of each language, and save those of the table in fewer colours."""
    for language in LANGUAGES:
        path = write(language)
        show(f"{path.name}: {path.stat().st_size // 1024} KB")
        for name, frames in STRIPS.items():
            path = PICTURES / f"phone-{name}.{language}.png"
            strip(language, frames).save(path)
            in_few_colours(path)
        in_few_colours(PICTURES / f"table.{language}.png")


def in_few_colours(path: Path) -> None:
    """Save a picture of the page's own type again, at a third of its size."""
    from PIL import Image

    with Image.open(path) as picture:
        few = picture.convert("RGB").quantize(_COLOURS, dither=Image.Dither.NONE)
    few.save(path, optimize=True)

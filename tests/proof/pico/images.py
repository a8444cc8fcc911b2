"""The built images: build/images/meldmate-<board>-<version>.uf2.

Those with another language than the usual one have its code, `meldmate-pico-de-<version>.uf2`, and
are found with MELDMATE_IMAGE_LANGUAGE=de.
"""

import os
import re
from pathlib import Path

from tests.proof.pico import uf2

FOLDER = Path(
    os.environ.get("MELDMATE_IMAGES") or Path(__file__).resolve().parents[3] / "build" / "images"
)

LANGUAGE = os.environ.get("MELDMATE_IMAGE_LANGUAGE", "")
_NAME = re.compile(r"meldmate-(\w+)-(?:([a-z]{2,3})-)?\d.*\.uf2")


class NoImage(Exception):
    """There is no image to run; the text says how to get one."""


def found() -> dict[str, Path]:
    """Return {board: path} of the newest image of each board with an RP2040."""
    images = {}
    for path in sorted(FOLDER.glob("meldmate-*-*.uf2"), key=lambda path: path.stat().st_mtime):
        named = _NAME.fullmatch(path.name)
        if named and (named[2] or "") == LANGUAGE and uf2.family(path) == uf2.RP2040:
            images[named[1]] = path
    return images


def of(board: str) -> Path:
    """Return the path of a board's image; raise NoImage."""
    path = found().get(board)
    if path is None:
        raise NoImage(
            f"There is no image of the board {board} in {FOLDER}. To build it: make image"
            f" BOARD={board}"
        )
    return path


def elf(path: Path) -> Path:
    """Return the file with an image's symbols, which is beside it; raise NoImage."""
    found = Path(path).with_suffix(".elf")
    if not found.exists():
        raise NoImage(
            f"There is no {found.name} beside the image: its functions have no names. To build"
            " both: make image BOARD=..."
        )
    return found

"""What the page installs: an image on an RP2040 or RP2350, a file system on an ESP32.

On an ESP32, MicroPython's own build comes first, which people download themselves; the file system
with the program is made here (host_tools/boards/flash_esp32/image.py), and fitted to the board by
the page.
"""

import gzip
import tempfile
from collections.abc import Mapping
from pathlib import Path

from host_tools.base import identity
from host_tools.base.boards import facts
from host_tools.boards.compile import WHOLE, compile_board, compile_modules, languages_for
from host_tools.boards.flash_esp32 import image
from host_tools.boards.flash_esp32.targets import TARGETS as CHIPS
from host_tools.boards.image.targets import MIN_VERSION, RP2040, RP2350
from host_tools.boards.image.targets import TARGETS as IMAGES
from host_tools.boards.notes import NOTES

# A chip's name as INFO_UF2.TXT and as esptool-js have it.
_UF2 = {RP2040: "RPI-RP2", RP2350: "RP2350"}
_ESP = {"esp32": "ESP32", "esp32s3": "ESP32-S3"}


def systems() -> dict[str, bytes]:
    """Return {path on the page: bytes} of the file systems: for each board, in each size.

    They have what `host_tools.boards.compile.make` makes. The small one has one language, for a
    partition of fewer than WHOLE blocks. Raises CompileError.
    """
    found = {}
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
        own = {board: compile_board(board, Path(folder, board)) for board in CHIPS}
        for small in (False, True):
            languages = languages_for(0 if small else WHOLE)
            program = compile_modules(Path(folder, *languages), languages)
            for board, files in own.items():
                # Many hosts compress only the types that they know.
                packed = gzip.compress(image.pack(program | files), 9, mtime=0)
                found[_system(board, small)] = packed
    return found


def _system(board, small):
    return f"images/{board}{'-small' if small else ''}.vfs"


def listed(images: Mapping[str, tuple[str, int]]) -> dict:
    """Return what the page has to know; `images` is {target: (file name, bytes)}, as built."""
    return {
        "version": identity.version(),
        "boards": [*(_uf2(one, images) for one in IMAGES.values()), *map(_esp, CHIPS)],
        "micropython": list(MIN_VERSION),
        "whole": WHOLE,
        "spare": image.SPARE,
        "slack": image.SLACK,
    }


def _uf2(target, images):
    """Return the entry of an image, whether it is there or not."""
    whats = {name: what for notes in NOTES.values() for name, what in notes["images"].items()}
    several = sum(one.board == target.board for one in IMAGES.values()) > 1
    name, size = images.get(target.name, ("", 0))
    return {
        "name": target.name,
        "board": target.board,
        # The part in brackets is for the board's own page.
        "what": whats[target.name].split(" (")[0] if several else "",
        "chip": _UF2[target.family],
        "file": name and f"images/{name}",
        "size": size,
    }


def _esp(board):
    chip = CHIPS[board]
    return {
        "name": board,
        "board": board,
        "what": "",
        "machines": list(facts(board)["MACHINES"]),
        "chip": _ESP[chip.name],
        "number": chip.number,
        "first": chip.first,
        "builds": [[what, *build] for what, build in NOTES[board]["firmware"].items()],
        "systems": [_system(board, False), _system(board, True)],
    }

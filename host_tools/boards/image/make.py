"""Builds an image with CMake."""

import shutil
import sys
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from host_tools.base import identity
from host_tools.base.boards import FOLDER, ROOT
from host_tools.base.languages import USUAL, beside_english
from host_tools.boards.image import uf2
from host_tools.boards.image.commands import run
from host_tools.boards.image.errors import ImageError
from host_tools.boards.image.staging import stage
from host_tools.boards.image.targets import FLASH, PROGRAM

if TYPE_CHECKING:
    from host_tools.boards.image.targets import Target
    from host_tools.boards.image.tools import Tools

WORK = ROOT / "build" / "image"
IMAGES = ROOT / "build" / "images"
_HERE = ROOT / "host_tools" / "boards" / "image"
_SETTINGS = ("left_out.h", "micropython.h", "micropython.cmake", "stack.ld")
# How many milliseconds, nearly, the crystal has to start. The SDK gives it six; some need more (the
# makers of the Feather and of the Thumby give 64), and an image runs on boards of many makers.
CRYSTAL_DELAY = 64
_MANIFEST = """\
include({board!r})
module("build_info.py", base_path={own!r})
"""

# `path` of the UF2 file; `size` is the flash that it takes, `limit` the most it may take, in bytes.
Image = namedtuple("Image", ("path", "size", "limit"))


def make(
    target: "Target",
    source: Any,
    tools: "Tools",
    heard: Callable[[str], object] | None = None,
    language: str = "",
) -> Image:
    """Build the image for the Target from the Source of MicroPython with Tools; return an Image.

    It speaks English and `language`, by default the usual one.

    It is in build/images, with the program's symbols (.elf) and map (.map). Boards that MicroPython
    treats alike share what is compiled. `heard` is called with each line of the compilation. Raises
    ImageError.
    """
    folder = WORK / ("%s-%d.%d.%d" % (target.micropython, *source.version))
    folder.mkdir(parents=True, exist_ok=True)
    manifest = _write_manifest(target, folder)
    program = stage(folder / "meldmate" / "program", beside_english(language))
    compile_port(folder, target.micropython, manifest, source, tools, program, heard)
    return _finish(target, folder, language)


def file_name(board: str, language: str = "") -> str:
    """Return what the files of an image are called, but for their endings.

    That of another than the usual language has its code: `meldmate-pico-de-1.0`.
    """
    parts = ["meldmate", board, language, identity.version()]
    return "-".join(part for part in parts if part not in ("", USUAL))


def compile_port(
    folder: Path,
    board: str,
    manifest: Path,
    source: Any,
    tools: "Tools",
    program: Path | None = None,
    heard: Callable[[str], object] | None = None,
) -> None:
    """Compile MicroPython's port with what the `manifest` freezes in, into `folder`.

    `board` is MicroPython's name of it, `program` the folder with the staged modules. Without a
    program, it is as MicroPython's makers build it, but for what the source lacks here. Raises
    ImageError.
    """
    log = folder.with_name(folder.name + ".log")
    log.unlink(missing_ok=True)
    environment = {**tools.environment(), **stamps(source)}
    if program:
        environment["MELDMATE_PROGRAM"] = str(program)
    compiler = tools.mpy_cross(source)
    if compiler:
        environment["MICROPY_MPYCROSS"] = str(compiler)
    port = source.folder / "ports" / "rp2"
    options = [*_options(board, manifest, tools, program is not None), "-S", port]
    _forget_what_changed(folder, options)
    run(
        [tools.path("cmake"), *options, "-B", folder],
        more=environment,
        log=log,
    )
    # Compiled files are compared with sources by date alone, which says nothing of another
    # checkout.
    shutil.rmtree(folder / "frozen_mpy", ignore_errors=True)
    run(
        [tools.path("ninja"), "-C", folder],
        more=environment,
        log=log,
        doing="compiling MicroPython",
        heard=heard,
    )


def _options(board, manifest, tools, own):
    definitions = [f'MP_CONFIGFILE="{_HERE / "micropython.h"}"']
    if own:
        definitions.append(f"MELDMATE_PROGRAM_BYTES={PROGRAM}")
        definitions.append(f"PICO_XOSC_STARTUP_DELAY_MULTIPLIER={CRYSTAL_DELAY}")
    given = {
        "MICROPY_BOARD": board,
        "MICROPY_DEF_BOARD": ";".join(definitions),
        "MELDMATE_OWN": int(own),
        "MICROPY_FROZEN_MANIFEST": manifest,
        "CMAKE_BUILD_TYPE": "MinSizeRel",
        "MICROPY_LIB_DIR": no_library(),
        "CMAKE_PROJECT_INCLUDE": _HERE / "micropython.cmake",
        "CMAKE_MAKE_PROGRAM": tools.path("ninja"),
        "PICO_NO_PICOTOOL": 1,
        "Python3_EXECUTABLE": sys.executable,
    }
    return ["-G", "Ninja", *(f"-D{name}={value}" for name, value in given.items())]


def no_library() -> Path:
    """Return a folder in place of MicroPython's library, of which nothing is frozen in."""
    library = WORK / "no-library"
    library.mkdir(parents=True, exist_ok=True)
    # MicroPython's builders check for this file to find the library.
    (library / "README.md").touch()
    return library


def stamps(source: Any) -> dict[str, str]:
    """Return what MicroPython reports: its own version and date, not this repository's.

    Where a pin has two names, its builder writes them in the order of a set, which is the same only
    for one seed of Python's hashes.
    """
    version = "v%d.%d.%d" % source.version
    date = int((source.folder / "py" / "mpconfig.h").stat().st_mtime)
    return {
        "MICROPY_GIT_TAG": version,
        "MICROPY_GIT_HASH": "meldmate",
        "SOURCE_DATE_EPOCH": str(date),
        "PYTHONHASHSEED": "0",
    }


def _forget_what_changed(folder, options):
    """Start again if the options, or the settings here, are others than at the last build.

    Otherwise MicroPython's tables of modules and names would stay as they were. The contents are
    compared: dates say nothing of a checkout, or of an older commit.
    """
    settings = [(_HERE / name).read_text(encoding="utf-8") for name in _SETTINGS]
    wanted = "\n".join([*map(str, options), *settings])
    stamp = folder / "meldmate.options"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return
    (folder / "CMakeCache.txt").unlink(missing_ok=True)
    for name in ("CMakeFiles", "genhdr"):
        shutil.rmtree(folder / name, ignore_errors=True)
    stamp.write_text(wanted, encoding="utf-8")


def _write_manifest(target, folder):
    own = folder / "meldmate"
    own.mkdir(exist_ok=True)
    (own / "build_info.py").write_text(identity.module(target.name), encoding="utf-8")
    manifest = own / "manifest.py"
    board = FOLDER / target.board / "manifest.py"
    manifest.write_text(_MANIFEST.format(board=str(board), own=str(own)), encoding="utf-8")
    return manifest


def check_size(size: int, limit: Any = PROGRAM) -> None:
    """Raise ImageError if an image of `size` bytes reaches the file system at `limit`."""
    if size > limit:
        raise ImageError(
            f"The image takes {size:,} bytes and the saved games begin at {limit:,}: it is"
            f" {size - limit:,} bytes too big. It was not written."
        )


def _finish(target, folder, language=""):
    """Write the UF2 file of the build in `folder`; return the Image."""
    data = (folder / "firmware.bin").read_bytes()
    name = file_name(target.name, language)
    path = IMAGES / f"{name}.uf2"
    IMAGES.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    check_size(len(data))
    file = uf2.make(data, FLASH, target.family)
    start, inside = uf2.read(file, target.family)
    if start != FLASH or inside[: len(data)] != data:
        raise ImageError("The UF2 file does not contain the program that was compiled.")
    path.write_bytes(file)
    shutil.copyfile(folder / "firmware.elf", IMAGES / f"{name}.elf")
    shutil.copyfile(folder / "firmware.elf.map", IMAGES / f"{name}.map")
    return Image(path, len(data), PROGRAM)

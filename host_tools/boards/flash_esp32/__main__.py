"""Writes to an ESP32: `python -m host_tools.boards.flash_esp32 BOARD`; see `make flash`."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from host_tools.base.boards import boards
from host_tools.base.command import show
from host_tools.boards.compile import CompileError, languages_for
from host_tools.boards.compile import make as compile_program
from host_tools.boards.flash_esp32 import firmware, image, partitions
from host_tools.boards.flash_esp32.errors import EspError
from host_tools.boards.flash_esp32.targets import TARGETS
from host_tools.boards.flash_esp32.tool import Esptool
from host_tools.simulated.nor_flash import BLOCK

if TYPE_CHECKING:
    from host_tools.boards.compile import Build

_NAME = b"littlefs"


def has_files(tool: "Esptool", flash: int) -> bool:
    """Return whether the board's flash of so many bytes has a file system, where its table says.

    A table that is none, as on a new board, has none.
    """
    try:
        found = partitions.parse(tool.read(partitions.PLACE, partitions.SIZE))
        place = partitions.files_of(found, flash).offset
    except EspError:
        return False
    start = tool.read(place, 2 * BLOCK)
    return any(start[at + 8 :].startswith(_NAME) for at in (0, BLOCK))


def flash(
    board: str,
    path: Path,
    tool: "Esptool",
    replace: bool = False,
    build: "Build | None" = None,
    say: Callable[[str], object] = show,
) -> None:
    """Write the firmware in `path` and the program for `board` with `tool`.

    Everything is checked before anything is written. With `replace`, a file system that is there is
    replaced. `build` (None: a new one) is a Build. Raises EspError.
    """
    found = firmware.read(path, board, TARGETS[board])
    said = ".".join(map(str, found.version))
    say(f"{path.name}: MicroPython {said}, {found.machine}.")
    there = tool.flash_size()
    place = firmware.files_in(path, found, there)
    if build is None:
        try:
            languages = languages_for(place.size // BLOCK)
            build = compile_program(board, only=languages)
        except CompileError as error:
            raise EspError(str(error)) from error
    files = image.make(build.files, place.size)
    if not replace and has_files(tool, there):
        raise EspError(
            "The board has files already, saved games perhaps: this would replace them. Nothing was"
            " written. Save them first with make backup; then run this again with ARGS=--replace,"
            " and make restore FROM=backups/... A newer program alone comes by make deploy, which"
            " leaves them alone."
        )
    target = build.folder / "vfs.bin"
    target.write_bytes(files)
    sizes = f"{len(found.data) >> 10} and {len(files) >> 10} KiB"
    say(f"Writing MicroPython and the program, {sizes} ...")
    tool.write([(found.first, path), (place.offset, target)])
    say(
        "Written and compared. Press RESET if the screen stays dark. make check-board tests the"
        " board."
    )


def _parse(arguments):
    parser = argparse.ArgumentParser(
        prog="make flash", description="Write MicroPython and the program to an ESP32."
    )
    parser.add_argument("board", nargs="?", help=", ".join(TARGETS))
    parser.add_argument("--firmware", metavar="FILE", help="the .bin file of micropython.org")
    parser.add_argument("--port", default="", help="its serial port, if there are several")
    parser.add_argument(
        "--replace", action="store_true", help="replace files that are on the board"
    )
    return parser.parse_args(arguments)


def _usage(asked: Any) -> str | None:
    """Return what is wrong with the command, None if nothing is."""
    others = ", ".join(TARGETS)
    if not asked.board:
        return f"Which board? make flash BOARD=esp32s3 FIRMWARE=<file>.bin (boards: {others})"
    if asked.board in TARGETS:
        if asked.firmware:
            return None
        return (
            f"Which firmware? Download the one that docs/boards/{asked.board}.md names, then: make"
            f" flash BOARD={asked.board} FIRMWARE=<file>.bin"
        )
    if asked.board in boards():
        return (
            f"make flash is for an ESP32 with PSRAM ({others}). How {asked.board} gets the program"
            f" is in docs/boards/{asked.board}.md."
        )
    return f"There is no board {asked.board}. Boards for make flash: {others}"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; return its exit status."""
    asked = _parse(arguments)
    wrong = _usage(asked)
    if wrong:
        show(wrong, error=True)
        return 2
    try:
        tool = Esptool(TARGETS[asked.board], asked.port)
        flash(asked.board, Path(asked.firmware), tool, asked.replace)
    except (EspError, CompileError) as error:
        show(error, error=True)
        return 1
    except KeyboardInterrupt:
        show("Stopped. The board may be incomplete: run it again.", error=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

"""A firmware as micropython.org has it: what it is for, and where its files are."""

import re
import struct
from collections import namedtuple
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.base.boards import fits, kinds
from host_tools.boards.flash_esp32 import partitions
from host_tools.boards.flash_esp32.errors import EspError
from host_tools.boards.image.targets import MIN_VERSION

if TYPE_CHECKING:
    from host_tools.boards.flash_esp32.partitions import Partition
    from host_tools.boards.flash_esp32.targets import Chip

# The first byte of a program for these chips, and of what follows it at byte 12: the chip's number.
_MAGIC = 0xE9
_BANNER = re.compile(rb"v(\d+)\.(\d+)(?:\.(\d+))?[-.\w]* on \d{4}-\d\d-\d\d")
_MACHINE = re.compile(rb"([A-Za-z0-9][ -~]{2,60} with ESP32[A-Z0-9]*)\0")

# `data` are the file's bytes, `first` is where they go, `machine` is what MicroPython calls the
# board, `version` MicroPython's as three numbers, `table` its Partitions.
Firmware = namedtuple("Firmware", ("data", "first", "machine", "version", "table"))


def read(path: Path, board: str, chip: "Chip") -> Firmware:
    """Return the Firmware in the file `path` for `board`; raise EspError if it is not for it."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise EspError(
            f"{path} cannot be read ({error.strerror}). Name the firmware that you have downloaded"
            f" from micropython.org/download: make flash BOARD={board} FIRMWARE=<file>.bin"
        ) from error
    table = partitions.PLACE - chip.first
    if len(data) < table + partitions.SIZE or data[0] != _MAGIC:
        raise EspError(
            f"{path.name} is not a firmware for a first installation of an ESP32: take the .bin"
            " file from micropython.org/download, not .app-bin, .uf2 or .elf."
        )
    (number,) = struct.unpack_from("<H", data, 12)
    if number != chip.number:
        raise EspError(
            f"{path.name} is for another chip (number {number}; {chip.name} is {chip.number})."
            f" Take the firmware for {board} that docs/boards/{board}.md names."
        )
    found = partitions.parse(data[table : table + partitions.SIZE])
    version = _version(path, data)
    return Firmware(data, chip.first, _machine(path, data, board), version, found)


def files_in(path: Path, found: "Firmware", flash: int) -> "Partition":
    """Return the Partition of the files that `found`, read from `path`, has on so much flash.

    `flash` is in bytes. Raises EspError if it is too small, or the firmware reaches into it.
    """
    needed = max(one.offset + one.size for one in found.table)
    if needed > flash:
        raise EspError(
            f"This firmware is for {needed >> 20} MB of flash; the board has {flash >> 20} MB."
            " Nothing was written. Take the one for its size."
        )
    files = partitions.files_of(found.table, flash)
    end = found.first + len(found.data)
    if end > files.offset:
        raise EspError(
            f"{path.name} reaches into the partition of the files ({end:#x}, which begins at"
            f" {files.offset:#x}): it has files of its own, or is damaged. Take the one from"
            " micropython.org/download."
        )
    return files


def _version(path, data):
    found = _BANNER.search(data)
    if found is None:
        raise EspError(f"{path.name} does not state MicroPython's version: is it MicroPython?")
    version = tuple(int(number or 0) for number in found.groups())
    if version < MIN_VERSION:
        raise EspError(
            f"{path.name} is MicroPython {'.'.join(map(str, version))}; Meldmate needs"
            f" {'.'.join(map(str, MIN_VERSION))} or newer."
        )
    return version


def _machine(path, data, board):
    """Return what the firmware calls the board it is for; raise EspError for another board."""
    names = [name.decode("ascii") for name in _MACHINE.findall(data)]
    for name in names:
        if fits(board, name):
            return name
    if names:
        raise EspError(f"{path.name} is for a {names[0]}; {board} is for {kinds(board)}.")
    raise EspError(f"{path.name} does not say which board it is for: is it MicroPython?")

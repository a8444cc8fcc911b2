"""The file system with the program: what `make deploy` would copy, as bytes for a partition.

It is made as small as it can be, then fitted to a partition: only its superblock says how many
blocks there are.
"""

import struct
import zlib

from host_tools.boards.deploy.sync import room
from host_tools.boards.flash_esp32.errors import EspError
from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles

# Blocks that have to be left: for the log and 18 games, before the box offers to keep only the
# results of old ones.
SPARE = 19
# Blocks that littlefs is given beyond those that it uses, so that it finds one to write to.
SLACK = 8
# The first words of a superblock (littlefs, SPEC.md): revision, tag, name, tag, version, size of a
# block, number of blocks.
_NAME, _NAME_AT, _COUNT_AT = b"littlefs", 8, 28
_WORD = struct.Struct("<I")


def make(files: dict[str, bytes], size: int) -> bytes:
    """Return a littlefs that has {path: bytes} for a partition of `size` bytes, as `fit` does."""
    return fit(pack(files), size)


def pack(files: dict[str, bytes]) -> bytes:
    """Return the smallest littlefs that has {path: bytes}."""
    blocks = room({"/" + path: data for path, data in files.items()}) + SLACK
    used = blocks - _made(files, blocks).statvfs("/")[3]
    return bytes(_made(files, used + SLACK).flash.content)


def fit(packed: bytes, size: int) -> bytes:
    """Return what `pack` made as the beginning of a littlefs of `size` bytes.

    What follows is not read before it is written, so it may hold anything. Raises EspError if there
    would be too little room for saved games.
    """
    needed, blocks = len(packed) // BLOCK - SLACK, size // BLOCK
    if needed + SPARE > blocks:
        raise EspError(
            f"The firmware keeps {size // 1024} KiB for files. The program needs"
            f" {needed * BLOCK // 1024}, and saved games {SPARE * BLOCK // 1024}. Take a firmware"
            " for a larger flash."
        )
    image = bytearray(packed)
    for at in (0, BLOCK):
        image[at : at + BLOCK] = _counting(image[at : at + BLOCK], blocks)
    return bytes(image)


def _made(files, blocks):
    """Return the FlashFiles of `blocks` blocks that have {path: bytes}."""
    system = FlashFiles(NorFlash(blocks), make=True)
    folders = set()
    for path in sorted(files):
        parts = path.split("/")[:-1]
        for count in range(len(parts)):
            folder = "/" + "/".join(parts[: count + 1])
            if folder not in folders:
                folders.add(folder)
                system.mkdir(folder)
        with system.open("/" + path, "wb") as file:
            file.write(files[path])
    return system


def _counting(block, blocks):
    """Return a block with a superblock that says `blocks`; others as they are."""
    if block[_NAME_AT : _NAME_AT + len(_NAME)] != _NAME:
        return block
    at = _sum_at(block)
    _WORD.pack_into(block, _COUNT_AT, blocks)
    _WORD.pack_into(block, at, _sum(block[:at]))
    return block


def _sum(data):
    # littlefs leaves out the last step of a CRC-32.
    return ~zlib.crc32(data) & 0xFFFFFFFF


def _sum_at(block):
    """Return where the checksum of the first commit of a block is."""
    for at in range(_COUNT_AT + 4, BLOCK, 4):
        if _WORD.unpack_from(block, at)[0] == _sum(block[:at]):
            return at
    raise AssertionError("a superblock without a checksum")

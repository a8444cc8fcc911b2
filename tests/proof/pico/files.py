"""The file system on an emulated Pico's flash, read from outside."""

import struct
from collections.abc import Iterator
from contextlib import contextmanager

from host_tools.simulated.nor_flash import BLOCK, NorFlash
from host_tools.simulated.nor_flash.littlefs import FlashFiles

_MARK = b"littlefs"
# Where the mark is in the first block of a file system: after the revision and the name's tag.
_MARK_AT = 8


class NoFiles(Exception):
    """There is no file system on the flash."""


def region(flash: bytes | bytearray) -> tuple[int, int]:
    """Return (offset, blocks) of the file system on `flash`, the bytes of a complete flash.

    Raises NoFiles. MicroPython puts it at the end of the flash.
    """
    at = flash.find(_MARK)
    while at >= 0:
        start = at - _MARK_AT
        if start % BLOCK == 0:
            # After the mark: a tag, then the version, the block size and the number of blocks.
            size, blocks = struct.unpack_from("<2I", flash, at + len(_MARK) + 8)
            if size == BLOCK and start + blocks * BLOCK == len(flash):
                return start, blocks
            # The second block contains the same.
            if size == BLOCK and start - BLOCK + blocks * BLOCK == len(flash):
                return start - BLOCK, blocks
        at = flash.find(_MARK, at + 1)
    raise NoFiles("There is no file system on the flash.")


def chip(flash: bytes | bytearray) -> "NorFlash":
    """Return the file system's part of `flash` as a separate NorFlash."""
    start, blocks = region(flash)
    return NorFlash(blocks, flash[start:])


@contextmanager
def opened(flash: bytearray) -> "Iterator[FlashFiles]":
    """Open the file system on `flash`, a bytearray, from outside; yield a FlashFiles."""
    part = chip(flash)
    yield FlashFiles(part)
    flash[-len(part.content) :] = part.content

"""The file system on an emulated Pico's flash, seen from the outside."""

import struct
from contextlib import contextmanager

from host_tools.flash import BLOCK, NorFlash
from host_tools.flash.littlefs import FlashFiles

_MARK = b"littlefs"
# Where it stands in the first block of a file system: behind the revision and the tag of the name.
_MARK_AT = 8


class NoFiles(Exception):
    """There is no file system on the flash."""


def region(flash):
    """Return (offset, blocks) of the file system on `flash`, the bytes of a whole one; raises
    NoFiles.

    MicroPython keeps it at the end of the flash.
    """
    at = flash.find(_MARK)
    while at >= 0:
        start = at - _MARK_AT
        if start % BLOCK == 0:
            # Behind the mark: a tag, then version, size of a block, how many there are.
            size, blocks = struct.unpack_from("<2I", flash, at + len(_MARK) + 8)
            if size == BLOCK and start + blocks * BLOCK == len(flash):
                return start, blocks
            # The second of the first two blocks holds the same.
            if size == BLOCK and start - BLOCK + blocks * BLOCK == len(flash):
                return start - BLOCK, blocks
        at = flash.find(_MARK, at + 1)
    raise NoFiles("There is no file system on the flash.")


def chip(flash):
    """Return the file system's part of `flash` as a NorFlash of its own."""
    start, blocks = region(flash)
    return NorFlash(blocks, flash[start:])


@contextmanager
def opened(flash):
    """Open the file system on `flash`, a bytearray, from the outside: gives a FlashFiles to read
    and write.
    """
    part = chip(flash)
    yield FlashFiles(part)
    flash[-len(part.content) :] = part.content

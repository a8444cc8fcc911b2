"""The partition table of an ESP32's flash, read from its bytes.

A table is at 0x8000 of the flash: entries of 32 bytes (0xAA 0x50, type, subtype, offset, size,
name, flags), then an entry with the MD5 sum of those before it, then 0xFF (ESP-IDF, "Partition
Tables").
"""

import hashlib
import struct
from collections import namedtuple
from collections.abc import Sequence

from host_tools.boards.flash_esp32.errors import EspError

# Where the table is, and how many bytes it may have.
PLACE = 0x8000
SIZE = 0xC00
SECTOR = 0x1000
APP, DATA = 0, 1
_ENTRY = struct.Struct("<2sBBII16sI")
_MAGIC, _MD5_MAGIC = b"\xaa\x50", b"\xeb\xeb"
_EMPTY = b"\xff" * _ENTRY.size
# An app begins at a multiple of 64 KiB: the processor maps the flash in pages of that size.
_APP_ALIGNMENT = 0x10000

# `kind` is APP, DATA or another number; `offset` and `size` are in bytes.
Partition = namedtuple("Partition", ("name", "kind", "subtype", "offset", "size"))


def parse(table: bytes) -> list[Partition]:
    """Return the partitions of a table, in its order; raise EspError for one that is not whole.

    >>> parse(build([Partition("vfs", DATA, 0x81, 0x200000, 0x200000)]))[0].name
    'vfs'
    """
    found = []
    for at in range(0, min(len(table), SIZE), _ENTRY.size):
        entry = table[at : at + _ENTRY.size]
        if len(entry) < _ENTRY.size:
            raise EspError(f"The partition table ends in the middle of an entry, at byte {at}.")
        if entry == _EMPTY:
            break
        if entry.startswith(_MD5_MAGIC):
            if hashlib.md5(table[:at]).digest() != entry[16:]:
                raise EspError("The checksum of the partition table is wrong: it is damaged.")
            break
        magic, kind, subtype, offset, size, name, _ = _ENTRY.unpack(entry)
        if magic != _MAGIC:
            raise EspError(f"There is no partition table: entry {len(found) + 1} is not one.")
        try:
            words = name.rstrip(b"\0").decode("ascii")
        except UnicodeDecodeError as error:
            raise EspError(f"The name of partition {len(found) + 1} is not text.") from error
        found.append(Partition(words, kind, subtype, offset, size))
    if not found:
        raise EspError("The partition table is empty.")
    _check(found)
    return found


def _check(found):
    """Raise EspError if partitions are not aligned, overlap each other or the table."""
    for one in found:
        if one.offset % SECTOR or one.size % SECTOR or not one.size:
            raise EspError(f"Partition {one.name!r} does not begin or end at a block of 4 KiB.")
        if one.kind == APP and one.offset % _APP_ALIGNMENT:
            raise EspError(f"The app {one.name!r} does not begin at a multiple of 64 KiB.")
        if one.offset < PLACE + SECTOR:
            raise EspError(f"Partition {one.name!r} overlaps the partition table.")
    ordered = sorted(found, key=lambda one: one.offset)
    for before, after in zip(ordered, ordered[1:]):
        if before.offset + before.size > after.offset:
            raise EspError(f"Partitions {before.name!r} and {after.name!r} overlap.")
    names = [one.name for one in found]
    for name in names:
        if names.count(name) > 1:
            raise EspError(f"There are two partitions {name!r}.")


def build(found: Sequence[Partition]) -> bytes:
    """Return the table of `found` with its checksum, as ESP-IDF makes it, SIZE bytes long."""
    entries = b"".join(
        _ENTRY.pack(_MAGIC, one.kind, one.subtype, one.offset, one.size, one.name.encode(), 0)
        for one in found
    )
    sum_of = _MD5_MAGIC + b"\xff" * 14 + hashlib.md5(entries).digest()
    return (entries + sum_of).ljust(SIZE, b"\xff")


def files_of(found: Sequence[Partition], flash: int) -> Partition:
    """Return the partition of MicroPython's files on a flash of so many bytes.

    Newer builds do not name it: it is what follows the last partition. Raises EspError if there is
    none.
    """
    for one in found:
        if one.name == "vfs" and one.kind == DATA:
            return one
    if any(one.name == "ffat" for one in found):
        raise EspError(
            "This firmware is for TinyUF2, which keeps files in another way. Take the .bin file"
            " of the same board from micropython.org/download."
        )
    end = max(one.offset + one.size for one in found)
    if end >= flash:
        names = ", ".join(one.name for one in found)
        raise EspError(
            f"The firmware leaves no room for files on {flash >> 20} MB of flash (it has {names})."
            " Take the .bin file for a first installation from micropython.org/download."
        )
    return Partition("vfs", DATA, 0x81, end, flash - end)

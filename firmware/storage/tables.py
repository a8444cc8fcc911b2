"""The tables of littlefs, read in the blocks of the flash, and written where one half is alone.

Of each folder's table littlefs has two halves in turn; if the newer one is damaged, it uses the
older. A table that was just made, or divided because it was full, has one half only, and a table
that was made or moved is named by one half of another: one wrong bit there, and the file system
cannot be mounted. So while nobody waits, each table is looked at, and written until both of its
halves name the same tables. littlefs's format: github.com/littlefs-project/littlefs, SPEC.md.
"""

from engine.compat import TYPE_CHECKING, const, crc32
from firmware.storage.files import exists
from firmware.storage.game_index import TABLE, write_table

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from firmware.storage.files import FileSystem

    # (running number, the table that follows, those of folders in it, names of files and folders)
    Half = tuple[int, bytes, list[bytes], list[bytes]]

# How many parts are written at a time: so many take the time of a press.
_SLICE = const(4)
# MicroPython's request for the bytes of a block.
_SIZE = const(5)
# How many bytes of a block are in memory at a time: after an evening, the heap is in small pieces.
_PIECE = const(512)
# Where the list of all tables begins, and what ends it: two numbers of blocks.
_FIRST = bytes((0, 0, 0, 0, 1, 0, 0, 0))
_NONE = b"\xff" * 8


class Tables:
    """The tables of `files`, of which those of the `folders` are written where it is needed."""

    def __init__(self, files: "FileSystem", folders: "Sequence[str]"):
        # Whatever writes to them says that they have changed (Writing).
        self._files: Any = files
        self._folders = folders
        # Those that did not become alike: other programs' folders.
        self._left: list[bytes] = []
        self.begin()

    def step(self) -> bool:
        """Look at a table, or write a slice of it; return whether something was to be done.

        If the power fails first, the next start begins again.
        """
        if self._files.changed:
            self.begin()
        if self._next == _NONE:
            return False
        try:
            newer, older = self._halves()
        except (OSError, MemoryError):
            # There are no blocks to be read, or no memory: the next change begins again.
            self._next = _NONE
            return False
        if newer is None:
            # It was moved meanwhile.
            self._next = _NONE
        elif self._next in self._left or _are_alike(newer, older):
            self._go_on(newer[1])
        else:
            self._write(newer)
        return True

    def begin(self) -> None:
        """Look at all tables, from the first one on."""
        self._files.changed = False
        # Whether a table was written, and how many slices of the next one.
        self._wrote, self._slices = False, 0
        # The table to look at next.
        self._next = _FIRST

    def _go_on(self, following: bytes) -> None:
        self._next, self._slices = following, 0
        if following == _NONE:
            # Nothing of what was read stays, wherever in memory it lies.
            self._next = _NONE
            if self._wrote:
                # What was written may have divided a table.
                self.begin()

    def _halves(self) -> "tuple[Half | None, Half | None]":
        """Return (the newer half of the table that is next, the older one)."""
        device = self._files.device()
        size = device.ioctl(_SIZE, 0)
        one, other = [
            read_half(_Block(device, _whole(self._next[at : at + 4])).part, size) for at in (0, 4)
        ]
        if one is None or (other is not None and 0 < (other[0] - one[0]) & 0xFFFFFFFF < 1 << 31):
            return other, one
        return one, other

    def _write(self, half: "Half") -> None:
        paths = self._paths(half[3])
        if not paths or self._slices > TABLE // _SLICE:
            self._left.append(self._next)
            return
        for path in paths:
            write_table(self._files, path, _SLICE)
        self._files.changed = False
        self._wrote = True
        self._slices += 1

    def _paths(self, names: list[bytes]) -> list[str]:
        """Return the paths of the first of some files that is there; a value has a twin."""
        for name in names:
            try:
                paths = [folder + "/" + name.decode() for folder in self._folders]
            except ValueError:
                # Nothing of ours.
                continue
            paths = [path for path in paths if exists(self._files, path)]
            if paths:
                return paths
        return []


class _Block:
    """A block of a `device`, of which a piece at a time is in memory."""

    def __init__(self, device: "Any", block: int):
        self._device = device
        self._block = block
        self._start = 0
        self._bytes = b""

    def part(self, start: int, end: int) -> bytes:
        """Return some bytes of the block; they are read from `start` on if they are not here."""
        at = start - self._start
        if at < 0 or end - self._start > len(self._bytes):
            # A table's data may be longer than a piece; what is behind the block is not read.
            room = self._device.ioctl(_SIZE, 0) - start
            content = bytearray(min(room, max(_PIECE, end - start)))
            self._device.readblocks(self._block, content, start)
            self._bytes, self._start, at = bytes(content), start, 0
        return self._bytes[at : at + end - start]


def _whole(data: bytes) -> int:
    return int.from_bytes(data, "little")


def _are_alike(newer: "Half", older: "Half | None") -> bool:
    """Return whether the older half names all tables that the newer one does."""
    return (
        older is not None and older[1] == newer[1] and all([pair in older[2] for pair in newer[2]])
    )


def read_half(part: "Callable[[int, int], bytes]", size: int) -> "Half | None":
    """Return what is whole in one half of a table, or None if nothing is.

    `part(start, end)` returns bytes of its `size` bytes. It is a running number and tags of four
    bytes with their data, each xor the tag before, and the CRC-32 of each commit.
    """
    found: Half | None = None
    following = _NONE
    folders: list[bytes] = []
    names: list[bytes] = []
    number = part(0, 4)
    at, last, crc = 4, 0xFFFFFFFF, crc32(number)
    while at + 8 <= size:
        head = part(at, at + 4)
        tag = (head[0] << 24 | head[1] << 16 | head[2] << 8 | head[3]) ^ last
        kind, length = tag >> 20, tag & 0x3FF
        end = at + 4 + (0 if length == 0x3FF else length)
        if kind & 0x800 or end > size:
            break
        if kind & 0x780 == 0x500:
            crc = crc32(head, crc) ^ 0xFFFFFFFF
            if _whole(part(at + 4, at + 8)) != crc:
                break
            found = _whole(number), following, list(folders), list(names)
            last, crc = tag ^ (kind & 1) << 31, 0
        else:
            data = part(at + 4, end)
            crc = crc32(data, crc32(head, crc))
            if kind >> 8 == 6 and length == 8:
                following = data
            elif kind == 0x200:
                folders.append(data)
            elif kind in (1, 2):
                names.append(data)
            last = tag
        at = end
    return found

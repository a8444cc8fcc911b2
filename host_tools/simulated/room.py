"""How many blocks files take in littlefs, counted from their sizes alone.

It runs in CPython and inside the page's MicroPython. littlefs keeps a small file inside the table
of its folder, and gives blocks only to the others. A table is divided once it is full, and never
joined again, so how full tables are depends on what was written before: they are counted as full
as they are at least after the files were written one by one. A flash needs at most this.
"""

# Bytes of a block.
BLOCK = 4096
# Blocks that stay free, as in firmware.storage.store, which would bring all of storage along.
RESERVE = 6
# The page's blocks: more than twice those of the largest flash that a board gives to its files
# (1792), since a table may be counted as two.
PAGE_BLOCKS = 4096
# A file of at most so many bytes is in the table: an eighth of a block (lfs_init).
_SMALL = 512
# What a table, of two blocks, has in it at least: it is divided when more than twice that is alive
# (lfs_dir_splittingcompact).
_TABLE = 1024
# Of an entry beside its name and content: four tags, and the time that MicroPython notes.
_ENTRY = 28
# What stands in an entry in place of content that has blocks, or of what is in a folder.
_PLACE = 8


def _blocks(size):
    """Return how many blocks a file's content has: each but the first begins with pointers."""
    if size <= _SMALL:
        return 0
    blocks = -(-size // BLOCK)
    while True:
        rest = blocks - 1
        ones = 0
        while rest:
            ones += rest & 1
            rest >>= 1
        if BLOCK * blocks - 4 * (2 * (blocks - 1) - ones) >= size:
            return blocks
        blocks += 1


class Room:
    """What is on a flash, as paths and sizes, and the `blocks` that it takes."""

    def __init__(self) -> None:
        self._content = 0
        # {folder: bytes in its tables}.
        self._tables = {"": 0}

    def add(self, path: str, size: "int | None") -> None:
        """Count a file of so many bytes, or a folder (None), that is in a folder counted before."""
        if size is None:
            self._tables[path] = 0
        self._change(path, size, 1)

    def drop(self, path: str, size: "int | None") -> None:
        """Count it no more: a folder is empty."""
        if size is None:
            del self._tables[path]
        self._change(path, size, -1)

    def _change(self, path, size, by):
        folder, name = path.rsplit("/", 1)
        inside = size if size is not None and size <= _SMALL else _PLACE
        self._tables[folder] += by * (len(name.encode()) + _ENTRY + inside)
        self._content += by * _blocks(size or 0)

    @property
    def blocks(self) -> int:
        """Return how many blocks that takes, with the folders."""
        return self._content + 2 * sum(
            [max(1, -(-table // _TABLE)) for table in self._tables.values()]
        )


def blocks_of(sizes: "dict[str, int]") -> int:
    """Return how many blocks an empty flash needs for files, {path: bytes}, at most.

    Paths begin with "/"; the folders that they name are counted.

    >>> blocks_of({}), blocks_of({"/a.txt": 300}), blocks_of({"/a.txt": 4096, "/b/c.txt": 4097})
    (2, 2, 7)
    """
    room = Room()
    seen = {""}
    for path in sorted(sizes):
        parts = path.split("/")[:-1]
        for count in range(1, len(parts)):
            folder = "/".join(parts[: count + 1])
            if folder not in seen:
                seen.add(folder)
                room.add(folder, None)
        room.add(path, sizes[path])
    return room.blocks

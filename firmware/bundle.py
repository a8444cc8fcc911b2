"""The program as one file on a board's flash: MicroPython imports its modules straight out of it.

A hundred small files would take a block of 4 KiB each, three times what is in them. The file holds
groups of modules deflated together, then an index, then where the index begins. An entry of the
index is ten bytes: CRC-32 of the path, where its group begins in the file, where it begins in the
group (65535 for a folder). `host_tools/build` writes it.
"""

from binascii import crc32

_ENTRY = 10
_FOLDER = 0xFFFF
_WINDOW = 12
_STEP = 256
_MISSING = 2


class Bundle:
    """The bundle at `path` as a file system that can be mounted and only read."""

    def __init__(self, path):
        self._path = path
        with open(path, "rb") as file:
            file.seek(-4, 2)
            file.seek(int.from_bytes(file.read(4), "little"))
            self._index = file.read()[:-4]

    def _find(self, path):
        """Return (start of the group, start in the group) of a path; raises OSError."""
        index = self._index
        wanted = (crc32(path.strip("/").encode()) & 0xFFFFFFFF).to_bytes(4, "little")
        at = index.find(wanted)
        while at % _ENTRY and at > 0:
            at = index.find(wanted, at + 1)
        if at < 0:
            raise OSError(_MISSING)
        group = int.from_bytes(index[at + 4 : at + 8], "little")
        return group, int.from_bytes(index[at + 8 : at + 10], "little")

    def stat(self, path):
        """Return what `os.stat` does; only whether it is a folder is told."""
        folder = self._find(path)[1] == _FOLDER
        return (0x4000 if folder else 0x8000, 0, 0, 0, 0, 0, 0, 0, 0, 0)

    def open(self, path, mode):
        """Return a stream that begins with the file at `path`; what follows it is the next one."""
        from deflate import RAW, DeflateIO

        group, start = self._find(path)
        # The stream closes it.
        file = open(self._path, "rb")  # noqa: SIM115
        file.seek(group)
        stream = DeflateIO(file, RAW, _WINDOW, True)
        part = memoryview(bytearray(_STEP))
        while start:
            start -= stream.readinto(part[: min(start, _STEP)])
        return stream

    def mount(self, readonly, mkfs):
        """Be mounted: there is nothing to prepare."""

    def umount(self):
        """Be taken off again."""

    def chdir(self, path):
        """Nobody goes into it."""


def mount(path, folder):
    """Let modules be imported from the bundle at `path`, before any others; it appears as `folder`."""
    import sys

    import vfs

    vfs.mount(Bundle(path), folder)
    sys.path.insert(0, folder)

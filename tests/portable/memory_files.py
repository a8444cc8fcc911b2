"""Files in memory, for the storage tests; plain Python, so it also runs inside MicroPython."""

from engine.compat import TYPE_CHECKING
from firmware.storage.store import Store

if TYPE_CHECKING:
    from typing import Any


class MemoryFiles:
    """The calls of `firmware.storage.files.Files` over dicts; `room` bytes fit (None: any
    number).
    """

    def __init__(self, room: "int | None" = None):
        self.files: dict[str, Any] = {}
        self.folders = [""]
        self.room = room
        self.synced = 0
        self.refreshed = 0
        # Says whether the power is low; None: it is not asked.
        self.low: Any = None

    def open(self, path, mode):
        """Open a file in binary mode."""
        if path in self.folders:
            raise OSError(21, "EISDIR")
        if "w" in mode:
            self.files[path] = bytearray()
        if path not in self.files:
            raise OSError(2, "ENOENT")
        return MemoryFile(self, path)

    def stat(self, path):
        """Return MicroPython's ten numbers."""
        if path in self.folders:
            return (0x4000, 0, 0, 0, 0, 0, 0, 0, 0, 0)
        if path in self.files:
            return (0x8000, 0, 0, 0, 0, 0, len(self.files[path]), 0, 0, 0)
        raise OSError(2, "ENOENT")

    def rename(self, old, new):
        """Rename a file or folder."""
        if old in self.folders:
            self.folders.remove(old)
            self.folders.append(new)
        elif new in self.folders:
            raise OSError(21, "EISDIR")
        else:
            self.files[new] = self.files.pop(old)

    def remove(self, path):
        """Remove a file."""
        if path not in self.files:
            raise OSError(2, "ENOENT")
        del self.files[path]

    def listdir(self, path):
        """Return the names in a folder."""
        if path not in self.folders:
            raise OSError(2, "ENOENT")
        inside = [name for name in list(self.files) + self.folders if name.startswith(path + "/")]
        return [name[len(path) + 1 :] for name in inside if "/" not in name[len(path) + 1 :]]

    def sizes(self, path):
        """Return (name, bytes) of what is in a folder."""
        return [(name, self.stat(path + "/" + name)[6]) for name in self.listdir(path)]

    def device(self):
        """There are no blocks."""
        raise OSError(38, "ENOSYS")

    def refresh(self):
        """Count."""
        self.refreshed += 1

    def mkdir(self, path):
        """Make a folder."""
        if path in self.folders or path in self.files:
            raise OSError(17, "EEXIST")
        self.folders.append(path)

    def used(self):
        """Return the bytes of all files."""
        return sum([len(content) for content in self.files.values()])

    def statvfs(self, path):
        """Return sizes in blocks of 4096 bytes."""
        blocks = 1000 if self.room is None else self.room // 4096
        free = max(0, blocks - self.used() // 4096)
        return (4096, 4096, blocks, free, free, 0, 0, 0, 0, 255)

    def sync(self, file):
        """Count."""
        self.synced += 1


class MemoryStore(Store):
    """A store of `files` in memory, or of new ones with `room` bytes."""

    def __init__(self, files: "MemoryFiles | None" = None, room=None):
        # Before the rest, which is about any file system.
        self.files: MemoryFiles
        super().__init__("/saves", files or MemoryFiles(room))


class MemoryFile:
    """An open file."""

    def __init__(self, files, path):
        self.files = files
        self.path = path
        self.at = 0

    def read(self, size):
        """Return up to `size` bytes."""
        part = bytes(self.files.files[self.path][self.at : self.at + size])
        self.at += len(part)
        return part

    def write(self, data):
        """Write at the place, growing."""
        content = self.files.files[self.path]
        grown = self.at + len(data) - len(content)
        if self.files.room is not None and self.files.used() + grown > self.files.room:
            raise OSError(28, "ENOSPC")
        end = self.at + len(data)
        # In place: a board has no room for copies.
        content[self.at : end] = data
        self.at = end
        return len(data)

    def seek(self, offset):
        """Go to an offset."""
        self.at = offset

    def close(self):
        """Nothing is left to be done."""

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

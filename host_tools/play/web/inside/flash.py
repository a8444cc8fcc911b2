"""Runs inside the page's MicroPython: the flash of the handheld, which the page saves.

Files are in memory. `take` returns what has changed, and the page saves all of it in one
transaction, or nothing, before the next picture is shown. So a power cut (a closed tab) finds what
a board would find: each step complete or not begun.
"""

from host_tools.simulated.room import BLOCK, PAGE_BLOCKS, RESERVE, Room

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# A board's error numbers; this MicroPython has others, and no full flash.
_ENOENT, _EACCES, _EEXIST, _EISDIR, _ENOSPC, _ENOSYS = 2, 13, 17, 21, 28, 38
_FOLDER, _FILE = 0x4000, 0x8000


def _parent(path):
    return path[: path.rfind("/")]


class Flash:
    """The files of the box, with the calls of `firmware.storage.files.Files`.

    It raises the errors of a flash of so many `blocks`, which is full where littlefs is at the
    latest (host_tools/simulated/room.py).
    """

    def __init__(self, blocks: int = PAGE_BLOCKS) -> None:
        self._blocks = blocks
        self._room = Room()
        # Path to bytes, or to None for a folder.
        self._found: dict[str, Any] = {"": None}
        self._changed = set()

    # -- for the page ------------------------------------------------------------------------

    def load(self, path: str, content: bytes) -> None:
        """Put a file there that was saved before; create its folders."""
        folders = [_parent(path)]
        while folders[-1] not in self._found:
            folders.append(_parent(folders[-1]))
        for folder in reversed(folders[:-1]):
            self._put(folder, None)
        self._put(path, content)

    def _put(self, path, content):
        """Note a file, or a folder (None), in place of a file that has its path."""
        if path in self._found:
            self._pop(path)
        self._found[path] = content
        self._room.add(path, None if content is None else len(content))

    def _pop(self, path):
        content = self._found.pop(path)
        self._room.drop(path, None if content is None else len(content))
        return content

    def take(self) -> list[tuple[str, bytes | None]]:
        """Return [(path, bytes, or None if removed)] of what changed since the last call."""
        changed = [(path, self._found.get(path)) for path in sorted(self._changed)]
        self._changed.clear()
        return changed

    def files(self) -> list[tuple[str, bytes]]:
        """Return [(path, bytes)] of all files."""
        return [
            (path, self._found[path])
            for path in sorted(self._found)
            if self._found[path] is not None
        ]

    def keep(self, path: str, content: bytes) -> None:
        """Give a file this content; raise OSError if there is no room."""
        old: Any = self._found.get(path)
        before = self._room.blocks
        self._put(path, content)
        if before < self._room.blocks > self._blocks:
            # As it was.
            self._pop(path)
            if old is not None:
                self._put(path, old)
            raise OSError(_ENOSPC)
        self._changed.add(path)

    def spare(self) -> int:
        """Return how many blocks are free beyond the store's reserve; less than 0 if too few."""
        return self._blocks - self._room.blocks - RESERVE

    def content(self, path: str) -> bytes:
        """Return the bytes of a file; raise OSError if there is none."""
        found: Any = self._found.get(path, self)
        if found is self:
            raise OSError(_ENOENT)
        if found is None:
            raise OSError(_EISDIR)
        return found

    # -- as the store calls it -----------------------------------------------------------------

    def open(self, path: str, mode: str = "r") -> "_File":
        """Open a file; without b in `mode` it reads and writes text."""
        self._folder_of(path)
        return _File(self, path, mode)

    def _folder_of(self, path):
        """Raise OSError unless the folder that would contain `path` exists."""
        if self._found.get(_parent(path), self) is not None:
            raise OSError(_ENOENT)

    def stat(self, path: str) -> tuple[int, ...]:
        """Return (mode, 0, 0, 0, 0, 0, size, 0, 0, 0)."""
        found = self._found.get(path.rstrip("/"), self)
        if found is self:
            raise OSError(_ENOENT)
        return (_FOLDER if found is None else _FILE, 0, 0, 0, 0, 0, len(found or b""), 0, 0, 0)

    def rename(self, old: str, new: str) -> None:
        """Rename, replacing a file with the new name; a folder is renamed with its content."""
        if old not in self._found:
            raise OSError(_ENOENT)
        self._folder_of(new)
        moved = [path for path in self._found if path == old or path[: len(old) + 1] == old + "/"]
        # Each folder before what is in it, and after it when it goes.
        moved.sort()
        contents = [self._pop(path) for path in reversed(moved)]
        for path in moved:
            self._put(new + path[len(old) :], contents.pop())
            self._changed.add(path)
            self._changed.add(new + path[len(old) :])

    def remove(self, path: str) -> None:
        """Remove a file or an empty folder."""
        if path not in self._found:
            raise OSError(_ENOENT)
        if self._found[path] is None and self.listdir(path):
            raise OSError(_EEXIST)
        self._pop(path)
        self._changed.add(path)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        path = path.rstrip("/")
        if self._found.get(path, self) is not None:
            raise OSError(_ENOENT)
        return sorted(
            [name[len(path) + 1 :] for name in self._found if name and _parent(name) == path]
        )

    def sizes(self, path: str) -> list[tuple[str, int]]:
        """Return (name, bytes) of each file and folder in a folder."""
        return [(name, len(self._found[path + "/" + name] or b"")) for name in self.listdir(path)]

    def device(self) -> "Any":
        """Raise OSError: there are no blocks below these files."""
        raise OSError(_ENOSYS)

    def refresh(self) -> None:
        """Do nothing: a change is made wholly or not at all."""

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        path = path.rstrip("/")
        if path in self._found:
            raise OSError(_EEXIST)
        self._folder_of(path)
        self._put(path, None)

    def statvfs(self, path: str) -> tuple[int, ...]:
        """Return sizes and free blocks."""
        free = max(0, self._blocks - self._room.blocks)
        return (BLOCK, BLOCK, self._blocks, free, free, 0, 0, 0, 0, 255)

    def sync(self, file: "Any") -> None:
        """Commit what was written to an open file; the page saves it before it shows anything."""
        file.flush()


class _File:
    """An open file; data is committed when it is flushed or closed, as with littlefs."""

    def __init__(self, flash, path, mode):
        self._flash = flash
        self._path = path
        self._text = "b" not in mode
        self._at = 0
        self._written: Any = None
        self._old: Any = b""
        if mode[0] == "r":
            self._old = flash.content(path)
            if "+" in mode:
                self._written = bytearray(self._old)
        elif mode[0] == "w":
            self._written = bytearray()
            self._old = None
        else:
            raise ValueError("invalid mode")

    def read(self, size=-1):
        """Return up to `size` bytes, or all that are left."""
        content = self._old if self._written is None else self._written
        end = len(content) if size < 0 else self._at + size
        data = bytes(content[self._at : end])
        self._at += len(data)
        return data.decode() if self._text else data

    def write(self, data):
        """Write bytes, or text in text mode, at the present offset; return how many."""
        if self._written is None:
            raise OSError(_EACCES)
        raw = data.encode() if self._text else data
        end = self._at + len(raw)
        if self._at > len(self._written):
            self._written.extend(bytes(self._at - len(self._written)))
        rest = bytes(self._written[end:])
        self._written = self._written[: self._at] + raw + rest
        self._at = end
        return len(data)

    def seek(self, offset, whence=0):
        """Move to an offset from the start, the present offset, or the end."""
        content = self._old if self._written is None else self._written
        self._at = offset + (0, self._at, len(content))[whence]
        return self._at

    def tell(self):
        """Return the offset."""
        return self._at

    def flush(self):
        """Commit what was written."""
        if self._written is not None and self._old != self._written:
            content = bytes(self._written)
            self._flash.keep(self._path, content)
            self._old = content

    def close(self):
        """Close the file; what was written is committed."""
        self.flush()
        self._written = None

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

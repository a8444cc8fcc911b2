"""The file system that the box saves its games on, as one object, and questions about its paths.

The store is given this object, so that a simulator can put a simulated flash in its place.
"""

# The stubs of MicroPython's `os`, `vfs` and block devices have no types.
# pyright: standard

import os

from engine.compat import TYPE_CHECKING, const, sync, sync_name
from firmware.storage.errors import LOW_POWER

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, Protocol

    # Returns the time as a text, or None if it is not known.
    Clock = Callable[[], str | None] | None

    class FileSystem(Protocol):
        """What games are saved on: `Files`, or a simulated flash."""

        def open(self, __path: str, __mode: str) -> Any: ...

        def stat(self, __path: str) -> Any: ...

        def rename(self, __old: str, __new: str) -> None: ...

        def remove(self, __path: str) -> None: ...

        def listdir(self, __path: str) -> list[str]: ...

        def sizes(self, __path: str) -> list[tuple[str, int]]: ...

        def mkdir(self, __path: str) -> None: ...

        def statvfs(self, __path: str) -> Any: ...

        def format(self) -> None: ...

        def device(self) -> Any: ...

        def refresh(self) -> None: ...

        def sync(self, __file: Any) -> None: ...


# The file system of a computer must not be formatted, nor can its blocks be read.
_ENOSYS = const(38)
# Errors that say what is there, not that the flash fails: nothing there, exists, is a folder or
# none, is not empty.
_ANSWERS = (2, 17, 20, 21, 39)
_FOLDER = const(0x4000)


class Files:
    """The runtime's own file system; each method raises OSError like the function of its name.

    Where a board can measure its battery, `low()` returns whether that is too low to write with.
    """

    low: "Callable[[], bool] | None" = None

    def open(self, path: str, mode: str) -> "Any":
        """Open a file; `mode` is that of the built-in function."""
        return open(path, mode)

    def stat(self, path: str) -> "Any":
        """Return (mode, ..., size at index 6, ...)."""
        return os.stat(path)

    def rename(self, old: str, new: str) -> None:
        """Rename a file, replacing one that is called `new`; it has that name after a power cut."""
        if hasattr(os, "replace"):
            os.replace(old, new)
            sync_name(new)
        else:
            os.rename(old, new)

    def remove(self, path: str) -> None:
        """Remove a file."""
        os.remove(path)

    def rmdir(self, path: str) -> None:
        """Remove an empty folder."""
        os.rmdir(path)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        return os.listdir(path)

    def sizes(self, path: str) -> list[tuple[str, int]]:
        """Return (name, bytes) of each file and folder in a folder."""
        if hasattr(os, "ilistdir"):
            rows: list[Any] = list(os.ilistdir(path))
            # Not every file system tells the size with the name.
            if all([len(row) > 3 for row in rows]):
                return [(row[0], row[3]) for row in rows]
        return [(name, os.stat(path + "/" + name)[6]) for name in os.listdir(path)]

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        os.mkdir(path)

    def statvfs(self, path: str) -> "Any":
        """Return (block size, fragment size, blocks, free blocks, ...)."""
        return os.statvfs(path)

    def device(self) -> "Any":
        """Return the flash below the file system, with MicroPython's calls of a block device.

        Raises OSError where there is none to be read: on a computer.
        """
        try:
            import vfs  # noqa: F401  pyright: ignore[reportMissingImports]

            try:
                # Of the module rp2 an assembler would stay in memory.
                import _rp2  # pyright: ignore[reportMissingImports]

                return _rp2.Flash()
            except ImportError:
                from flashbdev import bdev  # pyright: ignore[reportMissingImports]

                return bdev
        except ImportError:
            raise OSError(_ENOSYS)

    def format(self) -> None:
        """Format a board's file system: everything on it is lost.

        Raises OSError if that cannot be done.
        """
        flash = self.device()
        import vfs  # pyright: ignore[reportMissingImports]

        try:
            vfs.umount("/")
        except OSError:
            # It could not be mounted when the board started.
            pass
        # The page size of the chip, as in the boards' own start-up code.
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")

    def refresh(self) -> None:
        """Mount a board's file system afresh, after an operation of it failed.

        littlefs stops in the middle of what fails, and what it has in memory is then of no use.
        Raises OSError if the file system cannot be mounted; on a computer, it does nothing.
        """
        try:
            flash = self.device()
        except OSError:
            return
        import vfs  # pyright: ignore[reportMissingImports]

        # If this fails, what is mounted stays.
        fresh = vfs.VfsLfs2(flash, progsize=256)
        vfs.umount("/")
        vfs.mount(fresh, "/")

    def sync(self, file: "Any") -> None:
        """Wait until what was written to an open file is on the flash."""
        sync(file)


class Writing:
    """With this, the files are mounted afresh if what is written inside it fails.

    Whoever writes to a flash does so inside one of these; the error goes on to them. While the
    battery is too low, nothing is begun: a flash that loses its power in the middle may lose more
    than what was written. `changed` of the files says that something was written (Tables).
    """

    def __init__(self, files: "FileSystem"):
        self._files: Any = files

    def __enter__(self) -> "Writing":
        # Only a board has it.
        low = getattr(self._files, "low", None)
        if low is not None and low():
            raise OSError(LOW_POWER, "battery")
        self._files.changed = True
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, OSError) and error.errno not in _ANSWERS:
            try:
                self._files.refresh()
            except OSError:
                # The error that led here says it already.
                pass


def make_folder(files: "FileSystem", path: str) -> None:
    """Make a folder, and those that it is in."""
    made = ""
    for part in path.split("/"):
        made += part
        if part:
            try:
                files.mkdir(made)
            except OSError:
                # It exists already; if not, the first save shows that.
                pass
        made += "/"


def exists(files: "FileSystem", path: str) -> bool:
    """Return whether there is a file or folder at `path`."""
    try:
        files.stat(path)
    except OSError:
        return False
    return True


def is_folder(files: "FileSystem", path: str) -> bool:
    """Return whether there is a folder at `path`."""
    try:
        return bool(files.stat(path)[0] & _FOLDER)
    except OSError:
        return False


def size_of(files: "FileSystem", path: str) -> int:
    """Return the bytes of the file at `path`."""
    return files.stat(path)[6]


def free_name(files: "FileSystem", path: str) -> str:
    """Return the first free path of the form `path-N.bad`; the ninth is used again."""
    for number in range(1, 9):
        aside = "%s-%d.bad" % (path, number)
        if not exists(files, aside):
            return aside
    return "%s-9.bad" % path


def set_aside(files: "FileSystem", path: str) -> str:
    """Rename what is in the way or cannot be read; return its new name, without the folder."""
    aside = free_name(files, path)
    with Writing(files):
        files.rename(path, aside)
    return aside.split("/")[-1]


def overwrite(files: "FileSystem", path: str, content: bytes) -> None:
    """Write the file at `path`; it is on the flash when this returns."""
    with Writing(files), files.open(path, "wb") as file:
        file.write(content)
        files.sync(file)


def removed(files: "FileSystem", path: str) -> bool:
    """Remove a file; return False where it is gone already, or stays."""
    try:
        with Writing(files):
            files.remove(path)
    except OSError:
        return False
    return True


def replace(
    files: "FileSystem", path: str, content: bytes, put: "Callable[[str], object] | None" = None
) -> None:
    """Replace the file at `path` by one with `content`, in one step; raises OSError.

    It is written beside it first. `put(rest)` gives that the name `path`; None: it is renamed.
    """
    rest = path + ".new"
    if is_folder(files, rest):
        set_aside(files, rest)
    try:
        overwrite(files, rest, content)
        with Writing(files):
            if put is None:
                files.rename(rest, path)
            else:
                put(rest)
    except OSError:
        removed(files, rest)
        raise

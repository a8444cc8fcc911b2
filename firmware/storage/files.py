"""The file system that the box saves its games on, as one object.

The store is given this object, so that a simulator can put a simulated flash in its place.
"""

import os

from engine.compat import TYPE_CHECKING, const, sync

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

        def mkdir(self, __path: str) -> None: ...

        def statvfs(self, __path: str) -> Any: ...

        def format(self) -> None: ...

        def sync(self, __file: Any) -> None: ...


# The file system of a computer must not be formatted.
_ENOSYS = const(38)


class Files:
    """The runtime's own file system; each method raises OSError like the function of its name."""

    def open(self, path: str, mode: str) -> "Any":
        """Open a file; `mode` is that of the built-in function."""
        return open(path, mode)

    def stat(self, path: str) -> "Any":
        """Return (mode, ..., size at index 6, ...)."""
        return os.stat(path)

    def rename(self, old: str, new: str) -> None:
        """Rename a file, replacing one that is called `new`."""
        if hasattr(os, "replace"):
            os.replace(old, new)
        else:
            os.rename(old, new)

    def remove(self, path: str) -> None:
        """Remove a file."""
        os.remove(path)

    def listdir(self, path: str) -> list[str]:
        """Return the names in a folder."""
        return os.listdir(path)

    def mkdir(self, path: str) -> None:
        """Make a folder."""
        os.mkdir(path)

    def statvfs(self, path: str) -> "Any":
        """Return (block size, fragment size, blocks, free blocks, ...)."""
        return os.statvfs(path)

    def format(self) -> None:
        """Format a board's file system: everything on it is lost.

        Raises OSError if that cannot be done.
        """
        try:
            import vfs  # pyright: ignore[reportMissingImports]

            try:
                import rp2  # pyright: ignore[reportMissingImports]

                flash = rp2.Flash()
            except ImportError:
                from flashbdev import bdev as flash  # pyright: ignore[reportMissingImports]
        except ImportError:
            raise OSError(_ENOSYS)
        try:
            vfs.umount("/")
        except OSError:
            # It could not be mounted when the board started.
            pass
        # The page size of the chip, as in the boards' own start-up code.
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")

    def sync(self, file: "Any") -> None:
        """Wait until what was written to an open file is on the flash."""
        sync(file)


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

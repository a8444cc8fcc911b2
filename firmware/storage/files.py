"""The file system that the box keeps its games on: the runtime's own, as one object.

The store is handed this object, so that a simulator can give it a file system on a simulated flash.
"""

import os

from engine.compat import const, sync

# A computer's file system is not ours to make.
_ENOSYS = const(38)


class Files:
    """The runtime's own files; every method raises OSError as the function of its name does."""

    def open(self, path, mode):
        """Open a file; `mode` as for the built-in function."""
        return open(path, mode)

    def stat(self, path):
        """Return (mode, ..., size at index 6, ...)."""
        return os.stat(path)

    def rename(self, old, new):
        """Rename; a file that is called `new` is replaced."""
        if hasattr(os, "replace"):
            os.replace(old, new)
        else:
            os.rename(old, new)

    def remove(self, path):
        """Remove a file."""
        os.remove(path)

    def listdir(self, path):
        """Return the names in a folder."""
        return os.listdir(path)

    def mkdir(self, path):
        """Make a folder."""
        os.mkdir(path)

    def statvfs(self, path):
        """Return (block size, fragment size, blocks, free blocks, ...)."""
        return os.statvfs(path)

    def format(self):
        """Make a board's file system anew: everything on it is lost; raises OSError where that
        cannot be done.
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
        # A chip's page: as the boards' own start makes it.
        vfs.VfsLfs2.mkfs(flash, progsize=256)
        vfs.mount(vfs.VfsLfs2(flash, progsize=256), "/")

    def sync(self, file):
        """Return when what was written to an open file is on the flash."""
        sync(file)


def make_folder(files, path):
    """Make a folder of a file system, and those that it is in."""
    made = ""
    for part in path.split("/"):
        made += part
        if part:
            try:
                files.mkdir(made)
            except OSError:
                # It is there already; if it is not, the first save tells.
                pass
        made += "/"

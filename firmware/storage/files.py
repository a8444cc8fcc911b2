"""The file system that the box keeps its games on: the runtime's own, as one object.

The store is handed this object, so that a simulator can give it a file system on a simulated flash.
"""

import os

from engine.compat import sync


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

    def sync(self, file):
        """Return when what was written to an open file is on the flash."""
        sync(file)

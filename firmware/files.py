"""The file system that the box keeps its games on: the runtime's own, as one object.

The store is handed this object, so that a simulator can give it a file system on a simulated flash.
"""

import os

from engine.compat import const, sync

_FOLDER = const(0x4000)


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


def exists(files, path):
    """Tell whether there is a file or folder at `path`."""
    try:
        files.stat(path)
    except OSError:
        return False
    return True


def is_folder(files, path):
    """Tell whether there is a folder at `path`."""
    try:
        return bool(files.stat(path)[0] & _FOLDER)
    except OSError:
        return False


def size_of(files, path):
    """Return the bytes of the file at `path`."""
    return files.stat(path)[6]


def free_name(files, path):
    """Return the first free path of the form `path-N.bad`; the ninth is used again."""
    for number in range(1, 10):
        aside = "%s-%d.bad" % (path, number)
        if not exists(files, aside):
            break
    return aside


def set_aside(files, path):
    """Rename what is in the way or cannot be read; return its new name, without the folder."""
    aside = free_name(files, path)
    files.rename(path, aside)
    return aside.split("/")[-1]

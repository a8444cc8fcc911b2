"""Questions about paths in the `files` of a store: what exists, and which name is free."""

from engine.compat import TYPE_CHECKING, const
from firmware.storage.files import Writing

if TYPE_CHECKING:
    from firmware.storage.files import FileSystem

_FOLDER = const(0x4000)


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

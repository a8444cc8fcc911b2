"""A backup takes the place of the saved games in steps, at any of which the power may fail.

It is first written beside them, into the folder of saved games with `.in` behind its name; its file
`restored.txt` is the last one. Then that folder takes the place of the saved games. A start
completes this, or takes it back where the backup is not complete.
"""

from engine.compat import TYPE_CHECKING
from firmware.storage.files import exists

if TYPE_CHECKING:
    from firmware.storage.files import FileSystem

# What is put behind the folder's name for the backup, and for what it replaces.
COMING, GOING = ".in", ".out"
# The file that says that a backup is complete.
MARK = "restored.txt"


def _remove(files: "FileSystem", path: str) -> bool:
    """Remove a file, or a folder with all that is in it; return whether it was there."""
    if not exists(files, path):
        return False
    try:
        names = files.listdir(path)
    except OSError:
        # It is no folder.
        files.remove(path)
        return True
    for name in names:
        _remove(files, path + "/" + name)
    # Some file systems remove a folder by a call of its own.
    getattr(files, "rmdir", files.remove)(path)
    return True


def finish(files: "FileSystem", folder: str) -> str:
    """Complete the restore of a backup into `folder`, or take it back where it is not complete.

    Returns "done", "undone", or "" where there was none. Raises OSError; then the next call goes
    on.
    """
    coming, going = folder + COMING, folder + GOING
    said = ""
    if exists(files, coming + "/" + MARK):
        if exists(files, folder):
            _remove(files, going)
            files.rename(folder, going)
        files.rename(coming, folder)
    elif _remove(files, coming):
        said = "undone"
    if _remove(files, folder + "/" + MARK):
        said = "done"
    if not exists(files, folder):
        if exists(files, going):
            files.rename(going, folder)
    elif _remove(files, going):
        said = "done"
    return said

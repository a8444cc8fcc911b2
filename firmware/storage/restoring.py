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


def _remove(files: "FileSystem", path: str) -> None:
    """Remove a file, or a folder with all that is in it."""
    try:
        names = files.listdir(path)
    except OSError:
        # It is no folder.
        files.remove(path)
        return
    for name in names:
        _remove(files, path + "/" + name)
    # Some file systems remove a folder by a call of its own.
    getattr(files, "rmdir", files.remove)(path)


def finish(files: "FileSystem", folder: str) -> str:
    """Complete the restore of a backup into `folder`, or take it back where it is not complete.

    Returns "done", "undone", or "" where there was none. Raises OSError; then the next call goes
    on.
    """
    new, old, mark = folder + COMING, folder + GOING, folder + "/" + MARK
    did = ""
    if exists(files, new + "/" + MARK):
        if exists(files, folder):
            if exists(files, old):
                _remove(files, old)
            files.rename(folder, old)
        files.rename(new, folder)
    elif exists(files, new):
        _remove(files, new)
        did = "undone"
    if exists(files, mark):
        files.remove(mark)
        did = "done"
    if exists(files, old):
        if exists(files, folder):
            _remove(files, old)
            did = "done"
        else:
            files.rename(old, folder)
    return did

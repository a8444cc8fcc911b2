"""Where saved games are: a simulator's flash, a backup, a connected board; read, never written."""

import os
import zipfile
from pathlib import Path

from host_tools.base.files import FolderFiles, MemoryFiles
from host_tools.boards.backups import BackupError, read_backup, refuse_strange
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.place import BOARD, Place
from host_tools.simulated.nor_flash.nor import BLOCK, PICO_BLOCKS, NorFlash

# The simulator's flash in its folder, and the folder of games on a flash.
IMAGE = "flash.img"
_GAMES = "/saves/games"
# A larger file is not a board's flash.
_MAX_BYTES = 64 << 20


def owns(place: Place, path: Path | str) -> bool:
    """Return whether a file at `path` is, or would be, among the saved games of a Place."""
    path = Path(path)
    for own in place.paths:
        if own.is_dir() and (
            own.resolve() == path.resolve() or own.resolve() in path.resolve().parents
        ):
            return True
        inside = own.rglob("*") if own.is_dir() else [own]
        # A file may have a second name.
        if path.exists() and any(os.path.samefile(path, one) for one in inside if one.exists()):
            return True
    return False


def _open_zip(path):
    try:
        found = read_backup(path)
    except BackupError as error:
        raise ExportError("not_read", why=error)
    return Place(str(path), MemoryFiles(found), "games", [path])


def open_place(place: str, peeks: bool = False) -> Place:
    """Return the Place of a place as a person names it; raise ExportError.

    It is a backup (folder or zip file), a folder of the simulator, a flash in a file, or a
    connected board: "board:", or "board:PORT" if there are several. With `peeks`, the screen of a
    board stays while it is read.
    """
    if str(place).startswith(BOARD):
        # Imported here: no other place needs a serial port.
        try:
            from host_tools.evening.export.onboard import BoxSource
        except ImportError:
            raise ExportError("no_mpremote")
        return BoxSource(str(place)[len(BOARD) :], peeks)
    path = Path(place)
    _check_folder(path)
    if (path / IMAGE).is_file():
        return open_image(path / IMAGE)
    if path.is_file() and not zipfile.is_zipfile(path):
        return open_image(path)
    return open_backup(path)


def open_backup(folder: Path) -> Place:
    """Return the Place of a backup, a folder or a zip file; raise ExportError."""
    folder = Path(folder)
    if folder.is_file():
        return _open_zip(folder)
    if not folder.is_dir():
        raise ExportError("no_folder", where=folder)
    if not (folder / "games").is_dir():
        raise ExportError("no_backup", where=folder)
    _check_folder(folder)
    return Place(str(folder), FolderFiles(), str(folder / "games"), [folder])


def _check_folder(folder):
    try:
        refuse_strange(folder)
    except BackupError as error:
        raise ExportError("not_read", why=error)


def open_image(path: Path) -> Place:
    """Return the Place of a flash in a file, read into memory; raise ExportError.

    A simulator may be using the flash at the same time.
    """
    path = Path(path)
    if not path.is_file():
        raise ExportError("no_image", where=path)
    try:
        content = _read(path)
    except OSError as error:
        raise ExportError("unreadable", where=path, why=error.strerror)
    try:
        files = _mount(content)
    except ImportError:
        raise ExportError("no_littlefs")
    if files is None:
        raise ExportError("foreign" if content.strip(b"\xff") else "no_games", where=path)
    return Place(str(path), files, _GAMES, [path])


def _read(path):
    """Return the bytes of a file at one moment."""
    if path.stat().st_size > _MAX_BYTES:
        return b"\x00"
    content = path.read_bytes()
    for _ in range(9):
        before, content = content, path.read_bytes()
        if before == content:
            break
    return content


def _mount(content):
    """Return the files on a flash with these bytes, or None without a file system."""
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

    # A file that was being created when the simulator was killed is short; the rest counts as
    # erased.
    whole = content + b"\xff" * (PICO_BLOCKS * BLOCK - len(content))
    for image in (content, whole):
        if image and len(image) % BLOCK == 0:
            try:
                return FlashFiles(NorFlash(len(image) // BLOCK, image))
            except OSError:
                continue
    return None

"""Backups: saved games as named files, in a folder (as from `make backup`) or a zip file.

The browser page writes and reads such zip files; the simulator writes and reads both.
"""

import io
import os
import re
import shutil
import stat
import zipfile
from pathlib import Path
from typing import TYPE_CHECKING

from firmware.storage import restoring
from firmware.storage.errors import NewerError, StoreError
from firmware.storage.journal import Journal
from host_tools.base.files import MemoryFiles, beside
from host_tools.simulated.room import BLOCK, PAGE_BLOCKS, RESERVE, blocks_of

if TYPE_CHECKING:
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

# What the firmware writes (docs/dev/decisions.md).
_KNOWN = re.compile(
    r"games/[0-9]{5}\.(log|key|sum|pay|cnt)(\.new)?|games/[\w.-]{1,60}\.bad"
    r"|known/[0-9]{5}\.([0-9]{1,9}\.[0-9]{1,9}\.[0-9a-f]{8}|key|pay|cnt)|((games|known)/)?\.settle"
    r"|(known/)?\w{1,40}\.txt|\w{1,40}\.txt(\.new|-[0-9]\.bad)",
    re.ASCII,
)
_JOURNAL = re.compile(r"games/[0-9]{5}\.log")
_LITTER = re.compile(r"(^|.*/)(\.DS_Store|Thumbs\.db|desktop\.ini)|__MACOSX/.*")
# What all files of a backup have together, and how many there are: more than any board's flash.
_MAX_BYTES = PAGE_BLOCKS * BLOCK
_MAX_FILES = 32768
# What writes a zip file in earnest: the others unpack slowly, or without a limit.
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
# Each file of a zip file is listed by an entry that begins like this.
_ENTRY = b"PK\x01\x02"
# The smallest number of blocks that a file system can be tried on.
_LEAST = 16


class BackupError(Exception):
    """What was named is not a backup; the text says why and what to do."""


class RoomError(BackupError):
    """A backup does not fit beside what is there."""


def read_backup(path: Path | str) -> dict[str, bytes]:
    """Return {name: bytes} of a backup: a folder, or a zip file with one; raises BackupError.

    Names are those in the folder for saved games: "current.txt", "games/00001.log".
    """
    path = Path(path)
    inside = _in_folder(path) if path.is_dir() else _unzipped(path)
    inside = {name: inside[name] for name in sorted(inside) if not _LITTER.fullmatch(name)}
    heads = {name.split("/")[0] for name in inside}
    is_outer = len(heads) == 1 and all("/" in name for name in inside)
    if is_outer and (heads != {"games"} or any(name.startswith("games/games/") for name in inside)):
        # A zip file also contains the folder itself, under any name.
        inside = {name.split("/", 1)[1]: content for name, content in inside.items()}
    # It belongs to a restore, not to the games.
    inside.pop(restoring.MARK, None)
    strange = [name for name in inside if not _KNOWN.fullmatch(name)]
    if strange:
        name = strange[0] if len(strange[0]) <= 60 else strange[0][:60] + "…"
        raise BackupError(f"{path} is not a backup: {name!r} in it does not belong in a backup")
    if not any(name.startswith("games/") for name in inside):
        raise BackupError(f"{path} is not a backup: there are no saved games in it")
    return inside


def refuse_strange(folder: Path | str) -> None:
    """Raise BackupError if there is a symbolic link in a folder, or a pipe, a socket or a device.

    A link could lead to any file, and what is read from a pipe may never end. The folder itself may
    be a link.
    """
    # os.walk does not follow links.
    for where, folders, names in os.walk(folder):
        for name in (*folders, *names):
            path = Path(where, name)
            inside = f"{folder} is not read: {str(path.relative_to(folder))!r} in it"
            if path.is_symlink():
                raise BackupError(
                    f"{inside} is a link to another file. Name the file itself, or copy it here"
                )
            if not (path.is_file() or path.is_dir()):
                raise BackupError(f"{inside} is no file: a pipe or a device. Remove it")


def _too_large(path):
    return BackupError(f"{path} is not a backup: it is larger than the flash of a board")


def _read_all(path, found):
    """Return {name: bytes} of (name, opened file) pairs; raise BackupError if it is too much.

    Sizes that a backup states are not believed.
    """
    inside, room = {}, _MAX_BYTES
    for name, file in found:
        with file:
            content = file.read(room + 1)
        room -= len(content)
        if room < 0 or len(inside) == _MAX_FILES:
            raise _too_large(path)
        inside[name] = content
    return inside


def _in_folder(path):
    refuse_strange(path)
    files = [one for one in path.rglob("*") if one.is_file()]
    return _read_all(path, ((one.relative_to(path).as_posix(), one.open("rb")) for one in files))


def _unzipped(path):
    if not path.is_file():
        raise BackupError(f"There is no {path}. Name a folder or a zip file with a backup")
    try:
        content = _read_all(path, [("", path.open("rb"))])[""]
        # Before the list is read, which takes room as well.
        if content.count(_ENTRY) > _MAX_FILES:
            raise _too_large(path)
        with zipfile.ZipFile(io.BytesIO(content)) as file:
            entries = [entry for entry in file.infolist() if not entry.is_dir()]
            for entry in entries:
                _check_entry(path, entry)
            return _read_all(path, ((entry.filename, file.open(entry)) for entry in entries))
    except BackupError:
        raise
    except Exception as error:
        # What a damaged zip file raises depends on how it is compressed, and on Python.
        if isinstance(error, OSError) and error.strerror:
            raise BackupError(f"{path} cannot be read: {error.strerror}") from None
        raise BackupError(f"{path} is not a zip file, or it is damaged") from None


def _check_entry(path, entry):
    """Raise BackupError for an entry of a zip file that no backup has."""
    name = entry.filename if len(entry.filename) <= 60 else entry.filename[:60] + "…"
    if stat.S_ISLNK(entry.external_attr >> 16):
        raise BackupError(f"{path} is not a backup: {name!r} in it is a link to another file")
    if entry.compress_type not in _WAYS:
        raise BackupError(
            f"{path} is not read: {name!r} in it is compressed in an unusual way. Zip the folder"
            " again as usual (deflate)"
        )


def readable(files: dict[str, bytes]) -> tuple[list[int], list[int]]:
    """Return the numbers of the games in a backup that can be read, and of those that cannot.

    A game of a newer version can be read after an update. Raises BackupError if there are none.
    """
    memory = MemoryFiles(files)
    good, bad = [], []
    for name in sorted(files):
        if not _JOURNAL.fullmatch(name):
            continue
        try:
            Journal(memory, name)  # pyright: ignore[reportArgumentType]
        except NewerError:
            pass
        except (StoreError, OSError, ValueError):
            bad.append(int(name[6:11]))
            continue
        good.append(int(name[6:11]))
    if not good:
        raise BackupError("there is no game in it that can be read")
    return good, bad


def check_room(free: int, files: dict[str, bytes]) -> None:
    """Raise RoomError unless `files` fit into `free` blocks of a flash.

    Where they may not, by their sizes, that is tried in littlefs on an empty flash.
    """
    from host_tools.simulated.nor_flash.littlefs import FlashFiles
    from host_tools.simulated.nor_flash.nor import NorFlash

    most = blocks_of({f"/trial/{name}": len(files[name]) for name in files})
    if most + RESERVE <= free:
        return
    trial = FlashFiles(NorFlash(most + _LEAST), make=True)
    before = trial.statvfs("/")[3]
    _put(trial, "/trial", files)
    need = before - trial.statvfs("/")[3] + RESERVE
    if need > free:
        kib = BLOCK // 1024
        raise RoomError(
            f"it needs {need * kib} KiB beside the games that are there, and {free * kib} KiB are"
            " free. Delete games on the box, then run this again"
        )


def write_backup(path: Path | str, files: dict[str, bytes]) -> None:
    """Write `files`, {name: bytes}, as a new backup at `path`.

    A path that ends with .zip becomes a zip file, any other a folder, which must be new or empty.
    Raises BackupError.
    """
    path = Path(path)
    if path.suffix == ".zip":
        if path.exists():
            raise BackupError(f"{path} is there already; name another file")
        with beside(path) as new, zipfile.ZipFile(new, "x", zipfile.ZIP_DEFLATED) as file:
            for name in sorted(files):
                file.writestr(f"{path.stem}/{name}", files[name])
        return
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise BackupError(f"{path} is there already and not empty; name another folder")
    was_there = path.exists()
    try:
        for name in sorted(files):
            target = path / name
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(files[name])
    except OSError:
        # Half a backup would look like a whole one.
        shutil.rmtree(path, ignore_errors=True)
        if was_there:
            path.mkdir()
        raise


def files_of(flash_files: "FlashFiles", folder: str) -> dict:
    """Return {name: bytes} of all files in `folder` of a flash.

    `flash_files` is a host_tools.simulated.nor_flash.littlefs.FlashFiles.
    """
    found = {}
    try:
        paths = [path for path, size in flash_files.tree(folder) if size is not None]
    except OSError:
        return found
    for path in paths:
        with flash_files.open(path, "rb") as file:
            found[path[len(folder) + 1 :]] = file.read()
    return found


def put_files(flash_files: "FlashFiles", folder: str, files: dict[str, bytes]) -> None:
    """Replace all that is in `folder` of a flash by `files`, in steps that a start can complete.

    Raises OSError; then nothing has changed.
    """
    restoring.finish(flash_files, folder)
    try:
        _put(flash_files, folder + restoring.COMING, files)
        _put(flash_files, folder + restoring.COMING, {restoring.MARK: b""})
    finally:
        restoring.finish(flash_files, folder)


def _put(flash_files, folder, files):
    """Write files into `folder` of a flash, and make it with the folders in it."""
    for name in sorted(files):
        made = ""
        for part in f"{folder}/{name}".strip("/").split("/")[:-1]:
            made += "/" + part
            try:
                flash_files.mkdir(made)
            except OSError:
                # It is there already.
                pass
        with flash_files.open(f"{folder}/{name}", "wb") as file:
            file.write(files[name])

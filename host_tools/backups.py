"""Backups: saved games as named files, in a folder (as from `make backup`) or a zip file.

The browser page writes and reads such zip files; the simulator writes and reads both.
"""

import re
import zipfile
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from host_tools.flash.littlefs import FlashFiles

# What the firmware writes (docs/durability.md).
_KNOWN = re.compile(
    r"games/\d{5}\.(log|key|sum|pay|cnt|log\.new)|games/[\w.-]+\.bad|known/\d{5}\.\d+\.\d+\.[0-9a-f]{8}"
    r"|((games|known)/)?\.settle|\w+\.txt(\.new)?|\w+\.txt-\d\.bad"
)
_LITTER = re.compile(r"(^|.*/)(\.DS_Store|Thumbs\.db|desktop\.ini)|__MACOSX/.*")
_MAX_BYTES = 16 << 20


class BackupError(Exception):
    """What was named is not a backup; the text says why and what to do."""


def read_backup(path: Path | str) -> dict[str, bytes]:
    """Return {name: bytes} of a backup: a folder, or a zip file with one; raises BackupError.

    Names are those in the folder for saved games: "current.txt", "games/00001.log".
    """
    path = Path(path)
    if path.is_dir():
        inside = {
            one.relative_to(path).as_posix(): one.read_bytes()
            for one in path.rglob("*")
            if one.is_file()
        }
    else:
        inside = _unzipped(path)
    inside = {name: inside[name] for name in sorted(inside) if not _LITTER.fullmatch(name)}
    heads = {name.split("/")[0] for name in inside}
    is_outer = len(heads) == 1 and all("/" in name for name in inside)
    if is_outer and (heads != {"games"} or any(name.startswith("games/games/") for name in inside)):
        # A zip file also contains the folder itself, under any name.
        inside = {name.split("/", 1)[1]: content for name, content in inside.items()}
    strange = [name for name in inside if not _KNOWN.fullmatch(name)]
    if strange:
        raise BackupError(f"{path} is no backup: it has {strange[0]!r}, which no backup has")
    if not any(name.startswith("games/") for name in inside):
        raise BackupError(f"{path} is no backup: there are no saved games in it")
    return inside


def _unzipped(path):
    if not path.is_file():
        raise BackupError(f"There is no {path}. Name a folder or a zip file with a backup")
    try:
        with zipfile.ZipFile(path) as file:
            entries = [entry for entry in file.infolist() if not entry.is_dir()]
            if sum(entry.file_size for entry in entries) > _MAX_BYTES:
                raise BackupError(f"{path} is no backup: it is larger than the flash of a board")
            return {entry.filename: file.read(entry) for entry in entries}
    except (zipfile.BadZipFile, zlib.error, NotImplementedError, RuntimeError, EOFError):
        raise BackupError(f"{path} is no zip file, or it is damaged") from None


def write_backup(path: Path | str, files: dict[str, bytes]) -> None:
    """Write `files`, {name: bytes}, as a new backup at `path`.

    A path that ends with .zip becomes a zip file, any other a folder, which must be new or empty.
    Raises BackupError.
    """
    path = Path(path)
    if path.suffix == ".zip":
        if path.exists():
            raise BackupError(f"{path} is there already; name another file")
        with zipfile.ZipFile(path, "x", zipfile.ZIP_DEFLATED) as file:
            for name in sorted(files):
                file.writestr(f"{path.stem}/{name}", files[name])
        return
    if path.exists() and (not path.is_dir() or any(path.iterdir())):
        raise BackupError(f"{path} is there already and not empty; name another folder")
    for name in sorted(files):
        target = path / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(files[name])


def files_of(flash_files: "FlashFiles", folder: str) -> dict:
    """Return {name: bytes} of all files in `folder` of a flash.

    `flash_files` is a host_tools.flash.littlefs.FlashFiles.
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
    """Replace all that is in `folder` of a flash by `files`."""
    for path, size in sorted(flash_files.tree("/"), reverse=True):
        if size is not None and path.startswith(folder + "/"):
            flash_files.remove(path)
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

"""Saved games: from a board into a folder, and back."""

import hashlib
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.backups import BackupError, read_backup, write_backup
from host_tools.boards import ROOT, facts
from host_tools.deploy.link import DeployError
from host_tools.deploy.messages import text

if TYPE_CHECKING:
    from host_tools.deploy.link import Link


def data_folder(board: str) -> str:
    """Return the folder of saved games on a `board`, given by name."""
    try:
        return facts(board)["DATA"].rstrip("/")
    except FileNotFoundError as error:
        raise DeployError(f"There is no board {board}.") from error


def backup(
    link: "Link", board: str, folder: Path | str | None = None, say: Callable[[str], object] = print
) -> Path | None:
    """Copy the saved games of the board at `link` into `folder`; return it, or None without games.

    The default is `backups/<board>-<day and time>`. Every file is verified. Raises DeployError.
    """
    data = data_folder(board)
    files, _ = link.look([data])
    if not files:
        say(text("no_games"))
        return None
    folder = Path(folder or ROOT / "backups" / f"{board}-{time.strftime('%Y%m%d-%H%M%S')}")
    link.get([(path, folder / path[len(data) + 1 :]) for path in sorted(files)])
    for path in files:
        if (
            hashlib.sha256((folder / path[len(data) + 1 :]).read_bytes()).hexdigest()
            != files[path][0]
        ):
            raise DeployError(text("not_verified", path=path))
    say(text("backed_up", n=len(files), folder=folder))
    return folder


def restore(
    link: "Link",
    board: str,
    folder: Path | str,
    replace: bool = False,
    say: Callable[[str], object] = print,
) -> None:
    """Copy saved games from a folder or zip file to the board at `link`, then restart it.

    Saved games on the board are replaced only with `replace`, and backed up first. Raises
    DeployError.
    """
    data = data_folder(board)
    folder = Path(folder)
    if folder.is_file():
        # The browser page exports its games as one file.
        with tempfile.TemporaryDirectory(prefix="meldmate-") as unpacked:
            try:
                write_backup(unpacked, read_backup(folder))
            except BackupError as error:
                raise DeployError(f"{error}.") from error
            restore(link, board, unpacked, replace, say)
        return
    local = sorted(path for path in folder.rglob("*") if path.is_file()) if folder.is_dir() else []
    if not local:
        raise DeployError(text("no_backup", folder=folder))
    wanted = {f"{data}/{path.relative_to(folder).as_posix()}": path for path in local}
    there, _ = link.look([data])
    if any(there.get(path, ("",))[0] != _hash(wanted[path]) for path in wanted) or set(there) - set(
        wanted
    ):
        if there and not replace:
            raise DeployError(text("not_empty", folder=folder, spare="backups/"))
        if there:
            backup(link, board, say=say)
        folders = {path.rsplit("/", 1)[0] for path in wanted} | {data}
        link.make_folders(folders)
        link.remove(sorted(set(there) - set(wanted)))
        link.put([(wanted[path], path) for path in sorted(wanted)])
        there, _ = link.look([data])
    for path in wanted:
        if there.get(path, ("",))[0] != _hash(wanted[path]):
            raise DeployError(text("not_verified", path=path))
    say(text("restored", n=len(wanted)))
    link.restart()
    say(text("restarted"))


def _hash(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()

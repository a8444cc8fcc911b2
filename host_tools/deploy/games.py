"""Saved games: from a board into a folder, and back."""

import hashlib
import inspect
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from firmware.storage import restoring
from host_tools.backups import (
    BackupError,
    RoomError,
    check_room,
    read_backup,
    readable,
    write_backup,
)
from host_tools.boards import ROOT, facts
from host_tools.command import show
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
    link: "Link",
    board: str,
    folder: Path | str | None = None,
    say: Callable[[str], object] = show,
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
    say: Callable[[str], object] = show,
) -> None:
    """Copy saved games from a folder or zip file to the board at `link`, then restart it.

    Saved games on the board are replaced only with `replace`, and backed up first. Raises
    DeployError.
    """
    data = data_folder(board)
    folder = Path(folder)
    if not folder.exists():
        raise DeployError(text("no_backup", folder=folder))
    try:
        files = read_backup(folder)
        good, bad = readable(files)
    except BackupError as error:
        raise DeployError(text("not_restored", why=error)) from error
    wanted = {f"{data}/{name}": _hash(content) for name, content in files.items()}
    there, _ = link.look([data])
    if {path: found[0] for path, found in there.items()} != wanted:
        if there and not replace:
            raise DeployError(text("not_empty", folder=folder, spare="backups/"))
        # What an earlier restore has left behind goes first.
        link.run("exec", _finish(data))
        try:
            check_room(link.about().free, files)
        except RoomError as error:
            raise DeployError(text("not_restored", why=error)) from error
        if there:
            backup(link, board, say=say)
        _put(link, data, files)
        there, _ = link.look([data])
    for path in wanted:
        if there.get(path, ("",))[0] != wanted[path]:
            raise DeployError(text("not_verified", path=path))
    for number in bad:
        say(text("damaged", n=number))
    say(text("restored", n=len(good), files=len(wanted)))
    link.restart()
    say(text("restarted"))


def _put(link, data, files):
    """Copy a backup beside the saved games in `data`, then let it take their place."""
    coming = data + restoring.COMING
    with tempfile.TemporaryDirectory(prefix="meldmate-") as unpacked:
        write_backup(unpacked, files)
        mark = Path(unpacked) / restoring.MARK
        mark.touch()
        link.make_folders(
            {coming, *(f"{coming}/{name}".rsplit("/", 1)[0] for name in files)},
        )
        link.put([(Path(unpacked) / name, f"{coming}/{name}") for name in sorted(files)])
        arrived, _ = link.look([coming])
        for name, content in files.items():
            if arrived.get(f"{coming}/{name}", ("",))[0] != _hash(content):
                raise DeployError(text("not_verified", path=name))
        link.put([(mark, f"{coming}/{restoring.MARK}")])
    link.run("exec", _finish(data))


def _finish(data):
    """Return a program that completes a restore on a board, whatever version is on it."""
    return f"{inspect.getsource(restoring)}\nimport os\nfinish(os, {data!r})\n"


def _hash(content):
    return hashlib.sha256(content).hexdigest()

"""Saved games: from a box into a folder, and back."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.base.boards import ROOT
from host_tools.base.command import show
from host_tools.boards.backups import (
    BackupError,
    RoomError,
    check_room,
    read_backup,
    readable,
    write_backup,
)
from host_tools.boards.deploy.link import DeployError
from host_tools.boards.deploy.messages import text

if TYPE_CHECKING:
    from host_tools.boards.deploy.box import Box


def backup(box: "Box", folder: Path | str | None = None) -> Path | None:
    """Copy the saved games of a box into `folder`; return it, or None without games.

    The default is `backups/<board>-<day and time>`. Every part is verified. Raises DeployError.
    """
    names = box.files()
    if not names:
        show(text("no_games"))
        return None
    return _write(box, folder, box.read(names), show)


def _write(box, folder, files, say):
    name = f"{box.who['board']}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = Path(folder or ROOT / "backups" / name)
    try:
        write_backup(folder, files)
    except BackupError as error:
        raise DeployError(f"{error}.") from error
    say(text("backed_up", n=len(files), folder=folder))
    return folder


def restore(
    box: "Box", folder: Path | str, replace: bool = False, say: Callable[[str], object] = show
) -> None:
    """Copy saved games from a folder or zip file to a box, which then shows them.

    Saved games on the box are replaced only with `replace`, and backed up first. Raises
    DeployError.
    """
    folder = Path(folder)
    if not folder.exists():
        raise DeployError(text("no_backup", folder=folder))
    try:
        files = read_backup(folder)
        good, bad = readable(files)
    except BackupError as error:
        raise DeployError(text("not_restored", why=error)) from error
    there = box.files()
    if any(name.startswith("games/") for name in there) and not replace:
        raise DeployError(text("not_empty", folder=folder, spare="backups/"))
    if there:
        here = box.read(there)
        if here == files:
            say(text("same_games"))
            return
        _write(box, None, here, say)
    try:
        box.restore(files, lambda free: check_room(free, files))
    except RoomError as error:
        raise DeployError(text("not_restored", why=error)) from error
    for number in bad:
        say(text("damaged", n=number))
    say(text("restored", n=len(good), files=len(files)))

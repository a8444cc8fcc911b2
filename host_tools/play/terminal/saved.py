"""Copies the simulator's saved games to a backup and back."""

import time
from pathlib import Path
from typing import Any

from host_tools.base.command import show
from host_tools.boards import backups


def _say(words):
    show(words, error=True)


def back_up(flash: Any, data: str, to: Path) -> int:
    """Copy the saved games in the folder `data` of `flash` to `to`; return the exit status."""
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

    files = backups.files_of(FlashFiles(flash), data)
    if not files:
        _say("There are no saved games yet.")
        return 2
    try:
        backups.write_backup(to, files)
    except (backups.BackupError, OSError) as error:
        _say(f"The games cannot be copied: {error}.")
        return 2
    _say(f"{len(files)} files are in {to}.")
    return 0


def restore(flash: Any, data: str, source: Path, folder: Path | None) -> int:
    """Replace the saved games by the backup `source`; return the exit status.

    The games so far are first copied into `folder`, as a zip file (None: there are none).
    """
    from host_tools.simulated.nor_flash.littlefs import FlashFiles

    on_flash = FlashFiles(flash)
    try:
        files = backups.read_backup(source)
        good, bad = backups.readable(files)
        backups.check_room(on_flash.statvfs("/")[3], files)
        before = backups.files_of(on_flash, data)
        if before and folder is not None:
            aside = folder / f"before-{time.strftime('%Y%m%d-%H%M%S')}.zip"
            backups.write_backup(aside, before)
            _say(f"The earlier games are now in {aside}.")
        backups.put_files(on_flash, data, files)
    except (backups.BackupError, OSError) as error:
        _say(f"Nothing was restored: {error}.")
        return 2
    for number in bad:
        _say(f"Game {number} of the backup is damaged; it is restored as it is.")
    _say(f"{len(good)} games ({len(files)} files) are back.")
    return 0

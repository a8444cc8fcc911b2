"""The messages of deploying: what happened and what to do now."""

from typing import Any

TEXTS = {
    "no_board": (
        "No board was found. Plug it in with a USB cable that carries data (many only charge), or"
        " name its port: {naming}/dev/ttyACM0"
    ),
    "which_board": "Which board? make {command} BOARD=pico (or {boards})",
    "which_folder": "Which saved games? make restore FROM=backups/... (a folder or a zip file)",
    "unknown_board": (
        "There is no board {board}. Which board? make {command} BOARD=pico (or {boards})"
    ),
    "simulated": (
        'Nothing is copied to {board}, which is simulated. Play it here: make run ARGS="--board'
        ' {board}"'
    ),
    "no_micropython": (
        "Nothing is copied to {board}, which runs CPython; its saved games are files on it. In the"
        ' checkout on it: make pi ARGS="--board {board}"'
    ),
    "several": "There are {n} boards. Name one of them:\n{ports}",
    "one_port": "  {naming}{port}   ({what})",
    "no_port": (
        "There is no port {port}. Is the board plugged in? `mpremote connect list` shows all ports."
    ),
    "busy": (
        "The port {port} cannot be opened: another program (a console, an editor) uses it. Close it"
        " and run this again."
    ),
    "no_permission": (
        "You are not allowed to open the port {port}: it belongs to the group {group}. Add"
        " yourself to it, log out and in again, and run this again: sudo usermod -aG {group} $USER"
    ),
    "unusable": "The port {port} cannot be opened: {why}. Unplug the board, plug it in again.",
    "silent": (
        "Nothing answers at {port}. Is it a board with MicroPython on it"
        " (micropython.org/download)? Unplug it, plug it in again and run this again."
    ),
    "no_box": (
        "No Meldmate answers at {port}. Is its program running? Unplug the box, plug it in again,"
        " wait until its screen is lit, and run this again. If its screen stays dark, make console"
        " shows what it says."
    ),
    "gone": (
        "The board stopped answering{after}. Plug it in again and run this again: it continues"
        " where it stopped."
    ),
    "gone_after": " after {n} of {of} files",
    "not_micropython": (
        "What answers at {port} is not MicroPython. Put MicroPython {series} on the board first:"
        " micropython.org/download"
    ),
    "too_old": (
        "The board has MicroPython {version}; Meldmate needs {min} or newer. Update it first: "
        "micropython.org/download. Saved games: make backup."
    ),
    "other_bytecode": (
        "The board's MicroPython {version} reads bytecode of version {theirs}, this build is"
        " version {ours}. Put MicroPython {series} on the board."
    ),
    "other_port": (
        "This board's processor is {found}; {board} is for {wanted}. Name the board that you have:"
        " {boards}"
    ),
    "other_kind": (
        "This board is a {found}; {board} is for {wanted}. Name the board that you have: {boards}."
        " If it is wired like {board}, with the same pins: make deploy BOARD={board}"
        " ARGS=--any-kind"
    ),
    "never_fits": (
        "The program needs {need} KiB of flash, and this board's files have {whole} KiB in all:"
        " copying cannot work here. Nothing was copied. Put the program into the image: {way}"
    ),
    "full": (
        "The board's flash is too full: {need} KiB are needed, {free} KiB are free. Remove files"
        " that are not Meldmate's, or archive old games with make backup and delete them on the"
        " device."
    ),
    "full_midway": (
        "The board's flash ran full{after}. Make room on it and run this again: it continues where"
        " it stopped."
    ),
    "refused": "The box refuses it: {why}",
    "not_verified": (
        "{path} did not arrive completely. Run this again; if it happens again, the flash may be"
        " worn out."
    ),
    "small_heap": (
        "The board has {have} KiB of memory for programs; the program needs {need} KiB where it is"
        " loaded from files. Nothing was copied. Frozen into MicroPython it needs a third of that:"
        " {way}"
    ),
    "frozen": (
        "This board runs the program in its image; files copied beside it are ignored. For another"
        " version, put another image on the board: {way} Saved games stay. Only board.py is taken"
        " from the board's files, for wiring of your own: mpremote cp boards/{board}/board.py"
        " :board.py"
    ),
    "make_image": (
        "make image BOARD={board}, and drag the file onto it as docs/boards/{board}.md says."
    ),
    "read_page": "docs/boards/{board}.md explains how to build MicroPython with the program in it.",
    "cleared": "A copy of the program beside the image was removed: {n} files.",
    "other_main": "The board had another program's main.py; it was saved as main_before.py.",
    "found": "{port}: MicroPython {version} on {platform}, {free} KiB free.",
    "copying": "Copying {n} of {of} files, {size} KiB ...",
    "progress": "  {n} of {of}",
    "same": "Nothing has changed since last time.",
    "verified": "Verified: {of} files. Saved games were not touched.",
    "restarted": "The board restarts.",
    "no_games": "There are no saved games on the board.",
    "same_games": "The box has these saved games already.",
    "backed_up": "{n} files of saved games are in {folder}.",
    "no_backup": "There are no saved games in {folder}. Name another: make restore FROM=...",
    "not_empty": (
        "The board has saved games of its own, which this would replace. If you mean it: "
        "make restore FROM={folder} ARGS=--replace (they are put into {spare} first)."
    ),
    "not_restored": "Nothing was restored: {why}.",
    "damaged": "Game {n} of the backup is damaged; it is restored as it is.",
    "restored": "{n} games ({files} files) are back on the board.",
    "failed": "mpremote failed: {said}",
}


def text(key: str, **facts: Any) -> str:
    """Return the sentence `key` with its facts."""
    return TEXTS[key].format(**facts)

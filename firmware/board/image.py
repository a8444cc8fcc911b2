"""Which program runs, and which files on the board are used together with an image.

An image has the program and a board's wiring frozen in. A `board.py` among the board's own files
comes first, for people with other wiring. A copy of the program among those files is ignored.
"""

import sys

import firmware
from engine.compat import TYPE_CHECKING
from engine.texts import listed, text
from firmware.storage.files import exists
from firmware.trouble.fault import name_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import ModuleType
    from typing import Any, TypeVar

    from firmware.storage.files import FileSystem
    from firmware.types import Device

    # What is made of a board.
    Made = TypeVar("Made")

# MicroPython's name for the place where frozen modules are.
_FROZEN = ".frozen"
# The files and folders of a program that was copied to the board.
_COPY = ("main.py", "engine", "firmware", "meldmate.bundle")


def about() -> tuple[str, str, str]:
    """Return (version, board, build) of the program; on a computer ("", "", "simulator")."""
    try:
        import build_info  # pyright: ignore[reportMissingImports]
    except ImportError:
        return "", "", "simulator"
    info: Any = build_info
    return info.VERSION, info.BOARD, info.BUILD


def is_frozen() -> bool:
    """Return whether the program that runs is frozen into the board's image."""
    return str(firmware.__path__)[: len(_FROZEN)] == _FROZEN


def start(
    make: "Callable[[ModuleType], Made]", report: "Callable[[str], object]" = print, root: str = "/"
) -> "tuple[ModuleType, Made, Exception | None]":
    """Return (board, `make(board)`, error), with the module `board` that works.

    The board's own file in `root` comes first, then the image's. `error` is what went wrong with
    the own file, as it was read or in `make`, or None; `report(text)` is called with it. Raises
    what the image's raises.
    """
    try:
        board = _own_board(root)
        if board is not None:
            return board, make(board), None
        error = None
    except Exception as wrong:  # noqa: BLE001  whatever somebody wrote there must not leave the screen dark
        error = wrong
        report(text("device.own_board", error=name_of(error)))
    sys.modules.pop("board", None)
    board = __import__("board")
    return board, make(board), error


def load_board(report: "Callable[[str], object]" = print, root: str = "/") -> "ModuleType":
    """Return the module `board` as `start` finds it, without applying it."""
    return start(lambda board: None, report, root)[0]


def _own_board(root: str) -> "ModuleType | None":
    """Return the module `board` among the board's own files, or None if there is none."""
    path = sys.path[:]
    sys.path[:] = [root]
    try:
        return __import__("board")
    except ImportError as error:
        # A file that imports something else which is missing is faulty.
        if "'board'" not in str(error):
            raise
        return None
    finally:
        sys.path[:] = path


def report_wiring(device: "Device", error: "Exception | None") -> None:
    """Show on the screen that the board's own wiring is not used, if `error` says why."""
    if error is None:
        return
    open_screen = getattr(device.app, "open", None)
    if open_screen is not None:
        facts = {"error": name_of(error)}
        open_screen("message", ("device.wiring", {}), None, ("device.own_board", facts))


def old_copy(files: "FileSystem") -> list[str]:
    """Return the names of files left over from a copy of the program that the image replaces."""
    return [name for name in _COPY if exists(files, "/" + name)] if is_frozen() else []


def report_old_copy(device: "Device", report: "Callable[[str], object]" = print) -> None:
    """Report that an old copy of the program is ignored.

    It is shown on the screen as well, unless the log has it already.
    """
    names = old_copy(device.files)
    if names and device.app is not None:
        facts = {"files": listed(names)}
        words = text("device.old_copy", **facts)
        report(words)
        if device.log.note(words):
            device.app.open(
                "message", ("device.old_copy_title", {}), None, ("device.old_copy", facts)
            )

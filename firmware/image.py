"""Which program runs, and which files on the board are used together with an image.

An image has the program and a board's wiring frozen in. A `board.py` among the board's own files
comes first, for people with other wiring. A copy of the program among those files is ignored.
"""

import sys

import firmware
from engine.compat import TYPE_CHECKING
from engine.texts import text
from firmware.storage.paths import exists

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.device import Device
    from firmware.storage.files import FileSystem

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
    return build_info.VERSION, build_info.BOARD, build_info.BUILD


def is_frozen() -> bool:
    """Return whether the program that runs is frozen into the board's image."""
    return str(firmware.__path__)[: len(_FROZEN)] == _FROZEN


def load_board(report: "Callable[[str], object]" = print, root: str = "/") -> "Any":
    """Return the module `board`, from the board's own files in `root`, or else the image's.

    `report(text)` is called if the board's own file raises an exception.
    """
    path = sys.path[:]
    sys.path[:] = [root]
    try:
        return __import__("board")
    except ImportError:
        # There is none.
        pass
    except Exception as error:  # noqa: BLE001  whatever somebody wrote there must not leave the screen dark
        report(text("device.own_board", error=repr(error)))
    finally:
        sys.path[:] = path
    sys.modules.pop("board", None)
    return __import__("board")


def old_copy(files: "FileSystem") -> list[str]:
    """Return the names of files left over from a copy of the program that the image replaces."""
    return [name for name in _COPY if exists(files, "/" + name)] if is_frozen() else []


def report_old_copy(device: "Device", report: "Callable[[str], object]" = print) -> None:
    """Report that an old copy of the program is ignored.

    It is shown on the screen as well, unless the log has it already.
    """
    names = old_copy(device.files)
    if names and device.app is not None:
        facts = {"files": ", ".join(names)}
        words = text("device.old_copy", **facts)
        report(words)
        if device.log.note(words):
            device.app.open(
                "message", ("device.old_copy_title", {}), None, ("device.old_copy", facts)
            )

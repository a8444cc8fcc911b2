"""Which program runs, and what of the board's own files counts beside a board's image.

An image has the program and a board's wiring frozen in. A `board.py` of the board's own comes
before that one, for people who wire otherwise; a copy of the program that was left among the files
does not.
"""

import sys

import firmware
from engine.texts import text
from firmware.storage.paths import exists

# What MicroPython calls the place where modules are frozen in.
_FROZEN = ".frozen"
# What a program among the files consists of.
_COPY = ("main.py", "engine", "firmware", "meldmate.bundle")


def about():
    """Return (version, board, build) of the program; a computer's has only "simulator" for a
    build.
    """
    try:
        import build_info  # pyright: ignore[reportMissingImports]
    except ImportError:
        return "", "", "simulator"
    return build_info.VERSION, build_info.BOARD, build_info.BUILD


def is_frozen():
    """Return whether the program that runs is frozen into the board's image."""
    return str(firmware.__path__)[: len(_FROZEN)] == _FROZEN


def load_board(report=print, root="/"):
    """Return the module `board`: from the board's own files in `root`, or else the image's.

    A file of the board's own that breaks is told by `report`.
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


def old_copy(files):
    """Return the names of what is left among the board's `files` of a program that an image has
    replaced.
    """
    return [name for name in _COPY if exists(files, "/" + name)] if is_frozen() else []


def tell_old_copy(device, report=print):
    """Say that an old copy of the program does not count: on the screen too where the log has not
    said it yet.
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

"""The languages that there are, by their folders.

Where a program is staged for a board, the page or a package, this module is written anew with what
is in it: frozen modules have no folder to list (`host_tools/boards/image/staging.py`).
"""

import os

from ..compat import load_module

_HOME = "en"


def _listed(folder: str) -> "list[str]":
    """Return the names of what is in a folder, without their endings."""
    try:
        return sorted([name.split(".")[0] for name in os.listdir(folder)])
    except OSError:
        return []


def _folder(language: str = "") -> str:
    end = max(__file__.rfind("/"), __file__.rfind("\\"))
    return __file__[: end + 1] + language


def _codes() -> "tuple[str, ...]":
    """Return the code of each language, English first."""
    # CPython keeps what it has compiled in a folder __pycache__, that of the package, too.
    others = [
        name for name in _listed(_folder()) if not name.startswith("_") and has(name, "__init__")
    ]
    return tuple([_HOME] + [name for name in others if name != _HOME])


def name_of(language: str) -> "str | None":
    """Return what a language calls itself, its lengths with `|` between them; None if unknown."""
    return load_module("engine.texts." + language).NAME if language in LANGUAGES else None


def has(language: str, section: str) -> bool:
    """Return whether a language has a section."""
    try:
        os.stat(_folder(language) + "/" + section + ".py")
    except OSError:
        return False
    return True


LANGUAGES = _codes()

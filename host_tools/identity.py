"""The program's version and build, as the settings screen shows them."""

import subprocess
import time
import tomllib

from host_tools import import_order
from host_tools.boards import ROOT


def version() -> str:
    """Return the version of the program."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)["project"]["version"]


def build() -> str:
    """Return the commit of the sources, with "+" if they have changed since.

    Without a commit, return the date.
    """
    git = ["git", "-C", str(ROOT)]
    asked = subprocess.run(
        [*git, "rev-parse", "--short=7", "HEAD"], capture_output=True, encoding="utf-8"
    )
    if asked.returncode:
        return time.strftime("%Y-%m-%d")
    changed = subprocess.run(
        [*git, "status", "--porcelain", "--", "engine", "firmware", "boards"],
        capture_output=True,
        encoding="utf-8",
    )
    return asked.stdout.strip() + ("+" if changed.stdout.strip() else "")


def module(board: str) -> str:
    """Return the source of `build_info`, the module that tells a `board` its build.

    firmware/board/image.py reads it, and engine/compat.py the order of imports.
    """
    lines = ['"""Which program this is; written when it was built."""', ""]
    lines += [f"VERSION = {version()!r}", f"BOARD = {board!r}", f"BUILD = {build()!r}"]
    lines += ["# For engine/compat.py.", f"BEFORE = {tuple(import_order.table())!r}", ""]
    return "\n".join(lines)

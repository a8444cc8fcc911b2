"""Which program this is: its version and its build, as they stand on the settings screen."""

import subprocess
import time
import tomllib

from host_tools.boards import ROOT


def version():
    """Return the version of the program."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)["project"]["version"]


def build():
    """Return the commit that the sources are of, with a "+" if they were changed since; the day
    where there is none.
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


def module(board):
    """Return the source of the module `build_info` that goes onto a `board`; firmware.version reads
    it.
    """
    lines = ['"""Which program this is; written when it was built."""', ""]
    lines += [f"VERSION = {version()!r}", f"BOARD = {board!r}", f"BUILD = {build()!r}", ""]
    return "\n".join(lines)

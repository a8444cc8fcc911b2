"""Makes a case: the source, a mesh of each part, and the picture."""

import shutil
import tempfile
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np

from host_tools.base.boards import ROOT
from host_tools.boards.case import mesh, openscad, picture
from host_tools.boards.case.design import PARTS, Case, design, scad
from host_tools.boards.case.measures import BATTERIES, DISPLAYS

FOLDER = ROOT / "build" / "case"
# How far apart the caps are printed, as the OpenSCAD source has it, and how many are in a row.
_APART, _ROW = 15, 3


def make(
    board: str, screen: str, battery: str, folder: Path = FOLDER, say: Callable = lambda _: None
) -> Path:
    """Make a case in a folder of its own below `folder`; return that folder. Raises CaseError."""
    case = design(board, screen, battery)
    openscad.install()
    place = folder / case.name
    shutil.rmtree(place, ignore_errors=True)
    place.mkdir(parents=True)
    source = place / "case.scad"
    source.write_text(scad(case), encoding="utf-8", newline="\n")
    say(source)
    for part, found in render(source).items():
        mesh.write(place / f"{part}.stl", found, f"Meldmate {case.name} {part}")
        say(place / f"{part}.stl")
    meshes = {part: mesh.read(place / f"{part}.stl") for part in PARTS}
    picture.draw(case, put_together(case, meshes), place / "case.png")
    say(place / "case.png")
    return place


def names() -> list[tuple[str, str, str]]:
    """Return (board, display, battery) of all cases that differ: those of a Pico."""
    return [("pico", screen, battery) for screen in DISPLAYS for battery in BATTERIES]


def render(source: Path, parts: Sequence[str] = PARTS) -> dict[str, mesh.Mesh]:
    """Return {part: mesh} of an OpenSCAD source, as it is printed; raise CaseError."""
    with tempfile.TemporaryDirectory(prefix="meldmate-") as folder, ThreadPoolExecutor(2) as pool:
        paths = {part: Path(folder, f"{part}.stl") for part in parts}
        list(pool.map(lambda part: openscad.render(source, part, paths[part]), parts))
        return {part: mesh.read(path) for part, path in paths.items()}


def put_together(case: Case, meshes: dict[str, mesh.Mesh]) -> dict[str, mesh.Mesh]:
    """Return {name: mesh} of all printed pieces where they are in the finished case.

    A cap has the name of its key: "cap ok".
    """
    numbers = case.numbers
    found = {
        "bottom": meshes["bottom"] - (0, 0, numbers["floor_"]),
        "lid": meshes["lid"] * (1, -1, -1) + (0, 0, numbers["under"] + numbers["lid_thick"]),
        "bars": meshes["bars"] + (0, 0, numbers["bar_low"]),
    }
    caps = meshes["caps"]
    middles = caps.mean(axis=1)[:, :2]
    for at, sign in enumerate(numbers["signs"]):
        printed = np.array((_APART * (at % _ROW), _APART * (at // _ROW), 0.0))
        mine = (abs(middles - printed[:2]) < _APART / 2).all(axis=1)
        found[f"cap {sign}"] = caps[mine] - printed + (*numbers["keys"][at], numbers["cap_low"])
    return found

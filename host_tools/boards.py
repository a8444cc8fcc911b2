"""The boards that the project has files for."""

import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "boards"


def facts(name: str) -> dict[str, Any]:
    """Return what board `name` defines, as a dict; raise FileNotFoundError if there is none."""
    return runpy.run_path(str(FOLDER / name / "board.py"))


def boards() -> list[str]:
    """Return the names of the boards that run MicroPython, sorted.

    The simulated ones and the Raspberry Pi are left out.

    >>> "pico" in boards(), "sim_128x64" in boards()
    (True, False)
    """
    found = sorted(path.parent.name for path in FOLDER.glob("*/board.py"))
    return [name for name in found if facts(name).get("PORT", "sim") != "sim"]

"""The boards that there are files for, by name."""

import runpy
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "boards"


def facts(name):
    """Return the names of the file of board `name` as a dict; raises FileNotFoundError."""
    return runpy.run_path(str(FOLDER / name / "board.py"))


def boards():
    """Return the names of the boards that MicroPython runs on, sorted: not the simulated ones, nor
    the Raspberry Pi.

    >>> "pico" in boards(), "sim_128x64" in boards()
    (True, False)
    """
    found = sorted(path.parent.name for path in FOLDER.glob("*/board.py"))
    return [name for name in found if facts(name).get("PORT", "sim") != "sim"]

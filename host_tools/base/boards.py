"""The boards that the project has files for."""

import fnmatch
import runpy
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
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


def fits(name: str, machine: str) -> bool:
    """Return whether board `name` is for what MicroPython calls `machine`.

    That is `sys.implementation._machine`, such as "Raspberry Pi Pico with RP2040".

    >>> fits("pico", "Raspberry Pi Pico W with RP2040"), fits("esp32s3", "ESP32C3 with ESP32C3")
    (True, False)
    """
    wanted = facts(name).get("MACHINES", ())
    return not wanted or any(fnmatch.fnmatchcase(machine, kind) for kind in wanted)


def kinds(name: str) -> str:
    """Return for which machines board `name` is, for people.

    >>> kinds("pico")
    'Raspberry Pi Pico…'
    """
    return " or ".join(kind.replace("*", "…") for kind in facts(name).get("MACHINES", ()))


def pins(board: Any) -> dict[str, int | str]:
    """Return the pin of each key of `board`, by what a press of the key means.

    >>> from types import SimpleNamespace
    >>> pins(SimpleNamespace(**facts("pico")))["ok"]
    14
    """
    return {press: pin for _, pin, press, _ in board.KEYS}

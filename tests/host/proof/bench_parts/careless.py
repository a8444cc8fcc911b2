"""A part that leaves behind all that a part can: a language, a box, a text, an environment."""

import os

from engine import texts
from host_tools.simulated.emulator import machine
from host_tools.simulated.simulator import Simulator


def figures(quick: bool) -> dict:
    """Return what is there at the start."""
    found = {
        "language": texts.language(),
        "box": bool(machine.current.levels),
        "text": texts.text("guest.hello"),
        "variable": os.environ.get("MELDMATE_LEFT", ""),
    }
    texts.use("it")
    texts.add("guest", ("hello", "Ciao"))
    Simulator("sim_128x64")
    os.environ["MELDMATE_LEFT"] = "left"
    return {"careless": {"unit": "", "quick": quick, **found}}

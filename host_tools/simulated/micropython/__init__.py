"""Real MicroPython on this computer, for tests, benchmarks and `ask --runtime micropython`."""

from host_tools.simulated.micropython.answers import ask
from host_tools.simulated.micropython.runtime import (
    NEWEST,
    VERSIONS,
    MicroPythonFailed,
    RuntimeMissing,
    run,
    run_unix,
    tree,
    unix_port,
)

__all__ = [
    "NEWEST",
    "VERSIONS",
    "MicroPythonFailed",
    "RuntimeMissing",
    "ask",
    "run",
    "run_unix",
    "tree",
    "unix_port",
]

"""MicroPython for a Pico as its makers build it: without the program, with a C stack of 8 KB.

As in an image there is no network in it: the source of TLS is not among Debian's packages.
"""

import fcntl
from pathlib import Path

from host_tools.boards.image import uf2
from host_tools.boards.image.apt import need_compiler
from host_tools.boards.image.make import WORK, compile_port
from host_tools.boards.image.sources import packaged
from host_tools.boards.image.targets import FLASH, RP2040
from host_tools.boards.image.tools import Tools

_MANIFEST = 'freeze("$(PORT_DIR)/modules")\n'


def build() -> Path:
    """Build it, where it is not built yet; return the path of the UF2 file. Raises ImageError."""
    source = packaged(WORK)
    need_compiler()
    folder = WORK / "stock"
    folder.mkdir(parents=True, exist_ok=True)
    # If several processes need it, one builds it while the others wait.
    with open(folder / "lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        manifest = folder / "own.py"
        manifest.write_text(_MANIFEST, encoding="utf-8")
        compile_port(folder, "RPI_PICO", manifest, source, Tools(WORK))
        path = folder / "stock.uf2"
        path.write_bytes(uf2.make((folder / "firmware.bin").read_bytes(), FLASH, RP2040))
    return path

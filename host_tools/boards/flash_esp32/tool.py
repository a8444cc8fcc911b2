"""esptool, which speaks to the chip: what is there, reading, writing."""

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from host_tools.boards.flash_esp32.errors import EspError

if TYPE_CHECKING:
    from host_tools.boards.flash_esp32.targets import Chip

_SIZE = re.compile(r"Detected flash size: (\d+)(KB|MB)")
_SHOWN = 6
_HINT = (
    "Look at the cable (it has to carry data) and the port (PORT=...). If nothing answers, hold the"
    " button BOOT on the board, press RESET, release BOOT, and run this again."
)


class Esptool:
    """esptool for a chip at a port ("" for the one that it finds)."""

    def __init__(self, chip: "Chip", port: str = "") -> None:
        self._options = ["--chip", chip.name, *(["--port", port] if port else [])]

    def _run(self, *arguments: str | Path) -> str:
        command = [sys.executable, "-m", "esptool", *self._options, *map(str, arguments)]
        done = self._do(command)
        if done.returncode:
            said = (done.stdout + done.stderr).strip().splitlines()[-_SHOWN:]
            raise EspError("\n".join(["esptool failed:", *said, _HINT]))
        return done.stdout

    def _do(self, command: Sequence[str]) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(command, capture_output=True, encoding="utf-8", errors="replace")

    def flash_size(self) -> int:
        """Return how many bytes of flash the chip has; raise EspError if it does not tell."""
        found = _SIZE.search(self._run("flash-id"))
        if not found:
            raise EspError("The size of the board's flash is unknown: esptool does not report it.")
        return int(found.group(1)) << (20 if found.group(2) == "MB" else 10)

    def read(self, offset: int, size: int) -> bytes:
        """Return `size` bytes of the flash from `offset`."""
        with tempfile.TemporaryDirectory(prefix="meldmate-") as folder:
            path = Path(folder, "read.bin")
            self._run("read-flash", hex(offset), hex(size), path)
            return path.read_bytes()

    def write(self, parts: Sequence[tuple[int, Path]]) -> None:
        """Write the files to their offsets, [(offset, path)]; esptool compares each afterwards."""
        self._run(
            "write-flash", *(word for offset, path in parts for word in (hex(offset), str(path)))
        )

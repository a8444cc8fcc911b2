"""A board without a board: real MicroPython on a loopback socket, as `mpremote` sees it."""

import json
import subprocess
from pathlib import Path
from typing import Self

from host_tools.simulated.micropython import runtime

_HERE = Path(__file__).resolve().parent
# Seconds that a board has to end on its own.
_PATIENCE = 10


class ServedBoard:
    """Real MicroPython whose flash is `folder`, served at `port` ("socket://127.0.0.1:...").

    `version`, `platform` and `machine` are its identity, `blocks` its flash in blocks of 4 KiB,
    `heap` its memory in KiB. `pull` unplugs it once, after this many bytes of a connection. It is a
    context manager.
    """

    def __init__(
        self,
        folder: Path,
        version: tuple = (1, 29, 0, ""),
        platform: str = "rp2",
        machine: str = "Raspberry Pi Pico with RP2040",
        blocks: int = 220,
        heap: int = 1024,
        pull: int | None = None,
    ) -> None:
        setup = (_HERE / "board_setup.py").read_text(encoding="utf-8")
        filled = {
            "VERSION": tuple(version),
            "PLATFORM": platform,
            "BLOCKS": blocks,
            "HEAP": heap * 1024,
            "MACHINE": machine,
        }
        for name, value in filled.items():
            setup = setup.replace(name, repr(value))
        Path(folder).mkdir(parents=True, exist_ok=True)
        job = {
            "module": str(runtime.module_path(runtime.NEWEST)),
            "flash": str(folder),
            "setup": setup,
            "pull": pull,
        }
        self._process = subprocess.Popen(
            [runtime.node(), str(_HERE / "served.mjs"), json.dumps(job)],
            stdout=subprocess.PIPE,
            encoding="utf-8",
        )
        assert self._process.stdout
        number = self._process.stdout.readline().strip()
        if not number:
            raise runtime.MicroPythonFailed("the served board did not start")
        # What its clock was set to, as numbers, and how often it started anew; known once it has
        # ended.
        self.clocks: list[list[int]] = []
        self.starts = 0
        self.port = f"socket://127.0.0.1:{number}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        # What the last connection wrote is saved before it ends.
        self._process.terminate()
        try:
            self._process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        if self._process.stdout is None:
            return
        for line in self._process.stdout:
            word, *numbers = line.split()
            if word == "clock":
                self.clocks.append([int(number) for number in numbers])
            self.starts += word == "start"
        self._process.stdout.close()

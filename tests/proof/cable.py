"""A cable without a cable: from a computer's side to a box that is simulated or emulated.

`python -m tests.proof.cable FOLDER` is such a box on standard input and output, for a browser's
tests: the simulator's, with its saved games in a folder (three games, if there is none), as the
board `--board` with the program `--version`.
"""

import argparse
import os
import socket
import sys
import threading
from pathlib import Path
from types import ModuleType
from typing import Any, Self

from host_tools.evening import season
from host_tools.simulated.simulator import Simulator

# The emulated Pico counts nanoseconds.
MS = 1_000_000
_STEP = 10


class Unplugged(OSError):
    """The cable is pulled out."""


class Cable:
    """Bytes to the box and back. For the firmware it is a Console (firmware.types).

    MicroPython's own buffer holds 511 bytes; `most` is how full it was at most. With `left`, that
    many more bytes reach the box or leave it, then the cable is out.
    """

    longest = 480

    def __init__(self) -> None:
        self.coming = bytearray()
        self.going = bytearray()
        self.most = 0
        self.left: int | None = None

    # -- the box's side ------------------------------------------------------------------------

    def waiting(self) -> bool:
        """Return whether a byte has come."""
        return bool(self.coming)

    def take(self) -> int:
        """Return the next byte that has come."""
        return self.coming.pop(0)

    def write(self, data: bytes) -> None:
        """Send bytes; without a computer they are lost."""
        self.going += self._rest(data)

    # -- the computer's side -------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send bytes to the box; raises Unplugged."""
        rest = self._rest(data)
        self.coming += rest
        self.most = max(self.most, len(self.coming))
        if len(rest) < len(data):
            raise Unplugged("pulled out")

    def get(self) -> bytes:
        """Return what the box has sent; raises Unplugged."""
        if self.left == 0 and not self.going:
            raise Unplugged("pulled out")
        data = bytes(self.going)
        self.going.clear()
        return data

    def _rest(self, data):
        if self.left is None:
            return data
        data = data[: self.left]
        self.left -= len(data)
        return data


def box_at(cable: Cable, **given: Any) -> Simulator:
    """Return a simulated Pico at a cable; `given` is handed to the Simulator."""
    kind = type("BoxAtCable", (Simulator,), {"console": cable})
    return kind(**{"board": "pico", **given})


class SimWire:
    """The wire to a simulated box; while somebody waits at it, the box's time passes."""

    def __init__(self, box: Simulator, cable: Cable) -> None:
        self.box, self.cable = box, cable
        self.write = cable.send

    def wait(self, seconds: float) -> bytes:
        """Return what has come, as soon as there is something, after `seconds` b""."""
        end = self.box.bench.now + 1000 * seconds
        while True:
            data = self.cable.get()
            if data or self.box.bench.now >= end:
                return data
            self.box.bench.now += _STEP
            self.box.step()

    def close(self) -> None:
        """Do nothing."""


class PicoWire:
    """The wire to an emulated Pico that is switched on and has a console."""

    def __init__(self, pico: Any) -> None:
        self.pico = pico
        while not pico.console.connected:
            pico.run(10)

    def write(self, data: bytes) -> None:
        """Send bytes; raises Unplugged."""
        self._check()
        self.pico.console.send(data)

    def _check(self):
        if self.pico.mcu is None or not self.pico.console.plugged:
            raise Unplugged("pulled out")

    def wait(self, seconds: float) -> bytes:
        """Return what has come, as soon as there is something, after `seconds` b"".

        Raises Unplugged.
        """
        self._check()
        end = self.pico.now + 1000 * seconds * MS
        while True:
            data = self.pico.console.take()
            if data or self.pico.now >= end:
                return data
            self.pico.run(1)
            self._check()

    def close(self) -> None:
        """Do nothing."""


class ServedBox:
    """A simulated box behind a TCP port of this computer, a context manager.

    `port` is its name for pyserial; `given` is handed to the Simulator. A connection that ends is a
    cable that is pulled out.
    """

    def __init__(self, **given: Any) -> None:
        self.cable = Cable()
        self.box = box_at(self.cable, **given)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._listener.settimeout(0.02)
        self.port = f"socket://127.0.0.1:{self._listener.getsockname()[1]}"
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._serve)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        self._thread.join()
        self._listener.close()
        self.box.close()

    def _serve(self):
        while not self._done.is_set():
            try:
                client, _ = self._listener.accept()
            except TimeoutError:
                continue
            with client:
                client.settimeout(0.01)
                self._talk(client)

    def _talk(self, client):
        while not self._done.is_set():
            try:
                data = client.recv(4096)
                if not data:
                    return
                self.cable.send(data)
            except TimeoutError:
                pass
            except OSError:
                return
            self.box.wait(_STEP)
            while self.cable.coming:
                self.box.wait(_STEP)
            data = self.cable.get()
            if data:
                client.sendall(data)


def main(where: str, board: str = "pico", version: str = "") -> None:
    """Be a box on standard input and output, until the input ends; an empty line says it is on."""
    if not Path(where).exists():
        season.make(Path(where), count=3)
    if version:
        info: Any = ModuleType("build_info")
        info.VERSION, info.BOARD, info.BUILD = version, board, ""
        sys.modules["build_info"] = info
    cable = Cable()
    wire = SimWire(box_at(cable, data=where, board=board), cable)
    coming: list[bytes] = []
    ended = threading.Event()

    stdin: Any = sys.stdin.buffer

    def read():
        while data := stdin.read1(4096):
            coming.append(data)
        ended.set()

    threading.Thread(target=read, daemon=True).start()
    os.write(1, b"\n")
    while not ended.is_set():
        while coming:
            wire.write(coming.pop(0))
        data = wire.wait(0.01)
        if data:
            os.write(1, data)
        elif not coming:
            ended.wait(0.005)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m tests.proof.cable", description=main.__doc__)
    parser.add_argument("where", help="a folder of saved games")
    parser.add_argument("--board", default="pico")
    parser.add_argument("--version", default="")
    main(**vars(parser.parse_args()))

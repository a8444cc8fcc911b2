"""The console of an emulated Pico behind a TCP socket, for mpremote.

`mpremote connect socket://127.0.0.1:PORT` connects to it.
"""

import socket
import time
from pathlib import Path
from typing import Any

from host_tools.base.command import show
from tests.proof.pico.machine import Pico

# The board's time between two looks at the socket.
_SLICE = 5


class Server:
    """Serves the console of one Pico on the loopback address; `port` 0 takes any free port."""

    def __init__(
        self, board: str, image: Path, port: int = 0, flash: bytearray | None = None
    ) -> None:
        self.pico = Pico(board, flash, console=True)
        self.pico.drag(image)
        self._listener = socket.create_server(("127.0.0.1", port))
        self._listener.setblocking(False)
        self._client: Any = None
        self.port = self._listener.getsockname()[1]
        self.pico.power_on()

    def step(self) -> None:
        """Let some time pass, and copy bytes from the socket to the console and back."""
        if self._client is None:
            try:
                self._client, _ = self._listener.accept()
                self._client.setblocking(False)
            except BlockingIOError:
                pass
        if self._client is not None:
            self._exchange()
        began = time.monotonic()
        self.pico.run(_SLICE)
        if self.pico.asleep:
            # A sleeping board must not run ahead of the person who talks to it.
            time.sleep(max(0, _SLICE / 1000 - (time.monotonic() - began)))

    def _exchange(self):
        try:
            data = self._client.recv(4096)
            if not data:
                self._client.close()
                self._client = None
                return
            self.pico.console.send(data)
        except BlockingIOError:
            pass
        except OSError:
            self._client = None
            return
        out = self.pico.console.take()
        if out:
            self._client.setblocking(True)
            self._client.sendall(out)
            self._client.setblocking(False)

    def close(self) -> None:
        """Stop listening."""
        if self._client is not None:
            self._client.close()
        self._listener.close()


def serve(board: str, image: Path, port: int) -> int:
    """Serve until interrupted; return the exit status."""
    server = Server(board, image, port)
    show(
        f"An emulated {board} runs {image}.",
        f"mpremote connect socket://127.0.0.1:{server.port}    Ctrl-C ends",
        error=True,
    )
    try:
        while True:
            server.step()
    except KeyboardInterrupt:
        return 0
    finally:
        server.close()

"""mpremote on the console of an emulated Pico, in the Pico's time.

mpremote waits some seconds for an answer. Beside an emulated board, which is slow and on a busy
machine slower, those would be too few. Here mpremote runs in this process, and the seconds that it
waits are the Pico's.
"""

import contextlib
import io
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from types import SimpleNamespace
from typing import TYPE_CHECKING
from unittest import mock

import serial
from mpremote import transport_serial
from mpremote.main import main

from host_tools.boards.deploy.link import Link
from tests.proof.pico.machine import MS

if TYPE_CHECKING:
    from tests.proof.pico.machine import Pico


class Port:
    """The serial port of a Pico's console, as pyserial has it: waiting lets the Pico run.

    After `seconds` of the Pico's time it raises subprocess.TimeoutExpired.
    """

    def __init__(self, pico: "Pico", seconds: float) -> None:
        self.dtr = self.rts = True
        self._pico = pico
        self._seconds = seconds
        self._end = pico.now + seconds * 1000 * MS
        self._came = bytearray()

    def isOpen(self) -> bool:  # noqa: N802  as pyserial calls it
        """Return True."""
        return True

    def inWaiting(self) -> int:  # noqa: N802
        """Return how many bytes can be read."""
        self._came += self._pico.console.take()
        return len(self._came)

    def read(self, count: int = 1) -> bytes:
        """Return `count` bytes, as soon as they are there."""
        while self.inWaiting() < count:
            self.sleep(0.001)
        found = bytes(self._came[:count])
        del self._came[:count]
        return found

    def write(self, data: bytes) -> int:
        """Type `data`."""
        self._pico.console.send(data)
        return len(data)

    def close(self) -> None:
        """Do nothing."""

    def sleep(self, seconds: float) -> None:
        """Let time pass."""
        self._pico.run(1000 * seconds)
        if self._pico.now > self._end:
            raise subprocess.TimeoutExpired("mpremote", self._seconds)

    def monotonic(self) -> float:
        """Return the Pico's time in seconds."""
        return self._pico.now / (1000 * MS)


@contextlib.contextmanager
def _instead(port: Port, arguments: Sequence[str]) -> Iterator[None]:
    """Give mpremote `port` for its serial port and clock, and `arguments` for its command line."""
    clock = SimpleNamespace(sleep=port.sleep, monotonic=port.monotonic)
    with (
        mock.patch.object(serial, "serial_for_url", lambda *_, **__: port),
        mock.patch.object(transport_serial, "time", clock),
        mock.patch.object(sys, "argv", ["mpremote", *arguments]),
    ):
        yield


class PicoLink(Link):
    """A link to `pico`, an emulated Pico that is switched on and has a console.

    Its timeouts count the Pico's seconds. With False for `resume`, mpremote starts MicroPython
    afresh first, as it does for whoever types a command.
    """

    def __init__(self, pico: "Pico", resume: bool = True) -> None:
        super().__init__("pico://")
        self.pico = pico
        self._options = ("resume",) if resume else ()

    def mpremote(
        self, arguments: Sequence[str], timeout: float
    ) -> "subprocess.CompletedProcess[str]":
        """Run mpremote here; raises subprocess.TimeoutExpired."""
        words = ["connect", self.port, *self._options, *arguments]
        out, errors = io.TextIOWrapper(io.BytesIO(), "utf-8", "replace"), io.StringIO()
        while not self.pico.console.connected:
            self.pico.run(10)
        with (
            _instead(Port(self.pico, timeout), words),
            contextlib.redirect_stdout(out),
            contextlib.redirect_stderr(errors),
        ):
            try:
                status = main()
            except subprocess.TimeoutExpired:
                raise
            except SystemExit as ended:
                status = ended.code if isinstance(ended.code, int) else 1
            except Exception:  # noqa: BLE001  the process would end with this, too
                errors.write(traceback.format_exc())
                status = 1
        out.seek(0)
        return subprocess.CompletedProcess(words, status, out.read(), errors.getvalue())

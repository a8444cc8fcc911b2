"""The console of MicroPython, the serial line of the board's USB socket, as bytes."""

import select
import sys

from engine.compat import TYPE_CHECKING, const

if TYPE_CHECKING:
    from typing import Any

# The longest line that is taken, in bytes. MicroPython buffers what comes: 511 bytes, on an ESP32
# 259 and without a way to stop the sender.
_LONGEST = const(480)
_LONGEST_ESP32 = const(240)


class Console:
    """Bytes from the console and to it; `longest` is how long a line may be."""

    def __init__(self) -> None:
        # The ports' stubs differ in what these have.
        stdin: Any = sys.stdin
        stdout: Any = sys.stdout
        self._in: Any = stdin.buffer
        self._out: Any = stdout.buffer
        poll: Any = select.poll()
        poll.register(stdin, select.POLLIN)
        self._poll: Any = poll
        self._byte = bytearray(1)
        self.longest: int = _LONGEST_ESP32 if sys.platform == "esp32" else _LONGEST

    def waiting(self) -> bool:
        """Return whether something has come; nothing is allocated."""
        for _ in self._poll.ipoll(0):
            return True
        return False

    def take(self) -> int:
        """Return the next byte that has come; it waits if there is none."""
        self._in.readinto(self._byte)
        return self._byte[0]

    def write(self, data: bytes) -> None:
        """Send bytes; without a computer they are lost."""
        self._out.write(data)

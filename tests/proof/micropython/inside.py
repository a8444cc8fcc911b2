"""Runs inside MicroPython: the whole handheld on a fake `machine`, played by a tape.

The tape is a text file: `p pin level` puts a level on a pin, `s now` runs one step of the
firmware's loop at that millisecond, `r` switches on. The bus is recorded.
"""

import gc
from binascii import crc32

import board
import machine

from engine.compat import TYPE_CHECKING
from firmware.device import Device, Parts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


class Handheld(machine.Listener):
    """The handheld of `board.py`, with a display chip that counts and sums what it is sent.

    `data` is its folder of saved games.
    """

    def __init__(self, data: str) -> None:
        super().__init__()
        self.data = data
        self.sum = self.count = 0
        self.bench = machine.current
        self.device: Any = None

    def i2c_write(self, data: bytes) -> None:
        """Count and sum what the chip is sent."""
        self.hear(data)
        self.sum = crc32(data, self.sum)
        self.count += len(data)

    def spi_write(self, data: bytes, is_data: int) -> None:
        """Do the same with the level of the data/command pin."""
        self.i2c_write(bytes((is_data,)))
        self.i2c_write(data)

    def take(self) -> tuple[int, int]:
        """Return (count, sum) of what came since the last call."""
        found = self.count, self.sum & 0xFFFFFFFF
        self.count = self.sum = 0
        return found

    def start(self) -> None:
        """Switch on: only what was saved is left."""
        wiring: Any = board
        screen, bench = wiring.SCREEN, self.bench
        self.device = None
        if "address" in screen:
            bench.i2c[screen["address"]] = self
        else:
            bench.spi = (self, screen["dc"], screen["cs"])
        bench.levels.clear()
        for key in wiring.KEYS:
            bench.set_pin(key[1], 1 - wiring.KEYS_PRESSED)
        self.device = Device(
            board,
            platform={"simulator": True, "lesson": False},
            parts=Parts(self.data, clock=self.clock),
            on_crash=self.crashed,
        )

    def clock(self) -> int:
        """Return the milliseconds."""
        return self.bench.now & 0x3FFFFFFF

    def crashed(self, error: "Any") -> None:
        """Let an exception of the program end the run."""
        raise error

    def follow(self, line: str) -> bool:
        """Do what one line of a tape says; return whether it was a step of the firmware's loop."""
        parts = line.split()
        if parts[0] == "p":
            self.bench.set_pin(int(parts[1]), int(parts[2]))
            return False
        if parts[0] == "s":
            self.bench.now = int(parts[1])
        else:
            self.start()
        self.device.step(self.clock())
        return True

    def where(self) -> str:
        """Return "game screen" of what is on top, "-" for no game."""
        app = self.device.app
        game = app.game_or_none()
        return (game.name if game else "-") + " " + app.stack[-1].module


def playing(tape: str, log: str, data: str) -> "Iterator[None]":
    """Play the file `tape`; yield after each step of the loop, so that memory can be collected.

    `log` gets a line for each step: the live bytes of the heap, what went to the display (count
    and sum), and what is on the screen.
    """
    hand = Handheld(data)
    with open(tape) as lines, open(log, "w") as out:
        for line in lines:
            if hand.follow(line):
                yield
                live = gc.mem_alloc()  # pyright: ignore[reportAttributeAccessIssue]
                out.write("%d %d %d %s\n" % ((live,) + hand.take() + (hand.where(),)))

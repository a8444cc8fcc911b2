"""Run inside MicroPython: the whole handheld on a fake `machine`, keys by a tape, its bus listened to.

The tape is a text file: `p pin level` puts a level on a pin, `s now` lets the firmware do one round
of its loop at that millisecond, `r` switches it on. It shares a small heap with the program, so there
is no more in it than that takes.
"""

from binascii import crc32

import board
import machine


class Handheld:
    """The handheld of `board.py`, and the display chip on its bus, which counts and sums up what it is sent.

    `data` is its folder of saved games, `settings` what the program is told.
    """

    def __init__(self, data, settings):
        self.given = data, settings
        self.sum = self.count = 0
        self.bench = machine.current
        self.device = None

    def i2c_write(self, data):
        """Count and sum up what the chip is sent."""
        self.sum = crc32(data, self.sum)
        self.count += len(data)

    def spi_write(self, data, is_data):
        """Do so with the level of the pin that tells commands from picture, too."""
        self.i2c_write(bytes((is_data,)))
        self.i2c_write(data)

    def take(self):
        """Return (count, sum) of what came since the last time."""
        found = self.count, self.sum & 0xFFFFFFFF
        self.count = self.sum = 0
        return found

    def start(self):
        """Switch on; an exception in the program is raised here, or in the first parts."""
        from firmware.device import Device

        screen, bench = board.SCREEN, self.bench
        if "address" in screen:
            bench.i2c[screen["address"]] = self
        else:
            bench.spi = (self, screen["dc"], screen["cs"])
        bench.levels.clear()
        for key in board.KEYS:
            bench.set_pin(key[1], 1 - board.KEYS_PRESSED)
        data, settings = self.given
        self.device = Device(board, data, self.clock, settings, None, print, self.crashed, at_once=False)

    def clock(self):
        """Return the milliseconds."""
        return self.bench.now & 0x3FFFFFFF

    def crashed(self, error):
        """Let an exception of the program end the run."""
        raise error

    def begin(self, line):
        """Do what one line of a tape says, but for a round of the firmware's loop; return whether there is one."""
        parts = line.split()
        if parts[0] == "p":
            self.bench.set_pin(int(parts[1]), int(parts[2]))
            return False
        if parts[0] == "s":
            self.bench.now = int(parts[1])
        return True

    def part(self):
        """Switch on if need be, or do one part of a round of the firmware's loop; return whether there is more of it."""
        if self.device is None:
            self.start()
            return True
        return self.device.part(self.clock())

    def collect(self, free=None):
        """Do what a board does between two parts, of whose heap `free` bytes are free (None: ask it)."""
        if self.device is not None:
            self.device.collect(free)

"""Run inside MicroPython: the whole handheld on a fake `machine`, keys by a tape, its bus listened to.

The tape is a text file: `p pin level` puts a level on a pin, `s now` lets the firmware do one round
of its loop at that millisecond, `r` cuts the power and starts it again.
"""

import sys
from binascii import crc32

import board
import machine


class Listener:
    """A display chip that only counts and sums up what it is sent."""

    def __init__(self):
        self.sum = 0
        self.count = 0

    def i2c_write(self, data):
        self.sum = crc32(data, self.sum)
        self.count += len(data)

    def spi_write(self, data, is_data):
        self.i2c_write(bytes((is_data,)))
        self.i2c_write(data)

    def take(self):
        """Return (count, sum) of what came since the last time."""
        found = self.count, self.sum & 0xFFFFFFFF
        self.count = self.sum = 0
        return found


class Handheld:
    """The handheld of `board.py`; `data` is its folder of saved games."""

    def __init__(self, data, settings):
        self.data = data
        self.settings = settings
        self.bench = machine.Workbench()
        self.chip = Listener()
        self._wire()
        self.device = None

    def _wire(self):
        """Set up the workbench, new: the pins of another one would hold who watches them in memory."""
        now, self.bench = self.bench.now, machine.use(machine.Workbench())
        self.bench.now = now
        screen = board.SCREEN
        if "address" in screen:
            self.bench.i2c[screen["address"]] = self.chip
        else:
            self.bench.spi = (self.chip, screen["dc"], screen["cs"])

    def cut(self):
        """Cut the power: as afterwards, nothing is in memory but what the name table never gives back."""
        if self.device is not None:
            self.device = None
            self._wire()
            for name in list(sys.modules.keys()):
                if name.split(".")[0] in ("engine", "firmware"):
                    del sys.modules[name]
            import bundle

            bundle.again()

    def start(self):
        """Switch on; an exception in the program is raised here, or in the first parts."""
        from firmware.device import Device

        self.bench.levels.clear()
        for _, pin, _, _ in board.KEYS:
            self.bench.set_pin(pin, 1 - board.KEYS_PRESSED)
        self.device = Device(board, self.data, self.clock, self.settings, None, print, self.crashed, at_once=False)

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
        if parts[0] == "r":
            self.cut()
        else:
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


def where(hand):
    """Return "game screen" as they are on top now, "-" for no game."""
    app = hand.device.app
    return (app.game.name if app.game else "-") + " " + app.stack[-1].module

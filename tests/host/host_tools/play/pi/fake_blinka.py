"""A computer with Blinka, as far as the handheld needs one: a bus with a display chip, and pins."""

import errno
import types

from host_tools.simulated.emulator import DisplayChip
from tests.portable.tools import untyped


class FakeBus:
    """What `busio.I2C` is to the library, with one chip on it; `broken` and `missing` let it
    fail.
    """

    def __init__(self, chip, address=0x3C):
        self.chip = chip
        self.address = address
        self.broken = False
        self.missing = False
        self.frames = 0
        self._locked = False

    def try_lock(self):
        taken = not self._locked
        self._locked = True
        return taken

    def unlock(self):
        assert self._locked
        self._locked = False

    def writeto(self, address, buffer, *, start=0, end=None):
        assert self._locked, "the bus belongs to nobody"
        if self.missing or address != self.address:
            raise OSError(errno.ENXIO, "No such device or address")
        if self.broken:
            raise OSError(errno.EREMOTEIO, "Remote I/O error")
        data = bytes(buffer[start : len(buffer) if end is None else end])
        self.frames += len(data) > 1000
        self.chip.i2c_write(data)

    def readfrom_into(self, address, buffer, *, start=0, end=None):
        assert self._locked
        if self.missing or address != self.address:
            raise OSError(errno.ENXIO, "No such device or address")
        end = len(buffer) if end is None else end
        buffer[start:end] = self.chip.i2c_read(end - start)


class FakeInput:
    """A `digitalio.DigitalInOut`: `value` is True or False."""

    def __init__(self, pin=None):
        self.pin = pin
        self.value = False
        self.pull = None

    def switch_to_input(self, pull=None):
        self.pull = pull
        self.value = pull == "up"


class FakeComputer:
    """The modules `board`, `busio` and `digitalio` of a Raspberry Pi; `inputs` are its pins by
    number.
    """

    def __init__(self, width=128, height=64):
        self.chip = DisplayChip(width, height)
        self.chip.power_cut()
        self.bus = FakeBus(self.chip)
        self.inputs = {}
        self.board = types.ModuleType("board")
        names = {f"D{n}": f"pin {n}" for n in range(28)}
        names.update(SCL="pin 3", SDA="pin 2", board_id="RASPBERRY_PI_4B")
        for name, value in names.items():
            setattr(self.board, name, value)
        self.busio = types.ModuleType("busio")
        untyped(self.busio).I2C = self._open_bus
        self.digitalio = types.ModuleType("digitalio")
        untyped(self.digitalio).DigitalInOut = self._open_pin
        untyped(self.digitalio).Pull = types.SimpleNamespace(UP="up", DOWN="down")
        self.no_bus = self.no_pins = None

    def plug_into(self, monkeypatch):
        """Let the program that is tested find these modules."""
        import sys

        for name in ("board", "busio", "digitalio"):
            monkeypatch.setitem(sys.modules, name, getattr(self, name))

    def _open_bus(self, scl, sda):
        assert (scl, sda) == ("pin 3", "pin 2")
        if self.no_bus is not None:
            raise self.no_bus
        return self.bus

    def _open_pin(self, pin):
        if self.no_pins is not None:
            raise self.no_pins
        opened = self.inputs[int(pin.split()[1])] = FakeInput(pin)
        return opened

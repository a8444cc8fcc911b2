"""The clocks of the emulated RP2040: how long a cycle of the processor takes.

The emulator counts each cycle as the 8 ns of 125 MHz. Here its count is stretched, so that a cycle
takes what the clock chosen by the program says, and all other time stays as it is. A PLL locks at
once.
"""

from typing import Any

from rp2040py.clock.simulation_clock import ClockAlarm, SimulationClock
from rp2040py.peripherals.clocks import RPClocks
from rp2040py.peripherals.peripheral import BasePeripheral

# The clock whose cycles the emulator counts, in Hz.
_COUNTED = 125_000_000
_CRYSTAL = 12_000_000
# The ring oscillator after a reset (RP2040 data sheet, 2.17).
_RING = 6_500_000
# Faster than this the chip wants 1.15 V, which is so much in the field VSEL of the register VREG
# (RP2040 data sheet, 2.10.6 and 2.15.3).
_CAREFUL = 133_000_000
_MOST = 200_000_000
_VSEL = 12
# The registers of a PLL, and the bit of the first that says that it is locked.
_CS, _FBDIV, _PRIM = 0, 8, 12
_LOCK = 1 << 31
# In the plain emulator, what inserts an alarm reads the time; in the compiled one, its count.
_IS_PLAIN = hasattr(SimulationClock(), "_nanos_counter")


# Faster than this a weak board does what its weakness is.
_STRONG = 150_000_000


class Hung(Exception):
    """The processor stands still: only a reset goes on."""


class OutOfBoundsError(Exception):
    """The program runs the processor faster than the chip's voltage allows."""


class Clock(SimulationClock):
    """Time in nanoseconds, and the emulator's count of it; `stretch` is the count of one of them.

    >>> clock, rung = Clock(), []
    >>> clock.create_alarm(lambda: rung.append(clock.nanos)).schedule(1000)
    >>> clock.tick(400)
    >>> clock.set_hertz(250_000_000)
    >>> clock.tick(400)
    >>> clock.nanos, rung
    (600.0, [])
    >>> clock.tick(800)
    >>> clock.nanos, rung
    (1000.0, [1000.0])
    """

    def __init__(self) -> None:
        # The time when the stretch was last changed, and the count then.
        self._since = self._count = 0.0
        self.stretch = 1.0
        # When each alarm rings that may not have rung.
        self._due: dict[Any, float] = {}
        super().__init__()

    @property
    def nanos(self) -> float:
        """Nanoseconds since power-on."""
        return self._since + (super().nanos - self._count) / self.stretch

    @property
    def micros(self) -> float:
        """Microseconds since power-on."""
        return self.nanos / 1000

    @property
    def nanos_to_next_alarm(self) -> float:
        """What is counted until the next alarm, or 0 without one."""
        count = super().nanos_to_next_alarm
        return count - self._aside() if self.has_scheduled_alarm else count

    def _aside(self) -> float:
        """Return what the emulator takes too much for the count, where it reads the time."""
        return super().nanos - self.nanos if _IS_PLAIN else 0

    def link_alarm(self, nanos: float, alarm: ClockAlarm) -> ClockAlarm:
        """Let an alarm ring in so many nanoseconds."""
        self._due[alarm] = self.nanos + nanos
        return super().link_alarm(nanos * self.stretch + self._aside(), alarm)

    def unlink_alarm(self, alarm: ClockAlarm) -> bool:
        """Let an alarm not ring; return whether it was going to."""
        self._due.pop(alarm, None)
        return super().unlink_alarm(alarm)

    def let(self, nanos: float) -> None:
        """Let so many nanoseconds pass."""
        self.tick(nanos * self.stretch)

    def set_hertz(self, hertz: float) -> None:
        """Let a cycle of the processor take from now on what it takes at `hertz`."""
        stretch = hertz / _COUNTED
        if stretch == self.stretch:
            return
        now, due = self.nanos, self._due
        self._since, self._count, self.stretch, self._due = now, super().nanos, stretch, {}
        for alarm in sorted(due, key=due.__getitem__):
            if super().unlink_alarm(alarm):
                self.link_alarm(due[alarm] - now, alarm)


class Pll(BasePeripheral):
    """A PLL on the crystal; `changed` is called when it is set."""

    def __init__(self, mcu: Any, name: str, changed: Any) -> None:
        super().__init__(mcu, name)
        self._changed = changed
        self.reset()

    def reset(self) -> None:
        """Return to the state of power-on: it divides, and multiplies by nothing."""
        self._values = {_CS: 1, _PRIM: 7 << 16 | 7 << 12}

    @property
    def hertz(self) -> float:
        """What it gives, in Hz."""
        first, second = self._values[_PRIM] >> 16 & 7, self._values[_PRIM] >> 12 & 7
        into, times = self._values[_CS] & 0x3F, self._values.get(_FBDIV, 0)
        return _CRYSTAL * times / max(1, into * first * second)

    def read_uint32(self, offset: int) -> int:
        """Read a register."""
        return self._values.get(offset, 0) | (_LOCK if offset == _CS else 0)

    def write_uint32(self, offset: int, value: int) -> None:
        """Write a register."""
        self._values[offset] = value & ~_LOCK if offset == _CS else value
        self._changed()


class Clocks(RPClocks):
    """The block that chooses clocks; the emulator's time follows it. `fastest` is in Hz.

    A board that is `weak` does not follow: it "hangs", or "misreads", the bytes of its flash in
    `misread` then. Raises OutOfBoundsError when the program chooses one that is too fast.
    """

    def __init__(self, mcu: Any, weak: str = "", misread: slice = slice(0)) -> None:
        super().__init__(mcu, "CLOCKS_BASE")
        self.fastest = 0.0
        self._weak = weak
        self._misread = misread
        self._right: bytes | None = None
        self._system = Pll(mcu, "PLL_SYS_BASE", self._follow)
        self._usb = Pll(mcu, "PLL_USB_BASE", self._follow)
        mcu.clocks = mcu.peripherals[0x40008] = self
        mcu.peripherals[0x40028] = self._system
        mcu.peripherals[0x4002C] = self._usb
        self._follow()

    def write_uint32(self, offset: int, value: int) -> None:
        """Write a register."""
        super().write_uint32(offset, value)
        self._follow()

    def _follow(self):
        mcu: Any = self.rp2040
        # The ring oscillator, the USB's PLL, the crystal.
        sources = (_RING, self._usb.hertz, _CRYSTAL, _RING)
        clock = sources[self.ref_ctrl & 3]
        if self.sys_ctrl & 1:
            sources = (self._system.hertz, self._usb.hertz, _RING, _CRYSTAL)
            clock = sources[self.sys_ctrl >> 5 & 3]
        # The PLL that is used is never without a clock for long: it is being set.
        clock = clock or _CRYSTAL
        level = mcu.vreg_and_chip_reset.vreg >> 4 & 15
        if clock > (_CAREFUL if level < _VSEL else _MOST):
            raise OutOfBoundsError(f"{clock / 1e6:.0f} MHz, VSEL {level}")
        self.fastest = max(self.fastest, clock)
        mcu.clk_sys = clock
        sources = (clock, self._system.hertz, self._usb.hertz, _RING)
        mcu.clk_peri = (*sources, _CRYSTAL, clock, clock, clock)[self.peri_ctrl >> 5 & 7]
        mcu.clock.set_hertz(clock)
        self._weaken(clock > _STRONG)

    def _weaken(self, fast):
        flash = self.rp2040.flash
        if self._weak == "misreads" and fast != (self._right is not None):
            if self._right is None:
                self._right = bytes(flash[self._misread])
                flash[self._misread] = bytes(byte ^ 4 for byte in self._right)
            else:
                flash[self._misread], self._right = self._right, None
        if self._weak == "hangs" and fast:
            raise Hung

    def reset(self) -> None:
        """Return to the state of a reset: the ring oscillator."""
        super().reset()
        self._system.reset()
        self._usb.reset()
        self._follow()

"""MicroPython's `machine` for the emulated boards: pins, buses and what they connect.

A `Workbench` has the parts: chips on buses, buttons on pins, a clock. The classes below connect to
the workbench that is current when they are created, as a program connects to the board that it runs
on.
"""

import errno

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any


class Workbench:
    """The hardware around one emulated board; `now` is its clock in milliseconds."""

    def __init__(self) -> None:
        self.now = 0
        self.levels = {}
        self.i2c = {}
        self.spi: Any = None
        self.broken = False
        self.resets = self.loads = 0
        # What the clock of the day was set to.
        self.clock: Any = None
        # Words of the processor's registers by address, as `mem32` reads them.
        self.registers: dict[int, int] = {}
        # How often and how long the processor has slept, and how long it slept at most, in
        # milliseconds.
        self.sleeps = self.slept = self.longest = 0
        # Levels that others put on pins later: (when, pin, level), the first one first.
        self._later: list[tuple[int, Any, int]] = []
        self._watchers = {}
        self._interrupted = False
        # The pins with edges for which a handler is still to be called, while no interrupt runs.
        self._masked: dict[Any, int] | None = None
        # Pins that a bus has, so that the program cannot drive them.
        self.taken: set[Any] = set()
        # What a chip holds low: the data pin, the clock's, and how many clocks it waits for.
        self._held: tuple[Any, Any, int] | None = None
        # What is at the other end of a pin's wire, where that is known: "up" (a resistor to 3.3 V),
        # "ground", or "open" (nothing).
        self.wires: dict[Any, str] = {}
        # The pins at which the module's SDA and SCL are, None: those of the bus, whichever it is.
        self.module: tuple[Any, Any] | None = None

    def set_pin(self, pin: "Any", level: int) -> bool:
        """Put `level` (0 or 1) on a pin; return whether an interrupt handler was called for it."""
        before = self.levels.get(pin)
        self.levels[pin] = level
        if before == level:
            return False
        edge = Pin.IRQ_RISING if level else Pin.IRQ_FALLING
        if self._masked is not None:
            self._masked[pin] = self._masked.get(pin, 0) | edge
            return False
        return self._interrupt(pin, edge)

    def _interrupt(self, pin: "Any", edges: int) -> bool:
        """Call the handlers that wait for one of `edges`; return whether there was one."""
        called = False
        for owner, handler, trigger in self._watchers.get(pin, ()):
            if trigger & edges:
                handler(owner)
                called = True
        return called

    def set_later(self, when: int, pin: "Any", level: int) -> None:
        """Put `level` on a pin once `run` or `sleep` has come to `when`."""
        self._later.append((when, pin, level))
        self._later.sort(key=lambda change: change[0])

    def run(self, ms: int) -> None:
        """Let `ms` milliseconds pass while the processor runs."""
        end = self.now + ms
        while self._pass(end):
            pass

    def mask(self, ms: int) -> None:
        """Let `ms` milliseconds pass without interrupts, as while a block of the flash is erased.

        The pins keep their edges: afterwards each one interrupts once, however many it had.
        """
        self._masked = {}
        self.run(ms)
        kept, self._masked = self._masked, None
        for pin, edges in kept.items():
            self._interrupt(pin, edges)

    def sleep(self, ms: int) -> None:
        """Let `ms` milliseconds pass while the processor sleeps, or less if a pin interrupts it."""
        began = self.now
        end = began + ms
        while self._pass(end):
            if self._interrupted:
                break
        slept = self.now - began
        self.sleeps += 1
        self.slept += slept
        self.longest = max(self.longest, slept)

    def _pass(self, end: int) -> bool:
        """Go on to the next change of a pin before `end`, or to `end`; return whether to go on."""
        self._interrupted = False
        if self._later and self._later[0][0] <= end:
            when, pin, level = self._later.pop(0)
            self.now = max(self.now, when)
            self._interrupted = self.set_pin(pin, level)
            return True
        self.now = end
        return False

    def watch(self, pin: "Any", owner: "Any", handler: "Any", trigger: int) -> None:
        """Call `handler(owner)` at the edges that `trigger` names; None ends it."""
        self._watchers[pin] = [(owner, handler, trigger)] if handler else []

    def hold(self, sda: "Any", scl: "Any", clocks: int) -> None:
        """Let a chip hold `sda` low, as in the middle of a byte, until `scl` went high so often."""
        self._held = sda, scl, clocks

    def level(self, pin: "Any") -> int:
        """Return the level of a pin."""
        held = self._held
        if self.wires.get(pin) == "ground":
            return 0
        return 0 if held is not None and held[0] == pin else self.levels.get(pin, 0)

    def drive(self, pin: "Any", level: int) -> None:
        """Let the program put `level` (0 or 1) on a pin, unless a bus has it."""
        if pin in self.taken:
            return
        rises = level and not self.levels.get(pin, 0)
        self.levels[pin] = level
        held = self._held
        if rises and held is not None and held[1] == pin:
            self._held = (held[0], pin, held[2] - 1) if held[2] > 1 else None

    def check_bus(self, is_i2c: bool = False, sleeps: int | None = None) -> None:
        """Raise what a bus without an answer raises, while `broken` is set or SDA is held.

        So does one that was made when the processor had slept less often (`sleeps`): its clock
        stood still, so the bus must be made anew.
        """
        if self.broken or sleeps not in (None, self.sleeps):
            raise OSError(errno.EIO)
        if is_i2c and self._held is not None:
            raise OSError(errno.ETIMEDOUT)


current = Workbench()


def use(workbench: "Any") -> "Workbench":
    """Make `workbench` the one that new pins and buses connect to; return it."""
    global current
    current = workbench
    return workbench


class Pin:
    """A pin by number or name."""

    IN, OUT, OPEN_DRAIN = 0, 1, 2
    PULL_UP, PULL_DOWN = 1, 2
    IRQ_RISING, IRQ_FALLING = 1, 2

    def __init__(self, id: "Any", mode: int = -1, pull: int = -1, value: int | None = None) -> None:
        self.id = id
        self._bench = current
        self.init(mode)
        if value is not None:
            self._bench.drive(id, value)
        elif mode == self.IN:
            wire = self._bench.wires.get(id)
            if wire is not None:
                self._bench.levels[id] = int(wire == "up" or pull == self.PULL_UP)
            elif id not in self._bench.levels:
                self._bench.levels[id] = 1 if pull == self.PULL_UP else 0

    def init(self, mode: int = -1) -> None:
        """Make it the program's own again if a mode is given."""
        if mode >= 0:
            self._bench.taken.discard(self.id)

    def value(self, level: int | None = None) -> int | None:
        """Return the level, or set it."""
        if level is None:
            return self._bench.level(self.id)
        self._bench.drive(self.id, 1 if level else 0)
        return None

    def __call__(self, level=None):
        return self.value(level)

    def on(self) -> None:
        """Set the pin high."""
        self.value(1)

    def off(self) -> None:
        """Set the pin low."""
        self.value(0)

    def irq(self, handler: "Any" = None, trigger: int = 3, hard: bool = False) -> None:
        """Call `handler(pin)` at each edge that `trigger` names."""
        self._bench.watch(self.id, self, handler, trigger)


class Listener:
    """A chip's place on an I2C bus: of what it hears it notes whether the panel is lit."""

    def __init__(self) -> None:
        self._status = 0x40

    def hear(self, data: bytes) -> None:
        """Take in what was written in one transaction."""
        if len(data) == 2 and not data[0] and data[1] | 1 == 0xAF:
            self._status = 0 if data[1] & 1 else 0x40

    def i2c_write(self, data: bytes) -> None:
        """Take in what was written, as `hear`."""
        self.hear(data)

    def i2c_read(self, count: int) -> bytes:
        """Return the status byte `count` times."""
        return bytes((self._status,)) * count


class I2C:
    """An I2C bus; the workbench's `i2c` has the chips by address."""

    def __init__(
        self,
        id: "Any" = -1,
        scl: "Any" = None,
        sda: "Any" = None,
        freq: int = 400_000,
        timeout: int = 50_000,
    ) -> None:
        self._bench = current
        self._sleeps = current.sleeps
        self._pins = sda and sda.id, scl and scl.id

    def _chip(self, address: int) -> "Any":
        """Return the chip at `address`; raise what a bus raises on which nobody answers."""
        bench, wires = self._bench, [self._bench.wires.get(pin) for pin in self._pins]
        bench.check_bus(True, self._sleeps)
        if "ground" in wires:
            return self._grounded(wires)
        chip = bench.i2c.get(address)
        if chip is None or bench.module not in (None, self._pins) or "open" in wires:
            raise OSError(errno.ENODEV)
        return chip

    def _grounded(self, wires: "list[str | None]") -> "Any":
        """Wait for a line that stays low."""
        raise OSError(errno.ETIMEDOUT)

    def writeto(self, address: int, data: bytes, stop: bool = True) -> int:
        """Send `data` to a chip; return the number of bytes accepted."""
        self._chip(address).i2c_write(bytes(data))
        return len(data)

    def readfrom(self, address: int, count: int, stop: bool = True) -> bytes:
        """Return `count` bytes from a chip."""
        return self._chip(address).i2c_read(count)

    def scan(self) -> list[int]:
        """Return the addresses that answer."""
        return [] if self._bench.broken else sorted(self._bench.i2c)


class SPI:
    """An SPI bus; the workbench's `spi` is a chip, its data/command pin, its select pin.

    One that is told None for `miso` takes the pin that is usual for it, as MicroPython 1.24 does on
    an RP2040 and an RP2350 (ports/rp2/machine_spi.c).
    """

    MSB, LSB = 0, 1
    _usual = {0: 16, 1: 8}

    def __init__(
        self,
        id: "Any" = -1,
        baudrate: int = 1_000_000,
        polarity: int = 0,
        phase: int = 0,
        sck: "Any" = None,
        mosi: "Any" = None,
        miso: "Any" = None,
    ) -> None:
        self._bench = current
        self._sleeps = current.sleeps
        if miso is None and id in self._usual:
            current.taken.add(self._usual[id])

    def init(self, baudrate: int = 1_000_000) -> None:
        """Set the bus's speed, which changes nothing here."""

    def write(self, data: bytes) -> None:
        """Send `data`; the chip receives it while its select pin is low."""
        self._bench.check_bus(False, self._sleeps)
        if self._bench.spi is not None:
            chip, dc, cs = self._bench.spi
            if not self._bench.levels.get(cs, 0):
                chip.spi_write(bytes(data), self._bench.levels.get(dc, 0))


class SoftI2C(I2C):
    """The same I2C bus, driven by the program, which takes SDA at ground for an answer."""

    def _grounded(self, wires: "list[str | None]") -> "Any":
        return Listener() if wires[1] != "ground" else super()._grounded(wires)


class SoftSPI(SPI):
    """The same SPI bus, driven by the program."""


class ADC:
    """An analogue input; reads the workbench's level of the pin as 16 bits."""

    def __init__(self, pin: "Any") -> None:
        self._pin = pin.id if isinstance(pin, Pin) else pin
        self._bench = current

    def read_u16(self) -> int:
        """Return the level, 0 to 65535."""
        return self._bench.levels.get(self._pin, 0)


class PWM:
    """A pin with a pulse width; the workbench's level of the pin is the duty, 0 to 65535."""

    def __init__(self, pin: "Any", freq: int = 0, duty_u16: int = 0) -> None:
        self._pin = pin.id
        self._bench = current
        self._hertz = freq
        self.duty_u16(duty_u16)

    def freq(self, hertz: int | None = None) -> int | None:
        """Return the frequency in hertz, or set it."""
        if hertz is None:
            return self._hertz
        self._hertz = hertz
        return None

    def duty_u16(self, duty: int | None = None) -> int | None:
        """Return the share of time that the pin is high, in parts of 65535, or set it."""
        if duty is None:
            return self._bench.levels.get(self._pin, 0)
        self._bench.levels[self._pin] = duty
        return None


class Timer:
    """A timer that does not fire by itself: the workbench's owner calls its `callback`."""

    ONE_SHOT, PERIODIC = 0, 1

    def __init__(self, id: "Any" = -1) -> None:
        self.id = id
        self.callback = None

    def init(self, period: int = -1, mode: int = PERIODIC, callback: "Any" = None) -> None:
        """Start to call `callback(timer)` every `period` milliseconds."""
        self.callback = callback


class WDT:
    """A watchdog that counts its feedings; `hungry` is the longest time between two of them."""

    def __init__(self, id: "Any" = 0, timeout: int = 5000) -> None:
        self.timeout = timeout
        self.fed = 0
        self.hungry = 0
        self._bench = current
        self._last = current.now

    def feed(self) -> None:
        """Count how often the watchdog is fed."""
        self.fed += 1
        self.hungry = max(self.hungry, self._bench.now - self._last)
        self._last = self._bench.now


class RTC:
    """The clock of the day; what it was set to is in the workbench."""

    def datetime(self, to: "Any" = None) -> "Any":
        """Set it to (year, month, day, weekday, hour, minute, second, 0), or return that."""
        if to is not None:
            current.clock = to
        return current.clock


def bootloader() -> None:
    """Count how often the board's boot loader was started."""
    current.loads += 1


def reset() -> None:
    """Count a reset; the emulator's owner restarts the program."""
    current.resets += 1


def lightsleep(time_ms: int = 0) -> None:
    """Advance the workbench's clock, up to the first change of a pin that calls a handler."""
    current.sleep(time_ms)


class Memory:
    """The processor's registers, as words; one that nobody has set is 0."""

    def __getitem__(self, address: int) -> int:
        return current.registers.get(address, 0)

    def __setitem__(self, address: int, word: int) -> None:
        current.registers[address] = word


mem32 = Memory()


def freq(hz: int | None = None, peripherals: int | None = None) -> int:
    """Return the processor's frequency in hertz; setting it changes nothing."""
    return 125_000_000

"""The display on an emulated Pico's bus, and the contacts of its buttons."""

from collections.abc import Sequence
from typing import Any

from rp2040py.gpio_pin import GPIOPinState
from rp2040py.peripherals.i2c import IC_RAW_INTR_STAT, R_STOP_DET, R_TX_ABRT, R_TX_EMPTY, RPI2C
from rp2040py.peripherals.spi import RPSPI

# Clock cycles of a byte on an I2C bus: eight bits and the acknowledgement.
_BYTE = 9
# When the contacts of a button open and close again before they rest, in nanoseconds after the
# first edge.
BOUNCE = (300_000, 700_000, 1_900_000, 2_300_000, 4_800_000, 5_000_000)


# How the module may be wired: as the board says, with its two wires exchanged, with its wires but
# no chip that answers, not at all, and with a wire at ground.
WIRINGS = ("", "exchanged", "nobody", "no wires", "sda at ground", "scl at ground")


class I2CBus(RPI2C):
    """An I2C controller with the display chip of a board's `SCREEN`, unless it is `unplugged`.

    `last` is when the last byte was sent, in nanoseconds; `sent` is the number of bytes, `fastest`
    the bus's highest clock in Hz. While `held` is not 0, the chip holds SDA low, for as many
    clocks. The chip answers at `address`, None: the board's; `wiring` is one of WIRINGS.
    """

    def __init__(  # noqa: PLR0913  what a maker can do to a bus
        self,
        mcu: Any,
        screen: dict,
        chip: Any,
        held: int = 0,
        address: int | None = None,
        wiring: str = "",
    ) -> None:
        index = screen["id"]
        address = screen["address"] if address is None else address
        self._wiring = wiring
        like = mcu.i2c[index]
        super().__init__(mcu, like.name, like.irq)
        self.unplugged = False
        self.last = 0
        self.sent = 0
        self.fastest = 0.0
        self._address = address
        self._chip = chip
        self._bytes = bytearray()
        self._then = None
        self._alarm = mcu.clock.create_alarm(self._ring)
        self.on_start = lambda repeated: self._after(1, self.complete_start)
        self.on_connect = self._connect
        self.on_write_byte = self._write_byte
        self.on_read_byte = lambda acknowledge: self._after(_BYTE, self._read_byte)
        self.on_stop = lambda: self._after(1, self._stopped)
        self.held = held
        self._data = mcu.gpio[screen["sda"]]
        if wiring != "no wires":
            # Resistors on the module pull both lines up.
            self._data.set_input_value(not held and wiring != "sda at ground")
            mcu.gpio[screen["scl"]].set_input_value(wiring != "scl at ground")
        mcu.gpio[screen["scl"]].add_listener(self._clocked)
        if wiring == "exchanged":
            BitByBit(mcu.gpio[screen["scl"]], self._data, address, chip)
        elif wiring == "scl at ground":
            # No clock ever comes.
            self.on_start = lambda repeated: None
        mcu.i2c[index] = self
        mcu.peripherals[0x40044 + 4 * index] = self

    def _after(self, bits, then):
        """Do something after `bits` more bits."""
        self._then = then
        clocks = self.scl_low_period + self.scl_high_period
        self.fastest = max(self.fastest, self.rp2040.clk_sys / max(1, clocks))
        self._alarm.schedule(bits * clocks * 1e9 / self.rp2040.clk_sys)

    def _ring(self):
        then, self._then = self._then, None
        if then is not None:
            then()

    def _connect(self, address, mode):
        here = address == self._address and not self.unplugged and not self.held
        here = here and not self._wiring
        self._after(_BYTE, lambda: self.complete_connect(here))

    def _clocked(self, state, before):
        """Count a clock that the program makes by hand, and let SDA go after the last."""
        if self.held and before == GPIOPinState.LOW and state != GPIOPinState.LOW:
            self.held -= 1
            self._data.set_input_value(not self.held)

    def lose(self) -> None:
        """Lose what was written since the start of this transfer, and acknowledge no more of it."""
        self._bytes = bytearray()
        self._after(_BYTE, lambda: self.complete_write(False))

    def _write_byte(self, value):
        self._bytes.append(value)
        self._after(_BYTE, self._written)

    def _read_byte(self):
        self.complete_read(self._chip.i2c_read(1)[0])

    def _written(self):
        self.last = self.rp2040.clock.nanos
        self.sent += 1
        self.complete_write(not self.unplugged)
        if self._tx_fifo.empty:
            super()._set_interrupts(R_TX_EMPTY)

    def _stopped(self):
        data, self._bytes = bytes(self._bytes), bytearray()
        if data:
            self._chip.i2c_write(data)
        self.complete_stop()

    def _set_interrupts(self, mask):
        # For the SDK, "empty" means that the last byte has been sent, not that it has begun.
        if mask == R_TX_EMPTY and self._then is not None:
            return
        super()._set_interrupts(mask)
        if mask == R_TX_ABRT:
            # The queue is dropped: nothing is left to send.
            super()._set_interrupts(R_TX_EMPTY)

    def read_uint32(self, offset: int) -> int:
        """Read a register; skip the time if the processor is polling the bus."""
        # After the last byte the SDK waits for the end of the transmission, before it for room for
        # the next byte.
        waiting = self._stop or not self.int_raw & R_TX_EMPTY
        if (
            offset == IC_RAW_INTR_STAT
            and self._then is not None
            and waiting
            and not self.int_raw & R_STOP_DET
        ):
            clock = self.rp2040.clock
            clock.tick(clock.nanos_to_next_alarm)
        return super().read_uint32(offset)

    def reset(self) -> None:
        """Return to the state of power-on."""
        super().reset()
        self._then = None
        self._alarm.cancel()
        self._bytes = bytearray()


class BitByBit:
    """A display chip at `address` on two pins that a program moves by hand, as its software I2C."""

    def __init__(self, data: Any, clock: Any, address: int, chip: Any) -> None:
        self._data = data
        self._address = address
        self._chip = chip
        self._levels = {"data": True, "clock": True}
        self._count = self._byte = 0
        self._heard: list[int] = []
        self._out = 0
        # Whether a transfer is under way, the chip is meant in it, and it sends.
        self._on = self._meant = self._sends = False
        data.add_listener(lambda state, before: self._moved("data", state))
        clock.add_listener(lambda state, before: self._moved("clock", state))

    def _moved(self, line, state):
        level = state != GPIOPinState.LOW
        if level == self._levels[line]:
            return
        self._levels[line] = level
        if line == "clock":
            self._rise() if level else self._fall()
        elif self._levels["clock"]:
            # The start of a transfer, or its end.
            self._finish()
            self._on, self._meant, self._sends = not level, False, False
            self._count = self._byte = 0

    def _finish(self):
        data, self._heard = bytes(self._heard[1:]), []
        if self._meant and not self._sends and data:
            self._chip.i2c_write(data)

    def _rise(self):
        if self._on and self._count < 8:
            self._byte = self._byte << 1 | self._levels["data"]
        self._count += 1

    def _fall(self):
        if not self._on:
            return
        sends = self._sends and len(self._heard) > 0
        if self._count == 8 and not sends:
            self._heard.append(self._byte)
            if len(self._heard) == 1:
                self._meant = self._byte >> 1 == self._address
                self._sends = bool(self._byte & 1)
            # It acknowledges.
            self._data.set_input_value(not self._meant)
        elif self._count >= 9 or self._count == 8:
            self._data.set_input_value(True)
            if self._count >= 9:
                self._count = self._byte = 0
        if self._meant and self._sends and self._count < 8 and len(self._heard) > 0:
            if self._count == 0:
                self._out = self._chip.i2c_read(1)[0]
            self._data.set_input_value(bool(self._out >> 7 - self._count & 1))


class SPIBus(RPSPI):
    """An SPI controller with a display chip; `dc` and `cs` are the chip's pins.

    `last`, `sent` and `fastest` are as on an I2C bus.
    """

    def __init__(self, mcu: Any, index: int, dc: int, cs: int, chip: Any) -> None:
        like = mcu.spi[index]
        super().__init__(mcu, like.name, like.irq, like.dreq)
        self.unplugged = False
        self.last = 0
        self.sent = 0
        self.fastest = 0.0
        self._pins = mcu.gpio[dc], mcu.gpio[cs]
        self._chip = chip
        self._alarm = mcu.clock.create_alarm(self._through)
        self._byte = 0
        self.on_transmit = self._transmit
        mcu.spi[index] = self
        mcu.peripherals[0x4003C + 4 * index] = self

    def _transmit(self, value):
        self._byte = value
        self.fastest = max(self.fastest, self.clock_frequency)
        self._alarm.schedule(8e9 / (self.clock_frequency or 1e6))

    def _through(self):
        data, select = self._pins
        if not self.unplugged and not select.output_value:
            self._chip.spi_write(bytes((self._byte,)), int(data.output_value))
        self.last = self.rp2040.clock.nanos
        self.sent += 1
        self.complete_transmit(0)


def make_bus(  # noqa: PLR0913  as of an I2CBus
    mcu: Any,
    screen: dict,
    chip: Any,
    held: int = 0,
    address: int | None = None,
    wiring: str = "",
) -> "I2CBus | SPIBus":
    """Connect `chip` to the bus that a board's `SCREEN` names; return the bus.

    On I2C, the chip holds SDA low for `held` clocks, as after a reset of the board alone; for
    `address` and `wiring` see I2CBus.
    """
    if screen["bus"] == "i2c":
        return I2CBus(mcu, screen, chip, held, address, wiring)
    if screen["bus"] == "spi":
        return SPIBus(mcu, screen["id"], screen["dc"], screen["cs"], chip)
    raise ValueError("An emulated Pico has no bus " + screen["bus"])


class Contact:
    """A button between pin `number` and a level: `pressed` while down; it bounces both ways."""

    def __init__(self, mcu: Any, number: int, pressed: int) -> None:
        self._pin = mcu.gpio[number]
        self._pressed = pressed
        self._clock = mcu.clock
        self._pin.set_input_value(not pressed)

    def move(self, down: bool, after: float = 0, bounce: Sequence[int] = BOUNCE) -> None:
        """Press or release, `after` nanoseconds from now: an edge, then pairs of edges."""
        level = bool(self._pressed) if down else not self._pressed
        self._at(after, level)
        for index, when in enumerate(bounce):
            self._at(after + when, level if index & 1 else not level)

    def _at(self, after, level):
        self._clock.create_alarm(lambda: self._pin.set_input_value(level)).schedule(after)

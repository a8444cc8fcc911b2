"""The flash of an emulated Pico: takes its time, records its operations, can lose power."""

from collections import namedtuple
from random import Random
from typing import Any

from rp2040py.peripherals.ssi import (
    CMD_BLOCK_ERASE,
    CMD_PAGE_PROGRAM,
    CMD_READ_STATUS_1,
    CMD_SECTOR_ERASE,
    FLASH_PAGE_SIZE,
    FLASH_SECTOR_SIZE,
    RPSSI,
)

from host_tools.simulated.nor_flash.nor import torn

# What a W25Q16JV takes, in nanoseconds: to program a page, to erase 4 and 64 KiB (data sheet, 9.6).
Times = namedtuple("Times", ("program", "erase", "block_erase"))
TYPICAL = Times(400_000, 45_000_000, 150_000_000)
LONGEST = Times(3_000_000, 400_000_000, 2_000_000_000)


class PowerFailed(Exception):
    """The power failed during a flash operation: the machine stops."""


class Operation:
    """An erase or program operation.

    `what` is "erase" or "program", `data` the bytes at `address` afterwards, `when` the time in
    nanoseconds.
    """

    def __init__(self, what: str, address: int, data: bytes, when: float) -> None:
        self.what, self.address, self.data, self.when = what, address, data, when

    def apply(self, content: bytearray) -> None:
        """Apply it to `content`, the bytes of a complete flash."""
        at = self.address
        old = content[at : at + len(self.data)]
        if self.what == "erase":
            content[at : at + len(self.data)] = self.data
        else:
            content[at : at + len(self.data)] = bytes(
                a & b for a, b in zip(old, self.data, strict=True)
            )

    def tear(self, content: bytearray, rng: Random) -> None:
        """Apply a part of it, as when the power fails during it."""
        at = self.address
        old = bytes(content[at : at + len(self.data)])
        new = (
            self.data
            if self.what == "erase"
            else bytes(a & b for a, b in zip(old, self.data, strict=True))
        )
        content[at : at + len(new)] = torn(self.what, old, new, rng)


class FlashChip(RPSSI):
    """The flash on its serial bus.

    `operations` is what was done to it; `watch`, if there is one, is called with each as it begins.
    With `cut_at` (how many operations from now on are done before the power fails; None: it does
    not) PowerFailed is raised within the next one, which is left out, or torn if `cut_rng` is
    given.
    """

    def __init__(self, mcu: Any, times: Times = TYPICAL) -> None:
        self._times = times
        self.operations = []
        self.watch: Any = None
        self.cut_at = None
        self.cut_rng = None
        self._busy_until = 0
        super().__init__(mcu, "SSI")

    def _shift_byte(self, byte_out):
        answer = super()._shift_byte(byte_out)
        if self._tx_buffer[0] == CMD_READ_STATUS_1 and len(self._tx_buffer) > 1:
            clock: Any = self.rp2040.clock
            if clock.nanos < self._busy_until:
                # The processor only polls: skip that time.
                clock.let(self._busy_until - clock.nanos)
        return answer

    def _apply_command(self):
        operation = self._operation()
        if operation is not None:
            if self.cut_at == len(self.operations):
                if self.cut_rng is not None:
                    operation.tear(self.rp2040.flash, self.cut_rng)
                raise PowerFailed
            self.operations.append(operation)
            if self.watch is not None:
                self.watch(operation)
        super()._apply_command()

    def _operation(self):
        """Return the Operation of the command on the bus, or None; the chip is then busy."""
        sent = self._tx_buffer
        if not self._write_enabled or len(sent) < 4:
            return None
        now = self.rp2040.clock.nanos
        address = self._address_from_buffer()
        if sent[0] == CMD_PAGE_PROGRAM and len(sent) > 4:
            self._busy_until = now + self._times.program
            return Operation("program", address, bytes(sent[4 : 4 + FLASH_PAGE_SIZE]), now)
        if sent[0] == CMD_SECTOR_ERASE:
            self._busy_until = now + self._times.erase
            return Operation(
                "erase", address & -FLASH_SECTOR_SIZE, b"\xff" * FLASH_SECTOR_SIZE, now
            )
        if sent[0] == CMD_BLOCK_ERASE:
            self._busy_until = now + self._times.block_erase
            return Operation("erase", address & -0x10000, b"\xff" * 0x10000, now)
        return None

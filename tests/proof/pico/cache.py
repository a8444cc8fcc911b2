"""A model of the RP2040's flash cache, for the emulated Pico, whose own flash answers at once.

The emulator's compiled core cannot be watched, so this needs its plain Python one, which is some
hundred times as slow: set RP2040PY_SKIP_CYTHON=1 before it is imported.
"""

from typing import TYPE_CHECKING, Any

from rp2040py.memory_map import FLASH_START_ADDRESS

if TYPE_CHECKING:
    from tests.proof.pico.machine import Pico

# RP2040 data sheet, 2.6.3.1: 16 KiB, two ways, lines of eight bytes.
_LINE = 3
_SETS = 1024
# What a line takes from the flash, in clocks of 125 MHz: in continuous mode, 24 bits of address and
# eight of mode on four wires, four clocks of turn-around, eight bytes on four wires, at half the
# clock of the processor, and some to start and to end.
MISS = 64
# Where the cache answers; behind it are the ways around it.
_CACHED = range(FLASH_START_ADDRESS, FLASH_START_ADDRESS + 0x0100_0000)


class FlashCache:
    """Counts which reads of the flash hit the cache; of a set, the line used last stays.

    >>> cache = FlashCache()
    >>> for address in (0, 4, 8, 0x2000, 0, 0x4000, 0x2000, 0):
    ...     cache.read(address)
    >>> cache.reads, cache.misses
    (8, 6)
    """

    def __init__(self) -> None:
        self.reads = 0
        self.misses = 0
        self._newer = [-1] * _SETS
        self._older = [-1] * _SETS

    def read(self, address: int) -> None:
        """Note that the processor reads the flash at `address`."""
        self.reads += 1
        line = address >> _LINE
        place = line % _SETS
        if self._newer[place] != line:
            if self._older[place] != line:
                self.misses += 1
            self._older[place] = self._newer[place]
            self._newer[place] = line


def _through(cache, read):
    """Return a function that reads as `read` does, and tells the cache."""

    def reading(address):
        if address in _CACHED:
            cache.read(address)
        return read(address)

    return reading


def watch(pico: "Pico") -> FlashCache:
    """Make the processor of a Pico that is on wait for its flash; return the cache.

    Raises ValueError where the emulator's core is compiled.
    """
    mcu: Any = pico.mcu
    core = mcu.core
    if type(core).__module__ != "rp2040py._cortex_m0_core":
        raise ValueError("the emulator's core is compiled: set RP2040PY_SKIP_CYTHON=1")
    cache = FlashCache()
    for name in ("read_uint8", "read_uint16", "read_uint32"):
        setattr(mcu, name, _through(cache, getattr(mcu, name)))
    execute = core.execute_instruction

    def wait() -> int:
        missed = cache.misses
        cycles = execute()
        return cycles + MISS * (cache.misses - missed) if cache.misses != missed else cycles

    core.execute_instruction = wait
    return cache

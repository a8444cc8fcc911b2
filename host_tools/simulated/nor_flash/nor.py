"""The flash chip: erases blocks, programs pages, counts both, and loses power on demand.

Erasing sets every bit of a block of 4 KiB; programming can only clear bits. What is programmed
twice is neither the old nor the new data: this is counted, and must never happen except after a
failure.
"""

from collections.abc import Callable
from random import Random

BLOCK = 4096
PAGE = 256

# MicroPython's default file system on a Pico: 1408 KiB of its 2 MiB.
PICO_BLOCKS = 352


class PowerCut(BaseException):
    """The power has failed: nothing runs any more.

    It is not an Exception, so no program can catch it by accident.
    """


class NorFlash:
    """A flash of `blocks` blocks, erased, or with the given `content`.

    `erased` and `programmed` count operations, `bytes_programmed` bytes, `cycles` the erasures of
    each block, `unerased` what was programmed without being erased first. `watch(what, block,
    offset, data)`, if set, is called before each operation, with "erase" or "program" as `what`; it
    may call `cut_power`.
    """

    def __init__(self, blocks: int = PICO_BLOCKS, content: bytes | bytearray | None = None) -> None:
        self.blocks = blocks
        self.content = (
            bytearray(b"\xff" * (blocks * BLOCK)) if content is None else bytearray(content)
        )
        self.cycles = [0] * blocks
        self.erased = self.programmed = self.bytes_programmed = 0
        self.unerased = 0
        self.watch: Callable | None = None
        self.dead = False

    @property
    def operations(self) -> int:
        """The number of erase and program operations."""
        return self.erased + self.programmed

    def read(self, block: int, offset: int, size: int) -> bytes:
        """Return bytes of a block."""
        if self.dead:
            raise PowerCut
        start = block * BLOCK + offset
        return bytes(self.content[start : start + size])

    def program(self, block: int, offset: int, data: bytes) -> None:
        """Clear bits of whole pages."""
        self._before("program", block, offset, data)
        self.programmed += 1
        self.bytes_programmed += len(data)
        start = block * BLOCK + offset
        if offset % PAGE or len(data) % PAGE:
            raise AssertionError("only whole pages are programmed")
        old = bytes(self.content[start : start + len(data)])
        if old.strip(b"\xff"):
            self.unerased += 1
            data = bytes(a & b for a, b in zip(old, data, strict=True))
        self.put(start, data)

    def erase(self, block: int) -> None:
        """Set every bit of a block."""
        self._before("erase", block, 0, b"")
        self.erased += 1
        self.cycles[block] += 1
        self.put(block * BLOCK, b"\xff" * BLOCK)

    def _before(self, what, block, offset, data):
        if self.dead:
            raise PowerCut
        if self.watch is not None:
            self.watch(what, block, offset, data)
            if self.dead:
                raise PowerCut

    def put(self, start: int, data: bytes) -> None:
        """Write bytes to the chip; a subclass also stores them elsewhere."""
        self.content[start : start + len(data)] = data

    def cut_power(self) -> None:
        """Cut the power: any later operation raises PowerCut."""
        self.dead = True


def torn(what: str, old: bytes | bytearray, new: bytes, rng: Random) -> bytes:
    """Return what replaces `old` when the power fails while `new` is being written.

    Some bytes have their new value, in any order; of one or a few, only some bits do.
    """
    result = bytearray(old)
    changing = [at for at in range(len(old)) if old[at] != new[at]]
    if not changing:
        return bytes(result)
    way = rng.randrange(4)
    if way == 0:
        done = changing[: rng.randrange(len(changing) + 1)]
    elif way == 1:
        done = changing[rng.randrange(len(changing) + 1) :]
    elif way == 2:
        done = rng.sample(changing, rng.randrange(len(changing) + 1))
    else:
        left_out = rng.choice(changing)
        done = [at for at in changing if at != left_out]
    for at in done:
        result[at] = new[at]
    for at in rng.sample(changing, min(3, len(changing))):
        # Programming clears bits and erasing sets them: halfway, some bits have changed and some
        # have not.
        mask = rng.randrange(256)
        result[at] = old[at] & (new[at] | mask) if what == "program" else old[at] | (new[at] & mask)
    return bytes(result)

"""The flash chip: it erases blocks, programs pages, counts both, and loses its power when told to.

Erasing sets every bit of a block of 4 KiB; programming can only clear bits, so what is programmed
twice is neither the old nor the new: that is counted, and must never happen but after a failure.
"""

BLOCK = 4096
PAGE = 256

# MicroPython's default file system on a Pico: 1408 KiB of its 2 MiB.
PICO_BLOCKS = 352


class PowerCut(BaseException):
    """The power has failed: nothing runs any more. No program can catch it by `except
    Exception`.
    """


class NorFlash:
    """A flash of `blocks` blocks, erased, or with the `content` given.

    `erased` and `programmed` count operations, `bytes_programmed` bytes, `cycles` the erasures of
    each block, `unerased` what was programmed without having been erased. `watch(what, block,
    offset, data)`, if set, is called before each operation, `what` being "erase" or "program"; it
    may call `fail`.
    """

    def __init__(self, blocks=PICO_BLOCKS, content=None):
        self.blocks = blocks
        self.content = (
            bytearray(b"\xff" * (blocks * BLOCK)) if content is None else bytearray(content)
        )
        self.cycles = [0] * blocks
        self.erased = self.programmed = self.bytes_programmed = 0
        self.reads = self.bytes_read = self.unerased = 0
        self.watch = None
        self.dead = False

    @property
    def operations(self):
        """How many erasing and programming operations there were."""
        return self.erased + self.programmed

    def read(self, block, offset, size):
        """Return bytes of a block."""
        if self.dead:
            raise PowerCut
        self.reads += 1
        self.bytes_read += size
        start = block * BLOCK + offset
        return bytes(self.content[start : start + size])

    def program(self, block, offset, data):
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

    def erase(self, block):
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

    def put(self, start, data):
        """Bring bytes onto the chip; a subclass keeps them somewhere else, too."""
        self.content[start : start + len(data)] = data

    def cut_power(self):
        """Cut the power: whatever is asked of the chip from now on raises PowerCut."""
        self.dead = True


def torn(what, old, new, rng):
    """Return what stands in place of `old` when the power fails while `new` is being written.

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
        # Programming clears bits, erasing sets them: half way, some have moved and some have not.
        mask = rng.randrange(256)
        result[at] = old[at] & (new[at] | mask) if what == "program" else old[at] | (new[at] & mask)
    return bytes(result)

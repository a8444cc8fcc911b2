"""The heap of MicroPython inside an emulated Pico, read from its memory from outside.

Live objects are marked as MicroPython's own collector does it (py/gc.c): from the words of the
static data and of the C stack, through every block that they lead to. The program does not notice.
"""

import struct
from collections import namedtuple
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.proof.pico.machine import Pico

RAM_START = 0x20000000
_RAM_SIZE = 264 * 1024
# The C stack, at the end of the memory (host_tools/boards/image/stack.ld).
STACK = 28 * 1024
STACK_TOP = RAM_START + _RAM_SIZE
STACK_BOTTOM = STACK_TOP - STACK
_BLOCK = 16
_FREE, _HEAD, _TAIL = 0, 1, 2

# Live bytes, bytes in use (including what the next collection frees), bytes of the whole heap.
Heap = namedtuple("Heap", ("live", "taken", "size"))


class NoHeap(Exception):
    """No heap was found: MicroPython has not started."""


class _Area:
    """Where the heap is: the table with two bits for each block, and the blocks."""

    def __init__(self, table, table_bytes, pool, pool_end):
        self.table, self.table_bytes, self.pool, self.pool_end = table, table_bytes, pool, pool_end
        self.blocks = (pool_end - pool) // _BLOCK


def _words(pico):
    return struct.unpack(f"<{_RAM_SIZE // 4}I", pico.mcu.sram)


def find(words: Any) -> "_Area":
    """Return where the heap is, by MicroPython's mp_state_mem_area_t; raise NoHeap.

    That is: the table, its length, the finalisers' table after it, the start and end of the blocks.
    """
    top = RAM_START + _RAM_SIZE
    for at in range(len(words) - 4):
        table, size, finalisers, pool, end = words[at : at + 5]
        if (
            RAM_START <= table < top
            and 1024 <= size < 8192
            and table + size <= finalisers <= table + size + 4
        ):
            if finalisers < pool < end <= top and (end - pool) // _BLOCK == size * 4:
                return _Area(table, size, pool, end)
    raise NoHeap("There is no heap in the memory: MicroPython has not started.")


def measure(pico: "Pico") -> Heap:
    """Return the present Heap."""
    words = _words(pico)
    area = find(words)
    kinds = _kinds(pico, area)
    live = sum(_live(pico, words, area, kinds).values())
    return Heap(live * _BLOCK, sum(kind != _FREE for kind in kinds) * _BLOCK, area.blocks * _BLOCK)


def largest_free(pico: "Pico") -> int:
    """Return the bytes of the largest piece that is free once the memory is collected."""
    words = _words(pico)
    area = find(words)
    taken = bytearray(area.blocks)
    for block, length in _live(pico, words, area, _kinds(pico, area)).items():
        taken[block : block + length] = b"\1" * length
    return max(len(piece) for piece in taken.split(b"\1")) * _BLOCK


def modules(pico: "Pico", symbols: Any) -> int:
    """Return how many modules something holds, whether they count as imported or not."""
    words = _words(pico)
    area = find(words)
    first, kind = (area.pool - RAM_START) // 4, symbols.at["mp_type_module"]
    return sum(words[first + 4 * at] == kind for at in _live(pico, words, area, _kinds(pico, area)))


def names(pico: "Pico", symbols: Any) -> int:
    """Return how many names (qstr) were made since power-on; each stays in memory for ever.

    They stand in pools, which are a list: the last one is in the static data, that of the image
    follows the first.
    """
    words = _words(pico)
    area = find(words)
    for pool in words[: (area.pool - RAM_START) // 4]:
        count = 0
        # A pool is twice as large as the one before: there are few.
        for _ in range(10):
            if pool & (_BLOCK - 1) or not area.pool <= pool < area.pool_end:
                break
            at = (pool - RAM_START) // 4
            pool, count = words[at], count + words[at + 3]
        if count and pool == symbols.at["mp_qstr_frozen_const_pool"]:
            return count
    return 0


def _kinds(pico, area):
    start = area.table - RAM_START
    kinds = []
    for byte in bytes(pico.mcu.sram[start : start + area.table_bytes]):
        kinds += (byte & 3, byte >> 2 & 3, byte >> 4 & 3, byte >> 6)
    return kinds[: area.blocks]


def _live(pico, words, area, kinds):
    """Return {first block: how many} of what is reached."""
    pool, end = area.pool, area.pool_end
    first, last = (pool - RAM_START) // 4, (end - RAM_START) // 4
    stack = (max(pico.mcu.core.registers[13], STACK_BOTTOM) - RAM_START) // 4
    waiting = [*words[:first], *words[last : (STACK_BOTTOM - RAM_START) // 4], *words[stack:]]
    found = {}
    while waiting:
        pointer = waiting.pop()
        if pointer & (_BLOCK - 1) or not pool <= pointer < end:
            continue
        block = (pointer - pool) // _BLOCK
        if kinds[block] != _HEAD or block in found:
            continue
        length = 1
        while block + length < area.blocks and kinds[block + length] == _TAIL:
            length += 1
        found[block] = length
        at = first + block * 4
        waiting += words[at : at + 4 * length]
    return found


def stack_used(pico: "Pico") -> int:
    """Return the most bytes of the C stack that were in use since power-on.

    The memory is all zero at power-on, and what a stack leaves is not.
    """
    stack = bytes(pico.mcu.sram[STACK_BOTTOM - RAM_START : STACK_TOP - RAM_START])
    return len(stack.lstrip(b"\0"))

"""What the image tests share: a Pico at rest, and the limits of its memory."""

import os

from tests.proof.pico import Pico, heap

SOAK = bool(os.environ.get("MELDMATE_SOAK"))
# What may live of the heap after any press, in hundredths: the rest is for fragments, and for what
# is dropped until the next collection.
LIVE = 61
# What is always free in one piece, once the memory is collected: the longest record of a journal,
# the first of a game with a form of a player's own, is 14 KB.
PIECE = 16 * 1024
# The program never takes more than half of the C stack.
STACK = heap.STACK // 2


# Picos that are at rest, by the bytes on their flash.
_waiting = {}


def switched_on(flash):
    """Return a Pico that was switched on and has come to rest."""
    pico = _waiting.pop(bytes(flash), None)
    if pico is None:
        pico = Pico("pico", flash)
        pico.power_on()
        pico.rest()
    return pico


def keep_waiting(flash):
    """Switch a Pico on, so that in each copy of this process the next `switched_on` has it."""
    _waiting[bytes(flash)] = switched_on(flash)


class Limits:
    """Holds the memory that a Pico takes against what it may; call it after each press."""

    def __init__(self, pico):
        self.pico = pico
        self.live = self.stack = 0
        self.piece = heap.largest_free(pico)
        self.times = []

    def __call__(self, step, press):
        found = heap.measure(self.pico)
        self.live = max(self.live, found.live)
        self.stack = max(self.stack, heap.stack_used(self.pico))
        self.piece = min(self.piece, heap.largest_free(self.pico))
        assert found.live <= found.size * LIVE // 100, (step.where, found)
        assert self.piece >= PIECE, (step.where, self.piece)
        assert self.stack <= STACK, (step.where, self.stack)
        if press is not None and press.ms is not None and not press.saved:
            self.times.append(press.ms)

    def summary(self, name):
        """Return what was found, as a line."""
        times = sorted(self.times)
        return (
            f"{name} on the emulated Pico: {len(times)} presses, median"
            f" {times[len(times) // 2]:.0f} ms, worst {times[-1]:.0f}; live heap up to"
            f" {self.live:,} bytes, {self.piece:,} free in one piece, C stack {self.stack:,}"
        )

"""Run inside MicroPython where the heap is measured: play a tape part by part, and tell of each round.

What it works with are locals, which have no names in memory.
"""

import gc
import sys

import machine


def cut(hand):
    """Cut the power: as afterwards, nothing is in memory but what the name table never gives back."""
    if hand.device is not None:
        hand.device = None
        # New, for the pins of another workbench would hold who watches them in memory.
        now = hand.bench.now
        hand.bench = machine.use(machine.Workbench())
        hand.bench.now = now
        for name in list(sys.modules.keys()):
            if name.split(".")[0] in ("engine", "firmware"):
                del sys.modules[name]
        import bundle

        bundle.again()


def where(hand):
    """Return "game screen" as they are on top now, "-" for no game."""
    app = hand.device.app
    return (app.game.name if app.game else "-") + " " + app.stack[-1].module


def playing(hand, base, heap):
    """Play /tape; after each yield, the heap is collected.

    /told gets a line for each round of the firmware's loop: bytes that live after a collection, and at the
    highest point before one, besides the `base` that the heap begins with; what went to the display (count and
    sum), and what is on the screen. `heap` is the heap of the board that is imitated.
    """
    tape = open("/tape")  # noqa: SIM115
    told = open("/told", "w")  # noqa: SIM115
    line = tape.readline()
    while line:
        if hand.begin(line):
            if line[0] == "r":
                # What was in memory before is gone when the power comes again.
                cut(hand)
                yield
            peak, more = 0, True
            while more:
                more = hand.part()
                peak = max(peak, gc.mem_alloc() - base)
                yield
                if more:
                    # What a board does between two parts.
                    hand.collect(heap - (gc.mem_alloc() - base))
                    peak = max(peak, gc.mem_alloc() - base)
                    yield
            live = gc.mem_alloc() - base
            told.write("%d %d %d %d %s\n" % ((live, peak) + hand.take() + (where(hand),)))
        line = tape.readline()
    told.close()

"""Run inside MicroPython where the heap is measured: cut the power, and tell what is on the screen."""

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

"""What a box measures of itself while it is tested."""

from engine.compat import TYPE_CHECKING, collect, const, free_memory, ticks_diff, ticks_ms
from firmware.board.report import (
    ADDRESSES,
    CABLE,
    CHIPS,
    CLOCKS,
    NO_BATTERY,
    number_of,
    place,
)
from firmware.storage.files import overwrite, removed

if TYPE_CHECKING:
    from typing import Any

    from firmware.types import App

# What is written to the flash: a block of it.
_BYTES = const(4096)
_MHZ = const(1000000)


def facts_of(app: "App") -> "dict[str, int]":
    """Return what the box knows of itself, by the fields of firmware.board.report."""
    facts = {"simulated": int(bool(app.platform.get("simulator"))), "battery": _battery(app)}
    facts["clock"] = place(CLOCKS, _clock())
    wired = app.platform.get("wired")
    if wired is not None:
        board, screen = wired()
        facts["board"] = number_of(board.NAME)
        usual = board.SCREEN
        screen = screen or usual
        facts["chip"] = place(CHIPS, screen["chip"])
        if "address" in screen:
            facts["address"] = place(ADDRESSES, "0x%02X" % screen["address"])
            facts["exchanged"] = int(screen["sda"] != usual["sda"])
    collect()
    facts["heap"] = (free_memory() or 0) >> 10
    facts["picture"] = _picture(app)
    facts["write"], facts["flash"] = _write(app)
    return facts


def _clock() -> int:
    """Return the processor's clock in MHz, or 0."""
    try:
        import machine
    except ImportError:
        return 0
    # The ports' stubs differ in what it returns.
    freq: Any = machine.freq()
    return freq // _MHZ


def _battery(app: "App") -> int:
    battery, cable = app.platform.get("battery"), app.platform.get("cable")
    if cable is not None and cable():
        return CABLE
    left = battery() if battery else None
    return NO_BATTERY if left is None else left


def _picture(app: "App") -> int:
    """Return how many milliseconds a whole picture takes, on the bus."""
    display, clock = app.display, app.platform.get("clock", ticks_ms)
    display.fill(0, 0, display.width, display.height, 0)
    display.show()
    display.fill(0, 0, display.width, display.height, 1)
    began = clock()
    display.show()
    app.dirty = True
    return ticks_diff(clock(), began)


def _write(app: "App") -> tuple[int, int]:
    """Return how many milliseconds a write to the flash takes, and whether it came back."""
    files, path = app.store.files, app.store.folder + "/test.tmp"
    content = bytes([at * 7 & 255 for at in range(256)]) * (_BYTES // 256)
    clock = app.platform.get("clock", ticks_ms)
    began = clock()
    try:
        overwrite(files, path, content)
        took = ticks_diff(clock(), began)
        with files.open(path, "rb") as file:
            same = file.read() == content
        removed(files, path)
    except OSError:
        return 0, 0
    return took, int(same)

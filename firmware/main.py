"""Start of the program on a board: the board's `board.py` describes the hardware."""

import sys

import machine

from engine.compat import TYPE_CHECKING, collect, collect_early, const, sleep_ms, ticks_ms
from firmware.board import image, today
from firmware.board.console import Console
from firmware.device import Device, Parts

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from firmware.board.extras import Watchdog
    from firmware.board.speed import Speed


# A longer pause than this means that the screen is dark.
_DARK = const(40)
# After so many allocated bytes garbage is collected within a press, too: few need more, and the
# rest of the heap stays in one piece.
_GARBAGE = const(64 * 1024)

# So many modules are imported at once at most, besides those of the start.
_MODULES = const(100)


def _has_computer(host: "tuple[int, int, int]") -> bool:
    """Return whether a computer is at the board's socket; `host` is that of its `SLEEP`."""
    address, mask, value = host
    return machine.mem32[address] & mask == value


def _wait(device: "Device", host: "tuple[int, int, int] | None", console: "Console") -> None:
    """Wait until the next step is due, until a key is pressed, or until a computer asks something.

    In the dark the processor sleeps, unless a computer is there, which would lose it.
    """
    pause = device.pause
    if pause > _DARK and host and not _has_computer(host):
        cable = device.app.platform.get("cable")
        if cable is None or not cable():
            if not device.keys.waiting():
                machine.lightsleep(pause)
            return
    for _ in range(pause):
        if device.keys.waiting() or console.waiting():
            break
        sleep_ms(1)


def _begin(board: "ModuleType") -> "tuple[Device, Watchdog | None, Any, Console, Speed | None]":
    """Return (device, watchdog, host, console, speed), the first picture being out.

    `board` is the board's data, `host` what tells whether a computer is there. It, the watchdog
    and the speed may be None.
    """
    speed = None
    if getattr(board, "FAST", False):
        from firmware.board import speed as clock

        speed = clock.make(board)
    console = Console()
    device = Device(board, {"time": today.now}, Parts(console=console))
    if speed:
        # An edge may come at any moment, so whoever finds the press says so.
        device.hurry = speed.fast
        speed.device = device
    watchdog = host = None
    sleep = getattr(board, "SLEEP", None)
    if sleep:
        host = sleep["host"]
        # What is wrong with it is found now, not in the dark.
        _has_computer(host)
    wanted = getattr(board, "WATCHDOG", None)
    if wanted and not device.safe:
        from firmware.board.extras import Watchdog, may_sleep

        watchdog = Watchdog(wanted)
        if host and not may_sleep():
            host = None
    device.step(ticks_ms())
    return device, watchdog, host, console, speed


def _make_room(table: "dict[Any, Any]", count: int) -> None:
    """Let a dict have room for `count` keys more from now on.

    MicroPython's dict gets no smaller, and a larger one comes to lie where memory is free then.
    """
    for at in range(count):
        table[at] = None
    for at in range(count):
        del table[at]


def main() -> None:
    """Run the handheld until it is interrupted on the console."""
    _make_room(sys.modules, _MODULES)
    _, (device, watchdog, host, console, speed), error = image.start(_begin)
    image.report_wiring(device, error)
    collect()
    collect_early(_GARBAGE)
    image.report_old_copy(device)
    try:
        # Until the power goes; each step is bounded.
        while True:
            if speed and console.waiting():
                speed.fast()
            now = ticks_ms()
            device.step(now)
            if watchdog:
                watchdog.live(now)
            if speed and device.idle and not console.waiting():
                speed.slow()
            _wait(device, host, console)
    except KeyboardInterrupt:
        if watchdog:
            watchdog.release()
        if speed:
            speed.slow()
        raise


if __name__ == "__main__":
    main()

"""Start of the program on a board: the board's `board.py` describes the hardware."""

import sys

import machine

from engine.compat import (
    TYPE_CHECKING,
    collect,
    collect_early,
    const,
    drop_module,
    sleep_ms,
    ticks_ms,
)
from firmware.board import image, today
from firmware.board.console import Console
from firmware.device import Device, Parts

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from firmware.board.extras import Watchdog
    from firmware.board.speed import Speed
    from firmware.types import Platform


# A longer pause than this means that the screen is dark.
_DARK = const(40)
# After so many allocated bytes garbage is collected within a press, too: few need more, and the
# rest of the heap stays in one piece.
_GARBAGE = const(64 * 1024)

# So many modules are imported at once at most, besides those of the start; so many of a package.
_MODULES, _OF_A_PACKAGE = const(100), const(24)
# More names than still find room in the piece of memory that MicroPython has for them at the start.
_NAMES = const(10)


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


class Chip:
    """What the processor of `board` does beside the program: its watchdog, sleep and clock.

    `watchdog`, `host`, which tells whether a computer is there, and `speed` may be None.
    """

    def __init__(self, board: "ModuleType"):
        self._board = board
        self.watchdog: Watchdog | None = None
        self.speed: Speed | None = None
        # What is known of the clock, None where there is nothing to try.
        self._known: bytes | None = None
        self.host: tuple[int, int, int] | None = None
        sleep = getattr(board, "SLEEP", None)
        if sleep:
            self.host = sleep["host"]
            # What is wrong with it is found now, not in the dark.
            _has_computer(sleep["host"])

    def usb(self) -> int:
        """Return the value of the register that a board's `SLEEP` names."""
        return machine.mem32[self._board.SLEEP["host"][0]]

    def ready(self, device: "Device") -> None:
        """Start the watchdog, then raise the clock of a board that is known to run with it.

        Safe mode, whose key was read, has neither.
        """
        if device.safe:
            return
        speed = None
        if getattr(self._board, "FAST", False):
            from firmware.board import speed

            # The watchdog puts its word there as it begins.
            if not speed.may_run():
                speed = None
        wanted = getattr(self._board, "WATCHDOG", None)
        if wanted:
            from firmware.board.extras import Watchdog, may_sleep

            self.watchdog = Watchdog(wanted)
            if self.host and not may_sleep():
                self.host = None
        if speed:
            known = speed.read(device)
            if known == speed.CAN:
                self.speed = speed.Speed(device)
                self.speed.fast()
            elif known != speed.CANNOT:
                self._known = known

    def end(self) -> None:
        """Go back to what was before `ready`: the program, or this board's data, is left."""
        if self.watchdog:
            self.watchdog.release()
        if self.speed:
            self.speed.slow()

    def shown(self, device: "Device") -> None:
        """Try the clock of a board that is not known yet; the first picture is out."""
        if self._known is not None and device.sound:
            from firmware.board import trial

            self.speed = trial.make(device, self._known)
            drop_module("firmware.board.trial")
        if self.speed:
            # An edge may come at any moment, so whoever finds the press says so.
            device.hurry = self.speed.fast


def _begin(board: "ModuleType") -> "tuple[Device, Chip, Console]":
    """Return (device, chip, console) of `board`, its data, the first picture being out."""
    console, chip = Console(), Chip(board)
    parts = Parts(console=console)
    parts.ready = chip.ready
    platform: Platform = {"time": today.now}
    if getattr(board, "SLEEP", None):
        platform["usb"] = chip.usb
    try:
        device = Device(board, platform, parts)
        device.step(ticks_ms())
    except Exception:
        chip.end()
        raise
    chip.shown(device)
    return device, chip, console


def _make_room(table: "dict[Any, Any]", count: int) -> None:
    """Let a dict have room for `count` keys more from now on.

    MicroPython's dict gets no smaller, and a larger one comes to lie where memory is free then.
    """
    for at in range(count):
        table[at] = None
    for at in range(count):
        del table[at]


def _make_room_for_names() -> None:
    """Let a few names that only games make, as those of a form's steps, find room from now on.

    MicroPython keeps a name for ever; where there is no room it takes a piece twice as large.
    """
    for at in range(_NAMES):
        hasattr(sys, "name %d" % at)


def main() -> None:
    """Run the handheld until it is interrupted on the console."""
    _make_room(sys.modules, _MODULES)
    _, (device, chip, console), error = image.start(_begin)
    watchdog, speed = chip.watchdog, chip.speed
    image.report_wiring(device, error)
    collect()
    for module in list(sys.modules.values()):
        if hasattr(module, "__path__"):
            _make_room(module.__dict__, _OF_A_PACKAGE)
    _make_room_for_names()
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
            _wait(device, chip.host, console)
    except KeyboardInterrupt:
        chip.end()
        raise


if __name__ == "__main__":
    main()

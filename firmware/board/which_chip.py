"""Which chip the screen has, where modules that look alike have one of several.

A board's `SCREEN` has the usual one as `chip` and the others as `also`. What someone has answered
comes first; else an I2C bus is asked. Where neither tells, and in safe mode, the box asks
(firmware.screens.box.frame). Where it does not, this module leaves the memory after the start.
"""

from sys import modules

from engine.compat import TYPE_CHECKING
from firmware.board import hardware
from firmware.storage.files import Files
from firmware.storage.values import newest

if TYPE_CHECKING:
    from types import ModuleType
    from typing import Any

    from firmware.display.ssd1306 import BoardScreen
    from firmware.storage.files import FileSystem
    from firmware.types import Device, Platform

# The name of the small value with the answer.
_NAME = "chip"
# What the lower half of an SSD1306's status byte has been seen to be; its maker does not say.
_SSD_STATUS = (2, 3, 4, 6)


class WhichChip:
    """The chips that may be behind `screen`, a board's `SCREEN` with `also`.

    `device` uses the panel of the one that is tried, and has the `platform`; its folder keeps the
    answer.
    """

    def __init__(self, screen: "BoardScreen", device: "Device", platform: "Platform"):
        self._screen = screen
        self._device = device
        self._platform = platform
        # `due`: whether to ask people.
        self._chip, self.due = _known(screen, device.files, device.folder)

    def screen(self) -> "BoardScreen":
        """Return the board's `SCREEN` with the chip that is tried now."""
        return _with(self._screen, self._chip)

    def begin(self, safe: bool) -> None:
        """Leave the platform and the memory unless there is something to ask, as in safe mode."""
        if "simulator" in self._platform or not (self.due or safe):
            del self._platform["which_chip"]
            _forget("firmware.board", "which_chip")

    def try_next(self) -> None:
        """Use the next chip's driver, in place of this one's in memory."""
        kinds, device = _kinds(self._screen), self._device
        now = self._chip
        if now != "ssd1306":
            # The others are made of that one's.
            _forget("firmware.display", now)
        self._chip = kinds[(kinds.index(now) + 1) % len(kinds)]
        device.use_panel(hardware.make_panel(self.screen()))

    def keep(self) -> None:
        """Save that the chip that is tried now is the right one."""
        self._device.app.store.put(_NAME, self._chip)


def find(device: "Device", screen: "BoardScreen", platform: "Platform") -> "BoardScreen":
    """Return a `SCREEN` of `device` with the chip that it has, as far as it is known.

    What may be asked is in `platform` as "which_chip".
    """
    try:
        platform["which_chip"] = found = WhichChip(screen, device, platform)
    except OSError:
        # The flash fails: the program shows that soon.
        return screen
    return found.screen()


def screen_of(board: "ModuleType") -> "BoardScreen":
    """Return the `SCREEN` of `board` with the chip that it has, without asking anyone."""
    screen: BoardScreen = board.SCREEN
    return _with(screen, _known(screen, Files(), board.DATA)[0]) if screen.get("also") else screen


def _kinds(screen: "BoardScreen") -> "tuple[str, ...]":
    """Return the chips that a screen may have, the usual one first."""
    return (screen["chip"],) + tuple(screen.get("also", ()))


def _known(screen: "BoardScreen", files: "FileSystem", folder: str) -> "tuple[str, bool]":
    """Return (chip, whether to ask people): what was answered before, else what the bus tells.

    Where neither is known, the chip is the usual one.
    """
    kinds = _kinds(screen)
    # The program says later what is damaged.
    known: str | None = newest(files, "%s/%s.txt" % (folder, _NAME))
    if known not in kinds:
        known = told(screen, kinds)
    # A screen that does not answer is missing: there is no one to ask about it.
    return known or screen["chip"], known == ""


def _with(screen: "BoardScreen", chip: str) -> "BoardScreen":
    """Return `screen` with `chip`."""
    if chip == screen["chip"]:
        # The board's own: the panel's link keeps it, and a copy would take memory.
        return screen
    other = screen.copy()
    other["chip"] = chip
    return other


def told(screen: "BoardScreen", kinds: "tuple[str, ...]") -> "str | None":
    """Return the chip that the bus tells, "" if it does not, or None if there is no chip.

    The memory of Sino Wealth's chips can be read over I2C (SH1106 V2.3, 8.2), that of the others
    cannot: a read gives the status byte then.
    """
    if screen["bus"] not in ("i2c", "softi2c"):
        return ""
    address = screen["address"]
    try:
        # The ports' stubs differ in what may be written.
        i2c: Any = hardware.make_i2c(screen)
        # Off, page 0, column 16: what is written there is not seen.
        i2c.writeto(address, b"\x00\xae\xb0\x00\x11")
    except OSError:
        return None
    try:
        status = i2c.readfrom(address, 1)[0]
        same = 0
        for value in (0x5A, 0xA5):
            # Read-modify-write: reading does not move on, and the first byte is of no use.
            i2c.writeto(address, bytes((0x80, 0xE0, 0xC0, value, 0x80, 0xEE)))
            i2c.writeto(address, b"\x80\xe0\xc0")
            same += i2c.readfrom(address, 2)[1] == value
            i2c.writeto(address, b"\x80\xee")
    except OSError:
        # It takes what is written: it is there, and its answers are lost, as under MicroPython
        # 1.29 on an ESP32-S3, where every second read fails (issue 19041 of ESP-IDF).
        return ""
    for kind in kinds:
        is_sino = kind[:2] == "sh"
        if is_sino and same == 2 or not is_sino and not same and status & 15 in _SSD_STATUS:
            return kind
    return ""


def _forget(package: str, name: str) -> None:
    """Give the memory of a module back; imported again, it begins anew."""
    if modules.pop(package + "." + name, None) is not None:
        delattr(modules[package], name)

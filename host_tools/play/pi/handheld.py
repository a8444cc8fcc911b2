"""The firmware's Device with the library's panel and watched buttons instead of `machine`."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from engine.compat import sleep_ms, ticks_ms  # pyright: ignore[reportAttributeAccessIssue]
from engine.texts import text as shown
from firmware.device import Device, Parts
from firmware.input.buttons import per_key
from host_tools.base.command import show
from host_tools.play.pi.hardware import HardwareError
from host_tools.play.pi.keys import Watch, WatchedButtons
from host_tools.play.pi.messages import text
from host_tools.play.pi.panel import AdafruitPanel, can_drive

if TYPE_CHECKING:
    from firmware.types import Platform


class Handheld:
    """The handheld of `board` on an I2C `bus` and the `contacts` of its buttons.

    Games are saved in the folder `data`. `clock` returns milliseconds like `time.ticks_ms`;
    `report` is called with what cannot be shown. Raises HardwareError if `adafruit_ssd1306` cannot
    drive the screen.
    """

    def __init__(
        self,
        board: Any,
        bus: Any,
        contacts: Sequence,
        data: str,
        clock: Callable[[], int] = ticks_ms,
        report: Callable[[str], object] = show,
        settings: "Platform | None" = None,
    ) -> None:
        if not can_drive(board.SCREEN):
            raise HardwareError(text("other_screen", board=board.NAME))
        self.clock = clock
        self.watch = Watch(contacts, clock)
        hold = shown("device.hold", button="{button}")
        pressed = per_key(board.KEYS_PRESSED, len(board.KEYS))[0]
        keys = WatchedButtons(board.KEYS, contacts, pressed, clock, hold, self.watch)
        # It has what the firmware uses of an SSD1306.
        panel: Any
        self.panel = panel = AdafruitPanel(bus, board.SCREEN)
        self.device = Device(
            board,
            platform=settings,
            parts=Parts(folder=data, clock=clock, panel=panel, keys=keys),
            report=report,
        )
        if self.panel.fault is not None:
            report(text("no_screen", address=hex(board.SCREEN["address"]), why=self.panel.fault))

    def step(self) -> int:
        """Run one step of the firmware's loop; return the bytes sent."""
        return self.device.step(self.clock())

    def run(self) -> None:
        """Play until the program ends or an exception (Ctrl-C) comes; then darken the screen."""
        self.watch.start()
        try:
            while not self.device.quit:
                self.step()
                sleep_ms(self.device.pause)
        finally:
            self.watch.stop()
            self.panel.power(False)

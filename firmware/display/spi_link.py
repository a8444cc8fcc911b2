"""The SPI bus of a display; boards without one skip it."""

import machine

from engine.compat import TYPE_CHECKING, sleep_ms

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from firmware.display.ssd1306 import BoardScreen


def make_link(screen: "BoardScreen") -> "SPILink":
    """Return the link that a board's `SCREEN` describes."""
    pin = machine.Pin
    pins: dict[str, Any] = {
        "baudrate": screen["freq"],
        "sck": pin(screen["sck"]),
        "mosi": pin(screen["mosi"]),
    }
    dc, cs, rst = (
        pin(screen["dc"], pin.OUT, value=0),
        pin(screen["cs"], pin.OUT, value=1),
        screen.get("rst"),
    )
    if rst is not None:
        rst = pin(rst, pin.OUT, value=1)

    def make() -> "machine.SPI | machine.SoftSPI":
        if screen["bus"] != "spi":
            return machine.SoftSPI(**pins)
        # Nothing is read: the bus's usual pin for that may be the screen's, as on a Pico GP16.
        # MicroPython 1.24 takes it nevertheless (ports/rp2/machine_spi.c), so it is taken back.
        bus = machine.SPI(screen["id"], miso=None, **pins)
        for own in (dc, cs, rst):
            if own is not None:
                own.init(pin.OUT)
        return bus

    return SPILink(make, dc, cs, rst, screen["width"])


class SPILink:
    """The chip on an SPI bus: `make()` returns a machine.SPI.

    `dc`, `cs` and `rst` (or None) are output pins, `width` is in pixels. A pin tells commands from
    the picture, so neither needs a byte before it.
    """

    head = b""

    def __init__(
        self,
        make: "Callable[[], Any]",
        dc: "machine.Pin",
        cs: "machine.Pin",
        rst: "machine.Pin | None",
        width: int,
    ):
        self._make = make
        self._spi = make()
        self._fresh = True
        self._dc = dc
        self._cs = cs
        self._rst = rst
        self.data = bytearray(width)
        self._whole = memoryview(self.data)

    def reset(self) -> None:
        """Make the bus anew, unless it has just been made, and reset the chip.

        The reset line is low for a millisecond (SSD1306 8.9: 3 microseconds are enough).
        """
        if not self._fresh:
            self._spi = self._make()
        self._fresh = False
        if self._rst is not None:
            self._rst.value(0)
            sleep_ms(1)
            self._rst.value(1)
            sleep_ms(1)

    def send(self, buffer: bytes | bytearray | memoryview, dc: int = 0) -> int:
        """Send the commands in `buffer`; return the number of bytes on the bus."""
        self._dc.value(dc)
        self._cs.value(0)
        self._spi.write(buffer)
        self._cs.value(1)
        return len(buffer)

    def send_data(self, length: int) -> int:
        """Send the first `length` bytes of the picture; return the bytes on the bus."""
        return self.send(self._whole[:length], 1)

    def status(self) -> int | None:
        """Return None: on SPI these chips cannot be read (SSD1306 8.1.3)."""
        return None

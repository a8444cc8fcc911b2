"""The SPI bus of a display, which a board loads if its display has one."""

import machine

from engine.compat import sleep_ms


def make_link(screen):
    """Return the SPILink that a board's `SCREEN` describes."""
    pin = machine.Pin
    pins = {"baudrate": screen["freq"], "sck": pin(screen["sck"]), "mosi": pin(screen["mosi"])}
    wire = machine.SPI(screen["id"], **pins) if screen["bus"] == "spi" else machine.SoftSPI(**pins)
    dc, cs, rst = (
        pin(screen["dc"], pin.OUT, value=0),
        pin(screen["cs"], pin.OUT, value=1),
        screen.get("rst"),
    )
    if rst is not None:
        rst = pin(rst, pin.OUT, value=1)
    return SPILink(wire, dc, cs, rst, screen["width"])


class SPILink:
    """The chip on an SPI bus: `dc` and `cs` (and `rst` or None) are output pins, `width` is in
    pixels.

    What goes over the bus is told apart by a pin, so there are no bytes before commands and
    picture.
    """

    head = b""

    def __init__(self, spi, dc, cs, rst, width):
        self._spi = spi
        self._dc = dc
        self._cs = cs
        self._rst = rst
        self.data = bytearray(width)
        whole = memoryview(self.data)
        self._runs = tuple([whole[:n] for n in range(8, width + 1, 8)])

    def reset(self):
        """Pull the reset line low for a moment (SSD1306 8.9: 3 microseconds are enough)."""
        if self._rst is not None:
            self._rst.value(0)
            sleep_ms(1)
            self._rst.value(1)
            sleep_ms(1)

    def send(self, buffer, dc=0):
        """Send the commands in `buffer`; return the bytes on the bus."""
        self._dc.value(dc)
        self._cs.value(0)
        self._spi.write(buffer)
        self._cs.value(1)
        return len(buffer)

    def send_data(self, eighths):
        """Send the first `8 * eighths` bytes of picture, eight at least; return the bytes on the
        bus.
        """
        return self.send(self._runs[eighths - 1], 1)

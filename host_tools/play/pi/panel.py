"""The firmware's panel on top of `adafruit_ssd1306`; it sends only when something changed."""

from typing import Any

import adafruit_ssd1306

# What the library and the bus below it raise if nothing answers: ValueError when it first looks for
# the chip, RuntimeError from the buses of some computers.
_FAULTS = (OSError, ValueError, RuntimeError)


class MeteredBus:
    """An I2C bus as the library needs it, on top of `bus`; `sent` counts the bytes written."""

    def __init__(self, bus: Any) -> None:
        self._bus = bus
        self.sent = 0

    def try_lock(self) -> bool:
        """Take the bus; return whether it was free."""
        return self._bus.try_lock()

    def unlock(self) -> None:
        """Release the bus."""
        self._bus.unlock()

    def writeto(self, address: int, buffer: Any, *, start: int = 0, end: int | None = None) -> None:
        """Write `buffer[start:end]` to a chip."""
        end = len(buffer) if end is None else end
        self._bus.writeto(address, buffer, start=start, end=end)
        self.sent += end - start

    def readfrom_into(
        self, address: int, buffer: Any, *, start: int = 0, end: int | None = None
    ) -> None:
        """Fill `buffer[start:end]` from a chip."""
        self._bus.readfrom_into(
            address, buffer, start=start, end=len(buffer) if end is None else end
        )


def can_drive(screen: dict) -> bool:
    """Return whether the library can drive what a board's `SCREEN` describes.

    >>> can_drive({"chip": "ssd1306", "bus": "i2c", "width": 72, "height": 40, "column": 28})
    True
    >>> can_drive({"chip": "sh1106", "bus": "i2c", "width": 128, "height": 64})
    False
    """
    middle = (128 - screen["width"]) // 2
    return (
        screen["chip"] == "ssd1306"
        and screen["bus"] == "i2c"
        and screen.get("column", middle) == middle
    )


class AdafruitPanel:
    """A panel as `firmware.display.display` draws on, driven by `adafruit_ssd1306.SSD1306_I2C`.

    `bus` is a `busio.I2C` or anything with its `try_lock`, `unlock` and `writeto`, `screen` a
    board's `SCREEN`. It behaves as the panels of `firmware.display.ssd1306`: when the bus fails,
    `fault` holds the exception and nothing is sent until `start` has worked again. The library
    sends whole frames.

    `tells` is whether the chip says when it has lost its power (see `revive`).

    >>> class Bus:
    ...     try_lock = lambda self: True
    ...     unlock = lambda self: None
    ...     writeto = lambda self, address, buffer, start=0, end=None: None
    ...     readfrom_into = lambda self, address, buffer, start=0, end=None: None
    >>> panel = AdafruitPanel(Bus(), {"width": 128, "height": 64, "address": 0x3C})
    >>> panel.start(), panel.show(), panel.show()
    (True, 1037, 0)
    >>> panel.buffer[0] = 1
    >>> panel.show()
    1037
    """

    def __init__(self, bus: Any, screen: dict) -> None:
        self.width = screen["width"]
        self.height = screen["height"]
        self.buffer = bytearray(self.width * self.height // 8)
        self.fault = None
        self.tells = False
        self._bus = MeteredBus(bus)
        self._address = screen["address"]
        self._mounted = bool(screen.get("rotate", False))
        self._oled = None
        self._sent = bytearray(len(self.buffer))
        self._stale = True
        self._contrast = 0xCF
        self._inverted = False
        self._rotated = False
        self._powered = True

    def start(self) -> bool:
        """Set the chip up as after power-on; return whether it answered."""
        self.fault = None
        self._stale = True
        self._oled = None
        try:
            oled = adafruit_ssd1306.SSD1306_I2C(
                self.width,
                self.height,
                self._bus,  # pyright: ignore[reportArgumentType]
                addr=self._address,
            )
            oled.contrast(self._contrast)
            oled.invert(self._inverted)
            self._orient(oled)
            # The library has lit the panel.
            self.tells = not self._is_off()
            if not self._powered:
                oled.poweroff()
            self._oled = oled
        except _FAULTS as error:
            self.fault = error
        return self.fault is None

    def _orient(self, oled):
        # True is the library's default: the picture is upright on modules as they are sold.
        oled.rotate(self._rotated == self._mounted)

    def _guarded(self, do, *arguments):
        """Call `do(the library's panel, ...)` if there is one; return whether it succeeded."""
        if self._oled is None or self.fault is not None:
            return False
        try:
            do(self._oled, *arguments)
        except _FAULTS as error:
            self.fault = error
        return self.fault is None

    def contrast(self, value: int) -> None:
        """Set the brightness, 0 to 255."""
        if value != self._contrast:
            self._contrast = value
            self._guarded(adafruit_ssd1306.SSD1306_I2C.contrast, value)

    def invert(self, on: bool) -> None:
        """Invert the picture if `on`."""
        if bool(on) != self._inverted:
            self._inverted = bool(on)
            self._guarded(adafruit_ssd1306.SSD1306_I2C.invert, self._inverted)

    def rotate(self, on: bool) -> None:
        """Turn the picture by 180 degrees if `on`; takes effect with the next `show`."""
        if bool(on) != self._rotated:
            self._rotated = bool(on)
            self._guarded(self._orient)
            # The column remap affects bytes that are written from now on (SSD1306 10.1.8).
            self._stale = True

    def power(self, on: bool) -> None:
        """Switch the panel on or off; on, it is set up again and gets the picture anew."""
        if bool(on) != self._powered:
            self._powered = bool(on)
            if not self._powered:
                self._guarded(adafruit_ssd1306.SSD1306_I2C.poweroff)
            elif self.fault is None:
                # The chip may have lost its power while no one could see it.
                self.start()

    def _is_off(self):
        """Return whether the chip says that the panel is off (SSD1306 table 9-2)."""
        status = bytearray(1)
        while not self._bus.try_lock():
            pass
        try:
            self._bus.readfrom_into(self._address, status)
        finally:
            self._bus.unlock()
        return bool(status[0] & 0x40)

    def revive(self, touched: bool = True) -> int:
        """Bring the picture back if the chip, but not this computer, has lost its power.

        It tells, so whether someone has `touched` a key does not matter. Returns the number of
        bytes sent.
        """
        if self.fault is not None or not (self._powered and self.tells):
            return 0
        try:
            if not self._is_off():
                return 0
        except _FAULTS as error:
            self.fault = error
            return 0
        before = self._bus.sent
        self.start()
        self.show()
        return self._bus.sent - before

    def show(self) -> int:
        """Send the picture if it changed since the last time; return the number of bytes sent."""
        if not self._stale and self.buffer == self._sent:
            return 0
        before = self._bus.sent
        if self._guarded(self._fill_and_show):
            self._sent[:] = self.buffer
            self._stale = False
        return self._bus.sent - before

    def _fill_and_show(self, oled):
        # The library's buffer begins with the control byte that announces data.
        oled.buffer[1:] = self.buffer
        oled.show()

"""The board's LED, for who sees a dark screen: it flashes what is found at the wires of an I2C bus.

| flashes | what two readings of each wire found |
|---|---|
| 1 | neither SDA nor SCL arrives at a module: no wires, or none at these pins |
| 2 | SDA does not arrive |
| 3 | SCL does not arrive |
| 4 | a wire is at ground, or the module has no power |
| 5 | both wires arrive, and no screen answers |

A screen on SPI cannot answer: while its first picture is shown, the LED is on. Afterwards its pin
is released, as others may use it: GP25 of a Pico W is its radio's.
"""

import machine

from engine.compat import TYPE_CHECKING, const, sleep_ms, ticks_diff

if TYPE_CHECKING:
    from engine.types import Ticks
    from firmware.display.ssd1306 import BoardScreen

# Milliseconds of a flash with the dark after it, of its light, and of the dark between two groups.
_EACH = const(600)
_LIT = const(250)
_BETWEEN = const(1500)
# For so long the LED is on beside a picture that cannot tell whether it is seen.
_SHOWN = const(30000)
# What is found at a wire: ground, nothing, or the resistor of a module.
_LOW, _OPEN, _UP = const(0), const(1), const(2)
# The flashes by what is found at SDA and SCL, three for each.
_FLASHES = b"\x04\x04\x04\x04\x01\x02\x04\x03\x05"


class Led:
    """The LED that a board's `LED` names, (pin, level when it is lit); it is dark at first."""

    def __init__(self, led: "tuple[int, int]"):
        self._number, self._on = led
        self._pin = machine.Pin(self._number, machine.Pin.OUT, value=not self._on)

    def light(self, on: bool) -> None:
        """Switch it on or off."""
        self._pin.value(self._on if on else not self._on)

    def end(self) -> None:
        """Release its pin."""
        machine.Pin(self._number, machine.Pin.IN)


class Flashes(Led):
    """Flashes what is found at the wires of `screen`, a board's `SCREEN`, while nobody answers."""

    def __init__(self, led: "tuple[int, int]", screen: "BoardScreen"):
        super().__init__(led)
        self._screen = screen
        self._count = 0
        self._began: Ticks = None

    def step(self, now: "Ticks") -> None:
        """Do what is due at `now`; before each group of flashes the wires are read."""
        if self._began is None or ticks_diff(now, self._began) >= self._count * _EACH + _BETWEEN:
            self._count = found(self._screen)
            self._began = now
        at = ticks_diff(now, self._began)
        self.light(at < self._count * _EACH and at % _EACH < _LIT)


class Sign(Led):
    """The LED beside a first picture; `step` returns whether it is on still."""

    def __init__(self, led: "tuple[int, int]", now: "Ticks"):
        super().__init__(led)
        self._began = now
        self.light(True)

    def step(self, now: "Ticks", pressed: bool) -> bool:
        """Release the LED once somebody has `pressed` a key, or after a while."""
        if pressed or ticks_diff(now, self._began) >= _SHOWN:
            self.end()
            return False
        return True


def found(screen: "BoardScreen") -> int:
    """Return the number of flashes for the wires of `screen`; nothing is under way on its bus."""
    return _FLASHES[3 * _read(screen["sda"]) + _read(screen["scl"])]


def _read(number: int) -> int:
    """Return what is at the end of a wire: two readings, pulled down and pulled up."""
    pin = machine.Pin
    # The resistor of an RP2350 does not bring a line down that was high (its erratum E9).
    pin(number, pin.OPEN_DRAIN, value=0)
    line = pin(number, pin.IN, pin.PULL_DOWN)
    sleep_ms(1)
    pulled_up = line.value()
    line = pin(number, pin.IN, pin.PULL_UP)
    sleep_ms(1)
    if not line.value():
        return _LOW
    return _UP if pulled_up else _OPEN

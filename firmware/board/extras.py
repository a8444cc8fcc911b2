"""What some boards have besides a screen and keys: a buzzer, a battery, a watchdog."""

import sys

import machine

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Clock, Ticks

_HALF = const(32768)
_BEAT = const(1000)
# A long search is not a fault: on the slowest board the hardest ones take half a minute.
_PATIENCE = const(60000)
# The register of an RP2040 that says what a watchdog resets; its lowest bit is the ring oscillator
# (PSM, WDSEL: RP2040 datasheet, 2.13.5).
_WDSEL = 0x40010008
# The register CTRL of a chip's watchdog, and the bit in it that lets it run (RP2040 datasheet, 4.7;
# RP2350 datasheet, 12.9).
_CTRL = (("RP2040", 0x40058000), ("RP2350", 0x400D8000))
_RUNS = const(0x40000000)
# The first MicroPython that sleeps under its watchdog (its issues 17228 and 17229).
_MENDED = (1, 29)


class Buzzer:
    """A piezo buzzer on `pin`; `poll` ends a tone, so that nothing waits for it.

    `sounding` is whether there is one.
    """

    def __init__(self, pin: int, clock: "Clock"):
        self._pwm = machine.PWM(machine.Pin(pin))
        self._clock = clock
        self.sounding = False
        self._began = 0
        self._length = 0
        self._pwm.duty_u16(0)

    def tone(self, hertz: int, milliseconds: int) -> None:
        """Start a tone of `hertz` that ends after `milliseconds`."""
        self._pwm.freq(hertz)
        self._pwm.duty_u16(_HALF)
        self.sounding = True
        self._began = self._clock()
        self._length = milliseconds

    def poll(self, now: int) -> None:
        """End the tone if its time is over."""
        if self.sounding and ticks_diff(now, self._began) >= self._length:
            self.sounding = False
            self._pwm.duty_u16(0)


class Battery:
    """A battery on an analogue input, as a board's `BATTERY` describes it.

    That is a dict: `pin`; `ratio`, (battery, input), of the divider in front of it; `empty` and
    `full` in millivolts; `usb`, a pin that is high while a cable feeds the board, if there is one;
    `least`, millivolts below which nothing is written to the flash.
    """

    def __init__(self, battery: "dict[str, Any]"):
        # The ports' stubs differ in what an ADC has.
        self._adc: Any = machine.ADC(machine.Pin(battery["pin"]))
        adc = self._adc
        # An ESP32 measures up to 3.1 V by its attenuator only, and corrects its own error.
        if hasattr(adc, "atten"):
            adc.atten(adc.ATTN_11DB)
        self._exact: Any = getattr(adc, "read_uv", None)
        self._up: int = battery["ratio"][0]
        self._down: int = battery["ratio"][1]
        self._empty: int = battery["empty"]
        self._full: int = battery["full"]
        self._least: int = battery.get("least", 0)
        usb = battery.get("usb")
        self._usb = None if usb is None else machine.Pin(usb, machine.Pin.IN)

    def _millivolts(self) -> int:
        """Return the voltage; it is the mean of eight readings, because single ones jump."""
        total: int = 0
        for _ in range(8):
            total += self._exact() >> 3 if self._exact else self._adc.read_u16()
        # In two steps, to stay within 30 bits.
        pin = total // 1000 if self._exact else (total >> 3) * 330 // 6554
        return pin * self._up // self._down

    def percent(self) -> int | None:
        """Return the charge of the battery, 0 to 100, or None if none is connected or used."""
        volts = self._millivolts()
        if volts < self._empty // 2 or self._fed():
            return None
        return max(0, min(100, (volts - self._empty) * 100 // (self._full - self._empty)))

    def low(self) -> bool:
        """Return whether the voltage is too low to write to the flash."""
        volts = self._millivolts()
        # Less than half of an empty battery is no battery.
        return self._empty // 2 <= volts < self._least and not self._fed()

    def cable(self) -> bool:
        """Return whether a cable feeds the board."""
        # Where the voltage cannot be measured, the other pin is not what it is elsewhere, either.
        return self._fed() and self._millivolts() >= self._empty // 2

    def _fed(self) -> bool:
        return self._usb is not None and self._usb.value() == 1


def may_sleep() -> bool:
    """Return whether the processor may sleep while the watchdog runs, and see to it.

    Before MicroPython 1.29, an RP2040 whose watchdog ends its sleep hangs until its power is cut,
    as its ring oscillator is not reset: here it is. An RP2350's watchdog stands still while it
    sleeps, so that one must stay awake.
    """
    info: Any = sys.implementation
    if tuple(info.version[:2]) >= _MENDED:
        return True
    if "RP2040" not in getattr(info, "_machine", ""):
        return False
    machine.mem32[_WDSEL] |= 1
    return True


class Watchdog:
    """Restarts a board that hangs; `watchdog` is a board's `WATCHDOG`.

    The hardware's own timeout is some seconds, less than a long search takes. So a timer feeds it
    as long as `live` was called within a minute. After `release` it is stopped where the chip can
    do that, and always fed elsewhere.
    """

    def __init__(self, watchdog: "dict[str, int]", clock: "Clock" = ticks_ms):
        self._clock = clock
        self._lived = clock()
        self._released = False
        # The timer comes first: a watchdog that nothing feeds restarts the board again and again.
        self._timer = machine.Timer(watchdog["timer"])
        self._dog = machine.WDT(timeout=watchdog["timeout"])
        self._timer.init(period=_BEAT, mode=machine.Timer.PERIODIC, callback=self._beat)

    def _beat(self, timer: machine.Timer) -> None:
        if self._released or ticks_diff(self._clock(), self._lived) < _PATIENCE:
            self._dog.feed()

    def live(self, now: "Ticks") -> None:
        """Record that the program's loop still runs at `now`, and feed: it may sleep next."""
        self._lived = now
        self._dog.feed()

    def release(self) -> None:
        """Stop restarting the board, because someone works on its console.

        The timer ends where MicroPython is started afresh, as mpremote does.
        """
        self._released = True
        chip = getattr(sys.implementation, "_machine", "")
        for name, address in _CTRL:
            if name in chip:
                machine.mem32[address] &= ~_RUNS

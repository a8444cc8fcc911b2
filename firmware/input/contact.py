"""A key with more than one pin, or whose press has another level than those of the other keys."""

from engine.compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from firmware.input.buttons import Pin


class Contact:
    """A pin as `Buttons` expects it: at `level` while one of `pins` is at its own, `pressed`.

    >>> class Input:
    ...     level = 0
    ...     value = lambda self: self.level
    >>> button, joystick = Input(), Input()
    >>> key = Contact((button, joystick), 1, 0)
    >>> before, joystick.level = key.value(), 1
    >>> before, key.value()
    (1, 0)
    """

    def __init__(self, pins: "Sequence[Pin]", pressed: int, level: int):
        self._pins = pins
        self._pressed = pressed
        self._level = level

    def value(self) -> int:
        """Return the level, 0 or 1."""
        for pin in self._pins:
            if pin.value() == self._pressed:
                return self._level
        return 1 - self._level

    def irq(self, handler: "Callable[[Pin], None]", trigger: int) -> None:
        """Call `handler` with this contact at edges of each pin; `trigger` is both kinds."""

        def edge(pin: "Pin") -> None:
            handler(self)

        for pin in self._pins:
            pin.irq(handler=edge, trigger=trigger)

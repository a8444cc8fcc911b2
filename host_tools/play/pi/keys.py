"""The buttons of a board on pins without interrupts: a thread polls them."""

import threading
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from firmware.input.buttons import Buttons

# A frame takes a tenth of a second on the Pi's bus at its usual 100 kHz, and a press may last only
# 30 ms.
_EVERY = 0.01


class Input:
    """A pin as `firmware.input.contact` expects it, of a `digitalio.DigitalInOut`.

    >>> from types import SimpleNamespace
    >>> Input(SimpleNamespace(value=True)).value()
    1
    """

    def __init__(self, pin: Any) -> None:
        self._pin = pin

    def value(self) -> int:
        """Return the level, 0 or 1."""
        return int(self._pin.value)

    def irq(self, handler: Any, trigger: int) -> None:
        """Do nothing: these pins have no interrupts."""


class Watch:
    """Polls `contacts` and keeps each change with its time by `clock`."""

    def __init__(self, contacts: Sequence, clock: Callable[[], int]) -> None:
        self._contacts = contacts
        self._clock = clock
        self._levels = [contact.value() for contact in contacts]
        self._changes = deque()
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="keys", daemon=True)

    def look(self) -> None:
        """Poll once."""
        for index, contact in enumerate(self._contacts):
            level = contact.value()
            if level != self._levels[index]:
                self._levels[index] = level
                self._changes.append((index, level, self._clock()))

    def take(self) -> tuple[int, int, int] | None:
        """Return the next change not yet taken, (index of the button, level, when), or None."""
        return self._changes.popleft() if self._changes else None

    def _run(self):
        while not self._ending.wait(_EVERY):
            self.look()

    def start(self) -> None:
        """Poll every 10 ms from now on."""
        self._thread.start()

    def stop(self) -> None:
        """Stop polling."""
        self._ending.set()
        if self._thread.is_alive():
            self._thread.join()


class WatchedButtons(Buttons):
    """The firmware's buttons on what `watch` saw; all but the polling happens in `poll`."""

    def __init__(
        self,
        table: Any,
        contacts: Sequence,
        pressed: int,
        clock: Callable[[], int],
        hold_text: str,
        watch: Any,
    ) -> None:
        super().__init__(table, contacts, pressed, clock, hold_text)
        self._watch = watch

    def poll(self, now: int) -> tuple:
        """Return the events since the last call, as `firmware.input.buttons.Buttons.poll` does."""
        # What is read below must not be news to the watch: it would miss that it passed.
        self._watch.look()
        change = self._watch.take()
        while change is not None:
            index, level, when = change
            self._note(index, level == self._pressed, when)
            change = self._watch.take()
        return super().poll(now)

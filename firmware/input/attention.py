"""Which presses count: a key meant for one question never answers the next.

Fingers are faster than eyes. A key that bounces, is pressed twice, or was meant for a screen that
has just gone would answer a question that no one has read. So keys are ignored until a new screen
has been up for a moment, and a key that is still held does nothing on the screens that follow.
Every press gets an answer, even if only the reason why it did nothing.
"""

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Ui

# How long a screen must be up before a key counts, in milliseconds. People who read press later.
PAUSE = const(250)
_MOMENT = const(300)
_SAY = const(1000)
_LINE = const(4)


class Attention:
    """Decides which presses count on the screens of `app`, and shows why one did nothing."""

    def __init__(self, app: "App"):
        self._app = app
        self._clock = app.platform.get("clock", ticks_ms)
        # What the screen asks, a number for each question, and since when it has been up.
        self._asked = None
        self._page = 0
        self._since = 0
        # For each key, the question at which it was last pressed.
        self._pages = {}
        self._key = None
        # What is shown in the last row (empty: a line over the hints), since when, and how long.
        self._said = None
        self._said_at = 0
        # Whether it was shown for an earlier press.
        self._stale = False
        self._length = 0

    def takes(self, key: str, kind: str, asked: "Any") -> bool:
        """Return whether a press counts on the screen that asks `asked`."""
        if kind != "press":
            if kind == "repeat":
                # A key that is still held need not be answered again and again.
                self._key = None
            return asked == self._asked and self._pages.get(key) == self._page
        self._key = None
        self._stale = False
        if asked != self._asked or ticks_diff(self._clock(), self._since) < PAUSE:
            self._pages[key] = None
            return False
        self._pages[key] = self._page
        self._key = key
        self._stale = self._said is not None
        return True

    def drawn(self, ui: "Ui", asked: "Any") -> None:
        """Note which question was drawn, and draw what is shown over the last row."""
        if asked != self._asked:
            self._asked = asked
            self._page += 1
            self._since = self._clock()
            # What was shown concerned the question before.
            self._said = None
        if self._said is not None:
            self._draw(ui)

    def _draw(self, ui):
        """Draw the answer in place of the hints, under a line that tells it from them."""
        display, y = ui.display, ui.height - 8
        if self._said:
            display.fill(0, y, ui.width, 8, 0)
            room = ui.width - 8
            display.text(ui.shorten(ui.best(self._said, room), room), 4, y)
        # The line leaves out the letters that reach it; of what is left, a part as short as the
        # top of a letter would look like one.
        dark = bytes(2)
        top = dark + bytes([column & 1 for column in display.page(y)]) + dark
        start = 0
        for x in range(ui.width + 1):
            if x == ui.width or 1 in top[x : x + 5]:
                if x - start >= _LINE or x > start and (start == 0 or x == ui.width):
                    display.hline(start, y, x - start)
                start = x + 1

    # -- what is said --------------------------------------------------------------------------

    def say(self, what: "Label") -> None:
        """Show for a second, in place of the hints, why a key does nothing.

        For "", a line stands over the hints for a moment.
        """
        self._said = what
        self._stale = False
        self._said_at = self._clock()
        self._length = _SAY if what else _MOMENT
        self._app.dirty = True

    def settle(self, changed: bool) -> bool:
        """Show why a press did nothing, if it has not `changed` the picture.

        Returns whether to draw again.
        """
        if self._key is None:
            return False
        if changed and self._stale:
            self._said, self._stale = None, False
        elif not changed and (self._said is None or self._stale):
            self.say(self._app.stack[-1].why_not(self._key))
        else:
            return False
        return True

    def tick(self) -> None:
        """Show the hints again once there was time to read."""
        if self._said is not None and ticks_diff(self._clock(), self._said_at) >= self._length:
            self._said = None
            self._app.dirty = True

"""Which presses count: a key meant for one question never answers the next.

Fingers are faster than eyes. A key that bounces, is pressed twice, or was meant for a screen that
has just gone would answer a question that no one has read. So keys are ignored until a new screen
has been up for a moment, and a key that is still held does nothing on the screens that follow.

Of several quick presses, those after an ignored one would do something else than was meant. So once
a press is ignored, all are, until the keys have been quiet; the last row says so meanwhile. What
counts of any presses is therefore a beginning of them. Who slows down instead of pausing need not
wait for it: the third press that comes clearly later than those that were too quick counts.

What is typed need not wait where the page alone can be meant: who types numbers, each with Enter,
looks at the paper. A digit for a number counts at once, and Enter after a digit. Enter that would
take what the page offers, or confirm it, waits as any key does. Once a digit is refused, what
follows it at once is ignored: it would be part of another number.

A finger on a pad of keys is not who types: what it taps waits as any key does. A card tapped twice
at once is tapped once, as a second tap would key another, or take it out again. A tap counts for
what was in sight when the finger went down, however late it is handled: where a picture reaches the
eyes later than it is drawn, no press counts on it before. Where the pad stands still while the
questions behind it change, what is tapped is judged by what it was aimed at
(firmware/input/aim.py).

Every press gets an answer, even if only the reason why it did nothing.
"""

from engine.compat import TYPE_CHECKING, const, ticks_diff, ticks_ms

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Clock, Label, Ticks
    from firmware.display.widgets import Ui
    from firmware.types import App

# How long a screen must be up before a key counts, in milliseconds: longer than a double press, and
# shorter than it takes to react to what one reads.
PAUSE = const(150)
# How long keys must be quiet after a press that was ignored: longer than the time between any two
# quick presses of which the first may be ignored. A slow screen may have one ignored that came
# later, so it is also longer than the time before that press, up to a limit: at more than 400 ms
# between presses nobody is quick.
QUIET = const(300)
LONG = const(420)
# With this much time between two presses, people read. After quick presses that were ignored, two
# more presses this far apart are ignored, and the third counts.
_READING = const(190)
_SLOW_PRESSES = const(2)
_MOMENT = const(300)
_SAY = const(1000)
# A press may be handled so long after it was made, in milliseconds.
_LATEST = const(60000)
# Who has pressed nothing for so long reads, and is not keying. What is done then may hide a short
# tap (firmware/input/buttons.py), and between two presses of who keys is often half a second.
_IDLE = const(1000)
_LINE = const(4)
_IGNORED = const(-1)
_NEVER = const(-2)
_KEYS = ("up", "down", "left", "right", "ok", "back")
# What a press can be meant for, if its page was not seen: for that page alone; for that page unless
# it is the press before, twice; "": for the page before. SPARE, seen or not: for nothing, and what
# follows it counts; UNSEEN: the same, only if its page was not seen.
KNOWN, AGAIN, SPARE, UNSEEN = "known", "again", "spare", "unseen"


class Pace:
    """Tells quick presses from those that someone made who saw the page; `clock()` in ms."""

    def __init__(self, clock: "Clock" = ticks_ms):
        self._clock = clock
        # Since when the page is up, when a key was pressed last and when that was handled, and how
        # long the keys must be quiet before one counts (0: they count). Then, how long it takes
        # between two presses that are clearly slower than those that were too quick, and how many
        # such were ignored.
        self._since = clock()
        self._last: Ticks = None
        self._handled = clock()
        self._quiet = 0
        # Whether they have been, as far as is known now.
        self._over = False
        self._slower = 0
        self._slow = 0
        # The time between the last two presses, up to a limit.
        self._gap = LONG
        # Whether they are to be quiet because what was typed is refused.
        self._refused = False

    def new_page(self, at: "Ticks" = None) -> None:
        """Note that another page is in sight since `at`, or from now on."""
        self._since = self._clock() if at is None else at

    def takes(self, kind: str, seen: bool = True, aim: str = "", at: "Ticks" = None) -> bool:
        """Return whether a press of this kind counts; `seen` is False if its page has gone.

        It was made `at`, or now.

        One that can be meant for no other page (KNOWN) need not be seen. After what was refused it
        is taken while `too_fast()`, and the page decides whether it belongs to that.
        """
        self._handled = self._clock()
        self._over = False
        now = self._handled if at is None else at
        gap = self._gap = self._since_last(now)
        self._last = now
        if gap >= self._quiet or self._slow >= _SLOW_PRESSES and gap >= self._slower and not aim:
            self._quiet = 0
        expected = aim == KNOWN or aim == AGAIN and gap >= PAUSE
        # What is said to be earlier than its page by more is of a page that was up for days.
        early = not seen or -_LATEST < ticks_diff(now, self._since) < PAUSE
        if aim == SPARE or aim == UNSEEN and early:
            return False
        if kind == "fast" or early and not expected:
            self._ignore(gap)
        elif self._quiet:
            self._slow = self._slow + 1 if gap >= self._slower else 0
        return not self._quiet or (expected and self._refused)

    def _since_last(self, now: int) -> int:
        gap = LONG if self._last is None else ticks_diff(now, self._last)
        return gap if 0 <= gap < LONG else LONG

    def paused(self) -> bool:
        """Return whether the last press came so late after the one before that nobody is quick."""
        return self._gap == LONG

    def _ignore(self, gap: int) -> None:
        """Ignore a press that came `gap` ms after the one before, and those that follow it."""
        wait = min(gap + gap // 4, LONG)
        self._refused = False
        self._quiet = max(self._quiet, QUIET, wait)
        self._slower = max(_READING, wait)
        self._slow = 0

    def ignored(self) -> None:
        """Note that a press was ignored elsewhere, during a search."""
        self._last = self._handled = self._clock()
        self._over = False
        self._ignore(LONG)

    def refused(self) -> None:
        """Note that what was typed is refused: what follows at once belongs to it."""
        self._ignore(0)
        self._refused = True

    def settle(self) -> bool:
        """Let presses count again, though the keys were not quiet; return whether they did not."""
        quiet, self._quiet = self._quiet, 0
        return quiet > 0

    def too_fast(self) -> bool:
        """Return whether presses are being ignored."""
        return self._quiet > 0 and not self._over

    def is_double(self, at: "Ticks" = None, within: int = QUIET) -> bool:
        """Return whether a press that was made `at`, or now, follows the last one at once."""
        return self._since_last(self._clock() if at is None else at) < within

    def is_idle(self) -> bool:
        """Return whether nobody is keying, so that work of a moment delays no one."""
        return self._last is None or not 0 <= ticks_diff(self._clock(), self._last) < _IDLE

    def tick(self) -> bool:
        """Return whether the keys have just been quiet for long enough."""
        if self.too_fast() and not 0 <= ticks_diff(self._clock(), self._handled) < self._quiet:
            # A press that was made before may still come.
            self._over = True
            return True
        return False

    def draw(self, ui: "Ui") -> None:
        """Draw over the last row that presses are ignored, if they are."""
        if self.too_fast():
            draw_note(ui, ("keys.too_fast", {}))


def draw_note(ui: "Ui", what: "Label") -> None:
    """Draw `what` in place of the hints, under a line that tells it from them.

    With "", the line is over the hints.
    """
    display, y = ui.display, ui.height - 8
    if what:
        display.fill(0, y, ui.width, 8, 0)
        room = ui.width - 8
        display.text(ui.shorten(ui.best(what, room), room), 4, y)
    # The line leaves out the letters that reach it; of what is left, a part as short as the top of
    # a letter would look like one.
    dark = bytes(2)
    top = dark + bytes([column & 1 for column in display.page(y)]) + dark
    start = 0
    for x in range(ui.width + 1):
        if x == ui.width or 1 in top[x : x + 5]:
            if x - start >= _LINE or x > start and (start == 0 or x == ui.width):
                display.hline(start, y, x - start)
            start = x + 1


class Attention:
    """Decides which presses count on the screens of `app`, and shows why one did nothing."""

    def __init__(self, app: "App"):
        self._app = app
        self._clock = app.platform.get("clock", ticks_ms)
        # Whether what is drawn is in sight only once that is said (`in_sight`).
        self._waits = app.platform.get("paints", False)
        self.pace = Pace(self._clock)
        # What the screen asks, and a number for each question.
        self._asked: object = None
        self._page = 0
        # For each key, the question at which it was last pressed; _IGNORED: that press was ignored.
        # All have their room from the start: what grows later lies in the middle of free memory.
        self._pages: dict[str, int] = dict.fromkeys(_KEYS, _NEVER)
        self._key: str | None = None
        # What was tapped last, where it counts once.
        self._once = ""
        # Whether the page that was drawn last is not in sight yet.
        self._fresh = False
        # What knows what a finger aims at, or None (firmware/input/aim.py).
        self.aim: Any = None
        # What is shown in the last row (empty: a line over the hints), since when, and how long;
        # 0: until the next press.
        self._said = None
        self._said_at = 0
        # Whether it was shown for an earlier press.
        self._stale = False
        self._length = 0

    def takes(  # noqa: PLR0913  what was pressed, where, and when
        self,
        key: str,
        kind: str,
        asked: object,
        aim: str = "",
        once: str = "",
        at: "Ticks" = None,
    ) -> bool:
        """Return whether a press counts on the screen that asks `asked`.

        `aim` is what it can be meant for if that was not seen, and `once` names what counts once if
        it is tapped twice at once. It was made `at`, or now.
        """
        if kind not in ("press", "fast"):
            if kind == "repeat":
                # A key that is still held need not be answered again and again.
                self._key = None
            return asked == self._asked and self._pages.get(key) == self._page
        self._key = None
        self._stale = False
        again = once != "" and once == self._once and self.pace.is_double(at)
        self._once = once
        seen = asked == self._asked and not self._fresh and not again
        if not self.pace.takes(kind, seen, aim, at):
            self._pages[key] = _IGNORED
            self._app.dirty = True
            if self.aim and self._app.keyless and self.aim.tells():
                self.say(("keys.too_fast", {}))
            return False
        self._pages[key] = self._page
        self._key = key
        self._stale = self._said is not None
        return True

    def ignored(self, key: str) -> bool:
        """Return whether the latest press of a key was ignored."""
        return self._pages.get(key) == _IGNORED

    def look_away(self) -> None:
        """Note that something else hides the screen, which will be new when it is seen again."""
        self._asked: object = None
        if self.aim:
            self.aim.look_away()

    def let_go(self) -> None:
        """Let go of the screen that was drawn last; what is drawn next is another one."""
        self._asked = None

    def drawn(self, ui: "Ui", asked: object) -> None:
        """Note which question was drawn, and draw what is shown over the last row."""
        if asked != self._asked:
            self._asked = asked
            self._page += 1
            self._fresh = self._waits
            self.pace.new_page()
            # What was shown concerned the question before.
            self._said = None
            if self.aim:
                self.aim.drawn(asked)
        if self._said is not None:
            draw_note(ui, self._said)
        elif self.pace.too_fast():
            self.pace.draw(ui)

    def in_sight(self, at: "Ticks" = None) -> None:
        """Note that what was drawn is in sight since `at`, or from now on, where that is said."""
        if self._fresh:
            self._fresh = False
            self.pace.new_page(at)
            if self.aim:
                self.aim.in_sight(self._clock() if at is None else at)

    def note(self) -> "Label":
        """Return what is shown over the last row, or ""."""
        if self._said is None and self.pace.too_fast():
            return ("keys.too_fast", {})
        return self._said or ""

    def settle(self) -> None:
        """Let presses count again: what is in sight came of itself, and has been there for long."""
        if self.pace.settle():
            self._app.dirty = True

    # -- what is said --------------------------------------------------------------------------

    def say(self, what: "Label") -> None:
        """Show for a second, in place of the hints, why a key does nothing.

        For "", a line stands over the hints for a moment. Of a finger, what is said stands until it
        taps again.
        """
        self._said = what
        self._stale = False
        self._said_at = self._clock()
        self._length = _MOMENT if not what else 0 if self.aim and self._app.keyless else _SAY
        self._app.dirty = True

    def answer(self, changed: bool) -> bool:
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
        """Show the hints again once there was time to read, or once presses count again."""
        if self.pace.tick():
            self._app.dirty = True
        length = self._length
        if self._said is not None and length:
            if ticks_diff(self._clock(), self._said_at) >= length:
                self._said = None
                self._app.dirty = True

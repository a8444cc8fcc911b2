"""The keys of this board, learned by using them: choose, hold, go back.

It opens by itself at the first start, and from the settings. Back skips it.
"""

from engine import texts
from engine.compat import TYPE_CHECKING, const
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Facts, Label, Message
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.input.buttons import Buttons
    from firmware.screens.base import Hints, Row

_PAGES = const(3)
_CHOOSE, _HOLD, _BACK = const(0), const(1), const(2)
# The bar fills in so many steps: each is a picture sent over the bus.
_STEPS = const(8)


def to_hold(keys: "Buttons") -> str:
    """Return the logical key that a hold gives here; "ok" if no key needs a hold."""
    for logical in ("right", "left", "back"):
        if keys.holds(logical):
            return logical
    return "ok"


class Lesson(ListScreen):
    """Three tasks; the first is a list of the languages, each under its own name."""

    ok_hint = ("ui.choose", {})
    back_hint = ("lesson.skip", {})
    # A key is to be held as it is elsewhere.
    sides = True
    # The bar follows the key.
    awake = True

    def __init__(self, app: "App"):
        super().__init__(app)
        self.page = _CHOOSE
        # The language to be used afterwards.
        self.spoken = texts.language()
        self.at = texts.LANGUAGES.index(self.spoken)
        # Steps of the bar, or None while the key is up.
        self.filled = None
        # Whether a key that is still down was meant for the task before.
        self.stale = True

    def asked(self) -> object:
        """Return which task is shown."""
        return self, self.page

    def key(self) -> str:
        """Return the logical key that this task asks for."""
        return "back" if self.page == _BACK else to_hold(self.app.keys)

    # -- drawing ------------------------------------------------------------------------------

    def title(self) -> "Row":
        """Return the bar; if there is room for the list only, it says what to do."""
        of = ("lesson.of", {"n": self.page + 1, "all": _PAGES})
        if self.page == _CHOOSE and self.app.ui.rows <= len(texts.LANGUAGES):
            return self.task(), of
        return ("lesson.title", {}), of

    def task(self) -> "Message":
        """Return what to do."""
        keys = self.app.keys
        if self.page == _CHOOSE:
            facts = {"up": keys.label("up"), "down": keys.label("down"), "ok": keys.label("ok")}
            return "lesson.choose", facts
        logical = self.key()
        facts = {"sign": self.sign(), "key": keys.key_of(logical)}
        if self.page == _HOLD:
            return self.by_hand("lesson.hold", facts)
        return "lesson.back" if keys.holds("back") else "lesson.back_home", facts

    def by_hand(self, key: str, facts: "Facts") -> "Message":
        """Return a text of how a key is held here: down, or after another one."""
        by = self.app.platform.get("hold_key")
        return (key + "_by", dict(facts, by=by)) if by else (key, facts)

    def sign(self) -> str:
        """Return the name of the key in the hints."""
        logical = self.key()
        return self.app.ui.label("ok–" if logical == "ok" else logical)

    def items(self) -> "Sequence[Row]":
        """Return the languages."""
        return [(("settings.language_" + name, {}), "") for name in texts.LANGUAGES]

    def heading(self, ui: "Ui") -> int:
        """Draw what to do above the languages, if there is room."""
        room = ui.rows - len(texts.LANGUAGES)
        return self.write(ui, 0, room) if room > 0 else 0

    def write(self, ui: "Ui", first: int, room: int) -> int:
        """Draw what to do from row `first` on, in the longest form of at most `room` rows."""
        lines = []
        for form in ui.forms(self.task()):
            lines = ui.wrap(form, ui.width - 4)
            if len(lines) <= room:
                break
        for index in range(min(room, len(lines))):
            ui.row(first + index, lines[index])
        return min(room, len(lines))

    def draw(self, ui: "Ui") -> None:
        """Draw the list, or the key with what to do."""
        if self.page == _CHOOSE:
            super().draw(ui)
            return
        left, right = self.title()
        ui.bar(left, right)
        rows = 3 if ui.rows >= 6 else 1
        self.draw_key(ui, rows)
        self.write(ui, rows, ui.rows - rows)
        ui.hints(*self.hints())

    def draw_key(self, ui: "Ui", rows: int) -> None:
        """Draw the key to press, inverted while it is down, and the bar that fills."""
        display, logical = ui.display, self.key()
        name = self.app.keys.key_of(logical)
        if name == "back":
            # By its sign, as the hints call it.
            name = ui.label(name)
        size = 16 if rows > 1 and display.draws(name, 16) else 8
        high = 8 * rows - (4 if rows > 1 else 1)
        wide = ui.size(name, size) + (12 if rows > 1 else 4)
        y = ui.top + (2 if rows > 1 else 0)
        down = self.filled is not None
        ui.area("ok–" if logical == "ok" else logical, 4, y, wide, high)
        if rows > 1:
            display.frame(4, y, wide, high)
        if down:
            display.fill(4, y, wide, high)
        display.text(
            name, 4 + (wide - ui.size(name, size)) // 2, y + (high - size + 1) // 2, size, not down
        )
        if logical == "back" and not self.app.keys.holds("back"):
            return
        x = wide + 12
        length = ui.width - x - 6
        top = y + high // 2 - 2
        display.frame(x, top, length, 6)
        display.fill(x, top, length * (self.filled or 0) // _STEPS, 6)

    def hints(self) -> "Hints":
        """Return what to do, and the way out."""
        if self.page == _CHOOSE:
            return super().hints()
        logical = self.key()
        if logical == "back":
            return (("back", ("lesson.try", {})),)
        return (
            ("ok–" if logical == "ok" else logical, ("lesson.try", {})),
            ("back", self.back_hint),
        )

    # -- keys ---------------------------------------------------------------------------------

    def tick(self, now: int) -> None:
        """Fill the bar while the key is down."""
        if self.page == _CHOOSE:
            return
        ms = self.app.keys.down_for(self.key(), now)
        if self.stale:
            self.stale = ms is not None
            return
        filled = None if ms is None else min(_STEPS, ms * _STEPS // 500)
        if filled != self.filled:
            if filled is None and self.page == _HOLD:
                self.app.say(("lesson.longer", {}))
            self.filled = filled
            self.app.dirty = True

    def move(self, step: int) -> None:
        """Change to the language that is selected."""
        super().move(step)
        texts.use(texts.LANGUAGES[self.at])

    def choose(self, index: int) -> None:
        """Save the language, and go on to the next task."""
        self.spoken = texts.LANGUAGES[index]
        self.app.settings.put("language", self.spoken)
        self.turn_page()

    def turn_page(self) -> None:
        """Go on to the next task, or end after the last."""
        self.filled = None
        self.stale = True
        self.page += 1
        if self.page == _PAGES:
            self.end()

    def end(self) -> None:
        """Close the lesson for good."""
        self.app.settings.put("lesson", "done")
        # A language that was only tried is not saved.
        texts.use(self.spoken)
        self.app.close()

    def why_not(self, key: str) -> "Label":
        """Return what to do instead."""
        if self.page == _CHOOSE:
            return ""
        facts = {"key": self.app.keys.key_of(self.key())}
        if self.page == _HOLD or self.app.keys.holds("back"):
            return self.by_hand("lesson.hold_it", facts)
        return "lesson.press_it", facts

    def press(self, key: str, kind: str) -> None:
        """Do the task, or skip the lesson."""
        if (
            self.page == _HOLD
            and key == self.key()
            and kind == ("long" if key == "ok" else "press")
        ):
            self.turn_page()
        elif key == "back" and kind != "repeat":
            self.end()
        elif self.page == _CHOOSE:
            super().press(key, kind)


SCREEN = Lesson

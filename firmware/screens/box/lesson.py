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
    from firmware.input.buttons import Buttons
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

_PAGES = const(3)
_CHOOSE, _HOLD, _BACK = const(0), const(1), const(2)


def to_hold(keys: "Buttons") -> str:
    """Return the logical key that a hold gives here; "ok" if no key needs a hold."""
    for logical in ("right", "left", "back"):
        if keys.holds(logical):
            return logical
    return "ok"


class Lesson(ListScreen):
    """Three tasks; the first is a list of the languages, each under its own name."""

    # The bar fills in so many steps: each is a picture sent over the bus.
    STEPS = 8
    seldom = True
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
        """Return the bar."""
        return ("lesson.title", {}), ("lesson.of", {"n": self.page + 1, "all": _PAGES})

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
        return [(texts.own_name(language), "") for language in texts.LANGUAGES]

    def above(self) -> "Message":
        """Return what to do."""
        return self.task()

    def draw(self, show: "Show") -> None:
        """Show the list, or the key with what to do."""
        if self.page == _CHOOSE:
            super().draw(show)
        else:
            show.key(self)

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
        filled = None if ms is None else min(self.STEPS, ms * self.STEPS // 500)
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

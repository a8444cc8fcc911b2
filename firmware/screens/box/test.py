"""The test of the box: light, edges, buttons, flash. At its end are fourteen letters to send.

What it finds is kept nowhere: who leaves it, or cuts the power, begins anew.
"""

from engine.compat import TYPE_CHECKING, const
from firmware.board.measures import facts_of
from firmware.board.report import KEYS_ASKED, NO, YES, encode
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label, Message
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

_LIGHT, _EDGES, _KEYS = const(0), const(1), const(2)
_PAGES = const(3)
# The contrasts, and for how many milliseconds each is shown.
_STEPS = (0x01, 0x40, 0x8F, 0xFF)
_STEP = const(700)


class Test(ListScreen):
    """The questions one after the other; each button in turn is a screen of its own."""

    seldom = True
    # The light goes up and down.
    awake = True

    def __init__(self, app: "App"):
        super().__init__(app)
        self.page = _LIGHT
        self._facts: dict[str, int] = {}
        self._step = -1

    def asked(self) -> object:
        """Return which question is shown."""
        return self, self.page

    # -- drawing ------------------------------------------------------------------------------

    def title(self) -> "Row":
        """Return the bar."""
        return ("test.title", {}), ("lesson.of", {"n": self.page + 1, "all": _PAGES})

    def above(self) -> "Message":
        """Return the question."""
        return "test.light", {}

    def items(self) -> "Sequence[Row]":
        """Return the answers; keys give those of the frame."""
        return [] if self.page == _EDGES else [(("all.yes", {}), ""), (("all.no", {}), "")]

    def large(self) -> "Label":
        """Return the question in the frame."""
        return ("settings.frame", {})

    def draw(self, show: "Show") -> None:
        """Show the question."""
        if self.page == _EDGES:
            show.frame(self)
        else:
            super().draw(show)

    def hints(self) -> "Hints":
        """Return the two answers of the frame, or what is done with the list."""
        if self.page == _EDGES:
            return (("ok", ("all.yes", {})), ("back", ("all.no", {})))
        return super().hints()

    def tick(self, now: int) -> None:
        """Go through the steps of light."""
        if self.page == _LIGHT and now // _STEP % len(_STEPS) != self._step:
            self._step = now // _STEP % len(_STEPS)
            self.app.display.panel.contrast(_STEPS[self._step])

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Answer; in the frame OK is yes and back no."""
        if self.page == _EDGES:
            if kind == "press" and key in ("ok", "back"):
                self._facts["edges"] = YES if key == "ok" else NO
                self._next()
            return
        if key == "back":
            # The light of the settings, whichever way it is left.
            self.app.comfort.apply()
        super().press(key, kind)

    def choose(self, index: int) -> None:
        """Answer the question on the light."""
        self._facts["light"] = NO if index else YES
        self.app.comfort.apply()
        self._next()

    def _next(self) -> None:
        self.page += 1
        self.app.dirty = True
        if self.page == _KEYS:
            self.app.open("box.buttons", True, self._end)

    def _end(self, dead: "Sequence[int]") -> None:
        """Measure, and show the letters; `dead` are the rows of buttons that do not answer."""
        self._facts["keys"] = KEYS_ASKED + sum([1 << at for at in dead])
        self._facts.update(facts_of(self.app))
        self.app.close()
        self.app.open("box.letters", encode(self._facts))


SCREEN = Test

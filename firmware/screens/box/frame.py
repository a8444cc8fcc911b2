"""The question that tells which chip the screen has, by a frame along the picture's edges."""

from engine.compat import TYPE_CHECKING, const, ticks_diff
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints
    from firmware.types import Show, WhichChip

# After so many milliseconds without an answer, no one sees the question.
_PATIENCE = const(15000)


class Frame(Screen):
    """A frame along the edges and the question; OK is yes, any other key tries the next chip.

    With a wrong chip the picture is moved, torn, or not there, so no answer means no, too.
    """

    awake = True

    def __init__(self, app: "App", which: "WhichChip"):
        super().__init__(app)
        self._which = which
        self._since: int | None = None

    def tick(self, now: int) -> None:
        """Try the next chip after a while."""
        if self._since is None:
            self._since = now
        elif ticks_diff(now, self._since) >= _PATIENCE:
            self._try_next()

    def large(self) -> "Label":
        """Return the question."""
        return ("settings.frame", {})

    def draw(self, show: "Show") -> None:
        """Show the frame and the question."""
        show.frame(self)

    def actions(self) -> "Hints":
        """Return the two answers."""
        return (("ok", ("all.yes", {})), ("back", ("all.no", {})))

    def press(self, key: str, kind: str) -> None:
        """Keep the chip on OK, try the next one on any other key."""
        if kind != "press":
            return
        if key == "ok":
            self._which.keep()
            del self.app.platform["which_chip"]
            self.app.close()
        else:
            self._try_next()

    def _try_next(self) -> None:
        self._since = None
        self._which.try_next()
        self.app.comfort.apply()
        self.app.dirty = True


SCREEN = Frame

"""The question that tells which chip the screen has, by a frame along the picture's edges."""

from engine.compat import TYPE_CHECKING, const, ticks_diff
from engine.texts import text
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.types import WhichChip

# After so many milliseconds without an answer, no one sees the question.
_PATIENCE = const(15000)
_ROW = const(8)


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

    def draw(self, ui: "Ui") -> None:
        """Draw the frame and the question."""
        display, width, height = ui.display, ui.width, ui.height
        display.fill(0, 0, width, height)
        display.fill(1, 1, width - 2, height - 2, 0)
        lines = ui.wrap(text("settings.frame"), width - 6)
        lines.append(ui.best(("settings.frame_keys", {"ok": ui.keys.label("ok")}), width - 6))
        y = (height - _ROW * len(lines)) // 2
        for line in lines:
            display.text(line, (width - ui.size(line)) // 2, y)
            y += _ROW

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

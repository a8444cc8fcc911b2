"""Running text: a screen of lines to page through."""

from engine.compat import TYPE_CHECKING
from firmware.display.page import wrapped
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.page import Hands, Line, Note, Sum
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    # A text to be wrapped, (left, right) of a row, or what lays itself out.
    Part = Label | Row | Note | Sum | Hands


class Page(Screen):
    """A screen of running text: up and down page through what does not fit.

    A subclass gives the bar by `title()`, and what it says by `parts()`. Where the room decides
    what is said, it gives the rows by `lines(ui)`.
    """

    # Whether it says that something is refused.
    refuses = False
    # What it says where that is found once.
    said: "Sequence[Part]" = ()
    # For what the parts were wrapped last, from which, and the rows.
    _laid: "tuple[object, object, list[Line]]" = (None, None, [])

    def __init__(self, app: "App"):
        super().__init__(app)
        # The first row in sight, how many are out of sight, and how many a press turns: where the
        # page is drawn, that is found.
        self.top = 0
        self.hidden = 0
        self.turned = 1

    def title(self) -> "Row":
        """Return (left, right) of the bar."""
        raise NotImplementedError

    def parts(self) -> "Sequence[Part]":
        """Return what it says: texts, rows, notes with their rules."""
        return self.said

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the rows, already wrapped: what the parts say."""
        parts = self.parts()
        if self._laid[0] is not ui or self._laid[1] is not parts:
            rows: list[Line] = []
            for part in parts:
                one: Any = part
                if not isinstance(part, (str, tuple)):
                    rows += part.lines(ui)
                elif isinstance(part, str) or isinstance(part[1], dict):
                    # A text has facts, a row has none.
                    rows += wrapped(ui, one)
                else:
                    rows.append(one)
            self._laid = ui, parts, rows
        return self._laid[2]

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("back", ("ui.back", {})),)

    def draw(self, show: "Show") -> None:
        """Show the bar, the lines, and the hints."""
        show.page(self)

    def press(self, key: str, kind: str) -> None:
        """Page up and down, or leave."""
        if key == "down" and kind != "long":
            self.top = min(self.top + self.turned, self.hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - self.turned)
        else:
            super().press(key, kind)

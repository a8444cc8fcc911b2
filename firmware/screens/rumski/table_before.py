"""Rumski's table before the turn, and what changed since then."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.rumski.table import Table


class Before(Page):
    """The melds of the screen `table` before the turn, with a mark at those that changed."""

    def __init__(self, app: "App", table: "Table"):
        super().__init__(app)
        self.table = table

    def title(self) -> "Row":
        """Return the bar: the table before the turn of this player."""
        return ("rumski_screen.before_turn", {"name": self.table.log.turn}), ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the melds as they were, the new ones, and the cards played."""
        log, faces = self.table.log, self.table.faces
        now = [sorted(meld) for meld in log.melds]
        lines: list[Line] = []
        for meld in log.before:
            mark = "" if sorted(meld) in now else "≠ "
            lines += wrapped(ui, mark + faces.cards(meld), 12)
        if not log.before:
            lines.append((("rumski_screen.was_empty", {}), ""))
        new = [log.melds[at] for at in range(len(log.melds)) if log.is_new(at)]
        if new:
            lines.append((("rumski_screen.is_now", {}), ""))
            for meld in new:
                lines += wrapped(ui, "+ " + faces.cards(meld), 12)
        played = log.played()
        if played:
            lines += wrapped(ui, ("rumski_screen.played", {"words": faces.cards(played)}), 12)
        return lines

    def hints(self) -> "Hints":
        """Return the hints: both keys go back to the present table."""
        return (("ok", ("rumski_screen.now", {})), ("back", ("ui.back", {})))

    def press(self, key: str, kind: str) -> None:
        """Page, or close."""
        if key == "ok" and kind == "press":
            self.leave()
        else:
            super().press(key, kind)


SCREEN = Before

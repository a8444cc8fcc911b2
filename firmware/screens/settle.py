"""Settling up: what the game is played for, and who pays whom."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page, wrapped
from firmware.stakes import amount_words, rows_of, settled

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Line


class Settle(Page):
    """The fewest payments that settle the game as it stands; OK changes the stake."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.stake = None
        # The payments; if there are none, why.
        self.paid = []
        self.why = None

    def make(self) -> None:
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.session)

    def title(self) -> "Row":
        """Return the bar, with the stake at the right."""
        if self.stake is None:
            return ("settle.title", {}), ""
        kind, coins = self.stake
        return ("settle.title", {}), ("settle.at_" + kind, {"amount": amount_words(coins)})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the payments."""
        if self.why:
            return wrapped(ui, self.why)
        lines = [] if self.app.game.over else wrapped(ui, ("settle.so_far", {}))
        return lines + rows_of(self.paid)

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", "settle.set"), ("back", "ui.back"))

    def press(self, key: str, kind: str) -> None:
        """Change the stake on OK; else as on a page."""
        if key == "ok" and kind == "press":
            self.app.open("stake")
        else:
            super().press(key, kind)


SCREEN = Settle

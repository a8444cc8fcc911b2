"""One event of the history: who dealt, what it did, and why; OK edits it."""

from engine.compat import TYPE_CHECKING
from firmware.board import today
from firmware.screens.event_words import bonus_rows, change_rows, title_of
from firmware.screens.page import Page, wrapped
from firmware.screens.table.preview import note_lines

if TYPE_CHECKING:
    from engine.game.effect import Effect
    from engine.types import Event, Message
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row


class EventScreen(Page):
    """Event `index` of those in force."""

    def __init__(self, app: "App", index: int):
        super().__init__(app)
        self.index = index
        self.event: Event
        self.effect: Effect
        # When it was entered, or None if the time was not known.
        self.when = None

    def opened(self) -> None:
        """Find the event in the ledger."""
        ledger = self.app.session.ledger
        self.event, self.effect = ledger.find(self.index)
        journal = self.app.session.journal
        journal.entry(ledger.place(self.index))
        self.when = today.shown(journal.when)

    def title(self) -> "Row":
        """Return the bar; who dealt is the first line."""
        return title_of(self.app.game, self.index, self.event, self.effect), ""

    def dealt(self) -> "Message":
        """Return who dealt."""
        return ("ui.dealt", {"name": self.effect.dealer})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the dealer, the changes and the notes."""
        lines = wrapped(ui, self.dealt()) if self.effect.dealer else []
        if self.when:
            lines.append((self.when, ""))
        lines += change_rows(ui, self.effect, self.app.game)
        for rule, key, facts in self.effect.notes:
            lines += note_lines(ui, rule, key, facts)
        lines += bonus_rows(ui, self.effect.bonuses, self.app.game)
        return lines

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", ("ui.amend", {})), ("back", ("ui.back", {})))

    def press(self, key: str, kind: str) -> None:
        """Ask the event's questions again on OK, offering the old answers."""
        if key == "ok" and kind == "press":
            self.amend()
        else:
            super().press(key, kind)

    def amend(self) -> None:
        """Ask with the game as it was before the event."""
        game = self.app.session.ledger.game_before(self.index)
        self.app.open("asking.entry", self.event["event"], self.event, False, game, self.index)


SCREEN = EventScreen

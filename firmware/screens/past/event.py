"""One event of the history: who dealt, what it did, and why; OK edits it."""

from engine.compat import TYPE_CHECKING
from firmware.board import today
from firmware.display.page import Note
from firmware.screens.event_words import bonus_notes, change_rows, title_of
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.effect import Effect
    from engine.types import Event, Message
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


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
        ledger, journal = self.app.open_game.ledger, self.app.open_game.journal
        self.event, self.effect = ledger.find(self.index)
        journal.entry(ledger.place(self.index))
        self.when = today.shown(journal.when)

    def title(self) -> "Row":
        """Return the bar; who dealt is the first line."""
        return title_of(self.app.game, self.index, self.event, self.effect), ""

    def dealt(self) -> "Message":
        """Return who dealt."""
        return ("ui.dealt", {"name": self.effect.dealer})

    def parts(self) -> "Sequence[Part]":
        """Return the dealer, the changes and the notes."""
        game = self.app.game
        parts: list[Part] = [self.dealt()] if self.effect.dealer else []
        if self.when:
            parts.append((self.when, ""))
        parts += change_rows(self.effect, game)
        parts += [Note((key, facts), rule) for rule, key, facts in self.effect.notes]
        return parts + bonus_notes(self.effect.bonuses, game)

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
        game = self.app.open_game.ledger.game_before(self.index)
        self.app.open("asking.entry", self.event["event"], self.event, game=game, index=self.index)


SCREEN = EventScreen

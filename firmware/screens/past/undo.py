"""Undo and redo: shows what would be undone or redone; OK does it."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from firmware.display.page import Note
from firmware.screens.event_words import standing_rows, title_of, undone_rows
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.game import Game
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class TakeBack(Page):
    """Show what `kind` ("undo" or "redo") concerns; OK does it."""

    def __init__(self, app: "App", kind: str):
        super().__init__(app)
        self.kind = kind
        self.found: Any = None
        # The game as it would be then, where the entry is an edit.
        self.after: Game | None = None

    def opened(self) -> None:
        """Find the entry."""
        ledger = self.app.open_game.ledger
        try:
            self.found = ledger.to_undo() if self.kind == "undo" else ledger.to_redo()
            if self.found[0] == "amend":
                self.after = ledger.game_after(self.kind)
        except EngineError as error:
            # A file from elsewhere can have undone an entry that was never possible.
            self.app.close()
            self.app.refuse(error)

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui." + self.kind + "_sure", {}), ""

    def parts(self) -> "Sequence[Part]":
        """Return the event and its points."""
        what, index, event, effect = self.found
        game = self.app.game
        title: Part = (title_of(game, index, event, effect), "")
        if what != "amend":
            way = -1 if self.kind == "undo" else 1
            # Who has joined has no score before that.
            joined = event["event"] == "join"
            rows: list[Part] = [] if joined else list(undone_rows(effect, game, way))
            story = None if rows or effect.number and not joined else game.story(event, effect)
            if not rows:
                # Bids, which score nothing yet.
                rows = [Note((key, facts), rule) for rule, key, facts in effect.notes]
            # Where no points say whose it was, the name does.
            return [story] if story else [title] + rows
        # The points of an edited entry are those before or after it: the totals say what changes.
        rows = list(standing_rows(game, self.after)) if self.after else []
        said: list[Part] = [("ui." + self.kind + "_amend", {}), title]
        return said + rows

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", ("ui.do_" + self.kind, {})), ("back", ("ui.back", {})))

    def press(self, key: str, kind: str) -> None:
        """Do it on OK."""
        if key == "ok" and kind == "press":
            self.app.save({"event": self.kind})
        else:
            super().press(key, kind)


SCREEN = TakeBack

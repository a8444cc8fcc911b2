"""The history: every event in force, the latest first."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen
from firmware.screens.event_words import largest_change, signed, story_of

if TYPE_CHECKING:
    from typing import Any

    from engine.games.game import Game
    from engine.play.effect import Effect
    from engine.types import Event, Label
    from firmware.app import App
    from firmware.screens.base import Row


class History(ListScreen):
    """The events; only the rows in sight are in memory."""

    ok_hint = "ui.show"

    def __init__(self, app: "App"):
        super().__init__(app)
        self.first = 0
        self.page = []

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.history", {}), ("ui.of", {"n": self.count() - self.at, "all": self.count()})

    def count(self) -> int:
        """Return the number of events."""
        return self.app.session.ledger.count

    def items(self) -> "Any":
        """Return the rows, of which only those of the page can be read."""
        return Rows(self)

    def make(self) -> None:
        """Read the page with the selected row."""
        count = self.count()
        room = self.app.ui.rows
        self.keep_in_sight(room, count)
        first, found = self.top, []
        oldest = count - first - room
        for index, event, effect, game in self.app.session.ledger.history(max(0, oldest)):
            if index >= count - first:
                break
            found.insert(0, self.row_of(game, event, effect, self.beside(index, effect, game)))
        self.first, self.page = first, found

    def beside(self, index: int, effect: "Effect", game: "Game") -> "Label":
        """Return the right end of event `index`: that it was edited, or the largest change."""
        if self.app.session.ledger.is_amended(index):
            return ("ui.edited", {})
        change = largest_change(effect, game)
        if change is None:
            return ""
        return ("ui.change", {"name": change[0], "n": signed(change[1])})

    def row_of(self, game: "Game", event: "Event", effect: "Effect", right: "Label") -> "Row":
        """Return the row of an event: its round, what happened, and `right` if there is room."""
        ui = self.app.ui
        mark = str(effect.number) + " " if effect.number else "- "
        room = ui.width - 8 - ui.size(mark)
        story = story_of(game, event, effect)
        for points in ui.forms(right):
            for words in ui.forms(story):
                if ui.size(words) + ui.size(points) + 4 <= room:
                    return mark + words, points
        points = ui.forms(right)[-1]
        words = ui.best(story, room - ui.size(points) - 4)
        return mark + words, points

    def move(self, step: int) -> None:
        """Move the selection; a page that is not in memory is read."""
        super().move(step)
        if not self.first <= self.at < self.first + len(self.page):
            self.make()

    def row(self, index: int) -> "Row":
        """Return row `index` of the page."""
        return self.page[index - self.first]

    def chosen(self, index: int) -> None:
        """Show one event."""
        self.app.open("event", self.count() - 1 - index)


class Rows:
    """The rows of the history as a list, of which only a page is in memory."""

    def __init__(self, screen: "Any"):
        self.screen = screen

    def __len__(self):
        return self.screen.count()

    def __getitem__(self, index):
        return self.screen.row(index)


SCREEN = History

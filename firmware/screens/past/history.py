"""The history: every event in force, the latest first."""

from engine.compat import TYPE_CHECKING, const
from firmware.screens.base import ListScreen
from firmware.screens.event_words import largest_change, signed

if TYPE_CHECKING:
    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event, Label
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Row

# The width that is left for the name of whoever got the points.
_SHORT_NAME = const(12)


class History(ListScreen):
    """The events; only the rows in sight are in memory."""

    ok_hint = ("ui.show", {})

    def __init__(self, app: "App"):
        super().__init__(app)
        self.first = 0
        self.page: list[Row] = []

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.history", {}), ("ui.of", {"n": self.count() - self.at, "all": self.count()})

    def count(self) -> int:
        """Return the number of events."""
        return self.app.session.ledger.count

    def items(self) -> "Rows":
        """Return the rows, of which only those of the page can be read."""
        return Rows(self)

    def beginnings(self) -> list[str]:
        """Return the number of each event's round, as its row begins."""
        events = self.app.session.ledger.history(0)
        found = [str(effect.number) if effect.number else "-" for _, _, effect, _ in events]
        # The last one comes first.
        found.reverse()
        return found

    def make(self) -> None:
        """Read the page with the selected row."""
        room = self.app.ui.rows
        self.keep_in_sight(room, self.count())
        self.first, self.page = self.top, self.some(self.app.ui, self.top, room)

    def some(self, ui: "Ui", first: int, room: int) -> "list[Row]":
        """Return up to `room` rows from `first` on, as long as there is room on `ui`."""
        count = self.count()
        found: list[Row] = []
        oldest = count - first - room
        for index, event, effect, game in self.app.session.ledger.history(max(0, oldest)):
            if index >= count - first:
                break
            found.insert(0, self.row_of(ui, index, game, event, effect))
        return found

    def beside(
        self, index: int, effect: "Effect", game: "Game", about: "str | None"
    ) -> "tuple[str, Label]":
        """Return (name, words) of the right end: that it was edited, or the largest change.

        `name` is whom it changed; "" if the row is `about` that player already, or for all alike.
        """
        if self.app.session.ledger.is_amended(index):
            return "", ("ui.edited", {})
        change = largest_change(effect, game)
        if change is None:
            return "", ""
        name, points = change
        alike = len(effect.changes) > 1 and len(set(effect.changes.values())) == 1
        return "" if alike or name == about else name, signed(points)

    def row_of(self, ui: "Ui", index: int, game: "Game", event: "Event", effect: "Effect") -> "Row":
        """Return the row of an event: its round, what happened, and what it changed."""
        mark = str(effect.number) + " " if effect.number else "- "
        room = ui.width - 8 - ui.size(mark) - 4
        story = game.story(event, effect)
        name, right = self.beside(index, effect, game, story[1].get("name") if story else None)
        named = name + " " if name else ""
        forms = ui.forms(story) if story else untold(ui, game, event, effect)
        for change in ui.forms(right):
            for words in forms:
                if ui.size(words) + ui.size(named + change) <= room:
                    return mark + words, named + change
        # No room for the names in full: the story's yields first.
        change = ui.forms(right)[-1]
        room -= ui.size(named[-1:] + change)
        rest = room - _SHORT_NAME if name else room
        words = ui.best(story, rest) if story else ui.shorten(forms[-1], rest)
        return mark + words, ui.shorten(name, room - ui.size(words)) + named[-1:] + change

    def move(self, step: int) -> None:
        """Move the selection; a page that is not in memory is read."""
        super().move(step)
        if not self.first <= self.at < self.first + len(self.page):
            self.make()

    def row(self, index: int) -> "Row":
        """Return row `index` of the page."""
        return self.page[index - self.first]

    def choose(self, index: int) -> None:
        """Show one event."""
        self.app.open("past.event", self.count() - 1 - index)


def untold(ui: "Ui", game: "Game", event: "Event", effect: "Effect") -> list[str]:
    """Return the name of an event that nobody is named in; after its number it may be left out."""
    return ui.forms((game.key_of("name_", event["event"]), {})) + ([""] if effect.number else [])


class Rows:
    """The rows of the history as a list, of which only a page is in memory."""

    def __init__(self, screen: "History"):
        self.screen = screen

    def __len__(self) -> int:
        return self.screen.count()

    def __getitem__(self, index: int) -> "Row":
        return self.screen.row(index)


SCREEN = History

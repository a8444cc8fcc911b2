"""The history: every event in force, the latest first."""

from engine.compat import TYPE_CHECKING, const
from engine.texts import listed
from firmware.screens.base import ListScreen
from firmware.screens.event_words import largest_change, signed

if TYPE_CHECKING:
    from engine.game.effect import Effect
    from engine.game.game import Game
    from engine.types import Event, Label, Message
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Row

# Between both ends of a row.
_APART = const(4)


class History(ListScreen):
    """The events; only the rows in sight are in memory."""

    ok_hint = ("ui.show", {})

    def __init__(self, app: "App"):
        super().__init__(app)
        self.first = 0
        self.page: list[Row] = []

    def title(self) -> "Row":
        """Return the bar."""
        if self.app.keyless:
            # Rows that are tapped are not counted through.
            return ("ui.history", {}), ""
        return ("ui.history", {}), ("ui.of", {"n": self.count() - self.at, "all": self.count()})

    def count(self) -> int:
        """Return the number of events."""
        return self.app.open_game.ledger.count

    def items(self) -> "Rows":
        """Return the rows, of which only those of the page can be read."""
        return Rows(self)

    def beginnings(self) -> list[str]:
        """Return the number of each event's round, as its row begins."""
        events = self.app.open_game.ledger.history(0)
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
        for index, event, effect, game in self.app.open_game.ledger.history(max(0, oldest)):
            if index >= count - first:
                break
            found.insert(0, self.row_of(ui, index, game, event, effect))
        return found

    def beside(self, index: int, effect: "Effect", game: "Game") -> "tuple[str, Label]":
        """Return (name, words) of the right end: that it was edited, or the largest change.

        `name` is whom it changed; "" if it changed all alike.
        """
        if self.app.open_game.ledger.is_amended(index):
            return "", ("ui.edited", {})
        change = largest_change(effect, game)
        if change is None:
            return "", ""
        name, points = change
        alike = len(effect.changes) > 1 and len(set(effect.changes.values())) == 1
        return "" if alike else name, signed(points)

    def row_of(self, ui: "Ui", index: int, game: "Game", event: "Event", effect: "Effect") -> "Row":
        """Return the row of an event: its round, what happened, and what it changed."""
        mark = str(effect.number) + " " if effect.number else "- "
        # What is between the mark and the words, and between these and the right end.
        room = ui.width - 4 - ui.size(mark) - 1
        story = game.story(event, effect)
        name, right = self.beside(index, effect, game)
        said = is_about(story, name)
        named = "" if said or not name else name + " "
        forms = ui.forms(story) if story else untold(ui, game, event, effect)
        for change in ui.forms(right):
            for words in forms:
                if ui.size(words) + beside_width(ui, named + change) <= room:
                    return mark + words, named + change
        change = ui.forms(right)[-1]
        words = ui.whole(story, room - beside_width(ui, change)) if story and said else None
        if words is not None:
            return mark + words, change
        change = " " + change if name else change
        rest = room - beside_width(ui, ui.short(name) + change)
        words = ui.whole(story, rest) if story else None
        if words is None:
            # With less, or else nothing.
            less = [one for one in untold(ui, game, event, effect) if ui.fits(one, rest)]
            words = (less + [""])[0]
        room -= ui.size(words) + beside_width(ui, change) + 1
        return mark + words, (ui.shorten(name, room) if name else "") + change

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


def is_about(story: "Message | None", name: str) -> bool:
    """Return whether a story tells whom it changed: the player or side `name`, or one of it."""
    about = story[1].get("name") if story else None
    partners = name.split(" + ")
    return about in (name, listed(partners)) or about in partners


def beside_width(ui: "Ui", right: str) -> int:
    """Return how much of a row its right end takes."""
    return ui.size(right) + _APART if right else 0


class Rows:
    """The rows of the history as a list, of which only a page is in memory."""

    def __init__(self, screen: "History"):
        self.screen = screen

    def __len__(self) -> int:
        return self.screen.count()

    def __getitem__(self, index: int) -> "Row":
        return self.screen.row(index)


SCREEN = History

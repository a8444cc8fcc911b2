"""The history: every event in force, the latest first."""

from firmware.history import largest_change, signed, title_of
from firmware.screens.base import ListScreen


class History(ListScreen):
    """The events, a page at a time: only the rows that are seen are in memory."""

    ok_hint = "ui.show"

    room = 6

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.first = None
        self.page = []

    def shown(self):
        """An event may have been amended: read anew."""
        self.first = None

    # -- what it shows and does (paged) ------------------------------------------------------

    def title(self):
        """Return the bar."""
        return ("ui.history", {}), ("ui.of", {"n": self.count() - self.at, "all": self.count()})

    def count(self):
        """Return the number of events."""
        return self.app.ledger.count

    def items(self):
        """Return rows, those outside of the page without words."""
        return Rows(self)

    def load(self, first, rows):
        """Read the page of `rows` rows from row `first` on."""
        count = self.count()
        self.first = first
        self.page = []
        least = count - first - rows
        for index, event, effect, game in self.app.ledger.history():
            if index >= count - first:
                break
            if index >= least:
                change = largest_change(effect, game)
                right = "" if change is None else ("ui.change", {"name": change[0], "n": signed(change[1])})
                self.page.insert(0, (title_of(game, index, event, effect), right))

    def draw(self, ui):
        """Draw the page that holds the chosen row."""
        self.room = ui.rows
        ListScreen.draw(self, ui)

    def row(self, index):
        """Return the words of row `index`, reading its page if need be."""
        if self.first is None or not self.first <= index < self.first + len(self.page):
            self.load(max(0, min(index, self.top)), self.room)
        return self.page[index - self.first]

    def chosen(self, index):
        """Show one event."""
        self.app.go("event", self.count() - 1 - index)


class Rows:
    """The rows of the history as a list that reads itself when it is looked at."""

    def __init__(self, screen):
        self.screen = screen

    def __len__(self):
        return self.screen.count()

    def __getitem__(self, index):
        return self.screen.row(index)


SCREEN = History

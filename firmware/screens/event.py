"""One event of the history: who dealt, what it did, why; OK amends it."""

from firmware.history import change_rows, title_of
from firmware.screens.base import Paper
from firmware.screens.preview import note_lines


class EventScreen(Paper):
    """Event `index` of those in force."""

    def __init__(self, app, index):
        Paper.__init__(self, app)
        self.index = index
        self.event = self.effect = None

    def opened(self):
        """Find the event."""
        self.app.run(self.find())

    def find(self):
        """Look for it in the ledger, step by step."""
        self.event, self.effect = yield from self.app.ledger.finding(self.index)

    def title(self):
        """Return the bar."""
        title = title_of(self.app.game, self.index, self.event, self.effect)
        return title, ("ui.dealt", {"name": self.effect.dealer})

    def lines(self, ui):
        """Return the dealer, the changes and the notes."""
        lines = []
        for line in ui.wrap(ui.best(("ui.dealt", {"name": self.effect.dealer}), 999), ui.width - 6):
            lines.append((line, ""))
        lines += change_rows(ui, self.effect, self.app.game)
        for rule, key, facts in self.effect.notes:
            lines.extend(note_lines(ui, rule, key, facts))
        return lines

    def hints(self):
        """Say what the keys do."""
        return (("ok", "ui.amend"), ("back", "ui.back"))

    def press(self, key, kind):
        """OK asks the event's questions again, with the old answers offered."""
        if key == "ok" and kind == "press":
            self.app.run(self.amend())
        else:
            Paper.press(self, key, kind)

    def amend(self):
        """Ask as the game stood before it."""
        game = yield from self.app.ledger.going_before(self.index)
        self.app.go("entry", self.event["event"], self.index, self.event, False, game)


SCREEN = EventScreen

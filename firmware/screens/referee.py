"""The referee: what can be asked about this game, each one key press away where there are arrows."""

from firmware.screens.base import ListScreen

_DIRECT = ("ok", "right", "down", "left", "up")


class Referee(ListScreen):
    """The referee's questions of the game on the table, and what the box can follow of it."""

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.find_rows()

    # -- what it shows and does (paged) ------------------------------------------------------

    def find_rows(self):
        """List what can be asked and followed."""
        app = self.app
        self.rows = [row[:2] for row in app.game.referee]
        if not app.game.over:
            self.rows += [(screen, key) for key, screen in app.game.aids()]
        self.questions = len(app.game.referee)
        arrows = app.keys.presses("left")
        # With a key for each row nothing scrolls; the bar yields where that makes them fit.
        self.direct = arrows and len(self.rows) <= min(len(_DIRECT), app.ui.rows + 1)

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.referee", {})

    def items(self):
        """Return the questions, with the key that leads to each."""
        items = []
        for index in range(len(self.rows)):
            label = self.app.ui.label(_DIRECT[index]) if self.direct else ""
            items.append(((self.rows[index][1], {}), label))
        return items

    def hints(self):
        """Say what the keys do."""
        if self.direct:
            return (("ok", "ui.choose"), ("back", "ui.back"))
        return (("ok", "ui.choose"), ("back", "ui.back"), ("down", "ui.move"))

    def draw(self, ui):
        """Draw the list; in place of the bar its first row where there is no other room."""
        if not self.direct or len(self.rows) <= ui.rows:
            yield from ListScreen.draw(self, ui)
            return
        items = self.items()
        for index in range(len(items)):
            ui.row_at(index * 8, items[index][0], items[index][1], index == self.at)
        ui.hints(*self.hints())

    def press(self, key, kind):
        """An arrow asks its question at once; with few keys it is a list."""
        if self.direct and key in _DIRECT:
            index = _DIRECT.index(key)
            if kind == "press" and index < len(self.rows):
                self.chosen(index)
        else:
            ListScreen.press(self, key, kind)

    def chosen(self, index):
        """Ask what the verdict needs, or open what can be followed."""
        name = self.rows[index][0]
        if index < self.questions:
            self.app.go("entry", name)
        else:
            self.app.go(name)


SCREEN = Referee

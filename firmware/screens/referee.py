"""The referee: what can be asked about this game, each one key press away where there are arrows."""

from firmware.screens.base import ActionList

_DIRECT = ("ok", "right", "down", "left", "up")


class Referee(ActionList):
    """The referee's questions of the game on the table, and what the box can follow of it."""

    def __init__(self, app):
        super().__init__(app)
        rows = [(row[1], "entry", row[0]) for row in app.game.referee]
        if not app.game.over:
            rows += app.game.aids()
        # With a key for each row nothing scrolls; the bar gives way where that makes them fit.
        self.direct = app.keys.presses("left") and len(rows) <= min(len(_DIRECT), app.ui.rows + 1)
        for index in range(len(rows)):
            key, *screen = rows[index]
            label = app.ui.label(_DIRECT[index]) if self.direct else ""
            self.rows.append(((key, {}), label, app.open) + tuple(screen))

    def title(self):
        """Return the bar."""
        return self.app.game.title, ("ui.referee", {})

    def hints(self):
        """Say what the keys do."""
        if self.direct:
            return (("ok", "ui.choose"), ("back", "ui.back"))
        return (("ok", "ui.choose"), ("back", "ui.back"), ("down", "ui.move"))

    def draw(self, ui):
        """Draw the list; in place of the bar its first row where there is no other room."""
        if not self.direct or len(self.rows) <= ui.rows:
            super().draw(ui)
            return
        for index in range(len(self.rows)):
            left, right = self.rows[index][:2]
            ui.row_at(index * 8, left, right, index == self.at)
        ui.hints(*self.hints())

    def press(self, key, kind):
        """An arrow asks its question at once; with few keys it is a list."""
        if self.direct and key in _DIRECT:
            index = _DIRECT.index(key)
            if kind == "press" and index < len(self.rows):
                self.chosen(index)
        else:
            super().press(key, kind)


SCREEN = Referee

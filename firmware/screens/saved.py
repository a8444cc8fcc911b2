"""The saved games: go on with one, or delete it."""

from engine import games
from firmware.screens.base import ListScreen
from firmware.storage.errors import StoreError


class Saved(ListScreen):
    """The saved games, the newest first."""

    def __init__(self, app):
        super().__init__(app)
        self.rows = []

    def make(self):
        """Read the headers."""
        self.rows = []
        for number in self.app.store.numbers():
            try:
                header = self.app.store.header(number)
                label = self.describe(header)
            except StoreError as error:
                label = (error.key, error.facts)
            self.rows.append((number, label))

    def describe(self, header):
        """Return game and players of a header."""
        result = self.app.store.result(header)
        name = header["game"]
        title = games.load(name).title if name in games.names() else name
        return ("ui.saved_game", {"game": title, "names": result or " ".join(header["players"])})

    def title(self):
        """Return the bar."""
        return ("ui.saved_games", {}), str(len(self.rows))

    def items(self):
        """Return the games."""
        return [(label, "#%d" % number) for number, label in self.rows]

    def hints(self):
        """Say what the keys do."""
        return (("ok", "ui.go_on"), ("back", "ui.back"), ("right", "ui.delete"))

    def chosen(self, index):
        """Go on with the game."""
        self.app.take_up(self.rows[index][0])

    def press(self, key, kind):
        """Besides the list's keys, right deletes after a question."""
        if key == "right" and kind == "press" and self.rows:
            number, _ = self.rows[self.at]
            self.app.open("forget", number, self.changed)
        else:
            super().press(key, kind)

    def changed(self):
        """Something was deleted: read anew, and leave where nothing is left."""
        self.make()
        if not self.rows:
            self.app.close_to("start")


SCREEN = Saved

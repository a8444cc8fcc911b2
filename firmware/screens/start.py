"""The start: go on, play the last game again, a new game, saved games."""

from engine import games
from engine.errors import EngineError
from firmware.screens.base import MadeList


class Start(MadeList):
    """The first screen; it is at the bottom of the stack."""

    def __init__(self, app):
        MadeList.__init__(self, app)
        self.rows = []

    def covered(self):
        """Forget the rows; they are made anew when this is seen again."""
        self.rows = []

    def leave(self):
        """There is nothing to go back to."""

    # -- what it shows and does (paged) ------------------------------------------------------

    def make(self):
        """Make the rows, what there is to go on with and the rest, step by step."""
        self.rows = []
        store = self.app.store
        numbers = store.numbers()
        yield
        last = store.get("last")
        paused = store.get("paused")
        yield
        if paused and paused[0] in numbers:
            self.paused = paused[0]
            self.rows.append((("ui.resume", {"game": paused[1]}), ("resume",)))
        if last and last.get("game") in games.names():
            title = games.facts(last["game"])[0]
            self.rows.append((("ui.same_again", {"game": title}), ("same_again",)))
        self.rows.append((("ui.new_game", {}), ("open", "choose")))
        if numbers:
            self.rows.append((("ui.saved_games", {}), ("open", "saved")))
        self.rows.append((("ui.rulebook", {}), ("open", "rulebook")))
        self.rows.append((("ui.settings", {}), ("open", "settings")))

    def title(self):
        """Return the name of the product."""
        return "Meldmate", ("ui.start", {})

    def items(self):
        """Return the rows."""
        return [(label, "") for label, _ in self.rows]

    def chosen(self, index):
        """Do what the row says."""
        what = self.rows[index][1]
        if what[0] == "open":
            self.app.go(*what[1:])
        else:
            getattr(self, what[0])()

    def hints(self):
        """Say what the keys do; there is nothing to go back to."""
        return (("ok", "ui.choose"), ("down", "ui.move"))

    def resume(self):
        """Take up the game that was put away."""
        self.app.take_up(self.paused)

    def same_again(self):
        """The same game, players and house rules; the deal moves on."""
        last = self.app.store.get("last")
        game = games.load(last["game"])
        try:
            house = game.settle(last["house"])
        except EngineError:
            # House rules of another version: those of this one, by default.
            house = game.settle(None)
        self.app.go("ready", last["game"], last["players"], house, last.get("dealer"))


SCREEN = Start

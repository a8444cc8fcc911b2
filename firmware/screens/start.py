"""The start: go on, play the last game again, a new game, saved games."""

from engine import games
from engine.errors import EngineError
from firmware.screens.base import ListScreen


class Start(ListScreen):
    """The first screen; it is at the bottom of the stack."""

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.shown()

    def shown(self):
        """Look up what there is to go on with."""
        store = self.app.store
        numbers = store.numbers()
        last = store.get("last")
        self.rows = []
        paused = store.get("paused")
        if paused and paused[0] in numbers:
            self.paused = paused[0]
            self.rows.append((("ui.resume", {"game": paused[1]}), self.resume))
        if last and last.get("game") in games.names():
            title = games.facts(last["game"])[0]
            self.rows.append((("ui.same_again", {"game": title}), self.same_again))
        self.rows.append((("ui.new_game", {}), self.new_game))
        if numbers:
            self.rows.append((("ui.saved_games", {}), self.saved))
        self.rows.append((("ui.rulebook", {}), self.opening("rulebook")))
        self.rows.append((("ui.settings", {}), self.opening("settings")))

    def opening(self, name):
        """Return what opens a screen."""
        return lambda: self.app.open(name)

    def title(self):
        """Return the name of the product."""
        return "Meldmate", ("ui.start", {})

    def items(self):
        """Return the rows."""
        return [(label, "") for label, _ in self.rows]

    def chosen(self, index):
        """Do what the row says."""
        self.rows[index][1]()

    def hints(self):
        """Say what the keys do; there is nothing to go back to."""
        return (("ok", "ui.choose"), ("down", "ui.move"))

    def leave(self):
        """There is nothing to go back to."""

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
        self.app.open("ready", last["game"], last["players"], house, last.get("dealer"))

    def new_game(self):
        """Choose a game."""
        self.app.open("choose")

    def saved(self):
        """List the saved games."""
        self.app.open("saved")


SCREEN = Start

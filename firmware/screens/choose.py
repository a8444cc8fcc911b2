"""Which game is played."""

from engine import games
from firmware.screens.base import ListScreen


class Choose(ListScreen):
    """The games with their numbers of players."""

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.games = []
        for name in games.names():
            game = games.load(name)
            players = "%d-%d" % (game.least, game.most) if game.least < game.most else str(game.most)
            self.games.append((name, game.title, ("ui.players_count", {"n": players})))
            games.unload(name)

    def title(self):
        """Return the bar."""
        return ("ui.which_game", {}), ""

    def items(self):
        """Return the titles."""
        return [(title, players) for _, title, players in self.games]

    def chosen(self, index):
        """Go on to the players."""
        self.app.open("players", self.games[index][0])


SCREEN = Choose

"""Which game is played."""

from engine import games
from firmware.screens.base import ListScreen


class Choose(ListScreen):
    """The games with their numbers of players."""

    def __init__(self, app):
        super().__init__(app)
        self.games = []
        for name in games.names():
            title, least, most = games.facts(name)
            players = "%d-%d" % (least, most) if least < most else str(most)
            self.games.append((name, title, ("ui.players_count", {"n": players})))

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

"""The choice of the game to play."""

from engine import games
from engine.compat import TYPE_CHECKING
from engine.texts import range_of
from firmware.games.own import titles
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row


class Choose(ListScreen):
    """The games with their numbers of players."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.games = []

    def make(self) -> None:
        """List the games; before the one that can be named are those that the table has named."""
        self.games = []
        names = [name for name in games.names() if not games.can_be_named(name)]
        names += [games.own(title) for title in titles(self.app.store)]
        names += [name for name in games.names() if games.can_be_named(name)]
        for name in names:
            title, fewest, most = games.facts(name)
            players = range_of(fewest, most)
            self.games.append((name, title, ("ui.players_count", {"n": players})))

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.which_game", {}), ""

    def items(self) -> "Sequence[Row]":
        """Return the titles."""
        return [(title, players) for _, title, players in self.games]

    def chosen(self, index: int) -> None:
        """Go on to the table."""
        self.app.open("setup.ready", self.games[index][0])


SCREEN = Choose

"""Who is at the table, with the scores; OK opens a player's page."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.screens.base import Row


class People(ListScreen):
    """The players in seat order, including those who left."""

    ok_hint = ("ui.show", {})

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.players", {}), str(self.count())

    def items(self) -> "Sequence[Row]":
        """Return names and scores."""
        return [
            (player.name, ("ui.left", {}) if player.has_left else str(player.score))
            for player in self.app.game.players
        ]

    def choose(self, index: int) -> None:
        """Open the page."""
        self.app.open("table.player", self.app.game.players[index].name)


SCREEN = People

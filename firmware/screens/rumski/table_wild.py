"""Where a wild that is laid on Rumski's table comes from: a meld that has one, or the hand."""

from engine.compat import TYPE_CHECKING
from engine.games.rumski.steps import HAND
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.rumski.table import Table


class Wild(ListScreen):
    """Ask where the wild among `cards` comes from, which are laid or added to meld `to`.

    `sources` are indices of melds of the screen `table`, and HAND, the likeliest first.
    """

    def __init__(self, app: "App", table: "Table", to: int, cards: list[int], sources: list[int]):
        super().__init__(app)
        self.table = table
        self.to = to
        self.cards = cards
        self.sources = sources

    def title(self) -> "Row":
        """Return the question, and the cards that are laid."""
        wild = self.table.faces.card(max(self.cards))
        return ("rumski_screen.wild_from", {"wild": wild}), self.table.faces.cards(self.cards)

    def items(self) -> "Sequence[Row]":
        """Return the melds with a wild, and the hand."""
        melds = self.table.log.melds
        return [
            (("rumski_screen.from_hand", {}) if at == HAND else self.table.words(melds[at]), "")
            for at in self.sources
        ]

    def choose(self, index: int) -> None:
        """Lay the cards, and show the table."""
        self.table.put_from(self.to, self.cards, self.sources[index])


SCREEN = Wild

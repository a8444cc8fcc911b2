"""Where cards of a meld on Rumski's table go: another meld, a new one, or off the table."""

from engine.compat import TYPE_CHECKING
from engine.games.rumski.steps import NEW
from engine.games.rumski.turn import bad_melds
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.rumski.table import Table

_OFF = -2


class Target(ListScreen):
    """Where `cards` of meld `source` of the screen `table` go; where they fit is offered first."""

    def __init__(self, app: "App", table: "Table", source: int, cards: list[int]):
        super().__init__(app)
        self.table = table
        self.source = source
        self.cards = cards
        # The indices of melds, or NEW or _OFF; the first one where they fit is selected.
        melds = table.log.melds
        self.rows = [at for at in range(len(melds)) if at != source]
        if len(cards) < len(melds[source]):
            self.rows.append(NEW)
            self.at = len(self.rows) - 1
        self.rows.append(_OFF)
        for row in range(len(self.rows) - 1):
            at = self.rows[row]
            grown = cards if at == NEW else melds[at] + cards
            if not bad_melds([grown]):
                self.at = row
                break

    def title(self) -> "Row":
        """Return which cards move."""
        return (
            "rumski_screen.where",
            {"words": self.table.faces.cards(self.cards), "n": len(self.cards)},
        ), ""

    def items(self) -> "Sequence[Row]":
        """Return the melds, a new one, and off the table."""
        items: list[Row] = []
        for at in self.rows:
            if at == NEW:
                items.append((("rumski_screen.to_new", {}), ""))
            elif at == _OFF:
                items.append((("rumski_screen.to_off", {}), ""))
            else:
                items.append((self.table.words(self.table.log.melds[at]), ""))
        return items

    def choose(self, index: int) -> None:
        """Move them, and show the table."""
        to = self.rows[index]
        if to == _OFF:
            self.table.log.take_off(self.source, self.cards)
        else:
            self.table.log.move(self.source, self.cards, to)
        self.table.changed()


SCREEN = Target

"""The players at Rumski's table: whose turn it is, or who has opened (RSK-6)."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.rumski.table import Table


class Who(ListScreen):
    """The players in order of play: who has `opened`, or whose turn it is."""

    def __init__(self, app: "App", table: "Table", opened: bool):
        super().__init__(app)
        self.table = table
        self.opened_ones = opened
        self.at = table.log.order.index(table.log.turn)

    def title(self) -> "Row":
        """Return the question."""
        return (
            "rumski_screen.who_opened" if self.opened_ones else "rumski_screen.whose_turn",
            {},
        ), ""

    def items(self) -> "Sequence[Row]":
        """Return the names, with a mark at those who have opened."""
        log = self.table.log
        return [
            (name, "✓" if self.opened_ones and name in log.opened else "") for name in log.order
        ]

    def choose(self, index: int) -> None:
        """Take the name; several players may have opened."""
        log = self.table.log
        name = log.order[index]
        if self.opened_ones:
            log.set_opened(name, name not in log.opened)
            self.table.changed(False)
        else:
            log.set_turn(name)
            self.table.changed()


SCREEN = Who

"""The card turned up, keyed where it counts for something, as soon as it lies on the table."""

from engine.compat import TYPE_CHECKING
from firmware.screens.asking.entry import EntryScreen

if TYPE_CHECKING:
    from firmware.app import App


class TurnedUp(EntryScreen):
    """The card picker; with the card, the sheet is shown again, which says what it sets."""

    has_draft = False

    def __init__(self, app: "App"):
        super().__init__(app, "turned_up")

    def conclude(self) -> None:
        """Show the sheet: the game has kept the card, and there is nothing else to save."""
        self.app.show_sheet()


SCREEN = TurnedUp

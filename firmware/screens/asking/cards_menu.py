"""For boards on which OK cannot be held: finish keying cards, continue, remove one, or leave."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app import App
    from firmware.screens.asking.cards import Cards
    from firmware.screens.base import Row


class Finish(ActionList):
    """The actions on the cards of `picker`, a card picker; back erases the last card.

    Pressing back again and again leaves the picker, as it does everywhere.
    """

    back_hint = "ui.rub"

    def __init__(self, app: "App", picker: "Cards"):
        super().__init__(app)
        self.picker = picker
        if picker.enough():
            self.rows.append((("ui.done", {}), "", self.close_and, picker.finish))
        self.rows.append((("ui.go_on", {}), "", app.close))
        self.rows.append((("ui.take_out", {}), "", self.close_and, picker.take_one))
        self.rows.append((("ui.leave", {}), "", self.close_and, picker.leave))

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.cards", {}), ""

    def close_and(self, do: "Callable[[], object]") -> None:
        """Close, then do what was chosen."""
        self.app.close()
        do()

    def leave(self) -> None:
        """Undo the last card."""
        self.app.close()
        self.picker.pad.step_back()


SCREEN = Finish

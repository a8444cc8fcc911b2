"""What is done with cards that are keyed: remove one or all, leave, and what few keys cannot do."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from collections.abc import Callable

    from firmware.app import App
    from firmware.screens.asking.cards import Cards
    from firmware.screens.base import Row


class Finish(ActionList):
    """The actions on the cards of `picker`, a card picker.

    With six keys back, held, leads here, with three or four left. Where a press of back does (a
    board on which OK cannot be held), back erases the last card: pressing it again and again leaves
    the picker, as it does everywhere. Elsewhere the picker has a key that finishes, and back
    continues. Leaving is the last row, one press up.
    """

    def __init__(self, app: "App", picker: "Cards"):
        super().__init__(app)
        self.picker = picker
        self.erases = picker.crossed and app.keys.holds("back")
        if self.erases:
            if picker.pad.cards:
                self.back_hint = ("ui.rub", {})
            if picker.enough():
                self.rows.append((("ui.done", {}), "", self.close_and, picker.finish))
            self.rows.append((("ui.go_on", {}), "", app.close))
        if picker.pad.cards:
            self.rows.append((("ui.take_out", {}), "", self.close_and, picker.take_one))
            self.rows.append((("ui.take_all", {}), "", self.close_and, picker.take_all))
        self.rows.append((("ui.leave", {}), "", self.close_and, picker.put_aside))

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.cards", {}), ""

    def close_and(self, do: "Callable[[], object]") -> None:
        """Close, then do what was chosen."""
        self.app.close()
        do()

    def leave(self) -> None:
        """Undo the last card, or leave the picker without one; with other keys, continue."""
        self.app.close()
        if self.erases and not self.picker.pad.step_back():
            self.picker.leave()


SCREEN = Finish

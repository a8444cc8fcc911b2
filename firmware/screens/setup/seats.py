"""The seats in order, to the left: OK asks who sits there, right moves a player by one seat."""

from engine.compat import TYPE_CHECKING
from firmware.screens.asking.name import MAX_LETTERS, remember_new
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Hints, Row


class Seats(ListScreen):
    """The players in seat order; `names` is changed in place, `made` are the ready-made ones."""

    ok_hint = "ui.who"
    back_hint = "ui.done"

    def __init__(self, app: "App", names: list[str], made: "Sequence[str]"):
        super().__init__(app)
        self.names = names
        self.made = made

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.seat_order", {}), ("ui.to_the_left", {})

    def items(self) -> "Sequence[Row]":
        """Return the names with their seats."""
        return [(name, str(index + 1)) for index, name in enumerate(self.names)]

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", self.ok_hint), ("back", self.back_hint), ("right", "ui.move_down"))

    def chosen(self, index: int) -> None:
        """Ask who sits there: from a list, or by letters if nobody who is known is without a seat.

        A seat that has a name already is always asked from the list: its player may swap seats.
        """
        who = ("ui.who_sits", {"n": index + 1})
        unseated = [name for name in self.app.people.names() if name not in self.names]
        if unseated or self.names[index] not in self.made:
            self.app.open("asking.name", who, self.names, self.take, (), True)
        else:
            self.app.open("asking.keyboard", who, "", MAX_LETTERS, self.take_new)

    def take_new(self, name: str) -> bool:
        """Seat someone whose name was typed; return whether the keyboard closes."""
        return remember_new(self.app, name, self.names) and self.take(name)

    def take(self, name: str) -> bool:
        """Seat `name`; return True. Someone who sits elsewhere swaps seats."""
        old = self.names[self.at]
        if name in self.names:
            self.names[self.names.index(name)] = old
        self.names[self.at] = name
        self.at = (self.at + 1) % len(self.names)
        return True

    def press(self, key: str, kind: str) -> None:
        """Swap with the next seat on right; else as in a list."""
        if key == "right" and kind == "press":
            other = (self.at + 1) % len(self.names)
            self.names.insert(other, self.names.pop(self.at))
            self.at = other
        else:
            super().press(key, kind)


SCREEN = Seats

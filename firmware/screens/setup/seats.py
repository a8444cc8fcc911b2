"""The seats in order, to the left: OK asks who sits there, right moves a player by one seat.

A name can be typed at its seat; Enter takes it and goes on to the next one.
"""

from engine.compat import TYPE_CHECKING, const
from firmware.display.fitting import say
from firmware.display.short_names import clean
from firmware.screens.asking.name import MAX_LETTERS, remember_new
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints, Row


# The width of a partner's name where whole names have no room.
_SHORT = const(15)


class Seats(ListScreen):
    """The players in seat order; `names` is changed in place, `made` are the ready-made ones.

    `teams()` returns who plays together as they sit now.
    """

    seldom = True
    ok_hint = ("ui.who", {})
    back_hint = ("ui.done", {})
    sides = True

    def __init__(
        self,
        app: "App",
        names: list[str],
        made: "Sequence[str]",
        teams: "Callable[[], list[list[str]]]",
    ):
        super().__init__(app)
        self.names = names
        self.made = made
        self.teams = teams

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.seat_order", {}), ("ui.to_the_left", {})

    def items(self) -> "Sequence[Row]":
        """Return the names with partners and seats; what is typed stands in place of a name."""
        beside = self.partners() or [str(index + 1) for index in range(len(self.names))]
        rows = list(zip(self.names, beside))
        if self.found:
            rows[self.at] = (self.found + "_", beside[self.at])
        return rows

    def partners(self) -> "list[Label]":
        """Return who plays with each, and the seat; [] where nobody does, or there is no room."""
        ui, teams, names = self.app.ui, self.teams(), self.names
        for width in (ui.width, _SHORT):
            forms = ui.short_forms(names, width)
            rows: list[Label] = []
            for index, name in enumerate(names if teams else ()):
                team = [one for one in teams if name in one][0]
                others = " + ".join([forms[one] for one in team if one != name])
                rows.append(("ui.seat_with", {"n": index + 1, "names": others}))
            room = ui.width - 8
            if not [1 for at, row in enumerate(rows) if not ui.fits(names[at] + say(row), room)]:
                return rows
        return []

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", self.ok_hint), ("back", self.back_hint), ("right", ("ui.move_down", {})))

    def choose(self, index: int) -> None:
        """Ask who sits there: from a list, or by letters if nobody who is known is without a seat.

        A seat that has a name already is always asked from the list: its player may swap seats.
        """
        if self.found:
            self.take_typed()
            return
        who = ("ui.who_sits", {"n": index + 1})
        unseated = [name for name in self.app.people.names() if name not in self.names]
        if unseated or self.names[index] not in self.made:
            # Nobody is called by a ready-made name: it is no one to change seats with.
            seated = [name for name in self.names if name not in self.made]
            self.app.open("asking.name", who, self.names, self.accept, (), seated)
        else:
            self.app.open("asking.keyboard", who, "", MAX_LETTERS, self.take_new)

    def type(self, letter: str) -> None:
        """Type a name at the seat; the page stays, so that no letter comes too soon for it."""
        if letter == "\b" and self.found:
            self.found = self.found[:-1]
        elif letter in "\n\b" or (letter == " " and not self.found):
            super().type(letter)
        elif not self.app.display.draws(letter):
            self.app.say(("keys.no_letter", {"letter": letter}))
        elif len(self.found) >= MAX_LETTERS:
            self.app.say(("keys.letters_all", {"n": MAX_LETTERS}))
        else:
            self.found += letter

    def take_typed(self) -> None:
        """Seat someone whose name was typed; a known name is found however it is written."""
        name = clean(self.found)
        for known in self.names + self.app.people.names():
            if known.lower() == name.lower():
                name = known
        seated = name in self.names or name in self.app.people.names()
        if not name:
            self.app.say(("keys.no_letters", {}))
        elif name in self.names[: self.at]:
            # Perhaps somebody else of that name.
            facts = {"name": name, "n": self.names.index(name) + 1}
            self.app.ask(("ui.sits_at", facts), lambda: self.seat(name))
        elif seated or remember_new(self.app, name, self.names):
            self.seat(name)

    def seat(self, name: str) -> None:
        """Seat someone whose name was typed; say so where two swap seats."""
        self.found = ""
        other = self.names[self.at]
        if name in self.names and name != other:
            self.app.say(("ui.swapped", {"name": name, "other": other}))
        self.accept(name)

    def take_new(self, name: str) -> bool:
        """Seat someone whose name was typed; return whether the keyboard closes."""
        return remember_new(self.app, name, self.names) and self.accept(name)

    def accept(self, name: str) -> bool:
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

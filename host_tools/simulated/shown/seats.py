"""The seats on a page that is touched: all names at once, their order, and who deals first.

It is the screen `setup.seats` there (screens.py). It runs on CPython and in the page's MicroPython.
"""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.game.player import check_name
from firmware.display.fitting import sentence
from firmware.display.short_names import clean
from firmware.screens.asking.name import MAX_LETTERS
from firmware.screens.setup import seats

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints
    from firmware.types import Show

    Part = dict[str, Any]


class Seats(seats.Seats):
    """The seats, each with a field for a name; where keys are pressed, the list of the box.

    `number` is that of what was put last, `typed` what stands in the fields, `wrong` the seat of a
    name that is not taken, and why: its seat has a ready-made one meanwhile.
    """

    def __init__(
        self,
        app: "App",
        names: "list[str]",
        made: "Sequence[str]",
        teams: "Callable[[], list[list[str]]]",
    ):
        super().__init__(app, names, made, teams)
        # The set-up, which says who deals first.
        self.ready: Any = app.stack[-1]
        self.number = 0
        self.typed = ["" if name in made else name for name in names]
        self.wrong: Any = None

    def actions(self) -> "Hints":
        """Return what can be done: begin, or go back to the set-up."""
        if not self.app.keyless:
            return super().actions()
        return (("ok", ("ui.begin", {})), ("back", ("ui.done", {})))

    def act(self, name: str) -> None:
        """Begin the game, or do as a list does."""
        if self.app.keyless and name == "ok":
            ready = self.ready
            self.app.close()
            ready.take(0)
        else:
            super().act(name)

    def choose(self, index: int) -> None:
        """Go back to the set-up where the names are touched; else ask who sits there."""
        if self.app.keyless:
            self.leave()
        else:
            super().choose(index)

    def draw(self, show: "Show") -> None:
        """Show all fields where they are touched; else the list."""
        shows: Any = show
        if self.app.keyless and hasattr(shows, "seats"):
            shows.seats(self)
        else:
            shows.list(self)

    def put(self, what: "Any") -> None:
        """Take [number, what stands in the fields, the seat of who deals first or -1, and then].

        That is an action, such as "back" after the last name, or "". A name that is not taken is
        mended first.
        """
        self.number, typed, dealer, then = what
        self.typed, self.wrong = list(typed), None
        found: list[str] = []
        for at, words in enumerate(self.typed):
            name = clean(words)
            for one in found + self.known():
                # A known name is found however it is written.
                if one.lower() == name.lower():
                    name = one
            why = self.refusal(name, found) if name else None
            if why and not self.wrong:
                self.wrong = at, why
            found.append("" if why else name)
        self.names[:] = self.filled(found)
        if 0 <= dealer < len(self.names):
            self.ready.dealer = self.names[dealer]
        if then and not self.wrong:
            self.act(then)

    def refusal(self, name: str, others: "Sequence[str]") -> "Label | None":
        """Return why a player who sits behind `others` cannot be called so, or None."""
        for letter in name:
            if not self.app.display.draws(letter):
                return "keys.no_letter", {"letter": letter}
        try:
            check_name(name[:MAX_LETTERS], others, self.ready.game.board)
        except EngineError as error:
            return error.key, error.facts
        return None

    def filled(self, names: "Sequence[str]") -> "list[str]":
        """Return names with a ready-made one in place of each "": that of the seat, or a later."""
        found: list[str] = []
        for at, name in enumerate(names):
            number = at + 1
            while not name:
                one = self.app.ui.forms(("ui.ready_name", {"n": number}))[0]
                number += 1
                if one not in names and one not in found:
                    name = one
            found.append(name)
        return found

    def known(self) -> "list[str]":
        """Return the names of people who may play: those of the last table, then all others."""
        last = (self.app.session.last_table() or {}).get("players", [])
        found = [name for name in last if name not in self.made]
        return found + [name for name in self.app.people.names() if name not in found]

    def told(self) -> "Part":
        """Return them as data.

        `seats` are [what stands in the field, the ready-made name, with whom, the seat whose colour
        it has]; `known` the names of people without a seat, `dealer` the seat of who deals first,
        -1 where nobody chooses it, `most` the letters of a name, and `wrong` [seat, why] of a name
        that is not taken, or None.
        """
        teams = self.teams()
        rows: list[list[Any]] = []
        for at, name in enumerate(self.names):
            team = [one for one in teams if name in one]
            others = "".join([" + " + one for one in team[0] if one != name]) if team else ""
            # The colour of a player is that of the side.
            colour = self.names.index(team[0][0]) if team else at
            made = self.filled([""] * (at + 1))[at]
            rows.append([self.typed[at], made, others.strip(), colour])
        ready = self.ready
        chosen = ready.game.cut.is_made(ready.house)
        wrong = self.wrong
        return {
            "number": self.number,
            "seats": rows,
            "known": [name for name in self.known() if name not in self.names],
            "dealer": self.names.index(ready.first_dealer()) if chosen else -1,
            "most": MAX_LETTERS,
            "wrong": [wrong[0], sentence(wrong[1])] if wrong else None,
        }


SCREEN = Seats

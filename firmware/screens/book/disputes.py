"""The questions of players, by the moment at which they come up, and the answers by words."""

from engine.compat import TYPE_CHECKING
from engine.game import agreements
from engine.texts import disputes
from firmware.screens.base import ActionList
from firmware.screens.book.rulebook import table_of

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.texts.disputes import Dispute
    from engine.types import House, Label, Message
    from firmware.app import App
    from firmware.screens.base import Action, Row


class Rows:
    """Rows with an action, then those of the questions of a game: a list of which none is kept.

    `game` is the one on the table or a class, `house` its house rules. What the table has to agree
    on has a mark.
    """

    def __init__(
        self,
        first: "list[Action]",
        game: "Game | type[Game] | None",
        house: "House",
        prefix: str,
    ):
        self.first = first
        self.shelf = disputes.Shelf(prefix)
        self.game = game
        self.house = house
        # Which of them are listed.
        self.places = list(range(len(first) + len(self.shelf)))

    def __len__(self) -> int:
        return len(self.places)

    def __getitem__(self, at: int) -> "Row":
        place = self.places[at]
        one = self.question(at)
        if one is None:
            return self.first[place][:2]
        agreed = not one.is_open or agreements.value(self.game, self.house, one) is not None
        return one.label(), "" if agreed else disputes.OPEN

    def question(self, at: int) -> "Dispute | None":
        """Return the question of a row, or None if it has an action."""
        place = self.places[at] - len(self.first)
        return None if place < 0 else self.shelf[place]


class Disputes(ActionList):
    """The questions of the game with the rules `prefix`, by default the one on the table.

    Typed letters leave those in which a word begins so; Backspace takes a letter back.
    """

    ok_hint = ("rulebook_screen.read", {})

    def __init__(self, app: "App", prefix: str | None = None):
        super().__init__(app)
        self.prefix: str = prefix or app.game.prefix
        self.listed = Rows([], None, {}, self.prefix)

    def make(self) -> None:
        """Look at what is agreed on: the table may have agreed since."""
        self.listed = Rows(self.rows, *table_of(self.app, self.prefix), self.prefix)
        self.narrow(self.found)

    def narrow(self, begun: str) -> bool:
        """List the rows in which a word begins with what was typed; if there is none, return False.

        "" lists them all.
        """
        rows = self.listed
        before, rows.places = rows.places, list(range(len(rows.first) + len(rows.shelf)))
        kept = [at for at in rows.places if self.has_word(rows[at][0], begun)]
        rows.places = kept or before
        if kept:
            self.found = begun
        return bool(kept)

    def has_word(self, label: "Label", begun: str) -> bool:
        """Return whether a word of a label, in any length, begins so."""
        return any([" " + begun in " " + form.lower() for form in self.app.ui.forms(label)])

    def type(self, letter: str) -> None:
        """Narrow the list by a letter."""
        if letter == "\b" and self.found:
            self.narrow(self.found[:-1])
        elif letter in "\n\b" or letter == " " and not self.found:
            super().type(letter)
        elif self.narrow(self.found + letter.lower()):
            self.at = 0

    def move(self, step: int) -> None:
        """Move the selection within what was typed for."""
        found = self.found
        super().move(step)
        self.found = found

    def title(self) -> "Row":
        """Return the bar: when the question comes up, or what was typed."""
        one = self.listed.question(self.at)
        moment: Message | str = ("rulebook.topic_" + one.moment, {}) if one else ""
        return ("rulebook_screen.disputes", {}), self.found or moment

    def items(self) -> "Rows":
        """Return the rows."""
        return self.listed

    def count(self) -> int:
        """Return the number of rows."""
        return len(self.listed)

    def choose(self, index: int) -> None:
        """Run the action of a row, or show the answer."""
        one = self.listed.question(index)
        if one is None:
            super().choose(self.listed.places[index])
        else:
            self.app.open("book.answer", self.prefix, one.name)


SCREEN = Disputes

"""The referee: what is judged by cards, which play the box can follow, and answers by words."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList
from firmware.screens.book import disputes

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Rows:
    """The rows with an action of their own, then those of the questions of players."""

    def __init__(self, first: "list[Row]", rest: "disputes.Rows"):
        self.first = first
        self.rest = rest

    def __len__(self) -> int:
        return len(self.first) + len(self.rest)

    def __getitem__(self, at: int) -> "Row":
        count = len(self.first)
        return self.first[at] if at < count else self.rest[at - count]


class Referee(ActionList):
    """The referee's questions of the game on the table, what can be followed, the rules.

    Below them are the questions of players, so that each is one long press and OK away.
    """

    next_modules = ("firmware.screens.asking.cards",)

    def __init__(self, app: "App"):
        super().__init__(app)
        rows: list[tuple[str, ...]] = [(row[1], "asking.entry", row[0]) for row in app.game.referee]
        if not app.game.over:
            rows += [(aid.key, aid.screen) for aid in app.game.aids.open(app.game) if aid.follows]
        rows.append(("ui.rulebook", "book.rulebook"))
        for key, *screen in rows:
            label: Label = (key, {})
            self.rows.append((label, "", app.open) + tuple(screen))
        self.make()

    def make(self) -> None:
        """Look at what the table has agreed on."""
        game = self.app.game
        self.rest = disputes.Rows(game, game.house, game.prefix)

    def title(self) -> "Row":
        """Return the bar."""
        return self.app.game.title, ("ui.referee", {})

    def items(self) -> "Rows":
        """Return the rows."""
        return Rows([row[:2] for row in self.rows], self.rest)

    def count(self) -> int:
        """Return the number of rows."""
        return len(self.rows) + len(self.rest)

    def choose(self, index: int) -> None:
        """Run the action of the row, or show the answer."""
        if index < len(self.rows):
            super().choose(index)
        else:
            name = self.rest.shelf[index - len(self.rows)].name
            self.app.open("book.answer", self.app.game.prefix, name)


SCREEN = Referee

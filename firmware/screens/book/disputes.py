"""The questions of players, the shortest first, and the answers by words."""

from engine.compat import TYPE_CHECKING
from engine.game import agreements
from engine.texts import disputes
from firmware.screens.base import ListScreen
from firmware.screens.book.rulebook import table_of

if TYPE_CHECKING:
    from engine.game.game import Game
    from engine.types import House
    from firmware.app import App
    from firmware.screens.base import Row


class Rows:
    """The rows of the questions of a game: a list of which none is kept.

    `game` is the one on the table or a class, `house` its house rules. What the table has to agree
    on has a mark.
    """

    def __init__(self, game: "Game | type[Game] | None", house: "House", prefix: str):
        self.shelf = disputes.Shelf(prefix)
        self.game = game
        self.house = house

    def __len__(self) -> int:
        return len(self.shelf)

    def __getitem__(self, at: int) -> "Row":
        one = self.shelf[at]
        agreed = not one.is_open or agreements.value(self.game, self.house, one) is not None
        return one.label(), "" if agreed else disputes.OPEN


class Disputes(ListScreen):
    """The questions of the game with the rules `prefix`, by default the one on the table."""

    ok_hint = ("rulebook_screen.read", {})

    def __init__(self, app: "App", prefix: str | None = None):
        super().__init__(app)
        self.prefix: str = prefix or app.game.prefix
        self.rows = Rows(None, {}, self.prefix)

    def make(self) -> None:
        """Look at what is agreed on: the table may have agreed since."""
        self.rows = Rows(*table_of(self.app, self.prefix), self.prefix)

    def title(self) -> "Row":
        """Return the bar."""
        return ("rulebook_screen.disputes", {}), self.prefix

    def items(self) -> "Rows":
        """Return the questions."""
        return self.rows

    def choose(self, index: int) -> None:
        """Show the answer."""
        self.app.open("book.answer", self.prefix, self.rows.shelf[index].name)


SCREEN = Disputes

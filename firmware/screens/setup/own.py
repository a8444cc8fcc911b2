"""A game with a name of the table's own: rename it, or delete it from the list of games."""

from engine import games
from engine.compat import TYPE_CHECKING
from firmware.screens.base import ActionList
from firmware.storage import own

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.types import Message
    from firmware.app import App
    from firmware.screens.base import Row


def ask_title(app: "App", words: "Message", before: str, done: "Callable[[str], object]") -> None:
    """Ask for the name of a game, starting with `before`; `done(title)` gets another one."""

    def typed(title: str) -> bool:
        title = title.strip()
        why = None if title == before else own.refusal(app.store, title)
        if why:
            app.open("message", ("ui.not_possible", {}), None, why)
            return False
        app.close()
        if title != before:
            done(title)
        return False

    app.open("asking.keyboard", words, before, games.MAX_TITLE, typed)


class Own(ActionList):
    """What can be done with the game called `name`; `become(name)` opens it under another."""

    seldom = True

    def __init__(self, app: "App", name: str, become: "Callable[[str], object]"):
        super().__init__(app)
        self.name = name
        self.become = become

    def make(self) -> None:
        """List what can be done."""
        self.rows = [
            (("own.rename", {}), "", self.rename),
            (("own.delete", {}), "", self.ask_delete),
        ]

    def title(self) -> "Row":
        """Return the bar: the name of the game."""
        return games.title_of(self.name), ""

    def rename(self) -> None:
        """Ask for another name."""
        title = games.title_of(self.name)
        ask_title(self.app, ("own.ask_title", {}), title, self.accept)

    def accept(self, title: str) -> None:
        """Rename the game, and go on with its set-up."""
        if own.rename(self.app.store, games.title_of(self.name), title):
            self.app.close()
            self.become(games.name_of(title))

    def ask_delete(self) -> None:
        """Ask whether to delete the game."""
        title = games.title_of(self.name)
        self.app.ask(("own.sure_delete", {"game": title}), self.delete)

    def delete(self) -> None:
        """Take it off the list, and go back to the list of games."""
        if own.delete(self.app.store, games.title_of(self.name)):
            self.app.close_to("setup.which_game")


SCREEN = Own

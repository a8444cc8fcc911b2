"""One of the people with saved names: rename, merge, separate, remove, each after a question."""

from engine.compat import TYPE_CHECKING, load_module
from engine.errors import EngineError
from engine.game.player import check_name
from firmware.screens.asking.name import MAX_LETTERS
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from firmware.app import App
    from firmware.screens.base import Action, Row


class Person(ActionList):
    """The person `name`, on the box and in its saved games."""

    seldom = True

    def __init__(self, app: "App", name: str):
        super().__init__(app)
        self.name = name
        # The number of saved games that someone of that name has started.
        self.games = 0

    def make(self) -> None:
        """List what can be done, and count the games."""
        app, people = self.app, self.app.people
        rows: list[Action] = [(("people.rename", {}), "", self.rename)]
        if len(people.names()) > 1:
            title = ("people.ask_same", {"name": self.name})
            rows.append(
                (
                    ("people.merge", {}),
                    "",
                    app.open,
                    "people.people",
                    title,
                    self.name,
                    self.ask_merge,
                )
            )
        for old in people.former(self.name):
            rows.append((("people.separate", {"name": old}), "", self.ask_separate, old))
        rows.append((("people.remove", {}), "", self.ask_remove))
        self.rows = rows
        self.games = load_module("firmware.games.table_mates").games_of(app.store, self.name)

    def title(self) -> "Row":
        """Return the bar."""
        return self.name, ("people.games", {"n": self.games})

    # -- what can be done ---------------------------------------------------------------------

    def rename(self) -> None:
        """Ask for another name, starting with this one."""
        title = ("ui.rename_to", {"name": self.name})
        self.app.open("asking.keyboard", title, self.name[:MAX_LETTERS], MAX_LETTERS, self.typed)

    def typed(self, new: str) -> bool:
        """Ask whether to take the new name, or to merge with the person who has it."""
        try:
            check_name(new, ())
        except EngineError as error:
            self.app.refuse(error)
            return False
        if new == self.name:
            return True
        # The keyboard makes room for the question.
        self.app.close()
        known = new in self.app.people.names()
        self.ask_become("people.sure_merge" if known else "people.sure_rename", new)
        return False

    def ask_merge(self, other: str) -> None:
        """Ask whether this is the same person as `other`."""
        self.ask_become("people.sure_merge", other)

    def ask_become(self, key: str, new: str) -> None:
        """Ask whether to take a name; two who sat at one table are never one."""
        try:
            load_module("firmware.games.table_mates").check_apart(self.app.store, self.name, new)
        except EngineError as error:
            self.app.refuse(error)
            return
        facts = {"name": self.name, "new": new, "n": self.games}
        self.app.ask((key, facts), lambda: self.become(new))

    def become(self, new: str) -> None:
        """Change the name to `new`, here and in the games so far."""
        numbers = self.app.store.numbers()
        if self.app.people.rename(self.name, new, numbers[0] if numbers else 0):
            self.name = new
            self.make()

    def ask_separate(self, old: str) -> None:
        """Ask whether `old` is someone else after all."""
        self.app.ask(
            ("people.sure_separate", {"name": self.name, "new": old}),
            lambda: self.app.people.separate(old, self.name) and self.make(),
        )

    def ask_remove(self) -> None:
        """Ask whether to stop offering the name."""
        facts = {"name": self.name, "n": self.games}
        self.app.ask(("people.sure_remove", facts), self.remove)

    def remove(self) -> None:
        """Stop offering the name."""
        if self.app.people.remove(self.name):
            self.leave()


SCREEN = Person

"""The people whose names are saved: a list to look at, or to choose one from."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class Known(ListScreen):
    """All names but `without`; OK opens the page of a person, or calls `done(name)`."""

    def __init__(
        self,
        app: "App",
        title: "Label | None" = None,
        without: str | None = None,
        done: "Callable[[str], object] | None" = None,
    ):
        super().__init__(app)
        self.words = title or ("people.title", {})
        self.without = without
        self.done = done
        self.known: list[str] = []
        self.rows: list[Row] = []

    def make(self) -> None:
        """Read the names."""
        people = self.app.people
        self.known = [name for name in people.names() if name != self.without]
        self.rows = []
        for name in self.known:
            former = people.former(name)
            self.rows.append((name, ("people.also", {"names": " ".join(former)}) if former else ""))

    def title(self) -> "Row":
        """Return the bar."""
        return self.words, str(len(self.known))

    def items(self) -> "Sequence[Row]":
        """Return the names, each with the former ones."""
        return self.rows

    def choose(self, index: int) -> None:
        """Open the page, or answer."""
        name = self.known[index]
        if self.done:
            self.leave()
            self.done(name)
        else:
            self.app.open("people.person", name)


SCREEN = Known

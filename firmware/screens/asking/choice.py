"""A question with a list of choices, as a part of an entry, or as a row of a page."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.game.questions import Question
    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.screens.asking.rows import Rows
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


class PickPart(ListScreen):
    """A list of the choices of `question`; `done(value)` takes the answer.

    As a row of a page it is yes or no: the row has the word of the one that is selected.
    """

    # What a finger taps it on, as a row (firmware/input/aim.py).
    pad_kind = "choices"
    # The rows of the page of which the question is one, what goes to another one of them, and what
    # leads back from all.
    rows: "Rows | None" = None
    go_to_row: "Callable[[int], object] | None" = None
    leave_page: "Callable[[], object] | None" = None
    # What a number has besides, drawn as a row.
    digits, refused, offered = "", False, None

    def __init__(self, app: "App", question: "Question", done: "Callable[..., object]"):
        super().__init__(app)
        self.question = question
        self.done = done
        for index in range(len(question.choices)):
            if question.choices[index][0] == question.default and question.default is not None:
                self.at = index
        self.cross = app.keys.presses("left")

    def title(self) -> "tuple[Label, Label]":
        """Return the question."""
        return (self.question.key, self.question.facts), self.aside

    def items(self) -> "Sequence[Row]":
        """Return the labels of the choices."""
        return [(label, "") for _, label in self.question.choices]

    def also(self) -> "Sequence[tuple[Label, int]]":
        """Return what is shown with the question."""
        return self.question.beside

    def choose(self, index: int) -> None:
        """Answer with the value of the row."""
        self.done(self.question.choices[index][0])

    # -- as a row -------------------------------------------------------------------------------

    def keyed(self) -> "Any":
        """Return the answer that was selected in place of what is offered, or None."""
        value = self.question.choices[self.at][0]
        offered = self.question.default
        return None if value == (offered or False) else value

    def value(self) -> None:
        """Return that it is no number."""

    def words(self) -> str:
        """Return the word that is selected."""
        return say(self.question.choices[self.at][1])

    def in_row(self) -> str:
        """Return the word that is selected, as its row has it."""
        return self.words()

    def leads(self) -> "list[str]":
        """Return the words that left, up, right and down lead to: the other one."""
        other = say(self.question.choices[1 - self.at][1])
        return ["", other if self.at else "", "", "" if self.at else other]

    def hints(self) -> "Hints":
        """Return what the keys do."""
        if not self.rows:
            return super().hints()
        other = self.question.choices[1 - self.at][1]
        way = "up" if self.at else "down"
        return (
            ("ok", ("ui.next_row", {})),
            ("back", self.back_hint),
            (way, other),
        )

    def actions(self) -> "Hints":
        """Return what can be done besides choosing."""
        if not self.rows:
            return super().actions()
        value = self.question.choices[self.at][0]
        return [("ok", self.rows.ok(value)), ("leave", ("ui.back", {}))]

    def can(self, name: str) -> bool:
        """Return whether there is an answer to go on with."""
        return name != "ok" or not self.rows or self.question.default is not None

    def act(self, name: str) -> None:
        """Choose by its place, or leave the page."""
        if name.startswith("choice "):
            self.choose(int(name[7:]))
        elif name == "leave" and self.leave_page:
            self.leave_page()
        else:
            super().act(name)

    def take(self, index: int) -> None:
        """Go to another row of the page; in a list, choose."""
        if self.rows and self.go_to_row:
            self.go_to_row(index)
        else:
            super().take(index)

    def touch(self, pointer: "Pointer") -> None:
        """Go to the row that is pointed at."""
        if self.rows and isinstance(pointer.what, int):
            self.take(pointer.what)
        else:
            super().touch(pointer)

    def draw(self, show: "Show") -> None:
        """Show the list, or the rows of the page."""
        if self.rows:
            show.flag(self)
        else:
            super().draw(show)


SCREEN = PickPart

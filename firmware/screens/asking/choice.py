"""A question with a list of choices, as a part of an entry."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.game.questions import Question
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row


class PickPart(ListScreen):
    """A list of the choices of `question`; `done(value)` takes the answer."""

    def __init__(self, app: "App", question: "Question", done: "Callable[..., object]"):
        super().__init__(app)
        self.question = question
        self.done = done
        for index in range(len(question.choices)):
            if question.choices[index][0] == question.default and question.default is not None:
                self.at = index

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

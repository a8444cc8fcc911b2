"""A question with a list of choices, inside of an entry."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from engine.types import Label


class PickPart(ListScreen):
    """A question with a list of choices, inside of an entry."""

    def __init__(self, app, question, done):
        super().__init__(app)
        self.question = question
        self.done = done
        for index in range(len(question.choices)):
            if question.choices[index][0] == question.default and question.default is not None:
                self.at = index

    def title(self) -> "tuple[Label, Label]":
        """Return the question."""
        return (self.question.key, self.question.facts), self.aside

    def items(self):
        """Return the labels of the choices."""
        return [(label, "") for _, label in self.question.choices]

    def chosen(self, index):
        """Answer."""
        self.done(self.question.choices[index][0])

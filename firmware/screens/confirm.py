"""A question before something that cannot be undone, or that is unusual; no comes first."""

from engine.compat import TYPE_CHECKING
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Message
    from firmware.app import App
    from firmware.screens.base import Row


class Confirm(ListScreen):
    """`question` with no and yes; `done()` is called on yes, after this screen has closed.

    `title` is the bar: what it is about, where a short question alone would not say so.
    """

    def __init__(
        self,
        app: "App",
        question: "Message",
        done: "Callable[..., object]",
        title: "Message" = ("ui.sure", {}),
    ):
        super().__init__(app)
        self.question = question
        self.bar = title
        self.done = done

    def title(self) -> "Row":
        """Return the bar."""
        return self.bar, ""

    def above(self) -> "Message":
        """Return the question."""
        return self.question

    def items(self) -> "Sequence[Row]":
        """Return no and yes."""
        return [(("all.no", {}), ""), (("all.yes", {}), "")]

    def choose(self, index: int) -> None:
        """Close, and do it on yes."""
        self.app.close()
        if index == 1:
            self.done()


SCREEN = Confirm

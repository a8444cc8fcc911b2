"""A question before something that cannot be undone, or that is unusual; no comes first."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import say
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Message
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Row, Rows


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

    def draw_bar(self, ui: "Ui", items: "Rows") -> None:
        """Draw the bar; where rows are few, the question is in it."""
        if ui.rows > 2:
            super().draw_bar(ui, items)
        else:
            ui.bar(self.question)

    def heading(self, ui: "Ui") -> int:
        """Draw the question above the choice, in the rows that the choice leaves."""
        lines = ui.wrap(say(self.question), ui.width - 4)
        room = max(0, ui.rows - 2)
        if len(lines) > room:
            lines = ui.wrap(ui.best(self.question, ui.width - 4), ui.width - 4)
        for index in range(min(room, len(lines))):
            ui.row(index, lines[index])
        return min(room, len(lines))

    def items(self) -> "Sequence[Row]":
        """Return no and yes."""
        return [(("all.no", {}), ""), (("all.yes", {}), "")]

    def choose(self, index: int) -> None:
        """Close, and do it on yes."""
        self.app.close()
        if index == 1:
            self.done()


SCREEN = Confirm

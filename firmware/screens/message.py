"""A message: what happened, which rule, what to do now."""

from engine.compat import TYPE_CHECKING
from firmware.display.fitting import sentence as as_sentence
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part

# The titles of what is refused.
_REFUSED = ("ui.not_possible", "ui.not_kept")


class Message(Page):
    """A sentence under a title, with the deciding rule at the right; OK and back close it.

    `read()` is called when it is closed so.
    """

    def __init__(
        self,
        app: "App",
        title: "Label",
        rule: str | None,
        sentence: "Label",
        read: "Callable[[], object] | None" = None,
    ):
        super().__init__(app)
        self.read = read
        self.words = title
        self.refuses = title[0] in _REFUSED
        self.rule = rule
        self.sentence = sentence

    def title(self) -> "Row":
        """Return the title and the rule's number."""
        return self.words, self.rule or ""

    def parts(self) -> "Sequence[Part]":
        """Return the sentence."""
        return [as_sentence(self.sentence)]

    def hints(self) -> "Hints":
        """Return the hints, with that of the rule if there is one.

        From what is refused, it is back to where it was entered.
        """
        ok: Hint = ("ok", ("ui.back" if self.refuses else "ui.understood", {}))
        return (ok, ("right", ("ui.rule", {}))) if self.rule else (ok,)

    def press(self, key: str, kind: str) -> None:
        """Close on OK and back, show the rule on right."""
        if key == "ok" and kind == "press":
            self.leave()
        elif key == "right" and kind == "press" and self.rule:
            self.app.open("book.rule", self.rule)
        else:
            super().press(key, kind)

    def leave(self) -> None:
        """Close."""
        if self.read is not None:
            self.read()
        super().leave()


SCREEN = Message

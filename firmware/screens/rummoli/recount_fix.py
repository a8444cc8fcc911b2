"""After a recount: the corrections that make the box right, to be saved."""

from engine.compat import TYPE_CHECKING
from engine.texts import text
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class RecountFix(Page):
    """The moves, a list of (from, to, chips), with the `labels` of their holders; OK saves them."""

    seldom = True

    def __init__(
        self, app: "App", moves: list[tuple[str, str, int]], labels: "list[tuple[Label, Label]]"
    ):
        super().__init__(app)
        self.moves = moves
        self.labels = labels

    def title(self) -> "Row":
        """Return the bar."""
        return ("recount.correct", {}), ("ui.keep", {})

    def parts(self) -> "Sequence[Part]":
        """Return the moves."""
        rows: list[Part] = []
        for at in range(len(self.moves)):
            name, to = self.labels[at]
            rows.append((("recount.move", {"name": name, "to": to}), str(self.moves[at][2])))
        return rows

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("ok", ("recount.save", {})), ("back", ("ui.back", {})))

    def press(self, key: str, kind: str) -> None:
        """Save all moves on OK, each as a separate entry."""
        if key == "ok" and kind == "press":
            self.save()
        else:
            super().press(key, kind)

    def save(self) -> None:
        """Save the corrections; one that the rules refuse is reported, and the rest stay here."""
        while self.moves:
            source, target, chips = self.moves[0]
            event = {
                "event": "adjust",
                "from": source,
                "to": target,
                "chips": chips,
                "reason": text("recount.reason"),
            }
            if not self.app.session.add(event):
                return
            # What is saved is not saved again when the rest is tried once more.
            del self.moves[0], self.labels[0]
        self.app.show_sheet()


SCREEN = RecountFix

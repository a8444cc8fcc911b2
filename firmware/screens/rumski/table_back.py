"""Putting Rumski's table back as it was before the turn, meld by meld (RSK-14)."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part
    from firmware.screens.rumski.table import Table


class Back(Page):
    """What to do with the cards of the screen `table`, step by step; OK goes on.

    A step shows a meld as it was, and where its missing cards are.
    """

    def __init__(self, app: "App", table: "Table"):
        super().__init__(app)
        self.table = table
        self.steps, self.to_hand = table.log.way_back()
        self.step = 0

    def count(self) -> int:
        """Return the number of steps: the melds, the cards that return to the hand, and the end."""
        return len(self.steps) + (1 if self.to_hand else 0)

    def title(self) -> "Row":
        """Return the step, and how many there are."""
        return ("rumski_screen.putting_back", {}), (
            "ui.cards_of",
            {"n": self.step + 1, "all": self.count()},
        )

    def parts(self) -> "Sequence[Part]":
        """Return what this step says."""
        faces = self.table.faces
        words: list[Part] = []
        if self.step < len(self.steps):
            meld, sources = self.steps[self.step]
            words.append(("rumski_screen.make", {"words": faces.cards(meld)}))
            for cards, pile in sources:
                facts = {"words": faces.cards(cards), "pile": faces.cards(pile)}
                words.append(
                    ("rumski_screen.take" if pile else "rumski_screen.take_missing", facts)
                )
            if not sources:
                words.append(("rumski_screen.leave_these", {}))
        else:
            facts = {"words": faces.cards(self.to_hand), "name": self.table.log.turn}
            words.append(("rumski_screen.to_hand", facts))
        return words

    def hints(self) -> "Hints":
        """Return the hints: OK leads to the next step, or ends."""
        last = self.step + 1 >= self.count()
        hints: list[Hint] = [
            ("ok", ("rumski_screen.all_back", {}) if last else ("ui.next", {})),
            ("back", ("ui.back", {})),
        ]
        if not self.hidden:
            hints.append(("left", ("rumski_screen.before", {})))
        return hints

    def press(self, key: str, kind: str) -> None:
        """Go one step forward or back, or turn the page."""
        if kind == "press" and key == "ok":
            self.top = 0
            self.step += 1
            if self.step >= self.count():
                self.table.log.put_back()
                self.table.changed()
        elif kind == "press" and key == "back" and self.step:
            self.top = 0
            self.step -= 1
        elif kind == "press" and key == "left":
            self.app.open("rumski.table_before", self.table)
        else:
            super().press(key, kind)


SCREEN = Back

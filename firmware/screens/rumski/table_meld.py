"""One meld on Rumski's table: add a card that fits or others, or mark cards and move them."""

from engine.cards import RUMSKI70
from engine.compat import TYPE_CHECKING
from engine.errors import RuleError
from engine.games.rumski.rules import MELDS
from engine.rummy.melds import check
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.pointer import Pointer
    from firmware.screens.base import Hints, Row
    from firmware.screens.rumski.table import Table
    from firmware.types import Show


class Meld(Screen):
    """Meld `at` of the screen `table`: its cards, those that fit it, what adds others, what moves.

    The arrows go through them. OK adds a card that fits, without another question, and marks one
    of the meld; without a mark, all of them move.
    """

    def __init__(self, app: "App", table: "Table", at: int):
        super().__init__(app)
        self.table = table
        self.meld_at = at
        self.cards = table.log.melds[at]
        self.marked: list[int] = []
        self.offers = table.log.fitting(at)
        # The cells after the cards: what fits, other cards, moving.
        self.more_at = len(self.cards) + len(self.offers)
        self.at = len(self.cards)
        self.top = 0
        # The kind of meld; if it is invalid, the rule that says so.
        try:
            self.kind, self.rule = check(MELDS, self.cards)[0], ""
        except RuleError as error:
            self.kind, self.rule = "none", error.rule

    def chosen_cards(self) -> list[int]:
        """Return the cards that move: those marked, or all."""
        return [self.cards[at] for at in sorted(self.marked)] or list(self.cards)

    def cells(self) -> "list[Label]":
        """Return the texts of the cards and of what follows them."""
        words: list[Label] = []
        for at in range(len(self.cards)):
            mark = "✓" if at in self.marked else ""
            words.append(mark + self.table.faces.card(self.cards[at]))
        words += ["+" + self.table.faces.card(card) for card in self.offers]
        return words + [("rumski_screen.cell_add", {}), ("rumski_screen.cell_move", {})]

    def title(self) -> "Row":
        """Return the bar: the meld, whether cards go to it, and the rule that it breaks."""
        return self.named(len(self.cards) <= self.at <= self.more_at)

    def named(self, adds: bool) -> "Row":
        """Return the bar where cards go to the meld, or where all that can be done is in sight."""
        key = "rumski_screen.to_meld" if adds else "rumski_screen.meld_" + self.kind
        return (key, {"meld": self.table.short(self.cards)}), self.rule or "✓"

    def draw(self, show: "Show") -> None:
        """Show the cells."""
        show.cells(self)

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("ok", self.does()), ("back", ("ui.back", {})), ("down", ("ui.next", {})))

    def actions(self) -> "Hints":
        """Return the way back: the cells are chosen themselves."""
        return (("back", ("ui.back", {})),)

    def take(self, index: int) -> None:
        """Choose a cell."""
        self.at = index
        self.press("ok", "press")

    def does(self) -> "Label":
        """Return what OK does now."""
        if self.at < len(self.cards):
            return ("rumski_screen.unmark" if self.at in self.marked else "rumski_screen.mark"), {}
        if self.at <= self.more_at:
            return ("rumski_screen.add", {})
        return (
            ("rumski_screen.move", {"n": len(self.marked)})
            if self.marked
            else ("rumski_screen.move_all", {})
        )

    def press(self, key: str, kind: str) -> None:
        """Go through the cells, mark, add or move."""
        if kind == "long":
            return
        count = self.more_at + 2
        if key in ("left", "up"):
            self.at = (self.at - 1) % count
        elif key in ("right", "down"):
            self.at = (self.at + 1) % count
        elif key == "ok" and kind == "press":
            if self.at < len(self.cards):
                self.mark()
            elif self.at < self.more_at:
                self.add([self.offers[self.at - len(self.cards)]])
            elif self.at == self.more_at:
                self.ask_add()
            else:
                self.app.open("rumski.table_target", self.table, self.meld_at, self.chosen_cards())
        else:
            super().press(key, kind)

    def touch(self, pointer: "Pointer") -> None:
        """Take the cell that is pointed at."""
        if isinstance(pointer.what, int):
            self.take(pointer.what)
        else:
            super().touch(pointer)

    def mark(self) -> None:
        """Mark a card, or remove the mark."""
        if self.at in self.marked:
            self.marked.remove(self.at)
        else:
            self.marked.append(self.at)

    def ask_add(self, unfinished: "list[Any] | None" = None) -> None:
        """Ask for the cards that the meld gets, from the hand and from the table."""
        facts = {"meld": self.table.short(self.cards)}
        # A second wild is never legal, but may be what lies there.
        mine = [card for card in self.cards if card != RUMSKI70.wild]
        self.table.pick(
            "rumski_screen.ask_add", 1, 14, self.add, mine, self.meld_at, unfinished, **facts
        )

    def add(self, cards: list[int]) -> None:
        """Add cards from the hand or from the table."""
        self.table.lay_at(self.meld_at, cards)


SCREEN = Meld

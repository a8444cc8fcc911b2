"""The end of a turn at Rumski's table: it is legal, with or without a discard; or what is wrong."""

from engine.compat import TYPE_CHECKING
from engine.errors import RuleError
from engine.games.rumski.referee import judge_fault, judge_log
from engine.games.rumski.table_log import EMPTY, UNKNOWN
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Row
    from firmware.screens.rumski.table import Table


def rule(number: str | None) -> "Label":
    """Return a rule's number as the detail of a row, which yields if room is short."""
    return ("ui.literal", {"words": number})


class End(ActionList):
    """How the turn of the screen `table` ends.

    If the table is not legal, each fault opens its verdict, and the last row puts the table back.
    """

    def __init__(self, app: "App", table: "Table"):
        super().__init__(app)
        self.table = table
        self.faults = table.faults
        # Whether the hand is empty, and only the last card is still to be asked for.
        self.out = False
        # Whether that is known, too, and the other hands are to be counted.
        self.won = False
        # The card keyed as the discard, while the top of the pile is asked for.
        self.card = None
        self.set_rows()

    def set_rows(self) -> None:
        """Make the rows."""
        self.rows = []
        self.at = 0
        if self.faults:
            for cards, error in self.faults:
                left: Label = self.table.words(cards) if cards else ("rumski_screen.no_own", {})
                self.rows.append((left, rule(error.rule), self.explain_fault, cards, error))
            put_back: Label = ("rumski_screen.put_back", {})
            self.rows.append(
                (put_back, rule("RSK-14"), self.app.open, "rumski.table_back", self.table)
            )
        elif self.won:
            self.rows.append((("rumski_screen.by_points", {}), rule("RSK-10"), self.score, False))
            self.rows.append((("rumski_screen.by_cards", {}), rule("RSK-10"), self.score, True))
        elif self.out:
            self.rows.append((("rumski_screen.out_laid", {}), "", self.win))
            self.rows.append((("rumski_screen.out_discard", {}), "", self.discard))
        else:
            self.rows.append((("rumski_screen.no_discard", {}), "", self.finish))
            self.rows.append((("rumski_screen.discard", {}), "", self.discard))
            if self.table.log.whole or self.table.log.top != UNKNOWN:
                # Whoever took the whole pile must discard; where discards are keyed, the next one
                # is, too.
                self.rows.reverse()
            self.rows.append((("rumski_screen.out", {}), rule("RSK-9"), self.go_out))
            self.rows.append((("rumski_screen.legal", {}), rule("RSK-7"), self.say_yes))

    def asked(self) -> object:
        """Return what is asked: how the turn ends, or how the hand was emptied."""
        return (self, self.out, self.won)

    def title(self) -> "Row":
        """Return whether the table is legal."""
        if self.faults:
            return ("rumski_screen.not_legal", {"n": len(self.faults)}), ""
        if self.out:
            return ("rumski_screen.is_out", {"name": self.table.log.turn}), ""
        return ("rumski_screen.stands", {}), "✓"

    def press(self, key: str, kind: str) -> None:
        """Choose; back from a later question asks the one before it again."""
        if key == "back" and kind == "press" and (self.out or self.won):
            self.out = self.won
            self.won = False
            self.set_rows()
        else:
            super().press(key, kind)

    # -- a table that is not legal ------------------------------------------------------------

    def explain_fault(self, cards: list[int], error: RuleError) -> None:
        """Show why something is wrong, and how it was before."""
        words = self.table.faces.cards(cards)
        self.app.open("book.verdict", judge_fault(self.table.log, cards, error, words))

    # -- a table that stands ------------------------------------------------------------------

    def say_yes(self) -> None:
        """Show the verdict on what was done to the table (RSK-7)."""
        self.app.open("book.verdict", judge_log(self.table.log))

    def refused(self, card: int | None = None) -> bool:
        """Return whether the turn may not end like this; a message says why."""
        try:
            self.table.log.check_end(self.table.house, card, self.out)
        except RuleError as error:
            self.app.refuse(error)
            return True
        return False

    def finish(self, card: int | None = None) -> None:
        """End the turn with the discard `card` or none; the next player follows."""
        if not self.refused(card):
            self.table.log.end(self.table.house, card)
            self.table.changed()

    def discard(self) -> None:
        """Ask for the discard, and for the card below it if that is not known."""
        self.table.pick("judge.ask_card", 1, 1, self.take_card)

    def take_card(self, cards: list[int]) -> None:
        """Take the discard."""
        self.card = cards[0]
        if self.table.log.top == UNKNOWN:
            self.table.pick("judge.ask_top", 0, 1, self.take_top)
        else:
            self.throw()

    def take_top(self, cards: list[int]) -> None:
        """Take the top card of the pile."""
        self.table.log.set_top(cards[0] if cards else EMPTY)
        self.table.box.keep("table", self.table.log.form())
        self.throw()

    def throw(self) -> None:
        """Discard if the rules allow it (RSK-8); if not, another card can be keyed (RSK-14)."""
        if self.out:
            self.win(self.card)
        else:
            self.finish(self.card)

    def go_out(self) -> None:
        """Ask how the last card went."""
        self.out = True
        self.set_rows()

    def win(self, card: int | None = None) -> None:
        """Ask how the other hands are counted: the hand of the winner is empty (RSK-9)."""
        if not self.refused(card):
            self.won = True
            self.set_rows()

    def score(self, by_cards: bool) -> None:
        """Enter the end of the round, with its winner, by points or by cards."""
        given = [self.table.log.turn]
        self.app.open("asking.entry", "round", by_cards=by_cards, given=given)


SCREEN = End

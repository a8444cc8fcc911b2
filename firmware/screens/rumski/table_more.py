"""Rarer actions at Rumski's table: undo, discard pile, whose turn it is, entering it again."""

from engine.compat import TYPE_CHECKING
from engine.errors import RuleError
from firmware.screens.base import ActionList

if TYPE_CHECKING:
    from engine.types import Label
    from firmware.app import App
    from firmware.screens.base import Action, Row
    from firmware.screens.rumski.table import Table


class More(ActionList):
    """The actions of the screen `table` besides laying and moving."""

    def __init__(self, app: "App", table: "Table"):
        super().__init__(app)
        self.table = table
        log = table.log
        rows: list[Action] = []
        rows.append(("can_lay", "", app.open, "asking.entry", "judge_play"))
        rows.append(("took_pile", "✓" if log.whole else "", self.took_pile))
        rows.append(("took_top", "", self.took_top))
        rows.append(
            (
                "whose_turn",
                ("ui.literal", {"words": log.turn}),
                app.open,
                "rumski.table_who",
                table,
                False,
            )
        )
        rows.append(("who_opened", str(len(log.opened)), app.open, "rumski.table_who", table, True))
        if log.in_turn():
            rows.append(("accept", "", self.accept))
        if log.melds:
            rows.append(("anew", "", self.anew))
        rows.append(("forget", "", app.ask, ("rumski_screen.forget_really", {}), self.forgotten))
        self.rows = [(("rumski_screen." + row[0], {}),) + row[1:] for row in rows]
        back: list[Action] = []
        for key, told, do in (("undo", log.last(), self.undo), ("redo", log.next(), self.redo)):
            if told:
                back.append((("rumski_screen." + key, {}), self.told(told), do))
        self.rows = back + self.rows

    def title(self) -> "Row":
        """Return the bar."""
        return ("rumski_screen.name", {}), ""

    def told(self, step: "tuple[str, str, list[int]]") -> "Label":
        """Return a step of TableLog in words."""
        kind, name, cards = step
        return (
            "rumski_screen.step_" + kind,
            {"name": name, "words": self.table.faces.cards(cards)},
        )

    def undo(self) -> None:
        """Take back the last step, of this turn or of one before it."""
        self.table.log.undo()
        self.table.changed()

    def redo(self) -> None:
        """Make the step again that was taken back."""
        self.table.log.redo()
        self.table.changed()

    def took_pile(self) -> None:
        """Note that the player took the whole pile (RSK-3), or did not."""
        self.table.log.take_pile(not self.table.log.whole)
        self.table.changed()

    def took_top(self) -> None:
        """Note that the player took the top discard; the card below is not known."""
        self.table.log.take_pile(False)
        self.table.changed()

    def accept(self) -> None:
        """Accept that the table was like this before the turn."""
        try:
            self.table.log.accept()
        except RuleError as error:
            self.app.refuse(error)
            return
        self.table.changed()

    def anew(self) -> None:
        """Enter all melds again; what was there before the turn stays known."""
        self.table.log.lay_anew()
        self.table.changed()

    def forgotten(self) -> None:
        """Start with an empty table."""
        self.table.log.forget()
        self.table.changed()


SCREEN = More

"""What is rarer at Rumski's table: take back, the draw from the pile, who is who, key it as it lies."""

from engine.errors import RuleError
from firmware.screens.base import Call, ListScreen


class More(ListScreen):
    """What can be done to the screen `table` besides laying and moving."""

    def __init__(self, app, table):
        ListScreen.__init__(self, app)
        self.table = table
        log = table.log
        # What each row is called, which is the name of the method that does it, too.
        self.rows = []
        if log.can_undo():
            self.rows.append(("undo", ""))
        self.rows.append(("can_lay", ""))
        self.rows.append(("took_pile", "✓" if log.whole else ""))
        self.rows.append(("took_top", ""))
        self.rows.append(("whose_turn", ("ui.literal", {"words": log.turn})))
        self.rows.append(("who_opened", str(len(log.opened))))
        if log.can_undo():
            self.rows.append(("accept", ""))
        if log.melds:
            self.rows.append(("anew", ""))
        self.rows.append(("forget", ""))

    # -- what it shows and does (paged) ------------------------------------------------------

    def title(self):
        """Return the bar."""
        return ("table_screen.name", {}), ""

    def items(self):
        """Return the rows."""
        return [(("table_screen." + key, {}), right) for key, right in self.rows]

    def chosen(self, index):
        """Do what the row says."""
        self.app.then(getattr(self, self.rows[index][0]))

    def undo(self):
        """Take back the last step of this turn."""
        self.table.log.undo()
        self.table.changed()

    def can_lay(self):
        """Ask the referee what a hand can lay on this table."""
        self.app.go("entry", "judge_play")

    def took_pile(self):
        """The player took the whole pile (RSK-3), or did not."""
        self.table.log.take_pile(not self.table.log.whole)
        self.table.changed()

    def took_top(self):
        """The player took the top discard: what lies below is not known."""
        self.table.log.take_pile(False)
        self.table.changed()

    def whose_turn(self):
        """Correct whose turn it is."""
        self.app.go("table_who", self.table, False)

    def who_opened(self):
        """Correct who has opened."""
        self.app.go("table_who", self.table, True)

    def accept(self):
        """The table lay like this before the turn, too."""
        try:
            self.table.log.accept(self.table.house)
        except RuleError as error:
            self.app.refuse(error)
            return
        self.table.changed()

    def anew(self):
        """Key all melds as they lie now; what lay before stays known."""
        self.table.log.lay_anew()
        self.table.changed()

    def forget(self):
        """Forget the whole table, if that is meant."""
        self.app.ask(("table_screen.forget_really", {}), Call(self, "forgotten"))

    def forgotten(self):
        """Begin with an empty table."""
        self.table.log.forget()
        self.table.changed()


SCREEN = More

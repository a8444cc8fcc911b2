"""Undo and redo: what would be taken back or come again, then OK."""

from firmware.history import change_rows, title_of
from firmware.screens.base import Paper


class TakeBack(Paper):
    """Show what `kind` ("undo" or "redo") concerns; OK does it."""

    def __init__(self, app, kind):
        Paper.__init__(self, app)
        self.kind = kind
        ledger = app.ledger
        self.found = ledger.undone_by_undo() if kind == "undo" else ledger.brought_by_redo()

    def title(self):
        """Return the bar."""
        return ("ui." + self.kind, {}), ("ui.sure", {})

    def lines(self, ui):
        """Return the event and its points."""
        what, index, event, effect = self.found
        game = self.app.game
        lines = []
        if what == "amend":
            lines += [(line, "") for line in ui.wrap(ui.best(("ui.amended", {}), 999), ui.width - 6)]
        lines.append((title_of(game, index, event, effect), ""))
        return lines + change_rows(ui, effect, game)

    def hints(self):
        """Say what the keys do."""
        return (("ok", "ui.do_" + self.kind), ("back", "ui.back"))

    def press(self, key, kind):
        """Do it on OK."""
        if key == "ok" and kind == "press":
            if self.app.add({"event": self.kind}):
                self.app.later(self.app, "show_sheet")
        else:
            Paper.press(self, key, kind)


SCREEN = TakeBack

"""Rumski's table as it lay before the turn, beside what became of it."""

from firmware.screens.page import Page, wrapped


class Before(Page):
    """The melds of the screen `table` before the turn; one that is not there so any more is
    marked.
    """

    def __init__(self, app, table):
        super().__init__(app)
        self.table = table

    def title(self):
        """Return whose turn it is before."""
        return ("table_screen.before_turn", {"name": self.table.log.turn}), ""

    def lines(self, ui):
        """Return the melds as they lay, what came of the changed ones, and what was played."""
        log, faces = self.table.log, self.table.faces
        now = [sorted(meld) for meld in log.melds]
        lines = []
        for meld in log.before:
            mark = "" if sorted(meld) in now else "≠ "
            lines += wrapped(ui, mark + faces.cards(meld), 12)
        if not log.before:
            lines.append((("table_screen.was_empty", {}), ""))
        new = [log.melds[at] for at in range(len(log.melds)) if log.is_new(at)]
        if new:
            lines.append((("table_screen.is_now", {}), ""))
            for meld in new:
                lines += wrapped(ui, "+ " + faces.cards(meld), 12)
        played = log.played()
        if played:
            lines += wrapped(ui, ("table_screen.played", {"words": faces.cards(played)}), 12)
        return lines

    def hints(self):
        """Say how to go back to the table of now."""
        return (("ok", "table_screen.now"), ("back", "ui.back"))

    def press(self, key, kind):
        """Page, or close."""
        if key == "ok" and kind == "press":
            self.leave()
        else:
            super().press(key, kind)


SCREEN = Before

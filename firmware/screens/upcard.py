"""The upcard is offered round the table: who is asked next, taken or passed, and what follows."""

from firmware.screens.base import Screen
from firmware.ui import say


class Upcard(Screen):
    """The offer from the dealer's left round to the dealer (GSK-2)."""

    def __init__(self, app):
        Screen.__init__(self, app)
        self.order = app.game.following(app.game.dealer)
        self.passed = 0
        self.taker = None

    def draw(self, ui):
        """Draw who is asked, or what follows."""
        rule = self.app.game.upcard_rule
        if self.taker is None and self.passed < len(self.order):
            self.draw_offer(ui, rule)
            return
        ui.bar(("ui.upcard", {}), rule)
        row = 0
        for what in self.outcome():
            for line in ui.wrap(say(what), ui.width - 4):
                if row < ui.rows:
                    ui.row(row, line)
                row += 1
        ui.hints(("ok", "ui.done"), ("back", "ui.back"))

    def outcome(self):
        """Return what follows, in fewer words where there are few rows."""
        order = self.order
        if self.taker is None:
            return [("dealer.all_passed", {}), ("dealer.begins", {"name": order[0]})]
        at = order.index(self.taker)
        following = order[(at + 1) % len(order)]
        if self.app.ui.rows < 5:
            return [("dealer.took", {"name": self.taker}), ("dealer.goes_on", {"name": following})]
        return [("dealer.taken", {"name": self.taker}), ("dealer.goes_on", {"name": following})]

    def draw_offer(self, ui, rule):
        """Draw the name of who is asked in large type, and who comes then."""
        ui.bar(("dealer.offered", {}), rule)
        name = self.order[self.passed]
        size = 16 if ui.fits(name, ui.width - 4, 16) and ui.display.draws(name, 16) else 8
        rest = self.order[self.passed + 1 :]
        hints = (("ok", ("dealer.takes_it", {})), ("down", ("dealer.passes", {})), ("back", ("ui.back", {})))
        fits = ui.hints_fit(*hints)
        height = ui.rows * 8 - (8 if ui.rows >= 3 and (rest or not fits) else 0)
        ui.centred(ui.shorten(name, ui.width - 4), ui.top + (height - size) // 2, size)
        if not fits:
            ui.row(ui.rows - 1, ui.label("down") + " " + ui.best(hints[1][1], ui.width))
        elif rest and ui.rows >= 3:
            what = ("dealer.left_to_ask", {"names": ", ".join(rest), "n": len(rest)})
            ui.row(ui.rows - 1, what)
        ui.hints(*(hints if fits else (hints[0], hints[2])))

    def press(self, key, kind):
        """Taken on OK, passed on down, one step back on back or up."""
        offered = self.taker is None and self.passed < len(self.order)
        if key == "ok" and kind == "press":
            if offered:
                self.taker = self.order[self.passed]
            else:
                self.app.close()
        elif key in ("down", "right") and kind == "press" and offered:
            self.passed += 1
        elif key in ("up", "left") and kind == "press":
            self.step_back()
        elif key == "back" and kind == "press":
            if not self.step_back():
                self.leave()

    def step_back(self):
        """Take the last answer back; return whether there was one."""
        if self.taker is not None:
            self.taker = None
        elif self.passed:
            self.passed -= 1
        else:
            return False
        return True


SCREEN = Upcard

"""The upcard offered round the table: who is asked next, taken or passed, and what follows."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Line


class Upcard(Page):
    """The offer from the dealer's left round to the dealer (GSK-2)."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.order = app.game.following(app.game.dealer)
        self.passed = 0
        self.taker: str | None = None

    def keep(self) -> None:
        """Save the answers so far: after a power cut, the box goes on with the offer."""
        session = self.app.session
        moment = [session.number, len(session.ledger.log)]
        self.app.store.put("offer", moment + [self.passed, self.taker is not None])

    def take_up(self) -> bool:
        """Go on with the offer that a power cut interrupted; return whether there is one."""
        session = self.app.session
        kept: Any = self.app.store.get("offer")
        if not kept or kept[:2] != [session.number, len(session.ledger.log)]:
            return False
        passed, taken = kept[2:]
        if not 0 <= passed < len(self.order) + (not taken):
            return False
        self.passed = passed
        self.taker = self.order[passed] if taken else None
        return True

    def leave(self) -> None:
        """Close the offer for good."""
        self.app.store.put("offer", None)
        super().leave()

    def asked(self) -> object:
        """Return who is asked."""
        return (self, self.passed, self.taker)

    def offered(self) -> bool:
        """Return whether someone is still to be asked."""
        return self.taker is None and self.passed < len(self.order)

    def draw(self, ui: "Ui") -> None:
        """Draw who is asked, or what follows."""
        if self.offered():
            self.draw_offer(ui, self.app.game.upcard_rule or "")
        else:
            super().draw(ui)

    def title(self) -> "Row":
        """Return the title and the rule that decides."""
        return ("ui.upcard", {}), self.app.game.upcard_rule or ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return what follows, one sentence after the other."""
        order = self.order
        if self.taker is None:
            first: Label = ("dealer.all_passed", {})
            then: Label = ("dealer.begins", {"name": order[0]})
        else:
            following = order[(order.index(self.taker) + 1) % len(order)]
            taken = "dealer.taken" if ui.rows >= 5 else "dealer.took"
            first, then = (taken, {"name": self.taker}), ("dealer.goes_on", {"name": following})
        return wrapped(ui, first) + wrapped(ui, then)

    def hints(self) -> "Hints":
        """Return the hints once the card is taken or all have passed."""
        return (("ok", "ui.understood"), ("back", "ui.back"))

    def draw_offer(self, ui: "Ui", rule: str) -> None:
        """Draw the name of who is asked in a large font, and who is next."""
        ui.bar(("dealer.offered", {}), rule)
        name = self.order[self.passed]
        size = 16 if ui.fits(name, ui.width - 4, 16) and ui.display.draws(name, 16) else 8
        rest = self.order[self.passed + 1 :]
        hints: tuple[Hint, Hint, Hint] = (
            ("ok", ("dealer.takes_it", {})),
            ("down", ("dealer.passes", {})),
            ("back", ("ui.back", {})),
        )
        fits = ui.hints_fit(*hints)
        height = ui.rows * 8 - (8 if ui.rows >= 3 and (rest or not fits) else 0)
        ui.centred(ui.shorten(name, ui.width - 4), ui.top + (height - size) // 2, size)
        if not fits:
            ui.row(ui.rows - 1, ui.label("down") + " " + ui.best(hints[1][1], ui.width))
        elif rest and ui.rows >= 3:
            what = ("dealer.left_to_ask", {"names": ", ".join(rest), "n": len(rest)})
            ui.row(ui.rows - 1, what)
        ui.hints(*(hints if fits else (hints[0], hints[2])))

    def press(self, key: str, kind: str) -> None:
        """Take on OK, pass on down, undo on back; at the end, as on a page."""
        if kind == "press" and key == "back":
            if not self.step_back():
                self.leave()
                return
        elif not self.offered():
            if kind == "press" and key == "ok":
                self.leave()
            else:
                super().press(key, kind)
            return
        elif kind == "press" and key == "ok":
            self.taker = self.order[self.passed]
        elif kind == "press" and key in ("down", "right"):
            self.passed += 1
        elif kind == "press":
            self.step_back()
        self.keep()

    def step_back(self) -> bool:
        """Undo the last answer; return whether there was one."""
        self.top = 0
        if self.taker is not None:
            self.taker = None
        elif self.passed:
            self.passed -= 1
        else:
            return False
        return True


SCREEN = Upcard

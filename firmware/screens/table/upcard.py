"""The upcard offered round the table: who is asked next, taken or passed, and what follows."""

from engine.compat import TYPE_CHECKING
from engine.texts import listed
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from typing import Any

    from engine.game.offer import Offer
    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Line


class Upcard(Page):
    """The offer from the dealer's left round to the dealer (`engine.game.offer`)."""

    def __init__(self, app: "App"):
        super().__init__(app)
        offer: Any = app.game.upcard.offer(app.game)
        self.offer: Offer = offer

    def leave(self) -> None:
        """Close the offer for good."""
        self.offer.finish()
        super().leave()

    def asked(self) -> object:
        """Return who is asked."""
        return (self, self.offer.passed, self.offer.taken)

    def draw(self, ui: "Ui") -> None:
        """Draw who is asked, or what follows."""
        if self.offer.asked():
            self.draw_offer(ui, self.app.game.upcard.rule or "")
        else:
            super().draw(ui)

    def title(self) -> "Row":
        """Return the title and the rule that decides."""
        return ("ui.upcard", {}), self.app.game.upcard.rule or ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return what follows, one sentence after the other."""
        return offer_lines(ui, self.offer)

    def hints(self) -> "Hints":
        """Return the hints once the card is taken or all have passed."""
        return (("ok", ("ui.understood", {})), ("back", ("ui.back", {})))

    def draw_offer(self, ui: "Ui", rule: str) -> None:
        """Draw the name of who is asked in a large font, and who is next."""
        ui.bar(("dealer.offered", {}), rule)
        name, *rest = self.offer.order[self.offer.passed :]
        size = 16 if ui.fits(name, ui.width - 4, 16) and ui.display.draws(name, 16) else 8
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
            what = ("dealer.left_to_ask", {"names": listed(rest), "n": len(rest)})
            ui.row(ui.rows - 1, what)
        ui.hints(*(hints if fits else (hints[0], hints[2])))

    def press(self, key: str, kind: str) -> None:
        """Take on OK, pass on down, undo on back; at the end, as on a page."""
        if kind == "press" and key == "back":
            if not self.step_back():
                self.leave()
        elif not self.offer.asked():
            if kind == "press" and key == "ok":
                self.leave()
            else:
                super().press(key, kind)
        elif kind == "press" and key == "ok":
            self.offer.take()
        elif kind == "press" and key in ("down", "right"):
            self.offer.skip()
        elif kind == "press":
            self.step_back()

    def step_back(self) -> bool:
        """Undo the last answer; return whether there was one."""
        self.top = 0
        return self.offer.step_back()


def offer_lines(ui: "Ui", offer: "Offer") -> "list[Line]":
    """Return what came of an offer that nobody is asked about any more, and who plays next."""
    taker = offer.taker()
    following = {"name": offer.plays()}
    if taker is None:
        first: Label = ("dealer.all_passed", {})
        then: Label = ("dealer.begins", following)
    else:
        taken = "dealer.taken" if ui.rows >= 5 else "dealer.took"
        first, then = (taken, {"name": taker}), ("dealer.goes_on", following)
    return wrapped(ui, first) + wrapped(ui, then)


SCREEN = Upcard

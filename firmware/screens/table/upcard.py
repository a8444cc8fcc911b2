"""The upcard offered round the table: who is asked next, taken or passed, and what follows."""

from engine.compat import TYPE_CHECKING
from engine.texts import listed
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from typing import Any

    from engine.game.offer import Offer
    from engine.types import Label
    from firmware.app import App
    from firmware.display.page import Line
    from firmware.display.widgets import Hint, Ui
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


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

    def draw(self, show: "Show") -> None:
        """Show who is asked, or what follows."""
        if self.offer.asked():
            show.big(self)
        else:
            super().draw(show)

    def title(self) -> "Row":
        """Return the title and the rule that decides."""
        words = "dealer.offered" if self.offer.asked() else "ui.upcard"
        return (words, {}), self.app.game.upcard.rule or ""

    def large(self) -> "Label":
        """Return the name of who is asked."""
        return self.offer.order[self.offer.passed]

    def beneath(self) -> "Label":
        """Return who is asked next."""
        rest = self.offer.order[self.offer.passed + 1 :]
        return ("dealer.left_to_ask", {"names": listed(rest), "n": len(rest)}) if rest else ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return what follows, one sentence after the other."""
        return offer_lines(ui, self.offer)

    def hints(self) -> "Hints":
        """Return what the keys do."""
        back: Hint = ("back", ("ui.back", {}))
        if self.offer.asked():
            return (("ok", ("dealer.takes_it", {})), ("down", ("dealer.passes", {})), back)
        return (("ok", ("ui.understood", {})), back)

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

"""How to deal: dealer, order, cards for each player, packets, direction, widow, and who starts."""

from engine.compat import TYPE_CHECKING, load_module
from firmware.display.page import Note, wrapped
from firmware.screens.page import Page

if TYPE_CHECKING:
    from engine.game.deal import Deal
    from engine.types import Message
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row


class DealScreen(Page):
    """The plan of the next deal; OK offers the upcard if there is one, right counts the deck."""

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.deals", {"name": self.app.game.dealer}), self.app.game.deal_rule or ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the plan, who starts and how many cards first; players in order of the deal."""
        plan = self.app.game.deal()
        if plan is None:
            return []
        lines = self.first_lines(ui, plan)
        for index in range(len(plan.order)):
            name = plan.order[index]
            count = str(plan.counts[name])
            place = "%d " % (index + 1) + ("■ " if name == plan.dealer else "")
            room = ui.width - 12 - ui.size(place) - ui.size(count)
            name = ui.best(("ui.widow", {}), room) if name == plan.extra else ui.shorten(name, room)
            lines.append((place + name, count))
        if plan.packets and plan.packets.count(1) == len(plan.packets):
            lines.append((("ui.one_by_one", {}), ""))
        elif plan.packets:
            lines += _packets(ui, plan)
        lines.append((("ui.to_" + plan.direction, {}), ""))
        for _, label, count in plan.beside:
            lines.append((label, str(count)))
        if plan.upcard:
            lines.append((("ui.upcard", {}), str(plan.upcard)))
        if plan.stock:
            lines.append((("ui.stock", {}), str(plan.stock)))
        if plan.further:
            times = plan.stock // (plan.further * len(plan.order))
            more: Message = ("dealer.further", {"n": plan.further, "times": times})
            lines += wrapped(ui, more)
        if plan.without:
            cards = " ".join(plan.deck.texts(plan.without))
            lines.append((("dealer.left_out", {}), cards))
        if plan.passing:
            lines += wrapped(ui, ("dealer.pass_" + plan.passing[0], {"n": plan.passing[1]}))
        lines.append((("ui.deck_of", {}), self.deck_words(ui, plan.deck.size)))
        return lines

    def first_lines(self, ui: "Ui", plan: "Deal") -> "list[Line]":
        """Return who starts, where that is known, and how many cards everyone gets."""
        offer = self.app.game.upcard.offer(self.app.game)
        lines: list[Line] = []
        if offer and not offer.asked():
            lines = load_module("firmware.screens.table.upcard").offer_lines(ui, offer)
        elif plan.opening:
            rule, key, facts = plan.opening
            lines = Note((key, facts), rule).lines(ui)
        elif plan.first:
            lines = [(("ui.begins", {"name": plan.first}), "")]
        counts = set([plan.counts[name] for name in plan.order])
        if len(counts) == 1:
            lines.append((("dealer.each", {"n": counts.pop()}), ""))
        return lines

    def deck_words(self, ui: "Ui", size: int) -> str:
        """Return the size of the deck, and the key that opens its count if no hint has room."""
        if ui.hints_fit(*self.hints()):
            return str(size)
        return "%s  %d" % (ui.label("right"), size)

    def hints(self) -> "Hints":
        """Return the hints."""
        if self.app.game.upcard.offer(self.app.game):
            return (("ok", ("ui.offer", {})), ("back", ("ui.back", {})), ("right", ("ui.deck", {})))
        return (("back", ("ui.back", {})), ("right", ("ui.deck", {})))

    def press(self, key: str, kind: str) -> None:
        """Offer the upcard, count the deck, page, or leave."""
        if key == "ok" and kind == "press" and self.app.game.upcard.offer(self.app.game):
            self.app.open("table.upcard")
        elif key == "right" and kind == "press":
            self.app.open("table.deck")
        else:
            super().press(key, kind)


def _packets(ui: "Ui", plan: "Deal") -> "list[Line]":
    """Return how many cards are dealt at a time: "3 + skat + 4 + 3" with what lies beside."""
    beside = [ui.forms(label)[-1] for _, label, _ in plan.beside]
    found: list[str] = []
    for one in plan.packets:
        if isinstance(one, int):
            found += [str(one)] if one else beside
        else:
            hands = range(len(plan.order))
            found.append("-".join([str(one[at % len(one)]) for at in hands]))
    words = " + ".join(found)
    label: Message = ("ui.packets", {})
    if ui.fits(ui.forms(label)[-1] + " " + words, ui.width - 8):
        return [(label, words)]
    return [(label, "")] + wrapped(ui, words)


SCREEN = DealScreen

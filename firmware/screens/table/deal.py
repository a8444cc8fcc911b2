"""How to deal: dealer, order, cards for each player, packets, direction, widow, and who starts."""

from engine.compat import TYPE_CHECKING, load_module
from firmware.display.page import Note
from firmware.screens.page import Page

if TYPE_CHECKING:
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row


class DealScreen(Page):
    """The plan of the next deal; OK offers the upcard if there is one, right counts the deck."""

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.deals", {"name": self.app.game.dealer}), self.app.game.deal_rule or ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the plan, one fact in each row; the players are in the order of the deal."""
        plan = self.app.game.deal()
        lines: list[Line] = []
        if plan is None:
            return lines
        for index in range(len(plan.order)):
            name = plan.order[index]
            count = str(plan.counts[name])
            place = "%d " % (index + 1) + ("■ " if name == plan.dealer else "")
            room = ui.width - 12 - ui.size(place) - ui.size(count)
            name = ui.best(("ui.widow", {}), room) if name == plan.extra else ui.shorten(name, room)
            lines.append((place + name, count))
        if len(set(plan.packets)) == 1 and plan.packets[0] == 1:
            lines.append((("ui.one_by_one", {}), ""))
        else:
            packets = " + ".join([str(packet) for packet in plan.packets])
            lines.append((("ui.packets", {}), packets))
        lines.append((("ui.to_" + plan.direction, {}), ""))
        if plan.upcard:
            lines.append((("ui.upcard", {}), str(plan.upcard)))
        if plan.stock:
            lines.append((("ui.stock", {}), str(plan.stock)))
        lines.append((("ui.deck_of", {}), self.deck_words(ui, plan.deck.size)))
        offer = self.app.game.upcard.offer(self.app.game)
        if offer and not offer.asked():
            return lines + load_module("firmware.screens.table.upcard").offer_lines(ui, offer)
        if plan.opening:
            rule, key, facts = plan.opening
            return lines + Note((key, facts), rule).lines(ui)
        return lines + [(("ui.begins", {"name": plan.first}), "")]

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


SCREEN = DealScreen

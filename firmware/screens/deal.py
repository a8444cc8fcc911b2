"""Who deals how: cards each, packets, direction, the widow, and who begins."""

from engine.deal import WIDOW
from firmware.screens.base import Paper


class DealScreen(Paper):
    """The plan of the next deal."""

    def title(self):
        """Return the bar."""
        return ("ui.deals", {"name": self.app.game.dealer}), self.app.game.deal_rule

    def lines(self, ui):
        """Return the plan, one fact a row."""
        plan = self.app.game.deal()
        lines = []
        for name in plan.order:
            label = ("ui.widow", {}) if name == WIDOW else name
            lines.append((label, str(plan.counts[name])))
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
        lines.append((("ui.deck_of", {}), str(plan.deck.size)))
        lines.append((("ui.begins", {"name": plan.first}), ""))
        return lines


SCREEN = DealScreen

"""The deck: how many cards there are of each kind, and how many are in the stock after the deal."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.screens.base import Row
    from firmware.screens.page import Part


class DeckScreen(Page):
    """What a complete deck holds and where it is after the deal, to find a missing card."""

    def title(self) -> "Row":
        """Return the bar."""
        return ("dealer.deck", {}), ""

    def parts(self) -> "Sequence[Part]":
        """Return the counts, then how to find a missing card."""
        plan = self.app.game.deal()
        if plan is None:
            return []
        deck = plan.deck
        suits = "dealer.each_colour" if len(deck.suits) > 4 else "dealer.each_suit"
        lines: list[Part] = [
            (("dealer.whole", {}), str(deck.size)),
            ((suits, {}), "%d × %d" % (len(deck.suits), len(deck.ranks) * deck.copies)),
            (
                ("dealer.each_rank", {}),
                "%d × %d" % (len(deck.ranks), len(deck.suits) * deck.copies),
            ),
        ]
        if deck.copies > 1:
            lines.append((("dealer.each_card", {}), str(deck.copies)))
        if deck.wilds:
            lines.append((("dealer.wilds", {}), str(deck.wilds)))
        dead = deck.size - len(deck.suits) * len(deck.ranks) * deck.copies - deck.wilds
        if dead:
            lines.append((("dealer.others", {}), str(dead)))
        if plan.without:
            cards = " ".join(deck.texts(plan.without))
            lines.append((("dealer.left_out", {}), cards))
        dealt = sum([plan.counts[name] for name in plan.order])
        lines.append((("dealer.dealt_out", {}), str(dealt)))
        for _, label, count in plan.beside:
            lines.append((label, str(count)))
        if plan.upcard:
            lines.append((("dealer.turned_up", {}), str(plan.upcard)))
        if plan.stock:
            lines.append((("dealer.in_stock", {}), str(plan.stock)))
        return lines + [("dealer.missing" if plan.stock else "dealer.missing_none", {})]


SCREEN = DeckScreen

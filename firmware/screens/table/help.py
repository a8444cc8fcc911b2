"""What comes next, for new players: a line for this phase of this game."""

from engine.compat import TYPE_CHECKING
from firmware.screens.page import Page, wrapped

if TYPE_CHECKING:
    from firmware.display.page import Line
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row


class Help(Page):
    """What the players do now, who deals, and what ends the game; right opens the rulebook."""

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.coming", {}), ""

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the line for this phase in full."""
        game = self.app.game
        lines = wrapped(ui, game.coming())
        first = game.first_player()
        if game.dealer:
            lines.append((("ui.dealer_is", {"name": game.dealer}), game.deal_rule or ""))
        if first:
            lines.append((("ui.first_is", {"name": first}), ""))
        if ui.pair(game.title, game.goal(), ui.width - 8)[1]:
            return lines + [(game.title, game.goal())]
        return lines + [(game.title, ""), ("", game.goal())]

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("back", ("ui.back", {})), ("right", ("ui.rulebook", {})))

    def press(self, key: str, kind: str) -> None:
        """Open the rulebook, page, or leave."""
        if key == "right" and kind == "press":
            self.app.open("book.rulebook")
        else:
            super().press(key, kind)


SCREEN = Help

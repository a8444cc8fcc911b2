"""The board: every space with its chips, then the players' chips, and how many there must be."""

from engine.compat import TYPE_CHECKING
from firmware.display.card_faces import space_words
from firmware.screens.base import Screen

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Label
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


class RummoliBoardScreen(Screen):
    """The spaces in three columns, fewer on a narrow screen; the chips are below (RML-16)."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.top = 0
        self.hidden = 0
        self.due = self.find_due()

    def resumed(self) -> None:
        """Look the next card up again when the board is shown: it may have changed."""
        self.due = self.find_due()

    def find_due(self) -> str | None:
        """Return the text of the card that comes next in the stops phase, or None."""
        game = self.app.game
        if game.over or not game.aids.open(game):
            return None
        # The stops bring the card picker along: only a hand in play needs them.
        from firmware.screens.rummoli.stops import card_due, picture

        card = card_due(self.app)
        return None if card is None else picture(card)

    def chips(self) -> "list[Row]":
        """Return the rows of the chips: each player's, those on the board, and all of them."""
        game = self.app.game
        rows: list[Row] = []
        held = 0
        for player in game.players:
            if not player.has_left:
                held += player.score
                words: Label = str(player.score)
                if player.score < 0:
                    words = ("stops_screen.debt", {"n": -player.score})
                rows.append((player.name, words))
        lying = game.board.chips()
        rows.append((("stops_screen.board", {}), str(lying)))
        rows.append((("stops_screen.in_all", {}), str(held + lying)))
        return rows

    def title(self) -> "Label":
        """Return the bar: which round it is."""
        game = self.app.game
        number = game.rounds if game.over else game.rounds + 1
        return ("ui.event_number", {"event": (game.unit(game.house), {}), "n": number})

    def hints(self) -> "Hints":
        """Return what the keys do."""
        game = self.app.game
        hints: list[Hint] = [("back", ("ui.back", {})), ("left", ("ui.see_history", {}))]
        if not game.over:
            hints.insert(0, ("ok", (game.next_key(), {})))
        return hints

    def draw(self, show: "Show") -> None:
        """Show the spaces with their chips, then the players' chips."""
        show.grid(self)

    def words(self, name: str) -> "Label":
        """Return the label of a space, with pictures of the suits."""
        return space_words(self.app.game.section, name)

    def press(self, key: str, kind: str) -> None:
        """Scroll, go on with what comes next or to the history, or back."""
        if key == "down" and kind != "long":
            self.top = min(self.top + 1, self.hidden)
        elif key == "up" and kind != "long":
            self.top = max(0, self.top - 1)
        elif key in ("left", "right") and kind == "press":
            self.app.close()
            self.app.open("past.history")
        elif key == "ok" and kind == "press" and not self.app.game.over:
            self.go_on()
        else:
            super().press(key, kind)

    def act(self, name: str) -> None:
        """Do one of the actions; "pot JD" collects a space, as on the sheet."""
        if name.startswith("pot "):
            self.app.close_to("table.sheet")
            self.app.stack[-1].act(name)
        else:
            super().act(name)

    def go_on(self) -> None:
        """Enter what comes next, as OK on the sheet does; above the stops phase, return to it."""
        if self.app.stack[-2].module == "rummoli.stops":
            self.app.close()
            return
        self.app.close_to("table.sheet")
        sheet: Any = self.app.stack[-1]
        sheet.enter()


SCREEN = RummoliBoardScreen

"""Settling up: what the game is played for, and who pays whom."""

from engine.compat import TYPE_CHECKING
from engine.record.settle_up import about, compares, table_changed
from firmware.games.stakes import amount_words, keep, rows_of, settled
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class Settle(Page):
    """The fewest payments that settle the game as it stands; OK changes the stake."""

    seldom = True

    def __init__(self, app: "App"):
        super().__init__(app)
        self.stake = None
        # The payments; if there are none, why.
        self.paid = []
        self.why = None

    def make(self) -> None:
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.store, self.app.open_game)

    def title(self) -> "Row":
        """Return the bar, with the stake at the right."""
        if self.stake is None:
            return ("payments.title", {}), ""
        kind, coins = self.stake
        return ("payments.title", {}), ("payments.at_" + kind, {"amount": amount_words(coins)})

    def parts(self) -> "Sequence[Part]":
        """Return the payments, or why there are none."""
        if self.why:
            return [self.why]
        parts: list[Part] = [] if self.app.game.over else [("payments.so_far", {})]
        parts += rows_of(self.paid)
        if not self.stake:
            return parts
        game = self.app.game
        what = about(game, game.house, self.stake[0])
        if what:
            parts.append(what)
        if compares(game, game.house, self.stake[0]) and table_changed(self.app.open_game.ledger):
            parts.append(("payments.at_table", {}))
        return parts

    def hints(self) -> "Hints":
        """Return the hints."""
        return (
            ("ok", ("payments.set", {})),
            ("back", ("ui.back", {})),
            ("right", ("payments.all_games", {})),
        )

    def press(self, key: str, kind: str) -> None:
        """Change the stake on OK, show the balance of the evening on right; else as on a page."""
        if key == "ok" and kind == "press":
            game = self.app.game
            self.app.open("people.stake", game, game.house, self.stake, self.accept)
        elif key == "right" and kind == "press":
            self.app.open("people.evening")
        else:
            super().press(key, kind)

    def accept(self, stake: "Any") -> None:
        """Save another stake, and show who pays whom."""
        keep(self.app.store, self.app.open_game.number, stake)
        self.app.close_to("people.payments")


SCREEN = Settle

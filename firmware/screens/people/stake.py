"""The choice of the stake: for each point, each chip or each win, and how much."""

from engine.compat import TYPE_CHECKING
from engine.game.questions import NUMBER, Question
from engine.record.settle_up import MAX_STAKE, about, kinds, named
from firmware.games.stakes import offered
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.types import House, Label
    from firmware.app import App
    from firmware.screens.base import Row


class Stake(ListScreen):
    """The kinds of stake that fit `game` under `house`, and none.

    `stake` is the present one, (kind, coins) or None; `take(stake)` is called with the new one.
    """

    seldom = True

    def __init__(
        self,
        app: "App",
        game: "Game | type[Game]",
        house: "House",
        stake: "Any",
        accept: "Callable[[Any], object]",
    ):
        super().__init__(app)
        self.game = game
        self.house = house
        self.kinds = list(kinds(game, house)) + [None]
        self.stake = stake
        self.accept = accept
        # Other house rules may have another one.
        if self.stake and self.stake[0] in self.kinds:
            self.at = self.kinds.index(self.stake[0])

    def title(self) -> "Row":
        """Return the bar."""
        return ("payments.ask_kind", {}), ""

    def items(self) -> "Sequence[Row]":
        """Return the kinds."""
        return [(named(self.game, self.house, kind), "") for kind in self.kinds]

    def about(self) -> "Label | None":
        """Return what the selected kind does, where that may surprise."""
        kind = self.kinds[self.at]
        return about(self.game, self.house, kind) if kind else None

    def choose(self, index: int) -> None:
        """Ask how much, or play for nothing."""
        kind = self.kinds[index]
        if kind is None:
            self.accept(None)
            return
        question = Question(
            NUMBER,
            "payments.ask_" + kind,
            {"min": 1, "max": MAX_STAKE},
            minimum=1,
            maximum=MAX_STAKE,
            default=self.stake[1] if self.stake else offered(self.app.store),
        )

        def done(coins: int) -> None:
            self.accept([kind, coins])

        self.app.open("asking.number", question, done)


SCREEN = Stake

"""The choice of the stake: for each point, each chip or each win, and how much."""

from engine.compat import TYPE_CHECKING
from engine.play.questions import NUMBER, Question
from engine.play.settle_up import MAX_STAKE, kinds
from firmware.screens.base import ListScreen
from firmware.stakes import keep, offered, stake_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Row


class Stake(ListScreen):
    """The kinds of stake that fit the game on the table, and none."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.kinds = list(kinds(app.game)) + [None]
        self.stake = stake_of(app.store, app.session.number, app.game)
        if self.stake:
            self.at = self.kinds.index(self.stake[0])

    def title(self) -> "Row":
        """Return the bar."""
        return ("settle.ask_kind", {}), ""

    def items(self) -> "Sequence[Row]":
        """Return the kinds."""
        return [(("settle.per_" + (kind or "none"), {}), "") for kind in self.kinds]

    def chosen(self, index: int) -> None:
        """Ask how much, or play for nothing."""
        kind = self.kinds[index]
        if kind is None:
            self.keep(None, 0)
            return
        question = Question(
            NUMBER,
            "settle.ask_" + kind,
            {"min": 1, "max": MAX_STAKE},
            minimum=1,
            maximum=MAX_STAKE,
            default=self.stake[1] if self.stake else offered(self.app.store),
        )
        self.app.open("number", question, lambda coins: self.keep(kind, coins))

    def keep(self, kind: str | None, coins: int) -> None:
        """Save the stake, and go back to who pays whom."""
        kept = keep(self.app.store, self.app.session.number, kind, coins)
        self.app.close_to("settle")
        if not kept:
            self.app.not_kept(("people.no_room", {}))


SCREEN = Stake

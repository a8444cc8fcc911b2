"""The balance of the evening: what each player gets or pays over all its games with a stake."""

from engine.compat import TYPE_CHECKING
from firmware.games.evening import Evening, played_for
from firmware.games.stakes import amount_words, rows_of
from firmware.screens.page import Page

if TYPE_CHECKING:
    from collections.abc import Sequence

    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Part


class EveningBalance(Page):
    """The games are opened one by one; then there are the balance and the fewest payments."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.evening = Evening(app.session, played_for(app.store, app.open_game.number))

    @property
    def awake(self) -> bool:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Whether games are being opened, so that the box neither goes on standby nor sleeps."""
        return self.evening.left > 0

    def goes_on(self) -> bool:
        """Return whether games are still being opened."""
        return self.evening.left > 0

    def tick(self, now: int) -> None:
        """Open one more game."""
        if self.evening.left:
            self.evening.step()
            self.app.dirty = True

    def title(self) -> "Row":
        """Return the bar: how many games count."""
        return ("payments.evening", {}), ("payments.games", {"n": self.evening.settled})

    def parts(self) -> "Sequence[Part]":
        """Return what each player gets or pays, the payments, and which games are left out."""
        evening = self.evening
        if evening.left:
            done = ("ui.of", {"n": evening.done, "all": evening.done + evening.left})
            return [(("stats.counting", {}), done)]
        if not evening.settled:
            return [("payments.evening_none", {})]
        parts: list[Part] = []
        for name, coins in evening.balance():
            key = "payments.gets" if coins > 0 else "payments.owes" if coins else "payments.none"
            parts.append((name, (key, {"amount": amount_words(abs(coins))})))
        parts += rows_of(evening.paid()) or [("payments.even", {})]
        return parts + evening.left_out

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("back", ("ui.back", {})),)


SCREEN = EveningBalance

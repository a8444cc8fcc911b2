"""Settling up: what the game is played for, and who pays whom."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.play.settle_up import balances, payments
from firmware.screens.page import Page, wrapped
from firmware.stakes import stake_of

if TYPE_CHECKING:
    from typing import Any

    from engine.types import Message
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Hints, Row
    from firmware.screens.page import Line
    from firmware.session import Session


def amount_words(coins: int) -> "Message":
    """Return an amount as (key, facts)."""
    return "settle.amount", {"n": coins // 100, "cents": "%02d" % (coins % 100)}


def settled(session: "Session") -> "tuple[tuple[str, int] | None, list[Any], Message | None]":
    """Return (stake, payments, why there are none) of the game on the table as it stands.

    The stake is None, or (kind, coins); the payments are as in engine.play.settle_up; why is a
    (key, facts), or None.
    """
    ledger = session.ledger
    stake = stake_of(session.store, session.number, ledger.game)
    if stake is None:
        return None, [], ("settle.how", {})
    try:
        paid = payments(balances(ledger, *stake))
    except EngineError as error:
        return stake, [], (error.key, error.facts)
    return stake, paid, None if paid else ("settle.even", {})


def rows_of(paid: "list[Any]") -> "list[Line]":
    """Return the payments as rows of a page."""
    rows = []
    for payer, payee, amount in paid:
        words = ("settle.pays", {"name": payer, "payee": payee})
        rows.append((words, amount_words(amount)))
    return rows


class Settle(Page):
    """The fewest payments that settle the game as it stands; OK changes the stake."""

    def __init__(self, app: "App"):
        super().__init__(app)
        self.stake = None
        # The payments; if there are none, why.
        self.paid = []
        self.why = None

    def opened(self) -> None:
        """Work out the payments."""
        self.work_out()

    def shown(self) -> None:
        """Work out the payments again: the stake may have changed."""
        self.work_out()

    def work_out(self) -> None:
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.session)

    def title(self) -> "Row":
        """Return the bar, with the stake at the right."""
        if self.stake is None:
            return ("settle.title", {}), ""
        kind, coins = self.stake
        return ("settle.title", {}), ("settle.at_" + kind, {"amount": amount_words(coins)})

    def lines(self, ui: "Ui") -> "list[Line]":
        """Return the payments."""
        if self.why:
            return wrapped(ui, self.why)
        lines = [] if self.app.game.over else wrapped(ui, ("settle.so_far", {}))
        return lines + rows_of(self.paid)

    def hints(self) -> "Hints":
        """Return the hints."""
        return (("ok", "settle.set"), ("back", "ui.back"))

    def press(self, key: str, kind: str) -> None:
        """Change the stake on OK; else as on a page."""
        if key == "ok" and kind == "press":
            self.app.open("stake")
        else:
            super().press(key, kind)


SCREEN = Settle

"""Settling up: what the game is played for, and who pays whom."""

from engine.errors import EngineError
from engine.play.settle_up import balances, payments
from firmware.screens.page import Page, wrapped
from firmware.stakes import stake_of


def amount_words(coins):
    """Return an amount as (key, facts)."""
    return "settle.amount", {"n": coins // 100, "cents": "%02d" % (coins % 100)}


def settled(session):
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


def rows_of(paid):
    """Return the payments as rows of a page."""
    rows = []
    for payer, payee, amount in paid:
        words = ("settle.pays", {"name": payer, "payee": payee})
        rows.append((words, amount_words(amount)))
    return rows


class Settle(Page):
    """The fewest payments that settle the game as it stands; OK changes the stake."""

    def __init__(self, app):
        super().__init__(app)
        self.stake = None
        # The payments; where there are none, why, as (key, facts).
        self.paid = []
        self.why = None

    def opened(self):
        """Work out the payments."""
        self.work_out()

    def shown(self):
        """The stake may be another one by now."""
        self.work_out()

    def work_out(self):
        """Find who pays whom."""
        self.stake, self.paid, self.why = settled(self.app.session)

    def title(self):
        """Return the bar; at the right what is played for."""
        if self.stake is None:
            return ("settle.title", {}), ""
        kind, coins = self.stake
        return ("settle.title", {}), ("settle.at_" + kind, {"amount": amount_words(coins)})

    def lines(self, ui):
        """Return the payments."""
        if self.why:
            return wrapped(ui, self.why)
        lines = [] if self.app.game.over else wrapped(ui, ("settle.so_far", {}))
        return lines + rows_of(self.paid)

    def hints(self):
        """Say what the keys do."""
        return (("ok", "settle.set"), ("back", "ui.back"))

    def press(self, key, kind):
        """OK changes the stake."""
        if key == "ok" and kind == "press":
            self.app.open("stake")
        else:
            super().press(key, kind)


SCREEN = Settle

"""The evening: which saved games belong together, and what they come to, as lines of text.

Games of one date belong to one evening, and games less than six hours apart, from the last entry of
one to the start of the next. The exports divide evenings in the same way
(`host_tools/evening/export/evening.py`).
"""

from engine import games
from engine.compat import TYPE_CHECKING, const
from engine.errors import EngineError
from engine.record import tally
from engine.record.settle_up import balances, payments
from engine.texts import listed, told
from firmware.board import today
from firmware.display.fitting import say
from firmware.games.saved import opened
from firmware.games.stakes import STAKE, is_stake, payment_words, stake_of
from firmware.storage.errors import StoreError
from firmware.storage.people import apart, called_by, former_of
from firmware.storage.standings import Standings

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.record.ledger import Ledger
    from engine.types import Label, Message
    from firmware.games.session import Session
    from firmware.storage.store import Store

# In minutes.
_APART = const(360)


def numbers_of(store: "Store", number: int) -> list[int]:
    """Return the numbers of the games of the evening of a saved game, the oldest first.

    Empty if it is not known when that game began. A game whose file cannot be read has no date: it
    counts if it was saved between two of them.
    """
    numbers = store.numbers()
    began = _began(store, number)
    if not began or number not in numbers:
        return []
    at = numbers.index(number)
    later = _reach(store, number, began, numbers[:at][::-1], True)
    return _reach(store, number, began, numbers[at + 1 :], False)[::-1] + [number] + later


def _reach(store: "Store", number: int, began: str, others: list[int], onwards: bool) -> list[int]:
    """Return which of the `others`, the nearest first, follow (or come before) without a gap."""
    found: list[int] = []
    unread: list[int] = []
    for other in others:
        when = _began(store, other)
        if when is None:
            unread.append(other)
            continue
        first, second = (began, when) if onwards else (when, began)
        if not _together(store, number if onwards else other, first, second):
            break
        found += unread + [other]
        unread = []
        number, began = other, when
    return found


def played_for(store: "Store", number: int) -> list[int]:
    """Return the numbers of the games that are settled together, the oldest first.

    They are those of the evening. Where it is not known when they began, they are the games in a
    row, up to this one, that were played for a stake. Another game that was finished without one
    ends the row.
    """
    found = numbers_of(store, number)
    if found:
        return found
    standings = Standings(store)
    for other in store.numbers():
        if other > number:
            continue
        if is_stake(store.get_beside(other, STAKE)):
            found.append(other)
        elif other < number:
            standing = standings.find(other)
            if not standing or standing[1]:
                break
    found.reverse()
    return found


def _together(store: "Store", number: int, began: str, following: str) -> bool:
    """Return whether the game `number` and one that began at `following` are of one evening."""
    if not began or not following:
        return False
    if began[:10] == following[:10]:
        return True
    return today.minutes(following) - today.minutes(_ended(store, number) or began) < _APART


def _began(store: "Store", number: int) -> str | None:
    """Return when a saved game began, "" if it has no date, or None if it cannot be read."""
    try:
        when = store.header(number).get("began")
    except (StoreError, OSError):
        return None
    return when if today.is_time(when) else ""


def _ended(store: "Store", number: int) -> str | None:
    """Return when the last entry of a saved game was made, or None if that is not known."""
    found: str | None = None
    try:
        journal = store.journal(number)
        try:
            for _ in journal:
                if today.is_time(journal.when):
                    found = journal.when
        finally:
            journal.close()
    except (StoreError, OSError):
        # What was read before counts.
        pass
    return found


class Evening:
    """What the games `numbers` come to; `step` opens one more of them, and `lines` has the result.

    People have the names of today.
    """

    def __init__(self, session: "Session", numbers: list[int]):
        self._session = session
        self._store = session.store
        self._was = former_of(session.store.get("roster", []))
        self._numbers = numbers
        # How many of them count, and how many were opened.
        self.count = len(numbers)
        self.done = 0
        self._games: list[str] = []
        self.left_out: list[Message] = []
        # What each player gets or pays, in coins, and how many games that is of.
        self._amounts: dict[str, int] = {}
        self.settled = 0

    @property
    def left(self) -> int:
        """How many games are still to be opened."""
        return len(self._numbers) - self.done

    def step(self) -> None:
        """Open one more game; one that cannot be opened is named in `lines`."""
        number = self._numbers[self.done]
        self.done += 1
        try:
            header = self._store.header(number)
        except (StoreError, OSError):
            self.left_out.append(("qr_code.lost", {"n": number}))
            return
        name = header["game"]
        on_table = self._session.open_game
        title = games.facts(name)[0] if games.known(name) else name
        try:
            if "archived" in header:
                kept = header["archived"]
                self._tell(number, title, kept["scores"], kept["winners"], True)
            elif on_table and number == on_table.number:
                self._count(number, title, on_table.ledger)
            else:
                journal = self._store.journal(number)
                try:
                    self._count(number, title, opened(journal))
                finally:
                    journal.close()
        except Exception:  # noqa: BLE001  one game must not cost the others
            self.left_out.append(("qr_code.left_out", {"game": title, "n": number}))

    def _count(self, number: int, title: "Label", ledger: "Ledger") -> None:
        """Add a game that can be opened, if anything was played in it."""
        game = ledger.game
        if not tally.is_played(ledger):
            self.count -= 1
            return
        scores: dict[str, int] = {}
        for player in game.players:
            scores[player.name] = player.score
        order: list[list[Any]] = []
        for group in game.places():
            order += [[name, scores[name]] for name in group]
        stake = stake_of(self._store, number, game) if game.over else None
        gains = []
        if stake:
            try:
                gains = balances(ledger, *stake)
            except EngineError:
                # Such as chips on the board that belong to no one.
                self.left_out.append(("qr_code.unsettled", {"game": title, "n": number}))
                stake = None
        called = self._tell(number, title, order, game.winners if game.over else (), game.over)
        for name, amount in gains:
            name = called.get(name, name)
            self._amounts[name] = self._amounts.get(name, 0) + amount
        self.settled += 1 if stake else 0

    def _tell(
        self,
        number: int,
        title: "Label",
        scores: "list[list[Any]]",
        winners: "Sequence[str]",
        over: bool,
    ) -> dict[str, str]:
        """Add the line of a game, `scores` as [name, score]; return the names of today."""
        names: list[str] = [name for name, _ in scores]
        present: dict[str, str] = {}
        for name in names:
            present[name] = called_by(self._was, name, number)
        called = apart(names, present)
        words: list[str] = []
        for name, score in scores:
            words.append("%s %d%s" % (called.get(name, name), score, " *" * (name in winners)))
        head = say(title if over else ("qr_code.unfinished", {"game": title}))
        self._games.append(told(head, listed(words, True)))
        return called

    def lines(self) -> list[str]:
        """Return the day, a line for each game, who pays whom, and what was left out.

        Best scores first; a star is with who won. With stakes in several games, the payments settle
        all of them together.
        """
        began = today.shown(_began(self._store, self._numbers[0]))
        facts = dict(began[1], n=self.count) if began else {"n": self.count}
        lines = [say(("qr_code.day" if began else "qr_code.evening", facts))] + self._games
        if self.settled:
            lines += payment_words(self.paid()) or [say(("payments.even", {}))]
        return lines + [say(why) for why in self.left_out]

    def balance(self) -> list[tuple[str, int]]:
        """Return [(name, coins)] of what each player gets (above 0) or pays, the most first."""
        rows = sorted([(-self._amounts[name], name) for name in self._amounts])
        return [(name, -coins) for coins, name in rows]

    def paid(self) -> list[tuple[str, str, int]]:
        """Return the payments that settle all games together (engine.record.settle_up)."""
        return payments([(name, self._amounts[name]) for name in self._amounts])

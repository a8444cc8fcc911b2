"""What happens in the stops phase: cards laid and taken back, pay cards, the end of the hand."""

from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from firmware.screens.rummoli.stops_kept import find, keep, picture

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from engine.types import Event
    from firmware.app import App


class Moves:
    """What changes `phase`, the stops phase of the game on the table.

    `moved()` is called after each change, before what follows from it is shown.
    """

    def __init__(self, app: "App", moved: "Callable[[], object]"):
        self.app = app
        self.phase = find(app)
        self._moved = moved
        # Pay cards left for later, whether they were shown once more, and whether the end was.
        self._later: tuple[tuple[str, str], ...] = ()
        self._reminded = False
        self._shown_end = False

    def seat(self) -> int:
        """Return the seat of the player likeliest to be next: the leader, or who laid last."""
        phase = self.phase
        name = phase.leader or phase.last or self.app.game.following(self.app.game.dealer)[0]
        return phase.players.index(name)

    # -- cards --------------------------------------------------------------------------------

    def lay(self, name: str, card: int) -> None:
        """Lay a card; a card against the rules only if the table lets it stand."""
        course = self.phase.with_play(name, card)
        if course.index is None:
            self.laid(name, card)
            return
        # Imported when a play is wrong.
        from engine.games.rummoli.referee import judge_stops

        verdict = judge_stops(course, self.app.game.house, picture)
        rule, why = verdict.rule, (verdict.key, verdict.facts)
        if course.index == len(self.phase.plays):
            self.app.ask(
                ("stops_screen.stands", {"why": why, "rule": rule}), lambda: self.laid(name, card)
            )
            return
        if course.missed:
            # A card that should have been laid before: its owner pays for that (RML-18).
            question = ("stops_screen.late", {"why": why, "rule": rule, "name": name})
            self.app.ask(question, lambda: self.fine(name))
        else:
            self.app.open("message", ("stops_screen.noticed", {}), rule, why)
        # What the card brings comes first: it is shown above the message.
        self.laid(name, card)

    def laid(self, name: str, card: int) -> None:
        """Record a card that was laid."""
        self.phase.lay(name, card)
        self.moved()

    def moved(self) -> None:
        """Save how things stand, and show what follows."""
        keep(self.app, self.phase)
        self._reminded = self._shown_end = False
        self._moved()
        self.go_on()

    def fine(self, name: str) -> None:
        """Pay one chip onto Rummoli (RML-18)."""
        if self.app.session.add(self.app.game.fine(name)):
            # What is shown above does not count that chip.
            self._shown_end = False
            self.app.close_to("rummoli.stops")

    def stop(self) -> None:
        """Pass over the card due, which no one has; without one, show the deadlock."""
        if self.phase.due is not None:
            self.phase.pass_over()
            self.moved()
        else:
            self.conclude("deadlock", None)

    # -- taking back --------------------------------------------------------------------------

    def take_back(self) -> None:
        """Go back one step; chips that its card brought go back as well."""
        collected = [] if self.phase.passed else self.phase.brought()
        paid = self.last_paid(collected)
        if paid:
            question = ("stops_screen.undo_pays", {"name": paid[0], "space": paid[1]})
            self.app.ask(question, lambda: self.undo_pays(collected))
        else:
            self.phase.take_back()
            self.moved()

    def last_paid(self, collected: list[tuple[str, str]]) -> tuple[str, str] | None:
        """Return (name, space) of the latest event if it paid one of `collected`, else None."""
        last = self.app.session.ledger.undone() if collected else None
        if last is None or last.what != "event" or last.event["event"] != "pay":
            return None
        pair = (last.event["player"], last.event["space"])
        return pair if pair in collected else None

    def undo_pays(self, collected: list[tuple[str, str]]) -> None:
        """Undo what the last card paid, then take the card back."""
        while self.last_paid(collected):
            if not self.app.session.add({"event": "undo"}):
                return
        self.phase.take_back()
        self.moved()

    # -- pay cards ----------------------------------------------------------------------------

    def unpaid(self) -> list[tuple[str, str]]:
        """Return the (name, space) of pay cards laid whose chips are still on the board."""
        pots = self.app.game.pots
        return [pair for pair in self.phase.collects if pots[pair[1]]]

    def collect(self, name: str, space: str) -> None:
        """Show what a pay card brings, before it is saved."""
        entry = {"event": "pay", "player": name, "space": space}
        if not self.offer("rummoli.stops_pay", entry, lambda: self.put_off(name, space)):
            self.put_off(name, space)

    def put_off(self, name: str, space: str) -> None:
        """Leave a pay card for later."""
        self._later = self._later + ((name, space),)

    def go_on(self) -> None:
        """Collect for the next pay card, or end the hand if someone is out."""
        for pair in self.unpaid():
            if pair not in self._later:
                self.collect(*pair)
                return
        if (self.phase.out or self.phase.deadlock) and not self._shown_end:
            self.end()

    def offer(self, screen: "Any", entry: "Event", *more: "Any") -> bool:
        """Show what an event would do, or why it cannot be; return whether it can."""
        try:
            effect, game = self.app.session.ledger.preview(entry)
        except EngineError as error:
            self.app.refuse(error)
            return False
        self.app.open(screen, entry, effect, game, *more)
        return True

    # -- the end of the hand ------------------------------------------------------------------

    def end(self) -> None:
        """Show the end of the hand; pay cards left for later come once more before it."""
        if self._later and not self._reminded:
            self._later = ()
            self._reminded = True
            if self.unpaid():
                self.go_on()
                return
        self._shown_end = True
        if self.phase.out:
            self.conclude("out", self.phase.out)
        else:
            self.conclude("deadlock", None)

    def conclude(self, kind: str, winner: str | None) -> None:
        """Show the event that ends the hand; only unknown cards are asked for."""
        left = self.phase.still_held()
        if winner is not None:
            left.pop(winner, None)
        event = {"event": kind, "left": left}
        others = len(self.phase.players)
        if winner is not None:
            event["player"] = winner
            others -= 1
        if len(left) == others:
            self.offer("preview", event)
        else:
            self.app.open("entry", kind, event)

    def count_out(self) -> None:
        """Enter the end with the cards counted at the table, offering what is known."""
        name = self.phase.out or self.phase.players[self.seat()]
        event = {"event": "out", "player": name, "left": self.phase.still_held()}
        self.app.open("entry", "out", event)

"""The stops phase of Rummoli, card by card: OK means that the selected player lays the card due."""

from engine.cards import STANDARD52
from engine.compat import TYPE_CHECKING
from engine.errors import EngineError
from engine.game import questions
from engine.games.rummoli.stops import BLACK, RED, suits_word
from engine.texts import text
from firmware.display.card_faces import pictured
from firmware.display.fitting import say
from firmware.screens.asking.cards import Cards
from firmware.screens.asking.choice import PickPart
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.games.rummoli.game import Rummoli
    from engine.games.rummoli.stops_log import Phase
    from engine.types import Event, Facts, Label, Message
    from firmware.app import App
    from firmware.display.widgets import Hint
    from firmware.screens.base import Action, Hints, Row, Screen
    from firmware.types import Show


class Stops(ListScreen):
    """Who lays the card due, who leads, and what else may happen; pay cards are collected at once.

    The rows are the players, each with the cards left, then rarer actions. Right is a short cut: no
    one has the card due. Ending the hand and taking a card back are rows as well; if there is a key
    for left, holding it also takes back.
    """

    sides = True

    def __init__(self, app: "App"):
        super().__init__(app)
        self.moves = Moves(app, self.select_next)
        self.phase = self.moves.phase
        self.select_next()

    def opened(self) -> None:
        """Take up the hand; a power cut may have come between a pay card and its chips."""
        self.moves.go_on()

    def select_next(self) -> None:
        """Select whoever comes next, or the row after the players if no cards are followed."""
        self.at = self.moves.seat()
        if not self.phase.plays and rummoli(self.app).in_stops():
            self.at = len(self.phase.players)

    def asked(self) -> object:
        """Return what is asked; it changes with each card."""
        if self.part:
            return self.part.asked()
        return (self, len(self.phase.plays), self.phase.passed)

    def why_not(self, key: str) -> "Label":
        """Return why `key` does nothing; for left and right, it names the row to choose instead."""
        if key == "left" and self.phase.plays:
            return ("stops_screen.why_take_back", {})
        if key == "right" and self.can_stop() and not self.phase.out:
            return ("stops_screen.why_deadlock", {})
        return self.part.why_not(key) if self.part else ""

    def resumed(self) -> None:
        """Go on after a message, or after chips were collected."""
        if self.part is None:
            self.moves.go_on()

    # -- what is to be seen -------------------------------------------------------------------

    def shade(self) -> "Message":
        """Return the colour to be led, or that it is another suit or any."""
        return ("stops." + suits_word(self.phase.suits), {})

    def can_stop(self) -> bool:
        """Return whether a lead is due that nobody may have: it may be a deadlock."""
        phase = self.phase
        return bool(phase.plays) and phase.due is None and len(phase.suits) < 4

    def title(self) -> "Row":
        """Return what comes next, with the number of cards laid if there is room."""
        ui = self.app.ui
        laid = text("stops_screen.laid", n=len(self.phase.plays))
        status = self.status()
        room = ui.width - ui.size(say(status)) - 8
        return status, laid if ui.fits(laid, room) else ""

    def status(self) -> "Message":
        """Return what comes next."""
        phase = self.phase
        if phase.out:
            return "stops_screen.is_out", {"name": phase.out}
        if phase.due is not None:
            return "stops_screen.due", {"card": picture(phase.due)}
        if phase.deadlock:
            return "stops_screen.deadlock", {}
        if phase.plays:
            return "stops_screen.lead", {"name": phase.leader, "colour": self.shade()}
        if phase.leader:
            return "stops_screen.first", {"name": phase.leader}
        return "stops_screen.first_open", {}

    def rows(self) -> "list[Action]":
        """Return the rows, as in an ActionList."""
        phase = self.phase
        rows: list[Action] = []
        for name in phase.players:
            left = phase.left(name)
            detail = "" if left is None else ("stops_screen.left", {"n": left})
            rows.append((name, detail, self.play, name))
        for name, space in self.moves.unpaid():
            words = ("stops_screen.collects", {"name": name, "space": space})
            rows.append((words, "", self.moves.collect, name, space))
        if phase.due is not None:
            words = ("stops_screen.nobody", {"card": picture(phase.due)})
            rows.append((words, "", self.moves.stop))
            rows.append((("stops_screen.other_card", {}), "", self.another))
        elif self.can_stop():
            words = (self.led("stops_screen.nobody_leads"), {"colour": self.shade()})
            rows.append((words, "", self.moves.stop))
        if phase.plays:
            words: Label = ("stops_screen.take_back", {"card": picture(phase.plays[-1][1])})
            if phase.passed:
                words = ("stops_screen.not_stopped", {})
            rows.append((words, "", self.moves.take_back))
            rows.append((("stops_screen.count_out", {}), "", self.moves.count_out))
        else:
            rows += self.entered_rows()
        rows.append((("ui.board", {}), "", self.app.open, "rummoli.board"))
        return rows

    def entered_rows(self) -> "list[Action]":
        """Return the rows of the events for a table that does not follow the cards."""
        game = self.app.game
        rows: list[Action] = []
        for kind in ("pay", "pass", "out", "deadlock"):
            if game.why_not(kind) is None:
                key = game.key_of("do_", kind)
                rows.append(((key, {}), "", self.app.open, "asking.entry", kind))
        return rows

    @property
    def main_row(self) -> int:  # pyright: ignore[reportIncompatibleVariableOverride]
        """Where the cards are not followed, one comes to say who is out."""
        out: Label = (self.app.game.key_of("do_", "out"), {})
        words = [row[0] for row in self.rows()]
        return words.index(out) if out in words else -1

    def items(self) -> "Sequence[Row]":
        """Return the rows."""
        return [row[:2] for row in self.rows()]

    def cards_above(self) -> "tuple[list[str], str, bool] | None":
        """Return the run so far and the card due; with few players there is a row to spare."""
        phase = self.phase
        if not phase.plays:
            return None
        due = "" if phase.due is None else picture(phase.due)
        return [picture(card) for _, card in phase.plays], due, len(phase.players) < 4

    def hints(self) -> "Hints":
        """Return the hints for the selected row."""
        phase = self.phase
        ok: Label = ("ui.choose", {})
        if phase.out or phase.deadlock:
            ok = ("stops_screen.end", {})
        elif self.at < len(phase.players):
            ok = ("stops_screen.leads", {})
            if phase.due is not None:
                ok = ("stops_screen.lays", {"card": picture(phase.due)})
        hints: list[Hint] = [("ok", ok), ("back", ("ui.back", {}))]
        if phase.due is not None:
            hints.append(("right", ("stops_screen.stop", {})))
        return hints

    def actions(self) -> "Hints":
        """Return the way back: that nobody has the card due is a row."""
        return self.part.actions() if self.part else (("back", ("ui.back", {})),)

    def draw(self, show: "Show") -> None:
        """Show the list, or the cards that are keyed."""
        if self.part:
            self.part.draw(show)
        else:
            super().draw(show)

    # -- keys ---------------------------------------------------------------------------------

    def press(self, key: str, kind: str) -> None:
        """Choose, or take a short cut."""
        if self.part:
            self.part.press(key, kind)
        elif key == "right" and kind == "press":
            if self.phase.due is not None:
                self.moves.stop()
        elif key == "left" and kind == "long":
            if self.phase.plays:
                self.moves.take_back()
        elif key == "ok" and kind == "press":
            self.choose(self.at)
        else:
            super().press(key, kind)

    def choose(self, index: int) -> None:
        """Do what the row says; after the hand, a player's row ends it."""
        if index < len(self.phase.players) and (self.phase.out or self.phase.deadlock):
            self.moves.end()
            return
        _, _, do, *given = self.rows()[index]
        do(*given)

    def lay(self, name: str, card: int) -> None:
        """Show the list again, and lay a card."""
        self.part = None
        self.moves.lay(name, card)

    def play(self, name: str) -> None:
        """Lay the card due, or ask which card is led."""
        if self.phase.due is not None:
            self.lay(name, self.phase.due)
        else:
            facts = {"name": name, "colour": self.shade()}
            self.ask_card(self.led("stops_screen.ask_lead"), facts, name, self.phase.cannot_lead())

    def led(self, key: str) -> str:
        """Return the key of a sentence about what is led: a colour, or of both."""
        word = suits_word(self.phase.suits)
        return key if word in (RED, BLACK) else key + "_" + word

    def another(self) -> None:
        """Ask who lays a card that is not due: late, or by mistake."""
        players = self.phase.players
        picker = questions.pick_name("stops_screen.who", players, players[self.moves.seat()])
        self.show(PickPart(self.app, picker, self.ask_which))

    def ask_which(self, name: str) -> None:
        """Ask which of the remaining cards `name` lays."""
        self.ask_card("stops_screen.ask_card", {"name": name}, name, tuple(self.phase.laid()))

    def ask_card(self, key: str, facts: "Facts", name: str, taken: tuple[int, ...]) -> None:
        """Key the card that `name` lays."""
        question = questions.cards(key, STANDARD52, 1, 1, taken, **facts)
        self.show(Cards(self.app, question, lambda cards: self.lay(name, cards[0]), self.app.game))

    def show(self, part: "Screen") -> None:
        """Show a question in place of the list; back leads to the list."""
        self.part = part
        part.leave = self.close_part  # pyright: ignore[reportAttributeAccessIssue]
        self.app.dirty = True

    def close_part(self) -> None:
        """Show the list again."""
        self.part = None


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
        # Whether the chips for passing were shown, and what comes after them.
        self._passed = False
        self._then: Callable[[], object] | None = None

    def seat(self) -> int:
        """Return the seat of the player likeliest to be next.

        That is who showed the card due at the showdown, else the leader, or who laid last.
        """
        phase = self.phase
        holder = None if phase.due is None else rummoli(self.app).showed(phase.due)
        if holder in phase.players:
            return phase.players.index(holder)
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

        verdict = judge_stops(course, picture)
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
        self._reminded = self._shown_end = self._passed = False
        self._moved()
        self.go_on()

    def fine(self, name: str) -> None:
        """Pay one chip onto Rummoli (RML-18)."""
        if self.app.session.add(rummoli(self.app).fine(name)):
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
        last = self.app.open_game.ledger.to_undo() if collected else None
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
        """Return the (name, space) of pay cards laid whose chips are still on the board.

        Where chips that are not claimed at once stay there, only the last card counts (RML-12).
        """
        game = rummoli(self.app)
        stays = game.house["unclaimed"] == "stays"
        pairs = self.phase.brought() if stays else self.phase.collects
        return [pair for pair in pairs if game.board.pots[pair[1]]]

    def passes(self) -> dict[str, int]:
        """Return {name: chips} still to be put on Rummoli for passing (RML-24)."""
        paid = rummoli(self.app).passed
        owed = self.phase.passes()
        return {name: max(0, owed[name] - paid.get(name, 0)) for name in owed}

    def collect(self, name: str, space: str) -> None:
        """Show what a pay card brings, before it is saved."""
        entry = {"event": "pay", "player": name, "space": space}
        self.offer_now(entry, lambda: self.put_off(name, space))

    def offer_now(self, entry: "Event", later: "Callable[[], object]") -> None:
        """Show what chips an event moves, to be saved at once, or left for later."""
        if not self.offer("rummoli.pay", entry, later):
            later()

    def put_off(self, name: str, space: str) -> None:
        """Leave a pay card for later."""
        self._later = self._later + ((name, space),)

    def go_on(self) -> None:
        """Collect for the next pay card, or end the hand if someone is out."""
        then, self._then = self._then, None
        if then:
            then()
            return
        for pair in self.unpaid():
            if pair not in self._later:
                self.collect(*pair)
                return
        if (self.phase.out or self.phase.deadlock) and not self._shown_end:
            self.end()

    def offer(self, screen: str, entry: "Event", *more: "Any") -> bool:
        """Show what an event would do, or why it cannot be; return whether it can."""
        try:
            effect, game = self.app.open_game.ledger.preview(entry)
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
        if self.pays_passes(self.end):
            return
        self._shown_end = True
        if self.phase.out:
            self.conclude("out", self.phase.out)
        else:
            self.conclude("deadlock", None)

    def pays_passes(self, then: "Callable[[], object]") -> bool:
        """Show once what is to be paid for passing (RML-24); return whether there is anything.

        Whatever becomes of it, `then` comes next.
        """
        chips = self.passes()
        if self._passed or not sum(chips.values()):
            return False
        self._passed, self._then = True, then
        self.offer_now({"event": "pass", "chips": chips}, lambda: None)
        return True

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
            self.offer("table.preview", event)
        else:
            self.app.open("asking.entry", kind, event)

    def count_out(self) -> None:
        """Enter the end with the cards counted at the table, offering what is known."""
        if self.pays_passes(self.count_out):
            return
        name = self.phase.out or self.phase.players[self.seat()]
        event = {"event": "out", "player": name, "left": self.phase.still_held()}
        self.app.open("asking.entry", "out", event)


def rummoli(app: "App") -> "Rummoli":
    """Return the game on the table, which is Rummoli where this screen is open."""
    game: Any = app.game
    return game


def find(app: "App") -> "Phase":
    """Return the stops phase of the current hand, as far as it was followed."""
    game = rummoli(app)
    game.box = app.session.box
    return game.stops_phase()


def card_due(app: "App") -> int | None:
    """Return the next card if a stops phase is being followed, or None."""
    phase = find(app)
    return phase.due if phase.plays else None


def keep(app: "App", phase: "Phase") -> None:
    """Save what was laid."""
    app.session.box.keep("stops", phase.form())


def picture(card: int) -> str:
    """Return a card with a picture of its suit."""
    return pictured(STANDARD52.text(card))


SCREEN = Stops

"""The stops phase of Rummoli, card by card: OK means that the selected player lays the card due."""

from engine.cards import STANDARD52
from engine.compat import TYPE_CHECKING
from engine.record import questions
from engine.texts import text
from firmware.display.fitting import say
from firmware.screens.base import ListScreen
from firmware.screens.cards import Cards
from firmware.screens.pick import PickPart
from firmware.screens.rummoli.stops_kept import picture
from firmware.screens.rummoli.stops_moves import Moves

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.types import Facts, Label, Message
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Action, Hints, Row, Screen


class Stops(ListScreen):
    """Who lays the card due, who leads, and what else may happen; pay cards are collected at once.

    The rows are the players, each with the cards left, then rarer actions. Right is a short cut: no
    one has the card due. Ending the hand and taking a card back are rows as well; if there is a key
    for left, holding it also takes back.
    """

    def __init__(self, app: "App"):
        super().__init__(app)
        self.moves = Moves(app, self.settle)
        self.phase = self.moves.phase
        self.at = self.moves.seat()

    def opened(self) -> None:
        """Take up the hand; a power cut may have come between a pay card and its chips."""
        self.moves.go_on()

    def settle(self) -> None:
        """Select whoever comes next."""
        self.at = self.moves.seat()

    def asked(self) -> "Any":
        """Return what is asked; it changes with each card."""
        if self.part:
            return self.part.asked()
        return (self, len(self.phase.plays), self.phase.passed)

    def why_not(self, key: str) -> "Label":
        """Return why `key` does nothing; for left and right, it names the row to choose instead."""
        if key == "left" and self.phase.plays:
            return ("stops_screen.why_take_back", {})
        if key == "right" and self.phase.colour and not self.phase.out:
            return ("stops_screen.why_deadlock", {})
        return self.part.why_not(key) if self.part else ""

    def shown(self) -> None:
        """Go on after a message, or after chips were collected."""
        if self.part is None:
            self.moves.go_on()

    # -- what is to be seen -------------------------------------------------------------------

    def shade(self) -> "Message":
        """Return the colour to be led."""
        return ("stops." + (self.phase.colour or ""), {})

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
        if phase.colour:
            return "stops_screen.lead", {"name": phase.leader, "colour": self.shade()}
        if phase.leader:
            return "stops_screen.first", {"name": phase.leader}
        return "stops_screen.first_open", {}

    def rows(self) -> "list[Action]":
        """Return the rows, as in an ActionList."""
        phase = self.phase
        rows = []
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
        elif phase.colour:
            words = ("stops_screen.nobody_leads", {"colour": self.shade()})
            rows.append((words, "", self.moves.stop))
        if phase.plays:
            words = ("stops_screen.take_back", {"card": picture(phase.plays[-1][1])})
            if phase.passed:
                words = ("stops_screen.not_stopped", {})
            rows.append((words, "", self.moves.take_back))
        rows.append((("stops_screen.count_out", {}), "", self.moves.count_out))
        rows.append((("ui.board", {}), "", self.app.open, "rummoli.board"))
        return rows

    def items(self) -> "Sequence[Row]":
        """Return the rows."""
        return [row[:2] for row in self.rows()]

    def heading(self, ui: "Ui") -> int:
        """Draw the run so far and, as large as it fits, the card due, if there is room."""
        phase = self.phase
        if ui.rows < 6 or not phase.plays:
            return 0
        # With few players there is a row to spare.
        size = 24 if len(phase.players) < 4 else 16
        room = ui.width - 6
        if phase.due is not None:
            words = picture(phase.due)
            room -= ui.size(words, size) + 6
            ui.display.text(words, ui.width - 3 - ui.size(words, size), ui.top, size)
        line = ""
        for _, card in reversed(phase.plays):
            longer = picture(card) + " " + line
            if not ui.fits(longer, room):
                line = "« " + line if ui.fits("« " + line, room) else line
                break
            line = longer
        ui.display.text(line, 2, ui.top + (size - 8) // 2)
        return size // 8

    def hints(self) -> "Hints":
        """Return the hints for the selected row."""
        phase = self.phase
        ok = "ui.choose"
        if phase.out or phase.deadlock:
            ok = "stops_screen.end"
        elif self.at < len(phase.players):
            ok = "stops_screen.leads"
            if phase.due is not None:
                ok = ("stops_screen.lays", {"card": picture(phase.due)})
        hints = [("ok", ok), ("back", "ui.back")]
        if phase.due is not None:
            hints.append(("right", "stops_screen.stop"))
        return hints

    def draw(self, ui: "Ui") -> None:
        """Draw the list, or the cards that are keyed."""
        if self.part:
            self.part.draw(ui)
        else:
            super().draw(ui)

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
            self.chosen(self.at)
        else:
            super().press(key, kind)

    def chosen(self, index: int) -> None:
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
        elif self.phase.colour:
            facts = {"name": name, "colour": self.shade()}
            self.ask_card("stops_screen.ask_lead", facts, name, self.phase.cannot_lead())
        else:
            self.ask_card("stops_screen.ask_card", {"name": name}, name, ())

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


SCREEN = Stops

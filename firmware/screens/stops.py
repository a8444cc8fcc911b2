"""The stops phase of Rummoli, followed card by card: OK says that the chosen player lays what is due."""

from engine import questions
from engine.cards import STANDARD52
from engine.errors import EngineError
from engine.texts import text
from firmware.screens.base import ListScreen
from firmware.screens.stops_kept import keep, load
from firmware.ui import pictured, say


def picture(card):
    """Return a card with its suit as a picture."""
    return pictured(STANDARD52.text(card))


class Stops(ListScreen):
    """Who lays the card due, who leads, and what else may happen; pay cards are collected as they fall.

    The rows are the players, each with the cards left, and behind them what is rarer. Right and left
    are short ways: nobody has the card due (or none of the colour), and back by one card.
    """

    def __init__(self, app):
        ListScreen.__init__(self, app)
        self.phase, self.place = load(app)
        self.part = None
        # Pay cards that were left for later, whether they were shown again, and the hand's end.
        self.later = []
        self.reminded = False
        self.shown_end = False
        self.at = self.seat()

    def opened(self):
        """A power cut may have come between a pay card and its chips."""
        self.go_on()

    def shown(self):
        """Go on after a message, or after chips were collected."""
        if self.part is None:
            self.go_on()

    # -- what is to be seen ------------------------------------------------------------------

    def seat(self):
        """Return the row of the player who is likeliest to come next: the last one, or the leader."""
        phase = self.phase
        name = phase.leader or phase.last or self.app.game.following(self.app.game.dealer)[0]
        return phase.players.index(name)

    def shade(self):
        """Return the colour to be led as a text's key and facts."""
        return ("stops." + self.phase.colour, {})

    def title(self):
        """Return what comes next, and how many cards were laid where that does not shorten it."""
        ui = self.app.ui
        laid = text("stops_screen.laid", n=len(self.phase.plays))
        room = ui.width - ui.size(say(self.status())) - 8
        return self.status(), laid if ui.fits(laid, room) else ""

    def status(self):
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

    def unpaid(self):
        """Return the (name, space) that fell and whose chips still lie there."""
        pots = self.app.game.pots
        return [pair for pair in self.phase.collects if pots[pair[1]]]

    def rows(self):
        """Return what can be chosen, a list of (text, detail, what it does)."""
        phase = self.phase
        rows = []
        for name in phase.players:
            left = phase.left(name)
            detail = "" if left is None else ("stops_screen.left", {"n": left})
            rows.append((name, detail, self.playing(name)))
        for name, space in self.unpaid():
            words = ("stops_screen.collects", {"name": name, "space": space})
            rows.append((words, "", self.paying(name, space)))
        if phase.due is not None:
            words = ("stops_screen.nobody", {"card": picture(phase.due)})
            rows.append((words, "", self.stop))
            rows.append((("stops_screen.other_card", {}), "", self.another))
        elif phase.colour:
            words = ("stops_screen.nobody_leads", {"colour": self.shade()})
            rows.append((words, "", self.stop))
        if phase.plays:
            words = ("stops_screen.take_back", {"card": picture(phase.plays[-1][1])})
            if phase.passed:
                words = ("stops_screen.not_stopped", {})
            rows.append((words, "", self.take_back))
        rows.append((("stops_screen.count_out", {}), "", self.count_out))
        rows.append((("ui.board", {}), "", self.show_board))
        return rows

    def items(self):
        """Return the rows."""
        return [(words, detail) for words, detail, _ in self.rows()]

    def heading(self, ui):
        """Draw the run so far and the card due, where there is room."""
        if ui.rows < 6 or not self.phase.plays:
            return 0
        phase = self.phase
        room = ui.width - 6
        if phase.due is not None:
            words = picture(phase.due)
            room -= ui.size(words, 16) + 6
            ui.display.text(words, ui.width - 3 - ui.size(words, 16), ui.top, 16)
        line = ""
        for _, card in reversed(phase.plays):
            longer = picture(card) + " " + line
            if not ui.fits(longer, room):
                line = "« " + line if ui.fits("« " + line, room) else line
                break
            line = longer
        ui.display.text(line, 2, ui.top + 4)
        return 2

    def hints(self):
        """Say what the keys do with the chosen row."""
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
        if phase.plays:
            hints.append(("left", "stops_screen.undo"))
        return hints

    def draw(self, ui):
        """Draw the list, or the cards that are keyed."""
        if self.part:
            self.part.draw(ui)
        else:
            ListScreen.draw(self, ui)

    # -- keys --------------------------------------------------------------------------------

    def press(self, key, kind):
        """Choose, or go a short way."""
        if self.part:
            self.part.press(key, kind)
        elif key == "right" and kind == "press":
            if self.phase.due is not None:
                self.stop()
        elif key == "left" and kind == "press":
            if self.phase.plays:
                self.take_back()
        else:
            ListScreen.press(self, key, kind)

    def chosen(self, index):
        """Do what the row says; once the hand is over, a player's row ends it."""
        if index < len(self.phase.players) and (self.phase.out or self.phase.deadlock):
            self.end()
        else:
            self.rows()[index][2]()

    def playing(self, name):
        """Return what lets `name` lay the card due, or lead."""
        return lambda: self.play(name)

    def play(self, name):
        """Lay the card due, or ask which card is led."""
        if self.phase.due is not None:
            self.lay(name, self.phase.due)
        elif self.phase.colour:
            facts = {"name": name, "colour": self.shade()}
            self.ask_card("stops_screen.ask_lead", facts, name, self.phase.cannot_lead())
        else:
            self.ask_card("stops_screen.ask_card", {"name": name}, name, ())

    def another(self):
        """Ask who lays a card that is not the one due: late, or by mistake."""
        players = self.phase.players
        picker = questions.pick_name("stops_screen.who", players, players[self.seat()])
        from firmware.screens.entry import PickPart

        def who(name):
            self.ask_card("stops_screen.ask_card", {"name": name}, name, tuple(self.phase.laid()))

        self.show(PickPart(self.app, picker, who))

    def ask_card(self, key, facts, name, taken):
        """Key the card that `name` lays."""
        from firmware.screens.cards import Cards

        question = questions.cards(key, STANDARD52, 1, 1, taken, **facts)
        self.show(Cards(self.app, question, lambda cards: self.lay(name, cards[0]), self.app.game))

    def show(self, part):
        """Put a question in place of the list; its way back leads to the list."""
        self.part = part
        part.leave = self.close_part
        self.app.dirty = True

    def close_part(self):
        """Show the list again."""
        self.part = None

    # -- what happens ------------------------------------------------------------------------

    def lay(self, name, card):
        """Lay a card; one that the rules do not allow only where the table lets it stand."""
        self.part = None
        wrong = self.phase.judge(name, card)
        if wrong is None:
            self.laid(name, card)
            return
        index, rule, key, facts = wrong
        said = {}
        for fact in facts:
            value = facts[fact]
            said[fact] = picture(value) if fact in ("card", "last") else value
        facts = {"why": ("stops." + key, said), "rule": rule}
        if index == len(self.phase.plays):
            self.app.ask(("stops_screen.stands", facts), lambda: self.laid(name, card))
        elif key == "bad_next":
            # A card that should have been laid before: its owner pays for that (RML-18).
            facts["name"] = name
            self.laid(name, card)
            self.app.ask(("stops_screen.late", facts), lambda: self.fine(name))
        else:
            self.laid(name, card)
            self.app.open("message", ("stops_screen.noticed", {}), rule, facts["why"])

    def laid(self, name, card):
        """Keep a card that was laid, and go on."""
        self.phase.lay(name, card)
        self.moved()

    def moved(self):
        """Keep how things stand; the choice goes to whoever comes next."""
        keep(self.app, self.phase, self.place)
        self.reminded = self.shown_end = False
        self.at = self.seat()
        self.go_on()

    def fine(self, name):
        """RML-18: one chip onto Rummoli."""
        entry = {"event": "adjust", "from": name, "to": "rummoli", "chips": 1, "reason": "RML-18"}
        if self.app.add(entry):
            # What is shown above was worked out without that chip.
            self.shown_end = False
            self.app.close_to("stops")

    def stop(self):
        """Nobody has the card due; or nobody has the colour: deadlock, if it is meant."""
        if self.phase.due is not None:
            self.phase.pass_over()
            self.moved()
        else:
            self.conclude("deadlock", None)

    def take_back(self):
        """Go back by one step; chips that its card brought go back as well."""
        phase = self.phase
        collected = [] if phase.passed else phase.brought()
        paid = self.last_paid(collected)
        if paid:
            question = ("stops_screen.undo_pays", {"name": paid[0], "space": paid[1]})
            self.app.ask(question, lambda: self.undo_pays(collected))
        else:
            phase.take_back()
            self.moved()

    def last_paid(self, collected):
        """Return (name, space) of the latest event if it paid one of `collected`, else None."""
        last = self.app.ledger.undone_by_undo() if collected else None
        if last is None or last[0] != "event" or last[2]["event"] != "pay":
            return None
        pair = (last[2]["player"], last[2]["space"])
        return pair if pair in collected else None

    def undo_pays(self, collected):
        """Undo what the last card was paid, then take it back."""
        while self.last_paid(collected):
            if not self.app.add({"event": "undo"}):
                return
        self.phase.take_back()
        self.moved()

    def paying(self, name, space):
        """Return what shows what `name` collects."""
        return lambda: self.collect(name, space)

    def collect(self, name, space):
        """Show what a pay card brings; it is kept on OK."""
        entry = {"event": "pay", "player": name, "space": space}
        self.offer("stops_pay", entry, lambda: self.later.append((name, space)))

    def go_on(self):
        """Collect the next pay card that fell, or end the hand where somebody is out."""
        for pair in self.unpaid():
            if pair not in self.later:
                self.collect(*pair)
                return
        if (self.phase.out or self.phase.deadlock) and not self.shown_end:
            self.end()

    def offer(self, screen, entry, *more):
        """Show what an event would do; say why not where it cannot be."""
        try:
            effect, game = self.app.ledger.preview(entry)
        except EngineError as error:
            self.app.refuse(error)
            return
        self.app.open(screen, entry, effect, game, *more)

    # -- the end of the hand -------------------------------------------------------------------

    def end(self):
        """Show the out, or the deadlock; pay cards left for later are shown once more before."""
        if self.later and not self.reminded:
            self.later = []
            self.reminded = True
            if self.unpaid():
                self.go_on()
                return
        self.shown_end = True
        if self.phase.out:
            self.conclude("out", self.phase.out)
        else:
            self.conclude("deadlock", None)

    def conclude(self, kind, winner):
        """Show the event that ends the hand; cards are asked for only where they are not known."""
        left = self.phase.still_held()
        left.pop(winner, None)
        event = {"event": kind, "left": left}
        others = len(self.phase.players)
        if winner is not None:
            event["player"] = winner
            others -= 1
        if len(left) == others:
            self.offer("preview", event)
        else:
            self.app.open("entry", kind, None, event)

    def count_out(self):
        """Enter an out with the cards counted at the table, what is known offered first."""
        name = self.phase.out or self.phase.players[self.seat()]
        event = {"event": "out", "player": name, "left": self.phase.still_held()}
        self.app.open("entry", "out", None, event)

    def show_board(self):
        """Show the board."""
        self.app.open("board")


SCREEN = Stops

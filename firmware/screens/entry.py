"""An event, or a referee's question, entered by the game's own questions; back drops the last answer."""

from engine.errors import Cancelled, EngineError
from engine.judge import Verdict
from engine.questions import CARDS, NAME, NUMBER, PICK, Entry
from firmware.box import Box
from firmware.screens.base import ListScreen, Screen


class PickPart(ListScreen):
    """A question with a list of choices, inside of an entry."""

    def __init__(self, app, question, done):
        ListScreen.__init__(self, app)
        self.question = question
        self.done = done
        for index in range(len(question.choices)):
            if question.choices[index][0] == question.default and question.default is not None:
                self.at = index

    def title(self):
        """Return the question."""
        return (self.question.key, self.question.facts), ""

    def items(self):
        """Return the labels of the choices."""
        return [(label, "") for _, label in self.question.choices]

    def chosen(self, index):
        """Answer."""
        self.done(self.question.choices[index][0])


class PassPart(Screen):
    """Nothing but the name of the player to whom the box is passed: the cards that follow are private."""

    def __init__(self, app, name, go_on):
        Screen.__init__(self, app)
        self.name = name
        self.go_on = go_on

    def draw(self, ui):
        """Draw to whom the box goes."""
        ui.bar(("ui.pass_box", {}))
        size = 16 if ui.rows >= 3 and ui.fits(self.name, ui.width - 4, 16) else 8
        ui.centred(ui.shorten(self.name, ui.width - 4), ui.top + (ui.rows * 8 - size) // 2, size)
        ui.hints(("ok", "ui.it_is_me"), ("back", "ui.back"))

    def press(self, key, kind):
        """Go on on OK."""
        if key == "ok" and kind == "press":
            self.go_on()
        else:
            Screen.press(self, key, kind)


class EntryScreen(Screen):
    """Ask what makes the event, or the verdict, `action`.

    `index` and `old` are those of an event to be amended; with `by_cards` hands are keyed instead
    of numbers where the game can count them.
    """

    def __init__(self, app, action, index=None, old=None, by_cards=False):
        Screen.__init__(self, app)
        self.action = action
        self.index = index
        self.by_cards = by_cards
        self.game = self.make_game(app, index)
        if index is None:
            self.game.box = Box(app)
        self.entry = Entry(self.game, action, old)
        self.part = None

    def make_game(self, app, index):
        """Return the game that asks: as it stands, or as it stood before the event to be amended."""
        return app.game if index is None else app.ledger.game_before(index)

    def opened(self):
        """Ask the first question."""
        self.next()

    def next(self):
        """Show the next question, or what comes of the answers when all are given."""
        question = self.entry.question
        self.app.dirty = True
        if question is None:
            self.conclude()
        elif question.kind == CARDS or (question.deck and self.wants_cards(question)):
            self.ask_cards(question)
        else:
            self.ask_plainly(question)

    def wants_cards(self, question):
        """Tell whether a number is to be counted from cards."""
        return isinstance(question.default, list) or (self.by_cards and question.default is None)

    def show(self, part, leave=None):
        """Put a part on the screen; `leave` is what its way back does."""
        self.part = part
        part.leave = leave or self.back

    def ask_plainly(self, question):
        """Ask for a choice, a number or a text."""
        if question.kind == PICK:
            self.show(PickPart(self.app, question, self.answer))
        elif question.kind == NUMBER:
            # The parts of an entry are loaded when a question needs them: a board has no room for all.
            from firmware.screens.number import Number

            by_cards = (lambda: self.ask_cards(question)) if question.deck else None
            self.show(Number(self.app, question, self.answer, self.given(), by_cards))
        else:
            from firmware.screens.keyboard import Keyboard

            most = 12 if question.kind == NAME else question.most
            title = (question.key, question.facts)
            self.show(Keyboard(self.app, title, question.default or "", most, self.take_text))

    def ask_cards(self, question):
        """Ask for cards; where they are private, first say to whom the box is to be passed."""
        if question.private:
            self.show(PassPart(self.app, question.who, lambda: self.pick_cards(question)))
        else:
            self.pick_cards(question)

    def pick_cards(self, question):
        """Show the card picker; from a number's, the way back leads to the number."""
        from firmware.screens.cards import Cards

        leave = None  # pyright: ignore[reportAssignmentType]
        if question.kind == NUMBER:

            def leave():
                question.default = None
                self.ask_plainly(question)

        self.show(Cards(self.app, question, self.answer, self.game), leave)
        self.app.dirty = True

    def take_text(self, words):
        """Answer with a text; the keyboard need not close itself."""
        self.answer(words)
        return False

    def given(self):
        """Return (name, value) of the numbers given so far; hands that were keyed are not shown."""
        given = []
        for index in range(len(self.entry.answers)):
            question, answer = self.entry.asked[index], self.entry.answers[index]
            if question.kind == NUMBER and question.who:
                given.append((question.who, "✓" if isinstance(answer, list) else answer))
        return given

    def answer(self, value):
        """Take an answer and go on; a refused one is said, with what was entered left in place."""
        try:
            self.entry.answer(value)
        except EngineError as error:
            self.app.refuse(error)
            return
        except Cancelled:
            self.app.dirty = True
            return
        self.next()

    def back(self):
        """Drop the last answer, offering it again; leave before the first one."""
        if not self.entry.answers:
            self.app.close()
            return
        value = self.entry.back()
        self.entry.question.default = value
        self.next()

    def conclude(self):
        """Show the verdict, or what the event does before it is kept."""
        if isinstance(self.entry.event, Verdict):
            self.app.open("verdict", self.entry.event)
            return
        event = self.entry.event
        if self.index is not None:
            event = {"event": "amend", "index": self.index, "to": event}
        try:
            effect, game = self.app.ledger.preview(event)
        except EngineError as error:
            if self.entry.answers:
                self.back()
            else:
                self.app.close()
            self.app.refuse(error)
            return
        self.app.open("preview", event, effect, game)

    def shown(self):
        """After the preview or the verdict was left, mend the last answer."""
        if self.entry.question is None:
            self.back()

    def draw(self, ui):
        """Draw the question."""
        if self.part:
            self.part.draw(ui)

    def press(self, key, kind):
        """Hand keys to the question."""
        self.part.press(key, kind)


SCREEN = EntryScreen

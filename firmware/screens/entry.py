"""An event entered by the game's own questions, one after another; back drops the last answer."""

from engine.errors import EngineError
from engine.questions import NAME, NUMBER, PICK, Entry
from firmware.screens.base import ListScreen, Screen
from firmware.screens.keyboard import Keyboard
from firmware.screens.number import Number


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


class EntryScreen(Screen):
    """Ask what makes the event `action`; `index` and `old` are those of an event to be amended."""

    def __init__(self, app, action, index=None, old=None):
        Screen.__init__(self, app)
        self.action = action
        self.index = index
        game = app.game if index is None else app.ledger.game_before(index)
        self.game = game
        self.entry = Entry(game, action, old)
        self.part = None

    def opened(self):
        """Ask the first question."""
        self.next()

    def next(self):
        """Show the next question, or the preview when all are answered."""
        question = self.entry.question
        if question is None:
            self.preview()
            return
        self.app.dirty = True
        if question.kind == PICK:
            self.part = PickPart(self.app, question, self.answer)
        elif question.kind == NUMBER:
            self.part = Number(self.app, question, self.answer, self.given())
        else:
            self.part = self.keyboard(question)
        self.part.leave = self.back

    def keyboard(self, question):
        """Return the part that asks for a text."""
        most = 12 if question.kind == NAME else question.most
        title = (question.key, question.facts)
        return Keyboard(self.app, title, question.default or "", most, self.take_text)

    def take_text(self, words):
        """Answer with a text; the keyboard need not close itself."""
        self.answer(words)
        return False

    def given(self):
        """Return (name, value) of the numbers given so far."""
        given = []
        for index in range(len(self.entry.answers)):
            question = self.entry.asked[index]
            if question.kind == NUMBER and question.who:
                given.append((question.who, self.entry.answers[index]))
        return given

    def answer(self, value):
        """Take an answer and go on; a refused one is said, with what was entered left in place."""
        try:
            self.entry.answer(value)
        except EngineError as error:
            self.app.refuse(error)
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

    def event(self):
        """Return what is to be added to the ledger."""
        event = self.entry.event
        return event if self.index is None else {"event": "amend", "index": self.index, "to": event}

    def preview(self):
        """Show what the event does before it is kept; a refusal leads back to the last question."""
        try:
            effect, game = self.app.ledger.preview(self.event())
        except EngineError as error:
            if self.entry.answers:
                self.back()
            else:
                self.app.close()
            self.app.refuse(error)
            return
        self.app.open("preview", self.event(), effect, game)

    def shown(self):
        """After the preview was left, mend the last answer."""
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

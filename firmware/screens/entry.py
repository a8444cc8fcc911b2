"""An event, or a referee's question, entered by the game's own questions; back drops the last answer."""

from engine.errors import Cancelled, EngineError
from engine.questions import CARDS, NAME, NUMBER, PICK, Entry
from firmware.box import Box
from firmware.screens.base import Call, Screen


class EntryScreen(Screen):
    """Ask what makes the event, or the verdict, `action`.

    `index` and `old` are those of an event to be amended, `game` is the game as it stood before that
    (None: the game as it stands); with `by_cards` hands are keyed instead of numbers where the game
    can count them; `answers` were given before a power cut.
    """

    def __init__(self, app, action, index=None, old=None, by_cards=False, game=None, answers=()):
        Screen.__init__(self, app)
        self.action = action
        self.index = index
        self.by_cards = by_cards
        self.game = game or app.game
        if index is None:
            self.game.box = Box(app)
        # Made here, so that what questions are stays in memory, once, while this screen is open.
        self.entry = Entry(self.game, action, old, False)
        self.part = None
        self.given_before = answers

    def opened(self):
        """Ask the first question."""
        # The modules that belong to every entry, whatever is asked.
        self.own = self.kept
        self.app.run(self.begin())

    def shown(self):
        """After the preview or the verdict was left, mend the last answer."""
        if self.entry.question is None:
            self.back()

    def draw(self, ui):
        """Draw the question."""
        return self.part.draw(ui) if self.part else None

    def press(self, key, kind):
        """Hand keys to the question."""
        self.part.press(key, kind)

    # -- asking (paged) ---------------------------------------------------------------------

    def begin(self):
        """Ask the first question, or go on where a power cut came, step by step."""
        answers, self.given_before = self.given_before, ()
        yield from self.entry.asking()
        try:
            for answer in answers:
                yield
                yield from self.entry.answering(answer)
        except (EngineError, Cancelled):
            # The answers before it are still good: ask on from here.
            pass
        yield
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

    def load(self, name):
        """Drop the part before, load the module of the next, and return it."""
        self.part = None
        self.kept = self.own
        module, came = self.app.load(name)
        self.kept = self.own + came
        return module

    def show(self, part, leave=None):
        """Put a part on the screen; `leave` is what its way back does."""
        self.part = part
        part.leave = leave or Call(self, "back")
        self.app.dirty = True

    def ask_plainly(self, question):
        """Ask for a choice, a number or a text."""
        self.app.run(self.asking(question))

    def asking(self, question):
        """Do so, step by step."""
        # The parts of an entry are loaded when a question needs them: a board has no room for all.
        if question.kind == PICK:
            module = self.load("pick")
            yield
            self.show(module.SCREEN(self.app, question, Call(self, "answer")))
        elif question.kind == NUMBER:
            by_cards = Call(self, "ask_cards", question) if question.deck else None
            module = self.load("number")
            yield
            self.show(module.Number(self.app, question, Call(self, "answer"), self.given(), by_cards))
        else:
            most = 12 if question.kind == NAME else question.most
            title = (question.key, question.facts)
            module = self.load("keyboard")
            yield
            self.show(module.Keyboard(self.app, title, question.default or "", most, Call(self, "take_text")))

    def ask_cards(self, question):
        """Ask for cards; where they are private, first say to whom the box is to be passed."""
        if question.private:
            go_on = Call(self, "pick_cards", question)
            self.show(self.load("pass_on").SCREEN(self.app, question.who, go_on))
        else:
            self.pick_cards(question)

    def pick_cards(self, question):
        """Show the card picker; from a number's, the way back leads to the number."""
        self.app.run(self.picking(question))

    def picking(self, question):
        """Do so, step by step."""
        leave = Call(self, "back_to_number", question) if question.kind == NUMBER else None
        module = self.load("cards")
        yield
        self.show(module.Cards(self.app, question, Call(self, "answer"), self.game), leave)

    def back_to_number(self, question):
        """Ask for the number instead of its cards."""
        question.default = None
        self.ask_plainly(question)

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
        self.app.run(self.taking(value))

    def taking(self, value):
        """Do so, step by step."""
        try:
            yield from self.entry.answering(value)
        except EngineError as error:
            self.app.refuse(error)
            return
        except Cancelled:
            self.app.dirty = True
            return
        yield
        self.next()

    def back(self):
        """Drop the last answer, offering it again; leave before the first one."""
        if not self.entry.answers:
            self.app.then(self.app.close)
            return
        value = self.entry.back()
        self.entry.question.default = value
        self.next()

    def conclude(self):
        """Show the verdict, or what the event does before it is kept."""
        # All is answered: what asked need not stay in memory.
        self.part = None
        self.kept = self.own
        self.entry.asked = []
        # By its kind: the class of verdicts may be loaded a second time.
        if not isinstance(self.entry.event, dict):
            self.app.go("verdict", self.entry.event)
            return
        self.app.run(self.work_out(self.entry.event))

    def work_out(self, event):
        """Work out what the event does, and show it."""
        if self.index is not None:
            event = {"event": "amend", "index": self.index, "to": event}
        try:
            effect, game = yield from self.app.ledger.previewing(event)
        except EngineError as error:
            if self.entry.answers:
                self.back()
            else:
                self.app.close()
            self.app.refuse(error)
            return
        self.app.go("preview", event, effect, game)


SCREEN = EntryScreen

"""An event or a referee's question, entered by the game's questions; back drops nothing."""

from engine.compat import TYPE_CHECKING, const, is_list, is_object
from engine.errors import Cancelled, EngineError
from engine.game.entry import Entry
from engine.game.questions import CARDS, NAME, NUMBER, PICK
from engine.texts import variants
from firmware.screens.asking.choice import PickPart
from firmware.screens.asking.keyboard import Keyboard
from firmware.screens.asking.name import NamePart
from firmware.screens.asking.number import Number
from firmware.screens.asking.rows import rows_of, words_of
from firmware.screens.base import Screen
from firmware.screens.event_words import editing

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from engine.game.questions import Question
    from engine.types import Asker, Event, Label
    from firmware.app import App
    from firmware.screens.base import Hints, Row
    from firmware.types import Show


# The modules of the next screen, and those with the card picker, which not every table uses.
_NEXT = ("firmware.screens.table.preview", "firmware.display.page")
_CARDS = _NEXT + ("firmware.screens.asking.cards",)
# Above the first of more answers, an edit has their list: from there it is nearer to the last ones.
_IN_SIGHT = const(6)


class EntryScreen(Screen):
    """Ask the questions of the event or referee's question `action`.

    `old` is an event whose fields are offered as answers. With `by_cards`, hands are keyed in place
    of numbers where the game can count them. `game` asks in place of the game on the table; where
    the event of `index` is amended, it is the game before that event. `given` are the first
    answers, where it is clear what they are; of an edit, the names at whose number it begins.

    Whatever leads here, a draft of the same is continued (firmware/storage/drafts.py).
    """

    next_modules = _NEXT
    # Whether there is a draft of it.
    has_draft = True
    # What has asked all of it at once, or None.
    sheet: "Any" = None

    def __init__(
        self,
        app: "App",
        action: str,
        old: "Event | None" = None,
        by_cards: bool = False,
        game: "Asker | None" = None,
        index: int | None = None,
        given: "Sequence[Any]" = (),
    ):
        super().__init__(app)
        self.action = action
        self.index = index
        # What it goes on with, or None.
        self.begun: Any = app.drafts.find(action, index) if self.has_draft else None
        begun: dict[str, Any] = self.begun or {}
        self.by_cards = by_cards or begun.get("by_cards") is True
        self.game: Any = game or app.game
        if index is None:
            self.game.box = app.session.box
            old = old or begun.get("old")
        self.first = given if index is None else ()
        self.pointed = () if index is None else given
        # The round that it belongs to, if it is not to be entered at any time.
        at_any_time = not self.has_draft or index is not None or self.game.event_type(action).group
        self.round = None if at_any_time else self.game.rounds
        self.entry = Entry(self.game, action, old)
        if by_cards or (app.session.open_game and app.game.event_type(action).hands):
            self.next_modules = _CARDS
        self.editing = "" if index is None else editing(app.open_game.ledger, index)
        # Whether the player selected on the score sheet was taken as an answer.
        self.took_chosen = False

    def opened(self) -> None:
        """Ask the first question, or the one at which it was left."""
        entry, begun = self.entry, self.begun
        if begun:
            entry.restore(begun["answers"], begun["rest"], begun["halves"], begun["at"])
        elif self.index is not None:
            entry.fill()
        self.give_first()
        ahead: Any = begun.get("ahead") if begun else None
        if is_list(ahead) and len(ahead) == 2 and not self.first:
            entry.look_ahead(ahead[0], ahead[1])
        if self.pointed:
            self.point(self.pointed)
        self.next()

    def act(self, name: str) -> None:
        """Do one of the actions; "edit 3" edits that entry, at whom is asked now.

        "first" leads to what was asked first.
        """
        if name.startswith("edit "):
            question = self.entry.question
            names = (question.whom(),) if question else self.pointed
            self.leave_entry()
            self.app.sheet().edit(int(name[5:]), names)
        elif name == "first":
            if self.take_keyed():
                self.entry.go_to(0)
                self.next()
        else:
            super().act(name)

    def actions(self) -> "Hints":
        """Return what can be done; of a saved number, also to edit what else was entered with it.

        That is another step of its round, and what was asked before the rows, as who closed.
        """
        found = list(super().actions())
        part = self.part
        rows = isinstance(part, (PickPart, Number)) and part.rows
        if self.index is not None and rows and self.app.sheet():
            found[-1:-1] = self.app.sheet().other_steps(self.index)
            first = self.entry.asked[0]
            if not first.page:
                # The shortest: it stands beside the question.
                found[-1:-1] = [("first", variants(first.key, **first.facts)[-1])]
        return found

    def point(self, names: "Sequence[str]") -> None:
        """Go to what is asked first of one of these players, else to the answer that is one."""
        entry = self.entry
        found = entry.first(lambda one: self.asks_row(one) and one.concerns(names))
        if found is None:
            named = [at for at in range(len(entry.answers)) if entry.answers[at] in names]
            found = named[0] if named else None
        if found is not None:
            entry.go_to(found)

    def asks_row(self, question: "Question") -> bool:
        """Return whether a question is for a number, or a row of a page."""
        return question.kind == NUMBER or question.page is not None

    def give_first(self) -> None:
        """Give the first answers; where they are the same as before, go on where it was left."""
        entry = self.entry
        at, before = entry.at, entry.answers
        try:
            for place in range(len(self.first)):
                entry.change(place, self.first[place])
        except (EngineError, Cancelled):
            # The answers before it are still good: continue from here.
            return
        if entry.answers[: len(before)] == before:
            entry.go_to(max(at, entry.at))

    def resumed(self) -> None:
        """Edit the last answer after the preview or the verdict was left."""
        if self.entry.question is None:
            self.back()
        elif self.part:
            self.part.resumed()

    def unfinished(self) -> "list[Any] | str | None":
        """Return what is keyed of the next answer."""
        question = self.entry.question
        if question is None:
            return None
        if isinstance(self.part, PassPart):
            # They are shown again once the box is with their player.
            return question.offered_cards()
        return self.part.unfinished() if self.part else None

    def why_not(self, key: str) -> "Label":
        """Return what the question says."""
        return self.part.why_not(key) if self.part else ""

    def press(self, key: str, kind: str) -> None:
        """Hand keys to the question."""
        if self.part:
            self.part.press(key, kind)

    # -- what is kept of it ---------------------------------------------------------------------

    def position(self) -> "tuple[Any, ...]":
        """Return where people are, and what is keyed there, for `put_back`."""
        entry = self.entry
        return entry.at, entry.ahead and entry.ahead[:2], self.unfinished()

    def put_back(self, position: "tuple[Any, ...]") -> None:
        """Be where people were, with what was keyed there, to be left; nothing is shown of it."""
        at, ahead, keyed = position
        self.part = None
        self.entry.go_to(at)
        if ahead:
            self.entry.look_ahead(*ahead)
        self.entry.keep(keyed)

    def draft(self) -> "dict[str, Any]":
        """Return what continues it, of values that JSON has.

        A verdict is worked out again from the last answer. `place` is how many rows of a page have
        an answer, of how many, and how many players are in. What is `ready` to be saved says as
        which entry of the log, and its kind.
        """
        entry = self.entry
        if self.part:
            entry.keep(self.unfinished())
        found: dict[str, Any] = {
            "action": self.action,
            "index": self.index,
            "round": self.round,
            "by_cards": self.by_cards,
            "at": entry.at,
            "answers": entry.given(),
            "rest": entry.rest,
            "halves": entry.halves,
        }
        question = entry.question
        if entry.ahead:
            found["ahead"] = entry.ahead[:2]
        if self.index is None and entry.old:
            found["old"] = entry.old
        page: Any = entry.page()
        if question and page:
            found["place"] = [entry.done(page), len(page.rows), len(self.game.names_in_play())]
        if question is None and is_object(entry.event):
            kind = entry.event["event"] if self.index is None else "amend"
            found["ready"] = [len(self.app.open_game.ledger.log), kind]
        elif question is None:
            found["at"] -= 1
        return found

    def is_begun(self) -> bool:
        """Return whether there is anything to be kept."""
        entry = self.entry
        return bool(entry.answers or entry.rest or entry.halves)

    def is_idle(self) -> bool:
        """Return whether nothing is lost without it: it is a verdict, or has the old values."""
        entry = self.entry
        if entry.question is None and not is_object(entry.event):
            return True
        changed = [1 for row in entry.given() + entry.rest if row[3] != row[4]]
        return self.index is not None and not changed and not entry.halves

    # -- asking -------------------------------------------------------------------------------

    def next(self) -> None:
        """Show the next question, or the result once all are answered."""
        question = self.entry.question
        if question and self.index is None and self.entry.at == len(self.entry.answers):
            if self.begin_with_chosen(question):
                question = self.entry.question
        self.app.dirty = True
        if self.show_sheet():
            return
        if question is None:
            self.conclude()
        elif question.kind == CARDS or (question.deck and self.wants_cards(question)):
            self.ask_cards(question)
        else:
            self.ask_plainly(question)

    def show_sheet(self, back: bool = False) -> bool:
        """Show all that is asked at once, where that is possible; return whether it is."""
        make = self.app.platform.get("sheet")
        sheet = make(self, back) if make and self.has_draft else None
        if sheet:
            self.show(sheet, self.leave_entry)
        return sheet is not None

    def begin_with_chosen(self, question: "Question") -> bool:
        """Offer the player selected on the score sheet, if the question is the first for a player.

        Where the question `takes_chosen`, it is answered so and not asked, unless people come back
        to it, or pointed at something else; returns whether that is so.
        """
        name = self.app.chosen()
        if name not in [value for value, _ in question.choices]:
            return False
        before = self.entry.asked[: self.entry.at]
        if any([name in [value for value, _ in one.choices] for one in before]):
            return False
        if question.takes_chosen and not self.took_chosen and not self.first:
            self.took_chosen = True
            self.entry.answer(name)
            return True
        if question.default is None:
            question.default = name
        return False

    def wants_cards(self, question: "Question") -> bool:
        """Return whether cards are keyed: some are, or they are to be."""
        return question.half or (self.by_cards and question.default is None)

    def show(self, part: "Screen", leave: "Callable[[], object] | None" = None) -> None:
        """Show a question; back calls `leave`."""
        self.part = part
        part.aside = self.editing
        if isinstance(part, (PickPart, Number)) and not self.entry.at and self.is_listed():
            part.back_hint = ("ui.rows", {})
        part.leave = leave or self.back  # pyright: ignore[reportAttributeAccessIssue]
        self.app.dirty = True

    def ask_plainly(self, question: "Question") -> None:
        """Ask for a choice, a number or a text."""
        if question.kind == PICK:
            part = PickPart(self.app, question, self.answer)
        elif question.kind == NUMBER:

            def by_cards(word: str) -> None:
                self.ask_cards(question, word)

            cards = by_cards if question.deck else None
            led = isinstance(self.part, Number) and self.part.full
            part = Number(self.app, question, self.answer, self.given(), cards)
            part.led, part.erase_before = led, self.erase_before
        elif question.kind == NAME:
            present = [player.name for player in self.game.players if not player.has_left]
            part = NamePart(self.app, question, present, self.answer, self.show)
        else:
            maximum = question.maximum
            title = (question.key, question.facts)
            part = Keyboard(self.app, title, question.default or "", maximum, self.take_text)
        if isinstance(part, (PickPart, Number)):
            part.rows = rows_of(self.entry, self.game, self.editing)
            part.go_to_row = self.go_to_row
            part.leave_page = self.leave_page
        self.show(part)

    def ask_cards(self, question: "Question", word: str = "") -> None:
        """Ask for cards; if they are private, first ask to pass the box to their player.

        `word` is what was typed of the first one.
        """
        if question.private:
            part = PassPart(self.app, question.who or "", lambda: self.pick_cards(question))
            self.show(part, self.way_back(question))
        else:
            self.pick_cards(question, word)

    def pick_cards(self, question: "Question", word: str = "") -> None:
        """Show the card picker, with `word` typed."""
        from firmware.screens.asking.cards import Cards

        cards = Cards(self.app, question, self.answer, self.game, self.given())
        # Where several hands lie open, back goes on from one that was given: none is erased.
        at = self.entry.at
        shown = question.kind == CARDS and not question.private
        cards.returning = shown and 0 < at < len(self.entry.answers)
        self.show(cards, self.way_back(question))
        for letter in word:
            cards.type(letter)

    def way_back(self, question: "Question") -> "Callable[[], object] | None":
        """Return where back from cards leads: to the number, if they are for one."""
        return (lambda: self.back_to_number(question)) if question.kind == NUMBER else None

    def back_to_number(self, question: "Question") -> None:
        """Ask for the number instead of its cards; what was given before is offered."""
        self.entry.keep(None)
        self.entry.go_to(self.entry.at)
        if not self.show_sheet(True):
            self.ask_plainly(question)

    def take_text(self, words: str) -> bool:
        """Answer with a text; this screen replaces the keyboard itself."""
        self.answer(words)
        return False

    def given(self) -> "list[tuple[Label, int | str]]":
        """Return (name, number) of those given so far; a hand by cards is counted.

        Of a page of several fields, those of the field that is asked, as its rows are called.
        """
        given: list[tuple[Label, int | str]] = []
        asked: Any = self.entry.question
        if asked and asked.beside:
            return [(label, number) for label, number in asked.beside if number]
        page = asked.page if asked else None
        for index in range(self.entry.at):
            question, answer = self.entry.asked[index], self.entry.answers[index]
            if page and (not page.has(question) or question.row()[0] != asked.row()[0]):
                continue
            if question.kind == NUMBER and question.who:
                if is_list(answer):
                    answer = words_of(answer, question)
                name = page.rows[page.at(question)][2] if page else question.who
                given.append((name, answer))
        return given

    def answer(self, value: object) -> None:
        """Take an answer and go on; if it is refused, a message says why.

        A row that is refused because of others has its number all the same. A page says so as long
        as it is so.

        After another answer than before, of pages or of an edit, it goes on at the first question
        without one.
        """
        entry = self.entry
        new = entry.at == len(entry.answers) or entry.is_other(value)
        try:
            entry.answer(value)
            if new and (self.index is not None or entry.has_pages()):
                entry.go_to(len(entry.answers))
        except EngineError as error:
            waits, keyless = entry.waits(), self.app.keyless
            if waits:
                self.next()
            if not (waits and keyless):
                if waits and isinstance(self.part, Number):
                    # As with any number that is refused, back erases its digits.
                    self.part.digits = str(value)
                self.app.refuse(error)
        except Cancelled:
            self.app.dirty = True
        else:
            self.next()

    def take_keyed(self) -> bool:
        """Take what is keyed before something else is pointed at; return whether the entry goes on.

        What is refused stays keyed, as with back: perhaps what is pointed at is wrong.
        """
        part: Any = self.part
        keyed = part.keyed() if isinstance(part, (PickPart, Number)) else None
        try:
            if keyed is None:
                self.entry.keep(self.unfinished())
            else:
                self.entry.answer(keyed)
        except EngineError:
            # What is wrong may be that row: the number waits, or it stays keyed.
            if not self.entry.waits():
                self.entry.keep(self.unfinished())
        except Cancelled:
            return False
        return True

    def go_to_row(self, at: int) -> None:
        """Take what is keyed, and go to another row of the page, before its turn if need be."""
        entry = self.entry
        page: Any = entry.page()
        row = page.rows[at][:2]
        if not self.take_keyed():
            return
        found = entry.first(lambda one: one.row() == row)
        if found is None:
            entry.look_ahead(*row)
        else:
            entry.go_to(found)
        self.next()

    def erase_before(self) -> None:
        """Go back to the number before, and erase its last digit."""
        self.back()
        part = self.part
        if isinstance(part, Number) and part.offered is not None:
            part.digits = str(part.offered)[:-1]

    def back(self) -> None:
        """Go back to the question before; leave before the first one."""
        self.entry.keep(self.unfinished())
        self.go_back()

    def leave_page(self) -> None:
        """Go back to the question before the page; from a number that was pointed at, leave."""
        entry = self.entry
        entry.keep(self.unfinished())
        question: Any = entry.question
        entry.go_to(0 if self.pointed else entry.first(question.page.has) or 0)
        self.go_back()

    def go_back(self) -> None:
        """Go to the question before the position, to the list above the first, or leave."""
        # A single answer that was given was never asked.
        if self.entry.at > (len(self.first) == 1):
            self.entry.back()
            self.next()
        elif self.is_listed():
            self.app.open("asking.answers", self)
        else:
            self.leave_entry()

    def is_listed(self) -> bool:
        """Return whether back from the first answer leads to the list of all answers."""
        edited = self.index is not None and not self.app.keyless
        return edited and len(self.entry.answers) > _IN_SIGHT

    def leave_entry(self) -> None:
        """Close it; a new one goes on later."""
        self.leave_off()
        self.app.drafts.keep()
        self.app.close()

    def leave_off(self) -> None:
        """Have a new entry go on at its first question without an answer, whatever is left."""
        entry = self.entry
        if self.index is None:
            self.part = None
            entry.go_to(len(entry.answers))
            if entry.question is None and not is_object(entry.event):
                # A verdict that was not left by its own keys is asked for again.
                entry.back()

    def conclude(self) -> None:
        """Show the verdict, or what the event does before it is saved."""
        event = self.entry.event
        if not is_object(event):
            self.app.open("book.verdict", event)
            return
        if self.index is not None:
            event = {"event": "amend", "index": self.index, "to": event}
        try:
            effect, game = self.app.open_game.ledger.preview(event)
        except EngineError as error:
            self.back()
            if not self.offer_end(event):
                self.app.refuse(error)
        else:
            self.app.open("table.preview", event, effect, game)

    def offer_end(self, entry: "Event") -> bool:
        """Ask whether an edit that ends the game sets aside what follows; return if it can."""
        ledger = self.app.open_game.ledger
        at = ledger.ends_at(entry) if self.index is not None else None
        if at is None:
            return False
        last = dict(entry, last=at)

        def show() -> None:
            effect, game = ledger.preview(last)
            self.app.open("table.preview", last, effect, game)

        self.app.ask(("all.ends_earlier", {"n": ledger.count - at - 1}), show)
        return True


class PassPart(Screen):
    """Only the name of the player to pass the box to; `go_on()` shows the private cards."""

    def __init__(self, app: "App", name: str, go_on: "Callable[[], object]"):
        super().__init__(app)
        self.name = name
        self.go_on = go_on

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.pass_it", {}), self.aside

    def large(self) -> "Label":
        """Return the name of who gets the box."""
        return self.name

    def hints(self) -> "Hints":
        """Return what the keys do."""
        return (("ok", ("ui.it_is_me", {})), ("back", ("ui.back", {})))

    def draw(self, show: "Show") -> None:
        """Show who gets the box."""
        show.big(self)

    def press(self, key: str, kind: str) -> None:
        """Go on when OK is pressed."""
        if key == "ok" and kind == "press":
            self.go_on()
        else:
            super().press(key, kind)


SCREEN = EntryScreen

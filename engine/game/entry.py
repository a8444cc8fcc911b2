"""The entry of an event: the answers to a game's questions, and a position among them.

It runs the game's generator of questions over the answers, goes back and on, and gives again what
still fits after another answer.
"""

from ..compat import TYPE_CHECKING, is_list, is_object
from ..errors import Cancelled, EngineError, InputError, RuleError
from .questions import NUMBER, PICK, Question

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ..types import Asker, Event
    from .questions import Page

    # [field or text, whom, how often it was asked before, what the game offered], and the answer.
    Given = list[Any]

# Stands for what the game offered, where a row was answered before its turn: it is not known yet.
AHEAD = "ahead"
# What an answer ends in that is not taken.
_REFUSED = (RuleError, InputError, Cancelled)


class Entry:
    """Answers to the questions about one event, or to the referee's, and a position among them.

    `action` is the kind of the event, or the name of a referee's question (`Game.referee`). `old`
    is an event of that kind whose values are offered first, as when a round is amended. `asked`
    lists the questions that are answered, `answers` what to each. `at` is the position, from 0 to
    their number, and `question` is the one there; it is None behind the last answer once `event`, a
    dict or a Verdict, is complete. `open` is the first question without an answer, or None, and
    `rows` has for each of `asked`, and for it, its field, of whom it is, how often the same was
    asked before, and what the game itself offers; `made` is the event wherever the position is.

    Going back moves the position and drops nothing. Another answer keeps what is above it; what is
    below is given again where the game still asks the same of the same people and offers the same
    (what it works out from newer answers comes first): hands, texts, numbers of a player, and the
    rows of a page; where an event is amended, all that is still possible. Else another choice is
    not: it was made of something else. `rest` has what could not be given again, and `halves` what
    is keyed of answers, both as rows like those of `given`.

    What follows from the answers before (`Question.only`) is given by itself, and the position
    passes over it, both ways.

    The answer of a row that the game refuses because of others waits in `rest`, too: one of them
    may be the wrong one, and it is given as soon as it fits.

    `ahead` is None, or the row of a later question of the page that is asked before its turn: its
    answer waits in `rest`, and is given whatever the game offers by then.
    """

    # Whether it goes on past what the game refuses, to look ahead.
    unrefused = False

    def __init__(self, game: "Asker", action: str, old: "Event | None" = None) -> None:
        self.game = game
        self.action = action
        self.old = old
        self.at = 0
        self.answers: list[Any] = []
        self.asked: list[Question] = []
        self.rest: list[Given] = []
        self.halves: list[Given] = []
        self.question: Question | None = None
        self.ahead: Given | None = None
        self.event: Any = None
        game.upcard.look(game)
        self._begin()
        self.go_to(0)

    def _begin(self) -> None:
        """Ask from the first question on."""
        self._steps = self.game.questions(self.action, self.old or {})
        self.answers = []
        self.asked = []
        self.rows: list[Given] = []
        self._take(next(self._steps))

    def _take(self, step: "Any") -> None:
        """Take what the generator comes to: the first question without an answer, or the event.

        Raises the error that it may be.
        """
        while isinstance(step, EngineError):
            if not self.unrefused:
                raise step
            step = self._steps.send(None)
        self.open: Question | None = None
        self.made: Any = None
        if isinstance(step, Question):
            self.open = step
            key, whom = step.row()
            before = [row for row in self.rows if row[:2] == [key, whom]]
            self.rows.append([key, whom, len(before), step.default])
        else:
            self.made = step
            self._steps.close()

    def give(self, value: object) -> None:
        """Give the answer to the first question without one; the position stays.

        A refused one changes nothing.
        """
        question: Any = self.open
        question.check(value)
        before = self.answers
        try:
            self._take(self._steps.send(value))
        except _REFUSED:
            self.again(before)
            raise
        self.answers.append(value)
        self.asked.append(question)

    def again(self, answers: "list[Any]") -> None:
        """Ask from the first question on, with answers that were taken before; `at` stays."""
        self._begin()
        for answer in answers:
            self.give(answer)

    def _follow(self) -> None:
        """Give what is not asked, and then again what was answered to the next questions.

        Where something else was said before, be it in the event that is edited, it is asked.
        """
        # Each turn answers a question.
        while self.answers and self.open is not None:
            found = self.open.only()
            if not found:
                return
            row, only = self.rows[-1], found[0]
            saved: Any = (self.old or {}).get(row[0])
            said = [saved.get(row[1])] if is_object(saved) else [saved]
            said += [one[4] for one in self.rest if one[:3] == row[:3]]
            if [1 for one in said if one is not None and not _same(one, only)]:
                return
            try:
                self.give(only)
            except _REFUSED:
                return
            self._give_again([], self.rest)

    def _asked_from(self, at: int) -> int:
        """Return the first position from `at` on that is asked."""
        while at < len(self.answers) and self._follows(at):
            at += 1
        return at

    def _follows(self, at: int) -> bool:
        """Return whether the answer at `at` is what follows from those before."""
        only = self.asked[at].only()
        return bool(only) and _same(only[0], self.answers[at])

    def go_to(self, at: int) -> None:
        """Move the position to `at`, or as far as there are answers; offer what was keyed there."""
        self.at = at = max(0, min(at, len(self.answers)))
        self.ahead = None
        answered = at < len(self.answers)
        question = self.question = self.asked[at] if answered else self.open
        self.event = None if question else self.made
        if question is None:
            return
        self._offer(question, self.rows[at])

    def _offer(self, question: Question, row: "Given") -> None:
        """Offer what was answered to a question, or what was keyed of it."""
        question.default, question.gap, question.begun, question.half = row[3], None, "", False
        rest = self.rest if self.is_kept(question) else []
        for one in self.given() + rest + self.halves:
            if _is_of(one, row):
                question.offer(one[4])
        cards = [one for one in self.halves if _is_of(one, row) and is_list(one[4])]
        question.half = bool(cards) and is_list(question.default)

    def answer(self, value: object) -> None:
        """Give the answer to `question`, and go on to the next one; see `change`."""
        if self.ahead is not None and self.question is not None:
            self.question.check(value)
            row = self.ahead
            self.keep(None)
            self.rest = _without(self.rest, row[:3]) + [row + [value]]
            self.go_to(self.at)
        elif self.question is not None:
            self.change(self.at, value)

    def look_ahead(self, field: str, whom: str) -> None:
        """Ask for a row that comes later on the page before its turn.

        Its limits are those after the least of what is still open before it.
        """
        self.go_to(len(self.answers))
        other = Entry(self.game, self.action, self.old)
        other.unrefused = True
        other.restore(self.given(), self.rest, [], 0)
        while other.open is not None and (other.open.page or other.open.kind in (NUMBER, PICK)):
            row = other.rows[-1]
            if row[:2] == [field, whom]:
                self.ahead, self.question = row[:3] + [AHEAD], other.open
                # What the open answers leave is not known yet.
                other.open.barred = other.open.left = None
                self._offer(other.open, row)
                return
            try:
                other.give(other.open.least())
            except EngineError:
                return

    def is_other(self, value: object) -> bool:
        """Return whether `value` is another answer than the one given to `question` before."""
        at = self.at
        return at < len(self.answers) and not _same(self.answers[at], value)

    def first(self, fits: "Callable[[Question], object]") -> "int | None":
        """Return where the first question is that `fits`, also the open one, or None."""
        asked = self.asked + ([self.open] if self.open else [])
        found = [at for at in range(len(asked)) if fits(asked[at])]
        return found[0] if found else None

    def page(self) -> "Page | None":
        """Return the page of which `question` is a row, with all rows that are known by now."""
        question = self.question
        if question is None or question.page is None:
            return None
        for one in ([self.open] if self.open else []) + self.asked[::-1]:
            if one.page and one.page.has(question):
                return one.page
        return question.page

    def done(self, page: "Page") -> int:
        """Return how many rows of a page have an answer."""
        given = [row[:2] for row in self.rest + self.given()]
        return len([1 for row in page.rows if list(row[:2]) in given])

    def has_pages(self) -> bool:
        """Return whether one of its questions is a row of a page."""
        return self.first(lambda question: question.page) is not None

    def fill(self) -> None:
        """Give what is offered, from the first question without an answer on; stay there."""
        at = self.at
        while self.open is not None and self.open.default is not None:
            try:
                self.give(self.open.default)
            except _REFUSED:
                break
        self._follow()
        self.go_to(at)

    def put(self, field: str, whom: str, value: object, before: int = 0) -> None:
        """Answer the question of `field` and `whom`, wherever it stands; the others keep theirs.

        `before` is how often the same was asked before it; None takes the answer out. Behind it the
        position is that of the first question without an answer. Raises what `change` raises, and
        InputError where nothing of what is known to come asks for it.
        """
        row = [field, whom, before]
        rows = [one[:3] for one in self.rows]
        try:
            if value is None:
                rest = self.rest
                if row in rows:
                    at = rows.index(row)
                    rest = self._below(at, True)
                    self.again(self.answers[:at])
                self.rest = _without(rest, row)
                self.halves = _without(self.halves, row)
            elif row in rows:
                self.change(rows.index(row), value, True)
            else:
                self.look_ahead(field, whom)
                if self.ahead is None:
                    raise InputError("answer", "all.not_now")
                self.answer(value)
        finally:
            self.go_to(len(self.answers))

    def change(self, at: int, value: object, keep: bool = False) -> None:
        """Give `value` as the answer at `at`, and move the position behind it.

        With `keep`, numbers and rows below keep their answer whatever the game offers there then.
        Raises RuleError or InputError if it is refused. A refused answer changes nothing, unless it
        is that of a row, and no cards: it `waits`. Nor does one whose search was cancelled
        (Cancelled).
        """
        answers = self.answers
        if at < len(answers) and _same(answers[at], value):
            self._forget(at)
            self.go_to(self._asked_from(at + 1))
            return
        rest = self._below(at, keep)
        question: Any = self.asked[at] if at < len(answers) else self.open
        question.check(value)
        if at < len(answers):
            self.again(answers[:at])
        try:
            self.give(value)
        except _REFUSED as error:
            if question.page and not is_list(value) and not isinstance(error, Cancelled):
                self._forget(at)
                row = self.rows[at][:3]
                rest = _without(rest, row)
                self.rest = [row + [AHEAD, value]] + rest
                self.at = at
            elif at < len(answers):
                self.again(answers)
            self.go_to(self.at)
            raise
        self.rest = rest
        self._forget(at)
        self._give_again([], self.rest)
        self._follow()
        self.go_to(self._asked_from(at + 1))

    def _below(self, at: int, keep: bool) -> "list[Given]":
        """Return what belongs to its question whatever is answered at `at`."""
        given = self.given()
        question: Any = self.asked[at] if at < len(given) else self.open
        # Who has a card is the same person whatever number is put right.
        all_kept = question.kind == NUMBER and question.page
        below: list[Given] = []
        for row in given[at + 1 :]:
            at += 1
            kept = self.is_kept(self.asked[at])
            if (kept or all_kept) and not self._follows(at):
                if keep or not kept:
                    row[3] = AHEAD
                below.append(row)
        newer = [row[:3] for row in below]
        return below + [row for row in self.rest if row[:3] not in newer]

    def waits(self) -> bool:
        """Return whether `question` has an answer that the game refuses because of others."""
        question = self.question
        if question is None or self.ahead:
            return False
        # What it cannot be by itself, as who ended the round is another one, is not offered.
        row = self.rows[self.at][:3] + [AHEAD]
        return bool([1 for one in self.rest if one[:4] == row and _same(one[4], question.default)])

    def is_kept(self, question: Question) -> bool:
        """Return whether the answer to a question outlives another one before it."""
        return bool(self.old) or question.is_kept()

    def _forget(self, at: int) -> None:
        """Forget what was keyed before at `at`, where there is an answer now.

        One that follows stays in `rest`: it is the answer once it does not follow any more.
        """
        row = self.rows[at][:3]
        self.rest = _without(self.rest, row)
        self.halves = _without(self.halves, row)
        if at < len(self.answers) and self._follows(at):
            self.rest.append(row + [AHEAD, self.answers[at]])

    def _give_again(self, first: "list[Given]", rows: "list[Given]") -> None:
        """Give again what was answered: `first` in this order, then what `rows` have for it.

        What cannot be given again is the `rest`.
        """
        first, rest = list(first), list(rows)
        # Each turn takes a row out of a list.
        while self.open is not None:
            row = self.rows[-1]
            same: list[Given] = []
            if first and first[0][:4] == row:
                found = first.pop(0)
            else:
                rest, first = first + rest, []
                same = [one for one in rest if one[:3] == row[:3]]
                if not same or not _is_of(same[0], row):
                    break
                found = same[0]
                if found[3] != AHEAD and not self.is_kept(self.open):
                    break
                rest.remove(found)
            try:
                self.give(found[4])
            except _REFUSED:
                rest = [found] + rest
                break
            if same and self._follows(len(self.answers) - 1):
                rest.append(row[:3] + [AHEAD, found[4]])
        self.rest = first + rest

    def given(self) -> "list[Given]":
        """Return a row for each answer: [field, whom, how often before, offered, answer]."""
        return [self.rows[at] + [self.answers[at]] for at in range(len(self.answers))]

    def restore(
        self, given: "list[Given]", rest: "list[Given]", halves: "list[Given]", at: int
    ) -> None:
        """Give again what another entry was given, and move to its position `at`.

        What was saved in between may have changed what the game asks.
        """
        self.halves = halves
        self._give_again(given, rest)
        self._follow()
        self.go_to(at)

    def keep(self, value: "Any") -> None:
        """Keep what is keyed of the answer to `question`, or that nothing is (None)."""
        if self.question is not None:
            row = self.ahead or self.rows[self.at]
            self.halves = _without(self.halves, row[:3])
            if value is not None:
                self.halves.append(row + [value])

    def back(self) -> "Any":
        """Go back to the question before and return its answer; None if there is none."""
        at = self.at - 1
        while at > 0 and self._follows(at):
            at -= 1
        if at < 0:
            return None
        self.go_to(at)
        return self.answers[at]


def _is_of(given: "Given", row: "Given") -> bool:
    """Return whether an answer, or what was keyed of one, is to the question of `row`."""
    return given[:3] == row[:3] and (given[3] == row[3] or given[3] == AHEAD)


def _without(rows: "list[Given]", row: "Given") -> "list[Given]":
    """Return the rows but those of the question of `row`: its field, whom, how often before."""
    return [one for one in rows if one[:3] != row]


def _same(one: object, other: object) -> bool:
    """Return whether two answers are the same; 0 is not False."""
    return type(one) is type(other) and one == other

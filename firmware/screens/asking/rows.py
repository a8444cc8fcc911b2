"""The rows of a page: who is asked for what, what each said before, and what is answered."""

from engine.compat import TYPE_CHECKING, is_list
from engine.errors import Cancelled, EngineError
from engine.game.entry import Entry
from engine.game.questions import is_mixed
from engine.texts import text, variants
from firmware.display.fitting import say
from firmware.display.sheet import numbered
from firmware.screens.event_words import title_of_game

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.game.questions import Question
    from engine.types import Label


class Rows:
    """What a page says while `entry` asks one of its rows; `aside` is which entry is edited.

    `labels` are what the rows are called, `said` the texts of what each said before, `values` the
    words of what was answered, "" for nothing yet, `at` is the row that is asked. `coming` is what
    the row is called that is asked then, if that has no answer yet; `offers` says whether that will
    have a number to be taken: what the others leave. `mixed` says whether the rows are of several
    fields.
    """

    # What a renderer has worked out for all its pictures.
    cells: "Any" = None

    def __init__(self, entry: "Entry", game: "Game", aside: "Label") -> None:
        question: Any = entry.question
        self.question = question
        self.page: Any = entry.page()
        self.at: int = self.page.at(question)
        self.labels: list[Label] = [row[2] for row in self.page.rows]
        self.said: list[Sequence[Label]] = [row[3] for row in self.page.rows]
        self.values = [""] * len(self.labels)
        self.mixed: bool = is_mixed(self.page.rows)
        # What the page is called whichever of its fields is asked.
        self.whole: Label = aside or round_of(game)
        self.title: Label = title_of(entry, game, aside)
        # What the numbers of this field add up to without the one that is asked.
        self.others = 0
        places = [row[:2] for row in self.page.rows]
        asked = {one.row(): one for one in entry.asked + [question]}
        for row in entry.rest + entry.given():
            key = (row[0], row[1])
            if key in places and key != places[self.at]:
                self.values[places.index(key)] = words_of(row[4], asked.get(key))
        fields = [place[0] for place in places]
        # Whose number comes next, or the next of what is asked: what is not the same there.
        self.coming: Label = ""
        open_rows = [at for at, words in enumerate(self.values) if not words and at != self.at]
        names: list[Label] = [
            self.said[at][0] if self.mixed and field != fields[self.at] else self.labels[at]
            for at, field in enumerate(fields)
        ]
        self.names = names
        if open_rows:
            self.coming = names[open_rows[0]]
        # The same answer once more leads to the row below, whatever that has.
        self.below: Label = ""
        if entry.at < len(entry.answers) and self.at + 1 < len(names):
            self.below = names[self.at + 1]
        self.done = entry.done(self.page)
        self.entry = entry
        rest = [at for at in open_rows if fields[at] == fields[self.at]]
        self.offers: bool = question.page.total is not None and len(rest) == 1
        for at, words in enumerate(self.values):
            if places[at][0] == places[self.at][0] and words.lstrip("-").isdigit():
                self.others += int(words)

    def ok(self, value: "Any") -> "Label":
        """Return what OK does with `value`: it leads to another row, or the page is done."""
        entry = self.entry
        name = self.coming
        if entry.is_other(value):
            name = self.after(value)
        elif self.below:
            name = self.below
        return ("ui.next_to", {"name": name}) if name else ("ui.done", {})

    def after(self, value: "Any") -> "Label":
        """Return which row is asked after another answer than before, "" if none is."""
        entry = self.entry
        other = Entry(entry.game, entry.action, entry.old)
        other.restore(entry.given(), entry.rest, [], entry.at)
        try:
            other.answer(value)
        except (EngineError, Cancelled):
            return self.coming
        if other.open is None or not self.page.has(other.open):
            return ""
        at: int = self.page.at(other.open)
        return self.names[at]

    def left(self, value: "int | None") -> "Label":
        """Return what `value` leaves of what the numbers add up to; else how many rows are done.

        Where one is ruled out, it says which, or what is left of the range.
        """
        question, page = self.question, self.question.page
        least, most, barred = question.limits()
        if barred is not None:
            return ("ui.not_number", {"n": barred})
        if question.barred is not None:
            return ("ui.range", {"min": least, "max": most})
        found = self.others + (value or 0)
        if page.total is not None and question.minimum >= 0:
            return left_of(page.total, found)
        if page.total is not None or page.summed:
            return ("ui.numbers_sum", {"n": found})
        return ("ui.of", {"n": self.done, "all": len(self.labels)})

    def beside(self, value: "int | None") -> "list[Label]":
        """Return what a screen without room for the rows says of the one that is asked."""
        left = self.left(value)
        # The question names the field, and the range stands there besides.
        said = list(self.said[self.at])[1 if self.mixed else 0 :]
        return said + ([] if left[0] in ("ui.of", "ui.range") else [left])


def left_of(total: int, found: int) -> "Label":
    """Return what is left of a total once numbers come to `found`, or by how much they are over."""
    rest = total - found
    return ("ui.numbers_left", {"n": rest}) if rest >= 0 else ("ui.numbers_over", {"n": -rest})


def title_of(entry: "Entry", game: "Game", aside: "Label") -> "Label":
    """Return what a page is called while one of its fields is asked, or the last one was.

    Without a page, it is the round; `aside` is which entry is edited.
    """
    questions = ([entry.question] if entry.question else []) + entry.asked[::-1]
    pages = [one.page for one in questions if one.page]
    of = round_of(game)
    if not pages:
        return aside or of
    what = pages[0].what
    if not aside:
        unit: Label = (game.unit(game.house), {})
        number: Label = ("ui.begun_number", {"event": unit, "n": game.rounds + 1})
        return "ui.page", {"of": of, "number": number, "what": what}
    if text(game.key_of("name_", entry.action)).startswith(text(what[0])):
        # What is edited is called by what is counted: "edit bids 1".
        return aside
    edited: Any = aside[1]
    return "ui.page_edited", {"of": edited["what"], "n": edited["n"], "what": what}


def rows_of(entry: "Entry", game: "Game", aside: "Label") -> "Rows | None":
    """Return the rows of the page that `entry` asks from, or None."""
    question = entry.question
    return Rows(entry, game, aside) if question and question.page else None


def words_of(answer: "Any", question: "Question | None") -> str:
    """Return an answer as its row has it; cards are counted, unless they are private."""
    if answer is True or answer is False:
        return say(("all.yes" if answer else "all.no", {}))
    if not is_list(answer):
        return str(answer)
    if not question or not question.worth or question.private:
        return "✓"
    n = question.worth(answer)
    # A count that was cut short is no number to add up.
    cut = question.proved and not question.proved(answer)
    return variants("kit.figure_at_most", n=n)[-1] if cut else str(n)


def round_of(game: "Game") -> "Label":
    """Return which round of which game it is."""
    return numbered(say(title_of_game(game)), game.rounds + 1)

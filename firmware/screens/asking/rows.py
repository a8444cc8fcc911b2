"""The rows of a page of numbers: who is asked, what each said before, and what is answered."""

from engine.compat import TYPE_CHECKING, is_list
from engine.game.questions import NUMBER
from engine.texts import has, text
from firmware.display.fitting import say
from firmware.display.sheet import numbered

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.game.questions import Entry
    from engine.types import Label


class Rows:
    """What a page says while `entry` asks one of its rows; `aside` is which entry is edited.

    `labels` are what the rows are called, `said` the texts of what each said before, `values` the
    words of what was answered, "" for nothing yet, `at` is the row that is asked. `coming` is what
    the row is called that is asked then, if this one has no answer yet, nor has that.
    """

    # What a renderer has worked out for all its pictures.
    cells: "Any" = None

    def __init__(self, entry: "Entry", game: "Game", aside: "Label") -> None:
        question: Any = entry.question
        self.question = question
        self.page: Any = question.page
        self.at: int = self.page.at(question)
        self.labels: list[Label] = [row[2] for row in self.page.rows]
        self.said: list[Sequence[Label]] = [row[3] for row in self.page.rows]
        self.values = [""] * len(self.labels)
        self.title: Label = ("ui.page", {"of": _round(game), "what": self.page.what})
        if aside and text(self.page.what[0]) == text(game.key_of("name_", entry.action)):
            # What is edited is called by what is counted: "edit tricks 1".
            self.title = aside
        elif aside:
            edited: Any = aside[1]
            facts = {"of": edited["what"], "n": edited["n"], "what": self.page.what}
            self.title = "ui.page_edited", facts
        places = [row[:2] for row in self.page.rows]
        for row in entry.rest + entry.given():
            key = (row[0], row[1])
            if key in places and row[1] != question.whom():
                self.values[places.index(key)] = self._words(row[4])
        # Whose number comes next.
        self.coming: Label = ""
        open_rows = [at for at, words in enumerate(self.values) if not words and at != self.at]
        if entry.at == len(entry.answers) and open_rows:
            self.coming = self.labels[open_rows[0]]
        # What the numbers add up to without the one that is asked.
        self.others = sum([int(one) for one in self.values if one.lstrip("-").isdigit()])

    def _words(self, answer: "Any") -> str:
        if is_list(answer):
            worth = self.question.worth
            return str(worth(answer)) if worth else "✓"
        return str(answer)

    def left(self, value: "int | None") -> "Label":
        """Return what `value` leaves of what the numbers add up to; else which row it is.

        Where one number is ruled out, it says which.
        """
        question, page = self.question, self.page
        if question.barred is not None:
            return ("ui.not_number", {"n": question.barred})
        found = self.others + (value or 0)
        if page.total is not None and question.minimum >= 0:
            rest = page.total - found
            return (
                ("ui.numbers_left", {"n": rest}) if rest >= 0 else ("ui.numbers_over", {"n": -rest})
            )
        if page.total is not None or page.summed:
            return ("ui.numbers_sum", {"n": found})
        return ("ui.of", {"n": self.at + 1, "all": len(self.labels)})

    def beside(self, value: "int | None") -> "list[Label]":
        """Return what a screen without room for the rows says of the one that is asked."""
        left = self.left(value)
        return list(self.said[self.at]) + ([] if left[0] == "ui.of" else [left])


def rows_of(entry: "Entry", game: "Game", aside: "Label") -> "Rows | None":
    """Return the rows of the page that `entry` asks from, or None."""
    question = entry.question
    if question is None or question.kind != NUMBER or question.page is None:
        return None
    return Rows(entry, game, aside)


def _round(game: "Game") -> "Label":
    """Return which round of which game it is."""
    short = game.section + ".short"
    title: Label = (short, {}) if has(short) and not game.given else game.title
    return numbered(say(title), game.rounds + 1)

"""What an entry was answered, row by row: the short way to the one that is wrong."""

from engine.compat import TYPE_CHECKING
from engine.game.questions import PICK, is_mixed
from firmware.display.fitting import say
from firmware.screens.asking.rows import words_of
from firmware.screens.base import ListScreen

if TYPE_CHECKING:
    from typing import Any

    from engine.game.questions import Question
    from firmware.app import App
    from firmware.display.widgets import Ui
    from firmware.screens.base import Row


class Answers(ListScreen):
    """The answers of `screen`, an EntryScreen; OK leads to one."""

    seldom = True
    ok_hint = ("ui.amend", {})

    def __init__(self, app: "App", screen: "Any"):
        super().__init__(app)
        self.screen = screen
        entry = screen.entry
        self.rows = [row_of(app.ui, *pair) for pair in zip(entry.asked, entry.answers)]

    def title(self) -> "Row":
        """Return the bar."""
        return ("ui.which_row", {}), self.screen.editing

    def items(self) -> "list[Row]":
        """Return the rows."""
        return self.rows

    def choose(self, index: int) -> None:
        """Ask for an answer again; what was given stays offered."""
        self.app.close_to(self.screen.module)
        self.screen.entry.go_to(index)
        self.screen.next()

    def leave(self) -> None:
        """Go back to the result, or leave the edit."""
        self.app.close()
        if self.app.stack[-1] is self.screen:
            self.screen.leave_entry()


def row_of(ui: "Ui", question: "Question", answer: "Any") -> "Row":
    """Return (whose or what, the answer in words) of a question; private cards stay hidden."""
    page = question.page
    words = words_of(answer, question)
    for value, label in question.choices if question.kind == PICK else ():
        if value == answer:
            words = say(label)
    if not page:
        # The question is whole, and of the answer what there is room for.
        forms = ui.forms((question.key, question.facts))
        room = ui.width - 8
        asked = ([one for one in forms if ui.fits(one + words, room)] + forms[-1:])[0]
        return asked, ui.shorten(words, room - ui.size(asked))
    _, _, label, said = page.rows[page.at(question)]
    name = ui.forms(label)[0]
    # A yes alone says nothing; a number does where all are of one field.
    what = said[0] if is_mixed(page.rows) else page.what if question.kind == PICK else ""
    if what:
        # Which of the fields it is says more than the whole name.
        found = ["%s %s" % (form, words) for form in ui.forms(what)]
        room = ui.width - 8 - ui.size(name)
        words = ([one for one in found if ui.fits(one, room)] + found[-1:])[0]
    return name, words


SCREEN = Answers

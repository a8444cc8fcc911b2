"""What asks all of an entry at once, on a page that is touched: its cells, each put by itself.

It runs on CPython and in the page's MicroPython, as `sheet` of the program's platform.
"""

from engine.compat import TYPE_CHECKING, is_list, is_object, is_whole
from engine.errors import Cancelled, EngineError
from engine.game.entry import AHEAD
from engine.game.questions import NUMBER, PICK, is_mixed
from firmware.display.fitting import say, sentence
from firmware.screens.asking.number import span
from firmware.screens.asking.rows import left_of, round_of, title_of, words_of
from firmware.screens.base import ListScreen
from firmware.screens.table.preview import Preview
from host_tools.simulated.shown import cells
from host_tools.simulated.shown.judged import again, judged_alone

if TYPE_CHECKING:
    from typing import Any

    from engine.game.questions import Question
    from engine.types import Label
    from firmware.screens.base import Hints, Row
    from firmware.types import Show

    Part = dict[str, Any]
    Cell = cells.Cell

# What one tap answers; all else is opened from its cell.
_TAPPED = (NUMBER, PICK)


def sheet_of(screen: "Any", back: bool = False) -> "Sheet | None":
    """Return the sheet of what `screen`, an EntryScreen, asks; None where that is asked by itself.

    That is: a question of the referee, cards and texts in their turn, and what has nothing else. An
    entry that such an answer completes is shown as what it does, unless its cell was opened.
    """
    app, entry, sheet = screen.app, screen.entry, screen.sheet
    if not app.keyless or screen.action in [row[0] for row in app.game.referee]:
        return None
    question = entry.question
    opened = sheet is not None and sheet.opens_cell
    if question is not None and not back and not opened:
        cards = question.deck is not None and screen.wants_cards(question)
        if question.kind not in _TAPPED or (cards and question.kind == NUMBER):
            return None
    if question is None and screen.part is not None and screen.part is not sheet and not opened:
        return None
    asked = entry.asked + ([entry.open] if entry.open else [])
    if not [one for one in asked if one.kind in _TAPPED] or [one for one in asked if one.beside]:
        # With what is told beside each, as of bets, people go on in turn.
        return None
    if sheet is None:
        sheet = screen.sheet = Sheet(screen)
    sheet.opens_cell = False
    entry.go_to(len(entry.answers))
    return sheet


class Sheet(ListScreen):
    """The cells of what `screen` asks; each is answered by what is put there, in any order.

    `number` is that of what was put last, `refused` the cell and the error of what is not taken
    there, `opens_cell` whether cards or a text of one cell are asked now.
    """

    def __init__(self, screen: "Any"):
        super().__init__(screen.app)
        self.screen = screen
        self.number = 0
        self.refused: Any = None
        self.opens_cell = False
        # What it does, and for which event that was worked out.
        self._previewed: list[Any] = [None, None]
        # What is unusual and was said to be right.
        self.sure: list[Any] = []
        question = screen.entry.question
        # Of a saved entry, the cell that was tapped.
        edits = screen.index is not None
        self.pointed = list(question.row()) if question and edits else None

    def title(self) -> "Row":
        """Return the bar."""
        screen = self.screen
        asked = screen.entry.asked + ([screen.entry.open] if screen.entry.open else [])
        if [1 for one in asked if one.page and is_mixed(one.page.rows)]:
            # Several things are asked: the round is what they have in common.
            return self.aside or round_of(screen.game), ""
        return title_of(screen.entry, screen.game, self.aside), ""

    def items(self) -> "list[Row]":
        """Return the rows for a display of pixels, which nobody looks at meanwhile."""
        entry = self.screen.entry
        return [(say((one.key, one.facts)), "") for one in entry.asked]

    def choose(self, index: int) -> None:
        """Do nothing: a finger taps the cells."""

    def draw(self, show: "Show") -> None:
        """Show the sheet."""
        shows: Any = show
        getattr(shows, "sheet", shows.list)(self)

    def unfinished(self) -> "Any":
        """Return what is keyed of the question at the position: each cell keeps its own."""
        entry = self.screen.entry
        row = entry.question.row()
        begun = [one[4] for one in entry.halves if (one[0], one[1]) == row]
        return begun[-1] if begun else None

    # -- what can be done -----------------------------------------------------------------------

    def actions(self) -> "Hints":
        """Return what can be done with all of it; of a saved entry, also to edit another step."""
        screen = self.screen
        found: list[tuple[str, Label]] = [("ok", ("ui.do_keep", {}))]
        if screen.index is not None and screen.entry.has_pages() and self.app.sheet():
            found += self.app.sheet().other_steps(screen.index)
        return found + [("leave", ("ui.back", {}))]

    def can(self, name: str) -> bool:
        """Return whether it can be saved."""
        return name != "ok" or self.screen.entry.open is None or self.is_forced()

    def is_forced(self) -> bool:
        """Return whether only the last number of a sum is missing, and it is offered."""
        entry = self.screen.entry
        question = entry.open
        if question is None or question.kind != NUMBER or question.default is None:
            return False
        if question.page is None or question.page.total is None:
            return False
        other = again(entry)
        try:
            other.answer(question.default)
        except EngineError:
            return False
        return other.open is None

    def act(self, name: str) -> None:
        """Save it, leave, or open a cell: "open", and what tells which, with tabs between."""
        if name == "ok":
            self.save()
        elif name == "leave":
            self.leave()
        elif name.startswith("open\t"):
            _, field, whom, before, word = name.split("\t")
            self.open_cell([field, whom, int(before)], word)
        else:
            super().act(name)

    def put(self, what: "Any") -> None:
        """Take [number, which sheet, field, whom, before, value, keyed] of a cell.

        The value is None where there is none yet; `keyed` is what was keyed of a number to which
        digits may be added. What is refused because of other cells waits; what the game refuses is
        not taken, and its cell says why.
        """
        number, of, field, whom, before, value, keyed = what
        screen = self.screen
        entry = screen.entry
        if of != self.name():
            # It was meant for one that has been saved or left.
            return
        self.number, self.refused, self.pointed = number, None, None
        row = [field, whom, before]
        try:
            entry.put(field, whom, value, before)
        except EngineError as error:
            if not [1 for one in entry.rest if one[:3] == row]:
                self.refused = row, error
        except Cancelled:
            pass
        # Of a number that is there, it says where people are; of another one they are past it.
        given = [one[:3] for one in entry.given() + entry.rest] + [row]
        entry.halves = [one for one in entry.halves if one[:3] not in given or is_list(one[4])]
        if keyed and not self.refused:
            entry.halves.append(row + [AHEAD, keyed])
        question = entry.question
        if question is not None and value is not None and not self.refused:
            # Cards and texts are asked in their turn.
            screen.next()

    def name(self) -> str:
        """Return what tells this sheet from another one: the log, and what is entered."""
        screen = self.screen
        index = "" if screen.index is None else screen.index
        return "%d %s %s" % (len(self.app.open_game.ledger.log), screen.action, index)

    def open_cell(self, row: "list[Any]", word: str) -> None:
        """Ask for the cards or the text of a cell, with `word` typed of the first card."""
        screen = self.screen
        entry = screen.entry
        rows = [one[:3] for one in entry.given()]
        if row in rows:
            entry.go_to(rows.index(row))
        else:
            at = len(entry.answers)
            entry.go_to(at)
            if entry.open is None or entry.open.row() != (row[0], row[1]):
                entry.look_ahead(row[0], row[1])
        question = entry.question
        if question is None:
            return
        self.opens_cell, self.pointed = True, None
        if question.deck:
            screen.ask_cards(question, word)
        else:
            screen.ask_plainly(question)

    # -- saving ---------------------------------------------------------------------------------

    def save(self) -> None:
        """Save it; what is unusual is asked or shown first."""
        screen, app = self.screen, self.app
        entry = screen.entry
        entry.go_to(len(entry.answers))
        if entry.question is not None and self.is_forced():
            entry.answer(entry.question.default)
        if entry.question is not None:
            app.say(self.missing())
            return
        for at, question in enumerate(entry.asked):
            answer = entry.answers[at]
            if question.is_odd(answer) and [question.row(), answer] not in self.sure:
                self.ask_whether(question, answer)
                return
        preview = self.preview()
        if preview is None:
            self.refuse()
        elif self.is_usual(preview):
            app.save(preview.entry, preview.seen)
        else:
            app.open("table.preview", preview.entry, preview.effect, preview.after)

    def event(self) -> "Any":
        """Return what is to be saved of an entry that is complete; else None."""
        screen = self.screen
        event: Any = screen.entry.event if screen.entry.question is None else None
        if not is_object(event):
            return None
        if screen.index is None:
            return event
        return {"event": "amend", "index": screen.index, "to": event}

    def preview(self) -> "Preview | None":
        """Return what an entry that is complete does, worked out once; None if it is refused."""
        event = self.event()
        if event is None:
            return None
        ledger = self.app.open_game.ledger
        key = [len(ledger.log), event]
        if self._previewed[0] != key:
            try:
                found = Preview(self.app, event, *ledger.preview(event))
            except EngineError:
                found = None
            self._previewed = [key, found]
        return self._previewed[1]

    def refuse(self) -> None:
        """Say why the game does not take it, or ask what then ends the game."""
        event = self.event()
        try:
            self.app.open_game.ledger.preview(event)
        except EngineError as error:
            if not self.screen.offer_end(event):
                self.app.refuse(error)

    def ask_whether(self, question: "Question", answer: int) -> None:
        """Ask whether a number that is possible but unusual is right; then save."""

        def is_sure() -> None:
            self.sure.append([question.row(), answer])
            self.save()

        facts = {"n": answer, "what": say((question.key, question.facts))}
        self.app.ask(("ui.really", facts), is_sure)

    def is_usual(self, preview: "Preview") -> bool:
        """Return whether nobody goes out, the game goes on, and no hands are shown at last."""
        after = preview.after
        out = [player.out_in_round for player in self.app.game.players]
        others = [player.out_in_round for player in after.players]
        return not after.over and out == others and not preview.hands()

    def notes(self, preview: "Preview") -> "list[list[str]]":
        """Return [words, rule] of what is remarked, and of arithmetic that is no row's."""
        # What each has said stands on the table, and what all of it comes to.
        stands = [say(what) for what in preview.after.entered()]
        found: list[list[str]] = []
        for note in preview.notes(self.app.ui):
            rows = isinstance(note.what, tuple) and "rows" in note.what[1]
            if not rows and say(note.what) not in stands:
                found.append([say(note.what), note.rule or ""])
        return found + [["%s: %s = %d" % row, ""] for row in preview.results()[1]]

    def missing(self) -> "Label":
        """Return why it cannot be saved yet."""
        found = cells.sheet(self.screen.entry)
        error = _wrong(self, self.screen.entry, found)
        count = len(found["cells"])
        if error:
            return sentence((error[1].key, error[1].facts))
        return left(found) or ("ui.of", {"n": count - found["open"], "all": count})

    def told(self) -> "Part":
        """Return it as data."""
        return told(self)


# -- as data --------------------------------------------------------------------------------------


def left(found: "dict[str, Any]") -> "Label":
    """Return what is left of the sum that is declared, or ""; `found` is what `cells.sheet` has."""
    if found["total"] is None:
        return ""
    if [1 for one in found["cells"] if one["question"].page and one["least"] < 0]:
        return "ui.numbers_sum", {"n": found["found"]}
    return left_of(found["total"], found["found"])


def told(sheet: "Sheet") -> "Part":
    """Return a sheet as data: its `name`, the `number` of what was put last, and its `cells`.

    `notes` are [words, rule] of what is remarked once it is complete.
    `sum` is what is left of what is declared, in words, `share` how much of it there is, 1 for all;
    `rule` is its rule. `cards` is what leads to cards, "" where none can be keyed. `pointed` is the
    cell that people came for.
    """
    screen, app = sheet.screen, sheet.app
    entry = screen.entry
    found = cells.sheet(entry)
    error = _wrong(sheet, entry, found)
    sides, seats = app.game.sides, [player.name for player in app.game.players]
    preview = sheet.preview()
    comes_to = judged_alone(screen, found["cells"], preview.after if preview else None)
    terms: dict[str, list[str]] = {}
    for name, _, _, _, ways in preview.results()[0] if preview else ():
        terms[name] = ways
    rows: list[Part] = []
    fields: list[str] = []
    for at, cell in enumerate(found["cells"]):
        rows.append(_row(cell, comes_to[at], entry))
        whom = cell["whom"]
        if comes_to[at][0] and whom in seats:
            rows[-1]["terms"] = terms.get(sides.words(whom), [])
        rows[-1]["seat"] = seats.index(sides.of(whom)[0]) if whom in seats else -1
        if cell["question"].page:
            if cell["field"] not in fields:
                fields.append(cell["field"])
            rows[-1]["of"] = fields.index(cell["field"])
        for chip in rows[-1]["chips"]:
            named = cell["kind"] == PICK and chip[0] in seats
            chip.append(seats.index(sides.of(chip[0])[0]) if named else -1)
        if error and error[0] == [cell["field"], whom, cell["before"]]:
            rows[-1]["wrong"] = sentence((error[1].key, error[1].facts))
            rows[-1]["rule"] = getattr(error[1], "rule", None) or rows[-1]["rule"]
    total = found["total"]
    summed = [one["question"].rule for one in found["cells"] if one["question"].page]
    said = say(left(found))
    barred = _barred(entry) if not error else ""
    return {
        "name": sheet.name(),
        "number": sheet.number,
        "cells": rows,
        "sum": said,
        "barred": say(barred),
        "share": found["found"] / total if total else None,
        "rule": (summed[0] if summed and (said or barred) else "") or "",
        "cards": say(("ui.to_cards", {})) if [1 for one in rows if one["cards"]] else "",
        "pointed": sheet.pointed,
        "notes": sheet.notes(preview) if preview else [],
    }


def _wrong(sheet: "Sheet", entry: "Any", found: "dict[str, Any]") -> "Any":
    """Return the cell, and the error that is said there, or None."""
    if sheet.refused:
        return sheet.refused
    if found["ready"] or entry.open is None:
        return None
    row = entry.rows[-1][:3]
    waits = [1 for one in entry.rest if one[:3] == row]
    error = found["wrong"] or (cells.wrong(entry) if waits and found["total"] is None else None)
    return (row, error) if error else None


def _barred(entry: "Any") -> "Label":
    """Return which number the answers before rule out for whom is asked next, or ""."""
    question = entry.open
    if question is None or question.page is None or question.barred is None:
        return ""
    _, _, label, _ = question.page.rows[question.page.at(question)]
    return "%s: %s" % (say(label), say(("ui.not_number", {"n": question.barred})))


def _row(cell: "Cell", comes_to: "tuple[str, bool]", entry: "Any") -> "Part":
    """Return a cell as data."""
    question = cell["question"]
    page = question.page
    value = cell["value"]
    label: Label = (question.key, question.facts)
    said: list[str] = []
    if page:
        _, _, label, texts = page.rows[page.at(question)]
        said = [say(one) for one in texts]
    open_ = entry.open
    offered = None if page and page.total is not None else question.default
    if open_ is not None and open_.row() == question.row():
        offered = open_.default
    if value is not None or is_list(offered) or question.kind not in _TAPPED:
        offered = None
    numbers = cell["kind"] == NUMBER
    told_value = None if is_list(value) else value
    if numbers and is_whole(cell["number"]):
        # Of cards that were keyed, what they count.
        told_value = cell["number"]
    chips: list[Any] = [[one, str(one)] for one in cell["chips"]]
    if cell["kind"] == PICK:
        chips = [[one, say(words)] for one, words in question.choices]
    words = "" if value is None else words_of(value, question)
    for one, called in chips:
        if one == value and type(one) is type(value):
            words = called
    return {
        "field": cell["field"],
        "whom": cell["whom"],
        "before": cell["before"],
        "name": say(label),
        "said": said,
        "value": told_value,
        "words": words,
        "begun": cell["begun"],
        "chips": chips,
        "pad": [cell["least"], cell["most"], cell["step"]] if numbers and not chips else None,
        "range": say(span(cell["least"], cell["most"], cell["step"])) if numbers else "",
        "opens": cell["kind"] not in _TAPPED,
        "cards": bool(numbers and question.deck),
        "offered": offered,
        "after": comes_to[0],
        "out": comes_to[1],
        "terms": [],
        "seat": -1,
        "of": -1,
        "wrong": "",
        "rule": question.rule or "",
    }

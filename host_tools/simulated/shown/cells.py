"""An entry as one sheet: a cell for each question that is answered, open or known to come.

It is a view of an `Entry` (`engine.game.entry`): each cell is put by its field and its player
(`Entry.put`), in any order. It runs on CPython and in the page's MicroPython.
"""

from engine.compat import TYPE_CHECKING, is_whole
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER, PICK
from host_tools.simulated.shown.judged import again

if TYPE_CHECKING:
    from typing import Any

    from engine.game.questions import Question

    Cell = dict[str, Any]

# So many values have a chip each; of more, a number is keyed.
CHIPS = 12
# More questions than any game asks of one entry.
_MOST = 200


def sheet(entry: "Entry") -> "dict[str, Any]":
    """Return the cells of an entry's sheet, and what is said of all of them.

    `cells` in the order in which they are asked, each {"question", "field", "whom", "before",
    "kind", "value", "number", "begun", "chips", "least", "most", "step"}: the limits of each alone,
    the values of its chips where there are few (else []), None for a value that it has not yet, and
    what was keyed of it. `total` is what the numbers of a field add up to and `found` what they
    come to so far, None where nothing is declared; of several fields, of the first that is not
    there yet. `open` is how many cells have no value, `wrong` why those that have one do not go
    together, an EngineError, once all have (None before), and `ready` whether it can be saved.
    """
    values: dict[tuple[str, str, int], Any] = {}
    for row in entry.rest + entry.given():
        values[(row[0], row[1], row[2])] = row[4]
    begun: dict[tuple[str, str, int], Any] = {}
    for row in entry.halves:
        begun[(row[0], row[1], row[2])] = row[4]
    cells = [_cell(one, row, values.get(row), begun.get(row)) for one, row in _asked(entry)]
    open_cells = len([1 for one in cells if one["value"] is None])
    ready = entry.open is None
    total = found = None
    for cell in cells:
        page = cell["question"].page
        if page and page.total is not None and (total is None or total == found):
            total = page.total
            numbers = [one["number"] for one in cells if one["field"] == cell["field"]]
            found = sum([one for one in numbers if is_whole(one)])
    return {
        "cells": cells,
        "total": total,
        "found": found,
        "open": open_cells,
        "wrong": None if ready or open_cells else wrong(entry),
        "ready": ready,
    }


def wrong(entry: "Entry") -> "EngineError | None":
    """Return why what waits in an entry is not taken, or None."""
    other = again(entry)
    row = other.rows[-1][:3]
    for one in other.rest:
        if one[:3] == row:
            try:
                other.answer(one[4])
            except EngineError as error:
                return error
    return None


def _asked(entry: "Entry") -> "list[tuple[Question, tuple[str, str, int]]]":
    """Return the questions that are answered, the open one, and the rows of its page behind it.

    Each with its field, whom it is about, and how often the same was asked before.
    """
    other = Entry(entry.game, entry.action, entry.old)
    other.unrefused = True
    other.restore(entry.given(), entry.rest, [], 0)
    known = [row[:2] for row in entry.open.page.rows] if entry.open and entry.open.page else []
    for _ in range(_MOST):
        if other.open is None or other.open.row() not in known or not _pass(other, known):
            break
    asked = list(other.asked)
    if other.open is not None and (len(asked) == len(entry.asked) or other.open.row() in known):
        asked.append(other.open)
    return [(asked[at], tuple(other.rows[at][:3])) for at in range(len(asked))]


def _pass(entry: "Entry", known: "list[tuple[str, str]]") -> bool:
    """Answer the open row with what leads to another of those `known`; return whether one does.

    Of some numbers, as 0, something else is asked first.
    """
    question: Any = entry.open
    answers = list(entry.answers)
    values = [question.least()]
    values += [question.choices[-1][0]] if question.kind == PICK else [question.maximum]
    for value in values:
        try:
            entry.give(value)
        except EngineError:
            continue
        if entry.open is None or entry.open.row() in known:
            return True
        entry.again(answers)
    return False


def _cell(question: "Question", row: "tuple[str, str, int]", value: "Any", begun: "Any") -> "Cell":
    """Return the cell of a question."""
    least, most, step = question.minimum, question.maximum, question.step
    chips: list[Any] = []
    if question.kind == PICK:
        chips = [choice for choice, _ in question.choices]
    elif question.kind == NUMBER and (most - least) // step < CHIPS:
        chips = list(range(least, most + 1, step))
    return {
        "question": question,
        "field": row[0],
        "whom": row[1],
        "before": row[2],
        "kind": question.kind,
        "value": value,
        "begun": begun if isinstance(begun, str) else "",
        "number": question.number(value),
        "chips": chips,
        "least": least,
        "most": most,
        "step": step,
    }

"""An entry as one sheet: a cell for each question that is answered, open or known to come.

It is a view of an `Entry` (`engine.game.entry`): each cell is put by its field and its player
(`Entry.put`), in any order. It runs on CPython and in the page's MicroPython.
"""

from engine.compat import TYPE_CHECKING, is_whole
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER, PICK

if TYPE_CHECKING:
    from typing import Any

    from engine.game.questions import Question

    Cell = dict[str, Any]

# So many values have a chip each; of more, a number is keyed.
CHIPS = 12
# More questions than any game asks of one entry.
_MOST = 200


def sheet(entry: "Entry") -> "dict[str, Any]":
    """Return what the sheet of an entry has.

    `cells` in the order in which they are asked, each {"field", "whom", "kind", "value", "chips",
    "least", "most", "step"}: the limits of each alone, the values of its chips where there are few
    (else []), and None for a value that it has not yet. `total` is what the numbers of the page add
    up to and `found` what they come to so far, None where nothing is declared; `open` is how many
    cells have no value, `wrong` why those that have one do not go together, an EngineError, once
    all have (None before), and `ready` whether it can be saved.
    """
    asked = _asked(entry)
    values: dict[tuple[str, str], Any] = {}
    for row in entry.rest + entry.given():
        values[(row[0], row[1])] = row[4]
    cells = [_cell(one, values.get(one.row())) for one in asked]
    open_cells = len([1 for one in cells if one["value"] is None])
    ready = entry.open is None
    page = entry.open.page if entry.open else ([one.page for one in entry.asked] or [None])[-1]
    total = page.total if page else None
    found = None
    if page and total is not None:
        fields = [row[0] for row in page.rows]
        found = sum(
            [one["number"] for one in cells if one["field"] in fields and is_whole(one["number"])]
        )
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
    other = Entry(entry.game, entry.action, entry.old)
    other.restore(entry.given(), entry.rest, [], len(entry.answers))
    row = other._rows[-1][:3]
    for one in other.rest:
        if one[:3] == row:
            try:
                other.answer(one[4])
            except EngineError as error:
                return error
    return None


def _asked(entry: "Entry") -> "list[Question]":
    """Return the questions that are answered, the open one, and the rows of its page behind it."""
    other = Entry(entry.game, entry.action, entry.old)
    other.unrefused = True
    other.restore(entry.given(), entry.rest, [], 0)
    known = [row[:2] for row in entry.open.page.rows] if entry.open and entry.open.page else []
    for _ in range(_MOST):
        question = other.open
        if question is None or question.row() not in known:
            break
        try:
            other._give(question.least())
        except EngineError:
            break
    asked = list(other.asked)
    if other.open is not None and (len(asked) == len(entry.asked) or other.open.row() in known):
        asked.append(other.open)
    return asked


def _cell(question: "Question", value: "Any") -> "Cell":
    """Return the cell of a question."""
    least, most, step = question.minimum, question.maximum, question.step
    chips: list[Any] = []
    if question.kind == PICK:
        chips = [choice for choice, _ in question.choices]
    elif question.kind == NUMBER and (most - least) // step < CHIPS:
        chips = list(range(least, most + 1, step))
    field, whom = question.row()
    return {
        "field": field,
        "whom": whom,
        "kind": question.kind,
        "value": value,
        "number": question.number(value),
        "chips": chips,
        "least": least,
        "most": most,
        "step": step,
    }

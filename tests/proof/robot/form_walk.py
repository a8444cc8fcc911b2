"""The screens of a score form, as a table comes to them: an evening's first hands, by their
answers, then all players that there can be, whose answers are often refused.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from engine import games
from engine.game.questions import NUMBER, PICK
from firmware.display.fitting import say
from firmware.screens.base import ListScreen
from tests.proof.forms.evenings import GAMES

if TYPE_CHECKING:
    from engine.game.questions import Question
    from tests.proof.robot.sitter import Sitter

NAMES = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Fede", "Gil", "Hugo")
# How many questions of one entry are looked at, those that are refused among them.
_QUESTIONS = 24
_OPENED = ("past.history", "table.menu", "book.disputes", "book.referee", "setup.house")


def walk(table: "Sitter", form: str, chance: Random) -> Iterator[str]:
    """Yield where it is, with the screen of it shown, for each screen of a form."""
    names, house, entries, *_ = GAMES[form]
    app = table.inside()
    table.begin("form:" + form, names, house)
    yield "sheet"
    seen = set()
    for at, values in enumerate(entries[:-1]):
        for where in _enter(table, values):
            # Of later hands, what is asked for the first time: King's auction.
            if at < 2 * len(app.game.steps) or where not in seen:
                yield where
            seen.add(where)
    for screen in _OPENED:
        given = (type(app.game), dict(app.game.house), True) if screen == "setup.house" else ()
        table.open(screen, *given)
        for _ in _rows(table):
            yield screen
        app.show_sheet()
    table.begin("form:" + form, NAMES[: games.facts("form:" + form)[2]])
    yield "sheet of all"
    yield from _try(table, chance)


def _enter(table: "Sitter", values: "Sequence[Any]") -> Iterator[str]:
    """Enter the next step by its answers, and save it."""
    app = table.inside()
    table.open("asking.entry", app.game.actions()[0])
    screen = app.stack[-1]
    for value in values:
        yield screen.entry.question.key
        screen.answer(_answer(screen.entry.question, value))
        table.changed()
    yield app.stack[-1].module
    # Nothing is saved that nobody can have read.
    table.wait(1000)
    table.press("ok")
    yield app.stack[-1].module


def _answer(question: "Question", value: "Any") -> "Any":
    """Return an answer as the question has it: a choice is named by its text or its key."""
    if question.kind == NUMBER:
        return int(value)
    for choice, label in question.choices:
        if value == (label if isinstance(label, str) else label[0]) or value == say(label):
            return choice
    raise AssertionError(value)


def _rows(table: "Sitter") -> Iterator[int]:
    """Come to each row of the list that is open, in every group of a menu."""
    screen = table.inside().stack[-1]
    for _ in getattr(screen, "tabs", (None,)):
        for at in range(screen.count() if isinstance(screen, ListScreen) else 1):
            table.changed()
            yield at
            if isinstance(screen, ListScreen):
                screen.move(1)
        screen.press("right", "press")


def _try(table: "Sitter", chance: Random) -> Iterator[str]:
    """Answer by chance; what is refused is seen, and answered again."""
    app = table.inside()
    table.open("asking.entry", app.game.actions()[0])
    screen = app.stack[-1]
    for _ in range(_QUESTIONS):
        if app.stack[-1] is not screen:
            yield app.stack[-1].module
            if screen.entry.question is None:
                return
            app.close()
            table.changed()
        yield screen.entry.question.key
        screen.answer(_chosen(screen.entry.question, chance))
        table.changed()


def _chosen(question: "Question", chance: Random) -> "Any":
    """Return an answer that the question allows; small numbers are likelier, as at a table."""
    if question.kind == PICK:
        return chance.choice([value for value, _ in question.choices if value != " "])
    if question.default is not None and chance.random() < 0.5:
        return question.default
    least, most, _ = question.limits()
    step = question.step
    value = chance.choice([least, least, least + step, (least + most) // 2, most])
    return min(most, value - (value - least) % step)

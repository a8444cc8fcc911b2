"""Runs inside the page's MicroPython: what a link can carry, and the dispute of one."""

from engine import games
from engine.errors import EngineError
from engine.game.entry import Entry
from engine.record.ledger import Ledger
from engine.record.sheet_text import sheet_text

TYPE_CHECKING = False

if TYPE_CHECKING:
    from typing import Any

# What data of a wrong shape raise.
_WRONG = (ValueError, TypeError, KeyError, AttributeError, IndexError)


def links(app: "Any") -> dict:
    """Return what a link could carry now: set-up, sheet, dispute, each or None.

    A sheet has its `text`, too, which is read without the engine (engine/record/sheet_text.py); a
    game with a score form of its own brings the `form` along.
    """
    found: dict[str, Any] = {"setup": None, "sheet": None, "dispute": None}
    if app is None:
        return found
    for screen in app.stack:
        if screen.module == "setup.ready":
            form = games.form_of(screen.game.name)
            dealer = screen.first_dealer()
            found["setup"] = _table(screen.game, screen.names, dealer, screen.house, form)
    open_game = app.session.open_game
    if not open_game:
        return found
    ledger = open_game.ledger
    first = ledger.names[0] if ledger.first_dealer is None else ledger.first_dealer
    form = open_game.journal.header.get("form")
    table = _table(ledger.game_class, ledger.names, first, ledger.house, form)
    found["setup"] = found["setup"] or table
    events = list(ledger.events())
    if events:
        found["sheet"] = dict(table, events=events, text=sheet_text(ledger, True))
    if app.stack[-1].module == "book.verdict":
        for screen in app.stack:
            if screen.module == "asking.entry" and screen.action[:6] == "judge_":
                answers = list(screen.entry.answers)
                found["dispute"] = dict(table, action=screen.action, answers=answers)
    return found


def _table(kind: "Any", names: "Any", dealer: str, house: dict, form: "Any") -> "dict[str, Any]":
    """Return a set-up as links have it: with the house rules that are not the usual ones."""
    usual = kind.with_defaults(None)
    # The edition of a form's rules is told, too: without it a game is of the first one.
    told = {
        name: value for name, value in house.items() if name == "edition" or value != usual[name]
    }
    table = {"game": kind.name, "players": list(names), "dealer": dealer, "house": told}
    if form:
        table["form"] = form
    return table


def judge(given: "Any") -> dict:
    """Judge a dispute from a link, without a box.

    Returns `value`, True if its answers settle its question; or `error` with a sentence, "" if the
    question or the answers are not the game's.
    """
    try:
        kind = games.played(given["game"], given.get("form"))
        house = kind.restore_house(given["house"])
        game = Ledger(kind, given["players"], house, given["dealer"]).game
        if given["action"] not in [row[0] for row in game.referee]:
            raise ValueError(given["action"])
        entry = Entry(game, given["action"])
        for answer in given["answers"]:
            if entry.question is None:
                raise ValueError(answer)
            entry.answer(answer)
        if entry.question is not None:
            raise ValueError(entry.question.key)
    except EngineError as error:
        return {"error": error.why()}
    except _WRONG as error:
        return {"error": "", "detail": repr(error)}
    return {"value": True}

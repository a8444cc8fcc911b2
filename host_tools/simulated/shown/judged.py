"""What the numbers of a page come to, as the engine judges them, for a screen with room for that.

It runs on CPython and in the page's MicroPython.
"""

from engine.compat import TYPE_CHECKING, is_object
from engine.errors import Cancelled, EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER
from firmware.display.fitting import say

if TYPE_CHECKING:
    from typing import Any

    from engine.game.game import Game
    from engine.game.player import Player
    from engine.game.questions import Question

    # The words that say it, and whether it puts the player out.
    Judged = tuple[str, bool]

_NOTHING = "", False
# Of which ledger and answers it was worked out last, and what came of it.
_last: "list[Any]" = [None, None, []]


def judged(screen: "Any", value: "int | bool | None") -> "list[Judged]":
    """Return what each row of the page that `screen` asks comes to, with `value` keyed now.

    That is ("", False) for a row without a number, where it depends on numbers that are still to
    come, and where it changes no score. Of several fields, the rows of the last say it.
    """
    entry, ledger = screen.entry, screen.app.open_game.ledger
    key = [len(ledger.log), entry.action, screen.index, entry.at, entry.ahead, value]
    key += [entry.given(), entry.rest]
    if _last[0] is not ledger or _last[1] != key:
        _last[:] = [ledger, key, _judge(screen, value)]
    return _last[2]


def wrong(entry: "Any") -> "EngineError | None":
    """Return why the answer of the row that is asked waits (`Entry.waits`), or None."""
    if not entry.waits():
        return None
    other = Entry(entry.game, entry.action, entry.old)
    other.restore(entry.given(), [], [], entry.at)
    try:
        other.answer(entry.question.default)
    except EngineError as error:
        return error
    return None


def _judge(screen: "Any", value: "int | bool | None") -> "list[Judged]":
    entry = screen.entry
    least, known, is_open = _after(screen, value, 0)
    most = _after(screen, value, -1)[0] if least and is_open else least
    found: list[Judged] = []
    rows = entry.page().rows
    for field, whom, _, _ in rows:
        one, other = _player(least, whom), _player(most, whom)
        same = one and other and (one.score, one.out_in_round) == (other.score, other.out_in_round)
        told = same and field == rows[-1][0] and (field, whom) in known
        found.append(_words(_player(screen.app.game, whom), one) if told else _NOTHING)
    return found


def _after(
    screen: "Any", value: "int | bool | None", end: int
) -> "tuple[Game | None, list[tuple[str, str]], bool]":
    """Return the game with `value` for the row that is asked and an `end` of what is still open.

    That is the first or the last of what can be answered (0, -1). Also which rows have an answer
    then, as another value may leave another one, and whether anything is open. The game is None if
    there is none with these answers.
    """
    entry, index = screen.entry, screen.index
    waiting: dict[Any, Any] = {}
    for row in entry.rest + ([entry.ahead + [value]] if entry.ahead else []):
        waiting[(row[0], row[1])] = row[4]
    is_open = False
    known: list[tuple[str, str]] = []
    try:
        other = Entry(entry.game, entry.action, entry.old)
        other.restore(entry.given(), entry.rest, [], len(entry.answers))
        if value is not None and not entry.ahead:
            other.change(entry.at, value)
        known = list(waiting) + [(row[0], row[1]) for row in other.given()]
        other.go_to(len(other.answers))
        while other.question is not None:
            asked: Any = other.question
            if asked.kind != NUMBER and not asked.page:
                return None, known, is_open
            answer = waiting.get(asked.row())
            is_open = is_open or answer is None
            other.answer(_ends(asked)[end] if answer is None else answer)
        event = other.event
        if not is_object(event):
            return None, known, is_open
        if index is not None:
            event = {"event": "amend", "index": index, "to": event}
        return screen.app.open_game.ledger.preview(event)[1], known, is_open
    except (EngineError, Cancelled):
        return None, known, is_open


def _ends(question: "Question") -> "tuple[Any, Any]":
    if question.choices:
        return question.choices[0][0], question.choices[-1][0]
    return question.limits()[:2]


def _player(game: "Game | None", name: str) -> "Player | None":
    found = [player for player in game.players if player.name == name] if game else []
    return found[0] if found else None


def _words(old: "Player | None", new: "Any") -> "Judged":
    if old is None or (old.score, old.out_in_round) == (new.score, new.out_in_round):
        return _NOTHING
    facts = {"old": old.score, "new": new.score}
    out = bool(new.out_in_round and not old.out_in_round)
    return say(("ui.comes_out" if out else "ui.comes_to", facts)), out

"""What the numbers of a page come to, as the engine judges them, for a screen with room for that.

It runs on CPython and in the page's MicroPython.
"""

from engine.compat import TYPE_CHECKING, is_object, is_whole
from engine.errors import Cancelled, EngineError
from engine.game.entry import Entry
from engine.game.questions import NUMBER
from firmware.display.fitting import say

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from engine.game.game import Game
    from engine.game.player import Player
    from engine.game.questions import Question

    # The words that say it, and whether it puts the player out.
    Judged = tuple[str, bool]

_NOTHING = "", False
# Of which ledger and answers it was worked out last, and what came of it.
_last: "list[Any]" = [None, None, []]
# Of which ledger the cells of sheets were judged last, and what came of each.
_alone: "list[Any]" = [None, {}]


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


def judged_alone(screen: "Any", cells: "Sequence[Any]", game: "Game | None") -> "list[Judged]":
    """Return what each cell of a sheet (cells.py) comes to; `game` is that after it, if complete.

    Of one whose number does not depend on the others that is said before they are there, too, and
    while they do not add up. It is worked out once for each number.
    """
    entry, ledger = screen.entry, screen.app.open_game.ledger
    if game is not None:
        return [_told(screen, one, game) for one in cells]
    if _alone[0] is not ledger:
        _alone[:] = [ledger, {}]
    given = [[row[0], row[1], row[2], row[4]] for row in entry.given() + entry.rest]
    others = [one for one in given if not [1 for cell in cells if _is_number(cell, one)]]
    found: list[Judged] = []
    for cell in cells:
        if cell["question"].page is None or not is_whole(cell["value"]):
            found.append(_NOTHING)
            continue
        key = repr([len(ledger.log), screen.action, screen.index, others, cell["field"]])
        key += repr([cell["whom"], cell["value"]])
        if key not in _alone[1]:
            _alone[1][key] = _told(screen, cell, *_fillings(screen, cells, cell))
        found.append(_alone[1][key])
    return found


def _is_number(cell: "Any", row: "list[Any]") -> bool:
    """Return whether an answer is the number of a cell of a page."""
    return cell["question"].page is not None and row[:2] == [cell["field"], cell["whom"]]


def _fillings(screen: "Any", cells: "Sequence[Any]", cell: "Any") -> "list[Game | None]":
    """Return the games with one cell as it is and the others of its page filled in some ways.

    With the least and with the most of each. A declared sum is met: by each of the others in turn,
    as a partner's number may decide, and by two halves, as one who has all may be an exception.
    """
    page = [one for one in cells if one["question"].page and one is not cell]
    total = cell["question"].page.total
    if total is None:
        return [_filled(screen, cell, page, end, {}) for end in (0, -1)]
    same = [one for one in page if one["field"] == cell["field"]]
    rest = total - cell["value"] - sum([one["least"] for one in same])
    ways = [_dealt(same[at:] + same[:at], rest, rest) for at in range(max(1, len(same)))]
    ways.append(_dealt(same, rest, (rest + 1) // 2))
    return [_filled(screen, cell, page, -(at % 2), ways[at]) for at in range(len(ways))]


def _dealt(cells: "Sequence[Any]", rest: int, most: int) -> "dict[Any, int]":
    """Return the number of each cell by (field, whom): the least, and its part of the `rest`.

    The first ones have as much of it as they may, and at most `most` each.
    """
    found: dict[Any, int] = {}
    for one in cells:
        more = max(0, min(rest, most, one["most"] - one["least"]))
        more -= more % one["step"]
        found[(one["field"], one["whom"])] = one["least"] + more
        rest -= more
    return found


def _filled(
    screen: "Any", cell: "Any", page: "Sequence[Any]", end: int, numbers: "dict[Any, int]"
) -> "Game | None":
    """Return the game with one cell as it is and the others of its `page` filled from an `end`.

    Those of the `numbers` have these. None if the game takes no such answers.
    """
    values: dict[Any, Any] = {}
    for one in page:
        value = one["chips"][end] if one["kind"] != NUMBER else one["most"] if end else one["least"]
        values[(one["field"], one["whom"])] = value
    values.update(numbers)
    values[(cell["field"], cell["whom"])] = cell["value"]
    entry = Entry(screen.entry.game, screen.entry.action, screen.entry.old)
    for row in screen.entry.given() + screen.entry.rest:
        if (row[0], row[1]) not in values:
            values[(row[0], row[1])] = row[4]
    try:
        while entry.question is not None:
            entry.answer(values[entry.question.row()])
    except (EngineError, Cancelled, KeyError):
        return None
    return _result(screen, entry)


def _result(screen: "Any", entry: "Entry") -> "Game | None":
    """Return the game with an entry that is complete, or None if it is refused."""
    event: Any = entry.made
    if not is_object(event):
        return None
    if screen.index is not None:
        event = {"event": "amend", "index": screen.index, "to": event}
    try:
        return screen.app.open_game.ledger.preview(event)[1]
    except EngineError:
        return None


def _told(screen: "Any", cell: "Any", *after: "Game | None") -> "Judged":
    """Return what a cell comes to, if that is the same in all games; the last field says it."""
    page = cell["question"].page
    if page is None or page.rows[-1][0] != cell["field"]:
        return _NOTHING
    # What the game does not take cannot be.
    found: list[Any] = [_player(one, cell["whom"]) for one in after if one]
    if not found or None in found:
        return _NOTHING
    first = found[0]
    for one in found:
        if (one.score, one.out_in_round) != (first.score, first.out_in_round):
            return _NOTHING
    return _words(_player(screen.app.game, cell["whom"]), first)


def again(entry: "Entry") -> "Entry":
    """Return another Entry with the same answers, at its first question without one."""
    other = Entry(entry.game, entry.action, entry.old)
    other.restore(entry.given(), entry.rest, [], len(entry.answers))
    return other


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
        other = again(entry)
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

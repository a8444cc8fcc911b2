"""The table that only some games have: who took what from whom."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.texts import has, text
from host_tools.evening.export.course import chips_taken, hands_won, points_taken
from host_tools.evening.export.history import section_label
from host_tools.evening.export.markup import (
    Cell,
    headings,
    number,
    person,
    row,
    safe,
    table,
    who,
    words,
)
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from host_tools.evening.export.report import Report
    from host_tools.evening.export.saved import SavedGame


def matrix(game: "SavedGame") -> tuple[str, list, list, list] | None:
    """Return (key, rows, columns, values) of the table that only this game has, or None.

    `key` is that of its texts.
    """
    names = [player.name for player in game.ledger.game.players]
    kind = game.game_class.name
    if kind == "rummoli":
        taken = chips_taken(game)
        rows = game.ledger.game.board.sections
        values = [[taken[section].get(one, 0) for one in names] for section in rows]
        found = "chips", [section_label(game, section, True) for section in rows], names, values
    elif kind == "rumski":
        taken = points_taken(game)
        found = (
            "points",
            names,
            names,
            [[taken.get(one, {}).get(other, 0) for other in names] for one in names],
        )
    elif kind == "tuscan":
        won = hands_won(game)
        kinds = [
            one
            for one in ("gran_ramino", "ramino", "dieci", "sette", "points", "")
            if any(one in row_ for row_ in won.values())
        ]
        values = [[won.get(one, {}).get(kind_, 0) for kind_ in kinds] for one in names]
        found = "hands", names, [_kind(one) for one in kinds], values
    else:
        return None
    return found if any(map(any, found[3])) else None


def _kind(kind):
    return text("tuscan." + kind) if kind and has("tuscan." + kind) else sentence("kind_open")


def tables(report: "Report", game: "SavedGame") -> Iterator[str]:
    """Yield the table that only this game has, shaded by its numbers."""
    wanted = matrix(game)
    if not wanted:
        return
    key, rows, parts, values = wanted
    players_first = key != "chips"
    heads = [
        Cell(safe(part) if key == "hands" else person(part, report.colours), number=True)
        for part in parts
    ]
    head = headings(
        sentence("player" if players_first else "section"),
        *heads,
        Cell(safe(sentence("sum")), number=True),
    )
    most = max(max(line) for line in values)
    lines = []
    for named, line in zip(rows, values, strict=True):
        first = who(named, colours=report.colours) if players_first else words(named)
        cells = [
            Cell(safe(value or ""), number=True, shade=f"u{-(-4 * value // most)}" if value else "")
            for value in line
        ]
        lines.append(row(first, *cells, number(sum(line))))
    yield from table(sentence("bars_" + key), head, lines)

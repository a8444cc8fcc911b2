"""The charts of a saved game: its course, and what only Rummoli, Rumski or Tuscan Rummy has."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.texts import has, text
from host_tools.export.charts import Line, bar_chart, line_chart
from host_tools.export.course import Course, chips_taken, hands_won, points_taken
from host_tools.export.history import section_label
from host_tools.export.markup import Cell, headings, name, number, row, safe, table, who, words
from host_tools.export.messages import sentence

if TYPE_CHECKING:
    from host_tools.export.saved import SavedGame


def drawn(game: "SavedGame") -> list[str]:
    """Return the SVGs of a SavedGame; none before the first round."""
    course = Course(game)
    if max(line[-1][0] for line in course.totals.values()) == 0:
        return []
    found = [_course(game, course)]
    wanted = bars(game)
    if wanted:
        key, rows, parts, values = wanted
        found.append(_bars(game, key, rows, parts, values))
    return found


def _course(game, course):
    chips = bool(course.board)
    unit = text(game.game_class.section + ".unit")
    lines = [Line(one, course.totals[one]) for one in course.names]
    if chips:
        lines.append(Line(sentence("on_board"), course.board, main=False))
    limit = None
    if course.limit:
        limit = (
            course.limit,
            sentence("out_at" if game.game_class.lowest_wins else "target", n=course.limit),
        )
    # A cross over the limit, with a name: longer labels would cover each other.
    marks = [(number_, score, one) for number_, score, one in course.out]
    title = sentence("chart_chips" if chips else "chart_scores", unit=unit)
    finals = ", ".join(f"{one} {course.totals[one][-1][1]}" for one in course.names)
    said = [sentence("chart_words", n=course_length(course), unit=unit, finals=finals)]
    said += [sentence("chart_limit", limit=limit[1])] if limit else []
    said += [
        sentence("chart_out", name=one, unit=unit, n=number_) for number_, _, one in course.out
    ]
    axes = (unit.capitalize(), sentence("chips" if chips else "score"))
    return line_chart(f"course-{game.key}", title, " ".join(said), axes, lines, limit, marks)


def course_length(course: "Course") -> int:
    """Return the number of the last round in a Course."""
    return max(line[-1][0] for line in course.totals.values())


def bars(game: "SavedGame") -> tuple[str, list, list, list] | None:
    """Return (key, rows, parts, values) of the chart that only this game has, or None.

    `key` is that of its texts.
    """
    names = [player.name for player in game.ledger.game.players]
    kind = game.game_class.name
    if kind == "rummoli":
        taken = chips_taken(game)
        rows = [section for section, _, _ in game.ledger.game.board()]
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
    return text("tus." + kind) if kind and has("tus." + kind) else sentence("kind_open")


def _bars(game, key, rows, parts, values):
    said = [
        f"{label}: "
        + ", ".join(f"{part} {value}" for part, value in zip(parts, line, strict=True) if value)
        + "."
        for label, line in zip(rows, values, strict=True)
        if any(line)
    ]
    title = sentence("bars_" + key)
    return bar_chart(
        f"bars-{game.key}",
        title,
        " ".join(said),
        sentence("bars_axis_" + key),
        rows,
        parts,
        values,
    )


def tables(game: "SavedGame") -> Iterator[str]:
    """Yield the table of the numbers in a SavedGame's bars."""
    wanted = bars(game)
    if not wanted:
        return
    key, rows, parts, values = wanted
    players_first = key != "chips"
    heads = [Cell(safe(part) if key == "hands" else name(part), number=True) for part in parts]
    head = headings(
        sentence("player" if players_first else "section"),
        *heads,
        Cell(safe(sentence("sum")), number=True),
    )
    lines = []
    for label, line in zip(rows, values, strict=True):
        first = who(label) if players_first else words(label)
        lines.append(row(first, *[number(value or "") for value in line], number(sum(line))))
    yield from table(sentence("bars_" + key), head, lines)

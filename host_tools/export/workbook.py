"""Saved games as a workbook (XLSX): an overview, statistics, a sheet with a chart for each game.

Names are texts in it, never formulas; points are numbers.
"""

import datetime
import io
from typing import TYPE_CHECKING

from engine import games as all_games
from engine.play import tally
from engine.texts import fact, text
from host_tools.export.course import Course
from host_tools.export.history import lines_of, players_of, section_label
from host_tools.export.messages import sentence
from host_tools.export.plain import visible
from host_tools.export.statistics import Statistics

if TYPE_CHECKING:
    from host_tools.export.saved import SavedGame

_MAX_LETTERS = 32000


def workbook(games: "list[SavedGame]") -> bytes:
    """Return the bytes of a workbook of SavedGames."""
    import xlsxwriter

    out = io.BytesIO()
    book = xlsxwriter.Workbook(
        out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    )
    # The same games give the same bytes.
    book.set_properties({"title": "Meldmate", "created": datetime.datetime(2026, 1, 1)})
    writer = _Writer(book)
    _overview(writer, games)
    _statistics(writer, Statistics(games))
    for game in games:
        _game(writer, game)
    book.close()
    return out.getvalue()


class _Writer:
    """A workbook and its cell formats."""

    def __init__(self, book):
        self.book = book
        self.head = book.add_format({"bold": True, "bottom": 1})
        self.date = book.add_format({"num_format": "yyyy-mm-dd hh:mm"})

    def sheet(self, title, heads, rows, widths=None):
        """Add a sheet with a row of headings and rows; return it."""
        sheet = self.book.add_worksheet(title)
        sheet.freeze_panes(1, 0)
        for column, head in enumerate(heads):
            self.cell(sheet, 0, column, head, self.head)
        for at, row in enumerate(rows, 1):
            for column, value in enumerate(row):
                self.cell(sheet, at, column, value)
        for column, width in (widths or {}).items():
            sheet.set_column(column, column, width)
        return sheet

    def cell(self, sheet, row, column, value, form=None):
        """Write a value by its type."""
        if value is None or value == "":
            return
        if isinstance(value, str):
            sheet.write_string(row, column, visible(value)[:_MAX_LETTERS], form)
        elif isinstance(value, datetime.datetime):
            sheet.write_datetime(row, column, value, self.date)
        else:
            sheet.write_number(row, column, value, form)


def _moment(time):
    return datetime.datetime.fromisoformat(time) if time else None


def _overview(writer, games):
    rows = []
    for game in games:
        if game.result is not None:
            people, winners = (
                [name for name, _, _ in game.result],
                [name for name, _, won in game.result if won],
            )
        else:
            people, winners = players_of(game), game.ledger.game.winners
        rows.append(
            (
                game.number,
                fact(game.game_class.title),
                _moment(game.began),
                ", ".join(people),
                ", ".join(winners),
                game.warning,
            )
        )
    heads = ("Number", "Game", "Started", "Players", "Winners", "Remark")
    writer.sheet("Games", heads, rows, {1: 14, 2: 17, 3: 34, 4: 18})


def _statistics(writer, numbers):
    heads = (
        "Player",
        "Game",
        "Games",
        "Wins",
        "Mean place",
        "Best round",
        "Worst round",
        "Highest round",
        "Lowest round",
        "Gins",
        "Undercuts",
        "Ruminos",
        "Pots",
        "Longest series",
    )
    rows = []
    for name in numbers.names:
        rows.append((name, "All", *_numbers(numbers.rows[name], (None,) * 4)))
        for kind in numbers.games():
            if name in numbers.by_game[kind]:
                row = numbers.by_game[kind][name]
                game = all_games.load(kind)
                # The house may decide in each game whether high or low is better.
                best = tally.best_and_worst(game, row) or (None, None)
                numbers_of = _numbers(row, (*best, row[tally.MOST], row[tally.LEAST]))
                rows.append((name, fact(game.title), *numbers_of))
    writer.sheet(
        "Statistics", heads, rows, {0: 16, 1: 14, 4: 11, 5: 11, 6: 11, 7: 13, 8: 13, 13: 14}
    )


def _numbers(row, extremes):
    mean = round(row[tally.PLACES] / row[tally.GAMES], 3)
    return (
        row[tally.GAMES],
        row[tally.WINS],
        mean,
        *extremes,
        *[
            row[column]
            for column in (tally.GINS, tally.UNDERCUTS, tally.RUMINOS, tally.POTS, tally.SERIES)
        ],
    )


def _game(writer, game):
    title = f"{game.number} {fact(game.game_class.title)}"[:31]
    if game.result is not None:
        writer.sheet(
            title,
            ("Player", "Score", "Wins"),
            [(name, score, int(won)) for name, score, won in game.result],
        )
        return
    names = players_of(game)
    sections = [section for section, _, _ in game.ledger.game.board()]
    heads = ["Entry", "Time", "Round", "Event", "Dealer"]
    heads += [part for name in names for part in (f"{name}: change", f"{name}: total")]
    heads += [f"{sentence('board')}: {section_label(game, section, True)}" for section in sections]
    rows = []
    for line in lines_of(game):
        row = [line.index, _moment(line.time), line.round or None, line.name, line.dealer]
        for name in names:
            row += [line.changes.get(name), line.totals.get(name)]
        rows.append([*row, *[line.board[section] for section in sections], " / ".join(line.notes)])
    sheet = writer.sheet(title, [*heads, "Notes"], rows, {1: 17, 3: 14})
    _chart(writer, sheet, game, len(heads) + 2)


def _chart(writer, sheet, game, column):
    """Write the course by rounds at the right, and a line chart over it."""
    course = Course(game)
    numbers = sorted({number for line in course.totals.values() for number, _ in line})
    if len(numbers) < 2:
        return
    unit = text(game.game_class.section + ".unit").capitalize()
    writer.cell(sheet, 0, column, unit, writer.head)
    for at, number in enumerate(numbers, 1):
        writer.cell(sheet, at, column, number)
    chart = writer.book.add_chart({"type": "line"})
    for place, name in enumerate(course.names, 1):
        totals = dict(course.totals[name])
        writer.cell(sheet, 0, column + place, name, writer.head)
        for at, number in enumerate(numbers, 1):
            writer.cell(sheet, at, column + place, totals.get(number))
        reach = (1, column + place, len(numbers), column + place)
        chart.add_series(
            {
                "name": [sheet.name, 0, column + place],
                "categories": [sheet.name, 1, column, len(numbers), column],
                "values": [sheet.name, *reach],
            }
        )
    chart.set_title({"name": game.title})
    chart.set_x_axis({"name": unit})
    chart.set_y_axis({"name": sentence("chips" if course.board else "score")})
    sheet.insert_chart(len(numbers) + 2, column, chart)

"""Saved games as a workbook (XLSX): the evening, the season, the results and rounds as tables.

Names are texts in it, never formulas; points are numbers.
"""

import datetime
import io
import re
from typing import TYPE_CHECKING

from engine.record import tally
from engine.texts import fact, text
from host_tools.base.plain import visible
from host_tools.evening.export import money
from host_tools.evening.export.course import Course
from host_tools.evening.export.history import lines_of, players_of, section_label
from host_tools.evening.export.luck import DEVIATIONS, variance
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.page_season import FORM, counted, luck_words
from host_tools.evening.export.report import Report
from host_tools.evening.export.statistics import feats_of, unranked_words
from host_tools.evening.export.tidy import moves, results

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

_MAX_LETTERS = 32000
# The headings beside those of feats.
_HEADS = (
    "player", "games", "wins", "beaten", "mean_place", "money", "pairs", "place", "score",
    *("col_" + name for name in ("chance", "from", "to", "form", "number", "game", "started",
                                 "players", "won", "over", "variance")),
)  # fmt: skip
# What no title of a sheet may have, and its length.
_NO_TITLE = re.compile(r"[\[\]:*?/\\]")
_LONGEST_TITLE = 31


def workbook(games: "list[SavedGame]", stake: "Stake | None" = None, sheets: bool = False) -> bytes:
    """Return the bytes of a workbook of SavedGames.

    With `sheets`, or if there is one game, each game has a sheet of its own.
    """
    import xlsxwriter

    out = io.BytesIO()
    book = xlsxwriter.Workbook(
        out, {"in_memory": True, "strings_to_formulas": False, "strings_to_urls": False}
    )
    # The same games give the same bytes.
    book.set_properties({"title": "Meldmate", "created": datetime.datetime(2026, 1, 1)})
    report = Report(games, stake)
    own = games if sheets or len(games) == 1 else []
    titles = {game.key: _title(game, at) for at, game in enumerate(own, 1)}
    writer = _Writer(book, titles, feat_columns(report.numbers.titles))
    _evening(writer, report)
    _season(writer, report)
    _results(writer, report)
    _rounds(writer, report)
    _form(writer, report)
    for game in own:
        _game(writer, game)
    book.close()
    return out.getvalue()


def sheet_title(words: str) -> str:
    """Return words as the title of a sheet, which a spreadsheet takes in 31 units of UTF-16.

    >>> sheet_title("3 Hi/Lo"), sheet_title("1 Rock'"), sheet_title("2 A: B")
    ('3 Hi Lo', '1 Rock', '2 A B')
    """
    words = _NO_TITLE.sub(" ", visible(words).replace("'", "’"))
    words = " ".join(words.split()).rstrip("’")
    while len(words.encode("utf-16-le")) > 2 * _LONGEST_TITLE:
        words = words[:-1]
    return words.strip()


def feat_columns(titles: dict[str, str]) -> dict[str, str]:
    """Return {feat: heading} with headings that a formula can name, each once, as no other is.

    >>> feat_columns({"gins": "Gins", "a.b": "Hi/Lo: [all]", "c.d": "hi lo All", "e.f": "Wins: !"})
    {'gins': 'Gins', 'a.b': 'Hi Lo all', 'c.d': 'hi lo All 2', 'e.f': 'Wins 2'}
    """
    taken = {sentence(key).lower() for key in _HEADS}
    found = {}
    for feat, title in titles.items():
        words = " ".join("".join(one if one.isalnum() else " " for one in title).split()) or "-"
        heading = words
        at = 2
        while heading.lower() in taken:
            heading, at = f"{words} {at}", at + 1
        taken.add(heading.lower())
        found[feat] = heading
    return found


def _title(game, at):
    return sheet_title(f"{at} {fact(game.game_class.title)}")


class _Writer:
    """A workbook, its cell formats, and the titles of the games' own sheets."""

    def __init__(self, book, titles, feats):
        self.book, self.titles, self.feats = book, titles, feats
        self.head = book.add_format({"bold": True, "bottom": 1, "indent": 1})
        self.over_numbers = book.add_format({"bold": True, "bottom": 1, "align": "right"})
        self.sentence = book.add_format({"indent": 0})
        self.big = book.add_format({"bold": True, "font_size": 14})
        self.date = book.add_format(
            {"num_format": sentence("moment"), "align": "left", "indent": 1}
        )
        self.money = book.add_format({"num_format": "0.00"})
        self.one = book.add_format({"num_format": "0.0"})
        # Texts keep a distance from the numbers at their left, which stand at the right end.
        self.text = book.add_format({"indent": 1})
        self.link = book.add_format({"font_color": "blue", "underline": 1})

    def page(self, title, repeated=0):
        """Add a sheet that prints landscape, one page wide, with its headings on each page."""
        sheet = self.book.add_worksheet(title)
        sheet.set_landscape()
        sheet.set_paper(9)
        sheet.fit_to_pages(1, 0)
        sheet.repeat_rows(repeated)
        sheet.set_footer("&L&A&R" + sentence("page_of"))
        return sheet

    def sheet(self, title, heads, rows, widths=None):
        """Add a sheet with a row of headings and rows; return it."""
        sheet = self.page(title)
        sheet.freeze_panes(1, 0)
        for column, head in enumerate(heads):
            self.cell(sheet, 0, column, head, self.head)
        for at, row in enumerate(rows, 1):
            for column, value in enumerate(row):
                self.cell(sheet, at, column, value)
        for column, width in (widths or {}).items():
            sheet.set_column(column, column, width)
        return sheet

    def table(self, sheet, name, top, heads, rows):
        """Write rows as a table with filters; `heads` are (title, width, cell format or None).

        A value that is a pair is a formula and its result.
        """
        # Not every spreadsheet draws the style of a table, or puts headings over numbers.
        columns = []
        for at, (title, _, _) in enumerate(heads):
            numbers = any(isinstance(row[at], int | float | tuple) for row in rows)
            form = self.over_numbers if numbers else self.head
            columns.append({"header": visible(title), "header_format": form})
        for column, (_, width, _) in enumerate(heads):
            sheet.set_column(column, column, width)
        for at, row in enumerate(rows, top + 1):
            for column, (value, (_, _, form)) in enumerate(zip(row, heads, strict=True)):
                self.cell(sheet, at, column, value, form)
        # A table has at least one row.
        last = top + max(1, len(rows))
        sheet.add_table(
            top,
            0,
            last,
            len(heads) - 1,
            {"name": name, "columns": columns, "style": "Table Style Light 1"},
        )

    def cell(self, sheet, row, column, value, form=None):
        """Write a value by its type."""
        if value is None or value == "":
            return
        if isinstance(value, tuple):
            sheet.write_formula(row, column, value[0], form, value[1])
        elif isinstance(value, str):
            sheet.write_string(row, column, visible(value)[:_MAX_LETTERS], form or self.text)
        elif isinstance(value, datetime.datetime):
            sheet.write_datetime(row, column, value, self.date)
        else:
            sheet.write_number(row, column, value, form)


def _moment(time):
    return datetime.datetime.fromisoformat(time) if time else None


def _evening(writer, report):
    """Write the last evening: who won what, every score, and who pays whom."""
    evening = report.evenings[-1]
    sheet = writer.page(sentence("sheet_evening"), 3)
    writer.cell(sheet, 0, 0, evening.title, writer.big)
    writer.cell(sheet, 1, 0, evening.summary, writer.sentence)
    rows = []
    for game in evening.games:
        for one in sorted(results(game), key=lambda one: (one.place or 99, one.seat)):
            won = "★" if one.won else ""
            rows.append((fact(game.game_class.title), one.place, one.player, one.score, won))
    heads = [
        (sentence("col_game"), 16, None),
        (sentence("place"), 8, None),
        (sentence("player"), 20, None),
        (sentence("score"), 10, None),
    ]
    writer.table(sheet, "Evening", 3, [*heads, (sentence("col_won"), 8, None)], rows)
    top = 3 + len(rows) + 2
    linked = [game for game in evening.games if game.key in writer.titles]
    for at, game in enumerate(linked):
        goal = f"internal:'{writer.titles[game.key]}'!A1"
        sheet.write_url(top + at, 0, goal, writer.link, writer.titles[game.key])
    top += len(linked) + 1 if linked else 0
    balance = money.Balance(report, [evening])
    if balance.count:
        for column, head in enumerate(("payer", "payee", "amount")):
            form = writer.over_numbers if head == "amount" else writer.head
            writer.cell(sheet, top, column, sentence(head), form)
        for at, (payer, payee, amount) in enumerate(balance.payments(), top + 1):
            for column, value in enumerate((payer, payee)):
                writer.cell(sheet, at, column, value)
            writer.cell(sheet, at, 2, amount / 100, writer.money)


# The rows of a person. COUNTIFS would take "ana" and "Ana" for one, and a name with * for many.
def _mine():
    return f"EXACT({_all('player')},{_this('player')})"


# A table's columns have the headings that a person reads, and formulas name a column by them.
def _all(key):
    return f"Results[{sentence(key)}]"


def _this(key):
    return f"Season[[#This Row],[{sentence(key)}]]"


def _sum(column):
    return f"SUMPRODUCT({_mine()}*({_all('col_over')}=1),{column})"


def _of(key):
    return _sum(_all(key))


def _reach():
    """Return how far luck moves the share of the opponents beaten (`luck.py`)."""
    return f"100*{DEVIATIONS}*SQRT({_of('col_variance')})/{_this('games')}"


def _season(writer, report):
    """Write how each player did over all games, as formulas over the results, to check."""
    numbers = report.numbers
    sheet = writer.page(sentence("sheet_season"), 3)
    writer.cell(sheet, 0, 0, sentence("sheet_season"), writer.big)
    words = [counted(report), luck_words(numbers) if report.season else "", unranked_words(numbers)]
    writer.cell(sheet, 1, 0, " ".join([part for part in words if part]), writer.sentence)
    balance = money.Balance(report).total
    games = f"SUMPRODUCT({_mine()}*({_all('col_over')}=1))"
    rows = []
    for name in numbers.best:
        one = numbers.beaten[name]
        low, high = one.interval
        rows.append(
            (
                name,
                (f"={games}", one.games),
                (f"={_of('col_won')}", one.wins),
                (f"={_of('col_chance')}", one.by_luck),
                (f"=100*{_of('beaten')}/{_this('games')}", one.value),
                (f"=MAX(0,{_this('beaten')}-{_reach()})", low),
                (f"=MIN(100,{_this('beaten')}+{_reach()})", high),
                (f"={_of('place')}/{_this('games')}", numbers.mean_place(name)),
                *[
                    ("=" + _sum(f"Results[{writer.feats[feat]}]"), n)
                    for feat, n in numbers.feats(name).items()
                ],
                (f"=SUMPRODUCT({_mine()}*1,{_all('money')})", balance.get(name, 0) / 100),
                None,
            )
        )  # fmt: skip
    heads = [
        (sentence("player"), 20, None),
        (sentence("games"), 8, None),
        (sentence("wins"), 8, None),
        (sentence("col_chance"), 8, writer.one),
    ]
    heads += [
        (sentence("beaten"), 8, writer.one),
        (sentence("col_from"), 8, writer.one),
        (sentence("col_to"), 8, writer.one),
    ]
    heads += [(sentence("mean_place"), 11, writer.one)]
    heads += [(heading, 11, None) for heading in writer.feats.values()]
    heads += [(sentence("money"), 10, writer.money), (sentence("col_form"), 24, None)]
    writer.table(sheet, "Season", 3, heads, rows)
    for at, name in enumerate(numbers.best):
        last = len(numbers.form[name][-FORM:])
        reach = xl_range(at + 1, 1, at + 1, last)
        options = {
            "range": f"'{sentence('sheet_form')}'!{reach}",
            "type": "column",
            "min": 0,
            "max": 1,
            "high_point": True,
        }
        sheet.add_sparkline(at + 4, len(heads) - 1, options)
        sheet.set_row(at + 4, 24)
    _pairs(writer, sheet, numbers, len(rows) + 6)


def _pairs(writer, sheet, numbers, top):
    """Write the partners of games with sides; each of them has a row in the results."""
    own = f"EXACT({_all('pairs')},Pairs[[#This Row],[{sentence('pairs')}]])*({_all('col_over')}=1)"
    rows = []
    for name in numbers.pair_names:
        row, each = numbers.pairs[name], name.count(" + ") + 1
        played = (f"=SUMPRODUCT({own})/{each}", row[tally.GAMES])
        won = (f"=SUMPRODUCT({own},{_all('col_won')})/{each}", row[tally.WINS])
        rows.append((name, played, won))
    if rows:
        heads = [(sentence("pairs"), 20, None), (sentence("games"), 8, None)]
        writer.table(sheet, "Pairs", top, [*heads, (sentence("wins"), 8, None)], rows)


def xl_range(row: int, column: int, last_row: int, last_column: int) -> str:
    """Return the range of cells in the words of a spreadsheet.

    >>> xl_range(1, 1, 1, 14)
    '$B$2:$O$2'
    """
    from xlsxwriter.utility import xl_range_abs

    return xl_range_abs(row, column, last_row, last_column)


def _results(writer, report):
    """Write a row for each game and player."""
    rows = []
    links = []
    players = f"Results[[#This Row],[{sentence('col_players')}]]"
    for game in report.games:
        stake = report.stake_of(game)
        amounts = dict((stake.amounts(game.ledger) if stake else None) or ())
        for one in results(game):
            found = game.rows.get(one.player)
            feats = (
                dict.fromkeys(writer.feats, 0) | feats_of(game.game_class, found) if found else {}
            )
            at = len(rows)
            over = int(one.place is not None)
            rows.append(
                (
                    game.key, fact(game.game_class.title), _moment(game.began), one.player,
                    one.side,
                    one.place, one.players, one.score, int(one.won), over,
                    (f"=1/{players}", 1 / one.players), one.beaten,
                    (f"=({players}+1)/(12*({players}-1))", variance(one.players)),
                    *[feats.get(feat) for feat in writer.feats],
                    amounts[one.player] / 100 if one.player in amounts else None,
                )
            )  # fmt: skip
            if game.key in writer.titles:
                links.append((at, game))
    sheet = writer.page(sentence("sheet_results"))
    sheet.freeze_panes(1, 0)
    heads = [
        (sentence("col_number"), 9, None),
        (sentence("col_game"), 15, None),
        (sentence("col_started"), 17, writer.date),
    ]
    heads += [
        (sentence("player"), 20, None),
        (sentence("pairs"), 20, None),
        (sentence("place"), 8, None),
        (sentence("col_players"), 9, None),
        (sentence("score"), 9, None),
    ]
    heads += [
        (sentence("col_won"), 7, None),
        (sentence("col_over"), 7, None),
        (sentence("col_chance"), 9, writer.money),
    ]
    heads += [(sentence("beaten"), 9, writer.money), (sentence("col_variance"), 10, writer.money)]
    heads += [(heading, 11, None) for heading in writer.feats.values()]
    heads += [(sentence("money"), 10, writer.money)]
    writer.table(sheet, "Results", 0, heads, rows)
    for at, game in links:
        sheet.write_url(
            at + 1, 0, f"internal:'{writer.titles[game.key]}'!A1", writer.link, game.key
        )


def _rounds(writer, report):
    """Write a row for each round and player."""
    rows = []
    for game in report.games:
        for one in moves(game):
            rows.append(
                (
                    game.key, fact(game.game_class.title), _moment(game.began), one.step, one.round,
                    one.event, one.dealer, one.player, one.change, one.total, int(one.won),
                )
            )  # fmt: skip
    sheet = writer.page(sentence("sheet_rounds"))
    sheet.freeze_panes(1, 0)
    heads = [
        (sentence("col_number"), 9, None),
        (sentence("col_game"), 15, None),
        (sentence("col_started"), 17, writer.date),
    ]
    heads += [
        (sentence("col_step"), 7, None),
        (sentence("col_round"), 8, None),
        (sentence("col_event"), 18, None),
        (sentence("dealer"), 16, None),
    ]
    heads += [
        (sentence("player"), 20, None),
        (sentence("col_change"), 9, None),
        (sentence("col_total"), 9, None),
        (sentence("col_won"), 7, None),
    ]
    writer.table(sheet, "Rounds", 0, heads, rows)


def _form(writer, report):
    """Write the last games of each person, the latest at the right."""
    numbers = report.numbers
    rows = []
    for name in numbers.best:
        rows.append((name, *[round(share, 4) for _, share, _ in numbers.form[name][-FORM:]]))
    rows = [(*row, *[None] * (FORM + 1 - len(row))) for row in rows]
    heads = [(sentence("player"), 20, None)] + [
        (str(at), 7, writer.money) for at in range(1, FORM + 1)
    ]
    sheet = writer.page(sentence("sheet_form"))
    writer.table(sheet, "Form", 0, heads, rows)


def _game(writer, game):
    title = writer.titles[game.key]
    if game.result is not None:
        writer.sheet(
            title,
            [sentence(key) for key in ("player", "score", "wins")],
            [(name, score, int(won)) for name, score, won in game.result],
        )
        return
    names = players_of(game)
    sections = game.ledger.game.board.sections
    heads = [sentence(key) for key in ("entry", "time", "col_round", "col_event", "dealer")]
    parts = [sentence(key).lower() for key in ("col_change", "col_total")]
    heads += [sentence("col_of", name=name, what=part) for name in names for part in parts]
    on_board = sentence("board")
    heads += [
        sentence("col_of", name=on_board, what=section_label(game, section, True))
        for section in sections
    ]
    rows = []
    for line in lines_of(game):
        row = [line.index, _moment(line.time), line.round or None, line.name, line.dealer]
        for name in names:
            row += [line.changes.get(name), line.totals.get(name)]
        rows.append([*row, *[line.board[section] for section in sections], " / ".join(line.notes)])
    sheet = writer.sheet(title, [*heads, sentence("remark")], rows, {1: 17, 3: 14})
    _chart(writer, sheet, game, len(heads) + 2)


def _chart(writer, sheet, game, column):
    """Write the course step by step at the right, and a line chart over it."""
    course = Course(game)
    if len(course.steps) < 2:
        return
    unit = text(game.game_class.unit(game.ledger.house)).capitalize()
    writer.cell(sheet, 0, column, unit, writer.head)
    for at, step in enumerate(course.steps, 1):
        writer.cell(sheet, at, column, step.name or step.number)
    count = len(course.steps)
    chart = writer.book.add_chart({"type": "line"})
    for place, name in enumerate(course.names, 1):
        writer.cell(sheet, 0, column + place, name, writer.head)
        for at, step in enumerate(course.steps, 1):
            if name in step.playing or name in step.moved:
                writer.cell(sheet, at, column + place, step.scores[name])
        chart.add_series(
            {
                "name": [sheet.name, 0, column + place],
                "categories": [sheet.name, 1, column, count, column],
                "values": [sheet.name, 1, column + place, count, column + place],
            }
        )
    chart.set_title({"name": game.title})
    chart.set_x_axis({"name": unit})
    chart.set_y_axis({"name": sentence("chips" if course.board else "score")})
    sheet.insert_chart(count + 2, column, chart)

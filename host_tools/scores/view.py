"""What `make scores` shows: a game's standing, its course as a chart, a season's statistics."""

from typing import TYPE_CHECKING, Any

import plotille
from rich import box
from rich.console import Group
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from engine.play import tally
from engine.texts import text
from host_tools.export.course import Course
from host_tools.export.messages import remark, sentence
from host_tools.export.plain import visible
from host_tools.export.saved import day_words
from host_tools.export.statistics import Statistics

if TYPE_CHECKING:
    from host_tools.export.saved import SavedGame

# A colour and a letter for each line; without colours the letters distinguish them.
_COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_yellow",
            "bright_cyan", "blue", "red")  # fmt: skip
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_HEIGHT = 15
_NARROWEST, _WIDEST = 24, 90
# Columns beside a chart, and between two letters of a line.
_MARGIN, _APART = 24, 7
_BAR = 16


def game_view(game: "SavedGame", width: int) -> "Group":
    """Return a printable view of a SavedGame, `width` columns wide."""
    parts: list[Any] = [Text(visible(game.title), style="bold")]
    if game.began:
        parts.append(Text(sentence("began", day=day_words(game.began)), style="dim"))
    if game.warning:
        parts.append(Text(game.warning, style="bold red"))
    if game.result is not None:
        parts.append(_result(game))
        return Group(*parts)
    state = game.ledger.game
    if state.over and state.ending:
        why = text(state.ending[1], **state.ending[2]).rstrip(".")
        parts.append(Text(sentence("ended", why=visible(why))))
    names = [player.name for player in state.players]
    parts.append(_standing(state, names))
    sections = state.board()
    if sections and not state.over:
        board = ", ".join(f"{label} {chips}" for _, label, chips in sections if chips)
        parts.append(Text(f"{sentence('board')}: {visible(board) or 0}"))
    course = Course(game)
    unit = text(game.game_class.section + ".unit").capitalize()
    score = sentence("chips" if sections else "score")
    lines = [course.totals[name] for name in names]
    drawn = _chart(lines, width, (unit, score), course.limit)
    if drawn:
        parts.append(drawn)
    return Group(*parts)


def _table(*heads):
    """Return an empty table: a column for the name, the others for numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        table.add_column(head, justify="right" if at else "left", overflow="fold")
    return table


def _result(game):
    table = _table(sentence("player"), sentence("score"))
    for name, score, won in game.result:
        table.add_row(_name(name), str(score), style="bold" if won else "")
    return table


def _name(name, letter=None, colour=""):
    words = Text(visible(name))
    return Text.assemble((f"{letter} ", colour), words) if letter else words


def _standing(state, names):
    players = {player.name: player for player in state.players}
    with_goal = any(state.progress(player) for player in state.players)
    score = sentence("chips" if state.board() else "score")
    table = _table(sentence("player"), sentence("place"), score)
    if with_goal:
        table.add_column("", justify="left")
    table.add_column("", justify="left")
    place = 1
    for group in state.places():
        for name in group:
            player, at = players[name], names.index(name)
            colour = _COLOURS[at % len(_COLOURS)]
            row = [_name(name, _LETTERS[at % 26], colour), str(place), str(player.score)]
            if with_goal:
                row.append(_goal(state.progress(player), colour))
            table.add_row(*row, remark(state, player), style="bold" if _wins(state, name) else "")
        place += len(group)
    return table


def _wins(state, name):
    return name in state.winners


def _goal(progress, colour):
    """Return a bar of how close a player is to the limit."""
    if not progress or progress[1] <= 0:
        return ""
    done = min(max(progress[0], 0), progress[1])
    return ProgressBar(progress[1], done, width=_BAR, complete_style=colour, finished_style=colour)


def _chart(lines, width, axes, limit=None):
    """Return a chart of lines, each [(x, y)], or None while there is nothing to draw.

    `axes` are the labels of x and y, `limit` is drawn across.
    """
    last = max((line[-1][0] for line in lines), default=0)
    if last == 0:
        return None
    values = [limit or 0, 0, *(y for line in lines for _, y in line)]
    figure = plotille.Figure()
    figure.color_mode, figure.origin = "names", False
    figure.x_label, figure.y_label = axes
    # The points of a row and the columns of a round are chosen so that the labels are whole
    # numbers.
    step = next(step for step in _steps() if max(values) - min(values) <= step * _HEIGHT)
    lowest = min(values) // step * step
    rows = (max(values) - lowest) // step + 1
    room = min(max(width - _MARGIN, _NARROWEST), _WIDEST)
    columns = next((n for n in (10, 5, 2) if n * last < room), 1)
    figure.height, figure.width = rows, columns * last + 1
    figure.set_x_limits(0, last + 1 / columns)
    figure.set_y_limits(lowest, lowest + rows * step)
    figure.y_ticks_fkt = lambda low, high: f"{low:8.0f}"
    figure.x_ticks_fkt = lambda low, high: f"{low:.0f}"
    if limit:
        figure.axhline((limit - lowest) / (rows * step), lc="red")
    apart = max(1, _APART // columns)
    for at, line in enumerate(lines):
        x, y = zip(*line, strict=True)
        colour = _COLOURS[at % len(_COLOURS)]
        figure.plot(x, y, lc=colour)
        # From the end, so that the last point shows its letter.
        marked = line[::-1][::apart]
        x, y = zip(*marked, strict=True)
        figure.scatter(x, y, lc=colour, marker=_LETTERS[at % 26])
    return Text.from_ansi(figure.show())


def _steps():
    """Yield round numbers: 1, 2, 5, 10, 20, 25, 50, 100, 200, 250 and so on."""
    yield from (1, 2, 5)
    scale = 10
    while True:
        yield from (scale, 2 * scale, 5 * scale // 2, 5 * scale)
        scale *= 10


def season_view(games: "list[SavedGame]", width: int) -> "Group":
    """Return a printable view of many SavedGames, `width` columns wide."""
    numbers = Statistics(games)
    title = Text(sentence("page_title"), style="bold")
    parts: list[Any] = [title, Text(sentence("counted", n=numbers.count))]
    if numbers.open_:
        parts.append(Text(sentence("counted_open", n=numbers.open_)))
    if not numbers.names:
        return Group(*parts)
    heads = ("games", "wins", "win_rate", "mean_place", "series")
    table = _table(sentence("player"), *map(sentence, heads))
    for at, name in enumerate(numbers.names):
        row = numbers.rows[name]
        rate = f"{100 * row[tally.WINS] / row[tally.GAMES]:.0f} %"
        counts = (row[tally.GAMES], row[tally.WINS], rate, f"{numbers.mean_place(name):.2f}")
        colour = _COLOURS[at % len(_COLOURS)]
        label = _name(name, _LETTERS[at % 26], colour)
        table.add_row(label, *map(str, counts), str(row[tally.SERIES]))
    parts.append(table)
    lines = [
        [(0, 0), *((at, won.get(name, 0)) for at, (_, won) in enumerate(numbers.course, 1))]
        for name in numbers.names
    ]
    drawn = _chart(lines, width, (sentence("game_axis"), sentence("wins")))
    if drawn:
        parts += [Text(sentence("over_time"), style="bold"), drawn]
    return Group(*parts)

"""What `make scores` shows: a game's standing, its course as a chart, a season's statistics."""

from typing import TYPE_CHECKING, Any

from rich import box
from rich.console import Group
from rich.progress_bar import ProgressBar
from rich.table import Table
from rich.text import Text

from engine.record import tally
from engine.texts import text
from host_tools.base.plain import visible
from host_tools.evening.export.course import Course
from host_tools.evening.export.messages import remark, sentence
from host_tools.evening.export.page_season import luck_words
from host_tools.evening.export.report import SEASON
from host_tools.evening.export.saved import day_words
from host_tools.evening.export.statistics import Statistics, unranked_words
from host_tools.evening.scores.chart import chart

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame

# A colour and a letter for each line; without colours the letters distinguish them.
_COLOURS = ("bright_blue", "bright_red", "bright_green", "bright_magenta", "bright_yellow",
            "bright_cyan", "blue", "red")  # fmt: skip
_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_BAR = 16
_WITH_RANGE = 60


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
    if state.board.sections and not state.over:
        pots = state.board.pots
        board = ", ".join(f"{one} {pots[one]}" for one in state.board.sections if pots[one])
        parts.append(Text(f"{sentence('board')}: {visible(board) or 0}"))
    course = Course(game)
    unit = text(game.game_class.unit(game.ledger.house)).capitalize()
    score = sentence("chips" if state.board.sections else "score")
    lines = [course.totals[name] for name in names]
    drawn = chart(lines, _signs(len(lines)), width, (unit, score), course.limit)
    if drawn:
        parts.append(drawn)
    return Group(*parts)


def _table(*heads):
    """Return an empty table: a column for the name, the others for numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for at, head in enumerate(heads):
        # Names may be folded, headings never are.
        longest = max(map(len, head.split()), default=0)
        side = "right" if at else "left"
        table.add_column(head, justify=side, overflow="fold", min_width=longest)
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
    score = sentence("chips" if state.board.sections else "score")
    table = _table(sentence("player"), sentence("place"), score)
    if with_goal:
        table.add_column("", justify="left")
    table.add_column("", justify="left", overflow="fold")
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


def _signs(count):
    """Return (letter, colour) of each of `count` lines."""
    return [(_LETTERS[at % 26], _COLOURS[at % len(_COLOURS)]) for at in range(count)]


def season_view(games: "list[SavedGame]", width: int) -> "Group":
    """Return a printable view of many SavedGames, `width` columns wide."""
    numbers = Statistics(games)
    title = Text(sentence("page_title"), style="bold")
    parts: list[Any] = [title, Text(sentence("counted", n=numbers.count))]
    if numbers.open_:
        parts.append(Text(sentence("counted_open", n=numbers.open_)))
    if not numbers.names:
        return Group(*parts)
    heads = ["games", "wins", "by_luck", "beaten", "range"]
    # A column that does not fit would be cut.
    heads = heads if width >= _WITH_RANGE else heads[:-1]
    table = _table(sentence("player"), *map(sentence, heads))
    signs = dict(zip(numbers.names, _signs(len(numbers.names)), strict=True))
    # With opponents beaten, who played alone is left out: nobody does.
    for name in numbers.best:
        row, one = numbers.rows[name], numbers.beaten[name]
        low, high = one.interval
        counts = [row[tally.GAMES], row[tally.WINS], f"{one.by_luck:.0f}"]
        counts += [f"{one.value:.0f}", f"{low:.0f}–{high:.0f}"]
        # A line stands between those who are ranked and those who are not.
        ends = numbers.ranked[-1:] == [name]
        cells = map(str, counts[: len(heads)])
        table.add_row(_name(name, *signs[name]), *cells, end_section=ends)
    parts.append(table)
    few = unranked_words(numbers)
    if few:
        parts.append(Text(visible(few)))
    if numbers.count >= SEASON:
        parts.append(Text(luck_words(numbers)))
    if numbers.pair_names:
        table = _table(sentence("pairs"), sentence("games"), sentence("wins"))
        for name in numbers.pair_names:
            row = numbers.pairs[name]
            table.add_row(_name(name), str(row[tally.GAMES]), str(row[tally.WINS]))
        parts.append(table)
    lines = [
        [(0, 0), *((at, won.get(name, 0)) for at, (_, won) in enumerate(numbers.course, 1))]
        for name in numbers.names
    ]
    axes = (sentence("game_axis"), sentence("wins"))
    drawn = chart(lines, list(signs.values()), width, axes)
    if drawn:
        parts += [Text(sentence("over_time"), style="bold"), drawn]
    return Group(*parts)

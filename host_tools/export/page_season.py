"""Many games on the page: wins by game, by opponent and over time; the gain from dealing."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games as all_games
from engine.play import tally
from engine.texts import fact
from host_tools.export import money
from host_tools.export.charts import Line, bar_chart, line_chart
from host_tools.export.markup import (
    Cell,
    charts,
    heading,
    headings,
    name,
    number,
    paragraph,
    row,
    safe,
    table,
    who,
)
from host_tools.export.messages import sentence
from host_tools.export.page_game import settled
from host_tools.export.statistics import Statistics

if TYPE_CHECKING:
    from host_tools.export.money import Stake
    from host_tools.export.saved import SavedGame

_MAX_LINES = 8


def season(found: "list[SavedGame]", stake: "Stake | None" = None) -> Iterator[str]:
    """Yield the lines of the page's part about all SavedGames together."""
    numbers = Statistics(found)
    yield paragraph(_counted(found, numbers), "soft")
    if not numbers.rows:
        return
    yield heading(2, "statistics")
    yield from _players(numbers)
    yield from charts(_drawn(numbers))
    yield heading(3, "by_game")
    yield '<div class="tables">'
    yield from _by_game(numbers)
    yield "</div>"
    if len(numbers.names) > 1 and numbers.met:
        yield heading(3, "head_to_head")
        yield paragraph(sentence("head_words"), "soft")
        yield from _head_to_head(numbers)
    if numbers.dealing:
        yield heading(3, "dealing")
        yield paragraph(sentence("dealing_words"), "soft")
        yield from _dealing(numbers)
    amounts, count = money.season(stake, found)
    if count:
        yield heading(3, "settle")
        yield paragraph(money.season_words(stake, count), "soft")
        yield from settled(amounts)


def _counted(found, numbers):
    days = [game.began for game in found if game.began]
    parts = [sentence("counted", n=numbers.count)]
    if days:
        parts.append(sentence("from_to", first=min(days)[:10], last=max(days)[:10]))
    if numbers.open_:
        parts.append(sentence("counted_open", n=numbers.open_))
    if numbers.results:
        parts.append(sentence("counted_results", n=numbers.results))
    return " ".join(parts)


def _n(key):
    return Cell(safe(sentence(key)), number=True)


def _players(numbers):
    feats = [
        column
        for column in (tally.GINS, tally.UNDERCUTS, tally.RUMINOS, tally.POTS)
        if any(r[column] for r in numbers.rows.values())
    ]
    keys = [
        "games",
        "wins",
        "win_rate",
        "mean_place",
        *[tally.COLUMNS[column] for column in feats],
        "series",
    ]
    rows = []
    for at, one in enumerate(numbers.names):
        line = numbers.rows[one]
        rate = f"{100 * line[tally.WINS] / line[tally.GAMES]:.0f} %"
        cells = [
            line[tally.GAMES],
            line[tally.WINS],
            rate,
            f"{numbers.mean_place(one):.2f}",
            *[line[column] for column in feats],
        ]
        rows.append(
            row(who(one), *map(number, cells), number(line[tally.SERIES]), kind="" if at else "won")
        )
    yield from table(sentence("players_words"), headings(sentence("player"), *map(_n, keys)), rows)


def _drawn(numbers):
    names = numbers.names[:_MAX_LINES]
    found = []
    if len(numbers.course) > 1:
        lines = [
            Line(
                one,
                [
                    (0, 0),
                    *[(at + 1, won.get(one, 0)) for at, (_, won) in enumerate(numbers.course)],
                ],
            )
            for one in names
        ]
        said = sentence(
            "over_time_words",
            n=len(numbers.course),
            finals=", ".join(f"{one} {numbers.rows[one][tally.WINS]}" for one in names),
        )
        found.append(
            line_chart(
                "season-time",
                sentence("over_time"),
                said,
                (sentence("game_axis"), sentence("wins")),
                lines,
            )
        )
    kinds = numbers.games()
    values = [
        [numbers.by_game[kind].get(one, tally.new_row())[tally.WINS] for kind in kinds]
        for one in names
    ]
    titles = [fact(all_games.load(kind).title) for kind in kinds]
    said = " ".join(
        f"{one}: " + ", ".join(f"{title} {n}" for title, n in zip(titles, line, strict=True)) + "."
        for one, line in zip(names, values, strict=True)
    )
    if any(map(any, values)):
        found.append(
            bar_chart(
                "season-games",
                sentence("wins_by_game"),
                said,
                sentence("wins"),
                names,
                titles,
                values,
            )
        )
    return found


def _by_game(numbers):
    for kind in numbers.games():
        rows = numbers.by_game[kind]
        game = all_games.load(kind)
        extremes = ("best_round", "worst_round")
        order = sorted(
            rows, key=lambda one: (-rows[one][tally.WINS], numbers.mean_place(one, rows), one)
        )
        lines = []
        for one in order:
            line = rows[one]
            pair = tally.best_and_worst(game, line)
            if pair is None:
                extremes = ("highest_round", "lowest_round")
                pair = line[tally.MOST], line[tally.LEAST]
            cells = [
                line[tally.GAMES],
                line[tally.WINS],
                f"{numbers.mean_place(one, rows):.2f}",
                *map(_or_none, pair),
                line[tally.SERIES],
            ]
            lines.append(row(who(one), *map(number, cells)))
        keys = ("games", "wins", "mean_place", *extremes, "series")
        yield from table(fact(game.title), headings(sentence("player"), *map(_n, keys)), lines)


def _or_none(value):
    return "" if value is None else value


def _head_to_head(numbers):
    lines = []
    for one in numbers.names:
        cells = [who(one)]
        for other in numbers.names:
            met = numbers.against(one, other) if other != one else None
            cells.append(number(f"{met[1]} / {met[0]}" if met else "–"))
        lines.append(row(*cells))
    heads = [Cell(name(one), number=True) for one in numbers.names]
    head = headings(sentence("player"), *heads)
    yield from table(sentence("head_to_head"), head, lines, headed=True)


def _dealing(numbers):
    lines = []
    ranked = sorted(numbers.dealing, key=lambda one: -(numbers.dealing[one].gain or 0))
    for one in ranked:
        deals = numbers.dealing[one]
        gain = "" if deals.gain is None else f"{deals.gain:+.0f}"
        dealt, other = _share(deals.dealt_won, deals.dealt), _share(deals.other_won, deals.other)
        lines.append(row(who(one), number(dealt), number(other), number(gain)))
    keys = ("as_dealer", "else_dealt", "gain")
    head = headings(sentence("player"), *map(_n, keys))
    yield from table(sentence("dealing"), head, lines, headed=True)


def _share(won, count):
    return f"{100 * won / count:.0f} % of {count}" if count else ""

"""The season on the page: who beats whom against chance, form, games, records, money."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine import games as all_games
from engine.record import tally
from engine.texts import fact, listed, told
from host_tools.evening.export import money
from host_tools.evening.export.charts import (
    Line,
    dot_drawing,
    form_drawing,
    label,
    line_drawing,
    signed,
)
from host_tools.evening.export.colours import apart
from host_tools.evening.export.evening import month_words
from host_tools.evening.export.luck import pale
from host_tools.evening.export.markup import (
    Cell,
    heading,
    headings,
    number,
    paragraph,
    person,
    row,
    safe,
    table,
    who,
)
from host_tools.evening.export.messages import noted, sentence
from host_tools.evening.export.page_game import paid_line
from host_tools.evening.export.saved import date_words
from host_tools.evening.export.stake import written
from host_tools.evening.export.statistics import luck_words, unranked_words

if TYPE_CHECKING:
    from host_tools.evening.export.report import Report

# A chart has room for so many people; the next ones have a chart of their own.
_ROWS = 8
# The games of a strip of form, and the evenings of the balance.
FORM = 14
_EVENINGS = 6


def season(report: "Report") -> Iterator[str]:
    """Yield the lines of the page's part about all finished games together."""
    numbers = report.numbers
    yield '<section class="season" id="season">'
    yield heading(2, "season")
    yield paragraph(counted(report), "soft")
    yield '<div class="parts">'
    parts = (_best, _form, _matrix, _head_to_head, _pairs, _records, _feats)
    for lines in [*(list(part(report, numbers)) for part in parts), *_money(report)]:
        if lines:
            yield from ["<div>", *lines, "</div>"]
    yield "</div></section>"


def counted(report: "Report") -> str:
    """Return how many games count, of which days, and how many do not."""
    numbers = report.numbers
    days = [date_words(one.games[0].began) for one in report.evenings if one.day]
    parts = [sentence("counted", n=numbers.count)]
    if days and days[0] != days[-1]:
        parts.append(sentence("from_to", first=days[0], last=days[-1]))
    if numbers.open_:
        parts.append(sentence("counted_open", n=numbers.open_))
    if numbers.results:
        parts.append(sentence("counted_results", n=numbers.results))
    return " ".join(parts)


# -- who is best -----------------------------------------------------------------------------------


def wins_words(one) -> str:
    """Return how many games somebody won, and how many chance gives."""
    return sentence("wins_of", wins=one.wins, games=one.games, chance=f"{one.by_luck:.0f}")


def _best(report, numbers):
    people = numbers.ranked
    if not numbers.best:
        return
    yield heading(3, "best")
    yield paragraph(sentence("best_words"), "soft")
    yield paragraph(luck_words(numbers))
    for first in range(0, len(people), _ROWS):
        part = people[first : first + _ROWS]
        colours = apart(report.colours, part)
        rows, said = [], []
        for name in part:
            one = numbers.beaten[name]
            low, high = one.interval
            rows.append((name, colours[name], one.value, low, high, wins_words(one)))
            said.append(
                noted(
                    f"{label(name, 40)} {one.value:.0f}",
                    sentence("interval", low=f"{low:.0f}", high=f"{high:.0f}"),
                )
                + f" – {wins_words(one)}."
            )
        drawing = dot_drawing(rows, sentence("chance_line"))
        yield f"<figure>{drawing.svg(sentence('best'), ' '.join(said))}</figure>"
    few = unranked_words(numbers, "too_few")
    if few:
        yield paragraph(few, "soft")


def run_words(games) -> str:
    """Return somebody's present run: how many games won in a row, or how many without a win."""
    results = [won for _, _, won in reversed(games)]
    count = next((at for at, won in enumerate(results) if won != results[0]), len(results))
    return sentence("run_won" if results[0] else "run_without", n=count)


def _form(report, numbers):
    people = numbers.ranked
    if not people:
        return
    yield heading(3, "form")
    yield paragraph(sentence("form_words"), "soft")
    for first in range(0, len(people), _ROWS):
        part = people[first : first + _ROWS]
        colours = apart(report.colours, part)
        rows, said = [], []
        for name in part:
            games = numbers.form[name]
            last = [(share, won) for _, share, won in games[-FORM:]]
            rows.append((name, colours[name], last, run_words(games)))
            beaten = " ".join(f"{100 * share:.0f}{'★' if won else ''}" for share, won in last)
            said.append(told(label(name, 40), listed([beaten, run_words(games)], True)) + ".")
        drawing = form_drawing(rows, FORM)
        yield f"<figure>{drawing.svg(sentence('form'), ' '.join(said))}</figure>"


# -- tables ----------------------------------------------------------------------------------------


def shade(value: float, count: float) -> str:
    """Return the class of a cell by a figure of 100: the further from chance, the darker.

    >>> shade(50, 10), shade(80, 20), shade(30, 10), shade(100, 1)
    ('', 'u4', 'v3', 'u2')
    """
    off = pale(value, count) - 50
    level = min(4, round(abs(off) / 5))
    return f"{'u' if off > 0 else 'v'}{level}" if level else ""


def _matrix(report, numbers):
    kinds = [kind for kind in numbers.games() if kind in numbers.beaten_by_game]
    if len(kinds) < 2:
        return
    yield heading(3, "suits")
    yield paragraph(sentence("suits_words"), "soft")
    titles = [Cell(safe(fact(all_games.load(kind).title)), number=True) for kind in kinds]
    lines = []
    for name in numbers.best:
        cells = []
        for kind in kinds:
            one = numbers.beaten_by_game[kind].get(name)
            if one is None:
                cells.append(number("–"))
                continue
            small = f" <small>{one.games}</small>"
            cells.append(
                Cell(f"{one.value:.0f}{small}", number=True, shade=shade(one.value, one.games))
            )
        lines.append(row(who(name, colours=report.colours), *cells))
    head = headings(sentence("player"), *titles)
    yield from table(sentence("suits"), head, lines, headed=True)


def _head_to_head(report, numbers):
    names = numbers.best
    if len(names) < 2 or not numbers.met:
        return
    yield heading(3, "head_to_head")
    yield paragraph(" ".join([sentence("head_words"), *_facts(numbers)]), "soft")
    lines = []
    for at, one in enumerate(names[1:], 1):
        cells = []
        for other in names[:-1]:
            if other not in names[:at]:
                cells.append(number(""))
                continue
            met = numbers.against(one, other)
            if met is None:
                cells.append(number("–"))
                continue
            together, ahead = met
            behind = numbers.against(other, one)[1]
            share = 100 * (ahead + (together - ahead - behind) / 2) / together
            cells.append(Cell(f"{ahead} : {behind}", number=True, shade=shade(share, together)))
        lines.append(row(who(one, colours=report.colours), *cells))
    heads = [Cell(person(one, report.colours), number=True) for one in names[:-1]]
    yield from table(
        sentence("head_to_head"), headings(sentence("player"), *heads), lines, headed=True
    )


def _pairs(report, numbers):
    """Yield the partners of games that are played in sides, by wins."""
    if not numbers.pair_names:
        return
    yield heading(3, "pairs")
    lines = []
    for name in numbers.pair_names:
        found = numbers.pairs[name]
        place = f"{found[tally.PLACES] / found[tally.GAMES]:.1f}"
        cells = (found[tally.GAMES], found[tally.WINS], place)
        lines.append(row(Cell(safe(name), head=True), *[number(one) for one in cells]))
    heads = [Cell(safe(sentence(key)), number=True) for key in ("games", "wins", "mean_place")]
    yield from table(sentence("pairs"), headings(sentence("pairs"), *heads), lines, headed=True)


def _facts(numbers):
    """Return two facts about pairs: the most one-sided, and the closest."""
    pairs = []
    for (one, other), (together, ahead, behind) in numbers.met.items():
        if together >= tally.LEAST_GAMES:
            first, second = (one, other) if ahead >= behind else (other, one)
            pairs.append((abs(ahead - behind), together, first, second, max(ahead, behind)))
    if len(pairs) < 2:
        return []
    wide = max(pairs, key=lambda one: (one[0] / one[1] ** 0.5, one[1]))
    close = min(pairs, key=lambda one: (one[0], -one[1]))
    found = [sentence("head_wide", first=wide[2], second=wide[3], n=wide[4], of=wide[1])]
    if close is not wide:
        found.append(
            sentence("head_close", first=close[2], second=close[3], n=close[4], of=close[1])
        )
    return found


def _records(report, numbers):
    if not report.records:
        return
    yield heading(3, "records")
    yield '<ul class="records">'
    for one in report.records:
        day = date_words(one.game.began)
        played = fact(one.game.game_class.title) if not one.kind else ""
        said = safe(sentence(one.key, game=one.kind))
        value = "" if one.value == "" else f" <b>{safe(signed(one.value))}</b>"
        where = listed([part for part in (played, day) if part], True)
        new = f' <b class="new">{safe(sentence("new_record"))}</b>' if report.is_new(one) else ""
        small = f" <small>{safe(where)}</small>" if where else ""
        yield f"<li>{said}:{value} {person(one.who, report.colours)}{small}{new}</li>"
    yield "</ul>"


def _feats(report, numbers):
    """Yield what happened to whom how often, as far as it happened."""
    found = {name: numbers.feats(name) for name in numbers.rows}
    columns = [feat for feat in numbers.titles if any(feats[feat] for feats in found.values())]
    if not columns:
        return
    yield heading(3, "feats")
    lines = [
        row(who(one, colours=report.colours), *[number(found[one][feat]) for feat in columns])
        for one in numbers.best or numbers.names
    ]
    heads = [Cell(safe(numbers.titles[feat]), number=True) for feat in columns]
    yield from table(sentence("feats"), headings(sentence("player"), *heads), lines, headed=True)


# -- money -----------------------------------------------------------------------------------------


def _money(report):
    """Yield the parts about money, each a list of lines."""
    balance = money.Balance(report)
    if not balance.count:
        return
    lines = [heading(3, "money")]
    lines.append(paragraph(money.season_words(report.stake, balance.count), "soft"))
    parts = [sentence("money_share", game=title, n=share) for title, share in balance.shares()]
    if len(parts) > 1:
        lines.append(paragraph(sentence("money_shares", shares=listed(parts))))
    now = f"<b>{safe(sentence('owes'))}</b> {paid_line(report, balance.met)}"
    lines.append(f'<p class="pays">{now}</p>')
    yield lines
    recent = balance.evenings[-_EVENINGS:]
    dated = len(recent) > 1 and all(day for day, _ in recent)
    if dated:
        yield [heading(3, "money_course"), *_course(report, balance)]
    kinds = list(balance.by_kind)
    if len(kinds) > 1:
        heads = [Cell(safe(title), number=True) for title in kinds]
        columns = [balance.by_kind[kind] for kind in kinds]
        yield [
            heading(3, "money_by_game"),
            *_amounts(report, sentence("money_by_game"), heads, columns, balance),
        ]
    if dated:
        heads = [
            Cell(safe(f"{int(day[8:])} {month_words(day)[:3]}"), number=True) for day, _ in recent
        ]
        columns = [part for _, part in recent]
        yield [
            heading(3, "money_by_evening"),
            *_amounts(report, sentence("money_by_evening"), heads, columns, balance),
        ]


def _amounts(report, title, heads, columns, balance):
    lines = []
    for one, total in balance.total.items():
        cells = [number(_money_words(part[one]) if one in part else "") for part in columns]
        lines.append(row(who(one, colours=report.colours), *cells, number(_money_words(total))))
    total = Cell(safe(sentence("sum")), number=True)
    yield from table(title, headings(sentence("player"), *heads, total), lines, headed=True)


def _money_words(hundredths):
    return signed(written(hundredths))


def _course(report, balance):
    """Yield the chart of the balance evening by evening."""
    sums = dict.fromkeys(balance.total, 0)
    points: dict[str, list] = {one: [(0, 0)] for one in sums}
    for at, (_, part) in enumerate(balance.evenings, 1):
        for one in sums:
            sums[one] += part.get(one, 0)
            points[one].append((at, sums[one] / 100))
    order = list(sums)
    people = order if len(order) <= _ROWS else [*order[:4], *order[-4:]]
    colours = apart(report.colours, people)
    lines = [Line(one, points[one], colours[one], _money_words(sums[one])) for one in people]
    first, last = (date_words(f"{balance.evenings[at][0]}T00:00") for at in (0, -1))
    said = listed([f"{label(one, 40)} {_money_words(sums[one])}" for one in people], True) + "."
    drawing = line_drawing("", lines, names=(first, last))
    yield f"<figure>{drawing.svg(sentence('money_course'), said)}</figure>"

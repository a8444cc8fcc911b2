"""Saved games as one HTML page, for phone, paper and dark mode: no scripts, nothing loaded.

The last evening comes first, then the season, then the older games, a line each.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from engine.texts import language, listed
from host_tools.evening.export import page_game, page_season
from host_tools.evening.export.evening import month_words
from host_tools.evening.export.markup import heading, paragraph, safe
from host_tools.evening.export.messages import sentence
from host_tools.evening.export.money import Balance
from host_tools.evening.export.report import Report

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# A second safeguard: the browser must load and run nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = Path(__file__).with_name("report.css")
# So many games are on the page in full, the latest ones; of the others their scores.
FULL = 60


def page(
    games: "list[SavedGame]",
    stake: "Stake | None" = None,
    progress: Callable[[int, int], object] | None = None,
) -> str:
    """Return the HTML text of SavedGames, with all user input escaped.

    `stake` (host_tools.evening.export.stake.Stake) adds who pays whom; `progress(done, count)` is
    called for each game.
    """
    report = Report(games, stake, progress)
    title = report.evenings[-1].title if games else sentence("page_title")
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{language()}">',
            "<head>",
            '<meta charset="utf-8">',
            f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<title>Meldmate: {safe(title)}</title>",
            f"<style>\n{_STYLE.read_text(encoding='utf-8')}</style>",
            "</head>",
            "<body>",
            "<main>",
            f"<h1>{safe(title)}</h1>",
            *(_evening(report) if games else []),
            *(page_season.season(report) if report.season else []),
            *_older(report),
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _evening(report) -> Iterator[str]:
    evening = report.evenings[-1]
    yield paragraph(evening.summary, "lead")
    if len(report.games) > len(evening.games):
        links = [("season", "season")] if report.season else []
        links.append(("games", "older"))
        shown = " · ".join(f'<a href="#{to}">{safe(sentence(key))}</a>' for to, key in links)
        yield f'<nav aria-label="{safe(sentence("contents"))}">{shown}</nav>'
    if report.season:
        new = [one for one in report.records if report.is_new(one)]
        if new:
            said = [
                sentence("new_words", what=sentence(one.key, game=one.kind), value=one.value,
                         name=one.who).replace(", )", ")")
                for one in new
            ]  # fmt: skip
            yield paragraph(sentence("new_records", records=listed(said, True)))
    yield '<div class="cards">'
    alone = len(report.games) == 1
    for game in evening.games:
        yield from page_game.card(report, game, alone)
    yield "</div>"
    balance = Balance(report, [evening])
    if balance.count > 1:
        line = page_game.paid_line(report, balance.met)
        yield f'<p class="pays"><b>{safe(sentence("evening_owes"))}</b> {line}</p>'


def _older(report) -> Iterator[str]:
    """Yield the games before the last evening: a line each, newest first, folded by month."""
    if len(report.evenings) < 2:
        return
    yield '<section id="games">'
    yield heading(2, "older")
    if not report.season:
        yield paragraph(page_season.counted(report), "soft")
    whole = {game.key for game in report.games[-FULL:]}
    months: dict[str, list] = {}
    for evening in reversed(report.evenings[:-1]):
        month = month_words(evening.day) if evening.day else sentence("no_day")
        months.setdefault(month, []).append(evening)
    for month, found in months.items():
        games = [game for evening in found for game in reversed(evening.games)]
        count = sentence("n_game" if len(games) == 1 else "n_games", n=len(games))
        # Few games need no folding.
        open_ = " open" if len(report.games) <= 10 else ""
        yield f"<details{open_}><summary>{safe(month)} <small>{safe(count)}</small></summary>"
        yield '<ol class="games">'
        for game in games:
            line = page_game.game_line(report, game, report.evenings[-1].day is not None)
            if game.key in whole:
                yield from page_game.folded(report, game, line)
            else:
                yield f'<li id="game-{game.key}">{line}</li>'
        yield "</ol></details>"
    if len(report.games) > FULL:
        yield paragraph(sentence("older_words", n=FULL), "soft")
    yield "</section>"

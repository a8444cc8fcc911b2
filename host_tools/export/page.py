"""Saved games as one HTML page, for phone, paper and dark mode: no scripts, nothing loaded."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from engine.texts import fact
from host_tools.export import page_game, page_season
from host_tools.export.markup import name, safe
from host_tools.export.messages import sentence
from host_tools.export.saved import day_words, result_words

if TYPE_CHECKING:
    from host_tools.export.money import Stake
    from host_tools.export.saved import SavedGame

# A second safeguard: the browser must load and run nothing.
_POLICY = "default-src 'none'; style-src 'unsafe-inline'"
_STYLE = Path(__file__).with_name("report.css")


def page(
    games: "list[SavedGame]",
    stake: "Stake | None" = None,
    progress: Callable[[int, int], object] | None = None,
) -> str:
    """Return the HTML text of SavedGames, with all user input escaped.

    `stake` (host_tools.export.money.Stake) adds who pays whom; `progress(done, count)` is called
    for each game.
    """
    several = len(games) != 1
    title = sentence("page_title") if several else games[0].title
    parts = []
    for at, game in enumerate(games):
        parts += page_game.section(game, several, stake)
        if progress:
            progress(at + 1, len(games))
    return "\n".join(
        [
            "<!DOCTYPE html>",
            # The page's own texts are English, and so are those of the games.
            '<html lang="en">',
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
            *(page_season.season(games, stake) if several else []),
            *(_contents(games) if len(games) > 1 else []),
            *parts,
            "</main>",
            "</body>",
            "</html>",
            "",
        ]
    )


def _contents(games):
    yield f'<nav aria-labelledby="contents"><h2 id="contents">{safe(sentence("contents"))}</h2>'
    yield "<ol>"
    for game in games:
        link = f'<a href="#game-{game.key}">{safe(_entry(game))}</a>'
        yield f'<li value="{game.number}">{link}{_winners(game)}</li>'
    yield "</ol></nav>"


def _entry(game):
    day = day_words(game.began)
    return f"{fact(game.game_class.title)}, {day}" if day else fact(game.game_class.title)


def _winners(game):
    if game.result is not None:
        return f": {safe(result_words(game))}"
    names = game.ledger.game.winners
    return (
        ": " + ", ".join(name(one) for one in names) if names else f": {safe(sentence('goes_on'))}"
    )

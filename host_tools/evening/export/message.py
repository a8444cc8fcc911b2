"""An evening as a message: eight to ten lines to paste, for the width of a chat."""

from engine.compat import TYPE_CHECKING
from engine.texts import fact, listed, told
from host_tools.base.plain import visible
from host_tools.evening.export import money
from host_tools.evening.export.charts import signed
from host_tools.evening.export.evening import (
    Evening,
    noted_out,
    out_of,
    results_of,
    why_over,
    winners_of,
)
from host_tools.evening.export.messages import noted, sentence
from host_tools.evening.export.report import Report
from host_tools.evening.export.statistics import luck_words

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# So many lines of standings; a message is no table.
_STANDINGS = 3


def message(games: "list[SavedGame]", stake: "Stake | None" = None) -> str:
    """Return the last evening of SavedGames as a message, and the season's first three."""
    return message_of(Report(games, stake))


def message_of(report: Report) -> str:
    """Return the last evening of a Report as a message: the game that ended last comes first."""
    evening = report.evenings[-1]
    games = game_lines(report, evening)
    lines = games[:1] + [told(evening.title, evening.counts)] + games[1:]
    if evening.winner:
        lines.append(evening.winner)
    lines += payment_lines(report, evening)
    if report.season and report.numbers.ranked:
        lines += _standings(report.numbers)
    # What was noted of a game is a line behind its own.
    return "\n".join(map(visible, "\n".join(lines).split("\n"))) + "\n"


def game_lines(report: Report, evening: Evening) -> list[str]:
    """Return a line for each game of an Evening: its title, the places, and why it ended.

    Games that are over come first, the last one before the others. The winners come first, with a
    star, and partners are one; those who were out or left say so.
    """
    found = []
    for game in evening.newest_first:
        winners = winners_of(game)
        out = out_of(game)
        parts = [
            _mark(names[0] in winners, place if winners else 0) + _score(names, score, out)
            for names, score, place in results_of(game)
        ]
        title = fact(game.game_class.title)
        if not winners:
            title = noted(title, sentence("goes_on"))
        why = why_over(game)
        note = f"\n{game.note}" if game.note else ""
        found.append(told(title, listed(parts, True)) + (f". {why}." if why else "") + note)
    return found


def _mark(won, place):
    return "★ " if won else f"{place}. " if place else ""


def _score(names, score, out):
    return noted_out(names, f"{' + '.join(names)} {signed(score)}", out)


def payment_lines(report: Report, evening: Evening) -> list[str]:
    """Return the line that says who pays whom after an Evening, or none without a stake."""
    balance = money.Balance(report, [evening])
    if not balance.count:
        return []
    paid = [
        sentence("pays", payer=payer, payee=payee, amount=money.spoken(amount))
        for payer, payee, amount in balance.payments()
    ]
    return [sentence("message_pays", paid=listed(paid, True)) if paid else sentence("settle_even")]


def _standings(numbers):
    yield ""
    yield sentence("message_season", n=numbers.count)
    for at, name in enumerate(numbers.ranked[:_STANDINGS], 1):
        one = numbers.beaten[name]
        yield sentence(
            "message_place",
            at=at,
            name=name,
            value=round(one.value),
            wins=one.wins,
            games=one.games,
        )
    yield luck_words(numbers)

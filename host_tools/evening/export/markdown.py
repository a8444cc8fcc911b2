"""Saved games as Markdown, for messages and notes: statistics, standings, course, payments."""

import re
from typing import TYPE_CHECKING

from engine.record import tally
from engine.record.settle_up import payments
from engine.texts import text
from host_tools.base.plain import visible
from host_tools.evening.export import money
from host_tools.evening.export.course import Course
from host_tools.evening.export.messages import noted, sentence
from host_tools.evening.export.page_season import counted, luck_words, wins_words
from host_tools.evening.export.report import Report
from host_tools.evening.export.saved import day_words
from host_tools.evening.export.stake import written
from host_tools.evening.export.statistics import unranked_words

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# What Markdown, or the HTML in it, could take for markup: anywhere; at the beginning of a line; in
# an address.
_ANYWHERE = re.compile(r"([\\`*_{}\[\]<>|~&@$^])")
_FIRST = re.compile(r"^([0-9]*)([-#+=.)])")
_ADDRESS = re.compile(r"(:(?=//)|(?<=www)\.)", re.IGNORECASE)


def plain(words: str) -> str:
    r"""Return `words` escaped, so that Markdown shows them as they are.

    >>> plain("*Ana* <b>|"), plain("+1"), plain("1. http://x")
    ('\\*Ana\\* \\<b\\>\\|', '\\+1', '1\\. http\\://x')
    """
    words = _ANYWHERE.sub(r"\\\1", visible(str(words)).strip())
    words = _ADDRESS.sub(r"\\\1", _FIRST.sub(r"\1\\\2", words))
    return words or "\u200b"


def markdown(games: "list[SavedGame]", stake: "Stake | None" = None) -> str:
    """Return the Markdown text of SavedGames: the last evening, the season, then every game."""
    report = Report(games, stake)
    lines = list(_season(report)) if len(games) > 1 else []
    return "\n".join([*lines, *(line for game in reversed(games) for line in _game(report, game))])


def _table(heads, rows, numbers):
    """Yield the lines of a table; `numbers` is the first column that is right-aligned."""
    yield "| " + " | ".join(heads) + " |"
    yield "|" + "|".join("---:" if at >= numbers else "---" for at in range(len(heads))) + "|"
    for row in rows:
        yield "| " + " | ".join(map(str, row)) + " |"
    yield ""


def _season(report):
    evening, numbers = report.evenings[-1], report.numbers
    yield f"# {plain(evening.title)}"
    yield ""
    yield plain(evening.summary)
    yield ""
    yield plain(counted(report))
    yield ""
    if report.season:
        yield f"## {sentence('best')}"
        yield ""
        yield plain(luck_words(numbers))
        yield ""
        rows = []
        for name in numbers.best:
            one = numbers.beaten[name]
            low, high = one.interval
            beaten = (f"{one.value:.0f}", f"{low:.0f}–{high:.0f}")
            rows.append((plain(name), *beaten, plain(wins_words(one))))
        heads = (sentence("player"), sentence("beaten"), sentence("range"), sentence("wins"))
        yield from _table(heads, rows, 1)
        few = unranked_words(numbers)
        if few:
            yield plain(few)
            yield ""
    if numbers.pair_names:
        yield f"## {sentence('pairs')}"
        yield ""
        rows = []
        for name in numbers.pair_names:
            found = numbers.pairs[name]
            rows.append((plain(name), found[tally.GAMES], found[tally.WINS]))
        yield from _table((sentence("pairs"), sentence("games"), sentence("wins")), rows, 1)
    balance = money.Balance(report)
    if balance.count:
        yield plain(money.season_words(report.stake, balance.count))
        yield ""
        yield from _paid(balance.met)


def _game(report, game):
    yield f"## {plain(game.title)}"
    yield ""
    if game.began:
        yield plain(sentence("began", day=day_words(game.began)))
        yield ""
    if game.note:
        yield plain(game.note)
        yield ""
    if game.warning:
        yield f"**{plain(game.warning)}**"
        yield ""
    if game.result is not None:
        yield plain(sentence("archived"))
        yield ""
        rows = [(plain(name) + (" ★" if won else ""), score) for name, score, won in game.result]
        yield from _table((sentence("player"), sentence("score")), rows, 1)
        return
    state = game.ledger.game
    if state.over:
        why = text(state.ending[1], **state.ending[2]).rstrip(".")
        yield plain(sentence("ended", why=why))
        yield ""
    score = sentence("chips" if state.board.sections else "score")
    yield from _table((sentence("player"), sentence("place"), score), _places(state), 1)
    yield from _course(game, Course(game))
    stake = report.stake_of(game)
    amounts = stake.amounts(game.ledger) if stake else None
    if stake is not None and amounts is not None:
        yield f"### {sentence('settle')}"
        yield ""
        yield plain(stake.words(game.ledger))
        yield ""
        yield from _paid(amounts)


def _paid(amounts):
    rows = [(plain(one), plain(other), written(n)) for one, other, n in payments(amounts)]
    if rows:
        heads = (sentence("payer"), sentence("payee"), sentence("amount"))
        yield from _table(heads, rows, 2)
    else:
        yield plain(sentence("settle_even"))
        yield ""


def _places(state):
    players = {player.name: player for player in state.players}
    place = 1
    for group in state.places():
        for name in group:
            player = players[name]
            words = noted(plain(name), sentence("left")) if player.has_left else plain(name)
            yield words + (" ★" if name in state.winners else ""), place, player.score
        place += len(group)


def _course(game, course):
    steps = [step for step in course.steps if step.number]
    if not steps:
        return
    unit = text(game.game_class.unit(game.ledger.house)).capitalize()
    rows = [
        (plain(step.name) if step.name else step.number,
         *[step.scores.get(name, "") for name in course.names])
        for step in steps
    ]  # fmt: skip
    yield from _table([unit, *map(plain, course.names)], rows, 0)

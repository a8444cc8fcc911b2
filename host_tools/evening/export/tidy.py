"""Every game as rows: one for each round and player, and one for each game and player.

The tables of the CSV, of the workbook and of the database are made of these.
"""

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from engine.record import tally
from engine.texts import fact, text
from host_tools.base.plain import cell
from host_tools.evening.export.course import Course
from host_tools.evening.export.evening import names_of, winners_of
from host_tools.evening.export.luck import shares_of
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame


class Moved(NamedTuple):
    """What a player had after a round, or after something between two rounds.

    `step` counts both from 1. `round` is None between two rounds; `event` says what happened there,
    and is "round" (or "hand") otherwise. `dealer` dealt the round; `won` says whether the player
    won it. `change` and `total` are points, or chips.
    """

    step: int
    round: int | None
    event: str
    dealer: str | None
    player: str
    change: int
    total: int
    won: bool


class Result(NamedTuple):
    """What a player made of a game.

    `seat` counts from 1; `players` is how many there were. `place` and `beaten`, the share of the
    opponents, are None unless the game is over. `side` has the names of the partners, such as
    "Ana + Cleo", or is "".
    """

    seat: int
    player: str
    place: int | None
    players: int
    score: int
    won: bool
    beaten: float | None
    side: str


def moves(game: "SavedGame") -> Iterator[Moved]:
    """Yield the Moved rows of a SavedGame, round by round, in the order of the seats."""
    if game.result is not None:
        return
    course = Course(game)
    unit = text(game.game_class.unit(game.ledger.house))
    played = {one.number: one for one in tally.rounds(game.ledger)}
    for at, step in enumerate(course.steps[1:], 1):
        one = played.get(step.number) if step.name is None else None
        for name in course.names:
            if name not in step.scores or not (name in step.playing or name in step.moved):
                continue
            yield Moved(
                at,
                step.number if step.name is None else None,
                step.name or unit,
                one.dealer if one else None,
                name,
                step.moved.get(name, 0),
                step.scores[name],
                bool(one and name in one.winners),
            )


def results(game: "SavedGame") -> Iterator[Result]:
    """Yield the Result of each player of a SavedGame, in the order of the seats."""
    names = names_of(game)
    winners = winners_of(game)
    rows = game.rows
    shares = shares_of(rows) if len(rows) > 1 else {}
    if game.result is not None:
        scores = {name: score for name, score, _ in game.result}
    else:
        scores = {player.name: player.score for player in game.ledger.game.players}
    sides = {name: tally.side_name(side) for side in game.ledger.game.sides.lists for name in side}
    for seat, name in enumerate(names, 1):
        place = rows[name][tally.PLACES] if name in rows else None
        won, beaten = name in winners, shares.get(name)
        yield Result(seat, name, place, len(names), scores[name], won, beaten, sides.get(name, ""))


COLUMNS = ("game", "kind", "began", "step", "round", "event", "dealer", "player", "change", "total",
           "won_round")  # fmt: skip


def tidy(games: "list[SavedGame]") -> str:
    """Return SavedGames as one CSV table, a row for each round and player.

    Cells with user input are texts in every spreadsheet, never formulas; points are numbers. Of a
    game whose result alone was saved there is one row for each player, with the event "result".
    """
    out = io.StringIO()
    writer = csv.writer(out)
    writer.writerow(COLUMNS)
    for game in games:
        head = [game.key, cell(fact(game.game_class.title)), (game.began or "").replace("T", " ")]
        for one in moves(game):
            who = [cell(one.dealer or ""), cell(one.player)]
            round_ = "" if one.round is None else one.round
            writer.writerow([*head, one.step, round_, cell(one.event), *who, one.change, one.total,
                             int(one.won)])  # fmt: skip
        if game.result is not None:
            for one in results(game):
                said = sentence("result")
                writer.writerow([*head, "", "", said, "", cell(one.player), "", one.score, ""])
    return out.getvalue()

"""Saved games as CSV: a row for each event in force, with each player's change and total."""

import csv
import io
from typing import TYPE_CHECKING

from host_tools.base.plain import cell
from host_tools.evening.export.history import lines_of, players_of, section_label
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame


def spreadsheet(games: "list[SavedGame]") -> str:
    """Return the CSV text of SavedGames.

    Each game has a row of headings and its rows, with an empty row between games. Cells with user
    input are texts in every spreadsheet, never formulas; points are numbers.
    """
    out = io.StringIO()
    writer = csv.writer(out)
    for at, game in enumerate(games):
        if at:
            writer.writerow([])
        writer.writerows(_result_rows(game) if game.result is not None else _rows(game))
    return out.getvalue()


def _headings(names):
    row = ["game", "entry", "round", "event", "dealer", "time"]
    for name in names:
        row += [cell(name + ": change"), cell(name + ": total")]
    return row


def _rows(game):
    names = players_of(game)
    sections = game.ledger.game.board.sections
    labels = [cell("on the board: " + section_label(game, section)) for section in sections]
    yield [*_headings(names), *labels, "notes"]
    for line in lines_of(game):
        row = [game.number, line.index, line.round or "", cell(line.name), cell(line.dealer or "")]
        row.append((line.time or "").replace("T", " "))
        for name in names:
            # A player who is out, or has not joined yet, has an empty cell.
            row += [line.changes.get(name, ""), line.totals.get(name, "")]
        row += [line.board[section] for section in sections]
        yield [*row, cell(" / ".join(line.notes))]


def _result_rows(game):
    yield [*_headings([name for name, _, _ in game.result]), "notes"]
    row = [game.number, "", "", sentence("result"), "", (game.began or "").replace("T", " ")]
    for _, score, _ in game.result:
        row += ["", score]
    won = [name for name, _, won in game.result if won]
    yield [
        *row,
        cell(" / ".join([sentence("archived"), *[f"{name}: {sentence('won')}" for name in won]])),
    ]

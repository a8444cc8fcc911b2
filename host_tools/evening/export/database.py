"""Saved games as one SQLite database, which later exports add to.

It is made in memory and written whole, so a failed export leaves the one that was there.
"""

import sqlite3
from pathlib import Path
from typing import TYPE_CHECKING

from engine.record import tally
from engine.record.settle_up import payments
from engine.texts import fact
from host_tools.base.plain import visible
from host_tools.evening.export.evening import end_of
from host_tools.evening.export.messages import ExportError
from host_tools.evening.export.statistics import feat_names, feats_of
from host_tools.evening.export.tidy import moves, results

if TYPE_CHECKING:
    from host_tools.evening.export.saved import SavedGame
    from host_tools.evening.export.stake import Stake

# "MELD" in ASCII, and the form of the tables.
_APPLICATION, _VERSION = 0x4D454C44, 1
# What the results have of engine.record.tally, and how the statistics put it together.
_FEATS = tuple(feat_names())
# What players achieved in score forms: any form may have its own.
_FEATS_OF_FORMS = """
CREATE TABLE IF NOT EXISTS feats (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  player INTEGER NOT NULL REFERENCES players, feat TEXT NOT NULL, times INTEGER NOT NULL,
  PRIMARY KEY (game, player, feat))
"""
_COUNTS = (*_FEATS, "least", "most", "series")
_TOGETHER = ", ".join(
    f"{how}(results.{name}) AS {name}"
    for name, how in zip(_COUNTS, ("sum",) * len(_FEATS) + ("min", "max", "max"), strict=True)
)
_SCHEMA = f"""
CREATE TABLE games (
  id INTEGER PRIMARY KEY, identity TEXT NOT NULL UNIQUE, origin TEXT, number INTEGER NOT NULL,
  kind TEXT NOT NULL, title TEXT NOT NULL, began TEXT, ended TEXT, entries INTEGER NOT NULL,
  over INTEGER NOT NULL, stake INTEGER, stake_per TEXT);
CREATE TABLE players (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE results (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  player INTEGER NOT NULL REFERENCES players, seat INTEGER NOT NULL, place INTEGER,
  score INTEGER NOT NULL, won INTEGER NOT NULL, beaten REAL, side TEXT NOT NULL,
  {", ".join(f"{name} INTEGER" for name in _COUNTS)}, PRIMARY KEY (game, player));
CREATE TABLE rounds (
  id INTEGER PRIMARY KEY, game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  step INTEGER NOT NULL, round INTEGER, event TEXT NOT NULL,
  dealer INTEGER REFERENCES players, UNIQUE (game, step));
CREATE TABLE changes (
  round INTEGER NOT NULL REFERENCES rounds ON DELETE CASCADE,
  player INTEGER NOT NULL REFERENCES players, change INTEGER NOT NULL, total INTEGER NOT NULL,
  won INTEGER NOT NULL, PRIMARY KEY (round, player));
CREATE TABLE payments (
  game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
  payer INTEGER NOT NULL REFERENCES players, payee INTEGER NOT NULL REFERENCES players,
  hundredths INTEGER NOT NULL);
CREATE INDEX results_of_player ON results (player);
CREATE INDEX changes_of_player ON changes (player);
CREATE VIEW statistics AS
  SELECT players.name AS player, games.title AS game, count(*) AS games, sum(results.won) AS wins,
    avg(results.place) AS mean_place, round(100 * avg(results.beaten), 2) AS beaten,
    {_TOGETHER}
  FROM results JOIN players ON players.id = results.player JOIN games ON games.id = results.game
  WHERE results.place IS NOT NULL GROUP BY players.name, games.title;
CREATE VIEW pairs AS
  SELECT sides.side AS pair, games.title AS game, count(*) AS games, sum(sides.won) AS wins,
    min(sides.score) AS least, max(sides.score) AS most
  FROM (
    SELECT DISTINCT game, side, won, score FROM results WHERE side <> '' AND place IS NOT NULL
  ) AS sides JOIN games ON games.id = sides.game GROUP BY sides.side, games.title;
"""


def database(
    games: "list[SavedGame]", stake: "Stake | None" = None, path: Path | None = None
) -> bytes:
    """Return the bytes of a database with SavedGames, added to what is in the file `path`.

    A game that is in it already is replaced if it has at least as many entries now; names are the
    current ones. Raises ExportError if the file is something else.
    """
    base = sqlite3.connect(":memory:")
    try:
        _open(base, path)
        base.execute("PRAGMA foreign_keys = ON")
        with base:
            # A database of an earlier export has none.
            base.execute(_FEATS_OF_FORMS)
            for game in games:
                _add(base, game, stake or game.stake)
            base.execute(
                "DELETE FROM players WHERE id NOT IN (SELECT player FROM results)"
                " AND id NOT IN (SELECT dealer FROM rounds WHERE dealer IS NOT NULL)"
            )
        base.execute("VACUUM")
        return base.serialize()
    finally:
        base.close()


def _open(base, path):
    """Load the database of a file, or make the tables of a new one."""
    if path is None or not path.exists() or not path.stat().st_size:
        base.executescript(_SCHEMA)
        base.execute(f"PRAGMA application_id = {_APPLICATION}")
        base.execute(f"PRAGMA user_version = {_VERSION}")
        return
    try:
        base.deserialize(path.read_bytes())
        found = base.execute("PRAGMA application_id").fetchone()[0]
        version = base.execute("PRAGMA user_version").fetchone()[0]
        sound = base.execute("PRAGMA quick_check").fetchone()[0] == "ok"
    except sqlite3.Error:
        raise ExportError("no_database", file=path)
    except OSError as error:
        raise ExportError("unreadable", where=path, why=error.strerror)
    if found != _APPLICATION or version != _VERSION or not sound:
        raise ExportError("no_database", file=path)


def _told(row):
    """Return a row with its texts made visible: half a surrogate pair is no text to SQLite."""
    return [visible(value) if isinstance(value, str) else value for value in row]


def _called(names):
    """Return {name: what it is called here} of one table: two that look alike are numbered."""
    found = {}
    for name in names:
        shown = spare = visible(name)
        at = 2
        while spare in found.values():
            spare, at = f"{shown} {at}", at + 1
        found[name] = spare
    return found


def _player(base, name):
    base.execute("INSERT OR IGNORE INTO players (name) VALUES (?)", (name,))
    return base.execute("SELECT id FROM players WHERE name = ?", (name,)).fetchone()[0]


def _add(base, game, stake):
    entries = len(game.ledger.log)
    held = base.execute(
        "SELECT id, entries FROM games WHERE identity = ?", (game.identity,)
    ).fetchone()
    if held and held[1] > entries:
        return
    if held:
        base.execute("DELETE FROM games WHERE id = ?", (held[0],))
    amounts = stake.amounts(game.ledger) if stake else None
    row = (
        held[0] if held else None, game.identity, game.origin, game.number, game.game_class.name,
        fact(game.game_class.title), game.began, end_of(game), entries,
        int(bool(game.rows) or game.result is not None or game.ledger.game.over),
        stake.coins if stake and amounts is not None else None,
        stake.kind(game.ledger) if stake and amounts is not None else None,
    )  # fmt: skip
    at = base.execute(
        f"INSERT INTO games VALUES ({', '.join('?' * len(row))})", _told(row)
    ).lastrowid
    # Two names that are one today, but sat at one table, stay two.
    called = _called([one.player for one in results(game)])
    players = {name: _player(base, called[name]) for name in called}
    for one in results(game):
        counted = game.rows.get(one.player)
        feats = feats_of(game.game_class, counted) if counted else {}
        counts = _counts(feats, counted)
        row = (at, players[one.player], one.seat, one.place, one.score, int(one.won), one.beaten,
               one.side)  # fmt: skip
        row += counts
        base.execute(f"INSERT INTO results VALUES ({', '.join('?' * len(row))})", _told(row))
        for feat in feats:
            if feat not in _FEATS:
                row = (at, players[one.player], feat, feats[feat])
                base.execute("INSERT INTO feats VALUES (?, ?, ?, ?)", row)
    steps = {}
    for one in moves(game):
        if one.step not in steps:
            dealer = players.get(one.dealer) if one.dealer else None
            row = (at, one.step, one.round, one.event, dealer)
            steps[one.step] = base.execute(
                "INSERT INTO rounds (game, step, round, event, dealer) VALUES (?, ?, ?, ?, ?)",
                _told(row),
            ).lastrowid
        row = (steps[one.step], players[one.player], one.change, one.total, int(one.won))
        base.execute("INSERT INTO changes VALUES (?, ?, ?, ?, ?)", _told(row))
    for payer, payee, amount in payments(amounts) if amounts else ():
        row = (at, players[payer], players[payee], amount)
        base.execute("INSERT INTO payments VALUES (?, ?, ?, ?)", _told(row))


def _counts(feats, row):
    if row is None:
        return (None,) * len(_COUNTS)
    ours = [feats.get(feat, 0) for feat in _FEATS]
    return (*ours, row[tally.LEAST], row[tally.MOST], row[tally.SERIES])

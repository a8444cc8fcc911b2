"""What a finished game adds to the statistics of its players.

A row of the statistics is a list with a number for each of COLUMNS. Rows of several games can be
added in any order, so running totals outlive the games they were counted from.
"""

from ..compat import TYPE_CHECKING, is_list, is_object, is_whole

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from ..game.game import Game
    from ..types import Row
    from .ledger import Ledger

COLUMNS = (
    "games",
    "wins",
    "places",
    "least",
    "most",
    "feat_1",
    "feat_2",
    "feat_3",
    "feat_4",
    "series",
)
GAMES, WINS, PLACES, LEAST, MOST = range(5)
SERIES = 9
# Who has played fewer games is not ranked.
LEAST_GAMES = 5
# What players achieved (`Effect.feats`): each game says what stands in which place (`Game.feats`).
FEATS = (5, 6, 7, 8)


class Round:
    """One round (hand) played to its end.

    `number` is its number, `dealer` who dealt, `changes` maps names to points: what the round was
    worth, also where it counts in several games at once (`Effect.worth`). `winners` are the
    names of those who did best, empty if all did equally well. `feats` is a list of (name, feat)
    of what they achieved, by the names of `Game.feats`.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.dealer: str | None = None
        self.changes: dict[str, int] = {}
        self.winners: list[str] = []
        self.feats: list[tuple[str, str]] = []


def rounds(ledger: "Ledger") -> "Iterator[Round]":
    """Yield a Round for each finished round of a game, in order.

    What moves between rounds (a correction, a rebuy, the board at the end) belongs to none. A
    misdeal takes back what its own round had moved (ALL-1).
    """
    current: Round | None = None
    finished = 0
    for _, event, effect, state in ledger.history():
        number = effect.number
        if event["event"] == "void" and current and current.number > finished:
            number = current.number
            current.feats, current.winners = [], []
        if number:
            if current and current.number != number:
                yield _closed(current, state)
                current = None
            if not current:
                current = Round(number)
            # A pay card may be paid after the hand, when another deals and others have joined
            # (RML-18).
            if number > finished:
                current.dealer = effect.dealer
            changes = effect.changes if effect.worth is None else effect.worth
            for name in changes:
                if number > finished or changes[name]:
                    current.changes[name] = current.changes.get(name, 0) + changes[name]
            current.feats += effect.feats
            current.winners += effect.winners
        finished = state.rounds
    if current and current.number <= finished:
        yield _closed(current, ledger.game)


def _closed(current: Round, game: "Game") -> Round:
    """Find who won a finished round, unless an effect said so; return it."""
    points = list(current.changes.values())
    if not current.winners and points and min(points) != max(points):
        best = min(points) if game.lowest_wins else max(points)
        current.winners = [name for name in current.changes if current.changes[name] == best]
    return current


def is_played(ledger: "Ledger") -> bool:
    """Return whether anything of play was entered: a round, a step of one, points by hand.

    A game that was begun and ended without it is none: it is in no statistic and no report.
    """
    own = [kind.name for kind in ledger.game_class.events] + ["adjust"]
    return any([event["event"] in own for event in ledger.events()])


def count(ledger: "Ledger") -> "dict[str, Row]":
    """Return {name: row} of all players of a game.

    It is empty while the game is not over, and where nothing was played (`is_played`).
    """
    game = ledger.game
    if not game.over or not is_played(ledger):
        return {}
    rows: dict[str, Row] = {}
    running: dict[str, int] = {}
    for player in game.players:
        rows[player.name] = new_row()
        running[player.name] = 0
    for one in rounds(ledger):
        for name in one.changes:
            row = rows[name]
            points = one.changes[name]
            row[LEAST] = points if row[LEAST] is None else min(row[LEAST], points)
            row[MOST] = points if row[MOST] is None else max(row[MOST], points)
            running[name] = running[name] + 1 if name in one.winners else 0
            row[SERIES] = max(row[SERIES], running[name])
        for name, feat in one.feats:
            rows[name][FEATS[game.feats.index(feat)]] += 1
    place = 1
    for group in game.places():
        for name in group:
            rows[name][GAMES] = 1
            rows[name][WINS] = 1 if name in game.winners else 0
            rows[name][PLACES] = place
        place += len(group)
    return rows


def of_sides(rows: "dict[str, Row]", lists: "Sequence[Sequence[str]]") -> "dict[str, Row]":
    """Return {names of a side: row} of the sides of a game, from the rows of its players.

    Partners share each score, so the row of a side is that of any of them, but for its place,
    which is counted among the sides, and feats: these are each player's own.

    >>> rows = {"Cy": new_row(), "Ana": new_row(), "Ben": new_row(), "Di": new_row()}
    >>> rows["Ana"][PLACES] = rows["Cy"][PLACES] = 3
    >>> found = of_sides(rows, [["Cy", "Ana"], ["Ben", "Di"]])
    >>> sorted(found), found["Ana + Cy"][PLACES]
    (['Ana + Cy', 'Ben + Di'], 2)
    """
    found: dict[str, Row] = {}
    for side in lists:
        if side[0] in rows:
            row = list(rows[side[0]])
            row[PLACES] = ((row[PLACES] or 1) - 1) // len(side) + 1
            for column in FEATS:
                row[column] = 0
            add(found, {side_name(side): row})
    return found


def side_name(side: "Sequence[str]") -> str:
    """Return the names of a side in alphabetical order, as one text."""
    return " + ".join(sorted(side))


def columns(game: "type[Game]") -> list[str]:
    """Return the names of the columns of a row of `game`: its feats in their places.

    >>> from engine.games import load
    >>> columns(load("ginski"))[5:]
    ['gins', 'undercuts', 'feat_3', 'feat_4', 'series']
    """
    found: list[str] = list(COLUMNS)
    for at in range(len(game.feats)):
        found[FEATS[at]] = game.feats[at]
    return found


def feats(game: "type[Game]", row: "Row") -> "list[tuple[str, int]]":
    """Return [(feat, how often)] of what the players of `game` achieve, from a row of it."""
    return [(game.feats[at], row[FEATS[at]]) for at in range(len(game.feats))]


def place_feats(rows: "dict[str, Row]", was: "Sequence[str]", now: "Sequence[str]") -> None:
    """Move the feats of {name: row}, in place, from the order of `was` to that of `now`.

    A form may have been changed since a game of it was played; what it no longer has is left out.

    >>> rows = {"Ana": [1, 1, 1, -10, 31, 5, 7, 0, 0, 2]}
    >>> place_feats(rows, ("nils", "slams"), ("slams", "moons"))
    >>> rows["Ana"][5:9]
    [7, 0, 0, 0]
    """
    for row in rows.values():
        had = [row[column] for column in FEATS]
        for at, column in enumerate(FEATS):
            known = at < len(now) and now[at] in was
            row[column] = had[was.index(now[at])] if known else 0


def new_row() -> "Row":
    """Return the row of a player who has not played."""
    return [0, 0, 0, None, None, 0, 0, 0, 0, 0]


def add(total: "dict[str, Row]", rows: "dict[str, Row]") -> None:
    """Add {name: row} to the {name: row} `total`, in place.

    >>> total = {"Ana": [1, 1, 1, -10, 31, 1, 0, 0, 0, 2]}
    >>> add(total, {"Ana": [1, 0, 3, 2, 40, 0, 0, 0, 0, 1], "Ben": new_row()})
    >>> total["Ana"], "Ben" in total
    ([2, 1, 4, -10, 40, 1, 0, 0, 0, 2], True)
    """
    for name in rows:
        if name not in total:
            total[name] = new_row()
        total[name] = _sum(total[name], rows[name])


def _sum(one: "Row", other: "Row") -> "Row":
    found: Row = []
    for column in range(len(COLUMNS)):
        pair = [row[column] for row in (one, other) if row[column] is not None]
        if column == LEAST:
            found.append(min(pair) if pair else None)
        elif column in (MOST, SERIES):
            found.append(max(pair) if pair else None)
        else:
            found.append(sum(pair))
    return found


def best_and_worst(game: "type[Game]", row: "Row") -> "tuple[int | None, int | None] | None":
    """Return the (best, worst) round in a row of `game`, each None if there was none.

    The answer is None if the house decides in each game which is better (ANY-3).
    """
    if game.lowest_wins is None:
        return None
    return (row[LEAST], row[MOST]) if game.lowest_wins else (row[MOST], row[LEAST])


def in_order(counts: "dict[str, int]", key: "Callable[[str], Any]") -> tuple[list[str], list[str]]:
    """Return (the names that are ranked, by `key`; the others, by name) of {name: games}.

    A few games say nothing of who is better, so who has played fewer than LEAST_GAMES is ranked
    nowhere: lists have them after the others.

    >>> in_order({"Cy": 5, "Ben": 32, "Ana": 3, "Al": 1}, lambda name: {"Ben": 0, "Cy": 1}[name])
    (['Ben', 'Cy'], ['Al', 'Ana'])
    """
    ranked = [name for name in counts if counts[name] >= LEAST_GAMES]
    others = [name for name in counts if counts[name] < LEAST_GAMES]
    return sorted(ranked, key=key), sorted(others)


def is_rows(value: object) -> bool:
    """Return whether `value`, read from any file, is a {name: row}."""
    if not is_object(value):
        return False
    for row in value.values():
        if not is_list(row) or len(row) != len(COLUMNS):
            return False
        for column in range(len(COLUMNS)):
            if not is_whole(row[column]) and not (row[column] is None and column in (LEAST, MOST)):
                return False
        if row[GAMES] < 1:
            return False
    return True


def rename(rows: "dict[str, Row]", names: dict[str, str]) -> "dict[str, Row]":
    """Return {name: row} with the players renamed by `names`, {old name: new name}.

    Rows that get the same name are added together.
    """
    found: dict[str, Row] = {}
    for name in rows:
        add(found, {names.get(name, name): rows[name]})
    return found

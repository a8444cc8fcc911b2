"""Statistics over many games: opponents beaten, form, by game, by opponent, records."""

import json
from collections import OrderedDict

from engine import games as all_games
from engine.compat import TYPE_CHECKING
from engine.games import forms
from engine.record import tally
from engine.texts import fact, listed, text
from firmware.games.statistics import by_wins
from host_tools.base.plain import safe_json
from host_tools.evening.export.luck import Beaten, beyond_luck, shares_of
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any

    from engine.game.game import Game
    from host_tools.evening.export.saved import SavedGame


class Statistics:
    """The statistics of SavedGames; a game that is not over does not count.

    `count` and `open_` are the numbers of games that count and that are in progress, `results` of
    those whose result alone was saved. `rows` maps names to rows of engine.record.tally, `by_game`
    names of games to such maps. `met` maps pairs of names to [games together, the first ahead, the
    second ahead]. `course` is a list of (SavedGame, {name: games won so far}). `beaten` maps names
    to Beaten (`luck.py`), `beaten_by_game` names of games to such maps. `form` maps
    names to a list of (SavedGame, share of the opponents beaten, whether won). `names` are in order
    of wins, `best` in order of opponents beaten; in both, those with too few games to be ranked
    come last (`tally.in_order`). `ranked` are those of `best` who are. Of games with sides, `pairs`
    maps the names of partners to rows, and `pair_names` are these in order of wins. `titles` is
    {feat: heading} of what players can achieve (`feat_titles`), `achieved` maps names of games to
    {name: {feat: how often}}.
    """

    def __init__(self, found: "list[SavedGame]") -> None:
        self.count = self.open_ = self.results = 0
        self.by_game, self.met, self.course = {}, {}, []
        self.pairs: dict[str, list] = {}
        self.beaten: dict[str, Beaten] = {}
        self.beaten_by_game: dict[str, dict[str, Beaten]] = {}
        self.form: dict[str, list] = {}
        self.titles = feat_titles(game.game_class for game in found)
        self.achieved: dict[str, dict[str, dict[str, int]]] = {}
        won = {}
        for game in found:
            rows = game.rows
            if not rows:
                self.results += game.result is not None
                self.open_ += game.result is None
                continue
            self.count += 1
            tally.add(self.by_game.setdefault(game.game_class.name, {}), rows)
            achieved = self.achieved.setdefault(game.game_class.name, {})
            for name, row in rows.items():
                counts = achieved.setdefault(name, {})
                for feat, count in feats_of(game.game_class, row).items():
                    counts[feat] = counts.get(feat, 0) + count
            self._meet(rows)
            tally.add(self.pairs, tally.of_sides(rows, game.ledger.game.sides.lists))
            for name, row in rows.items():
                won[name] = won.get(name, 0) + row[tally.WINS]
            self.course.append((game, dict(won)))
            self._beat(game, rows)
        self.rows = {}
        for rows in self.by_game.values():
            tally.add(self.rows, rows)
        ranked, others = by_wins(self.rows)
        self.names = ranked + others
        ranked, others = by_wins(self.pairs)
        self.pair_names = ranked + others
        self.ranked, others = tally.in_order(
            {name: one.games for name, one in self.beaten.items()},
            lambda name: (-self.beaten[name].value, -self.beaten[name].games, name),
        )
        self.best = self.ranked + others

    def _beat(self, game, rows):
        if len(rows) < 2:
            return
        by_game = self.beaten_by_game.setdefault(game.game_class.name, {})
        for name, share in shares_of(rows).items():
            won = bool(rows[name][tally.WINS])
            for where in (self.beaten, by_game):
                where.setdefault(name, Beaten()).add(share, len(rows), won)
            self.form.setdefault(name, []).append((game, share, won))

    def _meet(self, rows):
        names = sorted(rows)
        for at, first in enumerate(names):
            for second in names[at + 1 :]:
                met = self.met.setdefault((first, second), [0, 0, 0])
                met[0] += 1
                met[1] += rows[first][tally.PLACES] < rows[second][tally.PLACES]
                met[2] += rows[first][tally.PLACES] > rows[second][tally.PLACES]

    def mean_place(self, name: str) -> float:
        """Return the mean place of a player."""
        row = self.rows[name]
        return row[tally.PLACES] / row[tally.GAMES]

    def against(self, first: str, second: str) -> tuple[int, int] | None:
        """Return (games together, how often `first` was ahead of `second`), or None."""
        met = self.met.get((min(first, second), max(first, second)))
        if met is None:
            return None
        return met[0], met[1] if first < second else met[2]

    def feats(self, name: str) -> dict[str, int]:
        """Return {feat: how often} of what a player achieved in all games."""
        return self.feats_in(name, self.achieved)

    def feats_in(self, name: str, kinds: "Iterable[str]") -> dict[str, int]:
        """Return {feat: how often} of what a player achieved in some games, by their names."""
        found: OrderedDict[str, int] = OrderedDict((feat, 0) for feat in self.titles)
        for kind in kinds:
            for feat, count in self.achieved[kind].get(name, {}).items():
                found[feat] += count
        return found

    def games(self) -> list[str]:
        """Return the names of the games that were played, in their usual order."""
        return [name for name in all_games.listed(self.by_game) if name in self.by_game]


def unranked_words(numbers: Statistics, key: str = "not_ranked") -> str:
    """Return the sentence that says who has too few games to be ranked, "" if all have enough."""
    few = numbers.best[len(numbers.ranked) :]
    return sentence(key, names=listed(few), n=tally.LEAST_GAMES) if few else ""


def luck_words(numbers: Statistics) -> str:
    """Return the sentence that says who is beyond luck, after correction for all who played."""
    found = beyond_luck(numbers.beaten)
    if not found:
        return sentence("luck_nobody", n=len(numbers.beaten))
    above = [one for one in found if numbers.beaten[one].value > 50]
    below = [one for one in found if numbers.beaten[one].value < 50]
    parts = []
    if above:
        parts.append(sentence("luck_above", names=listed(above)))
    if below:
        parts.append(sentence("luck_below", names=listed(below)))
    return " ".join(parts)


def statistics_text(found: "list[SavedGame]") -> str:
    """Return the statistics of SavedGames as one line of JSON.

    Its fields: `games`, `open` and `results` count games that count, that are in progress, and
    whose result alone was saved; `ranked` has the names by opponents beaten, without those who have
    too few games to be ranked; `players` has for each name the columns of engine.record.tally,
    `mean_place`, `beaten` (`value`, `low`, `high`, `wins_by_luck`, `chance`), `by_game` with the
    same columns, and `against` (name -> `together`, `ahead`, `behind`); `pairs` has for partners in
    games with sides, such as "Ana + Cleo", the same columns; `beyond_luck` has the names of those
    whom luck does not explain; `course` has the wins so far after each game.
    """
    numbers = Statistics(found)
    answer: dict[str, Any] = {
        "games": numbers.count,
        "open": numbers.open_,
        "results": numbers.results,
    }
    answer["ranked"] = numbers.ranked
    answer["players"] = {name: _player(numbers, name) for name in numbers.names}
    nothing = dict.fromkeys(numbers.titles, 0)
    answer["pairs"] = {name: _columns(numbers.pairs[name], nothing) for name in numbers.pair_names}
    answer["beyond_luck"] = beyond_luck(numbers.beaten)
    answer["course"] = [
        {"game": game.key, "kind": game.game_class.name, "began": game.began, "wins": won}
        for game, won in numbers.course
    ]
    return safe_json(json.dumps(answer, ensure_ascii=False)) + "\n"


def _player(numbers, name):
    found: dict[str, Any] = _columns(numbers.rows[name], numbers.feats(name))
    found["by_game"] = {
        kind: _columns(numbers.by_game[kind][name], numbers.feats_in(name, [kind]))
        for kind in numbers.games()
        if name in numbers.by_game[kind]
    }
    found["beaten"] = _beaten(numbers.beaten.get(name))
    found["against"] = {}
    for other in numbers.names:
        met = numbers.against(name, other) if other != name else None
        if met:
            behind = numbers.against(other, name)[1]
            found["against"][other] = {"together": met[0], "ahead": met[1], "behind": behind}
    return found


def _beaten(one):
    if one is None:
        return None
    low, high = one.interval
    found = {"value": one.value, "low": low, "high": high, "wins_by_luck": one.by_luck}
    return {key: round(value, 2) for key, value in found.items()} | {"chance": round(one.chance, 6)}


def feat_names() -> list[str]:
    """Return what players achieve in any of our games, in the order in which exports have it."""
    kinds = [all_games.load(name) for name in all_games.names()]
    return list(dict.fromkeys(feat for kind in kinds for feat in kind.feats))


def feat_titles(kinds: "Iterable[type[Game]]") -> dict[str, str]:
    """Return {feat: heading} of our games, then of the forms among the classes of games `kinds`.

    A feat of a form has the form's name with it, "hearts.moons", and its title in the heading.
    """
    ours = [all_games.load(name) for name in all_games.names()]
    found = OrderedDict()
    for kind in ours + list(kinds):
        for feat, name in _feats_of_class(kind).items():
            heading = text(kind.key_of("feat_", feat))
            if feat != name:
                heading = sentence("col_of", name=fact(kind.title), what=heading)
            found.setdefault(name, heading)
    return found


def feats_of(kind: "type[Game]", row: list) -> dict[str, int]:
    """Return {feat: how often}, as `feat_titles` calls them, from a row of a game's class."""
    return {_feats_of_class(kind)[feat]: count for feat, count in tally.feats(kind, row)}


def _feats_of_class(kind):
    """Return {feat: its name here} of a game's class."""
    form = kind.name[len(forms.PREFIX) :] if kind.name.startswith(forms.PREFIX) else ""
    return {feat: f"{form}.{feat}" if form else feat for feat in kind.feats}


def _columns(row, feats):
    found: dict[str, Any] = dict(zip(tally.COLUMNS[: tally.FEATS[0]], row, strict=False))
    found |= feats
    found[tally.COLUMNS[tally.SERIES]] = row[tally.SERIES]
    found["mean_place"] = row[tally.PLACES] / row[tally.GAMES]
    return found

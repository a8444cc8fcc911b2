"""Evenings: which games belong together, who played and won, and what happened in them."""

from collections import OrderedDict

from engine.compat import TYPE_CHECKING
from engine.texts import fact, listed, text
from firmware.board import today
from host_tools.evening.export.charts import signed
from host_tools.evening.export.messages import noted, sentence, times_words
from host_tools.evening.export.people import unique

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from host_tools.evening.export.course import Course
    from host_tools.evening.export.saved import SavedGame

# Games that begin less than so many seconds after the end of another belong to the same evening.
_APART = 6 * 3600


class Evening:
    """The `games` of one evening, in the order they were played.

    `day` is a text such as 2026-11-21, or None.

    A game whose day is unknown is an evening of its own.
    """

    def __init__(self, games: "list[SavedGame]") -> None:
        self.games = games
        began = games[0].began
        self.day = began[:10] if began else None

    @property
    def title(self) -> str:
        """The day in words, such as "Friday, 25 September"."""
        if self.day is None:
            return sentence("latest_game")
        # The first day of 2000 was a Saturday.
        number = (today.minutes(self.day + "T00:00") // 1440 + 5) % 7
        weekday = sentence("weekdays").split(" ")[number]
        month = month_words(self.day).split(" ")[0]
        return sentence("on_day", weekday=weekday, day=int(self.day[8:]), month=month)

    @property
    def newest_first(self) -> "list[SavedGame]":
        """The games as they are told: those that are over, then the others, the last one first."""
        games = self.games[::-1]
        over = [game for game in games if winners_of(game)]
        return over + [game for game in games if game not in over]

    @property
    def people(self) -> list[str]:
        """The names of all who played, in the order of the seats."""
        return unique([name for game in self.games for name in names_of(game)])

    @property
    def minutes(self) -> int | None:
        """The minutes from the first game to the last entry, or None if that is unknown."""
        first, last = _moment(self.games[0].began), _moment(end_of(self.games[-1]))
        if first is None or last is None or last <= first:
            return None
        return round((last - first) / 60)

    @property
    def counts(self) -> str:
        """How many played, how many games and how long: "6 players, 2 games, 34 minutes"."""
        parts = [sentence("n_players", n=len(self.people)), _n_games(len(self.games))]
        if self.minutes:
            hours, minutes = divmod(self.minutes, 60)
            parts.append(
                sentence("hours", hours=hours, minutes=minutes)
                if hours
                else sentence("minutes" if minutes > 1 else "minute", n=minutes)
            )
        return listed(parts, True)

    @property
    def winners(self) -> str:
        """Who won what: "Bruno won Rumino, Elena won Rumski."."""
        won: dict[str, list[str]] = OrderedDict()
        for game in self.games:
            names = winners_of(game)
            if names:
                won.setdefault(listed(names), []).append(fact(game.game_class.title))
        parts = [
            sentence("won_game", name=name, game=listed(_counted(titles)))
            for name, titles in won.items()
        ]
        return listed(parts, True) + "." if parts else ""

    @property
    def winner(self) -> str:
        """Who won the most games: "Winner of the evening: Bruno, 2 of 3"; "" after one game."""
        won = [name for game in self.games for name in winners_of(game)]
        most = max([won.count(name) for name in won], default=0)
        names = [name for name in unique(won) if won.count(name) == most]
        if len(self.games) < 2 or not names:
            return ""
        key = "won_evening" if len(names) == 1 else "shared_evening"
        return sentence(key, names=listed(names), n=most, games=len(self.games))

    @property
    def summary(self) -> str:
        """Who won what, who won the most games, how many played and how long, as sentences."""
        found = [self.winners, self.winner and self.winner + ".", self.counts + "."]
        return " ".join([words for words in found if words])


def month_words(day: str) -> str:
    """Return the month of a day, such as "September 2026"."""
    return sentence("months").split(" ")[int(day[5:7]) - 1] + " " + day[:4]


def evenings(games: "Iterable[SavedGame]") -> list[Evening]:
    """Return the Evenings of SavedGames, in order: games of one date, or less than six hours apart.

    The games must be in the order they were played.
    """
    groups: list[list[SavedGame]] = []
    for game in games:
        if groups and _together(groups[-1][-1], game):
            groups[-1].append(game)
        else:
            groups.append([game])
    return [Evening(group) for group in groups]


def _together(before, game):
    """Return whether a SavedGame is of the evening of the one before it."""
    began, end = _moment(game.began), _moment(end_of(before))
    if began is None or end is None or before.began is None:
        return False
    return game.began[:10] == before.began[:10] or began - end < _APART


def _moment(time):
    """Return the seconds from 2000 to a time of a SavedGame, or None for None."""
    return 60 * today.minutes(time) + int(time[17:19] or 0) if time else None


def end_of(game: "SavedGame") -> str | None:
    """Return when the last entry of a SavedGame was made, else when it began, or None."""
    known = [time for time in game.times if time]
    return known[-1] if known else game.began


def names_of(game: "SavedGame") -> list[str]:
    """Return the names of all who played in a SavedGame."""
    if game.result is not None:
        return [name for name, _, _ in game.result]
    return [player.name for player in game.ledger.game.players]


def winners_of(game: "SavedGame") -> list[str]:
    """Return the names of those who won a SavedGame; empty while it goes on."""
    if game.result is not None:
        return [name for name, _, won in game.result if won]
    return list(game.ledger.game.winners)


def scores_of(game: "SavedGame") -> list[tuple[str, int]]:
    """Return [(name, score)] of a SavedGame, best first."""
    if game.result is not None:
        return [(name, score) for name, score, _ in game.result]
    state = game.ledger.game
    scores = {player.name: player.score for player in state.players}
    return [(name, scores[name]) for group in state.places() for name in group]


def results_of(game: "SavedGame") -> "list[tuple[Sequence[str], int, int]]":
    """Return [(names, score, place)] of a SavedGame, best first: partners are one line.

    Of a game whose result alone was kept nobody knows who were partners.
    """
    sides = game.ledger.game.sides.lists if game.result is None else []
    places = places_of(game)
    found: list[tuple[Sequence[str], int, int]] = []
    for name, score in scores_of(game):
        side = ([side for side in sides if name in side] or [[name]])[0]
        if side in [names for names, _, _ in found]:
            continue
        better = [line for line in found if places[line[0][0]] < places[name]]
        found.append((side, score, len(better) + 1))
    return found


def places_of(game: "SavedGame") -> dict[str, int]:
    """Return {name: place} of a SavedGame; those with the same place share it."""
    if game.result is not None:
        scores = [score for _, score, _ in game.result]
        return {name: scores.index(score) + 1 for name, score, _ in game.result}
    found: dict[str, int] = {}
    for group in game.ledger.game.places():
        found.update(dict.fromkeys(group, len(found) + 1))
    return found


def out_of(game: "SavedGame") -> dict[str, str]:
    """Return {name: "out" or "left"} of those who were not in a SavedGame to the end."""
    if game.result is not None:
        return {}
    players = game.ledger.game.players
    return {
        player.name: sentence("is_gone" if player.has_left else "is_out")
        for player in players
        if player.has_left or player.out_in_round
    }


def noted_out(names: "Sequence[str]", words: str, out: dict[str, str]) -> str:
    """Return `words` about a player or a side; of who is `out` of the game they say so."""
    gone = [out[name] for name in names if name in out]
    return noted(words, gone[0]) if len(gone) == len(names) else words


def why_over(game: "SavedGame") -> str:
    """Return why a SavedGame ended: "Ana is the last player under 100"; "" if nobody knows."""
    ending = game.ledger.game.ending if game.result is None else None
    return text(ending[1], **ending[2]) if ending else ""


def _n_games(count):
    return sentence("n_game" if count == 1 else "n_games", n=count)


def _counted(titles):
    """Return titles with how often each occurs: ["Rumino", "Rumski (2)"]."""
    return [
        title if titles.count(title) == 1 else noted(title, str(titles.count(title)))
        for title in unique(titles)
    ]


# -- what happened in a game -----------------------------------------------------------------------


class Story:
    """What is worth telling of a finished SavedGame.

    `headline` is one sentence without a full stop; `lines` are more. `behind` is the most that a
    winner was behind, `margin` how far ahead of the next one, both None if nobody can be; `changes`
    counts how often the lead went to another.
    """

    def __init__(self, game: "SavedGame", course: "Course") -> None:
        state = game.ledger.game
        self.unit = text(state.unit(state.house))
        self.lowest = bool(state.lowest_wins)
        winners = list(state.winners)
        self.headline = sentence("stands", game=fact(game.game_class.title))
        self.lines: list[str] = []
        self.behind = self.margin = None
        self.changes = 0
        leads = self._leads(course)
        self._course = course
        if state.over and winners:
            self._tell(game, course, winners, leads)
        elif leads and leads[-1][1]:
            self.lines.append(
                sentence("leads_now", name=leads[-1][1], n=course.rounds, unit=self.unit)
            )

    def _leads(self, course):
        """Return [(step, who leads alone or None)] after each step with a finished round."""
        found = []
        for step in course.steps:
            if not step.number:
                continue
            scores = {name: step.scores[name] for name in step.playing}
            best = (min if self.lowest else max)(scores.values(), default=None)
            first = [name for name, score in scores.items() if score == best]
            found.append((step, first[0] if len(first) == 1 else None))
        return found

    def _tell(self, game, course, winners, leads):
        title = fact(game.game_class.title)
        alone = [(step, name) for step, name in leads if name]
        for (_, one), (_, other) in zip(alone, alone[1:]):
            self.changes += one != other
        winner = winners[0]
        if len(winners) > 1:
            lines = [names for names, _, _ in results_of(game) if names[0] in winners]
            key = "side_wins" if len(lines) == 1 else "shares_game"
            self.headline = sentence(key, names=listed(winners), game=title)
        else:
            facts = {"unit": self.unit, "n": self._board_gain(course, winner)}
            key = self._how(course, winner, leads)
            self.headline = sentence(key, name=winner, game=title, **facts)
        self._margin(game, course, winners)
        self._behind(course, winner)
        last = course.steps[-1]
        gain = self._board_gain(course, winner)
        if gain and last.name is not None:
            self.lines.append(sentence("from_board", name=winner, n=gain))
        if self.changes > 1:
            self.lines.append(sentence("lead_changed", times=times_words(self.changes)))
        self._long_leader(course, winner, leads)
        if self.margin and len(winners) == 1:
            scores = dict(scores_of(game))
            second = self._second(game, course, winners) or winner
            self.lines.append(sentence("final_margin", first=signed(scores[winner]),
                                       second=signed(scores[second]), name=second))  # fmt: skip
        for number, name in course.back:
            self.lines.append(sentence("came_back", name=name, unit=self.unit, n=number))

    def _how(self, course, winner, leads):
        """Return the key of the headline."""
        before = [name for step, name in leads if step is not course.steps[-1]]
        if self._board_gain(course, winner) and before and before[-1] != winner:
            return "wins_by_board"
        if len(course.steps) > 3 and all(name == winner for _, name in leads):
            return "wins_throughout"
        # What is between rounds at the end, such as a payment, does not decide.
        rounds = [name for step, name in leads if step.name is None]
        if len(rounds) > 2 and rounds[-2] not in (winner, None) and rounds[-1] == winner:
            return "wins_at_last"
        if len(rounds) > 3 and winner not in rounds[: len(rounds) - 2]:
            return "wins_late"
        if self.changes == 0 and len(rounds) > 2:
            return "wins_unhurried"
        return "wins_game"

    @staticmethod
    def _board_gain(course, winner):
        """Return what a winner took from the board at the end, or 0."""
        last = course.steps[-1]
        before = course.steps[-2] if len(course.steps) > 1 else last
        if last.name is None or not before.board or last.board:
            return 0
        return max(0, last.moved.get(winner, 0))

    def _second(self, game, course, winners):
        """Return who was next after the winners among those who were in to the end, or None."""
        playing = course.steps[-1].playing
        order = [name for name, _ in scores_of(game) if name not in winners]
        return next((name for name in order if name in playing), order[0] if order else None)

    def _margin(self, game, course, winners):
        second = self._second(game, course, winners)
        if second is None or second not in course.steps[-1].playing:
            # The others are out: points do not say how close it was.
            return
        scores = dict(scores_of(game))
        self.margin = abs(scores[winners[0]] - scores[second]) if len(winners) == 1 else 0

    def _behind(self, course, winner):
        worst = 0
        for step in course.steps[:-1]:
            if not step.number or winner not in step.playing:
                continue
            scores = [step.scores[name] for name in step.playing]
            best = min(scores) if self.lowest else max(scores)
            worst = max(worst, abs(step.scores[winner] - best))
        self.behind = worst

    def _long_leader(self, course, winner, leads):
        """Say who else led for long, or until when the winner was behind."""
        rounds = [(step.number, name) for step, name in leads if step.name is None and name]
        if len(rounds) < 4 or all(name == winner for _, name in rounds):
            return
        last = [number for number, name in rounds if name != winner]
        others = [name for _, name in rounds if name != winner]
        most = max(unique(others), key=others.count)
        if 2 * others.count(most) > len(rounds) and last[-1] < course.rounds:
            until = max(number for number, name in rounds if name == most)
            if all(name == most for number, name in rounds if number <= until):
                self.lines.append(sentence("led_until", name=most, unit=self.unit, n=until))
        elif (
            last[-1] < course.rounds
            and self.behind
            and not any(name == winner for number, name in rounds if number < last[-1])
        ):
            self.lines.append(sentence("behind_until", name=winner, unit=self.unit, n=last[-1],
                                       of=course.rounds))  # fmt: skip

"""A game round by round, as numbers for charts and tables."""

from collections import OrderedDict

from engine.compat import TYPE_CHECKING
from engine.game.effect import Effect
from engine.games.rumski.game import points_of
from engine.texts import text
from host_tools.evening.export.messages import sentence

if TYPE_CHECKING:
    from typing import Any

    from host_tools.evening.export.saved import SavedGame


class Step:
    """What the scores are after a round, or after something between two rounds.

    `number` is the last finished round. `name` is None after a round, else what happened, such as
    "correction". `at` is where the step is in a chart: at the round, or between two. `scores` maps
    names to scores, of everybody who has joined; `playing` are those who are in. `moved` maps names
    to what the step changed. `board` is the number of chips on the board, or None without one.
    """

    def __init__(self, number: int, name: str | None, state: "Any") -> None:
        self.number, self.name = number, name
        self.at: float = number
        # MicroPython keeps no order otherwise.
        self.scores = OrderedDict([(player.name, player.score) for player in state.players])
        self.playing = state.names_in_play()
        self.moved: dict[str, int] = OrderedDict()
        self.board = state.board.chips() if state.board.sections else None

    def same(self, other: "Step") -> bool:
        """Return whether nothing a chart or a table shows differs from another step."""
        return (self.scores, self.playing, self.board) == (other.scores, other.playing, other.board)


class Course:
    """The course of a SavedGame.

    `names` are all players in seat order, `steps` the Steps, the start first. `totals` maps each
    name to [(place in a chart, score)], from the start or from joining until going out. `board` is
    [(place, chips on the board)], empty without a board. `out` is a list of (place, score, name) of
    players who went out, and `back` of those who came back, as Steps' numbers: (number, name).
    `limit` is the score that ends the game, or None. `rounds` is how many rounds were finished.
    """

    def __init__(self, game: "SavedGame") -> None:
        state: Any = game.ledger.game
        self.names = [player.name for player in state.players]
        ledger = game.ledger
        start = ledger.game_class(ledger.names, ledger.house, ledger.first_dealer)
        self.steps = [Step(0, None, start)]
        self.out, self.back = [], []
        has_board = bool(start.board.sections)
        was_out = set()
        now: Any
        for _, event, effect, now in ledger.history():
            # Within a hand chips go to and fro; its end counts.
            if has_board and now.phase != "between" and not now.over:
                continue
            self._step(event, effect, now)
            for player in now.players:
                if player.out_in_round and player.name not in was_out and not player.has_left:
                    was_out.add(player.name)
                    self.out.append((self.steps[-1], player.score, player.name))
                elif not player.out_in_round and player.name in was_out:
                    was_out.discard(player.name)
                    if not player.has_left:
                        self.back.append((now.rounds, player.name))
        if len(self.steps[-1].scores) < len(self.names):
            # Who sat down after a misdeal is in no step yet: the hand goes on.
            self._step({"event": "join"}, Effect("join"), state)
        self._place()
        self.out = [(step.at, score, name) for step, score, name in self.out]
        self.totals = {name: self._line(name) for name in self.names}
        self.board = [(step.at, step.board) for step in self.steps if step.board is not None]
        self.rounds = self.steps[-1].number
        self.limit = None
        if any(state.progress(player) for player in state.players):
            self.limit = next(state.progress(player)[1] for player in state.players)

    def _step(self, event, effect, now):
        last = self.steps[-1]
        round_ended = now.rounds > last.number
        # A pay card that is paid after its hand belongs to the hand (RML-18).
        belongs = not round_ended and effect.number and effect.number == last.number == now.rounds
        name = None if round_ended or belongs else text(now.key_of("name_", event["event"]))
        step = Step(now.rounds, name, now)
        if name and last.board and not step.board:
            step.name = sentence("board_cut")
        if round_ended and effect.bonuses:
            # What the end of the game adds is no part of the last round.
            self.steps.append(Step(now.rounds, None, now))
            for player, _, points, _ in effect.bonuses:
                self.steps[-1].scores[player] -= points
            step.name = sentence("bonuses")
            self.steps.append(step)
            return
        if belongs and last.name is None:
            self.steps.pop()
        elif name is not None and step.same(last):
            return
        elif name is not None and last.name == name and self._apart(last, step):
            # Two players who come back one after the other are one row.
            self.steps.pop()
        self.steps.append(step)

    def _apart(self, last, step):
        """Return whether two steps of one name moved different players."""
        before = self.steps[-2]
        first = {name for name in last.scores if last.scores[name] != before.scores.get(name)}
        second = {name for name in step.scores if step.scores[name] != last.scores.get(name)}
        return not first & second and last.board == step.board

    def _place(self):
        """Find where each step is in a chart, and what it moved."""
        between = {}
        for step in self.steps:
            between.setdefault(step.number, []).append(step)
        for steps in between.values():
            for at, step in enumerate(steps):
                step.at = step.number + at / len(steps)
        for at in range(1, len(self.steps)):
            before, step = self.steps[at - 1], self.steps[at]
            for name, score in step.scores.items():
                if score != before.scores.get(name):
                    step.moved[name] = score - before.scores.get(name, 0)

    def _line(self, name):
        found = []
        was_in = False
        for step in self.steps:
            if name not in step.scores:
                continue
            plays, score = name in step.playing, step.scores[name]
            if plays or was_in or not found or found[-1][1] != score:
                found.append((step.at, score))
            was_in = plays
        return found


def chips_taken(game: "SavedGame") -> dict[str, dict[str, int]]:
    """Return {section: {name: chips}}: who took how much from each section of Rummoli's board."""
    found = {section: {} for section in game.ledger.game.board.sections}
    taken = []
    state: Any
    for _, event, effect, state in game.ledger.history():
        kind = event["event"]
        if kind == "void":
            # What was taken in the hand is back on the board (ALL-1).
            taken = []
        elif kind in ("poker", "pay", "out"):
            takers = [name for name, chips in effect.changes.items() if chips > 0]
            for section, chips in effect.pots.items():
                taken += [(section, name, -chips // len(takers)) for name in takers if chips < 0]
        if state.phase == "between" or state.over:
            for section, name, chips in taken:
                found[section][name] = found[section].get(name, 0) + chips
            taken = []
    return found


def points_taken(game: "SavedGame") -> dict[str, dict[str, int]]:
    """Return {winner: {loser: points}} of a game of Rumski (RSK-10)."""
    found = {}
    for event in game.ledger.events():
        if event["event"] != "round":
            continue
        deck = game.game_class.faces.deck(game.ledger.house)
        worth = event.get("points") or {
            name: points_of(deck.read_all(cards, "events")) for name, cards in event["left"].items()
        }
        row = found.setdefault(event["winner"], {})
        for name, points in worth.items():
            row[name] = row.get(name, 0) + points
    return found


def hands_won(game: "SavedGame") -> dict[str, dict[str, int]]:
    """Return {name: {kind: hands}} of a game of Tuscan Rummy.

    The kind of a hand is "" if it was not recorded.
    """
    found = {}
    for _, _, effect, _ in game.ledger.history():
        for name in effect.winners:
            kind = effect.facts["kind"] or ""
            row = found.setdefault(name, {})
            row[kind] = row.get(kind, 0) + 1
    return found

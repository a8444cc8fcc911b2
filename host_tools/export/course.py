"""A game round by round, as numbers for charts and tables."""

from typing import TYPE_CHECKING, Any

from engine.games.rumski.game import points_of
from engine.play.tally import rounds

if TYPE_CHECKING:
    from engine.play.tally import Round
    from host_tools.export.saved import SavedGame


class Course:
    """The course of a SavedGame.

    `names` are all players in seat order. `totals` maps each to [(round, score)], from round 0 or
    from joining. `board` is [(round, chips on the board)], empty without a board. `out` is a list
    of (round, score, name) of players who went out. `limit` is the score that ends the game, or
    None.
    """

    def __init__(self, game: "SavedGame") -> None:
        state: Any = game.ledger.game
        self.names = [player.name for player in state.players]
        self.totals = {name: [] for name in self.names}
        self.board = []
        self.out = []
        start = game.ledger.game_class(
            game.ledger.names, game.ledger.house, game.ledger.first_dealer
        )
        self._note(0, start)
        has_board = bool(start.board())
        was_out = set()
        now: Any
        for _, _, _, now in game.ledger.history():
            # Between two rounds the last change counts; within a hand, its end.
            if has_board and now.phase != "between" and not now.over:
                continue
            self._note(now.rounds, now)
            for player in now.players:
                if player.out and player.name not in was_out and not player.gone:
                    was_out.add(player.name)
                    self.out.append((now.rounds, player.score, player.name))
                elif not player.out:
                    was_out.discard(player.name)
        self.limit = None
        if any(state.progress(player) for player in state.players):
            self.limit = next(state.progress(player)[1] for player in state.players)

    def _note(self, number, state):
        for player in state.players:
            line = self.totals[player.name]
            if (
                not (player.gone or player.out)
                or not line
                or line[-1][0] == number
                or line[-1][1] != player.score
            ):
                self._put(line, number, player.score)
        sections = state.board()
        if sections:
            self._put(self.board, number, sum(chips for _, _, chips in sections))

    @staticmethod
    def _put(line, number, value):
        if line and line[-1][0] == number:
            line.pop()
        line.append((number, value))


def chips_taken(game: "SavedGame") -> dict[str, dict[str, int]]:
    """Return {section: {name: chips}}: who took how much from each section of Rummoli's board."""
    found = {section: {} for section, _, _ in game.ledger.game.board()}
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
        deck = game.game_class.deck_for(game.ledger.house)
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


def rounds_of(game: "SavedGame") -> "list[Round]":
    """Return the finished Rounds of a SavedGame."""
    return list(rounds(game.ledger))

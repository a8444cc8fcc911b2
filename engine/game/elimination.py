"""Players who reach the limit are out, and the last one in wins (RMN-12, ANY-7)."""

from ..compat import TYPE_CHECKING
from .state import State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..types import House
    from .effect import Effect
    from .player import Player


class Elimination(State):
    """Who is out; in most games nobody, as the limit ends the game.

    Where `rule` says that players go out, the texts `did_out`, `end_all_out` and `end_last` are in
    the game's own section.
    """

    # -- the elimination (`game.elimination`) --------------------------------------------------

    # The rule by which a player who reaches the limit is out, or None: that ends the game.
    rule: "str | None" = None

    _state = ("rule", "_fallen")

    def __init__(self, rule: "str | None" = None) -> None:
        self.rule = rule
        # Names in the order in which they went out: those who did at once with equal totals, or
        # left, share a list.
        self._fallen: list[list[str]] = []

    def rule_under(self, house: "House") -> "str | None":
        """Return the rule that counts under `house`, or None."""
        return self.rule

    def names(self, winners: "Sequence[str]" = ()) -> list[str]:
        """Return the names of those out, in the order they went, without `winners`."""
        return [name for group in self._fallen for name in group if name not in winners]

    def places(self) -> list[list[str]]:
        """Return those out as a list of lists of names, the last to go first (ALL-10)."""
        return [list(group) for group in reversed(self._fallen)]

    def put_out(self, game: "Any", players: "Sequence[Player]", effect: "Effect") -> None:
        """Mark players as out, the worse totals first: the last one out ranks first."""
        worst_first = sorted(set([player.score for player in players]))
        if game.lowest_wins:
            worst_first.reverse()
        for points in worst_first:
            group = [player for player in players if player.score == points]
            for player in group:
                player.out_in_round = max(1, game.rounds)
                effect.note(self.rule, game.section + ".did_out", name=player.name, n=points)
            self._fallen.append([player.name for player in group])

    def check(self, game: "Any", limit: int, effect: "Effect") -> None:
        """Put out the players with `limit` points or more; end the game once one is left.

        If nobody is left, the best of those who went out last share the win.
        """
        playing = game.in_play()
        falling = [player for player in playing if player.score >= limit]
        if falling:
            if len(falling) == len(playing):
                winners = game.best_of(falling)
                self.put_out(game, [p for p in falling if p.name not in winners], effect)
                game.end(winners, self.rule, game.section + ".end_all_out", n=limit)
                return
            self.put_out(game, falling, effect)
            playing = game.in_play()
        if len(playing) == 1:
            name = playing[0].name
            game.end([name], self.rule, game.section + ".end_last", name=name, n=limit)

    def leave(self, player: "Player", rounds: int) -> None:
        """Count a player who leaves after so many rounds as out (ALL-2)."""
        if self.rule and not player.out_in_round:
            player.out_in_round = max(1, rounds)
            self._fallen.append([player.name])

    def take_back(self, player: "Player") -> None:
        """Let a player be in again who may have been out."""
        if player.out_in_round:
            player.out_in_round = 0
            rest = [[name for name in group if name != player.name] for group in self._fallen]
            self._fallen = [group for group in rest if group]

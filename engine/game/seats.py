"""Players in their seats: who is in, who follows whom, who is ahead (ALL-2, 4, 6, 10)."""

from ..compat import TYPE_CHECKING, is_sequence
from ..errors import InputError, RuleError
from ..texts import quoted
from .effect import Effect
from .facts import GameFacts
from .player import Player, check_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from ..types import House, Note


class Seats(GameFacts):
    """The part of a game that knows who is in, who is ahead, and how a game ends.

    `players` are in seat order; `dealer` deals next; `rounds` is the number of rounds played. Once
    the game is `over`, `winners` are the names of those who share it and `ending` is (rule, key,
    facts) of the reason.
    """

    # -- its seats -----------------------------------------------------------------------------

    # The house rules in force.
    house: "House"
    # The players in seat order, also those who are out or have left.
    players: "list[Player]"
    # Who deals next: a name; None in a game that no one deals (ANY-5).
    dealer: "Any"
    # The number of rounds played.
    rounds: int
    # What was said in the steps of this round that are done, by the names of fields.
    step_values: "dict[str, Any]"
    # What the table has agreed on (ALL-14): the name of a question and that of its answer.
    agreed: "dict[str, str]"
    # How many of its steps are done.
    step_index: int
    # Whether the game is over.
    over: bool
    # The names of those who share the win.
    winners: "list[str]"
    # Why the game is over: (rule, key, facts), or None.
    ending: "Note | None"

    # -- who may play --------------------------------------------------------------------------

    @classmethod
    def check_names(cls, names: object) -> None:
        """Raise InputError (field "players") if `names` cannot start this game."""
        if not is_sequence(names):
            raise InputError("players", "ask.not_a_list", field="players")
        if not cls.min_players <= len(names) <= cls.max_players:
            raise InputError(
                "players",
                "all.player_count"
                if cls.min_players < cls.max_players
                else "all.player_count_exact",
                game=cls.title,
                min=cls.min_players,
                max=cls.max_players,
                n=len(names),
            )
        for index in range(len(names)):
            check_name(names[index], names[:index], cls.board)

    @classmethod
    def check_start(cls, names: "Sequence[str]", house: "House") -> None:
        """Raise InputError (field "options") if `names` cannot start a game under `house`."""

    # -- who is in, and who follows ------------------------------------------------------------

    def find(self, name: str) -> Player:
        """Return the Player called `name`; raise InputError (field "event") if there is none."""
        for player in self.players:
            if player.name == name:
                return player
        raise InputError("event", "all.unknown_player", name=quoted(name))

    def in_play(self) -> list[Player]:
        """Return the players who are still in, in seat order."""
        return [
            player for player in self.players if not player.has_left and not player.out_in_round
        ]

    def names_in_play(self) -> list[str]:
        """Return the names of the players who are still in, in seat order."""
        return [
            player.name
            for player in self.players
            if not player.has_left and not player.out_in_round
        ]

    def whole(self) -> list[Player]:
        """Return the players who can win: they and their partners are still in (ALL-2)."""
        gone = [player.name for player in self.players if player.has_left]
        return [p for p in self.in_play() if not [n for n in self.sides.of(p.name) if n in gone]]

    def playing_order(self) -> list[str]:
        """Return the names of those who play this round, from the first turn on."""
        idle = self.sides.idle
        order = self.following(self.dealer or self.names_in_play()[-1])
        return [name for name in order if name != idle] if idle else order

    def active(self, name: str) -> Player:
        """Return the Player called `name`; raise RuleError or InputError if they are not in."""
        player = self.find(name)
        if player.has_left:
            raise RuleError("ALL-2", "all.has_left", name=name)
        if player.out_in_round:
            raise RuleError(self.elimination.rule, "all.is_out", name=name, n=player.out_in_round)
        return player

    def following(self, name: str) -> list[str]:
        """Return the names of those still in, from the one after `name` round to `name`."""
        players = self.players
        at = 0
        while players[at].name != name:
            at += 1
        if self.direction > 0:
            order = players[at + 1 :] + players[: at + 1]
        else:
            order = (players[at:] + players[:at])[::-1]
        return [player.name for player in order if not player.has_left and not player.out_in_round]

    def pass_deal(self) -> None:
        """Pass the deal to the next player who is still in, if anyone deals."""
        order = self.following(self.dealer) if self.dealer is not None else None
        if order:
            self.dealer = order[0]

    # -- standing and end ------------------------------------------------------------------

    def effect(self, kind: str, changes: dict[str, int] | None = None) -> Effect:
        """Return an Effect with a change for each player still in, 0 unless given in `changes`."""
        effect = Effect(kind)
        for name in self.names_in_play():
            effect.changes[name] = changes.get(name, 0) if changes else 0
        return effect

    def round_effect(self, kind: str) -> Effect:
        """Return the Effect of a round, or of a step of one, with the number of the round."""
        effect = self.effect(kind)
        effect.number = self.rounds + 1
        return effect

    def end(self, winners: list[str], rule: str | None, key: str, **facts: "Any") -> None:
        """End the game: `winners` share it, for the reason given by rule and text."""
        self.over = True
        self.winners = winners
        self.ending = (rule, key, facts)

    def best_of(self, players: list[Player]) -> list[str]:
        """Return the names of those with the best score among `players`."""
        if not players:
            return []
        scores = [player.score for player in players]
        best = min(scores) if self.lowest_wins else max(scores)
        return [player.name for player in players if player.score == best]

    def finish_by_standing(self, rule: str | None, key: str, **facts: "Any") -> None:
        """End the game: the best score of those still in wins (ALL-2, ALL-4)."""
        whole = self.whole()
        winners = self.columns.stop([player.name for player in whole]) or self.best_of(whole)
        self.end(winners, rule, key, **facts)

    def places(self) -> list[list[str]]:
        """Return the standing as a list of lists of names, best first (ALL-10).

        Winners come first, then those still in by score, then those who are out, or who left. Ties
        share a place.
        """
        groups = [list(self.winners)] if self.winners else []
        rest = [player for player in self.in_play() if player.name not in self.winners]
        groups.extend(self._ranked(rest))
        if self.elimination.rule:
            groups.extend(self.elimination.places())
        else:
            groups.extend(self._ranked([p for p in self.players if p.has_left]))
        return groups

    def _ranked(self, players: "Iterable[Player]") -> list[list[str]]:
        """Return the names of `players` by score, best first, ties in one list."""
        sign = 1 if self.lowest_wins else -1
        scores = sorted(set([sign * player.score for player in players]))
        return [[p.name for p in players if sign * p.score == score] for score in scores]

"""Players who reach the limit are out, and the last one in wins (RMN-12, ANY-7).

A game that plays so keeps `fallen`, lists of names in the order in which they went out: those who
went out at once with equal totals share a list. Its texts `did_out`, `end_all_out` and `end_last`
are in its own section, and `out_rule` is the number of its rule.
"""

from ..compat import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any, Protocol

    from .effect import Effect
    from .seats import Player

    class Fallen(Protocol):
        """A game in which players go out, as this module sees it."""

        section: str
        rounds: int
        winners: list[str]
        fallen: list[list[str]]

        @property
        def out_rule(self) -> str | None:
            """The rule by which players go out."""
            ...

        @property
        def lowest_wins(self) -> bool | None:
            """Whether the lowest score wins."""
            ...

        def in_play(self) -> list[Player]:
            """Return the players who are still in."""
            ...

        def best_of(self, players: list[Player]) -> list[str]:
            """Return the names of those with the best score."""
            ...

        def ranked(self, players: Iterable[Player]) -> list[list[str]]:
            """Return the names by score, best first."""
            ...

        def end(self, winners: list[str], rule: str | None, key: str, **facts: Any) -> None:
            """End the game."""
            ...


def put_out(game: "Fallen", players: "Sequence[Player]", effect: "Effect") -> None:
    """Mark players as out, those with the worse totals first: the last one out ranks first."""
    for points in sorted(set([player.score for player in players]), reverse=bool(game.lowest_wins)):
        group = [player for player in players if player.score == points]
        for player in group:
            player.out = max(1, game.rounds)
            key = game.section + ".did_out"
            effect.note(game.out_rule, key, name=player.name, n=points)
        game.fallen.append([player.name for player in group])


def check_limit(game: "Fallen", limit: int, effect: "Effect") -> None:
    """Put out the players with `limit` points or more; end the game once one is left.

    If nobody is left, the best of those who went out last share the win.
    """
    playing = game.in_play()
    falling = [player for player in playing if player.score >= limit]
    if falling:
        if len(falling) == len(playing):
            winners = game.best_of(falling)
            put_out(game, [p for p in falling if p.name not in winners], effect)
            game.end(winners, game.out_rule, game.section + ".end_all_out", n=limit)
            return
        put_out(game, falling, effect)
        playing = game.in_play()
    if len(playing) == 1:
        name = playing[0].name
        game.end([name], game.out_rule, game.section + ".end_last", name=name, n=limit)


def leave(game: "Fallen", player: "Player") -> None:
    """Count a player who leaves as out (ALL-2)."""
    if not player.out:
        player.out = max(1, game.rounds)
        game.fallen.append([player.name])


def take_back(game: "Fallen", player: "Player") -> None:
    """Let a player who was out be in again."""
    player.out = 0
    for group in game.fallen:
        if player.name in group:
            group.remove(player.name)
    game.fallen = [group for group in game.fallen if group]


def places(game: "Fallen") -> list[list[str]]:
    """Return the standing: those out come after those in, the last to go first (ALL-10)."""
    groups = [list(game.winners)] if game.winners else []
    groups.extend(game.ranked([p for p in game.in_play() if p.name not in game.winners]))
    groups.extend([list(group) for group in reversed(game.fallen)])
    return groups

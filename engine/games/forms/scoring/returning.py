"""Players who are out and come back, where a form says so."""

from ....compat import TYPE_CHECKING
from ....errors import RuleError
from ..expressions import run
from ..settled import Settled
from ..world import World

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import EntrySoFar
    from ....game.effect import Effect
    from ....game.player import Player


def returning(game: "Any") -> list[str]:
    """Return the names of those out who can come back now."""
    found: list[str] = []
    for player in game.players:
        if player.out_in_round and not player.has_left:
            try:
                check_back(game, player)
                found.append(player.name)
            except RuleError:
                continue
    return found


def check_back(game: "Any", player: "Player") -> None:
    """Raise RuleError if a player cannot come back now."""
    again = game.form.again
    assert again is not None
    rule = game.form.number(again.rule)
    if player.has_left:
        raise RuleError("ALL-2", "all.has_left", name=player.name)
    if not player.out_in_round:
        raise RuleError(rule, "forms.not_out", name=player.name)
    times = run(again.times, Settled(game.form, game.house, len(game.players)))
    if game.payments.backs.get(player.name, 0) >= times:
        raise RuleError(rule, "forms.no_more", name=player.name, n=times)
    if len(game.in_play()) < again.least:
        raise RuleError(rule, "forms.too_few_in", n=again.least)


def plan_again(game: "Any", entry: "EntrySoFar") -> "Effect":
    """Let a player come back who is out."""
    again = game.form.again
    assert again is not None
    player = game.find(entry["player"])
    check_back(game, player)
    effect = game.effect(again.event)
    score = run(again.score, World(game.form, game, {}))
    effect.changes[player.name] = score - player.score
    rule = game.form.number(again.rule)
    effect.note(rule, "forms.did_return", name=player.name, n=score)
    return effect

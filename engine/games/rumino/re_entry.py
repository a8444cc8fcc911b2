"""Re-entering Rumino once, if the house allows it (RMN-12): see `GameFacts.plays`."""

from engine.compat import TYPE_CHECKING
from engine.errors import RuleError

if TYPE_CHECKING:
    from engine.games.rumino.game import Rumino
    from engine.play.effect import Effect
    from engine.types import Event


def who(game: "Rumino") -> list[str]:
    """Return the names of the players who may re-enter now (RMN-12)."""
    if game.house["re_entry"] != "once" or len(game.in_play()) < 2:
        return []
    return [
        player.name
        for player in game.players
        if player.out and not player.gone and player.name not in game.returned
    ]


def plan_re_enter(game: "Rumino", event: "Event") -> "Effect":
    """Let a player who is out re-enter, at the highest total of those still in (RMN-12)."""
    player = game.find(event["player"])
    if game.house["re_entry"] != "once":
        raise RuleError("RMN-12", "rmn.no_re_entry")
    if not player.out or player.gone:
        raise RuleError("RMN-12", "rmn.not_out", name=player.name)
    if player.name in game.returned:
        raise RuleError("RMN-12", "rmn.returned_already", name=player.name)
    if len(game.in_play()) < 2:
        raise RuleError("RMN-12", "rmn.too_few_in")
    effect = game.effect("re_enter")
    effect.changes[player.name] = game.joining_score() - player.score
    effect.note("RMN-12", "rmn.did_re_enter", name=player.name, n=game.joining_score())
    return effect


def done_re_enter(game: "Rumino", event: "Event", effect: "Effect") -> None:
    """Let the player be in again."""
    player = game.find(event["player"])
    game.take_from_fallen(player)
    game.returned.append(player.name)

"""The events of every game (ALL-1 to ALL-6): `plan_E(game, event)`, `done_E(game, event, effect)`.

See `Game`. A game whose event differs has a method of that name, which may call the function here.
"""

from ...compat import TYPE_CHECKING, is_whole
from ...errors import InputError, RuleError
from .seats import BLANK, Player

if TYPE_CHECKING:
    from ...record.effect import Effect
    from ...types import Event
    from ..game import Game

MAX_POINTS = 9999
# The most people in one game, with those who have left.
MAX_PEOPLE = 100


def plan_void(game: "Game", event: "Event") -> "Effect":
    """Cancel the round: no one scores and the same dealer deals again (ALL-1)."""
    effect = game.effect("void")
    effect.note("ALL-1", "all.did_void", name=game.dealer)
    return effect


def done_void(game: "Game", event: "Event", effect: "Effect") -> None:
    """Change nothing."""


def plan_leave(game: "Game", event: "Event") -> "Effect":
    """Let a player leave; their score is frozen (ALL-2)."""
    game.check_between("ALL-2")
    player = game.find(event["player"])
    if player.gone:
        raise RuleError("ALL-2", "all.has_left", name=player.name)
    effect = game.effect("leave")
    effect.note("ALL-2", "all.did_leave", name=player.name)
    return effect


def done_leave(game: "Game", event: "Event", effect: "Effect") -> None:
    """Take the player out of the game; the deal passes over them."""
    game.find(event["player"]).gone = True


def plan_join(game: "Game", event: "Event") -> "Effect":
    """Let a player join at an agreed seat, or return to their old one (ALL-3)."""
    game.check_joining()
    game.check_newcomer(event["player"])
    seat = event.get("seat", len(game.players))
    if not is_whole(seat) or not 0 <= seat <= len(game.players):
        raise InputError("events", "all.bad_seat", max=len(game.players))
    effect = game.effect("join")
    former = game.former(event["player"])
    if former:
        score = game.returning_score(former)
        effect.changes[former.name] = score - former.score
        effect.note("ALL-3", "all.did_return", name=former.name, n=score)
        return effect
    if len(game.players) >= MAX_PEOPLE:
        raise RuleError("ALL-3", "all.too_many_people", max=MAX_PEOPLE)
    score = game.starting_score(event)
    effect.changes[event["player"]] = score
    effect.note("ALL-3", "all.did_join", name=event["player"], n=score)
    return effect


def done_join(game: "Game", event: "Event", effect: "Effect") -> None:
    """Seat the newcomer, or let the returning player be in again."""
    name = event["player"]
    former = game.former(name)
    if former:
        # The points have already moved.
        former.gone = False
        return
    player = Player(name, effect.changes[name])
    game.players.insert(event.get("seat", len(game.players)), player)


def plan_stop(game: "Game", event: "Event") -> "Effect":
    """End the game early; the standing decides (ALL-4)."""
    effect = game.effect("stop")
    effect.note("ALL-4", "all.did_stop")
    return effect


def done_stop(game: "Game", event: "Event", effect: "Effect") -> None:
    """End the game."""
    game.finish_by_standing("ALL-4", "all.end_stopped")


def plan_adjust(game: "Game", event: "Event") -> "Effect":
    """Apply a penalty or correction, with a reason (ALL-5)."""
    player = game.active(event["player"])
    by = event["by"]
    if not is_whole(by) or not 0 < abs(by) <= MAX_POINTS:
        raise InputError("events", "all.bad_adjustment", max=MAX_POINTS)
    check_reason(event["reason"])
    effect = game.effect("adjust", {player.name: by})
    effect.note("ALL-5", "all.did_adjust", name=player.name, reason=event["reason"])
    return effect


def check_reason(reason: object) -> None:
    """Raise InputError if a correction has no reason."""
    if not isinstance(reason, str) or not reason.strip(BLANK):
        raise InputError("events", "all.no_reason")


def done_adjust(game: "Game", event: "Event", effect: "Effect") -> None:
    """Do nothing more: the points have moved."""


def plan_dealer(game: "Game", event: "Event") -> "Effect":
    """Set who deals next (ALL-6)."""
    player = game.active(event["player"])
    effect = game.effect("dealer")
    effect.note("ALL-6", "all.did_dealer", name=player.name)
    return effect


def done_dealer(game: "Game", event: "Event", effect: "Effect") -> None:
    """Hand over the deck."""
    game.dealer = event["player"]

"""The events of every game (ALL-1 to ALL-6): `plan_E` and `done_E` for each event E (see `Game`).

A game whose event differs has methods of that name, which may call the one here by `super()`.
"""

from ..compat import TYPE_CHECKING, is_whole
from ..errors import InputError, RuleError
from .declared import UNKNOWN, Field, Kind, Number, Who, instead_of
from .player import Player
from .seats import BLANK, Seats

if TYPE_CHECKING:
    from typing import Any

    from ..types import Event
    from .declared import Said
    from .effect import Effect

MAX_POINTS = 9999
# The most people in one game, with those who have left.
MAX_PEOPLE = 100


def read_reason(game: object, reason: object, said: "Said") -> str:
    """Return the reason of a correction; raise InputError if it has none."""
    if not isinstance(reason, str) or not reason.strip(BLANK):
        raise InputError("events", "all.no_reason")
    return reason


def _newcomer(game: "Any", name: object, said: "Said") -> object:
    game.check_newcomer(name)
    return name


def _by(game: object, by: object, said: "Said") -> object:
    """Return the points of a correction: not 0."""
    if not is_whole(by) or not 0 < abs(by) <= MAX_POINTS:
        raise InputError("events", "all.bad_adjustment", max=MAX_POINTS)
    return by


# Who joins, and before whom they sit.
NEWCOMER = Field("player", named=True, told=True, reads=_newcomer)
SEAT = Number("seat", must=False, most=lambda game, said: len(game.players), wrong="all.bad_seat")
# The events of every game, in the order of the menu.
SHARED = (
    Kind("void", group="fix", new_round=True),
    Kind(
        "adjust",
        Who("player"),
        Number("by", reads=_by, told=True),
        Field("reason", reads=read_reason),
        group="fix",
    ),
    Kind("join", NEWCOMER, SEAT, now=lambda game, event: game.check_joining(), group="table"),
    Kind(
        "leave",
        Who(
            "player",
            "all.ask_leave",
            also_out=True,
            among=lambda game, said: [each.name for each in game.players if not each.gone],
        ),
        now=lambda game, event: game.check_between("ALL-2"),
        group="table",
    ),
    Kind("dealer", Who("player", "all.ask_dealer"), group="table"),
    Kind("stop", group="game", nameless=True),
)
# The same where another dealer deals again.
NEW_DEALER = instead_of(
    SHARED, Kind("dealer", Who("player", "all.ask_dealer"), group="table", new_round=True)
)

# Class -> its kinds of events by name.
_kinds: "dict[type[SharedEvents], dict[str, Kind]]" = {}


class SharedEvents(Seats):
    """The part of a game that has the events of every game, and who joins with what score."""

    # -- the kinds of events -------------------------------------------------------------------

    # The events that it has in common with all games.
    shared: tuple[Kind, ...] = SHARED

    @classmethod
    def kind(cls, name: object) -> Kind:
        """Return the kind of event called `name`, or `UNKNOWN`."""
        found = _kinds.get(cls)
        if found is None:
            # Once for each class: planning an event begins with this.
            found = _kinds[cls] = {kind.name: kind for kind in cls.kinds()}
        return found.get(name, UNKNOWN) if isinstance(name, str) else UNKNOWN

    @classmethod
    def kinds(cls) -> tuple[Kind, ...]:
        """Return all kinds of events, the game's own first."""
        return cls.events + cls.shared

    # -- the score of those who join -------------------------------------------------------------

    def joining_score(self) -> int:
        """Return the score with which a newcomer joins (ALL-3)."""
        return 0

    def starting_score(self, said: "Said") -> int:
        """Return the score with which the newcomer of a `join` starts (ALL-3).

        Raises RuleError or InputError where a score is said that cannot be.
        """
        return self.joining_score()

    def returning_score(self, player: Player) -> int:
        """Return the score with which `player` returns (ALL-3); raise RuleError if they cannot."""
        return player.score

    # -- the events of every game ----------------------------------------------------------------

    def plan_void(self, said: "Said") -> "Effect":
        """Cancel the round: no one scores and the same dealer deals again (ALL-1)."""
        effect = self.effect("void")
        effect.note("ALL-1", "all.did_void", name=self.dealer)
        return effect

    def done_void(self, event: "Event", effect: "Effect") -> None:
        """Forget what was said in this round."""
        self.so_far, self.stage = {}, 0

    def plan_leave(self, said: "Said") -> "Effect":
        """Let a player leave; their score is frozen (ALL-2)."""
        effect = self.effect("leave")
        effect.note("ALL-2", "all.did_leave", name=said["player"])
        return effect

    def done_leave(self, event: "Event", effect: "Effect") -> None:
        """Take the player out of the game; the deal passes over them."""
        player = self.find(event["player"])
        player.gone = True
        self.elimination.leave(player, self.rounds)

    def plan_join(self, said: "Said") -> "Effect":
        """Let a player join at an agreed seat, or return to their old one (ALL-3)."""
        name = said["player"]
        effect = self.effect("join")
        former = self.former(name)
        if former:
            score = self.returning_score(former)
            effect.changes[former.name] = score - former.score
            effect.note("ALL-3", "all.did_return", name=former.name, n=score)
            return effect
        if len(self.players) >= MAX_PEOPLE:
            raise RuleError("ALL-3", "all.too_many_people", max=MAX_PEOPLE)
        score = self.starting_score(said)
        effect.changes[name] = score
        effect.note("ALL-3", "all.did_join", name=name, n=score)
        return effect

    def done_join(self, event: "Event", effect: "Effect") -> None:
        """Seat the newcomer, or let the returning player be in again."""
        name = event["player"]
        former = self.former(name)
        if former:
            # The points have already moved.
            former.gone = False
            self.elimination.take_back(former)
            return
        player = Player(name, effect.changes[name])
        self.players.insert(event.get("seat", len(self.players)), player)

    def plan_stop(self, said: "Said") -> "Effect":
        """End the game early; the standing decides (ALL-4)."""
        effect = self.effect("stop")
        effect.note("ALL-4", "all.did_stop")
        return effect

    def done_stop(self, event: "Event", effect: "Effect") -> None:
        """End the game."""
        self.finish_by_standing("ALL-4", "all.end_stopped")

    def plan_adjust(self, said: "Said") -> "Effect":
        """Apply a penalty or correction, with a reason (ALL-5)."""
        effect = self.effect("adjust", {said["player"]: said["by"]})
        effect.note("ALL-5", "all.did_adjust", name=said["player"], reason=said["reason"])
        return effect

    def done_adjust(self, event: "Event", effect: "Effect") -> None:
        """Do nothing more: the points have moved."""

    def plan_dealer(self, said: "Said") -> "Effect":
        """Set who deals next (ALL-6)."""
        effect = self.effect("dealer")
        effect.note("ALL-6", "all.did_dealer", name=said["player"])
        return effect

    def done_dealer(self, event: "Event", effect: "Effect") -> None:
        """Hand over the deck."""
        self.dealer = event["player"]

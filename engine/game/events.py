"""The events of every game (ALL-1 to ALL-6): `plan_E` and `done_E` for each event E (see `Game`).

A game whose event differs has methods of that name, which may call the one here by `super()`.
"""

from ..compat import TYPE_CHECKING, is_whole
from ..errors import InputError, RuleError
from .seats import BLANK, Player, Seats

if TYPE_CHECKING:
    from ..types import Event
    from .effect import Effect

MAX_POINTS = 9999
# The most people in one game, with those who have left.
MAX_PEOPLE = 100


def check_reason(reason: object) -> None:
    """Raise InputError if a correction has no reason."""
    if not isinstance(reason, str) or not reason.strip(BLANK):
        raise InputError("events", "all.no_reason")


class SharedEvents(Seats):
    """The part of a game that has the events of every game, and who joins with what score."""

    # -- the score of those who join -------------------------------------------------------------

    def joining_score(self) -> int:
        """Return the score with which a newcomer joins (ALL-3)."""
        return 0

    def starting_score(self, event: "Event") -> int:
        """Return the score with which the newcomer of a `join` starts (ALL-3).

        Raises RuleError or InputError where the event says a score that cannot be.
        """
        return self.joining_score()

    def returning_score(self, player: Player) -> int:
        """Return the score with which `player` returns (ALL-3); raise RuleError if they cannot."""
        return player.score

    # -- the events of every game ----------------------------------------------------------------

    def plan_void(self, event: "Event") -> "Effect":
        """Cancel the round: no one scores and the same dealer deals again (ALL-1)."""
        effect = self.effect("void")
        effect.note("ALL-1", "all.did_void", name=self.dealer)
        return effect

    def done_void(self, event: "Event", effect: "Effect") -> None:
        """Change nothing."""

    def plan_leave(self, event: "Event") -> "Effect":
        """Let a player leave; their score is frozen (ALL-2)."""
        self.check_between("ALL-2")
        player = self.find(event["player"])
        if player.gone:
            raise RuleError("ALL-2", "all.has_left", name=player.name)
        effect = self.effect("leave")
        effect.note("ALL-2", "all.did_leave", name=player.name)
        return effect

    def done_leave(self, event: "Event", effect: "Effect") -> None:
        """Take the player out of the game; the deal passes over them."""
        self.find(event["player"]).gone = True

    def plan_join(self, event: "Event") -> "Effect":
        """Let a player join at an agreed seat, or return to their old one (ALL-3)."""
        self.check_joining()
        self.check_newcomer(event["player"])
        seat = event.get("seat", len(self.players))
        if not is_whole(seat) or not 0 <= seat <= len(self.players):
            raise InputError("events", "all.bad_seat", max=len(self.players))
        effect = self.effect("join")
        former = self.former(event["player"])
        if former:
            score = self.returning_score(former)
            effect.changes[former.name] = score - former.score
            effect.note("ALL-3", "all.did_return", name=former.name, n=score)
            return effect
        if len(self.players) >= MAX_PEOPLE:
            raise RuleError("ALL-3", "all.too_many_people", max=MAX_PEOPLE)
        score = self.starting_score(event)
        effect.changes[event["player"]] = score
        effect.note("ALL-3", "all.did_join", name=event["player"], n=score)
        return effect

    def done_join(self, event: "Event", effect: "Effect") -> None:
        """Seat the newcomer, or let the returning player be in again."""
        name = event["player"]
        former = self.former(name)
        if former:
            # The points have already moved.
            former.gone = False
            return
        player = Player(name, effect.changes[name])
        self.players.insert(event.get("seat", len(self.players)), player)

    def plan_stop(self, event: "Event") -> "Effect":
        """End the game early; the standing decides (ALL-4)."""
        effect = self.effect("stop")
        effect.note("ALL-4", "all.did_stop")
        return effect

    def done_stop(self, event: "Event", effect: "Effect") -> None:
        """End the game."""
        self.finish_by_standing("ALL-4", "all.end_stopped")

    def plan_adjust(self, event: "Event") -> "Effect":
        """Apply a penalty or correction, with a reason (ALL-5)."""
        player = self.active(event["player"])
        by = event["by"]
        if not is_whole(by) or not 0 < abs(by) <= MAX_POINTS:
            raise InputError("events", "all.bad_adjustment", max=MAX_POINTS)
        check_reason(event["reason"])
        effect = self.effect("adjust", {player.name: by})
        effect.note("ALL-5", "all.did_adjust", name=player.name, reason=event["reason"])
        return effect

    def done_adjust(self, event: "Event", effect: "Effect") -> None:
        """Do nothing more: the points have moved."""

    def plan_dealer(self, event: "Event") -> "Effect":
        """Set who deals next (ALL-6)."""
        player = self.active(event["player"])
        effect = self.effect("dealer")
        effect.note("ALL-6", "all.did_dealer", name=player.name)
        return effect

    def done_dealer(self, event: "Event", effect: "Effect") -> None:
        """Hand over the deck."""
        self.dealer = event["player"]

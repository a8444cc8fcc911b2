"""The events of every game (ALL-1 to ALL-6)."""

from engine.compat import TYPE_CHECKING, is_whole
from engine.errors import InputError, RuleError
from engine.games.shared.seats import BLANK, Player, Seats

if TYPE_CHECKING:
    from engine.play.effect import Effect
    from engine.types import Event

MOST_POINTS = 9999


class SharedEvents(Seats):
    """The part of a game that plans and applies the events all games share."""

    def joining_score(self) -> int:
        """Return the score with which a newcomer joins (ALL-3)."""
        return 0

    def returning_score(self, player: Player) -> int:
        """Return the score with which `player` returns (ALL-3); raise RuleError if they cannot."""
        return player.score

    def plan_void(self, event: "Event") -> "Effect":
        """Cancel the round: no one scores and the same dealer deals again (ALL-1)."""
        effect = self.effect("void")
        effect.note("ALL-1", "all.did_void", name=self.dealer)
        return effect

    def done_void(self, event: "Event", effect: "Effect") -> None:
        """Change nothing."""

    def check_between(self, rule: str) -> None:
        """Raise RuleError during a round. A game whose rounds are single events never raises."""

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
            raise InputError("events", "all.bad_seat", most=len(self.players))
        effect = self.effect("join")
        former = self.former(event["player"])
        if former:
            score = self.returning_score(former)
            effect.changes[former.name] = score - former.score
            effect.note("ALL-3", "all.did_return", name=former.name, n=score)
            return effect
        effect.changes[event["player"]] = self.joining_score()
        effect.note("ALL-3", "all.did_join", name=event["player"], n=self.joining_score())
        return effect

    def check_joining(self) -> None:
        """Raise RuleError if no one can join now."""
        self.check_between("ALL-3")
        if self.least == self.most:
            raise RuleError("ALL-3", "all.nobody_joins", game=self.title, n=self.most)
        if len([player for player in self.players if not player.gone]) >= self.most:
            raise RuleError("ALL-3", "all.table_full", game=self.title, most=self.most)

    def check_newcomer(self, name: object) -> None:
        """Raise InputError if `name` cannot join: it is not a name, or it is taken."""
        try:
            self.check_name(name, [player.name for player in self.players if not player.gone])
        except InputError as error:
            raise InputError("events", error.key, **error.facts)

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

    def former(self, name: object) -> Player | None:
        """Return the Player called `name` who has left the game, or None."""
        for player in self.players:
            if player.gone and player.name == name:
                return player
        return None

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
        if not is_whole(by) or not 0 < abs(by) <= MOST_POINTS:
            raise InputError("events", "all.bad_adjustment", most=MOST_POINTS)
        self.check_reason(event["reason"])
        effect = self.effect("adjust", {player.name: by})
        effect.note("ALL-5", "all.did_adjust", name=player.name, reason=event["reason"])
        return effect

    def check_reason(self, reason: object) -> None:
        """Raise InputError if a correction has no reason."""
        if not isinstance(reason, str) or not reason.strip(BLANK):
            raise InputError("events", "all.no_reason")

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

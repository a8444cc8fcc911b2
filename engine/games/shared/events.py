"""What can happen in every game: ALL-1 to ALL-6."""

# What a mixed-in class uses is in the class that it is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine.compat import is_whole
from engine.errors import InputError, RuleError
from engine.games.shared.seats import BLANK, Player

MOST_POINTS = 9999


class SharedEvents:
    """The part of a game that plans and does the events which all games share; mixed into
    `Game`.
    """

    def plan_void(self, event):
        """ALL-1: the round is called off; nobody scores and the same dealer deals again."""
        effect = self.effect("void")
        effect.note("ALL-1", "all.did_void", name=self.dealer)
        return effect

    def done_void(self, event, effect):
        """Nothing moves."""

    def check_between(self, rule):
        """Raise RuleError while a round is being played; games whose rounds are one event never
        do.
        """

    def plan_leave(self, event):
        """ALL-2: somebody leaves; their score is frozen."""
        self.check_between("ALL-2")
        player = self.find(event["player"])
        if player.gone:
            raise RuleError("ALL-2", "all.has_left", name=player.name)
        effect = self.effect("leave")
        effect.note("ALL-2", "all.did_leave", name=player.name)
        return effect

    def done_leave(self, event, effect):
        """Take the player out; the deal passes over them."""
        self.find(event["player"]).gone = True

    def plan_join(self, event):
        """ALL-3: somebody joins at a seat that the players name; who left comes back to the old
        seat.
        """
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

    def check_joining(self):
        """Raise RuleError where nobody can join now."""
        self.check_between("ALL-3")
        if self.least == self.most:
            raise RuleError("ALL-3", "all.nobody_joins", game=self.title, n=self.most)
        if len([player for player in self.players if not player.gone]) >= self.most:
            raise RuleError("ALL-3", "all.table_full", game=self.title, most=self.most)

    def check_newcomer(self, name):
        """Raise InputError where nobody called `name` can join: it is none, or that of somebody who
        is here.
        """
        try:
            self.check_name(name, [player.name for player in self.players if not player.gone])
        except InputError as error:
            raise InputError("events", error.key, **error.facts)

    def done_join(self, event, effect):
        """Seat the newcomer, or let who comes back be in again."""
        name = event["player"]
        former = self.former(name)
        if former:
            # The points have moved.
            former.gone = False
            return
        player = Player(name, effect.changes[name])
        self.players.insert(event.get("seat", len(self.players)), player)

    def former(self, name):
        """Return the Player called `name` who has left the game, or None."""
        for player in self.players:
            if player.gone and player.name == name:
                return player
        return None

    def plan_stop(self, event):
        """ALL-4: the players stop early and the standing decides."""
        effect = self.effect("stop")
        effect.note("ALL-4", "all.did_stop")
        return effect

    def done_stop(self, event, effect):
        """End the game."""
        self.finish_by_standing("ALL-4", "all.end_stopped")

    def plan_adjust(self, event):
        """ALL-5: a penalty or a correction by hand, with a reason."""
        player = self.active(event["player"])
        by = event["by"]
        if not is_whole(by) or not 0 < abs(by) <= MOST_POINTS:
            raise InputError("events", "all.bad_adjustment", most=MOST_POINTS)
        self.check_reason(event["reason"])
        effect = self.effect("adjust", {player.name: by})
        effect.note("ALL-5", "all.did_adjust", name=player.name, reason=event["reason"])
        return effect

    def check_reason(self, reason):
        """Raise InputError where a correction has no reason."""
        if not isinstance(reason, str) or not reason.strip(BLANK):
            raise InputError("events", "all.no_reason")

    def done_adjust(self, event, effect):
        """The points have moved."""

    def plan_dealer(self, event):
        """ALL-6: the players say who deals next."""
        player = self.active(event["player"])
        effect = self.effect("dealer")
        effect.note("ALL-6", "all.did_dealer", name=player.name)
        return effect

    def done_dealer(self, event, effect):
        """Hand over the deck."""
        self.dealer = event["player"]

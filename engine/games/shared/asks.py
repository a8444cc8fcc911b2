"""The questions that make the events which all games share (ALL-1 to ALL-6)."""

# What a mixed-in class uses is in the class that it is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine.games.shared.events import MOST_POINTS
from engine.games.shared.seats import NAME_LENGTH
from engine.play.questions import NAME, NUMBER, TEXT, Question, pick, pick_name
from engine.texts import text

# The value of the choice to type a reason; no reason is blank.
OWN_WORDS = " "


class SharedAsks:
    """The part of a game that asks for the events which all games share; mixed into `Game`."""

    # The texts of the reasons for a penalty or a correction that are ready to be chosen.
    reasons = ("all.reason_count", "all.reason_shown", "all.reason_turn")

    def ask_reason(self, reasons, old):
        """Ask why: one of the ready `reasons`, keys of texts, or own words (ALL-5); return the
        text.
        """
        before = old.get("reason")
        ready = [(text(key), (key, {})) for key in reasons]
        own = before is not None and before not in [words for words, _ in ready]
        ready.append((OWN_WORDS, ("all.reason_own", {})))
        reason = yield pick("all.ask_reason", ready, OWN_WORDS if own else before)
        if reason == OWN_WORDS:
            reason = yield Question(
                TEXT, "all.ask_reason", most=40, default=before if own else None
            )
        return reason

    def ask_nothing(self, action):
        """Make an event that needs no question."""
        yield {"event": action}

    def ask_void(self, old):
        """Ask nothing."""
        return self.ask_nothing("void")

    def ask_stop(self, old):
        """Ask nothing."""
        return self.ask_nothing("stop")

    def ask_player(self, action, key, names, old):
        """Ask for one player."""
        name = yield pick_name(key, names, old.get("player"))
        yield {"event": action, "player": name}

    def ask_leave(self, old):
        """Ask who leaves."""
        names = [player.name for player in self.players if not player.gone]
        return self.ask_player("leave", "all.ask_leave", names, old)

    def ask_dealer(self, old):
        """Ask who deals next."""
        return self.ask_player("dealer", "all.ask_dealer", self.names_in_play(), old)

    def ask_join(self, old):
        """Ask who joins, those who have left being offered, and before whom a newcomer sits."""
        left = [(player.name, player.name) for player in self.players if player.gone]
        name = yield Question(
            NAME, "all.ask_join", choices=left, most=NAME_LENGTH, default=old.get("player")
        )
        self.check_newcomer(name)
        if self.former(name):
            yield {"event": "join", "player": name}
            return
        seats = [(len(self.players), ("all.seat_last", {}))]
        for index in range(len(self.players)):
            label = ("all.seat_before", {"name": self.players[index].name})
            seats.append((index, label))
        seat = yield pick("all.ask_seat", seats, old.get("seat"), name=name)
        yield {"event": "join", "player": name, "seat": seat}

    def ask_adjust(self, old):
        """Ask for the player, the points and the reason of a correction."""
        by = old.get("by", 0)
        name = yield pick_name("all.ask_adjust", self.names_in_play(), old.get("player"))
        signs = [(1, ("all.more", {})), (-1, ("all.less", {}))]
        sign = yield pick("all.ask_sign", signs, (-1 if by < 0 else 1) if by else None, name=name)
        points = yield Question(
            NUMBER,
            "all.ask_points",
            least=1,
            most=MOST_POINTS,
            odd=200,
            default=abs(by) or None,
            who=name,
            rule="ALL-5",
        )
        reason = yield from self.ask_reason(self.reasons, old)
        yield {"event": "adjust", "player": name, "by": sign * points, "reason": reason}

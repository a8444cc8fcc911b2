"""The questions that make the events which all games share (ALL-1 to ALL-6)."""

# What a mixed-in class uses is in the class that it is mixed into.
# pyright: reportAttributeAccessIssue=false

from engine.games.shared.events import MOST_POINTS
from engine.games.shared.seats import NAME_LENGTH
from engine.play.questions import NAME, NUMBER, TEXT, Question, pick, pick_name


class SharedAsks:
    """The part of a game that asks for the events which all games share; mixed into `Game`."""

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
        """Ask who joins, and before whom they sit."""
        name = yield Question(NAME, "all.ask_join", most=NAME_LENGTH, default=old.get("player"))
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
        reason = yield Question(TEXT, "all.ask_reason", most=40, default=old.get("reason"))
        yield {"event": "adjust", "player": name, "by": sign * points, "reason": reason}

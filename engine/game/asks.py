"""The questions of the shared events that are more than one question a field (ALL-3, ALL-5)."""

from ..compat import TYPE_CHECKING
from ..texts import text
from .events import MAX_POINTS, SharedEvents
from .questions import NAME, NUMBER, TEXT, Question, pick, pick_name
from .seats import NAME_LENGTH

if TYPE_CHECKING:
    from collections.abc import Generator, Sequence
    from typing import Any

    from ..types import Choices, Event, Label, Questions

# The value of the choice to type a reason; no reason is blank.
OWN_WORDS = " "


def ask_reason(reasons: "Sequence[str]", old: "Event") -> "Generator[Question, Any, str]":
    """Ask for a reason, one of `reasons` (keys) or a typed one; return the text (ALL-5)."""
    before = old.get("reason")
    ready: list[tuple[str, Label]] = [(text(key), (key, {})) for key in reasons]
    own = before is not None and before not in [words for words, _ in ready]
    ready.append((OWN_WORDS, ("all.reason_own", {})))
    reason = yield pick("all.ask_reason", ready, OWN_WORDS if own else before)
    if reason == OWN_WORDS:
        reason = yield Question(TEXT, "all.ask_reason", maximum=40, default=before if own else None)
    return reason


class SharedAsks(SharedEvents):
    """The part of a game that asks who joins, and for a correction."""

    # -- the questions of the events of every game ---------------------------------------------

    def ask_join(self, old: "Event") -> "Questions":
        """Ask who joins, offering those who have left, and before whom a newcomer sits."""
        yield (yield from self.joining(old))

    def joining(self, old: "Event") -> "Generator[Question, Any, Event]":
        """Ask what `ask_join` asks and return the event; a returning player has no seat in it."""
        left = [(player.name, player.name) for player in self.players if player.gone]
        name = yield Question(
            NAME, "all.ask_join", choices=left, maximum=NAME_LENGTH, default=old.get("player")
        )
        self.check_newcomer(name)
        if self.former(name):
            return {"event": "join", "player": name}
        seats: list[tuple[int, Label]] = [(len(self.players), ("all.seat_last", {}))]
        for index in range(len(self.players)):
            label = ("all.seat_before", {"name": self.players[index].name})
            seats.append((index, label))
        seat = yield pick("all.ask_seat", seats, old.get("seat"), name=name)
        return {"event": "join", "player": name, "seat": seat}

    def ask_adjust(self, old: "Event") -> "Questions":
        """Ask for the player, the points and the reason of a correction."""
        by = old.get("by", 0)
        name = yield pick_name("all.ask_adjust", self.names_in_play(), old.get("player"))
        signs: Choices = [(1, ("all.more", {})), (-1, ("all.less", {}))]
        sign = yield pick("all.ask_sign", signs, (-1 if by < 0 else 1) if by else None, name=name)
        points = yield Question(
            NUMBER,
            "all.ask_points",
            minimum=1,
            maximum=MAX_POINTS,
            default=abs(by) or None,
        ).bounded(name, "ALL-5", odd=200)
        reason = yield from ask_reason(self.reasons, old)
        yield {"event": "adjust", "player": name, "by": sign * points, "reason": reason}

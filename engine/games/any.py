"""Any game (ANY): a plain counter for whatever else is played, two to eight players.

docs/howto/game.md builds this file step by step.
"""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING, is_whole
from ..errors import InputError, RuleError
from ..record.house import YES_NO, Option, Span
from ..record.questions import NUMBER, Question, pick_name
from ..rummy.counted_hands import check_covers
from .game import Game

if TYPE_CHECKING:
    from ..cards import Deck
    from ..record.effect import Effect
    from ..types import Event, House, Message, Questions
    from .shared.seats import Player

# The most points that one player can score in one round, plus or minus.
MAX_POINTS = 9999


class AnyGame(Game):
    """Two to eight players (ANY-1 to ANY-6)."""

    name = "any"
    title = ("all.title_any", {})
    prefix = "ANY"
    section = "any"
    # No rule says how the cards are dealt.
    deal_rule = None
    cut_rule = "ANY-5"
    min_players = 2
    max_players = 8
    events = {"round": (("points",), ()), "points": (("player", "points"), ())}
    # Who joins may start with a score (ALL-3).
    shared_events = dict(Game.shared_events, join=(("player",), ("seat", "score")))
    name_fields = Game.name_fields + ("points",)
    all_totals = ("round",)
    # This follows from the house rules (ANY-3), so that a copy needs it.
    lowest_wins = None
    state = ("lowest_wins",)

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Return the house rules, a tuple of Options."""
        return (
            Option("wins", "high", ("high", "low"), "ANY-3"),
            Option("target", 0, (0, Span(1, MAX_POINTS)), "ANY-4"),
            Option("entry", "round", ("round", "single"), "ANY-2"),
            Option("deals", "yes", YES_NO, "ANY-5"),
        )

    @classmethod
    def deck_for(cls, house: "House") -> "Deck":
        """Return the deck that is cut for the first dealer (ANY-5)."""
        return STANDARD52

    @classmethod
    def has_dealer(cls, house: "House") -> bool:
        """Return whether anyone deals (ANY-5)."""
        return house["deals"] == "yes"

    def begin(self) -> None:
        """Apply the house rules: which score wins (ANY-3), and whether anyone deals (ANY-5)."""
        self.lowest_wins = self.house["wins"] == "low"
        if not self.has_dealer(self.house):
            self.dealer = None

    def actions(self) -> list[str]:
        """Return what can be entered now."""
        kinds = ["points"] if self.house["entry"] == "single" else ["round"]
        if self.dealer is not None:
            kinds += ["void", "dealer"]
        return kinds + ["adjust", "leave", "join", "stop"]

    def why_not(self, action: str) -> "Message | None":
        """Return (key, facts) of why `action` cannot be entered now, or None if it can."""
        if self.dealer is None and action in ("void", "dealer"):
            return "any.nobody_deals", {}
        return super().why_not(action)

    def deal(self) -> None:
        """Return None: how the cards are dealt is not known."""
        return None

    def pass_deal(self) -> None:
        """Pass the deal to the next player, if anyone deals (ANY-5)."""
        if self.dealer is not None:
            super().pass_deal()

    def goal(self) -> "Message":
        """Return the line that says what ends the game (ANY-4)."""
        target = self.house["target"]
        return ("all.goal_to", {"n": target}) if target else ("any.goal_open", {})

    def coming(self) -> "Message":
        """Return the line that says what comes next (ANY-2)."""
        return "any.coming_" + self.house["entry"], {}

    def starts(self) -> str | None:
        """Return None: who has the first turn is not known."""
        return None

    def progress(self, player: "Player") -> tuple[int, int] | None:
        """Return the points on the way to the target (ANY-4), or None."""
        return (player.score, self.house["target"]) if self.house["target"] else None

    # -- what is entered ---------------------------------------------------------------------

    def check_points(self, name: str, points: object) -> None:
        """Raise InputError or RuleError if a player cannot have scored `points` (ANY-6)."""
        if not is_whole(points):
            raise InputError("events", "any.not_whole", name=name)
        if abs(points) > MAX_POINTS:
            raise RuleError(
                "ANY-6", "all.impossible", name=name, n=points, min=-MAX_POINTS, max=MAX_POINTS
            )

    def check_entry(self, entry: str) -> None:
        """Raise RuleError if points are entered the other way (ANY-2)."""
        if self.house["entry"] != entry:
            raise RuleError("ANY-2", "any.only_" + self.house["entry"])

    def plan_round(self, event: "Event") -> "Effect":
        """Enter every player's points of one round (ANY-2)."""
        self.check_entry("round")
        names = self.names_in_play()
        check_covers(self, event["points"], names, "points")
        effect = self.round_effect("round")
        for name in names:
            points = event["points"][name]
            self.check_points(name, points)
            effect.changes[name] = points
        effect.note("ANY-2", "any.did_round", n=effect.number)
        return effect

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal on (ANY-5)."""
        self.rounds += 1
        self.pass_deal()

    def plan_points(self, event: "Event") -> "Effect":
        """Enter one player's points, at any time (ANY-2)."""
        self.check_entry("single")
        name, points = self.active(event["player"]).name, event["points"]
        self.check_points(name, points)
        effect = self.round_effect("points")
        effect.changes[name] = points
        effect.note("ANY-2", "any.did_points", name=name, n=points)
        return effect

    def done_points(self, event: "Event", effect: "Effect") -> None:
        """Count the entry; the players say who deals next (ANY-5)."""
        self.rounds += 1

    def worst(self) -> int:
        """Return the worst score of those in play: a newcomer does not lead at once (ALL-3)."""
        scores = [player.score for player in self.in_play()]
        return max(scores) if self.lowest_wins else min(scores)

    def start_range(self) -> tuple[int, int]:
        """Return the least and the most points with which a newcomer can start."""
        scores = [player.score for player in self.in_play()]
        target = self.house["target"]
        # Not at the target, which ends the game.
        most = target - 1 if target else max(scores + [MAX_POINTS])
        return min(scores + [-MAX_POINTS]), most

    def starting_score(self, event: "Event") -> int:
        """Return the score that the players said; 0 without one (ALL-3)."""
        score = event.get("score", 0)
        least, most = self.start_range()
        if not is_whole(score):
            raise InputError("events", "any.not_whole", name=event["player"])
        if not least <= score <= most:
            name = event["player"]
            raise RuleError("ALL-3", "any.start_limit", name=name, n=score, min=least, max=most)
        return score

    def plan_join(self, event: "Event") -> "Effect":
        """Seat a newcomer with a score that the players say, or someone who left (ALL-3)."""
        former = self.former(event["player"])
        if former and "score" in event:
            raise RuleError("ALL-3", "any.has_score", name=former.name, n=former.score)
        return super().plan_join(event)

    def plan_void(self, event: "Event") -> "Effect":
        """Cancel the round (ALL-1), if anyone deals (ANY-5)."""
        if self.dealer is None:
            raise RuleError("ANY-5", "any.nobody_deals")
        return super().plan_void(event)

    def plan_dealer(self, event: "Event") -> "Effect":
        """Set who deals next (ALL-6), if anyone deals (ANY-5)."""
        if self.dealer is None:
            raise RuleError("ANY-5", "any.nobody_deals")
        return super().plan_dealer(event)

    def check_end(self, effect: "Effect") -> None:
        """End the game once a player has reached the target; the best score wins (ANY-4)."""
        target = self.house["target"]
        playing = self.in_play()
        if target and playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("ANY-4", "all.end_target", n=target)

    # -- questions ---------------------------------------------------------------------------

    def question(self, name: str, before: int | None) -> Question:
        """Return the question for a player's points; `before` is offered."""
        question = Question(
            NUMBER,
            "any.ask_points",
            {"name": name},
            minimum=-MAX_POINTS,
            maximum=MAX_POINTS,
            default=before,
        )
        return question.bounded(name, "ANY-6")

    def ask_round(self, old: "Event") -> "Questions":
        """Ask for each player's points."""
        before = old.get("points", {})
        points = {}
        for name in self.names_in_play():
            points[name] = yield self.question(name, before.get(name, 0))
        yield {"event": "round", "points": points}

    def ask_points(self, old: "Event") -> "Questions":
        """Ask who scores, and how many points."""
        name = yield pick_name("any.ask_player", self.names_in_play(), old.get("player"))
        points = yield self.question(name, old.get("points"))
        yield {"event": "points", "player": name, "points": points}

    def ask_join(self, old: "Event") -> "Questions":
        """Ask who joins, where they sit, and with what score they start (ALL-3)."""
        event = yield from self.joining(old)
        if "seat" in event:
            least, most = self.start_range()
            # An entry of before this was asked started at 0.
            before = old.get("score", 0) if old.get("event") == "join" else self.worst()
            question = Question(NUMBER, "any.ask_start", {"name": event["player"]}, default=before)
            question.minimum, question.maximum = least, most
            question.bounded(event["player"], "ALL-3", limit="any.start_max")
            event["score"] = yield question
        yield event


GAME = AnyGame

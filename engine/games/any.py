"""Any game (ANY): a counter for whatever else is played, two to twelve players."""

from ..compat import TYPE_CHECKING, is_whole
from ..errors import InputError, RuleError
from ..game.cut import Cut
from ..game.declared import Check, EventType, Field, PlayerField, PlayersField
from ..game.elimination import Elimination
from ..game.events import NEWCOMER, SEAT, SHARED, SharedEvents, instead_of
from ..game.game import Game
from ..game.house import YES_NO, Option, Span
from ..game.numbers import NumberField, NumbersField
from ..game.payments import Payments
from ..game.questions import NUMBER, Question
from ..texts import listed

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..game.declared import EntrySoFar
    from ..game.effect import Effect
    from ..game.player import Player
    from ..types import Event, House, Message, Questions

# The most points of an entry, plus or minus (ANY-6), as many as a pad has digits for; and the
# highest limit (ANY-4).
MAX_POINTS = 99999
MAX_TARGET = 999999
# The most rounds that a game can be limited to.
MAX_ROUNDS = 99
# The most players who can share what the others pay (ANY-10).
MAX_WINNERS = 3


# How points are entered (house rule `entry`) -> the event.
_EVENTS = {"round": "round", "single": "points", "won": "won"}


def _within(game: "AnyGame", entry: "EntrySoFar") -> tuple[int, int, str]:
    """Return what bounds a player's points."""
    return game.points_range()


# What bounds a player's points (ANY-6, ANY-9).
_POINTS: "dict[str, Any]" = {"within": _within, "text_malformed": "any.not_whole", "signed": True}


class AnyCut(Cut):
    """The house says whether anyone deals (ANY-5)."""

    def is_made(self, house: "House") -> bool:
        return house["deals"] == "yes"


class AnyPayments(Payments):
    """What some lose is what others get, where the house enters points so (ANY-9, ANY-10)."""

    def are_points(self, house: "House") -> bool:
        return house["entry"] == "won" or (house["entry"] == "round" and house["sum"] == 0)


class AnyElimination(Elimination):
    """The house says whether the limit puts players out, and the last one in wins (ANY-7)."""

    def rule_under(self, house: "House") -> str | None:
        return "ANY-7" if house["limit"] == "out" else None


class AnyShared(SharedEvents):
    """The events of every game, where who joins may start with a score (ALL-3)."""

    max_correction = MAX_POINTS
    # Who joins may start with a score (ALL-3).
    event_types = instead_of(
        SHARED,
        EventType(
            "join",
            NEWCOMER,
            SEAT,
            Field("score", required=False),
            precheck=lambda game, entry: game.shared.check_return(game, entry.event),
            group="table",
        ),
        EventType(
            "dealer",
            PlayerField("player", "all.ask_dealer"),
            precheck=lambda game, entry: game.check_dealt(),
            group="table",
        ),
    )

    def starting_score(self, game: "Any", entry: "EntrySoFar") -> int:
        """Return the score that the players said, else that of the start (ALL-3, ANY-11)."""
        score = entry.get("score", game.house["start"])
        least, most = game.start_range()
        if not is_whole(score):
            raise InputError("score", "any.not_whole", name=entry["player"])
        if not least <= score <= most:
            name = entry["player"]
            raise RuleError("ALL-3", "any.start_limit", name=name, n=score, min=least, max=most)
        return score

    def returning_score(self, game: "Any", player: "Player") -> int:
        """Return the score of a player who returns; who was out stays out (ANY-7, ANY-12)."""
        if player.name in game.barred:
            raise RuleError(
                game.elimination.rule, "all.is_out", name=player.name, n=player.out_in_round
            )
        return super().returning_score(game, player)

    def check_return(self, game: "Any", event: "Event") -> None:
        """Raise RuleError if someone who returns is given another score, or no one can join now."""
        former = self.former(game, event["player"])
        if former and "score" in event:
            raise RuleError("ALL-3", "any.has_score", name=former.name, n=former.score)
        self.check_joining(game)

    def done_join(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Seat the player; those who score in turn have had as many turns as the others."""
        fewest = game.fewest_turns()
        name = event["player"]
        super().done_join(game, event, effect)
        game.turns[name] = max(fewest, game.turns.get(name, 0))

    def done_leave(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Let a player leave, who counts as out where players go out (ANY-7)."""
        player = game.find(event["player"])
        if player.out_in_round:
            # The score does not say so any longer once the limit is raised (ANY-12).
            game.barred.append(player.name)
        super().done_leave(game, event, effect)

    def plan_void(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Cancel the round (ALL-1), if anyone deals (ANY-5)."""
        game.check_dealt()
        return super().plan_void(game, entry)

    def ask_join(self, game: "Any", old: "Event") -> "Questions":
        """Ask who joins, where they sit, and with what score they start (ALL-3)."""
        event = yield from self.joining(game, old)
        if "seat" in event:
            least, most = game.start_range()
            # In an entry made before this was asked, a newcomer started at 0.
            before = old.get("score", 0) if old.get("event") == "join" else game.worst()
            question = Question(NUMBER, "any.ask_start", {"name": event["player"]}, default=before)
            question.minimum, question.maximum = least, most
            question.bounded(event["player"], "ALL-3", text_above="any.start_max")
            event["score"] = yield question
        yield event


class AnyGame(Game):
    """Two to twelve players (ANY-1 to ANY-13)."""

    name = "any"
    title = ("all.title_any", {})
    prefix = "ANY"
    section = "any"
    cut = AnyCut("ANY-5")
    payments = AnyPayments()
    elimination = AnyElimination()
    min_players = 2
    max_players = 12

    def total_of(self, entry: "EntrySoFar") -> int | str:
        """Return what the points of all must add up to, or "open" (ANY-9).

        Where one player could take all of a number, each of the others may take it instead.
        """
        wanted = self.house["sum"]
        if wanted != "open" and wanted > 0:
            points = list(entry["points"].values())
            others = len(points) - 1
            if points.count(0) == 1 and points.count(wanted) == others:
                return wanted * others
        return wanted

    def rest_of(self, entry: "EntrySoFar") -> int:
        """Return what the last player has, who follows those with points (ANY-9)."""
        wanted, points = self.house["sum"], list(entry["points"].values())
        if wanted > 0 and points.count(wanted) > 1:
            # The others take all of it instead of one.
            return wanted if 0 in points else 0
        return wanted - sum(points)

    def check_entry(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if points are entered in another way (ANY-2)."""
        if _EVENTS[self.house["entry"]] != entry.event["event"]:
            raise RuleError("ANY-2", "any.only_" + self.house["entry"])

    def read_share(self, entry: "EntrySoFar") -> int:
        """Return what each winner gets; raise InputError or RuleError if it cannot be (ANY-10)."""
        points, names = entry.value, entry["winners"]
        if not is_whole(points):
            raise InputError("event", "any.not_whole", name=names[0])
        if abs(points) > MAX_POINTS:
            facts = {"n": points, "min": -MAX_POINTS, "max": MAX_POINTS}
            raise RuleError("ANY-6", "all.impossible", name=names[0], **facts)
        step, most = self.shares(entry)
        if not 1 <= points <= most:
            raise RuleError("ANY-10", "all.impossible", name=names[0], n=points, min=step, max=most)
        if points % step:
            payers = len(self.in_play()) - len(names)
            raise RuleError("ANY-10", "any.not_equal", n=points, payers=payers, step=step)
        return points

    def check_limited(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if there is no limit that could be raised (ANY-12)."""
        if is_whole(entry.event["to"]) and not self.target:
            raise RuleError("ANY-12", "any.no_limit")

    events = (
        EventType(
            "round",
            NumbersField(
                "points",
                "any.ask_points",
                offer=0,
                summed=True,
                total=total_of,
                unequal=("ANY-9", "any.not_sum"),
                rest=rest_of,
                no_rest=("ANY-9", "any.no_rest"),
                **_POINTS,
            ),
            precheck=check_entry,
            when=lambda game, entry: game.house["entry"] == "round",
            totals=True,
        ),
        EventType(
            "points",
            PlayerField(
                "player",
                "any.ask_player",
                among=lambda game, entry: game.to_score(),
                offer=lambda game, entry: game.next_up(),
                takes_chosen=True,
            ),
            Check(lambda game, entry: game.check_turn(entry["player"])),
            NumberField("points", "any.ask_points", of="player", **_POINTS),
            precheck=check_entry,
            when=lambda game, entry: game.house["entry"] == "single",
        ),
        EventType(
            "won",
            PlayersField(
                "winners",
                "any.ask_winner",
                most=lambda game, entry: min(MAX_WINNERS, len(game.in_play()) - 1),
                refusal=("ANY-10", "any.how_many_win"),
                more="any.ask_winner_too",
                nobody_else="any.nobody_else",
            ),
            NumberField(
                "points",
                "any.ask_won",
                of="winners",
                rule="ANY-10",
                step=lambda game, entry: game.shares(entry)[0],
                least=lambda game, entry: game.shares(entry)[0],
                most=lambda game, entry: game.shares(entry)[1],
                parse=read_share,
            ),
            precheck=check_entry,
            when=lambda game, entry: game.house["entry"] == "won",
            totals=True,
        ),
        EventType(
            "limit",
            NumberField(
                "to",
                "any.ask_limit",
                least=lambda game, entry: game.target + 1,
                most=MAX_TARGET,
                rule="ANY-12",
                text_malformed="all.not_whole",
                signed=True,
                text_out_of_range="any.raise_only",
                facts=lambda game, entry: {"n": game.target},
                in_history=True,
            ),
            precheck=check_limited,
            when=lambda game, entry: 0 < game.target < MAX_TARGET,
            group="game",
            may_name_nobody=True,
        ),
    )
    shared = AnyShared()
    # What follows from the house rules, so that a copy needs it: who wins (ANY-3), by which rule
    # players are out (ANY-7), and the limit, which can be raised in play (ANY-12).
    lowest_wins = None
    # Who of those out has left after that; how often each player has scored by themselves, and who
    # did so last (ANY-2). Who was first at the limit where the others have one more turn, and who
    # has had that (ANY-13).
    state = ("lowest_wins", "elimination", "target", "barred", "turns", "scored", "reached", "had")

    # -- house rules and the deck ------------------------------------------------------------

    options = (
        Option("wins", "high", ("high", "low"), "ANY-3"),
        Option("target", 0, (0, Span(1, MAX_TARGET)), "ANY-4"),
        Option("limit", "ends", ("ends", "out", "turn"), "ANY-7"),
        Option("rounds", 0, (0, Span(1, MAX_ROUNDS)), "ANY-8"),
        Option("entry", "round", ("round", "single", "won"), "ANY-2"),
        Option("sum", "open", ("open", Span(-MAX_POINTS, MAX_POINTS)), "ANY-9"),
        Option("start", 0, (Span(-MAX_POINTS, MAX_POINTS),), "ANY-11"),
        Option("deals", "yes", YES_NO, "ANY-5"),
    )

    @classmethod
    def check_start(cls, names: "Sequence[str]", house: "House") -> None:
        """Raise InputError unless the limit fits the other house rules (ANY-7, ANY-11, ANY-13)."""
        target = house["target"]
        if house["limit"] == "turn" and not (target and house["entry"] == "single"):
            raise InputError("options", "any.turn_of_what")
        if house["limit"] == "out" and not target:
            raise InputError("options", "any.out_of_what")
        if target and house["start"] >= target:
            raise InputError("options", "any.start_over", n=house["start"], target=target)

    @classmethod
    def unit(cls, house: "House") -> str:
        """Return the key of what one entry is called: a round, or one player's points (ANY-2)."""
        return "any.unit_single" if house["entry"] == "single" else "any.unit"

    def begin(self) -> None:
        """Apply the house rules: who wins, what the limit does, whether anyone deals, the start."""
        house = self.house
        self.lowest_wins = house["wins"] == "low"
        self.elimination.rule = self.elimination.rule_under(house)
        self.target: int = house["target"]
        self.barred: list[str] = []
        self.turns: dict[str, int] = {}
        self.scored: str | None = None
        self.reached: str | None = None
        self.had: list[str] = []
        if not self.cut.is_made(house):
            self.dealer = None
        for player in self.players:
            player.score = house["start"]

    # -- what can be entered now -------------------------------------------------------------

    def actions(self) -> list[str]:
        found = [_EVENTS[self.house["entry"]]]
        if self.dealer is not None:
            found += ["void", "dealer"]
        raised = ["limit"] if 0 < self.target < MAX_TARGET else []
        return found + ["adjust", "leave", "join", "seats"] + raised + ["stop"]

    def why_not(self, action: str) -> "Message | None":
        if self.dealer is None and action in ("void", "dealer"):
            return "any.nobody_deals", {}
        return super().why_not(action)

    def next_up(self) -> str | None:
        """Return who scores next, where players score in turn (ANY-2); None: it is not known."""
        if self.reached is not None:
            return self.to_score()[0]
        if self.scored is not None:
            after = self.following(self.scored)
            return after[0] if after else None
        if self.dealer is not None:
            return self.following(self.dealer)[0]
        return self.names_in_play()[0]

    def to_score(self) -> list[str]:
        """Return who can score now: in the last round who has a turn left, the next one first."""
        if self.reached is None:
            return self.names_in_play()
        after = self.following(self.reached)
        return [name for name in after if name != self.reached and name not in self.had]

    def check_turn(self, name: str) -> None:
        """Raise RuleError for a player who has had the last turn (ANY-13)."""
        if name not in self.to_score():
            key = "any.was_first" if name == self.reached else "any.had_last"
            raise RuleError("ANY-13", key, name=name, n=self.target)

    # -- what the screens say ----------------------------------------------------------------

    def goal(self) -> "Message":
        """Return the line that says what ends the game (ANY-4, ANY-7, ANY-8)."""
        if self.target:
            return "any.goal_out" if self.elimination.rule else "all.goal_to", {"n": self.target}
        rounds = self.house["rounds"]
        return ("any.goal_rounds", {"n": rounds}) if rounds else ("any.goal_open", {})

    def coming(self) -> "Message":
        """Return the line that says what comes next, in the last round who has a turn (ANY-2)."""
        if self.reached is not None:
            left = self.to_score()
            return "any.coming_last", {"names": listed(left), "name": left[0]}
        return "any.coming_" + self.house["entry"], {}

    def tells_round(self) -> bool:
        """Return whether it is the last round (ANY-13)."""
        return self.reached is not None

    def first_player(self) -> str | None:
        """Return None: who has the first turn is not known."""
        return None

    def progress(self, player: "Player") -> tuple[int, int] | None:
        """Return the points on the way to the limit (ANY-4), or None."""
        return (player.score, self.target) if self.target else None

    # -- who joins, who leaves ---------------------------------------------------------------

    def worst(self) -> int:
        """Return the worst score of those in play: a newcomer does not lead at once (ALL-3)."""
        scores = [player.score for player in self.in_play()]
        return max(scores) if self.lowest_wins else min(scores)

    def start_range(self) -> tuple[int, int]:
        """Return the least and the most points with which a newcomer can start."""
        scores = [player.score for player in self.in_play()]
        # Not at the limit, which ends the game.
        most = self.target - 1 if self.target else max(scores + [MAX_POINTS])
        return min(scores + [-MAX_POINTS]), most

    # -- what is entered ---------------------------------------------------------------------

    def points_range(self) -> tuple[int, int, str]:
        """Return (least, most, rule) of the points that a player can score (ANY-6, ANY-9)."""
        wanted = self.house["sum"]
        if self.house["entry"] == "round" and wanted != "open" and wanted > 0:
            return 0, wanted, "ANY-9"
        return -MAX_POINTS, MAX_POINTS, "ANY-6"

    def check_dealt(self) -> None:
        """Raise RuleError if nobody deals (ANY-5)."""
        if self.dealer is None:
            raise RuleError("ANY-5", "any.nobody_deals")

    def plan_round(self, entry: "EntrySoFar") -> "Effect":
        """Enter every player's points of one round (ANY-2)."""
        effect = self.round_effect("round")
        effect.changes = dict(entry["points"])
        return effect

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal on (ANY-5)."""
        self.rounds += 1
        if self.elimination.rule:
            # Those at the limit are out before the deal passes over them.
            self.check_end(effect)
        if not self.over:
            self.pass_deal()

    def plan_points(self, entry: "EntrySoFar") -> "Effect":
        """Enter one player's points, at any time (ANY-2)."""
        name, points = entry["player"], entry["points"]
        effect = self.round_effect("points")
        effect.changes[name] = points
        effect.note("ANY-2", "any.did_points", name=name, n=points)
        return effect

    def done_points(self, event: "Event", effect: "Effect") -> None:
        """Count the entry; the players say who deals next (ANY-5)."""
        self.rounds += 1
        name = event["player"]
        self.scored = name
        self.turns[name] = self.turns.get(name, 0) + 1
        if self.reached is not None:
            self.had = self.had + [name]

    def plan_won(self, entry: "EntrySoFar") -> "Effect":
        """Enter what each winner gets; the others pay it in equal parts (ANY-10)."""
        names, points = entry["winners"], entry["points"]
        playing = self.names_in_play()
        sign = -1 if self.lowest_wins else 1
        paid = points * len(names) // (len(playing) - len(names))
        effect = self.round_effect("won")
        for name in playing:
            effect.changes[name] = sign * (points if name in names else -paid)
        effect.winners = names
        key = "any.did_win" if len(names) == 1 else "any.did_share"
        effect.note("ANY-10", key, name=listed(names), n=points, paid=paid)
        return effect

    def done_won(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal on, as after any round (ANY-5)."""
        self.done_round(event, effect)

    def shares(self, entry: "EntrySoFar") -> tuple[int, int]:
        """Return (step, most) of what each winner can get from the others (ANY-10).

        The others pay equal whole parts, of at most MAX_POINTS.
        """
        winners = len(entry["winners"])
        payers = len(self.in_play()) - winners
        step = 1
        while step * winners % payers:
            step += 1
        most = min(MAX_POINTS, MAX_POINTS * payers // winners)
        return step, most - most % step

    def plan_limit(self, entry: "EntrySoFar") -> "Effect":
        """Raise the limit for the rest of the game (ANY-12)."""
        effect = self.effect("limit")
        effect.note("ANY-12", "any.did_limit", n=entry["to"])
        return effect

    def done_limit(self, event: "Event", effect: "Effect") -> None:
        """Play on with the new limit, which the house rules show from now on."""
        self.target = event["to"]
        self.house = dict(self.house, target=self.target)

    # -- the end -----------------------------------------------------------------------------

    def fewest_turns(self) -> int:
        """Return how often everyone in play has scored by themselves (ANY-2)."""
        return min([self.turns.get(name, 0) for name in self.names_in_play()] or [0])

    def check_end(self, effect: "Effect") -> None:
        """End the game at the limit (ANY-4, ANY-7) or after the last round (ANY-8)."""
        playing = self.in_play()
        if self.elimination.rule:
            self.elimination.check(self, self.target, effect)
        elif self.target and playing:
            there = [each for each in playing if each.score >= self.target]
            if self.house["limit"] == "turn":
                self._last_round(there, effect)
            elif there:
                self.finish_by_standing("ANY-4", "all.end_target", n=self.target)
        last = self.house["rounds"]
        if last and not self.over:
            single = self.house["entry"] == "single"
            if (self.fewest_turns() if single else self.rounds) >= last:
                key = "any.end_turns" if single else "any.end_rounds"
                self.finish_by_standing("ANY-8", key, n=last)

    def _last_round(self, there: "Sequence[Player]", effect: "Effect") -> None:
        """Begin, go on with, or end the round in which the others have one more turn (ANY-13).

        `there` are those at the limit. If it was raised, or a correction or somebody who left took
        the first one from it, the best of the others is the first one, or nobody is.
        """
        if self.reached not in [each.name for each in there]:
            self.reached, self.had = None, []
            if there:
                self.reached = max(there, key=lambda each: each.score).name
                effect.note("ANY-13", "any.did_reach", name=self.reached, n=self.target)
        if self.reached is not None and not self.to_score():
            self.finish_by_standing("ANY-13", "all.end_target", n=self.target)


GAME = AnyGame

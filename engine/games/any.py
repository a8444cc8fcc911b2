"""Any game (ANY): a counter for whatever else is played, two to eight players.

docs/howto/game.md builds this file step by step.
"""

from ..cards import STANDARD52
from ..compat import TYPE_CHECKING, is_list, is_whole
from ..errors import InputError, RuleError
from ..game import elimination
from ..game.cut import Cut
from ..game.game import Game
from ..game.house import YES_NO, Option, Span
from ..game.payments import Payments
from ..game.questions import NOBODY, NUMBER, Question, pick, pick_name
from ..rummy.counted_hands import check_covers

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..cards import Deck
    from ..game.effect import Effect
    from ..game.seats import Player
    from ..types import Event, House, Label, Message, Questions

# The most points that one player can score in one round, plus or minus.
MAX_POINTS = 9999
# The most rounds that a game can be limited to.
MAX_ROUNDS = 99
# The most players who can share what the others pay (ANY-10).
MAX_WINNERS = 3


class AnyPayments(Payments):
    """What some lose is what others get, where the house enters points so (ANY-9, ANY-10)."""

    def are_points(self, house: "House") -> bool:
        return house["entry"] == "won" or (house["entry"] == "round" and house["sum"] == 0)


class AnyGame(Game):
    """Two to eight players (ANY-1 to ANY-12)."""

    name = "any"
    title = ("all.title_any", {})
    prefix = "ANY"
    section = "any"
    # No rule says how the cards are dealt.
    deal_rule = None
    cut = Cut("ANY-5")
    payments = AnyPayments()
    min_players = 2
    max_players = 8
    events = {
        "round": (("points",), ()),
        "points": (("player", "points"), ()),
        "won": (("winners", "points"), ()),
        "limit": (("to",), ()),
    }
    # Who joins may start with a score (ALL-3).
    shared_events = dict(Game.shared_events, join=(("player",), ("seat", "score")))
    name_fields = Game.name_fields + ("points", "winners")
    all_totals = ("round", "won")
    told_by = ("player", "winners")
    told_numbers = ("by", "to")
    nameless = Game.nameless + ("limit",)
    groups = {"limit": "game"}
    # What follows from the house rules, so that a copy needs it: who wins (ANY-3), by which rule
    # players are out (ANY-7), and the limit, which can be raised in play (ANY-12).
    lowest_wins = None
    # Who went out when (`game/elimination.py`), and who of them left after that; how often each
    # player has scored by themselves, and who did so last (ANY-2).
    state = ("lowest_wins", "out_rule", "target", "fallen", "barred", "turns", "scored")

    # -- house rules and the deck ------------------------------------------------------------

    @classmethod
    def options(cls) -> tuple[Option, ...]:
        """Return the house rules, a tuple of Options."""
        return (
            Option("wins", "high", ("high", "low"), "ANY-3"),
            Option("target", 0, (0, Span(1, MAX_POINTS)), "ANY-4"),
            Option("limit", "ends", ("ends", "out"), "ANY-7"),
            Option("rounds", 0, (0, Span(1, MAX_ROUNDS)), "ANY-8"),
            Option("entry", "round", ("round", "single", "won"), "ANY-2"),
            Option("sum", "open", ("open", Span(-MAX_POINTS, MAX_POINTS)), "ANY-9"),
            Option("start", 0, (Span(-MAX_POINTS, MAX_POINTS),), "ANY-11"),
            Option("deals", "yes", YES_NO, "ANY-5"),
        )

    @classmethod
    def check_start(cls, names: "Sequence[str]", house: "House") -> None:
        """Raise InputError unless the limit fits the other house rules (ANY-7, ANY-11)."""
        target = house["target"]
        if house["limit"] == "out" and not target:
            raise InputError("options", "any.out_of_what")
        if target and house["start"] >= target:
            raise InputError("options", "any.start_over", n=house["start"], target=target)

    @classmethod
    def deck_for(cls, house: "House") -> "Deck":
        """Return the deck that is cut for the first dealer (ANY-5)."""
        return STANDARD52

    @classmethod
    def has_dealer(cls, house: "House") -> bool:
        """Return whether anyone deals (ANY-5)."""
        return house["deals"] == "yes"

    @classmethod
    def puts_out(cls, house: "House") -> "str | None":
        """Return ANY-7 where the limit puts players out, and the last one in wins."""
        return "ANY-7" if house["limit"] == "out" else None

    @classmethod
    def unit(cls, house: "House") -> str:
        """Return the key of what one entry is called: a round, or one player's points (ANY-2)."""
        return "any.unit_single" if house["entry"] == "single" else "any.unit"

    def begin(self) -> None:
        """Apply the house rules: who wins, what the limit does, whether anyone deals, the start."""
        house = self.house
        self.lowest_wins = house["wins"] == "low"
        self.out_rule = self.puts_out(house)
        self.target: int = house["target"]
        self.fallen: list[list[str]] = []
        self.barred: list[str] = []
        self.turns: dict[str, int] = {}
        self.scored: str | None = None
        if not self.has_dealer(house):
            self.dealer = None
        for player in self.players:
            player.score = house["start"]

    # -- what can be entered now -------------------------------------------------------------

    def actions(self) -> list[str]:
        """Return what can be entered now."""
        kinds = {"round": "round", "single": "points", "won": "won"}
        found = [kinds[self.house["entry"]]]
        if self.dealer is not None:
            found += ["void", "dealer"]
        raised = ["limit"] if 0 < self.target < MAX_POINTS else []
        return found + ["adjust", "leave", "join"] + raised + ["stop"]

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

    def next_up(self) -> str | None:
        """Return who scores next, where players score in turn (ANY-2); None: it is not known."""
        if self.scored is not None:
            return (self.following(self.scored) or [None])[0]
        if self.dealer is not None:
            return self.following(self.dealer)[0]
        return self.names_in_play()[0]

    # -- what the screens say ----------------------------------------------------------------

    def goal(self) -> "Message":
        """Return the line that says what ends the game (ANY-4, ANY-7, ANY-8)."""
        if self.target:
            return "any.goal_out" if self.out_rule else "all.goal_to", {"n": self.target}
        rounds = self.house["rounds"]
        return ("any.goal_rounds", {"n": rounds}) if rounds else ("any.goal_open", {})

    def coming(self) -> "Message":
        """Return the line that says what comes next (ANY-2)."""
        return "any.coming_" + self.house["entry"], {}

    def starts(self) -> str | None:
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

    def starting_score(self, event: "Event") -> int:
        """Return the score that the players said, else that of the start (ALL-3, ANY-11)."""
        score = event.get("score", self.house["start"])
        least, most = self.start_range()
        if not is_whole(score):
            raise InputError("events", "any.not_whole", name=event["player"])
        if not least <= score <= most:
            name = event["player"]
            raise RuleError("ALL-3", "any.start_limit", name=name, n=score, min=least, max=most)
        return score

    def returning_score(self, player: "Player") -> int:
        """Return the score of a player who returns; who was out stays out (ANY-7, ANY-12)."""
        if player.name in self.barred:
            raise RuleError(self.out_rule, "all.is_out", name=player.name, n=player.out)
        return super().returning_score(player)

    def plan_join(self, event: "Event") -> "Effect":
        """Seat a newcomer with a score that the players say, or someone who left (ALL-3)."""
        former = self.former(event["player"])
        if former and "score" in event:
            raise RuleError("ALL-3", "any.has_score", name=former.name, n=former.score)
        return super().plan_join(event)

    def done_join(self, event: "Event", effect: "Effect") -> None:
        """Seat the player; those who score in turn have had as many turns as the others."""
        fewest = self.fewest_turns()
        name = event["player"]
        former = self.former(name)
        super().done_join(event, effect)
        self.turns[name] = max(fewest, self.turns.get(name, 0))
        if former and self.out_rule:
            elimination.take_back(self, former)

    def done_leave(self, event: "Event", effect: "Effect") -> None:
        """Let a player leave, who counts as out where players go out (ANY-7)."""
        super().done_leave(event, effect)
        player = self.find(event["player"])
        if player.out:
            # The score does not say so any longer once the limit is raised (ANY-12).
            self.barred.append(player.name)
        if self.out_rule:
            elimination.leave(self, player)

    def eliminated(self) -> list[str]:
        """Return the names of those out, in the order they went, without winners (ANY-7)."""
        return [name for group in self.fallen for name in group if name not in self.winners]

    def places(self) -> list[list[str]]:
        """Return the standing; those out come after those in (ALL-10, ANY-7)."""
        return elimination.places(self) if self.out_rule else super().places()

    # -- what is entered ---------------------------------------------------------------------

    def check_points(self, name: str, points: object) -> None:
        """Raise InputError or RuleError if a player cannot have scored `points` (ANY-6)."""
        if not is_whole(points):
            raise InputError("events", "any.not_whole", name=name)
        rule, least, most = self.points_range()
        if not least <= points <= most:
            raise RuleError(rule, "all.impossible", name=name, n=points, min=least, max=most)

    def points_range(self) -> tuple[str, int, int]:
        """Return (rule, least, most) of the points that a player can score (ANY-6, ANY-9)."""
        wanted = self.house["sum"]
        if self.house["entry"] == "round" and wanted != "open" and wanted > 0:
            return "ANY-9", 0, wanted
        return "ANY-6", -MAX_POINTS, MAX_POINTS

    def check_entry(self, entry: str) -> None:
        """Raise RuleError if points are entered in another way (ANY-2)."""
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
        self.check_sum([effect.changes[name] for name in names])
        effect.note("ANY-2", "any.did_round", n=effect.number)
        return effect

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal on (ANY-5)."""
        self.rounds += 1
        if self.out_rule:
            # Those at the limit are out before the deal passes over them.
            self.check_end(effect)
        if not self.over:
            self.pass_deal()

    def check_sum(self, points: list[int]) -> None:
        """Raise RuleError unless the `points` of a round add up as the house says (ANY-9).

        Where one player could take all of a number, each of the others may take it instead.
        """
        wanted = self.house["sum"]
        if wanted == "open" or sum(points) == wanted:
            return
        if wanted > 0 and points.count(0) == 1 and points.count(wanted) == len(points) - 1:
            return
        raise RuleError("ANY-9", "any.not_sum", n=sum(points), sum=wanted)

    def rest_of(self, points: list[int]) -> int:
        """Return what the last player has, who follows those with `points` (ANY-9)."""
        wanted = self.house["sum"]
        if wanted > 0 and points.count(wanted) > 1:
            # The others take all of it instead of one.
            return wanted if 0 in points else 0
        return wanted - sum(points)

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
        name = event["player"]
        self.scored = name
        self.turns[name] = self.turns.get(name, 0) + 1

    def plan_won(self, event: "Event") -> "Effect":
        """Enter what each winner gets; the others pay it in equal parts (ANY-10)."""
        self.check_entry("won")
        winners, points = event["winners"], event["points"]
        if not is_list(winners):
            raise InputError("events", "ask.not_a_list", field="winners")
        names = [self.active(name).name for name in winners]
        playing = self.names_in_play()
        most = min(MAX_WINNERS, len(playing) - 1)
        if not 1 <= len(names) <= most or len(set(names)) < len(names):
            raise RuleError("ANY-10", "any.how_many_win", max=most)
        payers = [name for name in playing if name not in names]
        self.check_points(names[0], points)
        step, most = self.shares(len(names))
        if not 1 <= points <= most:
            raise RuleError("ANY-10", "all.impossible", name=names[0], n=points, min=step, max=most)
        if points % step:
            raise RuleError("ANY-10", "any.not_equal", n=points, payers=len(payers), step=step)
        sign = -1 if self.lowest_wins else 1
        paid = points * len(names) // len(payers)
        effect = self.round_effect("won")
        for name in playing:
            effect.changes[name] = sign * (points if name in names else -paid)
        effect.winners = names
        key = "any.did_win" if len(names) == 1 else "any.did_share"
        effect.note("ANY-10", key, name=", ".join(names), n=points, paid=paid)
        return effect

    def done_won(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal on, as after any round (ANY-5)."""
        self.done_round(event, effect)

    def shares(self, winners: int) -> tuple[int, int]:
        """Return (step, most) of what each of `winners` can get from the others (ANY-10).

        The others pay equal whole parts, of at most MAX_POINTS.
        """
        payers = len(self.in_play()) - winners
        step = 1
        while step * winners % payers:
            step += 1
        most = min(MAX_POINTS, MAX_POINTS * payers // winners)
        return step, most - most % step

    def plan_limit(self, event: "Event") -> "Effect":
        """Raise the limit for the rest of the game (ANY-12)."""
        to = event["to"]
        if not is_whole(to):
            raise InputError("events", "all.not_whole")
        if not self.target:
            raise RuleError("ANY-12", "any.no_limit")
        if not self.target < to <= MAX_POINTS:
            raise RuleError("ANY-12", "any.raise_only", n=to, min=self.target + 1, max=MAX_POINTS)
        effect = self.effect("limit")
        effect.note("ANY-12", "any.did_limit", n=to)
        return effect

    def done_limit(self, event: "Event", effect: "Effect") -> None:
        """Play on with the new limit, which the house rules show from now on."""
        self.target = event["to"]
        self.house = dict(self.house, target=self.target)

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

    # -- the end -----------------------------------------------------------------------------

    def fewest_turns(self) -> int:
        """Return how often everyone in play has scored by themselves (ANY-2)."""
        return min([self.turns.get(name, 0) for name in self.names_in_play()] or [0])

    def check_end(self, effect: "Effect") -> None:
        """End the game at the limit (ANY-4, ANY-7) or after the last round (ANY-8)."""
        playing = self.in_play()
        if self.out_rule:
            elimination.check_limit(self, self.target, effect)
        elif self.target and playing and max([p.score for p in playing]) >= self.target:
            self.finish_by_standing("ANY-4", "all.end_target", n=self.target)
        last = self.house["rounds"]
        if last and not self.over:
            played = self.fewest_turns() if self.house["entry"] == "single" else self.rounds
            if played >= last:
                self.finish_by_standing("ANY-8", "any.end_rounds", n=last)

    # -- questions ---------------------------------------------------------------------------

    def question(self, name: str, before: int | None) -> Question:
        """Return the question for a player's points; `before` is offered."""
        rule, least, most = self.points_range()
        question = Question(
            NUMBER,
            "any.ask_points",
            {"name": name},
            minimum=least,
            maximum=most,
            default=before,
        )
        return question.bounded(name, rule)

    def ask_round(self, old: "Event") -> "Questions":
        """Ask for each player's points; where they add up to a number, the last is offered."""
        before = old.get("points", {})
        points: dict[str, int] = {}
        names = self.names_in_play()
        for name in names:
            offered = before.get(name, 0)
            if name == names[-1] and self.house["sum"] != "open":
                offered = self.rest_of([points[other] for other in names[:-1]])
                _, least, most = self.points_range()
                if not least <= offered <= most:
                    raise RuleError("ANY-9", "any.no_rest", n=offered, name=name)
            points[name] = yield self.question(name, offered)
        self.check_sum([points[name] for name in names])
        yield {"event": "round", "points": points}

    def ask_points(self, old: "Event") -> "Questions":
        """Ask who scores, offering the next in turn, and how many points."""
        names = self.names_in_play()
        who = pick_name("any.ask_player", names, old.get("player") or self.next_up())
        who.known = True
        name = yield who
        points = yield self.question(name, old.get("points"))
        yield {"event": "points", "player": name, "points": points}

    def ask_won(self, old: "Event") -> "Questions":
        """Ask who wins, up to three, and what each of them gets (ANY-10)."""
        names = self.names_in_play()
        before: list[str] = old.get("winners") or []
        name = yield pick_name("any.ask_winner", names, before[0] if before else None)
        winners: list[str] = [name]
        while len(winners) < min(MAX_WINNERS, len(names) - 1):
            choices: list[tuple[str, Label]] = [(NOBODY, ("any.nobody_else", {}))]
            choices += [(name, name) for name in names if name not in winners]
            more = before[len(winners)] if len(winners) < len(before) else None
            name = yield pick("any.ask_winner_too", choices, more)
            if name == NOBODY:
                break
            winners.append(name)
        step, most = self.shares(len(winners))
        question = Question(
            NUMBER, "any.ask_won", minimum=step, maximum=most, default=old.get("points")
        )
        points = yield question.bounded(winners[0], "ANY-10", step=step)
        yield {"event": "won", "winners": winners, "points": points}

    def ask_limit(self, old: "Event") -> "Questions":
        """Ask for the new limit (ANY-12)."""
        least = self.target + 1
        question = Question(
            NUMBER,
            "any.ask_limit",
            {"n": self.target},
            minimum=least,
            maximum=MAX_POINTS,
            default=old.get("to"),
        )
        to = yield question.bounded(rule="ANY-12")
        yield {"event": "limit", "to": to}

    def ask_join(self, old: "Event") -> "Questions":
        """Ask who joins, where they sit, and with what score they start (ALL-3)."""
        event = yield from self.joining(old)
        if "seat" in event:
            least, most = self.start_range()
            # In an entry made before this was asked, a newcomer started at 0.
            before = old.get("score", 0) if old.get("event") == "join" else self.worst()
            question = Question(NUMBER, "any.ask_start", {"name": event["player"]}, default=before)
            question.minimum, question.maximum = least, most
            question.bounded(event["player"], "ALL-3", limit="any.start_max")
            event["score"] = yield question
        yield event


GAME = AnyGame

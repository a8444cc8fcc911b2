"""Gin Rummy (GIN): two players, ten cards, knocking, laying off, boxes at the end."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from ...game import deal
from ...game.aids import Aids
from ...game.cut import Cut
from ...game.declared import Check, Field, Flag, Kind, Who
from ...game.events import NEW_DEALER, SharedEvents
from ...game.game import Game
from ...game.story import with_deadwood
from ...game.upcard import OfferAid
from ...rummy.counted_hands import REFEREE, Counted
from . import asks, knock, rules
from .columns import GinColumns
from .turned_up import GinUpcard, TurnedUpAid

if TYPE_CHECKING:
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import Said
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Facts, Hands, House, Message, Questions
    from .layoff import LaidOff
    from .rules import GinRules

HAND = rules.HAND
MAX_DEADWOOD = rules.GinRules.max_deadwood


class GinShared(SharedEvents):
    """The events of every game, where corrections go into a column (GIN-14, GIN-15)."""

    def plan_adjust(self, game: "Any", said: "Said") -> "Effect":
        """Apply a correction; in Hollywood it counts in the first game that is open (GIN-15)."""
        effect = super().plan_adjust(game, said)
        place = game.columns.first_open()
        if game.columns.several and place is not None:
            effect.note("GIN-15", "gin.did_adjust", n=place + 1)
        return effect

    def done_adjust(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Enter a correction in the first column that is open."""
        name = event["player"]
        game.columns.correct(game.seat(name), effect.changes[name])

    def plan_stop(self, game: "Any", said: "Said") -> "Effect":
        """Stop the game early, which has no bonus then (ALL-4, GIN-14)."""
        effect = super().plan_stop(game, said)
        effect.note("GIN-14", "gin.did_unfinished")
        return effect

    def plan_leave(self, game: "Any", said: "Said") -> "Effect":
        """Let a player leave, which stops the game (ALL-2, GIN-14)."""
        effect = super().plan_leave(game, said)
        effect.note("GIN-14", "gin.did_unfinished")
        return effect


class Gin(Game):
    """Gin Rummy for two players (GIN-1 to GIN-15)."""

    name = "gin"
    title = "Gin Rummy"
    prefix = "GIN"
    section = "gin"
    example = ("7S 8S 9S|4H 4D 4C|QS QH QD|2C", "10S JS|4S|QC|KH KD KC|9H AD 5C", "")
    deal_rule = "GIN-2"
    cut = Cut("GIN-1")
    upcard = GinUpcard("GIN-2")
    # The card turned up sets the limit (GIN-6), and then is offered.
    aids = Aids(TurnedUpAid(), OfferAid())
    shared = GinShared(NEW_DEALER.kinds)
    feats = ("gins", "undercuts")
    options = rules.OPTIONS
    min_players = 2
    max_players = 2
    state = ("columns",)

    reasons = ("gin.reason_knock", "all.reason_count", "all.reason_shown", "all.reason_turn")
    events = (
        Kind(
            "round",
            Who("ender"),
            Flag("big", must=False),
            Field(
                "upcard",
                must=False,
                reads=lambda game, card, said: STANDARD52.read(card, "events"),
            ),
            Check(lambda game, event, said: game.check_fields(event)),
            Counted("deadwood", most=MAX_DEADWOOD, rule="GIN-5"),
            Field("laid", must=False),
            totals=True,
            new_round=True,
        ),
    )
    steps = ("round",)

    referee = (
        ("judge_knock", "gin.do_knock", "engine.games.gin.referee", "both_hands"),
        ("judge_limit", "gin.do_limit", "engine.games.gin.referee", "limit"),
        ("judge_stock", "gin.do_stock", "engine.games.gin.referee", "stock"),
        ("judge_number", "judge.do_number", "engine.games.gin.referee", "wrong_number"),
    ) + tuple([row for row in REFEREE if row[0] != "judge_number"])

    columns: GinColumns

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.columns = GinColumns(names, self.house)  # pyright: ignore[reportIncompatibleVariableOverride]

    @classmethod
    def rules_for(cls, house: "House") -> "GinRules":
        """Return the rules of melds and hands (GIN-4 to GIN-6)."""
        return rules.GinRules(house)

    # -- what the screens say ------------------------------------------------------------------

    def goal(self) -> "Message":
        target = {"n": self.house["target"]}
        return ("gin.goal_three" if self.columns.several else "all.goal_to"), target

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return the story of an event: who knocked and with what, or who was undercut."""
        key, facts = super().tell(event, effect)
        result = effect.facts.get("result")
        if result == knock.BIG_GIN:
            return "gin.tell_big", facts
        if result == knock.UNDERCUT:
            return "gin.tell_undercut", dict(facts, name=effect.facts["winner"])
        return with_deadwood(self.section, effect, (key, facts))

    def coming(self) -> "Message":
        """Return the line that says what to do in a hand (GIN-2, GIN-6)."""
        upcard = self.upcard.card(self)
        if rules.sets_limit(self.house) and upcard is None:
            return "gin.coming_upcard", {}
        limit = rules.limit(self.house, upcard)
        dealt = upcard is not None or self.upcard.is_dealt(self)
        key = "gin.coming_play" if dealt else "gin.coming"
        facts: Facts = {"limit": limit, "offer": self.upcard.words(self.house)}
        return key if limit else key + "_gin", facts

    def progress(self, player: "Player") -> tuple[int, int] | None:
        """Return the points on the way to the target (GIN-13), in the first column still open."""
        points = self.columns.points(self.seat(player.name))
        return None if points is None else (points, self.house["target"])

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards each, one turned up (GIN-2)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, HAND, [1] * HAND, "left", 1, STANDARD52)

    def ask_turned_up(self, old: "Event") -> "Questions":
        """Ask for the card turned up, as soon as it is, and keep it: no event follows (GIN-6)."""
        yield from asks.turned_up(self)
        yield None

    def ask_round(self, old: "Event") -> "Questions":
        """Ask who ended the hand, and what both hands count after laying off."""
        return asks.both(self, old)

    # What the card turned up was when questions began: they stay the same until they are answered.
    told: "int | None" = None

    def entering(self) -> None:
        """Look whether the card turned up was keyed already in this hand."""
        self.told = self.upcard.card(self)

    # -- a hand --------------------------------------------------------------------------------

    def check_fields(self, event: "Event") -> None:
        """Raise InputError where the card turned up is missing, or melds have no cards."""
        if rules.needs_upcard(self.house) and "upcard" not in event:
            raise InputError("events", "all.event_missing", event="round", field="upcard")
        if "laid" in event and "deadwood" in event and "hands" not in event:
            raise InputError("events", "gin.laid_without")

    def other(self, name: str) -> str:
        """Return the name of the opponent."""
        return [player.name for player in self.players if player.name != name][0]

    def plan_round(self, said: "Said") -> "Effect":
        """Score a hand (GIN-6 to GIN-11)."""
        ender, big = said["ender"], said["big"]
        other = self.other(ender)
        # Else it counts for nothing.
        upcard = said.get("upcard") if rules.needs_upcard(self.house) else None
        found = None
        full = True
        if "hands" in said:
            found, full = self.count(said, ender, other)
            own, rest = found.knocker, found.opponent
            eleven = len(said["hands"][ender]) > HAND
            if big and not eleven:
                raise RuleError("GIN-11", "gin.no_big", n=own)
            big = eleven
        else:
            own, rest = said["deadwood"][ender], said["deadwood"][other]
            if big and own:
                raise RuleError("GIN-11", "gin.no_big", n=own)
        knock.check_limit(self.house, own, upcard, ender)
        score = knock.score(self.house, own, rest, big, upcard, full)
        winner = ender if score.wins else other
        places = self.columns.takes(self.seat(winner))
        effect = self.round_effect("round")
        effect.facts = {
            "own": own,
            "result": score.result,
            "winner": winner,
            "points": score.points,
            "columns": places,
        }
        effect.changes[winner] = score.points * len(places)
        effect.worth = {ender: 0, other: 0}
        effect.worth[winner] = score.points
        effect.sum(winner, score.terms, score.points)
        effect.winners = [winner]
        if score.result in (knock.GIN, knock.BIG_GIN):
            effect.feat(ender, "gins")
        elif score.result == knock.UNDERCUT:
            effect.feat(other, "undercuts")
        self.note_hand(effect, score, ender, rest, found)
        return effect

    def seat(self, name: str) -> int:
        """Return the seat of a player, 0 or 1."""
        return 0 if self.players[0].name == name else 1

    def count(self, said: "Said", ender: str, other: str) -> "tuple[LaidOff, bool]":
        """Return (both hands after the knock, whether the opponent has no card too many)."""
        hands: Hands = said["hands"]
        size = len(hands[ender])
        if size not in (HAND, HAND + 1):
            raise RuleError("ALL-7", "all.ender_cards", name=ender, n=size, size=HAND)
        size = len(hands[other])
        if abs(size - HAND) > 1:
            raise InputError("events", "all.hand_size", name=other, n=size, size=HAND)
        laid = None
        if "laid" in said:
            laid = knock.read_laid(self.rules_for(self.house), said["laid"], hands[ender], "events")
        return knock.counted(hands[ender], hands[other], laid), size <= HAND

    def note_hand(
        self, effect: "Effect", score: "knock.Score", ender: str, rest: int, found: "Any"
    ) -> None:
        """Put what happened in a hand into the notes of its effect."""
        other, own = self.other(ender), effect.facts["own"]
        if found and found.laid_off:
            for key, facts in knock.laid_off_words(found):
                effect.note("GIN-7", key, **dict(facts, name=other))
        facts: Facts = {"name": ender, "n": own, "other": other, "rest": rest}
        effect.note(knock.RULES[score.result], "gin.did_" + score.result, **facts)
        if score.doubled:
            effect.note("GIN-6", "gin.did_double")
        places = effect.facts["columns"]
        if self.columns.several:
            words = " + ".join([str(place + 1) for place in places])
            name = effect.facts["winner"]
            effect.note("GIN-15", "gin.did_columns", name=name, games=words)

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Enter the hand in its columns and pass the deal (GIN-1, GIN-15)."""
        self.rounds += 1
        winner = effect.facts["winner"]
        seat = self.seat(winner)
        self.columns.enter(effect.facts["columns"], seat, effect.facts["points"])
        if self.house["deals"] == "winner":
            self.dealer = winner
        elif self.house["deals"] == "loser":
            self.dealer = self.other(winner)
        else:
            self.pass_deal()

    # -- the end -------------------------------------------------------------------------------

    def check_end(self, effect: "Effect") -> None:
        """End each column at the target, and the game with the last of them (GIN-13, GIN-15)."""
        target = self.house["target"]
        for place, name in self.columns.end(target):
            if self.columns.several:
                effect.note("GIN-15", "gin.did_end", n=place + 1, name=name)
        if self.columns.first_open() is not None:
            return
        winners = self.columns.leading([0, 1])
        if self.columns.several:
            self.end(winners, "GIN-15", "gin.end_hollywood")
        else:
            self.end(winners, "GIN-13", "all.end_target", n=target)

    def finish_by_standing(self, rule: str | None, key: str, **facts: "Any") -> None:
        """Stop what is still open, which no one has won; the totals decide (ALL-2, GIN-14)."""
        seats = [seat for seat in (0, 1) if not self.players[seat].gone]
        self.columns.stop(seats)
        self.end(self.columns.leading(seats), rule, key, **facts)


GAME = Gin

"""Gin Rummy (GIN): ten cards, knocking, laying off, boxes at the end; two, three or two pairs."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from ...game import deal
from ...game.aids import Aids
from ...game.cut import Cut
from ...game.declared import BoolField, Check, EventType, Field, PlayerField
from ...game.events import NEW_DEALER, SharedEvents
from ...game.game import Game
from ...game.setup import Setup
from ...game.sides import Sides, pairs
from ...game.story import with_deadwood
from ...game.upcard import OfferAid
from ...rummy.counted_hands import REFEREE, Counted
from ...texts import listed
from . import asks, knock, rules
from .columns import GinColumns
from .turned_up import GinUpcard, TurnedUpAid

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Facts, Hands, House, Message, Questions
    from .layoff import LaidOff
    from .rules import GinRules

    # A hand of two: (who played it, who won it or None, points, extra boxes, feats by name).
    Hand = tuple[tuple[str, ...], str | None, int, int, tuple[tuple[str, str], ...]]

HAND = rules.HAND
MAX_DEADWOOD = rules.GinRules.max_deadwood


class GinShared(SharedEvents):
    """The events of every game, where corrections go into a column and one may sit out.

    Between the two hands of a round of partners nobody leaves and nothing stops (GIN-19).
    """

    def plan_adjust(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Apply a correction; in Hollywood it counts in the first game that is open (GIN-15)."""
        effect = super().plan_adjust(game, entry)
        place = game.columns.first_open()
        if game.columns.several and place is not None:
            effect.note("GIN-15", "gin.did_adjust", n=place + 1)
        return effect

    def done_adjust(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Enter a correction in the first column that is open."""
        name = event["player"]
        game.columns.correct(name, effect.changes[name])

    def plan_stop(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Stop the game early, which has no bonus then (ALL-4, GIN-14)."""
        self.check_between(game, "GIN-19")
        effect = super().plan_stop(game, entry)
        effect.note("GIN-14", "gin.did_unfinished")
        return effect

    def plan_leave(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Let a player leave: of three, two continue; else the game stops (ALL-2, GIN-14)."""
        effect = super().plan_leave(game, entry)
        if not game.sides.idle:
            effect.note("GIN-14", "gin.did_unfinished")
        return effect

    def done_leave(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Take the player out; nobody sits out any more."""
        super().done_leave(game, event, effect)
        game.sides.idle = ""

    def check_joining(self, game: "Any") -> None:
        """Raise RuleError if no one can join now: two take a third, and no fourth (GIN-18)."""
        super().check_joining(game)
        if len(game.in_play()) != 2:
            raise RuleError("ALL-3", "gin.no_fourth")

    def check_order(self, game: "Any") -> None:
        """Raise RuleError: of three, the seats say who plays whom (GIN-18)."""
        super().check_order(game)
        raise RuleError("GIN-18", "gin.seats_stay")

    def done_join(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Seat the third player, who sits out first (GIN-18)."""
        name = event["player"]
        if not self.former(game, name):
            game.columns.seat(event.get("seat", len(game.players)), name)
        super().done_join(game, event, effect)
        game.sides.idle = name
        if game.house["idle_deals"] == "yes":
            game.dealer = name

    def done_dealer(self, game: "Any", event: "Event", effect: "Effect") -> None:
        """Hand over the deck; who deals of three sits out, or changes with who does (GIN-18)."""
        name = event["player"]
        if game.sides.idle and game.house["idle_deals"] == "yes":
            game.sides.idle = name
        elif game.sides.idle == name:
            game.sides.idle = game.dealer
        super().done_dealer(game, event, effect)

    def plan_void(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Cancel the hand, of partners both (ALL-1, GIN-19)."""
        effect = super().plan_void(game, entry)
        if game.step_index:
            effect.note("GIN-19", "gin.did_void")
        return effect


class GinSetup(Setup):
    """Gin Rummy is set up for two, where its last table was not larger."""

    usual = 2


class GinSides(Sides):
    """The two pairs of four players (GIN-19); fewer play alone."""

    def seated(self, names: "Sequence[str]", house: "House") -> "list[list[str]]":
        return pairs(names) if len(names) == 4 else []


class Gin(Game):
    """Gin Rummy for two, for three of whom one sits out, or for two pairs (GIN-1 to GIN-19).

    Who sits out the next hand is in `sides` (GIN-18). Four play on two sides, two hands a round
    (GIN-19): the first is `step_values` until the second is entered.
    """

    name = "gin"
    title = "Gin Rummy"
    prefix = "GIN"
    section = "gin"
    example_cards = ("7S 8S 9S|4H 4D 4C|QS QH QD|2C", "10S JS|4S|QC|KH KD KC|9H AD 5C", "")
    deal_rule = "GIN-2"
    cut = Cut("GIN-1")
    upcard = GinUpcard("GIN-2")
    setup = GinSetup()
    # The card turned up sets the limit (GIN-6), and then is offered.
    aids = Aids(TurnedUpAid(), OfferAid())
    shared = GinShared(NEW_DEALER.event_types)
    feats = ("gins", "undercuts")
    options = rules.OPTIONS
    midgame_options = (
        "deals",
        "oklahoma_ace",
        "spades_double",
        "undercut_bonus",
        "undercut_tie",
        "gin_bonus",
        "big_gin",
        "last_discard",
    )
    min_players = 2
    max_players = 4
    state = ("columns", "sides", "steps")
    sides = GinSides()

    penalty_reasons = (
        "gin.reason_knock",
        "all.reason_count",
        "all.reason_shown",
        "all.reason_turn",
    )

    def check_players(self, entry: "EntrySoFar") -> None:
        """Raise RuleError or InputError for players who do not play this hand (GIN-18, GIN-19)."""
        ender = entry["ender"]
        if ender is None:
            for field in entry.event:
                if field not in ("event", "ender"):
                    raise InputError(field, "all.event_unknown_field", event="round", field=field)
            return
        if not self.sides.lists:
            if ender == self.sides.idle:
                raise RuleError("GIN-18", "gin.sits_out", name=ender)
            return
        if entry["opponent"] in self.sides.of(ender):
            raise RuleError("GIN-19", "gin.same_side", name=ender, other=entry["opponent"])
        for name in (ender, entry["opponent"]):
            if name not in self.waiting():
                raise RuleError("GIN-19", "gin.has_played", name=name)

    def check_fields(self, entry: "EntrySoFar") -> None:
        """Raise InputError where the card turned up is missing, or melds have no cards."""
        event = entry.event
        if rules.needs_upcard(self.house) and event["ender"] and "upcard" not in event:
            raise InputError("upcard", "all.event_missing", event="round", field="upcard")
        if "laid" in event and "deadwood" in event and "hands" not in event:
            raise InputError("laid", "gin.laid_without")

    events = (
        EventType(
            "round",
            PlayerField(
                "ender",
                nobody=lambda game, entry: "gin.drawn" if game.sides.lists else None,
                somebody=("GIN-12", "gin.cancelled"),
            ),
            PlayerField(
                "opponent",
                in_history=False,
                when=lambda game, entry: game.sides.lists and entry["ender"],
                unasked=("GIN-19", "gin.no_opponent"),
            ),
            Check(check_players),
            BoolField("big", required=False),
            Field(
                "upcard",
                required=False,
                parse=lambda game, entry: STANDARD52.read(entry.value, "upcard"),
            ),
            Check(check_fields),
            Counted(
                "deadwood",
                most=MAX_DEADWOOD,
                rule="GIN-5",
                whose=lambda game, entry: [entry["ender"], game.rival(entry)],
                when=lambda game, entry: entry["ender"],
            ),
            Field("laid", required=False),
            totals=True,
            new_round=True,
        ),
    )
    steps: "tuple[str, ...]" = ("round",)

    referee = (
        ("judge_knock", "gin.do_knock", "engine.games.gin.referee", "both_hands"),
        ("judge_limit", "gin.do_limit", "engine.games.gin.referee", "limit"),
        ("judge_stock", "gin.do_stock", "engine.games.gin.referee", "stock"),
    )
    referee += tuple([row for row in REFEREE if row[0] != "judge_number"])
    referee += (("judge_number", "judge.do_number", "engine.games.gin.referee", "wrong_number"),)

    columns: GinColumns
    # The card turned up, as far as it was known when questions began (`GinUpcard.look`).
    told: "int | None" = None

    def begin(self) -> None:
        names = [player.name for player in self.players]
        self.sides.lists = self.sides.seated(names, self.house)
        if self.sides.lists:
            self.steps = ("round", "round")
        self.columns = GinColumns(names, self.sides, self.house)  # pyright: ignore[reportIncompatibleVariableOverride]
        if len(names) == 3:
            deals = self.house["idle_deals"] == "yes"
            self.sides.idle = self.dealer if deals else self.following(self.dealer)[1]

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
        if event["event"] == "round" and event["ender"] is None:
            return key, dict(facts, name="")
        result = effect.facts.get("result")
        if result == knock.BIG_GIN:
            return "gin.tell_big", facts
        if result == knock.UNDERCUT:
            return "gin.tell_undercut", dict(facts, name=effect.facts["hand"][1])
        return with_deadwood(self.section, effect, (key, facts))

    def coming(self) -> "Message":
        """Return the line that says what to do in a hand (GIN-2, GIN-6)."""
        if self.sides.lists:
            return self.coming_pairs()
        upcard = self.upcard.card(self)
        if rules.sets_limit(self.house) and upcard is None:
            return "gin.coming_upcard", {}
        limit = rules.limit(self.house, upcard)
        dealt = upcard is not None or self.upcard.is_dealt(self)
        key = "gin.coming_play" if dealt else "gin.coming"
        key += "" if limit else "_gin"
        if not dealt and self.upcard.is_offered(self.house):
            key += "_offer"
        return key, {"limit": limit}

    def coming_pairs(self) -> "Message":
        """Return the line that says what to do in a round of partners (GIN-19)."""
        first = self.step_values.get("first")
        if first and first[1]:
            return "gin.coming_second", {"name": self.sides.words(first[1]), "n": first[2]}
        return ("gin.coming_other" if first else "gin.coming_pairs"), {}

    def progress(self, player: "Player") -> tuple[int, int] | None:
        """Return the points on the way to the target (GIN-13), in the first column still open."""
        points = self.columns.points(player.name)
        return None if points is None else (points, self.house["target"])

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards each, one turned up (GIN-2, GIN-18, GIN-19)."""
        order = self.playing_order()
        if self.sides.lists:
            partner = [name for name in self.sides.of(self.dealer) if name != self.dealer][0]
            order = [self.opposed(self.dealer), self.dealer, self.opposed(partner), partner]
        plan = deal.even(self.dealer, order, HAND, [1] * HAND, STANDARD52, upcard=1)
        if self.sides.lists:
            # Two deals, from a deck each.
            plan.stock = STANDARD52.size - 2 * HAND - 1
            facts = {"name": order[1], "other": order[0], "partner": order[3], "last": order[2]}
            plan.opening = ("GIN-19", "gin.two_deals", facts)
        elif self.sides.idle:
            plan.opening = ("GIN-18", "gin.idle_now", {"name": self.sides.idle, "first": order[0]})
        return plan

    def first_player(self) -> str | None:
        """Return who has the first turn, or None: in two games at once two have (GIN-19)."""
        return None if self.sides.lists else super().first_player()

    # -- who plays -----------------------------------------------------------------------------

    def rival(self, entry: "EntrySoFar") -> str:
        """Return the name of who plays against `entry["ender"]`."""
        if self.sides.lists:
            return entry["opponent"]
        return [name for name in self.playing_order() if name != entry["ender"]][0]

    def waiting(self) -> list[str]:
        """Return who plays a hand that is not entered yet, in seat order."""
        done = self.step_values["first"][0] if self.step_values else (self.sides.idle,)
        return [name for name in self.names_in_play() if name not in done]

    def opposed(self, name: str) -> str:
        """Return who plays against `name` where opponents change after each round (GIN-19)."""
        names = [player.name for player in self.players]
        at = names.index(name)
        step = 1 if (at + self.rounds) % 2 == 0 else -1
        return names[(at + step) % len(names)]

    def ask_turned_up(self, old: "Event") -> "Questions":
        """Ask for the card turned up, as soon as it is, and keep it: no event follows (GIN-6)."""
        yield from asks.turned_up(self)
        yield None

    def ask_round(self, old: "Event") -> "Questions":
        """Ask who ended the hand, and what both hands count after laying off."""
        return asks.both(self, old)

    # -- a hand --------------------------------------------------------------------------------

    def plan_round(self, entry: "EntrySoFar") -> "Effect":
        """Score a hand (GIN-6 to GIN-11), or both hands with partners' second one (GIN-19)."""
        effect = self.round_effect("round")
        hand = self.hand(effect, entry) if entry["ender"] else ((), None, 0, 0, ())
        effect.facts["hand"] = hand
        if self.step_index + 1 < len(self.steps):
            if hand[1]:
                side = self.sides.words(hand[1])
                effect.note("GIN-19", "gin.did_first", name=side, n=hand[2])
            return effect
        hands = [self.step_values["first"], hand] if self.step_values else [hand]
        # The points of each side; who plays alone has them if the hand is theirs, also for 0.
        sides = self.sides.lists or [[hand[1] or ""]]
        sums = [sum([one[2] for one in hands if one[1] in side]) for side in sides]
        if len(sums) == 1 or sums[0] != sums[1]:
            self.credit(effect, sides[sums.index(max(sums))], hands)
        else:
            effect.note("GIN-19", "gin.did_even")
        for one in hands:
            for name, feat in one[4]:
                effect.feat(name, feat)
        return effect

    def hand(self, effect: "Effect", entry: "EntrySoFar") -> "Hand":
        """Return what a hand of two came to, and put it into the facts and notes of `effect`."""
        ender, big = entry["ender"], entry["big"]
        other = self.rival(entry)
        # Else it counts for nothing.
        upcard = entry.get("upcard") if rules.needs_upcard(self.house) else None
        found = None
        full = True
        if "hands" in entry:
            found, full = self.count(entry, ender, other)
            own, rest = found.knocker, found.opponent
            eleven = len(entry["hands"][ender]) > HAND
            if big and not eleven:
                raise RuleError("GIN-11", "gin.no_big", n=own)
            big = eleven
        else:
            own, rest = entry["deadwood"][ender], entry["deadwood"][other]
            if big and own:
                raise RuleError("GIN-11", "gin.no_big", n=own)
        knock.check_limit(self.house, own, upcard, ender)
        score = knock.score(self.house, own, rest, big, upcard, full)
        winner = ender if score.wins else other
        effect.facts = {"own": own, "result": score.result}
        effect.sum(winner, score.terms, score.points)
        self.note_hand(effect, score, entry, rest, found)
        feats: tuple[tuple[str, str], ...] = ()
        if score.result in (knock.GIN, knock.BIG_GIN):
            feats = ((ender, "gins"),)
        elif score.result == knock.UNDERCUT:
            feats = ((other, "undercuts"),)
        return (ender, other), winner, score.points, knock.boxes(self.house, score), feats

    def credit(self, effect: "Effect", winners: "Sequence[str]", hands: "list[Hand]") -> None:
        """Put into `effect` what a side has won by `hands`, against one or two (GIN-15, GIN-19)."""
        terms = [one[2] if one[1] in winners else -one[2] for one in hands]
        points = sum(terms)
        boxes = 1 + sum([one[3] for one in hands if one[1] in winners])
        places = self.columns.takes(self.columns.side(winners[0]))
        effect.facts.update({"columns": places, "points": points, "boxes": boxes})
        effect.worth = dict.fromkeys(self.playing_order(), 0)
        for name in winners:
            effect.changes[name] = points * len(places)
            effect.worth[name] = points
        effect.winners = list(winners)
        words = self.sides.words(winners[0])
        if len(hands) > 1:
            effect.sum(words, terms, points)
            effect.note("GIN-19", "gin.did_both", name=words, n=points)
        if boxes > 1:
            effect.note("GIN-14", "gin.did_boxes", name=words, n=boxes)
        if self.columns.several:
            games = listed([str(place + 1) for place in places])
            effect.note("GIN-15", "gin.did_columns", name=words, games=games, n=len(places))

    def count(self, entry: "EntrySoFar", ender: str, other: str) -> "tuple[LaidOff, bool]":
        """Return (both hands after the knock, whether the opponent has no card too many)."""
        hands: Hands = entry["hands"]
        size = len(hands[ender])
        if size not in (HAND, HAND + 1):
            raise RuleError("ALL-7", "all.ender_cards", name=ender, n=size, size=HAND)
        size = len(hands[other])
        if abs(size - HAND) > 1:
            raise InputError("hands." + other, "all.hand_size", name=other, n=size, size=HAND)
        laid = None
        if "laid" in entry:
            laid = knock.read_laid(self.rules_for(self.house), entry["laid"], hands[ender], "laid")
        return knock.counted(hands[ender], hands[other], laid), size <= HAND

    def note_hand(
        self, effect: "Effect", score: "knock.Score", entry: "EntrySoFar", rest: int, found: "Any"
    ) -> None:
        """Put what happened in a hand into the notes of its effect."""
        ender, other, own = entry["ender"], self.rival(entry), effect.facts["own"]
        if found and found.laid_off:
            for key, laid in knock.laid_off_words(found):
                effect.note("GIN-7", key, **dict(laid, name=other))
        facts: Facts = {"name": ender, "n": own, "other": other, "rest": rest}
        effect.note(knock.RULES[score.result], "gin.did_" + score.result, **facts)
        if score.doubled:
            effect.note("GIN-6", "gin.did_double")

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Keep the first of two partners' hands; else enter the round and pass the deal."""
        facts = effect.facts
        if self.step_index + 1 < len(self.steps):
            self.step_index += 1
            self.step_values = {"first": facts["hand"]}
            return
        self.step_values, self.step_index = {}, 0
        self.rounds += 1
        winners = effect.winners
        if winners:
            side = self.columns.side(winners[0])
            self.columns.enter(facts["columns"], side, facts["points"], facts["boxes"])
        if self.sides.idle:
            self.sit_out([name for name in facts["hand"][0] if name not in winners][0])
        elif self.deal_moves(winners):
            self.pass_deal()

    def deal_moves(self, winners: "Sequence[str]") -> bool:
        """Return whether the next to the left deals after a round (GIN-1, GIN-19)."""
        deals = self.house["deals"]
        if deals == "alternate" or not winners:
            return deals == "alternate"
        return (self.dealer in winners) != (deals == "winner")

    def sit_out(self, loser: str) -> None:
        """Let the loser of a hand of three sit out, and deal, or who comes in deal (GIN-18)."""
        self.dealer = loser if self.house["idle_deals"] == "yes" else self.sides.idle
        self.sides.idle = loser

    # -- the end -------------------------------------------------------------------------------

    def check_end(self, effect: "Effect") -> None:
        """End each column at the target, and the game with the last of them (GIN-13, GIN-15)."""
        target = self.house["target"]
        whole = [player.name for player in self.whole()]
        for place, names in self.columns.end(target, whole):
            if self.columns.several:
                effect.note("GIN-15", "gin.did_end", n=place + 1, name=" + ".join(names))
        if self.columns.first_open() is not None:
            return
        winners = self.columns.leading(whole)
        if self.columns.several:
            self.end(winners, "GIN-15", "gin.end_hollywood")
        else:
            self.end(winners, "GIN-13", "all.end_target", n=target)


GAME = Gin

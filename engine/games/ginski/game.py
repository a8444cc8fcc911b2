"""Ginski (GSK): three players, ten cards of the Rumski deck, undercuts, first to 100."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING, is_list
from ...errors import InputError, RuleError
from ...game import deal
from ...game.aids import Aids
from ...game.cut import Cut
from ...game.game import Game
from ...game.questions import pick_name, yes_no
from ...game.story import with_deadwood
from ...game.upcard import NEW_ROUND, OfferAid, Upcard
from ...rummy.counted_hands import (
    REFEREE,
    count_hands,
    deadwood_of,
    deadwood_question,
    with_answers,
)
from . import rules

if TYPE_CHECKING:
    from typing import Any

    from ...cards import Deck
    from ...game.deal import Deal
    from ...game.effect import Effect
    from ...game.house import Option
    from ...game.seats import Player
    from ...types import Event, House, Message, Questions
    from .rules import GinskiRules

HAND = rules.GinskiRules.size
MAX_DEADWOOD = rules.GinskiRules.max_deadwood
GINSKI = 25
BIG_GINSKI = 31
UNDERCUT = 25


class Ginski(Game):
    """Ginski for exactly three players (GSK-1 to GSK-15)."""

    name = "ginski"
    title = "Ginski"
    prefix = "GSK"
    section = "ginski"
    example = ("R3 R4 R5 R6|G9 B9 P9|Y1 Y2 B4", "")
    deal_rule = "GSK-1"
    cut = Cut("GSK-13", "lowest")
    upcard = Upcard("GSK-2")
    aids = Aids(OfferAid())
    new_round = NEW_ROUND
    min_players = 3
    max_players = 3
    by_cards = "round"
    actions_of_round = ("round",)

    reasons = ("ginski.reason_end", "all.reason_count", "all.reason_shown", "all.reason_turn")
    events = {"round": (("ender",), ("deadwood", "hands", "big"))}

    name_fields = Game.name_fields + ("ender", "deadwood", "hands")
    hand_fields = ("hands",)
    all_totals = ("round",)
    told_by = ("player", "ender")
    feats = ("gins", "undercuts")

    referee = REFEREE

    @classmethod
    def options(cls) -> "tuple[Option, ...]":
        """Return the house rules of Ginski."""
        return rules.options()

    @classmethod
    def deck_for(cls, house: "House") -> "Deck":
        """Return the Rumski deck of 70 (GSK-1)."""
        return RUMSKI70

    @classmethod
    def rules_for(cls, house: "House") -> "GinskiRules":
        """Return the rules of melds and hands (GSK-3 to GSK-9)."""
        return rules.GinskiRules(house)

    def actions(self) -> list[str]:
        """Return the events that can be entered now."""
        return ["round", "void", "adjust", "dealer", "leave", "stop"]

    def goal(self) -> "Message":
        """Return the line that says how far the game goes."""
        return "all.goal_to", {"n": self.house["target"]}

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return the story of an event; of a round it names the ender's deadwood."""
        key, facts = with_deadwood(self.section, effect, super().tell(event, effect))
        return "ginski.tell_big" if effect.facts.get("big") else key, facts

    def coming(self) -> "Message":
        """Return the line that says what to do in a round (GSK-1, GSK-6)."""
        limit = self.house["end_limit"]
        if self.upcard.is_dealt(self):
            return "ginski.coming_play", {"limit": limit}
        return "ginski.coming", {"limit": limit, "offer": self.upcard.words(self.house)}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to the target (GSK-12)."""
        return player.score, self.house["target"]

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards each, one turned up (GSK-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, HAND, [1] * HAND, "left", 1, RUMSKI70)

    # -- a round ---------------------------------------------------------------------------

    def plan_round(self, event: "Event") -> "Effect":
        """Score a round (GSK-7 to GSK-11)."""
        ender = event["ender"]
        self.active(ender)
        big = event.get("big", False)
        if big is not True and big is not False:
            raise InputError("events", "ask.not_a_flag", field="big")
        deadwood = count_hands(self, event, (HAND, HAND + 1))
        hands: dict[str, list[str]] = event.get("hands") or {}
        if "hands" in event:
            big = self.big_by_hand(event, big, deadwood[ender])
        own = deadwood[ender]
        if big and own:
            raise RuleError("GSK-9", "ginski.no_big", name=ender, n=own)
        self.check_own(ender, own)
        effect = self.round_effect("round")
        effect.facts["own"], effect.facts["big"] = own, big
        others = [name for name in self.following(ender) if name != ender]
        # A player with a card too many cannot win the round (ALL-7).
        rivals = [name for name in others if len(hands[name]) <= HAND] if hands else others
        if own == 0:
            self.score_ginski(effect, ender, [deadwood[name] for name in others], big)
        elif rivals and min([deadwood[name] for name in rivals]) < own:
            self.score_undercut(effect, ender, rivals, others, deadwood)
        else:
            terms = [deadwood[name] for name in others] + [-own]
            self.award(effect, ender, terms)
            effect.note("GSK-7", "ginski.did_end", name=ender, n=own)
        return effect

    def check_own(self, ender: str, own: int) -> None:
        """Raise RuleError if the ender's deadwood `own` is over the limit (GSK-6)."""
        limit = self.house["end_limit"]
        if own > limit:
            raise RuleError("GSK-6", "ginski.over_limit", name=ender, n=own, limit=limit)

    def big_by_hand(self, event: "Event", big: bool, own: int) -> bool:
        """Return whether the ender's cards are a Big Ginski (GSK-9).

        Raises RuleError if `big`, as entered, or the deadwood `own` contradict the cards.
        """
        eleven = len(event["hands"][event["ender"]]) == HAND + 1
        if eleven and own or big and not eleven:
            raise RuleError("GSK-9", "ginski.no_big", name=event["ender"], n=own)
        return eleven

    def award(self, effect: "Effect", name: str, terms: list[int]) -> None:
        """Give `name` the sum of `terms` and record the arithmetic."""
        effect.changes[name] = sum(terms)
        effect.sum(name, terms, sum(terms))

    def score_ginski(self, effect: "Effect", ender: str, others: list[int], big: bool) -> None:
        """Score a round that ended without deadwood (GSK-8, GSK-9)."""
        self.award(effect, ender, [BIG_GINSKI if big else GINSKI] + others)
        effect.feat(ender, "gins")
        if big:
            effect.note("GSK-9", "ginski.did_big", name=ender)
        else:
            effect.note("GSK-8", "ginski.did_ginski", name=ender)

    def score_undercut(
        self,
        effect: "Effect",
        ender: str,
        rivals: list[str],
        others: list[str],
        deadwood: dict[str, int],
    ) -> None:
        """Score an undercut (GSK-10, GSK-11).

        `rivals` are those of `others` who can win, from the ender's left.
        """
        lowest = min([deadwood[name] for name in rivals])
        under = [name for name in rivals if deadwood[name] == lowest]
        if self.house["undercut_tie"] == "nearer_left":
            if len(under) > 1:
                effect.note("GSK-11", "ginski.did_tie", name=under[0])
            under = under[:1]
        for name in under:
            terms = [UNDERCUT, deadwood[ender]]
            if self.house["undercut_pays"] == "both_others":
                terms += [deadwood[other] for other in others if other != name]
            self.award(effect, name, terms)
            effect.feat(name, "undercuts")
            effect.note(
                "GSK-10",
                "ginski.did_undercut",
                name=name,
                ender=ender,
                n=lowest,
                more=deadwood[ender],
            )

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Pass the deal to the left (GSK-13)."""
        self.rounds += 1
        self.pass_deal()

    def check_end(self, effect: "Effect") -> None:
        """End the game when a player reaches the target (GSK-12)."""
        target = self.house["target"]
        if max([player.score for player in self.players]) >= target:
            self.finish_by_standing("GSK-12", "all.end_target", n=target)

    # -- questions -------------------------------------------------------------------------

    def ask_round(self, old: "Event") -> "Questions":
        """Ask who ended the round and what is left in each hand."""
        names = self.names_in_play()
        ender = yield pick_name("ginski.ask_ender", names, old.get("ender"))
        limit = self.house["end_limit"]
        deadwood: dict[str, Any] = {}
        big = False
        for name in self.from_ender(ender):
            ends = name == ender
            if ends:
                sizes = (HAND, HAND + 1)
                question = deadwood_question(
                    self, name, "ginski.ask_own", limit, sizes, deadwood, old
                )
                question.bounded(name, "GSK-6", limit="ginski.ender_limit")
            else:
                sizes = (HAND - 1, HAND + 1)
                question = deadwood_question(
                    self, name, "ginski.ask_deadwood", MAX_DEADWOOD, sizes, deadwood, old
                )
                question.bounded(name, "GSK-5", odd=111, limit="ginski.hand_limit")
            deadwood[name] = yield question
            if ends and deadwood[name] == 0:
                big = yield yes_no("ginski.ask_big", old.get("big"), name=ender)
            elif ends and is_list(deadwood[name]):
                big = len(deadwood[name]) > HAND
                # Refused at once, not after the others have keyed their cards.
                own = deadwood_of(self, deadwood[name])
                if big and own:
                    raise RuleError("GSK-9", "ginski.no_big", name=name, n=own)
                self.check_own(name, own)
        event = {"event": "round", "ender": ender}
        if big:
            event["big"] = True
        yield with_answers(
            event, deadwood, "deadwood", "hands", RUMSKI70, lambda cards: deadwood_of(self, cards)
        )


GAME = Ginski

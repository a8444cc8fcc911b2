"""Ginski (GSK): three players, ten cards of the Rumski deck, undercuts, first to 100."""

from ...cards import RUMSKI70
from ...compat import TYPE_CHECKING, is_list
from ...errors import RuleError
from ...game import deal
from ...game.aids import Aids
from ...game.card_faces import CardFaces
from ...game.cut import Cut
from ...game.declared import BoolField, EventType, PlayerField
from ...game.events import NEW_DEALER
from ...game.game import Game
from ...game.numbers import NumberField
from ...game.questions import yes_no
from ...game.story import with_deadwood
from ...game.upcard import OfferAid, Upcard
from ...rummy.counted_hands import REFEREE, Deadwood, deadwood_of, limit_of
from . import rules

if TYPE_CHECKING:
    from ...game.deal import Deal
    from ...game.declared import Asking, EntrySoFar
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Hands, House, Message
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
    example_cards = ("R3 R4 R5 R6|G9 B9 P9|Y1 Y2 B4", "")
    deal_rule = "GSK-1"
    cut = Cut("GSK-13", "lowest")
    upcard = Upcard("GSK-2")
    aids = Aids(OfferAid())
    shared = NEW_DEALER
    options = rules.OPTIONS
    midgame_options = ("undercut_pays", "undercut_tie", "stock_out")
    faces = CardFaces(RUMSKI70)
    min_players = 3
    max_players = 3
    penalty_reasons = (
        "ginski.reason_end",
        "all.reason_count",
        "all.reason_shown",
        "all.reason_turn",
    )

    def ask_further(self, entry: "EntrySoFar") -> "Asking":
        """Ask for a Big Ginski after the ender's deadwood, or look whether the cards are one."""
        name = entry.player
        answer = entry["deadwood"][name]
        if name == entry["ender"] and answer == 0:
            if (yield yes_no("ginski.ask_big", entry.old.get("big"), name=name)):
                entry.event["big"] = True
        elif name == entry["ender"] and is_list(answer):
            # Refused at once, not after the others have keyed their cards.
            own = deadwood_of(self, answer)
            if len(answer) > HAND:
                if own:
                    raise RuleError("GSK-9", "ginski.no_big", name=name, n=own)
                entry.event["big"] = True
            self.check_own(name, own)
        return None

    events = (
        EventType(
            "round",
            PlayerField("ender", "ginski.ask_ender"),
            BoolField("big", required=False),
            Deadwood(
                "deadwood",
                "ginski.ask_deadwood",
                size=HAND,
                most=MAX_DEADWOOD,
                rule="GSK-5",
                unusual_from=111,
                text_above="ginski.hand_limit",
                own=NumberField(
                    "own",
                    "ginski.ask_own",
                    most=lambda game, entry: game.house["end_limit"],
                    rule="GSK-6",
                    text_above="ginski.ender_limit",
                    facts=limit_of,
                ),
                full=(HAND, HAND + 1),
                ask_after=ask_further,
            ),
            totals=True,
            new_round=True,
        ),
    )
    steps = ("round",)
    feats = ("gins", "undercuts")

    referee = REFEREE

    @classmethod
    def rules_for(cls, house: "House") -> "GinskiRules":
        """Return the rules of melds and hands (GSK-3 to GSK-9)."""
        return rules.GinskiRules(house)

    def goal(self) -> "Message":
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
        offered = self.upcard.is_offered(self.house)
        return "ginski.coming_offer" if offered else "ginski.coming", {"limit": limit}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to the target (GSK-12)."""
        return player.score, self.house["target"]

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards each, one turned up (GSK-1)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, HAND, [1] * HAND, RUMSKI70, upcard=1)

    # -- a round ---------------------------------------------------------------------------

    def plan_round(self, entry: "EntrySoFar") -> "Effect":
        """Score a round (GSK-7 to GSK-11)."""
        ender, deadwood, big = entry["ender"], entry["deadwood"], entry["big"]
        hands: Hands = entry.get("hands") or {}
        own = deadwood[ender]
        if hands:
            big = self.big_by_hand(ender, len(hands[ender]), big, own)
        if big and own:
            raise RuleError("GSK-9", "ginski.no_big", name=ender, n=own)
        self.check_own(ender, own)
        effect = self.round_effect("round")
        effect.facts = {"own": own, "big": big}
        others = [name for name in self.following(ender) if name != ender]
        # A player with a card too many cannot win the round (ALL-7).
        rivals = [name for name in others if len(hands[name]) <= HAND] if hands else others
        if own == 0:
            self.score_ginski(effect, ender, [deadwood[name] for name in others], big)
        elif rivals and min([deadwood[name] for name in rivals]) < own:
            self.score_undercut(effect, ender, rivals, others, deadwood)
        else:
            self.award(effect, ender, [deadwood[name] for name in others] + [-own])
            effect.note("GSK-7", "ginski.did_end", name=ender, n=own)
        return effect

    def check_own(self, ender: str, own: int) -> None:
        """Raise RuleError if the ender's deadwood `own` is over the limit (GSK-6)."""
        limit = self.house["end_limit"]
        if own > limit:
            raise RuleError("GSK-6", "ginski.over_limit", name=ender, n=own, limit=limit)

    def big_by_hand(self, ender: str, cards: int, big: bool, own: int) -> bool:
        """Return whether the ender's hand of so many `cards` is a Big Ginski (GSK-9).

        Raises RuleError if `big`, as entered, or the deadwood `own` contradict the cards.
        """
        eleven = cards == HAND + 1
        if eleven and own or big and not eleven:
            raise RuleError("GSK-9", "ginski.no_big", name=ender, n=own)
        return eleven

    def award(self, effect: "Effect", name: str, terms: list[int]) -> None:
        """Give `name` the sum of `terms` and record the arithmetic."""
        total = sum(terms)
        effect.changes[name] = total
        effect.sum(name, terms, total)

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

    def check_end(self, effect: "Effect") -> None:
        """End the game when a player reaches the target (GSK-12)."""
        target = self.house["target"]
        if max([player.score for player in self.players]) >= target:
            self.finish_by_standing("GSK-12", "all.end_target", n=target)


GAME = Ginski

"""Rumino (RMN): the lowest score wins, reaching 100 is out, and a Rumino ends the game."""

from ...cards import RUMINO108
from ...compat import TYPE_CHECKING, is_list
from ...errors import RuleError
from ...game import deal
from ...game.card_faces import CardFaces
from ...game.cut import Cut
from ...game.declared import EventType, Field, PlayerField
from ...game.elimination import Elimination
from ...game.events import SharedEvents
from ...game.game import Game
from ...game.house import refusal
from ...game.meld_rules import hand_rules
from ...game.numbers import NumberField
from ...game.questions import yes_no
from ...game.story import with_deadwood
from ...rummy.counted_hands import REFEREE, Deadwood, deadwood_of, limit_of
from ...texts import listed
from . import rules

if TYPE_CHECKING:
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import Asking, EntrySoFar
    from ...game.effect import Effect
    from ...game.player import Player
    from ...types import Event, Hands, House, Message, Questions
    from .rules import RuminoRules

HAND = rules.RuminoRules.size
MAX_DEADWOOD = rules.RuminoRules.max_deadwood
GIN = -10


class RuminoShared(SharedEvents):
    """The events of every game, where totals are limits (RMN-10, RMN-12)."""

    def joining_score(self, game: "Any") -> int:
        """Return the highest total of those still in (ALL-3)."""
        return max([player.score for player in game.in_play()])

    def returning_score(self, game: "Any", player: "Player") -> int:
        """Return the player's total, or the highest of those still in if that is more (ALL-3)."""
        if player.score >= game.house["out_at"]:
            raise RuleError("RMN-12", "all.is_out", name=player.name, n=player.out_in_round)
        return max(player.score, self.joining_score(game))

    def plan_adjust(self, game: "Any", entry: "EntrySoFar") -> "Effect":
        """Apply a correction; totals stay at zero or above if the house says so (ALL-5, RMN-10)."""
        effect = super().plan_adjust(game, entry)
        player = game.find(entry["player"])
        effect.changes[player.name] = game.floored(player, entry["by"])
        return effect


class Rumino(Game):
    """Rumino for two to six players, with seven cards each from 108 (RMN-1 to RMN-16)."""

    name = "rumino"
    title = "Rumino"
    prefix = "RMN"
    section = "rumino"
    example_cards = ("5H 6H 7H|QS QH QD|4C", "")
    deal_rule = "RMN-3"
    cut = Cut("RMN-3")
    options = rules.OPTIONS
    midgame_options = (
        "twins",
        "jokers_per_meld",
        "floor_zero",
        "gin_bonus_for_all",
        "natural_rumino",
        "three_gins",
        "re_entry",
        "stock_out",
    )
    faces = CardFaces(RUMINO108)
    min_players = 2
    max_players = 6
    lowest_wins = True
    elimination = Elimination("RMN-12")
    shared = RuminoShared()
    # `returned`: who has already re-entered. `gins`: who has gone gin in every round so far, if
    # anybody has.
    state = ("elimination", "returned", "gins")

    penalty_reasons = (
        "rumino.reason_knock",
        "all.reason_count",
        "all.reason_shown",
        "all.reason_turn",
    )

    def nobody_ends(self, entry: "EntrySoFar") -> "str | None":
        """Return the choice that nobody ended the round, if the house scores it (RMN-14)."""
        return "rumino.nobody" if self.house["stock_out"] == "score" else None

    def read_rumino(self, entry: "EntrySoFar") -> list[int]:
        """Return cards, or raise RuleError unless they are a Rumino (RMN-11)."""
        name, cards = entry["player"], RUMINO108.read_all(entry.value, "event")
        rules = hand_rules(self)
        if rules.wins(cards):
            return cards
        if self.rules_for(dict(self.house, natural_rumino="no")).wins(cards):
            raise refusal("RMN-11", "rumino.not_natural", ["natural_rumino=yes"], name=name)
        raise RuleError("RMN-11", "rumino.no_rumino", name=name)

    def ask_further(self, entry: "EntrySoFar") -> "Asking":
        """Ask for a Rumino after a knock without deadwood, or look whether the cards are one."""
        name, old = entry.player, entry.old
        answer, knocks = entry["deadwood"][name], name == entry["ender"]
        was_rumino = old.get("event") == "rumino"
        if is_list(answer):
            if hand_rules(self).wins(answer):
                # Whoever holds it, the game is over (RMN-16).
                return {"event": "rumino", "player": name, "cards": RUMINO108.texts(answer)}
            if knocks:
                # Refused at once, not after the others have keyed their cards.
                self.check_own(name, deadwood_of(self, answer))
        elif knocks and answer == 0 and (was_rumino or not old):
            # No deadwood is left, so this may be a Rumino (RMN-11).
            if (yield yes_no("rumino.ask_is_rumino", was_rumino, name=name)):
                return {"event": "rumino", "player": name}
        return None

    events = (
        EventType(
            "round",
            PlayerField(
                "ender",
                "rumino.ask_ender",
                nobody=nobody_ends,
                somebody=("RMN-14", "rumino.no_ender"),
            ),
            Deadwood(
                "deadwood",
                "rumino.ask_deadwood",
                size=HAND,
                most=MAX_DEADWOOD,
                rule="RMN-4",
                unusual_from=61,
                text_above="rumino.hand_limit",
                own=NumberField(
                    "own",
                    "rumino.ask_knocker",
                    most=lambda game, entry: game.house["knock_limit"],
                    rule="RMN-8",
                    text_above="rumino.knocker_limit",
                    facts=limit_of,
                ),
                ask_after=ask_further,
            ),
            totals=True,
        ),
        EventType(
            "rumino",
            PlayerField("player", "rumino.ask_rumino"),
            Field(
                "cards",
                required=False,
                of_cards=True,
                parse=read_rumino,
            ),
        ),
        EventType(
            "re_enter",
            PlayerField(
                "player",
                "rumino.ask_re_enter",
                among=lambda game, entry: game.may_re_enter(),
                parse=lambda game, entry: game.find(entry.value).name,
            ),
            when=lambda game, entry: game.house["re_entry"] == "once",
            group="table",
        ),
    )
    feats = ("gins", "undercuts", "ruminos")

    referee = REFEREE

    def begin(self) -> None:
        self.returned: list[str] = []
        self.gins: str | None = None

    @classmethod
    def rules_for(cls, house: "House") -> "RuminoRules":
        """Return the rules of melds and hands (RMN-4 to RMN-11)."""
        return rules.RuminoRules(house)

    def actions(self) -> list[str]:
        back = ["re_enter"] if self.may_re_enter() else []
        names = ["round", "rumino"] + back + ["void", "adjust", "dealer", "leave", "join", "seats"]
        return names + ["agree", "stop"]

    def goal(self) -> "Message":
        return "rumino.goal", {"n": self.house["out_at"]}

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return the story of an event; of a round it names the ender's deadwood."""
        holders = effect.facts.get("holders")
        if holders:
            return "rumino.tell_rumino", {"name": listed(holders)}
        return with_deadwood(self.section, effect, super().tell(event, effect))

    def coming(self) -> "Message":
        """Return the line that says what to do in a round (RMN-3, RMN-8)."""
        return "rumino.coming", {"limit": self.house["knock_limit"]}

    def progress(self, player: "Player") -> tuple[int, int]:
        """Return the points on the way to being out (RMN-12)."""
        return player.score, self.house["out_at"]

    def deal(self) -> "Deal":
        """Return the plan of the deal: seven cards each, one turned up (RMN-3)."""
        order = self.following(self.dealer)
        return deal.even(self.dealer, order, HAND, [1] * HAND, RUMINO108, upcard=1)

    def plan_round(self, entry: "EntrySoFar") -> "Effect":
        """Score a round: each player adds their own deadwood, gin subtracts ten (RMN-8 to 10)."""
        ender, deadwood = entry["ender"], entry["deadwood"]
        holders = self.holders(entry.get("hands", {}))
        if ender is not None and ender not in holders:
            self.check_own(ender, deadwood[ender])
        if holders:
            return self.rumino_effect("round", holders)
        effect = self.round_effect("round")
        own = None if ender is None else deadwood[ender]
        effect.facts["own"], effect.facts["gin"] = own, own == 0
        if ender is None:
            effect.note("RMN-14", "rumino.did_stock_out")
        elif effect.facts["gin"]:
            effect.feat(ender, "gins")
            effect.note("RMN-10", "rumino.did_gin", name=ender)
        else:
            effect.note("RMN-8", "rumino.did_knock", name=ender, n=deadwood[ender])
        for player in self.in_play():
            name = player.name
            points = deadwood[name]
            if points == 0 and ender is not None:
                if name == ender or self.house["gin_bonus_for_all"] == "yes":
                    points = GIN
            points = self.floored(player, points)
            effect.changes[name] = points
            effect.sum(name, (player.score, points), player.score + points)
        return effect

    def holders(self, hands: "Hands") -> list[str]:
        """Return the names of those whose hand in a round is a Rumino, in seat order (RMN-16)."""
        if not hands:
            return []
        rules = hand_rules(self)
        return [name for name in self.names_in_play() if rules.wins(hands[name])]

    def check_own(self, ender: str, own: int) -> None:
        """Raise RuleError if the knocker's deadwood `own` is over the limit (RMN-8)."""
        limit = self.house["knock_limit"]
        if own > limit:
            raise RuleError("RMN-8", "rumino.over_limit", name=ender, n=own, limit=limit)

    def floored(self, player: "Player", points: int) -> int:
        """Return `points`, limited so that no total falls below zero if the house says so."""
        if self.house["floor_zero"] == "yes" and player.score + points < 0:
            return -player.score
        return points

    def done_round(self, event: "Event", effect: "Effect") -> None:
        """Count gins in a row from the first round and pass the deal (RMN-11, RMN-13)."""
        if effect.facts.get("holders"):
            self.done_rumino(event, effect)
            return
        self.rounds += 1
        ender = event["ender"]
        if not effect.facts["gin"] or (self.rounds > 1 and self.gins != ender):
            self.gins = None
        elif self.rounds == 1:
            self.gins = ender
        if self.house["three_gins"] == "yes" and self.rounds == 3 and self.gins:
            limit = self.house["out_at"]
            falling = [player for player in self.in_play() if player.score >= limit]
            self.elimination.put_out(self, falling, effect)
            self.end([self.gins], "RMN-11", "rumino.end_three", name=self.gins)
        # Players at the limit are out before the deal passes over them (RMN-13).
        if not self.over:
            self.check_end(effect)
        if not self.over:
            self.pass_deal()

    def check_end(self, effect: "Effect") -> None:
        """Put out the players at the limit; the last one in wins (RMN-12)."""
        self.elimination.check(self, self.house["out_at"], effect)

    def may_re_enter(self) -> list[str]:
        """Return the names of the players who may re-enter now (RMN-12)."""
        if self.house["re_entry"] != "once" or len(self.in_play()) < 2:
            return []
        return [
            player.name
            for player in self.players
            if player.out_in_round and not player.has_left and player.name not in self.returned
        ]

    def plan_re_enter(self, entry: "EntrySoFar") -> "Effect":
        """Let a player who is out re-enter, at the highest total of those still in (RMN-12)."""
        player = self.find(entry["player"])
        if self.house["re_entry"] != "once":
            raise RuleError("RMN-12", "rumino.no_re_entry")
        if player.has_left:
            raise RuleError("ALL-2", "all.has_left", name=player.name)
        if not player.out_in_round:
            raise RuleError("RMN-12", "rumino.not_out", name=player.name)
        if player.name in self.returned:
            raise RuleError("RMN-12", "rumino.returned_already", name=player.name)
        if len(self.in_play()) < 2:
            raise RuleError("RMN-12", "rumino.too_few_in")
        effect = self.effect("re_enter")
        effect.changes[player.name] = self.shared.joining_score(self) - player.score
        effect.note(
            "RMN-12", "rumino.did_re_enter", name=player.name, n=self.shared.joining_score(self)
        )
        return effect

    def done_re_enter(self, event: "Event", effect: "Effect") -> None:
        """Let the player be in again."""
        player = self.find(event["player"])
        self.elimination.take_back(player)
        self.returned.append(player.name)

    def plan_rumino(self, entry: "EntrySoFar") -> "Effect":
        """End the game at once with seven of a rank, or seven in order in one suit (RMN-11)."""
        return self.rumino_effect("rumino", [entry["player"]])

    def rumino_effect(self, kind: str, holders: list[str]) -> "Effect":
        """Return the Effect of an event in which `holders` have a Rumino; nobody scores."""
        effect = self.round_effect(kind)
        effect.facts["holders"] = effect.winners = holders
        for name in holders:
            effect.feat(name, "ruminos")
            effect.note("RMN-11", "rumino.did_rumino", name=name)
        return effect

    def done_rumino(self, event: "Event", effect: "Effect") -> None:
        """End the game; those who hold a Rumino in one round share it."""
        self.rounds += 1
        holders = effect.facts["holders"]
        key = "rumino.end_has" if len(holders) == 1 else "rumino.end_have"
        self.end(list(holders), "RMN-11", key, name=listed(holders))

    # -- questions ------------------------------------------------------------------------------

    def ask_round(self, old: "Event") -> "Questions":
        """Ask as declared; a Rumino entered in a round is offered as a hand without deadwood."""
        if old.get("event") == "rumino":
            name, cards = old["player"], old.get("cards")
            old = {"event": "rumino", "ender": name}
            if cards:
                old["hands"] = {name: cards}
            else:
                old["deadwood"] = {name: 0}
        return self.event_type("round").ask(self, old)


GAME = Rumino

"""Rummoli (RML): chips on nine sections, a poker hand, and the stops phase.

A hand is several events: ante, widow, bets, poker, pay cards, and finally out or deadlock. Events
only move chips, so that every chip always has a holder (RML-16).
"""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from ...game import deal
from ...game.aids import Aid, Aids
from ...game.cut import Cut
from ...game.declared import (
    Check,
    ChoiceField,
    EventType,
    Field,
    PlayerField,
    from_left,
    one_of,
    require_names,
)
from ...game.house import YES_NO, Option, Span
from ...game.numbers import NumberField, NumbersField
from .asks import RummoliAsks
from .board import (
    POKER,
    PRESETS,
    RUMMOLI,
    parse_board,
)
from .chips import CHIPS
from .hand import PARTS, RummoliHand
from .poker_events import RummoliPoker
from .pots import evenly
from .setup import RummoliSetup
from .shared import RummoliShared

if TYPE_CHECKING:
    from typing import Any

    from ...game.deal import Deal
    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...types import Event, House, Message, Note
    from .stops_log import Phase


# Why an event cannot be entered during a hand, although its part of it is not over.
_WHY_NOT = {
    "ante": "rummoli.ante_lies",
    "widow": "rummoli.widow_gone",
    "bets": "rummoli.poker_done",
    "poker": "rummoli.poker_done",
    "hearts": "rummoli.hearts_done",
    "pay": "rummoli.too_late",
}


def _max_left(game: "Rummoli", entry: "EntrySoFar") -> int:
    """Return the size of the largest hand (RML-5)."""
    return game.max_left()


# What bounds the number of cards that a player has left.
_LEFT: "dict[str, Any]" = {
    "no_zero": ("RML-13", "rummoli.would_be_out"),
    "least": 1,
    "most": _max_left,
    "unusual_from": _max_left,
    "rule": "RML-5",
    "text_above": "rummoli.left_limit",
    "text_below": "rummoli.left_floor",
}


def _finishes(game: "Rummoli", entry: "EntrySoFar") -> None:
    """Refuse a winner of chips that all divide, and their lack where one gets them (RML-17)."""
    event = entry.event
    if game.house["board_end"] == "cut":
        one_of(event, "winner", "hands")
    elif "winner" in event or "hands" in event:
        raise RuleError("RML-17", "rummoli.all_divide")


def _one_of(first: str, second: str) -> Check:
    """Return the check that an event has one of two fields."""
    return Check(lambda game, entry: one_of(entry.event, first, second))


def _says_winners(game: "Rummoli", entry: "EntrySoFar") -> None:
    """Refuse more than one way to say who won the poker hand, and none."""
    if len([way for way in ("winners", "pots", "hands") if way in entry.event]) != 1:
        raise InputError("winners", "all.one_of_two", first="winners, pots", second="hands")


class AceHigh(Cut):
    """In the cut the ace is high (RML-1)."""

    def order(self, house: "House") -> tuple[int, ...]:
        return tuple(range(1, 13)) + (0,)


class StopsAid(Aid):
    """The stops phase, followed card by card once the poker is settled (RML-9)."""

    key = "stops_screen.do"
    screen = "rummoli.stops"
    before = "pay"
    memo = ("stops", "plays")

    def is_open(self, game: "Any") -> bool:
        return game.phase != "between" and not game.poker_is_due()

    def is_next(self, game: "Any") -> bool:
        return self.is_open(game)

    def renamed(self, form: "Any", old: str, new: str) -> "Any":
        """Only names change, no cards.

        >>> StopsAid().renamed([["AS", "AS KS"], ["B", "2S"]], "AS", "Ada")
        [['Ada', 'AS KS'], ['B', '2S']]
        """
        return [[new if name == old else name, words] for name, words in form]


class Rummoli(RummoliAsks):
    """Rummoli for two to eight players, with a standard deck and a board (RML-1 to RML-25)."""

    name = "rummoli"
    title = "Rummoli"
    prefix = "RML"
    section = "rummoli"
    example_cards = ("KS KH 4D 7C 10S", "AS AH 3D 6C 9S", "")
    deal_rule = "RML-5"
    cut = AceHigh("RML-1")
    penalty_reasons = ("rummoli.reason_ante", "rummoli.reason_count", "all.reason_shown")
    setup = RummoliSetup()
    aids = Aids(StopsAid())
    min_players = 2
    max_players = 8
    events = (
        EventType("ante", may_name_nobody=True, new_round=True),
        EventType(
            "widow",
            ChoiceField(
                "how", values=("kept", "exchanged", "sold"), text_invalid="rummoli.bad_widow"
            ),
            Check(RummoliHand.check_sale),
            PlayerField("buyer", required=False),
            NumberField("price", required=False, in_history=True, **dict(CHIPS, least=0)),
            precheck=RummoliHand.check_widow,
        ),
        EventType(
            "hearts",
            Field(
                "collects",
                holds_names=True,
                parse=RummoliHand.read_claims,
            ),
            precheck=RummoliHand.check_hearts,
            when=lambda game, entry: game.house["collect"] == "held",
            may_name_nobody=True,
        ),
        EventType(
            "bet",
            PlayerField("player"),
            NumberField("chips", in_history=True, **CHIPS),
            precheck=lambda game, entry: game.check_betting("RML-7"),
            # The box asks for the bets in turn.
            when=lambda game, entry: False,
        ),
        EventType(
            "bets",
            _one_of("moves", "chips"),
            Field("moves", required=False, holds_names=True),
            Field("chips", required=False, holds_names=True),
            Field("folded", required=False, holds_names=True),
            precheck=lambda game, entry: game.check_betting("RML-20"),
            when=lambda game, entry: game.house["poker"] == "betting",
            may_name_nobody=True,
        ),
        EventType(
            "poker",
            Check(_says_winners),
            Field(
                "winners",
                required=False,
                holds_names=True,
                in_history=True,
                parse=RummoliPoker.read_winners,
            ),
            Field(
                "pots",
                required=False,
                holds_names=True,
                parse=RummoliPoker.read_pots,
            ),
            Field("hands", required=False, holds_names=True, hands=True),
            precheck=RummoliPoker.check_poker,
        ),
        EventType(
            "pay",
            PlayerField("player"),
            Field("space", parse=lambda game, entry: game.read_space(entry.value)),
            precheck=RummoliHand.check_pay,
            when=lambda game, entry: not game.held_only(),
        ),
        EventType(
            "pass",
            NumbersField(
                "chips",
                "rummoli.ask_passes",
                most=STANDARD52.size,
                unusual_from=STANDARD52.size // 2,
                rule="RML-24",
                offer=0,
                order=from_left,
            ),
            precheck=RummoliHand.check_pass,
            when=lambda game, entry: game.house["pass_chip"] != "no",
            may_name_nobody=True,
        ),
        EventType(
            "out",
            PlayerField("player", "rummoli.ask_out"),
            NumbersField(
                "left",
                "rummoli.ask_left",
                whose=lambda game, entry: [
                    name for name in game.names_in_play() if name != entry["player"]
                ],
                order=lambda game, entry: game.following(entry["player"])[:-1],
                **_LEFT,
            ),
            precheck=lambda game, entry: game.check_in_hand("RML-13"),
        ),
        EventType(
            "deadlock",
            NumbersField("left", "rummoli.ask_left", **_LEFT),
            precheck=lambda game, entry: game.check_in_hand("RML-11"),
            may_name_nobody=True,
        ),
        EventType(
            "rebuy",
            PlayerField("player", "rummoli.ask_rebuyer"),
            NumberField(
                "chips",
                "rummoli.ask_rebuy",
                of="player",
                rule="RML-16",
                unusual_from=100,
                in_history=True,
                **CHIPS,
            ),
            group="table",
        ),
        EventType(
            "finish",
            Check(_finishes),
            PlayerField("winner", required=False),
            Field(
                "hands",
                required=False,
                holds_names=True,
                hands=True,
                parse=lambda game, entry: require_names(
                    game, entry.value, game.names_in_play(), "hands"
                ),
            ),
            group="game",
            may_name_nobody=True,
        ),
    )
    shared = RummoliShared()
    feats = ("pots",)

    referee = (
        ("judge_five", "judge.do_five", "engine.games.rummoli.referee", "five"),
        ("judge_poker", "judge.do_showdown", "engine.games.rummoli.referee", "poker_showdown"),
    )

    options = (
        Option("chips_total", 0, (0, Span(2, 9999)), "RML-21"),
        Option("chips_each", 50, (Span(1, 9999),), "RML-2"),
        Option("board", "rummoli", PRESETS, "RML-3", parse_board, "rummoli.boardset"),
        Option("collect", "played", ("played", "held"), "RML-25"),
        Option("ante", 1, (Span(1, 99),), "RML-4"),
        Option("dealer_ante", "same", ("same", "double"), "RML-4"),
        Option("widow_for", "anyone", ("anyone", "no_pay_card"), "RML-6"),
        Option("poker", "showdown", ("showdown", "betting"), "RML-7"),
        Option("first_bet", "left", ("left", "dealer"), "RML-7"),
        Option("side_pots", "yes", YES_NO, "RML-20"),
        Option("wheel", "yes", YES_NO, "RML-8"),
        Option("first_lead", "winner", ("winner", "left", "dealer"), "RML-9"),
        Option("first_suit", "any", ("any", "black"), "RML-9"),
        Option("next_lead", "colour", ("colour", "suit", "any"), "RML-10"),
        Option("lowest", "hand", ("hand", "suit"), "RML-10"),
        Option("pass_chip", "no", ("no", "lead", "turn"), "RML-24"),
        Option("unclaimed", "paid", ("paid", "stays"), "RML-12"),
        Option("board_end", "cut", ("cut", "divided"), "RML-17"),
        Option("short", "owes", ("owes", "all_in", "rebuy"), "RML-15"),
    )
    midgame_options = (
        "dealer_ante",
        "widow_for",
        "first_bet",
        "side_pots",
        "wheel",
        "first_lead",
        "first_suit",
        "next_lead",
        "lowest",
        "pass_chip",
        "unclaimed",
        "board_end",
    )

    # -- what the sheet shows --------------------------------------------------------------

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return the story of an event; the widow that nobody bought is the dealer's (RML-6)."""
        key, facts = super().tell(event, effect)
        if event["event"] == "bets":
            return key, dict(facts, n=effect.pots.get(POKER, 0))
        if event["event"] == "hearts":
            return key, dict(facts, n=-sum(effect.pots.values()))
        if event["event"] == "pass":
            return key, dict(facts, n=effect.pots.get(RUMMOLI, 0))
        if event["event"] == "finish" and self.house["board_end"] == "divided":
            return key + "_divided", facts
        if event["event"] == "widow" and not event.get("buyer"):
            return key + "_" + event["how"], dict(facts, name=effect.dealer)
        return key, facts

    def coming(self) -> "Message":
        """Return what comes next in this phase of the hand (RML-4 to RML-13)."""
        if self.phase == "between":
            return "rummoli.coming_ante", {}
        first = self.hand_actions()[0]
        if first == "widow":
            return "rummoli.coming_widow", {"name": self.dealer}
        if first == "hearts":
            return "rummoli.coming_hearts", {}
        if self.poker_is_due():
            # Once the bets are in, only the hands are to be shown.
            bet = self.stayed is not None
            return "rummoli.coming_" + ("stayed" if bet else self.house["poker"]), {}
        return "rummoli.coming_stops", {"name": self.leader or ("rummoli.winner", {})}

    def actions(self) -> list[str]:
        names = self.hand_actions()
        if self.phase == "between":
            names = ["ante"] + (["finish"] if self.rounds or self.board.chips() else [])
            if self.board.payable() and self.house["unclaimed"] == "paid":
                # A forgotten pay card may still be paid after the hand (RML-18).
                names.append("pay")
        elif self.phase == "again":
            names = names + ["finish"]
        names = names + ["rebuy", "void", "adjust", "dealer"]
        if self.phase != "hand":
            names += ["leave", "join", "seats"]
        return names + ["agree", "stop"]

    def hand_actions(self) -> list[str]:
        """Return the events that can come next within a hand."""
        names: list[str] = []
        if not self.poker_done:
            if self.widow is None and self.part < PARTS["hearts"]:
                names.append("widow")
            if self.house["collect"] == "held" and self.part < PARTS["hearts"]:
                names.append("hearts")
            if self.house["poker"] == "betting" and self.stayed is None:
                names.append("bets")
        if self.poker_is_due():
            return names + ["poker"]
        if self.board.payable() and not self.held_only():
            names.append("pay")
        if self.house["pass_chip"] != "no":
            names.append("pass")
        return names + ["out", "deadlock"]

    def why_not(self, action: str) -> "Message | None":
        own = action in [kind.name for kind in self.events]
        if not self.over and own and action not in self.actions():
            try:
                self.check_part(action)
            except RuleError as error:
                return error.key, error.facts
            if self.phase == "between":
                return ("all.not_now" if action == "finish" else "rummoli.no_hand"), {}
            if action == "widow" and self.widow is None:
                return "rummoli.poker_done", {}
            if action == "bets" and not self.poker_done:
                betting = self.house["poker"] == "betting"
                return ("rummoli.bets_in" if betting else "rummoli.no_betting"), {}
            if action == "poker" and not self.poker_done:
                return "rummoli.pot_empty", {"pot": ("rummoli.pot_poker", {})}
            return _WHY_NOT.get(action, "all.not_now"), {}
        return super().why_not(action)

    def first_player(self) -> str | None:
        """Return who leads the stops phase once the poker is settled (RML-9).

        Before it, no one has a turn of their own.
        """
        return self.leader if self.phase == "hand" and self.poker_done else None

    def stops_phase(self) -> "Phase":
        """Return the Phase of the hand that is played, as far as the box has followed it."""
        from . import stops_log

        names = self.names_in_play()
        kept = self.box.kept("stops") if self.box else None
        # Undone far enough, its place may have become that of a hand of others.
        laid = [play for play in kept or () if play[0] in names]
        dealt = stops_log.sizes(self)
        return stops_log.Phase(names, dealt, self.house, self.leader, laid)

    def goal(self) -> "Message":
        return "rummoli.goal", {}

    def deal(self) -> "Deal":
        """Return the plan of the deal: the whole deck, the widow first (RML-5)."""
        plan = deal.whole_deck(self.dealer, self.following(self.dealer), STANDARD52)
        plan.first = self.poker_order()[0]
        name = self.first_player()
        if self.house["first_lead"] != "winner":
            name = self.first_leader([])
        # The winner of the poker hand leads, by name once it is known (RML-9).
        key = "rummoli.leads" if name else "rummoli.winner_leads"
        plan.opening = ("RML-9", key, {"name": name} if name else {})
        return plan

    # -- RML-17, RML-19 --------------------------------------------------------------------

    def plan(self, event: "Event") -> "Effect":
        """Return the Effect of an event that is of the part of the hand that is played (RML-19)."""
        effect = super().plan(event)
        self.check_part(event["event"])
        return effect

    def plan_finish(self, entry: "EntrySoFar") -> "Effect":
        """Give the chips on the board to the highest cut, the best five cards, or all (RML-17)."""
        total = self.board.chips()
        winners: list[str] = self.names_in_play()
        notes: list[Note] = []
        if "winner" in entry:
            winners = [entry["winner"]]
        elif "hands" in entry:
            from .showdown import best_of_hands

            winners, notes = best_of_hands(self, entry["hands"], 5, "RML-17")
        effect = self.effect("finish")
        order = [name for name in self.following(self.dealer) if name in winners]
        for name, share in evenly(total, order):
            effect.add(name, share)
            effect.note("RML-17", "rummoli.did_finish", name=name, n=share)
        for rule, key, facts in notes:
            effect.note(rule, key, **facts)
        for section in self.board.sections:
            if self.board.pots[section]:
                effect.add_pot(section, -self.board.pots[section])
        return effect

    def done_finish(self, event: "Event", effect: "Effect") -> None:
        """End the game: the most chips win."""
        self.finish_by_standing("RML-17", "rummoli.end_most")


GAME = Rummoli

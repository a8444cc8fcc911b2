"""Tuscan Rummy (TUS): ramino, dieci and sette with an Italian or a German deck."""

from ...compat import TYPE_CHECKING
from ...errors import InputError, RuleError
from ...game import deal
from ...game.card_faces import CardFaces
from ...game.cut import Cut
from ...game.declared import BoolField, Check, EventType, Field, PlayerField
from ...game.game import Game
from ...game.questions import BY_CARDS, NOBODY, pick, yes_no
from ...game.shown_hands import HandsField, as_texts, ask_hands
from ...texts import quoted
from . import rules

if TYPE_CHECKING:
    from ...cards import Deck
    from ...game.deal import Deal
    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...game.meld_rules import MeldRules
    from ...game.player import Player
    from ...types import Event, Hands, House, Label, Message, Questions
    from .decided import Reason

KINDS_OF_TEN = ("gran_ramino", "ramino", "dieci", "points")
KINDS_OF_SEVEN = ("ramino", "sette", "points")
RANKED = {"gran_ramino": 3, "ramino": 2, "dieci": 1, "sette": 1, "points": 1}


class TuscanCut(Cut):
    """Cards rank in the cut as in a run (TUS-1, TUS-12)."""

    def order(self, house: "House") -> tuple[int, ...]:
        return rules.run_order(house)


class TuscanFaces(CardFaces):
    """The house chooses the deck, names suits and courts (TUS-1), and orders ranks (TUS-12)."""

    by_house = True

    def deck(self, house: "House") -> "Deck":
        return rules.deck_for(house)

    def names(self, house: "House") -> str:
        return house.get("suit_names", "french")

    def order(self, house: "House") -> tuple[int, ...]:
        return rules.run_order(house)

    def offered(self, language: str) -> "House":
        """Return the Italian deck's own names where people speak Italian (TUS-1)."""
        return {"suit_names": "latin"} if language == "it" else {}


class Tuscan(Game):
    """Tuscan Rummy for two to four players (TUS-1 to TUS-13)."""

    name = "tuscan"
    title = ("all.title_tuscan", {})
    prefix = "TUS"
    section = "tuscan"
    example_cards = ("AS 2S 3S 4S|7H JH QH|KS KD KC", "")
    deal_rule = "TUS-2"
    cut = TuscanCut("TUS-13")
    faces = TuscanFaces()
    options = rules.OPTIONS
    midgame_options = ("german_ace", "hand_values")
    min_players = 2
    max_players = rules.MAX_PLAYERS
    # Play and deal go counter-clockwise, to the right (TUS-3, TUS-13).
    direction = -1

    penalty_reasons = (
        "tuscan.reason_hand",
        "all.reason_count",
        "all.reason_shown",
        "all.reason_turn",
    )

    def check_kind(self, entry: "EntrySoFar") -> None:
        """Raise RuleError or InputError if `kind` is missing or cannot have won the hand."""
        winner, kind = entry["winner"], entry.get("kind")
        if kind is None:
            if winner is not None and self.house["hand_values"] == "ranked":
                raise RuleError("TUS-13", "tuscan.kind_needed")
            return
        if not isinstance(kind, str) or kind not in RANKED:
            raise InputError("kind", "tuscan.unknown_kind", kind=quoted(kind))
        if winner is None:
            raise RuleError("TUS-11", "tuscan.kind_of_nobody")
        if kind not in self.winning_kinds():
            label: Message = ("tuscan." + kind, {})
            rule = "TUS-6" if kind in ("dieci", "sette") else "TUS-4"
            raise RuleError(rule, "tuscan.wrong_kind", kind=label, n=self.hand_size())

    events = (
        EventType(
            "hand",
            PlayerField("winner", nobody="tuscan.drawn"),
            Field("kind", required=False),
            Check(check_kind),
            alternative=(BoolField("exhausted", required=False), HandsField("hands")),
            may_name_nobody=True,
        ),
    )
    steps = ("hand",)

    referee = (
        ("judge_tuscan", "judge.do_tuscan", "engine.games.tuscan.referee", "hand"),
        ("judge_showdown", "judge.do_showdown", "engine.games.tuscan.referee", "showdown"),
        ("judge_meld", "judge.do_meld", "engine.rummy.referee", "meld"),
        ("judge_number", "judge.do_number", "engine.rummy.referee", "wrong_number"),
    )

    @classmethod
    def rules_for(cls, house: "House") -> "MeldRules":
        """Return the rules of melds (TUS-1, TUS-6, TUS-12)."""
        return rules.TuscanRules(house)

    def hand_size(self) -> int:
        """Return the size of a hand, ten or seven cards (TUS-2, TUS-12)."""
        return rules.hand_size(len(self.in_play()), self.house)

    def winning_kinds(self) -> tuple[str, ...]:
        """Return the kinds with which a hand can be won."""
        return KINDS_OF_TEN if self.hand_size() == rules.TEN else KINDS_OF_SEVEN

    def coming(self) -> "Message":
        """Return the line that says what to do in a hand (TUS-2, TUS-4 to TUS-6)."""
        return "tuscan.coming_ten" if self.hand_size() == rules.TEN else "tuscan.coming_seven", {}

    def goal(self) -> "Message":
        if self.house["hands"] == 0:
            return "tuscan.goal_open", {}
        return "all.goal_to", {"n": self.house["hands"]}

    def progress(self, player: "Player") -> tuple[int, int] | None:
        """Return the points on the way to winning the match (TUS-13), or None without a target."""
        return (player.score, self.house["hands"]) if self.house["hands"] else None

    def deal(self) -> "Deal":
        """Return the plan of the deal: ten cards by fives, or seven one by one (TUS-2)."""
        order = self.following(self.dealer)
        size = self.hand_size()
        packets = [5, 5] if size == rules.TEN else [1] * size
        deck = self.faces.deck(self.house)
        return deal.even(self.dealer, order, size, packets, deck, direction="right")

    def tell(self, event: "Event", effect: "Effect") -> "Message":
        """Return the story of an event; of a hand it names what won it, if that was entered."""
        key, facts = super().tell(event, effect)
        if event["event"] == "hand" and not effect.winners:
            return "tuscan.tell_drawn", facts
        kind = effect.facts.get("kind")
        return (
            ("tuscan.tell_kind", dict(facts, kind=("tuscan." + kind, {}))) if kind else (key, facts)
        )

    # -- a hand ----------------------------------------------------------------------------

    def plan_hand(self, entry: "EntrySoFar") -> "Effect":
        """Score a hand (TUS-7 to TUS-11, TUS-13)."""
        reason = None
        if "hands" in entry:
            winner, kind, reason = self.decide(entry["hands"], entry["exhausted"])
        else:
            winner, kind = entry["winner"], entry.get("kind")
        effect = self.round_effect("hand")
        if winner is None:
            effect.note("TUS-11", "tuscan.did_draw")
            if reason:
                effect.note(reason.rule, "tuscan_hands.stock_out", **reason.facts)
            return effect
        worth = RANKED[str(kind)] if self.house["hand_values"] == "ranked" else 1
        effect.winners, effect.facts["kind"] = [winner], kind
        effect.changes[winner] = worth
        effect.sum(winner, (self.find(winner).score, worth), self.find(winner).score + worth)
        if kind is None:
            effect.note("TUS-13", "tuscan.did_win", name=winner)
        else:
            # As `rule_of` in hands.py, which is imported only when hands are shown.
            by_kind = {"points": "TUS-11", "dieci": "TUS-6", "sette": "TUS-6", "ramino": "TUS-5"}
            label: Message = ("tuscan.with_" + kind, {})
            effect.note(by_kind.get(kind, "TUS-4"), "tuscan.did_win_with", name=winner, kind=label)
        if reason and reason.how != "alone":
            key = "stock_out" if kind == "points" else reason.how
            effect.note(reason.rule, "tuscan_hands." + key, **reason.facts)
        return effect

    def decide(self, hands: "Hands", exhausted: bool) -> "tuple[str | None, str | None, Reason]":
        """Return (winner, kind, reason) of the hands shown in an event (TUS-7 to TUS-11).

        A hand may have a card too few, or one too many; the latter cannot win (ALL-7).
        """
        # Solvers: imported when hands are first shown.
        from . import decided
        from .hands import hides
        from .showdown import showdown

        size = self.hand_size()
        for name in hands:
            if abs(len(hands[name]) - size) > 1:
                raise InputError(
                    "hands." + name, "all.hand_size", name=name, n=len(hands[name]), size=size
                )
        found = showdown(hands, self.house, exhausted, size)
        winner, kind = found.winner, found.kind
        if winner is None and not exhausted:
            for name in self.names_in_play():
                if len(hands[name]) > size and hides(hands[name], self.house, size):
                    raise RuleError("ALL-7", "tuscan.discard_first", name=name)
            raise RuleError("TUS-6", "tuscan.nobody_has_it")
        return winner, kind, decided.decided_by(hands, self.house, kind, exhausted, size)

    def check_end(self, effect: "Effect") -> None:
        """End the match once a player has won the agreed number of hands (TUS-13)."""
        target = self.house["hands"]
        playing = self.in_play()
        if target and playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("TUS-13", "all.end_target", n=target)

    # -- questions -------------------------------------------------------------------------

    def ask_hand(self, old: "Event") -> "Questions":
        """Ask who won the hand and with what, or for the hands shown.

        Questions of the fields could not: one answer to who won is that the cards decide.
        """
        choices: list[tuple[str, Label]] = [(name, name) for name in self.names_in_play()]
        choices.append((NOBODY, ("tuscan.drawn", {})))
        choices.append((BY_CARDS, ("all.by_cards", {})))
        before = old.get("winner")
        if "hands" in old:
            before = BY_CARDS
        elif old.get("event") == "hand" and before is None:
            before = NOBODY
        winner = (yield pick("tuscan.ask_winner", choices, before)) or None
        if winner == BY_CARDS:
            exhausted = yield yes_no("judge.ask_exhausted", old.get("exhausted"))
            size = self.hand_size()
            deck = self.faces.deck(self.house)
            # A hand may have one card too few or too many (ALL-7).
            hands = yield from ask_hands(
                deck,
                self.following(self.dealer),
                "judge.ask_hand_of",
                size - 1,
                size + 1,
                old.get("hands"),
            )
            yield {"event": "hand", "hands": as_texts(deck, hands), "exhausted": exhausted}
            return
        event: Event = {"event": "hand", "winner": winner}
        if winner is not None:
            kinds: list[tuple[str, Label]] = [
                (kind, ("tuscan." + kind, {})) for kind in self.winning_kinds()
            ]
            if self.house["hand_values"] == "one":
                kinds.append((NOBODY, ("tuscan.kind_open", {})))
            before = old.get("kind") or (NOBODY if old.get("winner") else None)
            kind = yield pick("tuscan.ask_kind", kinds, before, name=winner)
            if kind:
                event["kind"] = kind
        yield event


GAME = Tuscan

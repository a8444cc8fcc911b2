"""Tuscan Rummy (TUS): ramino, dieci and sette with an Italian or a German deck."""

from engine.errors import InputError, RuleError
from engine.games.game import Game
from engine.games.tuscan import rules
from engine.play import deal
from engine.play.questions import BY_CARDS, NOBODY, pick, yes_no
from engine.rummy.counted_hands import as_texts, ask_hands, read_hands

KINDS_OF_TEN = ("gran_ramino", "ramino", "dieci", "points")
KINDS_OF_SEVEN = ("ramino", "sette", "points")
RANKED = {"gran_ramino": 3, "ramino": 2, "dieci": 1, "sette": 1, "points": 1}


class Tuscan(Game):
    """Two to four players (TUS-1 to TUS-13)."""

    name = "tuscan"
    title = ("all.title_tuscan", {})
    prefix = "TUS"
    section = "tus"
    deal_rule = "TUS-2"
    cut_rule = "TUS-13"
    actions_of_round = ("hand",)
    least = 2
    most = rules.MOST_PLAYERS
    # Play and deal go counter-clockwise, to the right (TUS-3, TUS-13).
    direction = -1

    reasons = ("tus.reason_hand", "all.reason_count", "all.reason_shown", "all.reason_turn")
    events = {"hand": (("winner",), ("kind",))}

    referee = (
        ("judge_tuscan", "judge.do_tuscan", "engine.games.tuscan.referee", "hand"),
        ("judge_showdown", "judge.do_showdown", "engine.games.tuscan.referee", "showdown"),
        ("judge_meld", "judge.do_meld", "engine.referee.rummy", "meld"),
    )

    @classmethod
    def options(cls):
        """Return the house rules of Tuscan, a tuple of Options."""
        return rules.options()

    @classmethod
    def cut_order(cls, house):
        """Return the ranks from low to high, as runs have them (TUS-1, TUS-12)."""
        return rules.run_order(house)

    @classmethod
    def card_order(cls, house):
        """Return the ranks from low to high, as runs have them (TUS-1, TUS-12)."""
        return rules.run_order(house)

    @classmethod
    def deck_for(cls, house):
        """Return the Italian deck of 40 or the German deck of 36 (TUS-1)."""
        return rules.deck_for(house)

    @classmethod
    def rules_for(cls, house):
        """Return what is a meld (TUS-1, TUS-6, TUS-12)."""
        return rules.TuscanRules(house)

    def check_form(self, event):
        """Raise InputError where an event is malformed; a hand has `winner` or `hands`."""
        if isinstance(event, dict) and event.get("event") == "hand" and "hands" in event:
            for field in event:
                if field not in ("event", "hands", "exhausted"):
                    raise InputError("events", "all.event_unknown_field", event="hand", field=field)
            return
        super().check_form(event)

    def hand_size(self):
        """Return the cards of a hand: ten for two with the Italian deck, else seven (TUS-2,
        TUS-12).
        """
        return rules.hand_size(len(self.in_play()), self.house)

    def kinds(self):
        """Return what a hand can be won with."""
        return KINDS_OF_TEN if self.hand_size() == rules.TEN else KINDS_OF_SEVEN

    def coming(self):
        """Return what a hand is about (TUS-2, TUS-4 to TUS-6)."""
        return "tus.coming_ten" if self.hand_size() == rules.TEN else "tus.coming_seven", {}

    def actions(self):
        """Return what can be entered now."""
        return ["hand", "void", "adjust", "dealer", "leave", "join", "stop"]

    def goal(self):
        """Return the line that says how far the match goes."""
        if self.house["hands"] == 0:
            return "tus.goal_open", {}
        return "all.goal_to", {"n": self.house["hands"]}

    def progress(self, player):
        """Return the points on the way to the match (TUS-13)."""
        return (player.score, self.house["hands"]) if self.house["hands"] else None

    def deal(self):
        """Return the plan of the deal: ten cards by fives, or seven one by one (TUS-2)."""
        order = self.following(self.dealer)
        size = self.hand_size()
        packets = [5, 5] if size == rules.TEN else [1] * size
        deck = self.deck_for(self.house)
        return deal.even(self.dealer, order, size, packets, "right", 0, deck)

    # -- a hand ----------------------------------------------------------------------------

    def plan_hand(self, event):
        """TUS-7 to TUS-11, TUS-13: who won the hand, and what it counts."""
        rule, how, facts = None, "alone", {}
        if "hands" in event:
            winner, kind, (rule, how, facts, _) = self.decide(event)
        else:
            winner, kind = event["winner"], event.get("kind")
            if winner is not None:
                self.active(winner)
            self.check_kind(winner, kind)
        effect = self.round_effect("hand")
        if winner is None:
            effect.note("TUS-11", "tus.did_draw")
            if rule:
                effect.note(rule, "tuscan_hands.stock_out", **facts)
            return effect
        worth = RANKED[kind] if self.house["hand_values"] == "ranked" else 1
        effect.changes[winner] = worth
        effect.sum(winner, (self.find(winner).score, worth), self.find(winner).score + worth)
        if kind is None:
            effect.note("TUS-13", "tus.did_win", name=winner)
        else:
            by_kind = {"points": "TUS-11", "dieci": "TUS-6", "sette": "TUS-6", "ramino": "TUS-5"}
            label = ("tus." + kind, {})
            effect.note(by_kind.get(kind, "TUS-4"), "tus.did_win_with", name=winner, kind=label)
        if how != "alone":
            effect.note(rule, "tuscan_hands." + ("stock_out" if kind == "points" else how), **facts)
        return effect

    def check_kind(self, winner, kind):
        """Raise where `kind` is missing or cannot be what the hand was won with."""
        if kind is None:
            if winner is not None and self.house["hand_values"] == "ranked":
                raise RuleError("TUS-13", "tus.kind_needed")
            return
        if not isinstance(kind, str) or kind not in RANKED:
            raise InputError("events", "tus.unknown_kind", kind=str(kind))
        if winner is None:
            raise RuleError("TUS-11", "tus.kind_of_nobody")
        if kind not in self.kinds():
            label = ("tus." + kind, {})
            rule = "TUS-6" if kind in ("dieci", "sette") else "TUS-4"
            raise RuleError(rule, "tus.wrong_kind", kind=label, n=self.hand_size())

    def decide(self, event):
        """Return (winner, kind, reason) of the hands that an event shows (TUS-7 to TUS-11).

        A hand may have a card too few, or one too many with which it cannot win (ALL-7). `reason`
        is what `decided_by` returns.
        """
        from engine.games.tuscan import decided
        from engine.games.tuscan import hands as tuscan_hands

        exhausted = event.get("exhausted", False)
        if exhausted is not True and exhausted is not False:
            raise InputError("events", "ask.not_a_flag", field="exhausted")
        hands = read_hands(self, event["hands"], self.names_in_play())
        size = self.hand_size()
        for name in hands:
            if abs(len(hands[name]) - size) > 1:
                raise InputError(
                    "events", "all.hand_size", name=name, n=len(hands[name]), size=size
                )
        winner, kind, _ = tuscan_hands.showdown(hands, self.house, exhausted, size)
        if winner is None and not exhausted:
            for name in self.names_in_play():
                if len(hands[name]) > size and tuscan_hands.hides(hands[name], self.house, size):
                    raise RuleError("ALL-7", "tus.discard_first", name=name)
            raise RuleError("TUS-6", "tus.nobody_has_it")
        return winner, kind, decided.decided_by(hands, self.house, kind, exhausted, size)

    def done_hand(self, event, effect):
        """The deal passes on, also after a drawn hand (TUS-11, TUS-13)."""
        self.rounds += 1
        self.pass_deal()

    def check_end(self, effect):
        """TUS-13: first to the number of hands agreed on wins the match."""
        target = self.house["hands"]
        playing = self.in_play()
        if target and playing and max([player.score for player in playing]) >= target:
            self.finish_by_standing("TUS-13", "all.end_target", n=target)

    # -- questions -------------------------------------------------------------------------

    def ask_hand(self, old):
        """Ask who won the hand, and with what, or for the hands that lie open."""
        choices = [(name, name) for name in self.names_in_play()]
        choices.append((NOBODY, ("tus.drawn", {})))
        choices.append((BY_CARDS, ("all.by_cards", {})))
        before = old.get("winner")
        if "hands" in old:
            before = BY_CARDS
        elif old.get("event") == "hand" and before is None:
            before = NOBODY
        winner = (yield pick("tus.ask_winner", choices, before)) or None
        if winner == BY_CARDS:
            exhausted = yield yes_no("judge.ask_exhausted", old.get("exhausted"))
            size = self.hand_size()
            deck = self.deck_for(self.house)
            # A hand may have a card too few or too many (ALL-7).
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
        event = {"event": "hand", "winner": winner}
        if winner is not None:
            kinds = [(kind, ("tus." + kind, {})) for kind in self.kinds()]
            if self.house["hand_values"] == "one":
                kinds.append((NOBODY, ("tus.kind_open", {})))
            before = old.get("kind") or (NOBODY if old.get("winner") else None)
            kind = yield pick("tus.ask_kind", kinds, before, name=winner)
            if kind:
                event["kind"] = kind
        yield event


GAME = Tuscan

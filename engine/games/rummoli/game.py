"""Rummoli (RML): chips on nine sections, a poker hand, and the stops phase.

A hand is several events: ante, widow, bets, poker, pay cards, and out or deadlock at its end.
Every chip is always somewhere (RML-16): events move chips, they make none.
"""

from engine.cards import STANDARD52
from engine.errors import InputError, RuleError
from engine.games.game import Game
from engine.games.rummoli.asks import RummoliAsks
from engine.games.rummoli.board import PRESETS, parse_board, parse_space, spaces
from engine.games.rummoli.hand import RummoliHand
from engine.play import deal
from engine.play.house import YES_NO, Option, Span

POKER = "poker"
RUMMOLI = "rummoli"


class Rummoli(RummoliHand, RummoliAsks, Game):
    """Two to eight players, one standard deck, a board of nine sections (RML-1 to RML-18)."""

    name = "rummoli"
    title = "Rummoli"
    prefix = "RML"
    section = "rml"
    deal_rule = "RML-5"
    cut_rule = "RML-1"
    board_screen = "rummoli.board"
    board_rule = "RML-17"
    least = 2
    most = 8
    feats = {"rml.did_poker": "pots", "rml.did_pay": "pots", "rml.did_out": "pots"}
    # `pots`: section -> chips; `issued`: all chips in the game; `phase`: "between" hands, in a
    # "hand", or "again": called off, the antes lie, nothing else has happened;
    # `moved`: holder -> chips moved in this hand since the ante, to be taken back by a void.
    state = ("sections", "pots", "issued", "phase", "moved", "widow", "poker_done", "leader")

    events = {
        "ante": ((), ()),
        "widow": (("how",), ("buyer", "price")),
        "bet": (("player", "chips"), ()),
        "poker": ((), ("winners", "hands")),
        "pay": (("player", "space"), ()),
        "out": (("player", "left"), ()),
        "deadlock": (("left",), ()),
        "rebuy": (("player", "chips"), ()),
        "finish": ((), ("winner", "hands")),
        "adjust": (("from", "to", "chips", "reason"), ()),
    }

    actions_of_round = (
        "ante",
        "widow",
        "bet",
        "poker",
        "pay",
        "out",
        "deadlock",
        "rebuy",
        "finish",
    )

    referee = (
        ("judge_five", "judge.do_five", "engine.games.rummoli.referee", "five"),
        ("judge_poker", "judge.do_showdown", "engine.games.rummoli.referee", "poker_showdown"),
    )

    def begin(self):
        """Deal out the chips (RML-2) on an empty board (RML-3)."""
        self.sections = (POKER, RUMMOLI) + tuple(spaces(self.house["board"]))
        self.pots = {}
        for section in self.sections:
            self.pots[section] = 0
        for player in self.players:
            player.score = self.house["chips_each"]
        self.issued = self.house["chips_each"] * len(self.players)
        self.phase = "between"
        self.clear_hand()

    def clear_hand(self):
        """Forget what has happened in this hand."""
        self.moved = {}
        self.widow = None
        self.poker_done = False
        self.leader = None

    @classmethod
    def options(cls):
        """Return the house rules of Rummoli, a tuple of Options."""
        return (
            Option("chips_each", 50, (Span(1, 9999),), "RML-2"),
            Option("board", "rummoli", PRESETS, "RML-3", parse_board, "rummoli.boardset"),
            Option("ante", 1, (Span(1, 99),), "RML-4"),
            Option("poker", "showdown", ("showdown", "betting"), "RML-7"),
            Option("wheel", "yes", YES_NO, "RML-8"),
            Option("short", "owes", ("owes", "all_in", "rebuy"), "RML-15"),
        )

    @classmethod
    def is_reserved(cls, name):
        """Tell whether a name is that of a section: a correction names players or sections
        (ALL-5).
        """
        return name in ("widow", POKER, RUMMOLI) or parse_space(name) == name

    @classmethod
    def deck_for(cls, house):
        """Return the standard deck (RML-1)."""
        return STANDARD52

    @classmethod
    def cut_order(cls, house):
        """Return the ranks from low to high: the ace is high (RML-1)."""
        return tuple(range(1, 13)) + (0,)

    # -- what the sheet shows --------------------------------------------------------------

    def coming(self):
        """Return what comes next in this phase of the hand (RML-4 to RML-13)."""
        if self.phase == "between":
            return "rml.coming_ante", {}
        if not self.poker_done:
            if self.widow is None:
                return "rml.coming_widow", {"name": self.dealer}
            return "rml.coming_" + self.house["poker"], {}
        return "rml.coming_stops", {"name": self.leader or ("rml.winner", {})}

    def actions(self):
        """Return what can be entered now, in the order in which a hand goes."""
        names = self.hand_actions()
        if self.phase == "between":
            names = ["ante"] + (["finish"] if self.rounds else [])
            if self.space_names():
                # A pay card that was forgotten is paid also after the hand (RML-18).
                names.append("pay")
        names = names + ["rebuy", "void", "adjust", "dealer"]
        if self.phase != "hand":
            names += ["leave", "join"]
        return names + ["stop"]

    def hand_actions(self):
        """Return what can come next within a hand."""
        names = []
        if not self.poker_done:
            if self.widow is None:
                names.append("widow")
            if self.house["poker"] == "betting":
                names.append("bet")
            names.append("poker")
        if self.space_names():
            names.append("pay")
        return names + ["out", "deadlock"]

    def likely(self):
        """Return how many of the first actions belong to the hand."""
        return 1 if self.phase == "between" else len(self.hand_actions())

    def space_names(self):
        """Return the pay spaces with chips on them."""
        return [section for section in self.sections[2:] if self.pots[section] > 0]

    def board(self):
        """Return the nine sections with their chips."""
        return [(section, section, self.pots[section]) for section in self.sections]

    def order(self):
        """Return the events of a hand in their order; bets only where there are any."""
        betting = self.house["poker"] == "betting"
        return [kind for kind in self.actions_of_round if betting or kind != "bet"]

    def leads(self):
        """Return who leads to the stops phase, once the poker is settled (RML-9)."""
        return self.leader if self.phase == "hand" and self.poker_done else None

    def starts(self):
        """Return who leads to the stops phase: before it nobody has a turn of their own."""
        return self.leads()

    def all_aids(self):
        """Return the stops phase, which comes before a pay card."""
        return [("stops_screen.do", "rummoli.stops", "pay")]

    def aids(self):
        """Return what can be followed card by card now: the stops phase, once the poker is
        settled.
        """
        if self.phase == "between" or (self.pots["poker"] and not self.poker_done):
            return []
        return [("stops_screen.do", "rummoli.stops")]

    def goal(self):
        """Return the line that says what wins."""
        return "rml.goal", {}

    def joining_score(self):
        """Return the chips of somebody who joins (ALL-3)."""
        return self.house["chips_each"]

    def deal(self):
        """Return the plan of the deal: the whole deck, the widow first (RML-5)."""
        return deal.whole_deck(self.dealer, self.following(self.dealer), STANDARD52)

    # -- chips -----------------------------------------------------------------------------

    def most_left(self):
        """Return the cards of the largest hand that is dealt: all 52, and the widow is one hand
        more (RML-5).
        """
        return -(-52 // (len(self.in_play()) + 1))

    def move_pots(self, effect):
        """Move chips on the board, and remember the hand's moves for a void (ALL-1)."""
        for section in effect.pots:
            self.pots[section] += effect.pots[section]
        if self.phase != "between" and effect.event not in ("void", "adjust", "rebuy", "join"):
            for moves in (effect.changes, effect.pots):
                for holder in moves:
                    self.moved[holder] = self.moved.get(holder, 0) + moves[holder]

    def chips_in_play(self):
        """Return the chips that players hold and that lie on the board; always `issued`
        (RML-16).
        """
        held = sum([player.score for player in self.players if not player.gone])
        return held + sum([self.pots[section] for section in self.sections])

    def pays(self, effect, name, chips):
        """Take up to `chips` from a player in `effect` and return how many that were (RML-15)."""
        has = self.find(name).score + effect.changes.get(name, 0)
        if chips > has and self.house["short"] == "rebuy":
            raise RuleError("RML-15", "rml.cannot_pay", name=name, n=chips, has=has)
        if chips > has and self.house["short"] == "all_in":
            chips = max(0, has)
        effect.add(name, -chips)
        return chips

    def note_debt(self, effect, name):
        """Say what debt an event would make (RML-15)."""
        left = self.find(name).score + effect.changes.get(name, 0)
        if left < 0:
            effect.note("RML-15", "rml.would_owe", name=name, n=-left)

    def take_pot(self, effect, section, winners):
        """Share a section evenly among `winners`; what does not divide stays (RML-8)."""
        share = self.pots[section] // len(winners)
        for name in winners:
            effect.add(name, share)
            effect.sum(name, (self.find(name).score, share), self.find(name).score + share)
        effect.add_pot(section, -share * len(winners))
        return share

    def check_between(self, rule):
        """Raise RuleError while a hand is being played."""
        if self.phase == "hand":
            raise RuleError(rule, "rml.in_a_hand")

    # -- what every game has, in chips -----------------------------------------------------

    def plan_void(self, event):
        """ALL-1: chips go back to where they were after the ante; the antes stay."""
        effect = super().plan_void(event)
        for holder in self.moved:
            if holder in self.pots:
                # Less than was moved lies there where a correction has taken some (ALL-5).
                if self.pots[holder] < self.moved[holder]:
                    raise RuleError("RML-16", "rml.pot_too_small", pot=holder, n=self.pots[holder])
                effect.add_pot(holder, -self.moved[holder])
            else:
                effect.add(holder, -self.moved[holder])
        return effect

    def done_void(self, event, effect):
        """The same dealer deals again, over the antes that lie there."""
        if self.phase != "between":
            self.phase = "again"
        self.clear_hand()

    def done_leave(self, event, effect):
        """ALL-2: who leaves takes the chips along; a debt is struck."""
        super().done_leave(event, effect)
        player = self.find(event["player"])
        self.issued -= player.score
        if player.score < 0:
            effect.note("ALL-2", "rml.did_strike", name=player.name, n=-player.score)

    def done_join(self, event, effect):
        """ALL-3: newly issued chips, or those that the player took along when leaving."""
        former = self.former(event["player"])
        super().done_join(event, effect)
        self.issued += former.score if former else self.joining_score()

    def returning_score(self, player):
        """Return the chips that the player took along (ALL-3); a debt was struck."""
        return max(0, player.score)

    def plan_adjust(self, event):
        """ALL-5: chips from one holder, a player or a section, to another."""
        source, target, chips = event["from"], event["to"], event["chips"]
        self.check_chips(chips)
        self.check_reason(event["reason"])
        if source == target:
            raise InputError("events", "rml.same_holder", name=str(source))
        effect = self.effect("adjust")
        for holder, amount in ((source, -chips), (target, chips)):
            if holder in self.sections:
                if self.pots[holder] + amount < 0:
                    raise RuleError("RML-16", "rml.pot_too_small", pot=holder, n=self.pots[holder])
                effect.add_pot(holder, amount)
            else:
                player = self.active(holder)
                if amount < 0 and player.score < chips and self.house["short"] != "owes":
                    raise RuleError(
                        "RML-15", "rml.cannot_pay", name=holder, n=chips, has=player.score
                    )
                effect.add(holder, amount)
        effect.note("ALL-5", "rml.did_adjust", name=source, to=target, reason=event["reason"])
        return effect


GAME = Rummoli

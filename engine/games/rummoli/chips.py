"""The chips of Rummoli: who holds them, what lies on the board, how they move (RML-15, RML-16)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_whole
from ...errors import InputError, RuleError
from ...game.game import Game
from ...texts import listed
from .board import POKER, RUMMOLI, RummoliBoard, laid_out, space_label, spaces
from .pots import evenly
from .setup import RummoliPayments, divided

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...types import Event, House
    from .pots import Pot

# The most chips that one event names.
MAX_CHIPS = 9999
# What bounds a number of chips.
CHIPS: "dict[str, Any]" = {"least": 1, "most": MAX_CHIPS, "text_invalid": "rummoli.bad_chips"}


def check_chips(chips: object, minimum: int = 1, field: str = "event") -> None:
    """Raise InputError if `chips` is not a number of chips."""
    if not is_whole(chips) or not minimum <= chips <= MAX_CHIPS:
        raise InputError(field, "rummoli.bad_chips", min=minimum, max=MAX_CHIPS)


class RummoliChips(Game):
    """The part of Rummoli that moves chips.

    `spaces` are the pay spaces of the board. `issued` is the number of chips in the game. `phase`
    is "between" hands, "hand", or "again": cancelled with the antes on the board and nothing else
    done. `moved` maps holders to the chips moved in this hand since the ante, which a void takes
    back. `widow` says what became of the widow, or None, and `buyer` who bought it; `leader` is who
    leads the stops phase, or None. `part` is the part of the hand that was reached (`PARTS` in
    `hand.py`), `passed` maps names to the chips paid for passing in it (RML-24).
    `stayed` are those who did not fold once the bets are in (RML-20), else None; `put` maps names
    to what each put in then, or is None where there is one pot for all; `odd_chips` says whether
    odd chips are dealt out, since there were bets. `usual_bet` is the last bet or raise of the
    game.
    """

    state = ("spaces", "board", "payments", "issued", "phase", "moved")
    state += ("widow", "buyer", "poker_done", "leader", "part")
    state += ("stayed", "put", "odd_chips", "usual_bet", "shown", "passed")

    board = RummoliBoard()
    payments: RummoliPayments = RummoliPayments()  # pyright: ignore[reportIncompatibleVariableOverride]
    spaces: tuple[str, ...]
    issued: int
    phase: str

    @classmethod
    def check_start(cls, names: "Sequence[str]", house: "House") -> None:
        """Raise InputError if the chips do not give each player one (RML-21)."""
        if not divided(house, len(names))[0]:
            facts = {"n": house["chips_total"], "min": len(names)}
            raise InputError("options", "rummoli.too_few_chips", **facts)

    def begin(self) -> None:
        """Give out the chips (RML-2, RML-21); the board is empty (RML-3)."""
        self.spaces = spaces(self.house["board"])
        self.board = laid_out(self.spaces)
        each = divided(self.house, len(self.players))[0]
        self.payments.each = each
        for player in self.players:
            player.score = each
        self.issued = each * len(self.players)
        self.phase = "between"
        self.usual_bet: int = self.house["ante"]
        self.clear_hand()

    def clear_hand(self) -> None:
        """Forget what happened in this hand."""
        self.moved: dict[str, int] = {}
        self.widow: str | None = None
        self.buyer: str | None = None
        self.poker_done = False
        self.leader: str | None = None
        self.part = 0
        self.stayed: list[str] | None = None
        self.put: dict[str, int] | None = None
        self.odd_chips = False
        # The cards that each player showed at the showdown, as texts.
        self.shown: dict[str, list[str]] = {}
        self.passed: dict[str, int] = {}

    def poker_is_due(self) -> bool:
        """Return whether the poker hand comes before the stops phase: its pot is to be won."""
        return not self.poker_done and self.board.pots[POKER] > 0

    # -- the board -------------------------------------------------------------------------

    def max_left(self) -> int:
        """Return the size of the largest hand dealt, with the widow as one hand (RML-5)."""
        return -(-STANDARD52.size // (len(self.in_play()) + 1))

    def carry_out(self, event: "Event", effect: "Effect") -> None:
        if self.phase != "between" and effect.event not in ("void", "adjust", "rebuy", "join"):
            # A void takes back what the hand has moved (ALL-1).
            for moves in (effect.changes, effect.pots):
                for holder in [name for name in moves if moves[name]]:
                    self.moved[holder] = self.moved.get(holder, 0) + moves[holder]
        super().carry_out(event, effect)

    # -- payments --------------------------------------------------------------------------

    def pays(self, effect: "Effect", name: str, chips: int) -> int:
        """Take up to `chips` from a player in `effect`; return how many were taken (RML-15)."""
        has = self.find(name).score + effect.changes.get(name, 0)
        if chips > has and self.house["short"] == "rebuy":
            raise RuleError("RML-15", "rummoli.cannot_pay", name=name, n=chips, has=has)
        if chips > has and self.house["short"] == "all_in":
            chips = max(0, has)
        effect.add(name, -chips)
        return chips

    def note_debt(self, effect: "Effect", name: str) -> None:
        """Add a note on the debt that an event would make (RML-15)."""
        left = self.find(name).score + effect.changes.get(name, 0)
        if left < 0:
            effect.note("RML-15", "rummoli.would_owe", name=name, n=-left)

    def pot_too_small(self, section: str) -> RuleError:
        """Return the error that a section has fewer chips than would be taken (RML-16)."""
        facts = {"pot": space_label(section), "n": self.board.pots[section]}
        return RuleError("RML-16", "rummoli.pot_too_small", **facts)

    def take_pot(self, effect: "Effect", section: str, winners: list[str]) -> int:
        """Divide a section equally among `winners`; a remainder stays (RML-8). Return the share."""
        share = self.board.pots[section] // len(winners)
        for name in winners:
            effect.add(name, share)
            effect.sum(name, (self.find(name).score, share), self.find(name).score + share)
            if share:
                effect.feat(name, "pots")
        effect.add_pot(section, -share * len(winners))
        return share

    def take_pots(self, effect: "Effect", pots: "list[Pot]", winners: "list[list[str]]") -> None:
        """Give each of the `pots` in the Poker Pot to its `winners`.

        A remainder stays (RML-8); where there were bets, odd chips go one each from the dealer's
        left on (RML-20).
        """
        terms: dict[str, list[int]] = {}
        for at in range(len(pots)):
            chips, names = pots[at]
            chips -= 0 if self.odd_chips else chips % len(winners[at])
            order = [name for name in self.following(self.dealer) if name in winners[at]]
            for name, share in evenly(chips, order):
                terms.setdefault(name, [self.find(name).score]).append(share)
                effect.add(name, share)
                key = "did_poker" if len(pots) == 1 else "did_side" if at else "did_main"
                facts: dict[str, Any] = {"name": name, "n": share}
                if at:
                    # No text is looked up without need: on a stock board that takes 15 KB.
                    facts["names"] = listed(names)
                effect.note("RML-20" if self.odd_chips else "RML-8", "rummoli." + key, **facts)
            effect.add_pot(POKER, -chips)
        for name in self.names_in_play():
            if name in terms:
                effect.sum(name, terms[name], sum(terms[name]))
                if any(terms[name][1:]):
                    effect.feat(name, "pots")

    def fine(self, name: str | None) -> "Event":
        """Return the event of a fine: one chip from `name` onto Rummoli (RML-18)."""
        return {"event": "adjust", "from": name, "to": RUMMOLI, "chips": 1, "reason": "RML-18"}

    # -- RML-15: new chips ------------------------------------------------------------------

    def plan_rebuy(self, entry: "EntrySoFar") -> "Effect":
        """Issue new chips to a player (RML-15)."""
        name, chips = entry["player"], entry["chips"]
        effect = self.effect("rebuy", {name: chips})
        effect.note("RML-15", "rummoli.did_rebuy", name=name, n=chips)
        return effect

    def done_rebuy(self, event: "Event", effect: "Effect") -> None:
        """Add the chips to those issued (RML-16)."""
        self.issued += event["chips"]
        self.payments.buys(event["player"], event["chips"])

    # -- what every game has, in chips -----------------------------------------------------

"""The events of a hand of Rummoli, from the ante to going out (RML-4 to RML-19).

Those of its poker hand are in `poker_events.py`.
"""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_list
from ...errors import InputError, RuleError
from ...texts import quoted
from .board import POKER, RUMMOLI, needs, parse_space
from .chips import RummoliChips

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...types import Event


# The parts of a hand, by number: 0 is the ante, and what is not listed here is of no part (RML-19).
PARTS = {"widow": 1, "hearts": 2, "bet": 3, "bets": 3, "poker": 3}
_STOPS = 4
PARTS.update(dict.fromkeys(("pay", "pass", "out", "deadlock"), _STOPS))
# What is said of an event that comes too late, by its part; those of the poker hand have one.
_LATE = {1: "rummoli.widow_late", 2: "rummoli.hearts_late", 3: "rummoli.poker_late"}


def _can_hold(names: list[str], ways: "Sequence[tuple[int, ...]]", holders: dict[int, str]) -> bool:
    """Return whether each of `names` can hold another of `ways`, where `holders` have their cards.

    >>> _can_hold(["Ann", "Bo"], ((7, 8, 9), (20, 21, 22)), {9: "Ann"})
    True
    >>> _can_hold(["Bo"], ((7, 8, 9),), {9: "Ann"})
    False
    """
    for way in ways if names else ():
        if all([holders.get(card, names[0]) == names[0] for card in way]) and _can_hold(
            names[1:], [other for other in ways if other != way], holders
        ):
            return True
    return not names


class RummoliHand(RummoliChips):
    """The part of Rummoli that plays a hand, but for its poker hand."""

    def check_part(self, kind: str) -> None:
        """Raise RuleError if an event of this kind is of another part of the hand (RML-19)."""
        part = PARTS.get(kind)
        if kind == "finish":
            if self.phase == "hand":
                raise RuleError("RML-19", "rummoli.in_a_hand")
        elif kind == "ante":
            if self.phase == "again":
                raise RuleError("RML-19", "rummoli.antes_stay")
        elif self.phase != "between" and part is not None:
            if part == _STOPS and self.poker_is_due():
                raise RuleError("RML-19", "rummoli.poker_first", n=self.board.pots[POKER])
            if part < self.part and not self.poker_done:
                raise RuleError("RML-19", _LATE[part])

    def reach(self, event: "Event") -> None:
        """Note the part of the hand that an event belongs to."""
        self.part = max(self.part, PARTS[event["event"]])

    def in_stops(self) -> bool:
        """Return whether something of the stops phase was entered in this hand: a pay card."""
        return self.part == _STOPS

    def check_in_hand(self, rule: str) -> None:
        """Raise RuleError if no hand is in progress: a hand starts with the ante (RML-4)."""
        if self.phase == "between":
            raise RuleError(rule, "rummoli.no_hand")

    # -- RML-4: the ante -------------------------------------------------------------------

    def plan_ante(self, entry: "EntrySoFar") -> "Effect":
        """Let every player put the ante on each of the nine sections, the dealer's too (RML-4)."""
        if self.phase == "hand":
            raise RuleError("RML-4", "rummoli.ante_lies")
        ante = self.house["ante"]
        double = self.house["dealer_ante"] == "double"
        effect = self.effect("ante")
        effect.number = self.rounds + 1
        sections = self.board.sections
        chips = dict.fromkeys(sections, 0)
        for name in self.names_in_play():
            each = 2 * ante if double and name == self.dealer else ante
            paid = self.pays(effect, name, each * len(sections))
            # A short ante fills the sections in order (RML-15).
            for section in sections:
                chips[section] += min(each, paid)
                paid -= min(each, paid)
        for section in sections:
            effect.add_pot(section, chips[section])
        effect.note("RML-4", "rummoli.did_ante", n=ante)
        if double:
            effect.note("RML-4", "rummoli.did_double", name=self.dealer, n=2 * ante)
        return effect

    def done_ante(self, event: "Event", effect: "Effect") -> None:
        """Start the hand; cancelling it does not undo what moved before it began."""
        self.clear_hand()
        self.phase = "hand"

    # -- RML-6: the widow ------------------------------------------------------------------

    def check_widow(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if there is no widow any more (RML-6)."""
        self.check_in_hand("RML-6")
        if self.poker_done or self.widow is not None:
            raise RuleError("RML-6", "rummoli.widow_gone")

    def check_sale(self, entry: "EntrySoFar") -> None:
        """Raise InputError unless buyer and price are there, and only where the widow was sold."""
        event = entry.event
        sold = event["how"] == "sold"
        for field in ("buyer", "price"):
            if (field in event) != sold:
                key = "rummoli.widow_lacks" if sold else "rummoli.widow_has"
                raise InputError(field, key, field=field)

    def plan_widow(self, entry: "EntrySoFar") -> "Effect":
        """Let the dealer keep the hand, swap it for the widow, or sell the widow (RML-6)."""
        how = entry["how"]
        effect = self.effect("widow")
        effect.number = self.rounds + 1
        if how == "sold":
            buyer, price = entry["buyer"], entry["price"]
            if buyer == self.dealer:
                raise RuleError("RML-6", "rummoli.dealer_buys", name=buyer)
            paid = self.pays(effect, buyer, price)
            effect.add(self.dealer, paid)
            effect.note("RML-6", "rummoli.did_sell", name=buyer, dealer=self.dealer, n=paid)
            self.note_debt(effect, buyer)
        else:
            effect.note("RML-6", "rummoli.did_" + how, name=self.dealer)
        if how != "kept" and self.house["widow_for"] == "no_pay_card":
            name = entry["buyer"] if how == "sold" else self.dealer
            effect.note("RML-6", "rummoli.no_pay_card", name=name)
        return effect

    def done_widow(self, event: "Event", effect: "Effect") -> None:
        """Record what became of the widow."""
        self.phase = "hand"
        self.reach(event)
        self.widow = event["how"]
        self.buyer = event.get("buyer")

    # -- RML-25: the pay cards held --------------------------------------------------------

    def check_hearts(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if no pay cards held are collected now (RML-25)."""
        self.check_in_hand("RML-25")
        if self.house["collect"] != "held":
            raise RuleError("RML-25", "rummoli.not_held")
        if self.poker_done:
            raise RuleError("RML-19", "rummoli.hearts_late")
        if self.part == PARTS["hearts"]:
            raise RuleError("RML-25", "rummoli.hearts_done")

    def read_claims(self, entry: "EntrySoFar") -> "list[tuple[str, str]]":
        """Return the (name, space) pairs of pay cards held; raise RuleError or InputError."""
        given = entry.value
        if not is_list(given):
            raise InputError("collects", "ask.not_a_list", field="collects")
        claims: list[tuple[str, str]] = []
        # {card: who has it} of the cards that the claims name.
        holders: dict[int, str] = {}
        for claim in given:
            if not is_list(claim) or len(claim) != 2:
                raise InputError("event", "rummoli.bad_claim")
            name, space = self.active(claim[0]).name, self.read_space(claim[1], "RML-25")
            if (name, space) in claims:
                raise InputError("event", "rummoli.winner_twice", name=name)
            claims.append((name, space))
            ways = needs(space)
            if len([other for _, other in claims if other == space]) > len(ways):
                raise RuleError("RML-25", "rummoli.too_many_hold", space=space)
            for card in ways[0] if len(ways) == 1 else ():
                if holders.get(card, name) != name:
                    word = STANDARD52.text(card)
                    raise RuleError("RML-25", "rummoli.two_hold", card=word, name=holders[card])
                holders[card] = name
        for space in self.spaces:
            names = [name for name, claimed in claims if claimed == space]
            if not _can_hold(names, needs(space), holders):
                raise RuleError("RML-25", "rummoli.too_many_hold", space=space)
        return claims

    def plan_hearts(self, entry: "EntrySoFar") -> "Effect":
        """Give the chips on the pay spaces to those who hold their cards (RML-25)."""
        claims: list[tuple[str, str]] = entry["collects"]
        effect = self.effect("hearts")
        effect.number = self.rounds + 1
        for space in self.spaces:
            names = [name for name, claimed in claims if claimed == space]
            share = self.take_pot(effect, space, names) if names else 0
            for name in names:
                effect.note("RML-25", "rummoli.did_pay", name=name, space=space, n=share)
        if not claims:
            effect.note("RML-25", "rummoli.did_no_hearts")
        return effect

    def done_hearts(self, event: "Event", effect: "Effect") -> None:
        """Go on with the poker hand."""
        self.phase = "hand"
        self.reach(event)

    # -- RML-12: pay cards -----------------------------------------------------------------

    def held_only(self) -> bool:
        """Return whether pay cards collect before the poker hand, and not later (RML-12)."""
        return self.house["collect"] == "held" and self.house["unclaimed"] == "stays"

    def check_pay(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if a pay card cannot be claimed any more (RML-12)."""
        if self.held_only():
            raise RuleError("RML-12", "rummoli.held_only")
        if self.house["unclaimed"] == "stays" and self.phase == "between":
            raise RuleError("RML-12", "rummoli.too_late")

    def read_space(self, given: "Any", rule: str = "RML-12") -> str:
        """Return a pay space with chips on it, in any spelling; raise RuleError or InputError."""
        sections = self.board.sections
        space = given if given in sections else parse_space(given)
        if space not in self.spaces:
            if space in sections:
                raise RuleError(rule, "rummoli.no_pay_space", pot=("rummoli.pot_" + space, {}))
            raise InputError("event", "rummoli.unknown_space", space=quoted(given))
        if self.board.pots[space] == 0:
            raise RuleError(rule, "rummoli.pot_empty", pot=space)
        return space

    def plan_pay(self, entry: "EntrySoFar") -> "Effect":
        """Give the chips on a pay space to the player of its pay card (RML-12)."""
        name, space = entry["player"], entry["space"]
        effect = self.effect("pay")
        effect.number = self.rounds + (0 if self.phase == "between" else 1)
        share = self.take_pot(effect, space, [name])
        effect.note("RML-12", "rummoli.did_pay", name=name, space=space, n=share)
        return effect

    def done_pay(self, event: "Event", effect: "Effect") -> None:
        """Continue the hand; a pay card may also be paid after it (RML-18)."""
        if self.phase != "between":
            self.phase = "hand"
            self.reach(event)

    def showed(self, card: int) -> str | None:
        """Return who has shown `card` in this hand, or None if nobody has."""
        word = STANDARD52.text(card)
        for name in self.names_in_play():
            if word in STANDARD52.texts(STANDARD52.read_all(self.shown.get(name, []))):
                return name
        return None

    def collector(self) -> "tuple[str, str] | None":
        """Return (name, space) of a space with chips whose cards a player has shown, or None."""
        for space in self.board.payable():
            for way in needs(space):
                names = [self.showed(card) for card in way]
                if names[0] is not None and names.count(names[0]) == len(names):
                    return names[0], space
        return None

    # -- RML-24: who has to pass -----------------------------------------------------------

    def check_pass(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if nobody pays for passing now (RML-24)."""
        self.check_in_hand("RML-24")
        if self.house["pass_chip"] == "no":
            raise RuleError("RML-24", "rummoli.no_pass_chip")

    def plan_pass(self, entry: "EntrySoFar") -> "Effect":
        """Put the chips of those who had to pass on Rummoli (RML-24)."""
        effect = self.effect("pass")
        effect.number = self.rounds + 1
        total = 0
        for name in self.names_in_play():
            total += self.pays(effect, name, entry["chips"][name])
        effect.add_pot(RUMMOLI, total)
        effect.note("RML-24", "rummoli.did_pass", n=total)
        return effect

    def done_pass(self, event: "Event", effect: "Effect") -> None:
        """Note who has paid for how many passes in this hand, and go on."""
        self.phase = "hand"
        self.reach(event)
        for name in event["chips"]:
            self.passed[name] = self.passed.get(name, 0) + event["chips"][name]

    # -- RML-11, RML-13: the end of a hand -------------------------------------------------

    def plan_out(self, entry: "EntrySoFar") -> "Effect":
        """Pay the first player out of cards: Rummoli, and a chip for each card left (RML-13)."""
        winner, left = entry["player"], entry["left"]
        effect = self.effect("out")
        effect.number = self.rounds + 1
        terms = [self.board.pots[RUMMOLI]]
        effect.add_pot(RUMMOLI, -self.board.pots[RUMMOLI])
        for name in [name for name in self.names_in_play() if name != winner]:
            paid = self.pays(effect, name, left[name])
            terms.append(paid)
        effect.add(winner, sum(terms))
        effect.sum(winner, terms, sum(terms))
        effect.feat(winner, "pots")
        effect.note("RML-13", "rummoli.did_out", name=winner)
        return effect

    def done_out(self, event: "Event", effect: "Effect") -> None:
        """End the hand and pass the deal to the left (RML-14)."""
        self.rounds += 1
        self.phase = "between"
        self.clear_hand()
        self.pass_deal()

    def plan_deadlock(self, entry: "EntrySoFar") -> "Effect":
        """Put a chip on Rummoli for each remaining card; no one can change the colour (RML-11)."""
        left = entry["left"]
        effect = self.effect("deadlock")
        effect.number = self.rounds + 1
        for name in self.names_in_play():
            effect.add_pot(RUMMOLI, self.pays(effect, name, left[name]))
        effect.note("RML-11", "rummoli.did_deadlock", n=effect.pots[RUMMOLI])
        return effect

    def done_deadlock(self, event: "Event", effect: "Effect") -> None:
        """End the hand, as when a player goes out."""
        self.done_out(event, effect)

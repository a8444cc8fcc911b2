"""The events of a hand of Rummoli, from the ante to going out (RML-4 to RML-19)."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING, is_list, is_object, is_whole
from ...errors import InputError, RuleError
from ...game.declared import require_names
from ...texts import listed, quoted
from .betting import MOVES, WITH_CHIPS, Betting
from .board import POKER, RUMMOLI, needs, parse_space
from .chips import RummoliChips, check_chips
from .pots import named_takers, split, takers, unanswered

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...types import Event, Note
    from .pots import Pot


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
    """The part of Rummoli that plays a hand."""

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

    # -- RML-7, RML-8: poker ---------------------------------------------------------------

    def poker_order(self) -> list[str]:
        """Return who bets or shows in turn: from the dealer's left, or from the dealer (RML-7)."""
        order = self.following(self.dealer)
        return order[-1:] + order[:-1] if self.house["first_bet"] == "dealer" else order

    def check_betting(self, rule: str) -> None:
        """Raise RuleError if no bet can be entered now; `rule` is the one named outside a hand."""
        self.check_in_hand(rule)
        if self.house["poker"] != "betting":
            raise RuleError("RML-7", "rummoli.no_betting")
        if self.poker_done:
            raise RuleError("RML-7", "rummoli.poker_done")
        if self.stayed is not None:
            raise RuleError("RML-20", "rummoli.bets_in")

    def plan_bet(self, entry: "EntrySoFar") -> "Effect":
        """Put a bet into the Poker Pot (RML-7, method 2).

        It is one player's, in sum, where the turns are not known; `bets` holds all of them.
        """
        name = entry["player"]
        effect = self.effect("bet")
        effect.number = self.rounds + 1
        paid = self.pays(effect, name, entry["chips"])
        if paid == 0:
            raise RuleError("RML-15", "rummoli.no_chips", name=name)
        effect.add_pot(POKER, paid)
        effect.note("RML-7", "rummoli.did_bet", name=name, n=paid)
        self.note_debt(effect, name)
        return effect

    def done_bet(self, event: "Event", effect: "Effect") -> None:
        """Let the bets begin: the chips have moved."""
        self.phase = "hand"
        self.reach(event)
        self.odd_chips = self.house["side_pots"] == "yes"

    # -- RML-20: the bets in turn ----------------------------------------------------------

    def betting(self) -> Betting:
        """Return the bets of this hand before the first one (RML-20)."""
        has: dict[str, int] = {}
        for name in self.names_in_play():
            has[name] = max(0, self.find(name).score)
        return Betting(self.poker_order(), has)

    def showing(self) -> list[str]:
        """Return who may win the poker hand, in turn: nobody who folded (RML-20)."""
        order = self.poker_order()
        return order if self.stayed is None else [name for name in order if name in self.stayed]

    def plan_bets(self, entry: "EntrySoFar") -> "Effect":
        """Put the bets of a hand into the Poker Pot: move by move, or as sums (RML-20)."""
        betting = self.betting()
        if "chips" in entry:
            self.read_sums(betting, entry["chips"], entry.get("folded", []))
        elif "folded" in entry:
            raise InputError("folded", "rummoli.folds_in_moves")
        else:
            self.read_moves(betting, entry["moves"])
        effect = self.effect("bets")
        effect.number = self.rounds + 1
        staying = betting.staying()
        apart = "moves" in entry and self.house["side_pots"] == "yes"
        back = unanswered(betting.put) if apart else None
        if back:
            betting.put[back[0]] -= back[1]
        total = 0
        for name in betting.order:
            effect.add(name, -betting.put[name])
            total += betting.put[name]
        effect.add_pot(POKER, total)
        effect.facts["stayed"] = staying
        effect.facts["size"] = betting.size
        effect.facts["high"] = betting.high
        effect.facts["put"] = betting.put if apart else None
        effect.note("RML-20", "rummoli.did_bets", n=total, pot=self.board.pots[POKER] + total)
        if back:
            effect.note("RML-20", "rummoli.did_back", name=back[0], n=back[1])
        if betting.folded:
            effect.note("RML-20", "rummoli.did_fold", names=listed(betting.folded))
        if len(staying) == 1:
            effect.note("RML-20", "rummoli.did_stay", name=staying[0])
        elif apart:
            self.note_pots(effect, betting)
        else:
            self.note_one_pot(effect, betting)
        return effect

    def note_pots(self, effect: "Effect", betting: Betting) -> None:
        """Remark who is all in, and each pot with those who are in it, if there are several."""
        for name in betting.staying():
            if betting.put[name] and betting.left(name) == 0:
                effect.note("RML-20", "rummoli.did_all_in", name=name, n=betting.put[name])
        pots = split(betting.put, betting.staying(), self.board.pots[POKER])
        for at in range(len(pots) if len(pots) > 1 else 0):
            key = "rummoli.side_pot" if at else "rummoli.main_pot"
            effect.note("RML-20", key, n=pots[at][0], names=listed(pots[at][1]))

    def note_one_pot(self, effect: "Effect", betting: Betting) -> None:
        """Remark who is all in where there is one pot for all: by the house, or by its sum."""
        short = "_one_pot" if self.house["side_pots"] == "no" else "_in_sum"
        for name in betting.staying():
            if betting.left(name) == 0:
                key = "rummoli.did_all_in" + (short if betting.to_call(name) > 0 else "")
                effect.note("RML-20", key, name=name, n=betting.put[name])

    def read_moves(self, betting: Betting, moves: object) -> None:
        """Make the `moves` of an event; raise RuleError or InputError for the first wrong one."""
        if not is_list(moves):
            raise InputError("moves", "ask.not_a_list", field="moves")
        for entry in moves:
            if not is_list(entry) or not 2 <= len(entry) <= 3 or entry[1] not in MOVES:
                raise InputError("moves", "rummoli.bad_move")
            name, move = self.active(entry[0]).name, entry[1]
            if (len(entry) == 3) != (move in WITH_CHIPS):
                raise InputError("moves", "rummoli.bad_move")
            if move in WITH_CHIPS:
                check_chips(entry[2], field="moves")
            betting.play(name, move, entry[2] if move in WITH_CHIPS else 0)
        if betting.turn is not None:
            raise RuleError("RML-20", "rummoli.bets_open", name=betting.turn)

    def read_sums(self, betting: Betting, chips: object, folded: object) -> None:
        """Put in what each player put in all in all; who stayed has put in the same (RML-20)."""
        if not is_list(folded):
            raise InputError("folded", "ask.not_a_list", field="folded")
        for name in folded:
            if self.active(name).name in betting.folded:
                raise InputError("folded", "rummoli.winner_twice", name=name)
            betting.folded.append(name)
        given = require_names(self, chips, self.names_in_play(), "chips")
        for name in betting.order:
            check_chips(given[name], 0, "chips." + name)
            if given[name] > betting.has[name]:
                raise RuleError("RML-20", "rummoli.too_high", name=name, n=betting.has[name])
            betting.put[name] = given[name]
        staying = betting.staying()
        if not staying:
            raise RuleError("RML-20", "rummoli.nobody_in")
        betting.high = max([betting.put[name] for name in staying])
        for name in betting.order:
            lacks = betting.to_call(name)
            if lacks < 0 or (lacks and betting.left(name) and name in staying):
                raise RuleError("RML-20", "rummoli.uneven", name=name, n=betting.high)

    def done_bets(self, event: "Event", effect: "Effect") -> None:
        """Remember who is still in, and what they bet: it is offered next time."""
        self.phase = "hand"
        self.reach(event)
        self.stayed = effect.facts["stayed"]
        self.put = effect.facts["put"]
        if effect.facts["high"]:
            self.odd_chips = self.house["side_pots"] == "yes"
        self.usual_bet = effect.facts["size"] or self.usual_bet

    def check_poker(self, entry: "EntrySoFar") -> None:
        """Raise RuleError if no poker hand is played now (RML-7)."""
        self.check_in_hand("RML-7")
        if self.poker_done:
            raise RuleError("RML-7", "rummoli.poker_done")

    def poker_pots(self) -> "list[Pot]":
        """Return the pots of the poker hand (RML-20): one, unless bets were put in one by one."""
        pot, showing = self.board.pots[POKER], self.showing()
        put = self.put
        if put is None:
            return [(pot, showing)]
        pots = split(put, showing, pot - sum([put[name] for name in put]))
        return pots or [(pot, showing)]

    def plan_poker(self, entry: "EntrySoFar") -> "Effect":
        """Give each pot to its best hand, or divide it among tied hands (RML-7, RML-8, RML-20)."""
        if self.board.pots[POKER] == 0:
            raise RuleError("RML-7", "rummoli.pot_empty", pot=("rummoli.pot_poker", {}))
        pots = self.poker_pots()
        winners, shown = self.poker_winners(entry, pots)
        effect = self.effect("poker")
        effect.number = self.rounds + 1
        self.take_pots(effect, pots, winners)
        for rule, key, facts in shown:
            effect.note(rule, key, **facts)
        effect.facts["leader"] = self.first_leader(winners[0])
        effect.note("RML-9", "rummoli.leads", name=effect.facts["leader"])
        return effect

    def poker_winners(
        self, entry: "EntrySoFar", pots: "list[Pot]"
    ) -> "tuple[list[list[str]], list[Note]]":
        """Return (winners of each pot, notes on the hands)."""
        if "hands" in entry:
            return self.best_hands(entry["hands"], pots)
        given = entry["pots"] if "pots" in entry else [(name, 0) for name in entry["winners"]]
        return named_takers(pots, given), []

    def best_hands(self, hands: "Any", pots: "list[Pot]") -> "tuple[list[list[str]], list[Note]]":
        """Return (winners of each pot, notes) by the hands that are shown."""
        self.check_stayed(hands)
        if self.stayed is not None:
            # All of them show their hands.
            require_names(self, hands, self.stayed, "hands")
        # A solver: imported when hands are first shown.
        from .showdown import best_of_hands

        notes: list[Note] = []

        def best(at: int, names: list[str]) -> list[str]:
            there = hands
            if at:
                there = {name: hands[name] for name in names}
            names, why = best_of_hands(self, there, 52, "RML-8")
            notes.extend(why)
            return names

        return takers(pots, best), notes

    def read_pots(self, entry: "EntrySoFar") -> "list[tuple[str, int]]":
        """Return who takes which pot as (name, place); raise RuleError or InputError (RML-20)."""
        given = entry.value
        if not is_list(given) or not given:
            raise InputError("pots", "rummoli.no_winners")
        most = len(self.poker_pots()) - 1
        found: list[tuple[str, int]] = []
        for one in given:
            if not is_list(one) or len(one) != 2 or not is_whole(one[1]):
                raise InputError("pots", "rummoli.bad_pot")
            name, place = self.active(one[0]).name, one[1]
            if not 0 <= place <= most:
                raise InputError("pots", "rummoli.no_such_pot", n=place, max=most)
            if (name, place) in found:
                raise InputError("pots", "rummoli.winner_twice", name=name)
            self.check_stayed([name])
            found.append((name, place))
        return found

    def read_winners(self, entry: "EntrySoFar") -> list[str]:
        """Return the winners of the poker hand in seat order; raise RuleError or InputError."""
        names = entry.value
        if not is_list(names) or not names:
            raise InputError("event", "rummoli.no_winners")
        for name in names:
            self.active(name)
            if names.count(name) > 1:
                raise InputError("event", "rummoli.winner_twice", name=name)
        self.check_stayed(names)
        return [name for name in self.names_in_play() if name in names]

    def check_stayed(self, names: object) -> None:
        """Raise RuleError if one of `names` folded: they cannot win the pot (RML-20)."""
        if self.stayed is None or not (is_list(names) or is_object(names)):
            return
        for name in names:
            if name not in self.stayed and name in self.names_in_play():
                raise RuleError("RML-20", "rummoli.folded_hand", name=name)

    def first_leader(self, winners: list[str]) -> str:
        """Return who leads first in the stops phase, by the house (RML-9)."""
        if self.house["first_lead"] == "dealer":
            return self.dealer
        if self.house["first_lead"] == "left":
            return self.following(self.dealer)[0]
        return self.nearest(winners)

    def nearest(self, names: list[str]) -> str:
        """Return the one of `names` nearest to the dealer's left."""
        for name in self.following(self.dealer):
            if name in names:
                return name
        return names[0]

    def done_poker(self, event: "Event", effect: "Effect") -> None:
        """Let the winner, or whom the house says, lead the stops phase (RML-9)."""
        self.phase = "hand"
        self.reach(event)
        self.poker_done = True
        self.leader = effect.facts["leader"]
        self.shown = dict(event.get("hands") or {})

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

"""The events of Rummoli's poker hand: bets, pots, and who wins them (RML-7, RML-8, RML-20)."""

from ...compat import TYPE_CHECKING, is_list, is_object, is_whole
from ...errors import InputError, RuleError
from ...game.declared import require_names
from ...texts import listed
from .betting import MOVES, WITH_CHIPS, Betting
from .board import POKER
from .chips import check_chips
from .hand import RummoliHand
from .pots import named_takers, split, takers, unanswered

if TYPE_CHECKING:
    from typing import Any

    from ...game.declared import EntrySoFar
    from ...game.effect import Effect
    from ...types import Event, Note
    from .pots import Pot


class RummoliPoker(RummoliHand):
    """The part of Rummoli that plays the poker hand."""

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

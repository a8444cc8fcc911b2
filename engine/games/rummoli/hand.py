"""The events of a hand of Rummoli, from the ante to going out (RML-4 to RML-17)."""

from engine.compat import TYPE_CHECKING, is_list, is_whole
from engine.errors import InputError, RuleError
from engine.games.rummoli.board import POKER, RUMMOLI, parse_space
from engine.games.rummoli.chips import MOST_CHIPS, RummoliChips
from engine.rummy.counted_hands import check_covers, one_of, read_numbers

if TYPE_CHECKING:
    from engine.play.effect import Effect
    from engine.types import Event, Note


class RummoliHand(RummoliChips):
    """The part of Rummoli that plays a hand."""

    # -- checks ----------------------------------------------------------------------------

    def check_chips(self, chips: object, least: int = 1) -> None:
        """Raise InputError if `chips` is not a number of chips."""
        if not is_whole(chips) or not least <= chips <= MOST_CHIPS:
            raise InputError("events", "rml.bad_chips", least=least, most=MOST_CHIPS)

    def check_in_hand(self, rule: str) -> None:
        """Raise RuleError if no hand is in progress: a hand starts with the ante (RML-4)."""
        if self.phase == "between":
            raise RuleError(rule, "rml.no_hand")

    # -- RML-4: the ante -------------------------------------------------------------------

    def plan_ante(self, event: "Event") -> "Effect":
        """Let every player put the ante on each of the nine sections (RML-4)."""
        if self.phase == "hand":
            raise RuleError("RML-4", "rml.ante_lies")
        ante = self.house["ante"]
        effect = self.effect("ante")
        effect.number = self.rounds + 1
        paid = [self.pays(effect, name, ante * len(self.sections)) for name in self.names_in_play()]
        for at in range(len(self.sections)):
            chips = 0
            for most in paid:
                # A short ante fills the sections in order (RML-15).
                left = most - at * ante
                chips += ante if left > ante else left if left > 0 else 0
            effect.add_pot(self.sections[at], chips)
        effect.note("RML-4", "rml.did_ante", n=ante)
        return effect

    def done_ante(self, event: "Event", effect: "Effect") -> None:
        """Start the hand; a void does not take back what moved before."""
        self.clear_hand()
        self.phase = "hand"

    # -- RML-6: the widow ------------------------------------------------------------------

    def plan_widow(self, event: "Event") -> "Effect":
        """Let the dealer keep the hand, swap it for the widow, or sell the widow (RML-6)."""
        self.check_in_hand("RML-6")
        if self.poker_done or self.widow is not None:
            raise RuleError("RML-6", "rml.widow_gone")
        how = event["how"]
        if how not in ("kept", "exchanged", "sold"):
            raise InputError("events", "rml.bad_widow", how=str(how))
        sold = how == "sold"
        for field in ("buyer", "price"):
            if (field in event) != sold:
                key = "rml.widow_lacks" if sold else "rml.widow_has"
                raise InputError("events", key, field=field)
        effect = self.effect("widow")
        effect.number = self.rounds + 1
        if sold:
            buyer, price = self.active(event["buyer"]).name, event["price"]
            self.check_chips(price, 0)
            if buyer == self.dealer:
                raise RuleError("RML-6", "rml.dealer_buys", name=buyer)
            paid = self.pays(effect, buyer, price)
            effect.add(self.dealer, paid)
            effect.note("RML-6", "rml.did_sell", name=buyer, dealer=self.dealer, n=paid)
            self.note_debt(effect, buyer)
        else:
            effect.note("RML-6", "rml.did_" + how, name=self.dealer)
        return effect

    def done_widow(self, event: "Event", effect: "Effect") -> None:
        """Record what became of the widow."""
        self.phase = "hand"
        self.widow = event["how"]
        self.buyer = event.get("buyer")

    # -- RML-7, RML-8: poker ---------------------------------------------------------------

    def plan_bet(self, event: "Event") -> "Effect":
        """Put a bet into the Poker Pot (RML-7, method 2)."""
        self.check_in_hand("RML-7")
        if self.house["poker"] != "betting":
            raise RuleError("RML-7", "rml.no_betting")
        if self.poker_done:
            raise RuleError("RML-7", "rml.poker_done")
        player = self.active(event["player"])
        self.check_chips(event["chips"])
        effect = self.effect("bet")
        effect.number = self.rounds + 1
        paid = self.pays(effect, player.name, event["chips"])
        if paid == 0:
            raise RuleError("RML-15", "rml.no_chips", name=player.name)
        effect.add_pot(POKER, paid)
        effect.note("RML-7", "rml.did_bet", name=player.name, n=paid)
        self.note_debt(effect, player.name)
        return effect

    def done_bet(self, event: "Event", effect: "Effect") -> None:
        """Do nothing more: the chips have moved."""
        self.phase = "hand"

    def plan_poker(self, event: "Event") -> "Effect":
        """Give the Poker Pot to the best hand, or divide it among tied hands (RML-7, RML-8)."""
        self.check_in_hand("RML-7")
        if self.poker_done:
            raise RuleError("RML-7", "rml.poker_done")
        winners, shown = self.poker_winners(event)
        if self.pots[POKER] == 0:
            raise RuleError("RML-7", "rml.pot_empty", pot=("rml.pot_poker", {}))
        effect = self.effect("poker")
        effect.number = self.rounds + 1
        share = self.take_pot(effect, POKER, winners)
        for name in winners:
            effect.note("RML-8", "rml.did_poker", name=name, n=share)
        for rule, key, facts in shown:
            effect.note(rule, key, **facts)
        effect.facts["leader"] = self.nearest(winners)
        effect.note("RML-9", "rml.leads", name=effect.facts["leader"])
        return effect

    def poker_winners(self, event: "Event") -> "tuple[list[str], list[Note]]":
        """Return (winners in seat order, notes on the hands) from an event."""
        playing = self.names_in_play()
        if one_of(event, "winners", "hands") == "hands":
            names, notes = self.best_of_hands(event["hands"], 52, "RML-8")
            return [name for name in playing if name in names], notes
        names = event["winners"]
        if not is_list(names) or not names:
            raise InputError("events", "rml.no_winners")
        for name in names:
            self.active(name)
            if names.count(name) > 1:
                raise InputError("events", "rml.winner_twice", name=name)
        return [name for name in playing if name in names], []

    def best_of_hands(self, given: object, most: int, rule: str) -> "tuple[list[str], list[Note]]":
        """Return (winners, notes) of hands of 5 to `most` cards, as `showdown.best_of_hands`."""
        # A solver: imported when hands are first shown.
        from engine.games.rummoli.showdown import best_of_hands

        return best_of_hands(self, given, most, rule)

    def nearest(self, names: list[str]) -> str:
        """Return the one of `names` nearest to the dealer's left."""
        for name in self.following(self.dealer):
            if name in names:
                return name
        return names[0]

    def done_poker(self, event: "Event", effect: "Effect") -> None:
        """Let the winner lead the stops phase (RML-9)."""
        self.phase = "hand"
        self.poker_done = True
        self.leader = effect.facts["leader"]

    # -- RML-12: pay cards -----------------------------------------------------------------

    def plan_pay(self, event: "Event") -> "Effect":
        """Give the chips on a pay space to the player of its pay card (RML-12)."""
        player = self.active(event["player"])
        space = event["space"]
        if space not in self.sections:
            space = parse_space(space)
        if space not in self.sections[2:]:
            if space in self.sections:
                raise RuleError("RML-12", "rml.no_pay_space", pot=("rml.pot_" + space, {}))
            raise InputError("events", "rml.unknown_space", space=str(event["space"]))
        if self.pots[space] == 0:
            raise RuleError("RML-12", "rml.pot_empty", pot=space)
        effect = self.effect("pay")
        effect.number = self.rounds + (0 if self.phase == "between" else 1)
        share = self.take_pot(effect, space, [player.name])
        effect.note("RML-12", "rml.did_pay", name=player.name, space=space, n=share)
        return effect

    def done_pay(self, event: "Event", effect: "Effect") -> None:
        """Continue the hand; a pay card may also be paid after it (RML-18)."""
        if self.phase == "again":
            self.phase = "hand"

    # -- RML-11, RML-13: the end of a hand -------------------------------------------------

    def plan_out(self, event: "Event") -> "Effect":
        """Pay the first player out of cards: Rummoli, and a chip for each card left (RML-13)."""
        self.check_in_hand("RML-13")
        winner = self.active(event["player"]).name
        others = [name for name in self.names_in_play() if name != winner]
        left = read_numbers(self, event["left"], others, "left", 0, self.most_left(), "RML-5")
        self.check_some_left(left, others)
        effect = self.effect("out")
        effect.number = self.rounds + 1
        terms = [self.pots[RUMMOLI]]
        effect.add_pot(RUMMOLI, -self.pots[RUMMOLI])
        for name in others:
            paid = self.pays(effect, name, left[name])
            terms.append(paid)
        effect.add(winner, sum(terms))
        effect.sum(winner, terms, sum(terms))
        effect.feat(winner, "pots")
        effect.note("RML-13", "rml.did_out", name=winner)
        if not self.poker_done and self.pots[POKER]:
            effect.note("RML-7", "rml.poker_missing", n=self.pots[POKER])
        return effect

    def check_some_left(self, left: dict[str, int], names: list[str]) -> None:
        """Raise RuleError if a player has no card left: they would be out (RML-13)."""
        for name in names:
            if left[name] == 0:
                raise RuleError("RML-13", "rml.would_be_out", name=name)

    def done_out(self, event: "Event", effect: "Effect") -> None:
        """End the hand and pass the deal to the left (RML-14)."""
        self.rounds += 1
        self.phase = "between"
        self.clear_hand()
        self.pass_deal()

    def plan_deadlock(self, event: "Event") -> "Effect":
        """Put a chip on Rummoli for each remaining card; no one can change the colour (RML-11)."""
        self.check_in_hand("RML-11")
        names = self.names_in_play()
        left = read_numbers(self, event["left"], names, "left", 0, self.most_left(), "RML-5")
        self.check_some_left(left, names)
        effect = self.effect("deadlock")
        effect.number = self.rounds + 1
        for name in names:
            effect.add_pot(RUMMOLI, self.pays(effect, name, left[name]))
        effect.note("RML-11", "rml.did_deadlock", n=effect.pots[RUMMOLI])
        return effect

    def done_deadlock(self, event: "Event", effect: "Effect") -> None:
        """End the hand as after going out."""
        self.done_out(event, effect)

    # -- RML-18 ----------------------------------------------------------------------------

    def fine(self, name: str | None) -> "Event":
        """Return the event of a fine: one chip from `name` onto Rummoli (RML-18)."""
        return {"event": "adjust", "from": name, "to": RUMMOLI, "chips": 1, "reason": "RML-18"}

    # -- RML-15, RML-17 --------------------------------------------------------------------

    def plan_rebuy(self, event: "Event") -> "Effect":
        """Issue new chips to a player (RML-15)."""
        player = self.active(event["player"])
        self.check_chips(event["chips"])
        effect = self.effect("rebuy", {player.name: event["chips"]})
        effect.note("RML-15", "rml.did_rebuy", name=player.name, n=event["chips"])
        return effect

    def done_rebuy(self, event: "Event", effect: "Effect") -> None:
        """Add the chips to those issued (RML-16)."""
        self.issued += event["chips"]

    def plan_finish(self, event: "Event") -> "Effect":
        """Give the chips on the board to the highest cut, or to the best five cards (RML-17)."""
        total = sum([self.pots[section] for section in self.sections])
        if one_of(event, "winner", "hands") == "winner":
            winners: list[str] = [self.active(event["winner"]).name]
            notes: list[Note] = []
        else:
            check_covers(self, event["hands"], self.names_in_play(), "hands")
            winners, notes = self.best_of_hands(event["hands"], 5, "RML-17")
        effect = self.effect("finish")
        order = [name for name in self.following(self.dealer) if name in winners]
        for index in range(len(order)):
            share = total // len(order)
            if index == 0:
                # The remainder goes to the nearest at the dealer's left.
                share += total % len(order)
            effect.add(order[index], share)
            effect.note("RML-17", "rml.did_finish", name=order[index], n=share)
        for rule, key, facts in notes:
            effect.note(rule, key, **facts)
        for section in self.sections:
            if self.pots[section]:
                effect.add_pot(section, -self.pots[section])
        return effect

    def done_finish(self, event: "Event", effect: "Effect") -> None:
        """End the game: the most chips win."""
        self.finish_by_standing("RML-17", "rml.end_most")

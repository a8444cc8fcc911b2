"""The questions that make the events of Rummoli."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...errors import RuleError
from ...game.questions import BY_CARDS, NOBODY, NUMBER, Question, pick, pick_name, yes_no
from ...game.shown_hands import as_texts, ask_hands
from ...texts import listed
from .betting import BET, CALL, CHECK, FOLD, RAISE, WITH_CHIPS, Betting, shares
from .board import POKER, needs, parse_space
from .chips import MAX_CHIPS
from .poker_events import RummoliPoker
from .pots import decided

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...types import Choices, Event, Facts, Label, Questions
    from .pots import Pot

# The value of the choice that no one bids more; no player's name is blank.
SOLD = " "
# The value of the choice to say only how many chips the Poker Pot holds after the bets.
IN_SUM = "sum"

# -- the ante, the widow and the bets --------------------------------------------------


def chips_question(
    key: str,
    name: str,
    old: int | None,
    minimum: int = 1,
    odd: int = 100,
    maximum: int = MAX_CHIPS,
) -> Question:
    """Return the question for a number of chips."""
    return Question(
        NUMBER,
        key,
        {"name": name},
        minimum=minimum,
        maximum=max(minimum, maximum),
        default=old,
    ).bounded(name, "RML-16", unusual_from=odd)


def or_by_cards(key: str, names: list[str], default: str | None) -> Question:
    """Return a question that offers `names`, and to enter hands instead."""
    choices: list[tuple[str, Label]] = [(name, name) for name in names]
    choices.append((BY_CARDS, ("all.by_cards", {})))
    return pick(key, choices, default)


def _offered(was: "Any", choices: "Choices") -> str | None:
    """Return the value among `choices` of a move that was made before, [name, move, chips]."""
    if not was:
        return None
    usual = was[1] + " %d" % was[2] if len(was) > 2 else was[1]
    return usual if usual in [value for value, _ in choices] else was[1]


class RummoliAsks(RummoliPoker):
    """The questions that make the events of Rummoli."""

    def ask_widow(self, old: "Event") -> "Questions":
        """Ask what the dealer did with the widow (RML-6)."""
        ways: list[tuple[str, Label]] = [
            (how, ("rummoli.widow_" + how, {})) for how in ("kept", "exchanged", "sold")
        ]
        how = yield pick("rummoli.ask_widow", ways, old.get("how"), name=self.dealer)
        event: Event = {"event": "widow", "how": how}
        if how == "sold":
            event["buyer"], event["price"] = yield from self.auction(old)
        yield event

    def with_chips(self, names: list[str]) -> "list[tuple[str, Label]]":
        """Return choices of `names`, each with the player's chips."""
        return [
            (name, ("rummoli.has_chips", {"name": name, "n": self.find(name).score}))
            for name in names
        ]

    def chips_of(self, name: str) -> int:
        """Return the most chips that a player can bid or bet: nobody owes a bid (RML-15)."""
        return max(0, self.find(name).score)

    def auction(self, old: "Event") -> "Generator[Question, Any, tuple[str, int]]":
        """Ask for the bids on the widow until it is sold (RML-6); return (buyer, price)."""
        bidders = self.with_chips(
            [name for name in self.following(self.dealer) if name != self.dealer]
        )
        buyer = yield pick("rummoli.ask_buyer", bidders, old.get("buyer"))
        price = yield self.price_question(buyer, old.get("price"), 0)
        # The price rises with each turn, to what the others have.
        while True:
            choices: list[tuple[str, Label]] = [
                (SOLD, ("rummoli.sold_to", {"name": buyer, "n": price}))
            ]
            choices += [
                bidder
                for bidder in bidders
                if bidder[0] != buyer and self.chips_of(bidder[0]) > price
            ]
            if len(choices) == 1:
                break
            name = yield pick("rummoli.ask_more", choices, SOLD, name=buyer, n=price)
            if name == SOLD:
                break
            buyer = name
            price = yield self.price_question(buyer, None, price + 1)
        return buyer, price

    def price_question(self, buyer: str, old: int | None, minimum: int) -> Question:
        """Return the question for a bid of at least `minimum`, at most what the player has."""
        return chips_question(
            "rummoli.ask_price", buyer, old, minimum, maximum=self.chips_of(buyer)
        )

    def ask_hearts(self, old: "Event") -> "Questions":
        """Ask who holds which pay card (RML-25); two cards of known holders are not asked for."""
        before: list[Any] = old.get("collects") or []
        claims: list[Any] = []
        # {card: who holds it, or None} of the spaces of one card.
        holders: dict[int, str | None] = {}
        for space in self.board.payable():
            ways = needs(space)
            known = [holders[card] for card in ways[0] if card in holders]
            if len(ways) == 1 and len(known) == len(ways[0]):
                if known[0] is not None and known.count(known[0]) == len(known):
                    claims.append([known[0], space])
                continue
            was = [name for name, claimed in before if parse_space(claimed) == space]
            found: list[str] = []
            # As many may have it as there are suits that make it.
            while len(found) < min(len(ways), len(self.in_play())):
                nobody = "rummoli.nobody_else" if found else "rummoli.nobody"
                choices: list[tuple[str, Label]] = [(NOBODY, (nobody, {}))]
                choices += [(name, name) for name in self.names_in_play() if name not in found]
                offered = was[len(found)] if len(found) < len(was) else NOBODY
                key = "rummoli.ask_holds_too" if found else "rummoli.ask_holds"
                name = yield pick(key, choices, offered, space=space)
                if name == NOBODY:
                    break
                found.append(name)
            for card in ways[0] if len(ways[0]) == 1 else ():
                holders[card] = found[0] if found else None
            claims += [[name, space] for name in found]
        yield {"event": "hearts", "collects": claims}

    def ask_bet(self, old: "Event") -> "Questions":
        """Ask who bets how much (RML-7)."""
        order = self.with_chips(self.poker_order())
        name = yield pick("rummoli.ask_better", order, old.get("player"))
        most = self.chips_of(name)
        chips = yield chips_question("rummoli.ask_bet", name, old.get("chips"), 1, 50, most)
        yield {"event": "bet", "player": name, "chips": chips}

    def ask_bets(self, old: "Event") -> "Questions":
        """Ask for the move of each player in turn until the bets are over (RML-20).

        What is likeliest is offered first: to check or to call, then the bet or raise of last time.
        """
        betting = self.betting()
        before: list[Any] = old.get("moves") or []
        moves: list[Any] = []
        while betting.turn is not None:
            name = betting.turn
            choices = self.move_choices(betting, name, not moves)
            was: Any = [name, IN_SUM] if "chips" in old and not moves else None
            if len(moves) < len(before) and before[: len(moves)] == moves:
                was = before[len(moves)]
            lacks, left = betting.to_call(name), betting.left(name)
            facts: Facts = {"name": name, "n": lacks, "has": left}
            key = "short" if lacks > left else "call" if lacks else "check"
            key = "rummoli.ask_move_" + key
            question = pick(key, choices, _offered(was, choices), **facts)
            pot = self.board.pots[POKER] + sum([betting.put[other] for other in betting.order])
            question.beside = ((("rummoli.pot_poker", {}), pot), (name, left))
            move = yield question
            if move == IN_SUM:
                yield (yield from self.bets_in_sum(betting, old))
                return
            chips = 0
            if move in WITH_CHIPS:
                given = min(betting.size or self.usual_bet, betting.room(name))
                if was and was[1] == move:
                    given = was[2]
                question = Question(
                    NUMBER,
                    "rummoli.ask_" + move + "_by",
                    {"name": name},
                    minimum=1,
                    maximum=betting.room(name),
                    default=given,
                ).bounded(name, "RML-20", unusual_from=50)
                question.beside = ((("rummoli.to_call", {}), lacks),)
                chips = yield question
            elif " " in move:
                move, words = move.split(" ")
                chips = int(words)
            betting.play(name, move, chips)
            moves.append([name, move, chips] if move in WITH_CHIPS else [name, move])
        yield {"event": "bets", "moves": moves}

    def move_choices(self, betting: Betting, name: str, first: bool) -> "Choices":
        """Return what `name` may do, the likeliest first; the `first` one may give the sum only."""
        lacks, left = betting.to_call(name), betting.left(name)
        choices: list[tuple[str, Label]]
        if not lacks:
            choices = [(CHECK, ("rummoli.move_check", {}))]
        elif lacks < left:
            choices = [(CALL, ("rummoli.move_call", {"n": lacks}))]
        else:
            choices = [(CALL, ("rummoli.move_all_in", {"n": left}))]
        room = betting.room(name)
        usual = min(betting.size or self.usual_bet, room)
        move = RAISE if betting.high else BET
        if room:
            # An answer is a text, so that a draft keeps it.
            choices.append((move + " %d" % usual, ("rummoli.move_" + move, {"n": usual})))
        if room > 1:
            choices.append((move, ("rummoli.move_other", {})))
        if room > usual:
            choices.append((move + " %d" % room, ("rummoli.move_" + move + "_all", {"n": room})))
        choices.append((FOLD, ("rummoli.move_fold", {})))
        if first:
            choices.append((IN_SUM, ("rummoli.move_sum", {})))
        return choices

    def bets_in_sum(self, betting: Betting, old: "Event") -> "Generator[Question, Any, Event]":
        """Ask how many chips the Poker Pot holds and who folded; return the event (RML-20).

        Who stayed put in the same, so that only those who folded are asked for their chips.
        """
        before: dict[str, int] = old.get("chips") or {}
        dropped: list[str] = old.get("folded") or []
        pot = self.board.pots[POKER]
        total = yield Question(
            NUMBER,
            "rummoli.ask_in_all",
            minimum=pot,
            maximum=min(MAX_CHIPS, pot + sum([betting.has[name] for name in betting.order])),
            default=pot + sum([before[name] for name in before]),
        ).bounded(rule="RML-20", text_below="rummoli.sum_floor")
        # What is left for those who are not asked.
        bets: int = total - pot
        chips: dict[str, int] = {}
        folded: list[str] = []
        while len(folded) < len(betting.order) - 1:
            rest = [name for name in betting.order if name not in folded]
            choices: list[tuple[str, Label]] = [
                (NOBODY, ("rummoli.nobody_else" if folded else "rummoli.nobody", {}))
            ]
            choices += [(name, name) for name in rest]
            more = dropped[len(folded)] if len(folded) < len(dropped) else NOBODY
            name = yield pick("rummoli.ask_folded", choices, more)
            if name == NOBODY:
                break
            chips[name] = yield Question(
                NUMBER,
                "rummoli.ask_put",
                {"name": name},
                minimum=max(0, bets - sum([betting.has[other] for other in rest if other != name])),
                maximum=min(betting.has[name], bets),
                default=before.get(name),
            ).bounded(name, "RML-20")
            folded.append(name)
            bets -= chips[name]
        staying = [name for name in betting.order if name not in folded]
        found = shares(bets, staying, betting.has)
        if found is None:
            raise RuleError("RML-20", "rummoli.uneven_sum", n=bets, players=len(staying))
        chips.update(found)
        return {"event": "bets", "chips": chips, "folded": folded}

    # -- poker -----------------------------------------------------------------------------

    def ask_poker(self, old: "Event") -> "Questions":
        """Ask who wins each pot and who shares it (RML-8, RML-20), or for the best five of each.

        Not asked is what is decided: a pot with one player in it, or with a winner of the pot
        before.
        """
        pots = self.poker_pots()
        # Who takes which pot, (name, its place).
        taken: list[tuple[str, int]] = []
        for at in range(len(pots)):
            names = decided(pots[at][1], [name for name, _ in taken])
            if not names:
                names = yield from self.ask_takers(pots, at, old)
                if BY_CARDS in names:
                    yield (yield from self.poker_by_cards(old))
                    return
            elif at:
                continue
            taken += [(name, at) for name in names]
        if taken[-1][1]:
            yield {"event": "poker", "pots": [list(one) for one in taken]}
            return
        yield {"event": "poker", "winners": [name for name, _ in taken]}

    def ask_takers(
        self, pots: "list[Pot]", at: int, old: "Event"
    ) -> "Generator[Question, Any, list[str]]":
        """Ask who wins the pot at place `at` and who shares it, or for hands: then [BY_CARDS]."""
        # [name, place of the pot] each.
        given: list[list[Any]] = old.get("pots") or []
        before: list[str] = [one[0] for one in given if one[1] == at]
        if at == 0:
            before = old.get("winners") or before
        names = [name for name in self.names_in_play() if name in pots[at][1]]
        key = "rummoli.ask_poker"
        if len(pots) > 1:
            key = "rummoli.ask_side" if at else "rummoli.ask_main"
        default = before[0] if before else None
        if at == 0:
            question = or_by_cards(key, names, BY_CARDS if "hands" in old else default)
        else:
            question = pick_name(key, names, default)
        question.facts = {"n": pots[at][0]}
        winners: list[str] = [(yield question)]
        while winners[0] != BY_CARDS and len(winners) < len(names):
            rest = [name for name in names if name not in winners]
            choices: list[tuple[str, Label]] = [(NOBODY, ("rummoli.nobody_else", {}))]
            choices += [(name, name) for name in rest]
            more = before[len(winners)] if len(winners) < len(before) else NOBODY
            sharing = listed(winners, True)
            name = yield pick("rummoli.ask_shares", choices, more, names=sharing)
            if name == NOBODY:
                break
            winners.append(name)
        return winners

    def poker_by_cards(self, old: "Event") -> "Generator[Question, Any, Event]":
        """Ask for the hands of all who are still in (RML-20); return the event.

        Who is, is asked where bets were put in one by one (RML-7).
        """
        order = self.showing()
        before = old.get("hands")
        if self.house["poker"] == "betting" and self.stayed is None:
            showing: list[str] = []
            for name in order:
                # Someone must be left to take the pot.
                if (
                    not showing
                    and name == order[-1]
                    or (yield yes_no("rummoli.ask_in", before is None or name in before, name=name))
                ):
                    showing.append(name)
            if len(showing) == 1:
                return {"event": "poker", "winners": showing}
            order = showing
        hands = yield from ask_hands(STANDARD52, order, "judge.ask_five_of", 5, 5, before)
        return {"event": "poker", "hands": as_texts(STANDARD52, hands)}

    # -- the stops phase and after ---------------------------------------------------------

    def ask_pay(self, old: "Event") -> "Questions":
        """Ask which space is collected, then by whom (RML-12)."""
        # Cards that were shown are known.
        known = self.collector() or (None, None)
        filled = self.board.payable()
        # `ask` takes a space in any spelling.
        before = parse_space(old.get("space")) or known[1]
        if before in self.board.sections and before not in filled:
            filled.append(before)
        choices: list[tuple[str, Label]] = [
            (s, ("rummoli.space_chips", {"space": s, "n": self.board.pots[s]})) for s in filled
        ]
        space = yield pick("rummoli.ask_space", choices, before)
        holder = known[0] if space == known[1] else None
        names = self.names_in_play()
        who = pick_name("rummoli.ask_payee", names, old.get("player") or holder, space=space)
        who.takes_chosen = who.default is None
        name = yield who
        yield {"event": "pay", "player": name, "space": space}

    def ask_finish(self, old: "Event") -> "Questions":
        """Ask who cut the highest card, or for the five cards dealt to each player (RML-17).

        Nothing where all divide the chips.
        """
        if self.house["board_end"] == "divided":
            yield {"event": "finish"}
            return
        names = self.names_in_play()
        default = BY_CARDS if "hands" in old else old.get("winner")
        name = yield or_by_cards("rummoli.ask_finish", names, default)
        if name == BY_CARDS:
            order = self.following(self.dealer)
            hands = yield from ask_hands(
                STANDARD52, order, "judge.ask_five_of", 5, 5, old.get("hands")
            )
            yield {"event": "finish", "hands": as_texts(STANDARD52, hands)}
            return
        yield {"event": "finish", "winner": name}

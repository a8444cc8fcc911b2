"""The questions that make the events of Rummoli."""

from ...cards import STANDARD52
from ...compat import TYPE_CHECKING
from ...record.questions import BY_CARDS, NUMBER, Question, pick, pick_name, yes_no
from ...rummy.counted_hands import as_texts, ask_hands
from ...texts import text
from ..shared.asks import ask_nothing, ask_reason
from .board import parse_space, space_label
from .chips import MAX_CHIPS
from .hand import RummoliHand

if TYPE_CHECKING:
    from collections.abc import Generator
    from typing import Any

    from ...types import Event, Label, Questions

# The value of the choice that no one bids more; no player's name is blank.
SOLD = " "

# The reasons that cost a chip onto Rummoli (RML-18).
_FINES = ("rummoli.reason_late", "rummoli.reason_dead")


# -- the ante, the widow and the bets --------------------------------------------------


def chips_question(
    key: str, name: str, old: int | None, minimum: int = 1, odd: int = 100
) -> Question:
    """Return the question for a number of chips."""
    return Question(
        NUMBER,
        key,
        {"name": name},
        minimum=minimum,
        maximum=MAX_CHIPS,
        default=old,
    ).bounded(name, "RML-16", odd=odd)


def or_by_cards(key: str, names: list[str], default: str | None) -> Question:
    """Return a question that offers `names`, and to enter hands instead."""
    choices: list[tuple[str, Label]] = [(name, name) for name in names]
    choices.append((BY_CARDS, ("all.by_cards", {})))
    return pick(key, choices, default)


class RummoliAsks(RummoliHand):
    """The questions that make the events of Rummoli."""

    def ask_ante(self, old: "Event") -> "Questions":
        """Ask nothing: every player pays."""
        return ask_nothing("ante")

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

    def auction(self, old: "Event") -> "Generator[Question, Any, tuple[str, int]]":
        """Ask for the bids on the widow until it is sold (RML-6); return (buyer, price)."""
        bidders = self.with_chips(
            [name for name in self.following(self.dealer) if name != self.dealer]
        )
        buyer = yield pick("rummoli.ask_buyer", bidders, old.get("buyer"))
        price = yield chips_question("rummoli.ask_price", buyer, old.get("price"), 0)
        while price < MAX_CHIPS:
            choices: list[tuple[str, Label]] = [
                (SOLD, ("rummoli.sold_to", {"name": buyer, "n": price}))
            ]
            choices += [bidder for bidder in bidders if bidder[0] != buyer]
            name = yield pick("rummoli.ask_more", choices, SOLD, name=buyer, n=price)
            if name == SOLD:
                break
            buyer = name
            price = yield chips_question("rummoli.ask_price", buyer, None, price + 1)
        return buyer, price

    def ask_bet(self, old: "Event") -> "Questions":
        """Ask who bets how much (RML-7)."""
        order = self.with_chips(self.following(self.dealer))
        name = yield pick("rummoli.ask_better", order, old.get("player"))
        chips = yield chips_question("rummoli.ask_bet", name, old.get("chips"), 1, 50)
        yield {"event": "bet", "player": name, "chips": chips}

    # -- poker -----------------------------------------------------------------------------

    def ask_poker(self, old: "Event") -> "Questions":
        """Ask who won the poker hand and who shares it (RML-8), or for the best five of each."""
        before: list[str] = old.get("winners") or []
        names = self.names_in_play()
        default = BY_CARDS if "hands" in old else before[0] if before else None
        name = yield or_by_cards("rummoli.ask_poker", names, default)
        if name == BY_CARDS:
            yield (yield from self.poker_by_cards(old))
            return
        winners = [name]
        while len(winners) < len(names):
            rest = [name for name in names if name not in winners]
            choices: list[tuple[str | None, Label]] = [(None, ("rummoli.nobody_else", {}))]
            choices += [(name, name) for name in rest]
            more = before[len(winners)] if len(winners) < len(before) else None
            name = yield pick("rummoli.ask_shares", choices, more)
            if name is None:
                break
            winners.append(name)
        yield {"event": "poker", "winners": winners}

    def poker_by_cards(self, old: "Event") -> "Generator[Question, Any, Event]":
        """Ask who is still in after bets (RML-7) and for their hands; return the event."""
        order = self.following(self.dealer)
        before = old.get("hands")
        if self.house["poker"] == "betting":
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
        """Ask who collects which space (RML-12)."""
        name = yield pick_name("rummoli.ask_payee", self.names_in_play(), old.get("player"))
        filled = self.space_names()
        # `ask` takes a space in any spelling.
        before = parse_space(old.get("space"))
        if before in self.sections and before not in filled:
            filled.append(before)
        choices: list[tuple[str, Label]] = [
            (s, ("rummoli.space_chips", {"space": s, "n": self.pots[s]})) for s in filled
        ]
        space = yield pick("rummoli.ask_space", choices, before, name=name)
        yield {"event": "pay", "player": name, "space": space}

    def left_questions(
        self, names: list[str], old: "Event"
    ) -> "Generator[Question, Any, dict[str, int]]":
        """Ask for the number of cards that each of `names` has left; return {name: cards}."""
        maximum = self.max_left()
        before: dict[str, int] = old.get("left") or {}
        left: dict[str, int] = {}
        for name in names:
            left[name] = yield Question(
                NUMBER,
                "rummoli.ask_left",
                {"name": name},
                minimum=1,
                maximum=maximum,
                default=before.get(name),
            ).bounded(
                name, "RML-5", odd=maximum, limit="rummoli.left_limit", floor="rummoli.left_floor"
            )
        return left

    def ask_out(self, old: "Event") -> "Questions":
        """Ask who is out and what the others hold (RML-13)."""
        winner = yield pick_name("rummoli.ask_out", self.names_in_play(), old.get("player"))
        others = [name for name in self.following(winner, 1) if name != winner]
        left = yield from self.left_questions(others, old)
        yield {"event": "out", "player": winner, "left": left}

    def ask_deadlock(self, old: "Event") -> "Questions":
        """Ask what each player holds (RML-11)."""
        left = yield from self.left_questions(self.names_in_play(), old)
        yield {"event": "deadlock", "left": left}

    def ask_rebuy(self, old: "Event") -> "Questions":
        """Ask who buys how many chips (RML-15)."""
        name = yield pick_name("rummoli.ask_rebuyer", self.names_in_play(), old.get("player"))
        chips = yield chips_question("rummoli.ask_rebuy", name, old.get("chips"))
        yield {"event": "rebuy", "player": name, "chips": chips}

    def ask_finish(self, old: "Event") -> "Questions":
        """Ask who cut the highest card, or for the five cards dealt to each player (RML-17)."""
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

    def ask_adjust(self, old: "Event") -> "Questions":
        """Ask why, and how many chips go from which holder to which (ALL-5).

        For the fines of one chip onto Rummoli (RML-18), only the payer is asked.
        """
        reason = yield from ask_reason(_FINES + self.reasons, old)
        names = self.names_in_play()
        fine = reason in [text(key) for key in _FINES]
        usual = self.fine(old.get("from"))
        if fine and (
            not old or dict(old, reason=usual["reason"]) == usual and old["from"] in names
        ):
            source = yield pick_name("rummoli.ask_fined", names, old.get("from"))
            yield dict(self.fine(source), reason=reason)
            return
        holders: list[tuple[str, Label]] = [(name, name) for name in names]
        holders += [(section, space_label(section)) for section in self.sections]
        source = yield pick("rummoli.ask_from", holders, old.get("from"))
        rest = [holder for holder in holders if holder[0] != source]
        target = yield pick("rummoli.ask_to", rest, old.get("to"))
        chips = yield chips_question("rummoli.ask_chips", source, old.get("chips"))
        yield {
            "event": "adjust",
            "from": source,
            "to": target,
            "chips": chips,
            "reason": reason,
        }

"""The events of a hand of Rummoli, from the ante to going out (RML-4 to RML-19).

See `GameFacts.plays`.
"""

from ...compat import TYPE_CHECKING, is_list, is_object, is_whole
from ...errors import InputError, RuleError
from ...rummy.counted_hands import one_of, read_numbers
from ...texts import quoted
from .board import POKER, RUMMOLI, parse_space
from .chips import check_chips

if TYPE_CHECKING:
    from ...record.effect import Effect
    from ...types import Event, Note
    from .game import Rummoli


# -- checks ----------------------------------------------------------------------------

# The parts of a hand, by number: 0 is the ante, and what is not listed here is of no part (RML-19).
PARTS = {"widow": 1, "bet": 2, "poker": 2, "pay": 3, "out": 3, "deadlock": 3}
_STOPS = 3


def check_order(game: "Rummoli", kind: str) -> None:
    """Raise RuleError if an event of this kind is of another part of the hand (RML-19)."""
    part = PARTS.get(kind)
    if kind == "finish":
        if game.phase == "hand":
            raise RuleError("RML-19", "rml.in_a_hand")
    elif kind == "ante":
        if game.phase == "again":
            raise RuleError("RML-19", "rml.antes_stay")
    elif game.phase != "between" and part is not None:
        if part == _STOPS and game.poker_is_due():
            raise RuleError("RML-19", "rml.poker_first", n=game.pots[POKER])
        if part < game.part and not game.poker_done:
            key = "rml.widow_late" if kind == "widow" else "rml.poker_late"
            raise RuleError("RML-19", key)


def reach(game: "Rummoli", event: "Event") -> None:
    """Note the part of the hand that an event belongs to."""
    game.part = max(game.part, PARTS[event["event"]])


def check_in_hand(game: "Rummoli", rule: str) -> None:
    """Raise RuleError if no hand is in progress: a hand starts with the ante (RML-4)."""
    if game.phase == "between":
        raise RuleError(rule, "rml.no_hand")


# -- RML-4: the ante -------------------------------------------------------------------


def plan_ante(game: "Rummoli", event: "Event") -> "Effect":
    """Let every player put the ante on each of the nine sections (RML-4)."""
    if game.phase == "hand":
        raise RuleError("RML-4", "rml.ante_lies")
    ante = game.house["ante"]
    effect = game.effect("ante")
    effect.number = game.rounds + 1
    paid = [game.pays(effect, name, ante * len(game.sections)) for name in game.names_in_play()]
    for at in range(len(game.sections)):
        chips = 0
        for chips_paid in paid:
            # A short ante fills the sections in order (RML-15).
            left = chips_paid - at * ante
            chips += ante if left > ante else left if left > 0 else 0
        effect.add_pot(game.sections[at], chips)
    effect.note("RML-4", "rml.did_ante", n=ante)
    return effect


def done_ante(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """Start the hand; a void does not take back what moved before."""
    game.clear_hand()
    game.phase = "hand"


# -- RML-6: the widow ------------------------------------------------------------------


def plan_widow(game: "Rummoli", event: "Event") -> "Effect":
    """Let the dealer keep the hand, swap it for the widow, or sell the widow (RML-6)."""
    check_in_hand(game, "RML-6")
    if game.poker_done or game.widow is not None:
        raise RuleError("RML-6", "rml.widow_gone")
    how = event["how"]
    if how not in ("kept", "exchanged", "sold"):
        raise InputError("events", "rml.bad_widow", how=quoted(how))
    sold = how == "sold"
    for field in ("buyer", "price"):
        if (field in event) != sold:
            key = "rml.widow_lacks" if sold else "rml.widow_has"
            raise InputError("events", key, field=field)
    effect = game.effect("widow")
    effect.number = game.rounds + 1
    if sold:
        buyer, price = game.active(event["buyer"]).name, event["price"]
        check_chips(price, 0)
        if buyer == game.dealer:
            raise RuleError("RML-6", "rml.dealer_buys", name=buyer)
        paid = game.pays(effect, buyer, price)
        effect.add(game.dealer, paid)
        effect.note("RML-6", "rml.did_sell", name=buyer, dealer=game.dealer, n=paid)
        game.note_debt(effect, buyer)
    else:
        effect.note("RML-6", "rml.did_" + how, name=game.dealer)
    return effect


def done_widow(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """Record what became of the widow."""
    game.phase = "hand"
    reach(game, event)
    game.widow = event["how"]
    game.buyer = event.get("buyer")


# -- RML-7, RML-8: poker ---------------------------------------------------------------


def plan_bet(game: "Rummoli", event: "Event") -> "Effect":
    """Put a bet into the Poker Pot (RML-7, method 2)."""
    check_in_hand(game, "RML-7")
    if game.house["poker"] != "betting":
        raise RuleError("RML-7", "rml.no_betting")
    if game.poker_done:
        raise RuleError("RML-7", "rml.poker_done")
    player = game.active(event["player"])
    check_chips(event["chips"])
    effect = game.effect("bet")
    effect.number = game.rounds + 1
    paid = game.pays(effect, player.name, event["chips"])
    if paid == 0:
        raise RuleError("RML-15", "rml.no_chips", name=player.name)
    effect.add_pot(POKER, paid)
    effect.note("RML-7", "rml.did_bet", name=player.name, n=paid)
    game.note_debt(effect, player.name)
    return effect


def done_bet(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """Let the bets begin: the chips have moved."""
    game.phase = "hand"
    reach(game, event)


def plan_poker(game: "Rummoli", event: "Event") -> "Effect":
    """Give the Poker Pot to the best hand, or divide it among tied hands (RML-7, RML-8)."""
    check_in_hand(game, "RML-7")
    if game.poker_done:
        raise RuleError("RML-7", "rml.poker_done")
    winners, shown = poker_winners(game, event)
    if game.pots[POKER] == 0:
        raise RuleError("RML-7", "rml.pot_empty", pot=("rml.pot_poker", {}))
    effect = game.effect("poker")
    effect.number = game.rounds + 1
    share = game.take_pot(effect, POKER, winners)
    for name in winners:
        effect.note("RML-8", "rml.did_poker", name=name, n=share)
    for rule, key, facts in shown:
        effect.note(rule, key, **facts)
    effect.facts["leader"] = nearest(game, winners)
    effect.note("RML-9", "rml.leads", name=effect.facts["leader"])
    return effect


def poker_winners(game: "Rummoli", event: "Event") -> "tuple[list[str], list[Note]]":
    """Return (winners in seat order, notes on the hands) from an event."""
    playing = game.names_in_play()
    if one_of(event, "winners", "hands") == "hands":
        # A solver: imported when hands are first shown.
        from .showdown import best_of_hands

        names, notes = best_of_hands(game, event["hands"], 52, "RML-8")
        return [name for name in playing if name in names], notes
    names = event["winners"]
    if not is_list(names) or not names:
        raise InputError("events", "rml.no_winners")
    for name in names:
        game.active(name)
        if names.count(name) > 1:
            raise InputError("events", "rml.winner_twice", name=name)
    return [name for name in playing if name in names], []


def nearest(game: "Rummoli", names: list[str]) -> str:
    """Return the one of `names` nearest to the dealer's left."""
    for name in game.following(game.dealer):
        if name in names:
            return name
    return names[0]


def done_poker(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """Let the winner lead the stops phase (RML-9)."""
    game.phase = "hand"
    reach(game, event)
    game.poker_done = True
    game.leader = effect.facts["leader"]


# -- RML-12: pay cards -----------------------------------------------------------------


def plan_pay(game: "Rummoli", event: "Event") -> "Effect":
    """Give the chips on a pay space to the player of its pay card (RML-12)."""
    player = game.active(event["player"])
    space = event["space"]
    if space not in game.sections:
        space = parse_space(space)
    if space not in game.sections[2:]:
        if space in game.sections:
            raise RuleError("RML-12", "rml.no_pay_space", pot=("rml.pot_" + space, {}))
        raise InputError("events", "rml.unknown_space", space=quoted(event["space"]))
    if game.pots[space] == 0:
        raise RuleError("RML-12", "rml.pot_empty", pot=space)
    effect = game.effect("pay")
    effect.number = game.rounds + (0 if game.phase == "between" else 1)
    share = game.take_pot(effect, space, [player.name])
    effect.note("RML-12", "rml.did_pay", name=player.name, space=space, n=share)
    return effect


def done_pay(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """Continue the hand; a pay card may also be paid after it (RML-18)."""
    if game.phase != "between":
        game.phase = "hand"
        reach(game, event)


# -- RML-11, RML-13: the end of a hand -------------------------------------------------


def plan_out(game: "Rummoli", event: "Event") -> "Effect":
    """Pay the first player out of cards: Rummoli, and a chip for each card left (RML-13)."""
    check_in_hand(game, "RML-13")
    winner = game.active(event["player"]).name
    others = [name for name in game.names_in_play() if name != winner]
    left = cards_left(game, event["left"], others)
    effect = game.effect("out")
    effect.number = game.rounds + 1
    terms = [game.pots[RUMMOLI]]
    effect.add_pot(RUMMOLI, -game.pots[RUMMOLI])
    for name in others:
        paid = game.pays(effect, name, left[name])
        terms.append(paid)
    effect.add(winner, sum(terms))
    effect.sum(winner, terms, sum(terms))
    effect.feat(winner, "pots")
    effect.note("RML-13", "rml.did_out", name=winner)
    return effect


def cards_left(game: "Rummoli", given: object, names: list[str]) -> dict[str, int]:
    """Return {name: cards left}, 1 or more for each of `names`.

    Raises RuleError: who had none would be out (RML-13), and a hand has only so many (RML-5).
    """
    if is_object(given):
        for name in names:
            if name in given and is_whole(given[name]) and given[name] == 0:
                raise RuleError("RML-13", "rml.would_be_out", name=name)
    return read_numbers(game, given, names, "left", 1, game.max_left(), "RML-5")


def done_out(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """End the hand and pass the deal to the left (RML-14)."""
    game.rounds += 1
    game.phase = "between"
    game.clear_hand()
    game.pass_deal()


def plan_deadlock(game: "Rummoli", event: "Event") -> "Effect":
    """Put a chip on Rummoli for each remaining card; no one can change the colour (RML-11)."""
    check_in_hand(game, "RML-11")
    names = game.names_in_play()
    left = cards_left(game, event["left"], names)
    effect = game.effect("deadlock")
    effect.number = game.rounds + 1
    for name in names:
        effect.add_pot(RUMMOLI, game.pays(effect, name, left[name]))
    effect.note("RML-11", "rml.did_deadlock", n=effect.pots[RUMMOLI])
    return effect


def done_deadlock(game: "Rummoli", event: "Event", effect: "Effect") -> None:
    """End the hand, as when a player goes out."""
    done_out(game, event, effect)

"""20,000 betting rounds with pokerkit, in its own environment: pots, winners and chips must agree.

pokerkit plays each round of bets, and says whose turn it is, which pots there are, who is in each
and what each player has at the end. Every move that it lets a player make is made in a game of
Rummoli as well, from the ante to the poker hand by cards (RML-20). The chips of the ante are
pokerkit's antes. pokerkit gives all odd chips of a pot to one player; RML-20 gives them out one
each. So each of its pots is divided here, by the winners that pokerkit names.
"""

import random
from typing import Any

from pokerkit import (  # pyright: ignore[reportMissingImports]
    Automation,
    BettingStructure,
    Deck,
    Opening,
    StandardHighHand,
    State,
    Street,
)

from engine.cards import STANDARD52
from engine.games import load
from engine.record.ledger import Ledger
from host_tools.base.command import show
from tests.proof.bench.peers_poker import text

ROUNDS, QUICK = 20_000, 500
_DONE_BY_PEER = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.CHIPS_PULLING,
)
_NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


def _hands(rng: random.Random, count: int) -> list[list[int]]:
    """Return five cards for each; some repeat the ranks before them, so that pots are shared."""
    deck = list(range(52))
    rng.shuffle(deck)
    found: list[list[int]] = []
    while len(found) < count:
        hand = deck[:5]
        if found and rng.random() < 0.5:
            ranks = [card % 13 for card in found[-1]]
            twin = []
            for rank in ranks:
                twin += [card for card in deck if card % 13 == rank and card not in twin][:1]
            hand = twin if len(twin) == 5 else hand
        deck = [card for card in deck if card not in hand]
        found.append(hand)
    return found


def _peer(stacks: list[int], ante: int, hands: list[list[int]]) -> Any:
    """Return pokerkit's state of one street without limit: antes are in, hands are dealt."""
    street = Street(False, (False,) * 5, 0, False, Opening.POSITION, 1, None)
    state = State(
        _DONE_BY_PEER,
        Deck.STANDARD,
        (StandardHighHand,),
        (street,),
        BettingStructure.NO_LIMIT,
        True,
        ante,
        (0,) * len(stacks),
        0,
        stacks,
        len(stacks),
    )
    for at in range(5):
        for hand in hands:
            state.deal_hole(text(hand[at]))
    return state


def _move(rng: random.Random, state: Any) -> tuple[str, int]:
    """Make one of the moves that pokerkit allows; return Rummoli's word for it, and its chips."""
    most = max(state.bets)
    at = state.actor_index
    low: Any = state.min_completion_betting_or_raising_to_amount
    high: Any = None
    if low is not None:
        high = state.max_completion_betting_or_raising_to_amount
    luck = rng.random()
    if low is not None and luck < 0.4:
        to = rng.choice((low, high, rng.randint(low, high)))
        state.complete_bet_or_raise_to(to)
        return ("raise" if most else "bet"), to - most
    if luck > 0.85 and state.can_fold():
        state.fold()
        return "fold", 0
    lacks = most > state.bets[at]
    state.check_or_call()
    return ("call" if lacks else "check"), 0


def _divided(
    state: Any, hands: list[list[int]], bets: bool
) -> tuple[list[tuple[int, list[int]]], list[int]]:
    """Return (pots, what each seat gets of them), each pot divided among pokerkit's best hands."""
    ranked = [StandardHighHand("".join([text(card) for card in hand])) for hand in hands]
    pots = [(pot.amount, list(pot.player_indices)) for pot in state.pots]
    gets = [0] * len(hands)
    for amount, seats in pots:
        best = max(ranked[seat] for seat in seats)
        winners = [seat for seat in seats if ranked[seat] == best]
        # Where nobody bet, what does not divide stays (RML-8).
        for chip in range(amount if bets else amount - amount % len(winners)):
            gets[winners[chip % len(winners)]] += 1
    return pots, gets


def play(rng: random.Random) -> dict[str, int]:
    """Play one round in both; raise AssertionError where they differ. Return what it had in it."""
    count = rng.randint(2, 8)
    ante = rng.randint(1, 3)
    # In turn from the dealer's left; some have nothing left after the ante.
    chips = [rng.choice((0, rng.randint(1, 6), rng.randint(1, 60))) for _ in range(count)]
    hands = _hands(rng, count)
    state = _peer([more + ante for more in chips], ante, hands)

    kind = load("rummoli")
    names: list[str] = list(_NAMES[:count])
    house = {"poker": "betting", "ante": ante, "chips_each": 999}
    ledger = Ledger(kind, names, kind.with_defaults(house), names[-1])
    ledger.add({"event": "ante"})
    for name, more in zip(names, chips, strict=True):
        spare = 999 - 9 * ante - more
        event = {"event": "adjust", "from": name, "to": "rummoli", "chips": spare, "reason": "x"}
        ledger.add(event)
    moves: list[list[Any]] = []
    while state.actor_index is not None:
        name = names[state.actor_index]
        move, more = _move(rng, state)
        moves.append([name, move, more] if more else [name, move])
    ledger.add({"event": "bets", "moves": moves})
    game: Any = ledger.game
    bets = any(len(move) > 2 for move in moves)
    pots, gets = _divided(state, hands, bets)
    staying = [name for name, status in zip(names, state.statuses, strict=True) if status]
    assert game.showing() == staying
    before = [game.find(name).score for name in names]
    if len(staying) == 1:
        # pokerkit leaves the whole bet of the only one who is in before that player.
        ledger.add({"event": "poker", "winners": staying})
    else:
        ours = [(n, sorted(names.index(one) for one in who)) for n, who in game.poker_pots()]
        assert ours == pots, (moves, ours, pots)
        assert before == list(state.stacks), (moves, before, state.stacks)
        shown = {name: STANDARD52.texts(hands[names.index(name)]) for name in staying}
        ledger.add({"event": "poker", "hands": shown})
    after = [game.find(name).score for name in names]
    _finish(state)
    exact = all(amount % _shares(hands, seats) == 0 for amount, seats in pots)
    if len(staying) > 1:
        assert after == [a + b for a, b in zip(before, gets, strict=True)], (moves, after, gets)
    if len(staying) == 1 or exact:
        assert after == list(state.stacks), (moves, after, state.stacks)
    several = len(pots) > 1
    shared = any(_shares(hands, seats) > 1 for _, seats in pots)
    return {"rounds": 1, "side pots": several, "shared pots": shared}


def _shares(hands: list[list[int]], seats: list[int]) -> int:
    ranked = [StandardHighHand("".join([text(card) for card in hands[seat]])) for seat in seats]
    return ranked.count(max(ranked))


def _finish(state: Any) -> None:
    """Let all show their hands to pokerkit, and pokerkit push its pots to the winners."""
    while state.can_show_or_muck_hole_cards():
        state.show_or_muck_hole_cards(True)
    while state.can_kill_hand():
        state.kill_hand()
    while state.can_push_chips():
        state.push_chips()


def figures(quick: bool = False) -> dict[str, dict[str, Any]]:
    """Return {}: nothing is measured; raise AssertionError where a round differs."""
    rng = random.Random(58)
    found = {"rounds": 0, "side pots": 0, "shared pots": 0}
    for _ in range(QUICK if quick else ROUNDS):
        for word, number in play(rng).items():
            found[word] += number
    show("betting rounds as pokerkit plays them: %d" % found["rounds"])
    show("with side pots: %d, with shared pots: %d" % (found["side pots"], found["shared pots"]))
    return {}

"""Rumski's `play`: what must hold for any position."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.ask import answer
from engine.cards import RUMSKI70
from engine.games.rumski.rules import points_of
from engine.games.rumski.solver import layout as community_layout
from engine.games.rumski.solver import play as community
from engine.games.rumski.solver.layout import without
from engine.games.rumski.solver.search import Sweep
from engine.games.rumski.solver.states import NO_CEILING, without_breaks
from tests.proof.bench import community_positions as positions

_KINDS = (positions.mixed, positions.mid_game, positions.adversarial, positions.large)

seeds = st.tuples(st.integers(0, 3), st.integers(0, 10**9))


def _position(seed):
    kind, number = seed
    return _KINDS[kind](random.Random(number))


def _size(play):
    return len(play.cards), points_of(play.cards)


@settings(max_examples=150)
@given(seeds, st.booleans())
def test_rsk_7_the_new_table_passes_table(seed, opened):
    table, hand = positions.texts(_position(seed))
    question = {"ask": "play", "game": "rumski", "hand": hand, "table": table, "opened": opened}
    found = answer(question)
    own = []
    if not opened:
        own = [
            RUMSKI70.texts(meld)
            for meld in community.own_melds(RUMSKI70.read_all(found["cards"]))[:1]
        ]
        assert own or not found["cards"]
    checked = answer(
        {
            "ask": "table",
            "game": "rumski",
            "before": table,
            "after": found["table"],
            "played": found["cards"],
            "opened": opened,
            "own_melds": own,
        }
    )
    assert checked["ok"], (table, hand, found, checked)


@settings(max_examples=100)
@given(seeds, st.booleans(), st.randoms(use_true_random=False))
def test_order_of_cards_and_melds_never_matters(seed, opened, rng):
    table, hand = _position(seed)
    size = _size(community.best_play(hand, table, opened))
    hand = list(hand)
    table = [list(meld) for meld in table]
    for cards in [hand, table] + table:
        rng.shuffle(cards)
    assert _size(community.best_play(hand, table, opened)) == size


@settings(max_examples=100)
@given(seeds, st.permutations(range(5)), st.booleans())
def test_colours_are_alike(seed, colours, opened):
    table, hand = _position(seed)
    other = [card if card == 65 else 13 * colours[card // 13] + card % 13 for card in range(66)]
    size = _size(community.best_play(hand, table, opened))
    table = [[other[card] for card in meld] for meld in table]
    assert _size(community.best_play([other[card] for card in hand], table, opened)) == size


@settings(max_examples=100)
@given(seeds, st.booleans(), st.integers(0, 99))
def test_a_card_more_in_the_hand_never_makes_the_play_smaller(seed, opened, number):
    table, hand = _position(seed)
    full = _size(community.best_play(hand, table, opened))
    if hand:
        fewer = list(hand)
        fewer.pop(number % len(hand))
        assert _size(community.best_play(fewer, table, opened)) <= full
        assert _size(community.best_play(hand, table, opened)) == full


@settings(max_examples=100)
@given(seeds)
def test_rsk_6_having_opened_is_never_worse(seed):
    table, hand = _position(seed)
    closed = community.best_play(hand, table, False)
    assert _size(closed) <= _size(community.best_play(hand, table, True))
    assert bool(closed.cards) == bool(community.own_melds(hand))


@settings(max_examples=100)
@given(seeds)
def test_what_was_played_leaves_nothing_more_to_play(seed):
    table, hand = _position(seed)
    play = community.best_play(hand, table, True)
    left = without(hand, play.cards)
    again = community.best_play(left, play.table, True)
    assert again.cards == []
    assert community_layout.changed(play.table, again.table) == 0


@settings(max_examples=100)
@given(seeds)
def test_both_ends_and_both_ways_to_count_wilds_agree(seed):
    table, hand = _position(seed)
    lying = [card for meld in table for card in meld]
    losses = []
    for turned in (False, True):
        for exact in (False, True):
            for width in (0, 12):
                must, fixed = community_layout.masks_of(lying, turned)
                may, spare = community_layout.masks_of(hand, turned)
                links, sets = community_layout.order_of(table, turned)
                sweep = Sweep(must, may, fixed, spare, links, sets, turned)
                found = sweep.run(exact, NO_CEILING, width)
                if sweep.cut:
                    continue
                melds = community_layout.melds_of(found.choices, turned)
                assert sum(meld.wilds for meld in melds) == found.used
                lacking = community_layout.place(melds, fixed + spare - found.used, table)
                lacking = community_layout.divide(melds, lacking)
                # Only where all the wilds find a place need the two ways agree.
                if exact or not lacking:
                    losses.append(without_breaks(found.loss))
    assert len(set(losses)) == 1, losses

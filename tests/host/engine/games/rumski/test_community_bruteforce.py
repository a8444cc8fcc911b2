"""Rumski's `play` against two judges that share nothing with it: trying everything, and HiGHS."""

import os
import random

from engine.games.rumski.rules import points_of
from engine.games.rumski.solver import layout as community_layout
from engine.games.rumski.solver import play as community
from tests.host.engine.games.rumski import brute_community as brute
from tests.proof.bench import community_positions as positions
from tests.proof.bench import community_program as program

_SOAK = os.environ.get("MELDMATE_SOAK") == "1"


def _check(position, opened, width=0):
    """Play a position, check the new table card by card, and return (play, count, points)."""
    table, hand = position
    assert positions.is_whole(position)
    play = community.best_play(hand, table, opened, width)
    melds, cards = positions.texts((play.table, play.cards))
    for meld in melds:
        assert brute.is_meld(meld), (position, melds)
    lying = sorted(card for meld in play.table for card in meld)
    assert lying == sorted([card for meld in table for card in meld] + play.cards), position
    left = list(hand)
    for card in play.cards:
        left.remove(card)
    assert play.all_out == (not left)
    if play.cards and not opened:
        assert brute.own_meld(cards), position
    return play, len(cards), sum(brute.points(card) for card in cards)


def _against_brute(deal, seed, number):
    rng = random.Random(seed)
    mine = least = 0
    for _ in range(number):
        position = deal(rng)
        opened = rng.random() < 0.75
        play, count, points = _check(position, opened)
        assert play.proved
        best = brute.best(*positions.texts(position), opened)
        assert (count, points) == best[:2], (position, opened, best)
        changed = community_layout.changed(position[0], play.table)
        assert changed >= best[2]
        mine += changed
        least += best[2]
    mean, best_mean = mine / number, least / number
    print(f"{number} positions; changed melds {mean:.3f}, least possible {best_mean:.3f}")
    assert mean <= best_mean + 1
    return number


def test_rsk_4_to_7_largest_play_of_mixed_positions():
    _against_brute(positions.mixed, 2, 14000 if _SOAK else 500)


def test_rsk_4_to_7_largest_play_of_adversarial_positions():
    _against_brute(positions.adversarial, 3, 10000 if _SOAK else 400)


def test_rsk_4_to_7_largest_play_against_integer_program():
    rng = random.Random(4)
    number = 2000 if _SOAK else 40
    for _ in range(number):
        position = positions.large(rng)
        play, count, points = _check(position, True)
        assert play.proved
        assert (count, points) == program.best(*positions.texts(position)), position
    for _ in range(number):
        position = positions.mid_game(rng)
        play, count, points = _check(position, True)
        assert (count, points) == program.best(*positions.texts(position)), position
    print(f"{2 * number} positions against the integer program")


def test_judges_agree_with_each_other():
    rng = random.Random(5)
    number = 1000 if _SOAK else 100
    for _ in range(number):
        position = positions.texts(positions.mixed(rng))
        assert program.best(*position) == brute.best(*position, True)[:2], position
    print(f"{number} positions")


def test_limited_width_says_whether_it_is_proved():
    rng = random.Random(6)
    number = 2000 if _SOAK else 150
    cut = 0
    for _ in range(number):
        position = positions.mid_game(rng)
        full = community.best_play(position[1], position[0], True)
        play, count, points = _check(position, True, rng.choice((1, 4, 16)))
        size = (count, points)
        best = (len(full.cards), points_of(full.cards))
        assert size <= best
        if play.proved:
            assert size == best
        else:
            cut += 1
    assert cut
    print(f"{number} positions, {cut} cut short")

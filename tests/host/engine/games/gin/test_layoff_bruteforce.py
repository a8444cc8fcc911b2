"""Laying off against plain enumeration (GIN-7).

A sample by default; 20,000 pairs of hands with MELDMATE_SOAK=1.
"""

import os
import random

import pytest

from engine.games.gin import layoff
from tests.host.engine.games.gin import brute_layoff as brute
from tests.proof.bench import knocks

PAIRS = 5000 if os.environ.get("MELDMATE_SOAK") == "1" else 100


def check_layout(found, knocker, opponent):
    """Assert that a layout uses the cards that there are, and that each step of it is legal."""
    used = [card for meld in found.melds for card in meld]
    assert set(used) <= set(knocker) and len(used) == len(set(used))
    assert found.knocker == sum(brute.value(card) for card in knocker if card not in used)
    table = [frozenset(meld) for meld in found.melds]
    assert all(brute.is_meld(meld) for meld in table)
    for card, place in found.laid_off:
        table[place] |= {card}
        assert brute.is_meld(table[place]), (card, found.melds, found.laid_off)
    assert all(brute.is_meld(frozenset(meld)) for meld in found.own)
    parts = [card for meld in found.own for card in meld] + found.left
    parts += [card for card, _ in found.laid_off]
    assert sorted(parts) == sorted(opponent)
    assert found.opponent == sum(brute.value(card) for card in found.left)


@pytest.mark.parametrize("kind", knocks.KINDS)
def test_gin_7_laying_off_is_exact(kind):
    rng = random.Random(7)
    laid = 0
    for _ in range(PAIRS):
        knocker, opponent = knocks.pair(rng, kind)
        found = layoff.best(knocker, opponent)
        assert (found.knocker, found.opponent) == brute.knock(knocker, opponent), (
            knocker,
            opponent,
        )
        check_layout(found, knocker, opponent)
        laid += bool(found.laid_off)
    assert laid > PAIRS / 20
    print(f"{kind}: {PAIRS} pairs, in {laid} of them cards are laid off")


@pytest.mark.parametrize("kind", knocks.KINDS)
def test_gin_7_melds_as_laid_out_are_laid_off_on_exactly(kind):
    """The knocker may lay out other melds than the best ones; those count."""
    rng = random.Random(8)
    for _ in range(PAIRS // 2):
        knocker, opponent = knocks.pair(rng, kind)
        points, melds = rng.choice(brute.partitions(tuple(sorted(knocker))))
        table = [sorted(meld) for meld in melds]
        found = layoff.laid(points, table, opponent)
        assert found.opponent == brute.after_laying_off(melds, opponent), (table, opponent)
        check_layout(found, knocker, opponent)


def test_gin_7_all_ways_to_meld_with_the_least_deadwood_are_found():
    """What can be laid off on them is that of some partition of least deadwood, and of each."""
    from engine.rummy import masks

    rng = random.Random(9)
    for _ in range(PAIRS):
        knocker, _ = knocks.pair(rng, rng.choice(knocks.KINDS))
        ways = brute.partitions(tuple(sorted(knocker)))
        least = min(points for points, _ in ways)
        wanted = {merged(melds) for points, melds in ways if points == least}
        found = masks.all_least(knocker)
        assert {points for points, _, _ in found} == {least}
        assert {merged(map(frozenset, melds)) for _, melds, _ in found} == wanted, knocker


def merged(melds):
    """Melds as frozensets, with runs that follow each other put together."""
    sets, in_runs = [], set()
    for meld in melds:
        if len({card % 13 for card in meld}) == 1:
            sets.append(meld)
        else:
            in_runs |= meld
    return frozenset(sets), frozenset(in_runs)

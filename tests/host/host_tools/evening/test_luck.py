"""Opponents beaten, and who is beyond luck: against brute force and seasons of known truth."""

import itertools
import math
import random
from fractions import Fraction

import pytest

from host_tools.evening.export.luck import Beaten, beyond_luck, shares_of

SEASONS = 400


def beaten(shares_and_sizes):
    one = Beaten()
    for share, size in shares_and_sizes:
        one.add(share, size, share == 1)
    return one


def lineups(rng, people, games):
    """Return who sits at each table of a season."""
    return [rng.sample(people, rng.randint(2, min(6, len(people)))) for _ in range(games)]


def finish(rng, table, strength):
    """Return the players of a table in the order they finish, by their strengths."""
    left, order = list(table), []
    while left:
        first = rng.choices(left, [strength[name] for name in left])[0]
        left.remove(first)
        order.append(first)
    return order


def played(rng, tables, strength):
    people = {}
    for table in tables:
        order = finish(rng, table, strength)
        for at, name in enumerate(order):
            share = (len(order) - 1 - at) / (len(order) - 1)
            people.setdefault(name, Beaten()).add(share, len(order), at == 0)
    return people


def test_a_share_is_what_a_count_of_pairs_gives():
    rng = random.Random(1)
    for _ in range(300):
        count = rng.randint(2, 8)
        rows = {f"P{at}": [1, 0, rng.randint(1, count)] for at in range(count)}
        for name, share in shares_of(rows).items():
            pairs = [
                1 if row[2] > rows[name][2] else Fraction(1, 2) if row[2] == rows[name][2] else 0
                for other, row in rows.items()
                if other != name
            ]
            assert share == pytest.approx(float(sum(pairs) / len(pairs)))
        # Whatever the ties: chance is 50 for the table as a whole.
        assert sum(shares_of(rows).values()) / count == pytest.approx(0.5)


def test_how_likely_luck_is_equals_counting_every_outcome():
    rng = random.Random(2)
    for _ in range(60):
        sizes = [rng.randint(2, 5) for _ in range(rng.randint(1, 5))]
        one = beaten([(rng.randrange(size) / (size - 1), size) for size in sizes])
        off = abs(sum(map(Fraction, [Fraction(s).limit_denominator(9) for s in one.shares]))
                  - Fraction(len(sizes), 2))  # fmt: skip
        outcomes = itertools.product(*[range(size) for size in sizes])
        far = sum(
            abs(sum(Fraction(at, size - 1) for at, size in zip(places, sizes, strict=True))
                - Fraction(len(sizes), 2)) >= off
            for places in outcomes
        )  # fmt: skip
        assert one.chance == pytest.approx(far / math.prod(sizes), abs=1e-9)


def test_many_games_are_judged_by_the_normal_distribution_like_by_counting():
    rng = random.Random(3)
    sizes = [rng.randint(2, 6) for _ in range(80)]
    for excess in (0, 4, 8, 12):
        one = beaten([(0.5 + excess / 80, size) for size in sizes])
        exact = one.chance
        one.add(0.5, 4, False)
        assert one.chance == pytest.approx(exact, abs=0.02)


def test_with_no_skill_95_of_100_seasons_name_nobody():
    rng = random.Random(4)
    people = [f"P{at}" for at in range(7)]
    tables = lineups(rng, people, 60)
    found = sum(
        bool(beyond_luck(played(rng, tables, dict.fromkeys(people, 1)))) for _ in range(SEASONS)
    )
    # At most 5 of 100, as far as 400 seasons can tell (three standard deviations).
    assert found / SEASONS <= 0.05 + 3 * math.sqrt(0.05 * 0.95 / SEASONS)
    assert found > 0


def test_the_bar_of_someone_without_skill_reaches_chance_in_95_of_100_seasons():
    rng = random.Random(5)
    people = [f"P{at}" for at in range(6)]
    tables = lineups(rng, people, 40)
    inside = total = 0
    for _ in range(SEASONS):
        for one in played(rng, tables, dict.fromkeys(people, 1)).values():
            low, high = one.interval
            inside += low <= 50 <= high
            total += 1
    assert inside / total == pytest.approx(0.95, abs=0.015)


def finishes(strengths):
    """Return the chance of each place of the first of `strengths`, by every order there is."""
    found = [0.0] * len(strengths)
    for order in itertools.permutations(range(len(strengths))):
        chance, left = 1.0, sum(strengths)
        for at in order:
            chance *= strengths[at] / left
            left -= strengths[at]
        found[order.index(0)] += chance
    return found


def test_one_strong_player_is_found_as_often_as_the_interval_promises():
    # Games of four, one of them five times as strong as each of the others.
    games, strength = 12, 5
    people = ["Strong", *[f"P{at}" for at in range(3)]]
    places = finishes([strength, 1, 1, 1])
    # What luck alone must not reach: counted here, in thirds of an opponent.
    luck = {0: Fraction(1)}
    truth = {0: 1.0}
    for _ in range(games):
        luck = _added(luck, [Fraction(1, 4)] * 4)
        truth = _added(truth, [places[3 - beaten] for beaten in range(4)])
    middle = Fraction(3 * games, 2)

    def chance(thirds):
        off = abs(thirds - middle)
        return sum(likely for at, likely in luck.items() if abs(at - middle) >= off)

    promised = sum(likely for at, likely in truth.items() if chance(at) * 4 <= Fraction(1, 20))
    assert 0.3 < promised < 0.97
    rng = random.Random(6)
    strengths = {name: strength if name == "Strong" else 1 for name in people}
    found = inside = 0
    mean = 100 * sum(places[3 - beaten] * beaten / 3 for beaten in range(4))
    for _ in range(SEASONS):
        season = played(rng, [people] * games, strengths)
        found += "Strong" in beyond_luck(season)
        low, high = season["Strong"].interval
        inside += low <= mean <= high
    spread = math.sqrt(promised * (1 - promised) / SEASONS)
    assert found / SEASONS == pytest.approx(promised, abs=3 * spread)
    # Skill makes places surer than luck does: the bar covers the truth at least as often.
    assert inside / SEASONS >= 0.95 - 3 * math.sqrt(0.05 * 0.95 / SEASONS)


def _added(sums, chances):
    found = {}
    for at, likely in sums.items():
        for more, chance in enumerate(chances):
            found[at + more] = found.get(at + more, 0) + likely * chance
    return found


def test_the_more_people_the_harder_it_is_to_stand_out():
    good = beaten([(1, 2)] * 9 + [(0, 2)])
    assert good.chance < 0.05
    others = {f"P{at}": beaten([(0.5, 3)] * 10) for at in range(9)}
    assert beyond_luck({"Good": good, "P0": others["P0"]}) == ["Good"]
    assert beyond_luck({"Good": good, **others}) == []

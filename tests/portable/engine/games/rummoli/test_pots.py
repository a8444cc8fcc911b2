"""The main pot and the side pots against a reading that knows no pots (RML-20)."""

from engine.errors import RuleError
from engine.games.rummoli.pots import evenly, named_takers, split, takers, unanswered
from tests.portable.tools import raises

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")


class Luck:
    """Numbers that are the same on every machine."""

    def __init__(self, seed):
        self.state = seed

    def below(self, limit):
        self.state = (self.state * 1103515245 + 12345) % (1 << 31)
        return (self.state >> 8) % limit


def case(luck):
    """Return (names in turn, what each put in, who folded, strength of each hand, the base)."""
    names = NAMES[: 2 + luck.below(7)]
    put, strength, folded = {}, {}, []
    for name in names:
        put[name] = luck.below(luck.below(3) * 9 + 1)
        strength[name] = luck.below(4)
        if luck.below(4) == 0 and len(folded) < len(names) - 1:
            folded.append(name)
    # Nobody folds with the most: it would be a bet that nobody raised.
    most = max([put[name] for name in names if name not in folded])
    for name in folded:
        put[name] = min(put[name], most)
    return names, put, folded, strength, luck.below(20)


def chip_by_chip(names, put, folded, strength, base):
    """Return what each player has won or lost: each chip is won on its own.

    The chip that lies at some height is for the best of those who put in as many, and chips for the
    same players are shared out one each, from the left on.
    """
    inside = [name for name in names if name not in folded]
    heaps = {}
    for name in names:
        for height in range(1, put[name] + 1):
            rivals = tuple([n for n in inside if put[n] >= height])
            heaps[rivals] = heaps.get(rivals, 0) + 1
    everyone = tuple(inside)
    heaps[everyone] = heaps.get(everyone, 0) + base
    won = {name: -put[name] for name in names}
    for rivals in heaps:
        best = max([strength[name] for name in rivals])
        winners = [name for name in rivals if strength[name] == best]
        for chip in range(heaps[rivals]):
            won[winners[chip % len(winners)]] += 1
    return won


def by_pots(names, put, folded, strength, base):
    """Return the same by the pots of the engine, and how many pots there were."""
    inside = [name for name in names if name not in folded]
    put = dict(put)
    won = {name: -put[name] for name in names}
    back = unanswered(put)
    if back:
        put[back[0]] -= back[1]
        won[back[0]] += back[1]
    pots = split(put, inside, base)
    assert sum([chips for chips, _ in pots]) == base + sum([put[name] for name in names])

    def best(at, rivals):
        most = max([strength[name] for name in rivals])
        return [name for name in rivals if strength[name] == most]

    winners = takers(pots, best)
    told = [(name, at) for at in range(len(pots)) for name in winners[at]]
    assert named_takers(pots, told) == winners
    for at in range(len(pots)):
        for name, chips in evenly(pots[at][0], winners[at]):
            won[name] += chips
    return won, len(pots)


def test_rml_20_the_pots_pay_what_each_chip_pays_by_itself():
    luck = Luck(58)
    several = 0
    for _ in range(3000):
        given = case(luck)
        won, pots = by_pots(*given)
        assert won == chip_by_chip(*given), given
        several += pots > 1
    assert several > 1000, several


def test_rml_20_nobody_wins_of_another_more_than_they_put_in():
    luck = Luck(20)
    for _ in range(1000):
        given = case(luck)
        names, put, _, _, base = given
        won, _ = by_pots(*given)
        for name in names:
            assert won[name] <= base + sum([min(put[name], put[n]) for n in names if n != name])
        assert sum([won[name] for name in names]) == base, "RML-16"


def test_rml_20_what_lay_there_before_is_for_all_who_are_in():
    pots = split({"Ann": 0, "Bo": 5, "Cy": 5}, ("Ann", "Bo", "Cy"), 3)
    assert pots == [(3, ["Ann", "Bo", "Cy"]), (10, ["Bo", "Cy"])]
    assert named_takers(pots, [("Ann", 0), ("Cy", 1)]) == [["Ann"], ["Cy"]]
    assert named_takers(pots, [("Bo", 0)]) == [["Bo"], ["Bo"]]
    for wrong in ([("Ann", 0)], [("Cy", 1)], [("Ann", 0), ("Ann", 1)], [("Bo", 0), ("Cy", 1)]):
        assert raises(RuleError, named_takers, pots, wrong).rule == "RML-20"

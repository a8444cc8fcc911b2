"""How good somebody is, and whether luck alone explains it.

A person's figure is *opponents beaten*: in each game the share of the other players who finished
behind, (players - place) / (players - 1), where a shared place counts half; over many games the
mean, of 100. By luck alone it is 50 at a table of any size. How far it strays by luck is known,
too: with n players the share is 0, 1 / (n - 1), ... 1, each as likely as the others, so its
variance is (n + 1) / (12 (n - 1)). The bars and the verdict need nothing else.
"""

import math

from engine.compat import TYPE_CHECKING
from engine.record import tally

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.types import Row

# 95 of 100 normal values are less than so many standard deviations from their mean.
DEVIATIONS = 1.959964
_LEVEL = 0.05
# With more games the exact distribution takes long, and the normal one is the same.
_MAX_EXACT = 80
# Distributions that were counted, {sizes: distribution}.
_known = {}


class Beaten:
    """What one person has made of their games.

    `games`, `wins` and `by_luck` (the wins that chance gives) are counts; `shares` are the shares
    of the opponents beaten, game by game, and `sizes` the numbers of players.
    """

    def __init__(self) -> None:
        self.games = self.wins = 0
        self.by_luck = 0.0
        self.shares: list[float] = []
        self.sizes: list[int] = []

    def add(self, share: float, size: int, won: bool) -> None:
        """Count one game with `size` players."""
        self.games += 1
        self.wins += won
        self.by_luck += 1 / size
        self.shares.append(share)
        self.sizes.append(size)

    @property
    def value(self) -> float:
        """Opponents beaten, of 100."""
        return 100 * sum(self.shares) / self.games

    @property
    def deviation(self) -> float:
        """The standard deviation that `value` has by luck alone."""
        return 100 * math.sqrt(sum(variance(size) for size in self.sizes)) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % bar around `value`, within 0 and 100."""
        reach = DEVIATIONS * self.deviation
        return max(0.0, self.value - reach), min(100.0, self.value + reach)

    @property
    def chance(self) -> float:
        """How likely luck alone is at least so far from 50, to either side."""
        off = abs(sum(self.shares) - self.games / 2)
        if self.games > _MAX_EXACT:
            return math.erfc(off / (self.deviation * self.games / 100) / math.sqrt(2))
        return _tail(self.sizes, off)


def variance(size: int) -> float:
    """Return the variance of the share of the opponents beaten that luck gives, of `size` players.

    >>> variance(2), variance(3)
    (0.25, 0.16666666666666666)
    """
    return (size + 1) / (12 * (size - 1))


def _tail(sizes, off):
    """Return how likely the sum of shares is at least `off` from its mean, by counting."""
    sizes = tuple(sorted(sizes))
    if sizes not in _known:
        _known[sizes] = _distribution(sizes)
    unit, ways = _known[sizes]
    # A hair less, for sums of shares are not exact.
    wanted = 2 * off * unit - 1e-6
    reach = unit * len(sizes)
    return min(1.0, sum(likely for at, likely in enumerate(ways) if abs(2 * at - reach) >= wanted))


def _distribution(sizes):
    """Return (unit, [how likely each sum of shares is, in units]) of games of these sizes."""
    # A multiple of all sizes less one; MicroPython's math has no lcm.
    unit = 1
    for size in sizes:
        step = unit
        while unit % (size - 1):
            unit += step
    ways = [1.0]
    for size in sizes:
        step = unit // (size - 1)
        after = [0.0] * (len(ways) + unit)
        for at, likely in enumerate(ways):
            if likely:
                for place in range(size):
                    after[at + step * place] += likely / size
        ways = after
    return unit, ways


def shares_of(rows: "Mapping[str, Row]") -> dict[str, float]:
    """Return {name: share of the opponents beaten} of one game's rows (engine.record.tally).

    >>> rows = {"Ana": [1, 1, 1], "Ben": [1, 0, 2], "Cy": [1, 0, 2]}
    >>> shares_of(rows)
    {'Ana': 1.0, 'Ben': 0.25, 'Cy': 0.25}
    """
    places = [row[tally.PLACES] for row in rows.values()]
    found = {}
    for name, row in rows.items():
        place = row[tally.PLACES]
        behind = sum(other > place for other in places)
        equal = places.count(place) - 1
        found[name] = (behind + equal / 2) / (len(places) - 1)
    return found


def beyond_luck(people: "Mapping[str, Beaten]") -> list[str]:
    """Return the names of those whose result luck does not explain, the surest first.

    Whoever looks at many people finds someone who stands out by luck. So with k people each has to
    be k times less likely than 1 in 20: with no skill in it, 95 of 100 seasons name nobody.
    """
    likely = {name: one.chance for name, one in people.items() if one.games > 1}
    found = [name for name in likely if likely[name] * len(likely) <= _LEVEL]
    return sorted(found, key=lambda name: (likely[name], name))


def pale(value: float, count: float) -> float:
    """Return a figure of 100, drawn towards 50 as far as few games say little.

    >>> round(pale(100, 2)), round(pale(100, 54))
    (62, 95)
    """
    # Six games draw it half of the way.
    return 50 + (value - 50) * count / (count + 6)

"""One colour for one person, the same in everything that is made of the same games."""

from engine.compat import TYPE_CHECKING
from host_tools.evening.export.evening import names_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from host_tools.evening.export.saved import SavedGame

COUNT = 8


def colours_of(games: "Iterable[SavedGame]") -> dict[str, int]:
    """Return {name: colour from 1 to 8} of all who played.

    Who plays most chooses first. With more than eight people a colour is used again, by those who
    meet least often.
    """
    played: dict[str, int] = {}
    met: dict[str, dict[str, int]] = {}
    for game in games:
        names = names_of(game)
        for name in names:
            played[name] = played.get(name, 0) + 1
            others = met.setdefault(name, {})
            for other in names:
                if other != name:
                    others[other] = others.get(other, 0) + 1
    found: dict[str, int] = {}
    used = [0] * (COUNT + 1)
    for name in sorted(played, key=lambda name: (-played[name], name)):
        clash = [0] * (COUNT + 1)
        for other, times in met[name].items():
            clash[found.get(other, 0)] += times
        found[name] = min(range(1, COUNT + 1), key=lambda one: (clash[one], used[one], one))
        used[found[name]] += 1
    return found


def apart(colours: "Mapping[str, int]", names: "Iterable[str]") -> dict[str, int]:
    """Return `colours` for one picture of `names`, in which no two people have the same.

    Who comes first in `colours` keeps the own colour; who shares it takes one that is free. A
    picture has at most eight people; more have 0, the ink of no one.

    >>> apart({"Ana": 1, "Ben": 2, "Cy": 1}, ["Cy", "Ben", "Ana"])
    {'Ana': 1, 'Ben': 2, 'Cy': 3}
    """
    shown = set(names)
    found: dict[str, int] = {}
    for name in colours:
        if name in shown and colours[name] not in found.values():
            found[name] = colours[name]
    free = [one for one in range(1, COUNT + 1) if one not in found.values()]
    for name in colours:
        if name in shown and name not in found:
            found[name] = free.pop(0) if free else 0
    return dict(colours, **found)

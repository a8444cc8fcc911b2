"""What the cards of Canasta and Burraco can make: an integer program, and the checks of the forms.

    python -m tests.proof.hands.impossible --cases 5000 [--seed 1]

Entries are made from the cards as they may lie, and from neighbours of these. What the engine
refuses by its rules on the cards has to be impossible; how much of what is impossible it takes is
counted. The program knows cards by their points, for Canasta by rank; rules: bicyclecards.com
(canastas of seven, at least four natural, at most three wild), eburraco.com (one wild card each).
"""

import argparse
import random
from collections.abc import Sequence
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

from engine.ask import answer
from host_tools.base.command import show

# Two alone, or three; four in two sides are no other cards than two.
SIDES = ("Ana", "Ben", "Cleo")
# Points and how many cards of eleven ranks, of which canastas are made.
RANKS = (*[5] * 4, *[10] * 6, 20)
WILD = ((20, 8), (50, 4))


class Program:
    """Whole numbers that satisfy equations and inequalities."""

    def __init__(self) -> None:
        self.most: list[int] = []
        self.rows: list[tuple[dict[int, int], float, float]] = []

    def number(self, most: int) -> int:
        self.most.append(most)
        return len(self.most) - 1

    def add(self, row: dict[int, int], least: float, most: float = numpy.inf) -> None:
        self.rows.append((row, least, most))

    def possible(self) -> bool:
        matrix = numpy.zeros((len(self.rows), len(self.most)))
        for at, (row, _, _) in enumerate(self.rows):
            for place, factor in row.items():
                matrix[at, place] += factor
        lows, highs = [row[1] for row in self.rows], [row[2] for row in self.rows]
        count = len(self.most)
        # scipy's types have only one number for all bounds.
        some: Any = (numpy.zeros(count), numpy.array(self.most))
        between: Any = (lows, highs)
        found = milp(
            numpy.zeros(count),
            integrality=numpy.ones(count),
            bounds=Bounds(*some),
            constraints=LinearConstraint(matrix, *between),
        )
        return bool(found.status == 0)


def canasta(entry: dict) -> bool:
    """Return whether the cards make the canastas and points of all sides."""
    program = Program()
    sides = list(entry["laid"])
    places = range(len(sides))
    held = [[program.number(most) for _, most in ((5, 4), *[(v, 8) for v in RANKS], *WILD)]
            for _ in sides]  # fmt: skip
    laid = [[program.number(8) for _ in RANKS] for _ in sides]
    wild = [[program.number(12) for _ in RANKS] for _ in sides]
    kinds = [[program.number(most) for _, most in WILD] for _ in sides]
    threes = [program.number(4) for _ in sides]
    for at, name in enumerate(sides):
        natural = [program.number(1) for _ in RANKS]
        mixed = [program.number(2) for _ in RANKS]
        others = [program.number(1) for _ in RANKS]
        for rank in range(len(RANKS)):
            n, m, o = natural[rank], mixed[rank], others[rank]
            cards, wilds = laid[at][rank], wild[at][rank]
            program.add({cards: 1, n: -7, m: -4, o: -2}, 0)
            program.add({cards: 1, wilds: 1, n: -7, m: -7, o: -3}, 0)
            program.add({wilds: 1, m: -1}, 0)
            program.add({wilds: 1, m: -3, o: -3}, -numpy.inf, 0)
            # Cards lie in some meld.
            program.add({cards: 1, n: -8, m: -8, o: -8}, -numpy.inf, 0)
        program.add(dict.fromkeys(natural, 1), entry["natural"][name], entry["natural"][name])
        program.add(dict.fromkeys(mixed, 1), entry["mixed"][name], entry["mixed"][name])
        row = dict.fromkeys(wild[at], 1)
        program.add({**row, kinds[at][0]: -1, kinds[at][1]: -1}, 0, 0)
        row = {laid[at][rank]: value for rank, value in enumerate(RANKS)}
        row.update({kinds[at][0]: 20, kinds[at][1]: 50})
        if entry["closer"] == name:
            row[threes[at]] = 5
        else:
            program.add({threes[at]: 1}, 0, 0)
        program.add(row, entry["laid"][name], entry["laid"][name])
        values = (5, *RANKS, 20, 50)
        row = {held[at][place]: value for place, value in enumerate(values)}
        program.add(row, entry["held"][name], entry["held"][name])
    for place in range(len(RANKS)):
        all_laid = {laid[at][place]: 1 for at in places}
        program.add({**all_laid, **{held[at][place + 1]: 1 for at in places}}, 0, 8)
    for place, (_, most) in enumerate(WILD):
        all_laid = {kinds[at][place]: 1 for at in places}
        program.add({**all_laid, **{held[at][len(RANKS) + 1 + place]: 1 for at in places}}, 0, most)
    program.add({**dict.fromkeys(threes, 1), **{held[at][0]: 1 for at in places}}, 0, 4)
    return program.possible()


def burraco(entry: dict) -> bool:
    """Return whether the cards, by their points, make the burracos and points of all sides."""
    program = Program()
    sides = list(entry["laid"])
    kinds = ((5, 40), (10, 48), (15, 8), (20, 8), (30, 4))
    places = [[program.number(most) for _, most in kinds] for _ in range(2 * len(sides) + 1)]
    # Of the twos and jokers of each side: those that are wild in a burraco with one.
    wild = [[program.number(12) for _ in range(2)] for _ in sides]
    for at, name in enumerate(sides):
        burracos = {kind: entry[kind][name] for kind in ("clean", "semi", "dirty")}
        naturals = 7 * burracos["clean"] + 7 * burracos["semi"] + 6 * burracos["dirty"]
        wilds = burracos["semi"] + burracos["dirty"]
        laid, held = places[at], places[len(sides) + at]
        program.add(dict.fromkeys(wild[at], 1), wilds, wilds)
        program.add({laid[3]: 1, wild[at][0]: -1}, 0)
        program.add({laid[4]: 1, wild[at][1]: -1}, 0)
        row = {laid[0]: 1, laid[1]: 1, laid[2]: 1, laid[3]: 1, wild[at][0]: -1}
        program.add(row, naturals)
        for cards, points in ((laid, entry["laid"][name]), (held, entry["held"].get(name, 0))):
            row = {cards[place]: value for place, (value, _) in enumerate(kinds)}
            program.add(row, points, points)
    missing = [name for name in sides
               if name != entry["closer"] and not entry["pot"].get(name)]  # fmt: skip
    pots = 11 * len(missing)
    program.add(dict.fromkeys(places[-1], 1), pots, pots)
    for place, (_, most) in enumerate(kinds):
        program.add({some[place]: 1 for some in places}, 0, most)
    return program.possible()


def entry_of(game: str, rng: random.Random) -> dict:
    """Return an entry that is near what cards can make."""
    sides = SIDES[: rng.choice((2, 2, 3))]

    def each(values: Sequence[object]) -> dict:
        return dict(zip(sides, values, strict=True))

    def some(*values: int) -> list[int]:
        return [rng.choice(values) for _ in sides]

    closer = rng.choice(sides)
    if game == "canasta":
        natural, mixed = some(0, 0, 1, 1, 2, 3, 5, 6), some(0, 1, 1, 2, 3, 5, 7)
        least = [35 * n + 5 * max(0, n - 4) * 7 + 50 * m for n, m in zip(natural, mixed)]
        entry: dict[str, Any] = {
            "natural": each(natural), "mixed": each(mixed), "concealed": False,
            "red": each([0 for _ in sides]),
        }  # fmt: skip
        entry["melded"] = each(
            [n + m > 0 or name == closer for name, n, m in zip(sides, natural, mixed)]
        )
    else:
        counts = [some(0, 0, 1, 1, 2, 4) for _ in range(3)]
        entry = {kind: each(count) for kind, count in zip(("clean", "semi", "dirty"), counts)}
        least = [35 * c + 55 * s + 50 * d for c, s, d in zip(*counts)]
        entry["pot"] = {name: rng.random() < 0.6 for name in sides if name != closer}
    more = some(0, 0, 5, 10, 15, 30, 60, 100, 300, 500)
    entry["closer"] = closer
    entry["laid"] = each([a + b for a, b in zip(least, more)])
    entry["held"] = each(some(5, 10, 20, 50, 100, 300))
    if game == "canasta":
        entry["held"][closer] = 0
    else:
        del entry["held"][closer]
    return entry


def case(game: str, seed: int) -> tuple[bool, bool] | None:
    """Return (whether the entry is possible, whether the engine takes it); None: others decide."""
    rng = random.Random(seed)
    entry = entry_of(game, rng)
    right = {"canasta": canasta, "burraco": burraco}[game](entry)
    asked = {"ask": "score", "game": "form", "form": game, "players": list(entry["laid"])}
    if game == "burraco":
        asked["options"] = {"three": "tournament"}
    found = answer({**asked, "events": [{"event": "round", **entry}]})
    taken = "error" not in found
    if not taken and found["rule"] not in ("CAN-7", "BUR-7"):
        # Who opens with what, who closes with a canasta.
        return None
    assert taken or not right, (game, entry, found)
    return right, taken


def main() -> None:
    """Compare as many entries of both games as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.hands.impossible")
    parser.add_argument("--cases", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in ("canasta", "burraco"):
        seeds = range(given.seed, given.seed + given.cases)
        found = [one for one in (case(game, seed) for seed in seeds) if one]
        possible = sum(right for right, _ in found)
        taken = sum(taken and not right for right, taken in found)
        show(
            f"{game}: {possible} of {len(found)} entries are possible, none of these refused;",
            f"  of {len(found) - possible} that are not {taken} are taken",
        )


if __name__ == "__main__":
    main()

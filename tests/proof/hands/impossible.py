"""What the cards of Canasta and Burraco can make: an integer program, and the checks of the forms.

    python -m tests.proof.hands.impossible --cases 5000 [--seed 1]

Entries are made from the cards as they may lie, and from neighbours of these. What the engine
refuses by its rules on the cards has to be impossible; how much of what is impossible it takes is
counted. The program knows cards by their points, for Canasta by rank; rules: bicyclecards.com
(canastas of seven, at least four natural, at most three wild; black threes only as three or four of
who goes out), eburraco.com (one wild card a meld, three cards at least). Whoever has not gone out
holds a card.
"""

import argparse
import random
from collections.abc import Sequence
from typing import Any

import numpy
from scipy.optimize import Bounds, LinearConstraint, milp

from engine.ask import answer
from host_tools.base.command import show

# Two alone, three, four in two sides; at Burraco also one against two.
TABLES = (
    (("Ana",), ("Ben",)),
    (("Ana",), ("Ben",), ("Cleo",)),
    (("Ana", "Cleo"), ("Ben", "Dan")),
    (("Ana", "Cleo"), ("Ben",)),
)
NAMES = ("Ana", "Ben", "Cleo", "Dan")
# Points and how many cards of eleven ranks, of which canastas are made.
RANKS = (*[5] * 4, *[10] * 6, 20)
WILD = ((20, 8), (50, 4))
Sides = tuple[tuple[str, ...], ...]
KINDS = {"canasta": ("natural", "mixed", "wilds"), "burraco": ("clean", "semi", "dirty")}


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


def least_held(side: Sequence[str], closer: str | None) -> int:
    """Return how many cards a side holds at least: each who has not gone out has one."""
    return len([name for name in side if name != closer])


def canasta(sides: Sides, entry: dict) -> bool:
    """Return whether the cards make the canastas and points of all sides."""
    program = Program()
    places = range(len(sides))
    held = [[program.number(most) for _, most in ((5, 4), *[(v, 8) for v in RANKS], *WILD)]
            for _ in sides]  # fmt: skip
    laid = [[program.number(8) for _ in RANKS] for _ in sides]
    wild = [[program.number(12) for _ in RANKS] for _ in sides]
    # The wild cards of a side in a canasta of their own, and all of them by their kind.
    alone = [program.number(12) for _ in sides]
    kinds = [[program.number(most) for _, most in WILD] for _ in sides]
    threes = [program.number(4) for _ in sides]
    for at, side in enumerate(sides):
        name = side[0]
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
            # Cards lie in some meld, and one that is no canasta has six at most.
            program.add({cards: 1, n: -8, m: -8, o: -6}, -numpy.inf, 0)
            program.add({cards: 1, wilds: 1, n: -8, m: -11, o: -6}, -numpy.inf, 0)
        program.add(dict.fromkeys(natural, 1), entry["natural"][name], entry["natural"][name])
        program.add(dict.fromkeys(mixed, 1), entry["mixed"][name], entry["mixed"][name])
        own = entry.get("wilds", {}).get(name, 0)
        program.add({alone[at]: 1}, 7 * own, 12 * own)
        row = dict.fromkeys([*wild[at], alone[at]], 1)
        program.add({**row, kinds[at][0]: -1, kinds[at][1]: -1}, 0, 0)
        row = {laid[at][rank]: value for rank, value in enumerate(RANKS)}
        row.update({kinds[at][0]: 20, kinds[at][1]: 50})
        if entry["closer"] in side:
            row[threes[at]] = 5
            some = program.number(1)
            program.add({threes[at]: 1, some: -3}, 0)
            program.add({threes[at]: 1, some: -4}, -numpy.inf, 0)
        else:
            program.add({threes[at]: 1}, 0, 0)
        program.add(row, entry["laid"][name], entry["laid"][name])
        values = (5, *RANKS, 20, 50)
        row = {held[at][place]: value for place, value in enumerate(values)}
        program.add(row, entry["held"][name], entry["held"][name])
        program.add(dict.fromkeys(held[at], 1), least_held(side, entry["closer"]))
    for place in range(len(RANKS)):
        all_laid = {laid[at][place]: 1 for at in places}
        program.add({**all_laid, **{held[at][place + 1]: 1 for at in places}}, 0, 8)
    for place, (_, most) in enumerate(WILD):
        all_laid = {kinds[at][place]: 1 for at in places}
        program.add({**all_laid, **{held[at][len(RANKS) + 1 + place]: 1 for at in places}}, 0, most)
    program.add({**dict.fromkeys(threes, 1), **{held[at][0]: 1 for at in places}}, 0, 4)
    return program.possible()


def burraco(sides: Sides, entry: dict) -> bool:
    """Return whether the cards, by their points, make the burracos and points of all sides."""
    program = Program()
    kinds = ((5, 40), (10, 48), (15, 8), (20, 8), (30, 4))
    places = [[program.number(most) for _, most in kinds] for _ in range(2 * len(sides) + 1)]
    # Of the twos and jokers of each side: those that are wild in a burraco with one.
    wild = [[program.number(12) for _ in range(2)] for _ in sides]
    pots = 0
    for at, side in enumerate(sides):
        name = side[0]
        burracos = {kind: entry[kind][name] for kind in ("clean", "semi", "dirty")}
        naturals = 7 * burracos["clean"] + 7 * burracos["semi"] + 6 * burracos["dirty"]
        wilds = burracos["semi"] + burracos["dirty"]
        laid, held = places[at], places[len(sides) + at]
        others = program.number(36)
        program.add(dict.fromkeys(wild[at], 1), wilds, wilds)
        program.add({laid[3]: 1, wild[at][0]: -1}, 0)
        program.add({laid[4]: 1, wild[at][1]: -1}, 0)
        row = {laid[0]: 1, laid[1]: 1, laid[2]: 1, laid[3]: 1, wild[at][0]: -1}
        # Of other melds each has at most one joker, and two natural cards.
        program.add({**row, others: -2}, naturals)
        program.add({others: 1, laid[4]: -1, wild[at][1]: 1}, 0)
        if not naturals and entry["laid"][name]:
            program.add(dict.fromkeys(laid, 1), 3)
        for cards, points in ((laid, entry["laid"][name]), (held, entry["held"].get(name, 0))):
            row = {cards[place]: value for place, (value, _) in enumerate(kinds)}
            program.add(row, points, points)
        program.add(dict.fromkeys(held, 1), least_held(side, entry["closer"]))
        took = entry.get("pot", {}).get(name) or entry["closer"] in side
        took = took or entry.get("alone") in side
        pots += 0 if took else 11
    if "alone" in entry and entry["alone"] is None:
        # The first pot of three has eighteen cards.
        pots = 29
    program.add(dict.fromkeys(places[-1], 1), pots, pots)
    for place, (_, most) in enumerate(kinds):
        program.add({some[place]: 1 for some in places}, 0, most)
    return program.possible()


def entry_of(game: str, rng: random.Random) -> tuple[Sides, dict]:
    """Return the sides, and an entry that is near what cards can make."""
    sides: Sides = rng.choice(TABLES[:3] if game == "canasta" else TABLES)
    against = len(sides) == 2 and len(sides[0]) != len(sides[1])
    heads = [side[0] for side in sides]

    def each(values: Sequence[object]) -> dict:
        return dict(zip(heads, values, strict=True))

    def some(*values: int) -> list[int]:
        return [rng.choice(values) for _ in sides]

    closer = rng.choice([name for side in sides for name in side])
    if game == "canasta":
        natural, mixed = some(0, 0, 1, 1, 2, 3, 5, 6), some(0, 1, 1, 2, 3, 5, 7)
        least = [35 * n + 5 * max(0, n - 4) * 7 + 50 * m for n, m in zip(natural, mixed)]
        entry: dict[str, Any] = {
            "natural": each(natural), "mixed": each(mixed), "concealed": False,
            "red": each([0 for _ in sides]),
        }  # fmt: skip
        if rng.random() < 0.2:
            entry["wilds"] = each([int(rng.random() < 0.3) for _ in sides])
            least = [points + 140 * entry["wilds"][one] for one, points in zip(heads, least)]
    else:
        counts = [some(0, 0, 1, 1, 2, 4) for _ in range(3)]
        entry = {kind: each(count) for kind, count in zip(("clean", "semi", "dirty"), counts)}
        least = [35 * c + 55 * s + 50 * d for c, s, d in zip(*counts)]
        if against:
            # Who plays alone took the first pot; nobody did where nobody has any.
            entry["alone"] = "Ben"
        entry["pot"] = {side[0]: rng.random() < 0.6 for side in sides
                        if closer not in side and not (against and side == ("Ben",))}  # fmt: skip
    more = some(0, 0, 5, 10, 15, 30, 60, 100, 300, 500)
    entry["closer"] = closer
    entry["laid"] = each([a + b for a, b in zip(least, more)])
    entry["held"] = each(some(5, 10, 20, 50, 100, 300))
    if game == "canasta":
        entry["melded"] = {one: points > 0 for one, points in entry["laid"].items()}
    if not entry.get("pot", True):
        del entry["pot"]
    for side in sides:
        if side == (closer,):
            entry["held"][closer] = 0
            if game == "burraco":
                del entry["held"][closer]
    return sides, entry


def of_cards(game: str, sides: Sides, entry: dict) -> bool:
    """Return whether only the cards decide: nobody opens or closes with too little."""
    for side in sides:
        name = side[0]
        made = sum(entry[kind][name] for kind in KINDS[game] if kind in entry)
        needed = 2 if game == "canasta" and sides == TABLES[0] else 1
        if entry["closer"] in side and made < needed:
            return False
        if game == "canasta" and 0 < entry["laid"][name] < 50:
            return False
    return True


def case(game: str, seed: int) -> tuple[bool, bool] | None:
    """Return (whether the entry is possible, whether the engine takes it); None: others decide."""
    rng = random.Random(seed)
    sides, entry = entry_of(game, rng)
    if not of_cards(game, sides, entry):
        return None
    right = {"canasta": canasta, "burraco": burraco}[game](sides, entry)
    names = [name for name in NAMES if name in [one for side in sides for one in side]]
    asked: dict[str, Any] = {"ask": "score", "game": "form", "form": game, "players": names}
    if game == "burraco" and len(sides) == 3:
        asked["options"] = {"three": "tournament"}
    if "wilds" in entry:
        asked["options"] = {"wild": "yes"}
    found = answer({**asked, "events": [{"event": "round", **entry}]})
    taken = "error" not in found
    assert taken or found.get("rule") in ("CAN-5", "CAN-7", "BUR-5", "BUR-7"), (entry, found)
    assert taken or not right, (game, entry, found)
    if taken and not right:
        show(f"taken: {game} {entry}")
    return right, taken


def main() -> None:
    """Compare as many entries of both games as the command line says."""
    parser = argparse.ArgumentParser(prog="python -m tests.proof.hands.impossible")
    parser.add_argument("--cases", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    for game in KINDS:
        found: list[tuple[bool, bool]] = []
        seed = given.seed
        while len(found) < given.cases:
            one = case(game, seed)
            found += [one] if one else []
            seed += 1
        possible = sum(right for right, _ in found)
        taken = sum(taken and not right for right, taken in found)
        show(
            f"{game}: {possible} of {len(found)} entries are possible, none of these refused;",
            f"  of {len(found) - possible} that are not {taken} are taken",
        )


if __name__ == "__main__":
    main()

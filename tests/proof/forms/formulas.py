"""The functions that are made of expressions, compared with what their operations give.

    python -m tests.proof.forms.formulas [expressions] [seed]

Random expressions, most with numbers near the bound, are worked out both ways, on CPython and in
MicroPython: values, refusals, and the words of how a value comes about. `ready` has the forms that
ship read as an image has them.
"""

import argparse
import random
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from engine.errors import RuleError
from engine.games import forms
from engine.games.forms import expressions as ex
from engine.games.forms import readings
from engine.games.forms.form import FIELD, OF_PLAYER
from engine.games.forms.mistakes import FormError
from engine.games.forms.reading.expressions import compiled
from host_tools.base.command import show
from host_tools.boards.image import formulas
from host_tools.simulated.micropython import runtime
from tests.portable import hostile
from tests.portable.hostile import NAMES, Dice, World, soup

_IMPORT = formulas.IMPORT.replace("..expressions", "engine.games.forms.expressions")
_BATCH = 100
# Values of the names: round, bags, bid, laid; some are at the bound.
_WORLDS: tuple[tuple[Any, ...], ...] = (
    (3, "ten", [0, 5, -2, 13], [10, 0, 10, 0]),
    (1, "free", [ex.MOST, 1, 0, -ex.MOST], [ex.MOST, -7, ex.MOST, -7]),
    (0, "ten", [0, 0, 0, 0], [1, -1, 1, -1]),
)


@contextmanager
def ready() -> Iterator[None]:
    """Have the forms that ship read with their functions, as on a board."""
    real, made = forms._shipped, {}

    def shipped(name: str) -> Any:
        data = real(name)[0]
        if name not in made:
            made[name] = rows(*formulas.read(data))
        return data, ex.in_order(made[name])

    _clear()
    forms._shipped = shipped
    try:
        yield
    finally:
        forms._shipped = real
        _clear()


@contextmanager
def all_ready() -> Iterator[None]:
    """Have every form read with functions, also those of `tests.portable.hostile`."""
    read, alone = forms.read, hostile.compiled

    def made_of(data: Any, _ready: Any = None) -> Any:
        codes, kinds = formulas.read(data, read)
        return read(data, ex.in_order(rows(codes, kinds)))

    def one(*given: Any) -> ex.Code:
        code = alone(*given)
        code.where = "here.score[0]"
        return ex.in_order(rows([code], [_kind]))(*given[:3], code.where, *given[4:])

    forms.read, hostile.compiled = made_of, one
    try:
        yield
    finally:
        forms.read, hostile.compiled = read, alone


def rows(codes: list[ex.Code], kinds: list[Any]) -> Any:
    """Return the rows of some expressions, as a module with functions has them."""
    found: dict[str, Any] = {}
    exec(f"{_IMPORT}\n{formulas.functions(codes, kinds)}", found)
    return found["codes"]()


def _clear():
    forms._held.clear()
    for one in list(readings._readings):
        readings.drop(one)


def grown(rng: random.Random, depth: int, each: bool = False) -> str:
    """Return a random expression; `each`: it stands in a call over the players."""
    if depth <= 0 or rng.random() < 0.15:
        numbers = ("0", "1", "2", "7", "31622", "31623", "500000000", "999999998", "999999999")
        return rng.choice((*numbers, "round", "bid", "points", "laid", "total", "bid", "laid"))
    below = depth - 1
    one, two = grown(rng, below, each), grown(rng, below, each)
    way = rng.randrange(14)
    if way < 6:
        return f"({one} {rng.choice(('+', '-', '*', '+', '-', '*', '//', '%'))} {two})"
    if way < 8:
        return f"({one} {rng.choice(('==', '!=', '<', '<=', '>', '>='))} {two})"
    if way == 8:
        return f"({one} {rng.choice(('and', 'or'))} {two})"
    if way == 9:
        return f"({rng.choice(('not ', '-'))}{one})"
    if way == 10:
        return f"({one} if {grown(rng, below, each)} else {two})"
    if way == 11:
        return f"({one} if bags {rng.choice(('==', '!='))} '{rng.choice(('ten', 'free'))}')"
    if way == 12 and not each:
        over = rng.choice(("sum", "count", "others", "min", "max"))
        return f"{over}({grown(rng, below, True)})"
    return rng.choice((f"min({one}, {two})", f"max({one}, {two})", f"abs({one})"))


def _kind(slot):
    return OF_PLAYER if slot > 1 else FIELD


def codes(rng: random.Random, count: int) -> list[ex.Code]:
    """Return so many expressions that can be read."""
    found: list[ex.Code] = []
    while len(found) < count:
        words = (
            grown(rng, rng.randint(1, 4)) if rng.random() < 0.8 else soup(Dice(rng.getrandbits(29)))
        )
        level = rng.choice((ex.ONCE, ex.PLAYER, ex.SIDE, None))
        try:
            # Each is a term of a score, so that it can be told.
            found.append(compiled(words, NAMES, True, f"x.score[{len(found)}]", 9, level))
        except FormError:
            continue
    return found


def outcome(work: Any, code: Any, at: int) -> str:
    """Return what an expression gives in each of the worlds, as a text."""
    told = []
    for values in _WORLDS:
        world = World()
        world.values = list(values)
        try:
            told.append(str(work(code, world, at)))
        except RuleError as error:
            told.append("%s %s" % (error.key, sorted(error.facts.items())))
    return "; ".join(told)


def outcomes(found: list[Any]) -> list[str]:
    """Return the values and the words of expressions, a line for each."""
    return [
        f"{outcome(ex.run, code, at)} | {outcome(ex.told, code, at)}"
        for at in (0, 1)
        for code in found
    ]


def made(found: list[ex.Code]) -> str:
    """Return the source of functions of some expressions."""
    return f"{_IMPORT}\n{formulas.functions(found, [_kind] * len(found))}"


_INSIDE = """
from engine.errors import RuleError
from engine.games.forms import expressions as ex
from tests.portable.hostile import World
def outcome(work, code, at):
    told = []
    for values in WORLDS:
        world = World()
        world.values = list(values)
        try:
            told.append(str(work(code, world, at)))
        except RuleError as error:
            told.append("%s %s" % (error.key, sorted(error.facts.items())))
    return "; ".join(told)
def outcomes(found):
    for at in (0, 1):
        for code in found:
            print("%s | %s" % (outcome(ex.run, code, at), outcome(ex.told, code, at)))
def taken(rows):
    take = ex.in_order(rows)
    return [take(None, None, None, row[1], None, None) for row in rows]
"""


def agree(rng: random.Random, count: int) -> tuple[int, int]:
    """Compare so many expressions; return how many values and how many refusals there were."""
    values = refused = 0
    batches = [codes(rng, min(_BATCH, count - first)) for first in range(0, count, _BATCH)]
    there = [f"WORLDS = {_WORLDS!r}\n{_INSIDE}"]
    expected: list[str] = []
    for found in batches:
        wanted = outcomes(found)
        known = rows(found, [_kind] * len(found))
        take = ex.in_order(known)
        here = outcomes([take(None, None, False, row[1], 0, None) for row in known])
        assert here == wanted, [
            pair for pair in zip(here, wanted, strict=True) if pair[0] != pair[1]
        ][0]
        expected += wanted
        there += [made(found), "outcomes(taken(codes()))"]
    files = runtime.tree("engine", "tests/portable")
    inside = runtime.run(there, files, timeout=3600).splitlines()
    assert inside == expected, [
        pair for pair in zip(inside, expected, strict=True) if pair[0] != pair[1]
    ][0]
    for line in expected:
        parts = line.split(" | ")[0].split("; ")
        refused += sum(part.startswith("forms.") for part in parts)
        values += sum(not part.startswith("forms.") for part in parts)
    return values, refused


def main(words: list[str]) -> int:
    """Compare them; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.proof.forms.formulas", description=__doc__
    )
    parser.add_argument("count", nargs="?", type=int, default=20000, help="expressions")
    parser.add_argument("seed", nargs="?", type=int, default=78)
    asked = parser.parse_args(words)
    values, refused = agree(random.Random(asked.seed), asked.count)
    show("%d expressions: %d values and %d refusals agree" % (asked.count, values, refused))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

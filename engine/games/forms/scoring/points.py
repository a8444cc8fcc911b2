"""What a step of a round comes to: points, what is carried on, who wins at once."""

from ....compat import TYPE_CHECKING, const
from ....errors import RuleError
from ..expressions import MOST, run
from ..form import CARRIED, TOTAL
from ..world import World

# How often a feat counts for a player in a round at most: what is entered is a stranger's form.
MOST_OF_A_FEAT = const(99)

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....game.declared import EntrySoFar, Values
    from ....game.effect import Effect
    from ..form import Form, Step


def score(
    game: "Any", step: "Step", world: "World", effect: "Effect"
) -> "list[tuple[int, list[int]]]":
    """Put the points of a step, the terms of its score added up, into its effect.

    Returns (place, terms) of each player or side.
    """
    form = game.form
    worth: list[tuple[int, list[int]]] = []
    for at in places(form, world) if step.score else ():
        terms = [run(code, world, at) for code, _ in step.score]
        points = share(form, sum(terms), world, at) if form.divided else sum(terms)
        if not -MOST <= points + game.find(world.names[at]).score <= MOST:
            raise RuleError(None, "forms.beyond", where="score", max=MOST)
        for one in world.units[at]:
            effect.changes[world.names[one]] = points
        worth.append((at, terms))
    return worth


def places(form: "Form", world: "World") -> "Sequence[int]":
    """Return the places of those who have a score: of a side that of its first player."""
    return world.heads if form.sides else range(len(world.names))


def share(form: "Form", points: int, world: World, at: int) -> int:
    """Return what each player of a side scores: where it is divided, rounded up."""
    if not form.divided or not world.sided:
        return points
    return -(-points // len(world.units[at]))


def finish_round(game: "Any", entry: "EntrySoFar", world: "World", effect: "Effect") -> None:
    """Note what a round, once its last step is entered, carries on, who wins by it, and feats."""
    form = game.form
    if form.feats:
        effect.feats = _feats(game, world)
    if form.carried:
        effect.facts["carried"] = _carry(game, world, effect)
    if form.won:
        effect.facts["decided"] = _decide(game, entry, world, effect)


def _feats(game: "Any", world: "World") -> "list[tuple[str, str]]":
    """Return what players achieved, as (name, feat) for each time; who sits out achieves nothing.

    Of a side it is each player's. What cannot be worked out counts as nothing: it refuses no entry.
    """
    found: list[tuple[str, str]] = []
    idle = game.idle(world)
    for feat, code, _ in game.form.feats:
        for at, name in enumerate(world.names):
            if name not in idle:
                try:
                    found += [(name, feat)] * int(min(run(code, world, at), MOST_OF_A_FEAT))
                except RuleError:
                    continue
    return found


def _decide(game: "Any", said: "Values", before: "World", effect: "Effect") -> list[str]:
    """Return who wins at once, with totals and what is carried as they are after the round."""
    won = game.form.won
    assert won is not None
    world = World(game.form, game, said)
    carried = effect.facts.get("carried", {})
    for slot, (kind, name) in enumerate(game.form.slots):
        if kind == TOTAL:
            world.values[slot] = [
                game.find(one).score + effect.changes.get(one, 0) for one in world.names
            ]
        elif kind == CARRIED:
            world.values[slot] = [carried[name].get(one, 0) for one in world.names]
    found: list[str] = []
    for at in places(game.form, before):
        if run(won, world, at):
            found += [world.names[one] for one in world.units[at]]
    return found


def _carry(game: "Any", world: World, effect: "Effect") -> "dict[str, Any]":
    """Return what is carried to the next round, and note it."""
    found: dict[str, dict[str, int]] = {}
    for name, code, _ in game.form.carried:
        kept = dict(game.carried.get(name, {}))
        for at in places(game.form, world):
            value = run(code, world, at)
            for one in world.units[at]:
                kept[world.names[one]] = value
            if value:
                key = game.section + ".carried_" + name
                effect.note(None, key, name=world.words(at), n=value)
        found[name] = kept
    return found

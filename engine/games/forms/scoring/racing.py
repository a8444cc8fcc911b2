"""Games that are raced: the limit counts in the term of a score in which somebody arrives.

The order of the terms is the order in which they are counted.
"""

from ....compat import TYPE_CHECKING
from ....errors import RuleError
from ....texts import listed
from ..expressions import run
from .points import places, share

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import EntrySoFar
    from ....game.effect import Effect
    from ..form import Step
    from ..world import World

    Worth = list[tuple[int, list[int]]]


def arrival(game: "Any", world: "World", worth: "Worth") -> "tuple[int, list[str]] | None":
    """Return (place of the term, names) of who arrives first at the limit, or None if nobody does.

    `worth` are (place, terms) of each player or side; a side of the seats is called by its first.
    """
    for term in range(len(worth[0][1])):
        there: list[str] = []
        for at, terms in worth:
            points = share(game.form, sum(terms[: term + 1]), world, at)
            # A side of this round is no line of the sheet: each of its players may arrive.
            for one in world.units[at] if world.sided else (at,):
                if game.find(world.names[one]).score + points >= game.limit:
                    there.append(world.names[one])
        if there:
            return term, there
    return None


def together(game: "Any", entry: "EntrySoFar") -> "list[str]":
    """Return the names of those who arrive in the same term, of whom one was first; [] for none.

    It is looked at behind all other fields of the step with the field `Form.first`.
    """
    if not game.at_once:
        return []
    form, world = game.form, game.world(entry)
    step = [one for one in form.steps if one.fields[-1].name == form.first][0]
    worth = [(at, [run(code, world, at) for code, _ in step.score]) for at in places(form, world)]
    found = arrival(game, world, worth)
    return found[1] if found and len(found[1]) > 1 else []


def stop(game: "Any", step: "Step", world: "World", worth: "Worth", effect: "Effect") -> None:
    """Where somebody arrives, take out of `worth` and the effect what is counted later.

    Raises RuleError where several arrive in one term, and nothing says who was first.
    """
    found = arrival(game, world, worth)
    if found is None:
        return
    term, there = found
    form, first = game.form, there[0]
    rule = form.number(form.end_rule)
    if len(there) > 1:
        first = world.said.get(form.first) if form.first == step.fields[-1].name else None
        if first not in there:
            names = listed([game.sides.words(name) for name in there])
            raise RuleError(rule, "forms.two_arrive", names=names, n=game.limit)
    dropped = False
    for at, terms in worth:
        for place in range(term + 1, len(terms)):
            dropped = dropped or terms[place] != 0
            terms[place] = 0
        for one in world.units[at]:
            effect.changes[world.names[one]] = share(form, sum(terms), world, at)
    effect.facts["decided"] = game.sides.of(first)
    if dropped:
        effect.note(rule, "forms.rest_uncounted", name=game.sides.words(first), n=game.limit)


def is_over(game: "Any") -> bool:
    """End the game, within a round, too, if somebody is at the limit; return whether it is over.

    A correction may have led there. The round in which it ends counts as one.
    """
    there = [each.name for each in game.in_play() if each.score >= game.limit]
    if not there:
        return False
    first = [name for name in game.decided if name in there]
    if game.decided and not first:
        # They have won by what the round was.
        return False
    game.end(first or there, game.form.number(game.form.end_rule), "all.end_target", n=game.limit)
    if game.step_index:
        game.step_values, game.step_index = {}, 0
        game.rounds += 1
    return True

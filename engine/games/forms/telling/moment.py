"""What is said between two entries, and of what a check refuses: the numbers of the moment."""

from ....compat import TYPE_CHECKING, is_object
from ..expressions import ONCE, SIDE
from ..world import value_of
from .lines import gaps, shown
from .remarks import remarks

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....types import Facts, Message
    from ..expressions import Code
    from ..form import Words
    from ..world import World


def coming(game: "Any") -> "Message":
    """Return the line of the step that comes next, with the numbers that it tells."""
    step = game.form.steps[game.step_index]
    if not step.coming:
        plan = None if game.step_index else game.deal()
        what: Message = (game.key_of("name_", step.name), {})
        if plan:
            return "forms.coming_deal", {"n": plan.counts[plan.order[0]], "what": what}
        return "forms.coming", {"what": what}
    facts: dict[str, Any] = {}
    world = game.world(game.step_values)
    names = game.form.names
    words = step.coming["en"]
    for name in names:
        if "{" + name + "}" in words and names[name].slots[ONCE] >= 0:
            facts[name] = shown(world, names[name])
    if game.form.phases:
        facts["phase"] = game.phase_words()
    return game.section + ".coming_" + step.name, facts


def noted(game: "Any", names: "Sequence[str]") -> "list[Message]":
    """Return what stands beside the score of those called: the numbers that the form shows."""
    form = game.form
    world = game.world(game.step_values)
    found: list[Message] = []
    if game.over or names[0] not in world.names:
        return found
    at = world.names.index(names[0])
    # What a side of this round has stands with the first of its players.
    leads = bool(game.sides.lists) or world.head(names[0]) == names[0]
    for gap, _ in form.shown:
        given: Any = game.step_values.get(gap)
        if given is None:
            # A field that has not been asked; else what is carried, or follows from the score.
            known = form.names[gap].known_from >= 0 or not leads
            value: Any = 0 if known else shown(world, form.names[gap], at)
        else:
            value = "+".join([str(given[one]) for one in names if one in given])
        if value:
            found.append((game.section + ".shown_" + gap, {"n": value}))
    return found


def entered(game: "Any") -> "list[Message]":
    """Return what the steps of this round say that have been entered and score nothing.

    What stands beside each player, as `noted`, is left out.
    """
    found: list[Message] = []
    beside = [gap for gap, _ in game.form.shown]
    for step in game.form.steps[: game.step_index]:
        if not step.score:
            notes = remarks(game, step, game.world(game.step_values), beside)
            found += [(key, facts) for _, key, facts in notes]
    return found


def told_of(game: "Any", code: "Code", words: "Words | None", world: "World", at: int) -> "Facts":
    """Return what the sentence of a check tells of the player or side `at`."""
    name = world.names[at]
    facts = gaps(game, words, world, at)
    facts["name"] = world.words(at) if code.level == SIDE else name
    for step in game.form.steps:
        for field in step.fields:
            made = game.form.names[field.name]
            if made.known_from == code.known_from:
                given: Any = world.said.get(field.name)
                # What is looked at once for all tells the sum of what each has.
                together = code.level == ONCE and made.level != ONCE and is_object(given)
                facts["n"] = (
                    sum([value_of(given[one]) for one in given])
                    if together
                    else shown(world, made, at)
                )
    return facts

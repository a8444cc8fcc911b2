"""The checks of a form: what refuses an entry, behind the last field that it needs.

What they leave to be asked follows from them, too.
"""

from ....compat import TYPE_CHECKING
from ....errors import RuleError
from ....game.declared import Check
from ..expressions import ONCE, SIDE, run

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ....game.declared import EntrySoFar
    from ....game.questions import Question
    from ..expressions import Code
    from ..form import Form, FormField, Step
    from ..world import World
    from .types import Formed

# So many numbers of the last one are tried for what the others rule out; of more, the first ones.
_MOST_TRIED = 20
_FIRST_TRIED = 4

# Of so many answers of yes or no all ways are tried.
_MOST_FLAGS = 6


def is_alone(form: "Form", code: "Code", made: "FormField") -> bool:
    """Return whether a check of each needs, of a field of each, only the value of whom it is of."""
    if code.level != made.level:
        return False
    # What a let stands for may hang on any field.
    several = made.slots + made.counted + tuple(code.lets)
    codes = [code] + [form.lets[slot] for slot in code.lets]
    return not [1 for one in codes for slot in one.loads_over() if slot in several]


def refuser(form: "Form", step: "Step", place: int, section: str) -> "Any":
    """Return the function of (game, world, at) that raises where a check refuses who is `at`."""
    code, rule, words = step.checks[place]

    def refuses(game: "Formed", world: "World", at: int) -> None:
        if not run(code, world, at):
            key = "%s.rule_%d" % (section, rule) if rule else "forms.check_failed"
            if words:
                key = "%s.check_%s_%d" % (section, step.name, place)
            facts = game.told_of(code, words, world, at)
            raise RuleError(form.number(rule), key, **facts)

    return refuses


def places_of(code: "Code", world: "World") -> "Sequence[int]":
    """Return the places at which a check is looked at: one, or those of each side or player."""
    if code.level == ONCE:
        return (0,)
    return world.heads if code.level == SIDE else range(len(world.names))


def check_of(code: "Code", refuses: "Any") -> Check:
    """Return the check of all players or sides, or of what is looked at once."""

    def refuses_any(game: "Formed", entry: "EntrySoFar") -> None:
        world = game.world(entry)
        for at in places_of(code, world):
            refuses(game, world, at)

    return Check(refuses_any)


# -- what the checks leave to be asked ------------------------------------------------------------


def rule_out(field: "Any", game: "Any", entry: "EntrySoFar", question: "Question") -> None:
    """Note the number that its own checks rule out, and for the last one those of all.

    Where they leave one, that is all that is left. Of many numbers, it is only known whether they
    rule out the least ones, and which is the first that they do not.
    """
    least, most = question.left or (question.minimum, question.maximum)
    tried = range(least, most + 1, question.step)
    many = len(tried) > _MOST_TRIED + 1
    if many:
        tried = tried[:_FIRST_TRIED]
    world, numbers, name = game.world(entry), entry[field.name], question.who
    at = world.names.index(name)
    # What is looked at, and of whom.
    looks = [(code, at) for code, _ in field.alone]
    if field.checks and len(numbers) + 1 == len(field.in_turn(game, entry)):
        for code in field.checks:
            looks += [(code, one) for one in places_of(code, world)]
    if not looks:
        return
    found: list[int] = []
    for number in tried:
        numbers[name] = number
        field.forget(world)
        try:
            holds = all([run(code, world, one) for code, one in looks])
        except RuleError:
            holds = False
        if not holds:
            found.append(number)
        elif many:
            break
    del numbers[name]
    field.forget(world)
    left = [number for number in tried if number not in found]
    if many:
        if found and left:
            question.barred, question.first_left = least, left[0]
    elif len(left) == 1:
        question.left = left[0], left[0]
    elif len(found) == 1:
        question.barred = found[0]


def ways_of(
    field: "Any", game: "Any", entry: "EntrySoFar", names: "list[str]"
) -> "list[list[str]]":
    """Return all that the checks behind it take: who has a yes; [] where that is not known."""
    if not field.checks or len(names) > _MOST_FLAGS:
        return []
    found: list[list[str]] = []
    for bits in range(1 << len(names)):
        way = [names[at] for at in range(len(names)) if bits >> at & 1]
        flags = {name: name in way for name in names}
        if takes(game, entry, field, flags, field.checks):
            found.append(way)
    return found


def possible(
    field: "Any", game: "Any", entry: "EntrySoFar", name: str, ways: "list[list[str]]"
) -> "list[bool]":
    """Return what `name` may answer: by the checks of each alone, and in one of the `ways`."""
    found = [True for way in ways if name in way][:1] + [False for way in ways if name not in way][
        :1
    ]
    if not field.alone:
        return found
    flags: dict[str, bool] = entry[field.name]
    taken: list[bool] = []
    for answer in found or (False, True):
        flags[name] = answer
        if not field.refused_alone(game, entry, name):
            taken.append(answer)
        del flags[name]
    field.forget(game.world(entry))
    return taken


def takes(
    game: "Formed", entry: "EntrySoFar", field: "Any", value: "Any", codes: "tuple[Code, ...]"
) -> bool:
    """Return whether checks that are looked at once take a value of a field; forget it again."""
    before = entry.get(field.name)
    entry[field.name] = value
    world = game.world(entry)
    world.forget(field.made.slots)
    world.forget(field.made.counted)
    try:
        return all([run(code, world) for code in codes])
    except RuleError:
        return False
    finally:
        entry[field.name] = before
        world.forget(field.made.slots)
        world.forget(field.made.counted)

"""The checks of a form: what refuses an entry, behind the last field that it needs."""

from ....compat import TYPE_CHECKING
from ....errors import RuleError
from ....game.declared import Check
from ..expressions import ONCE, SIDE, run

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import EntrySoFar
    from ..expressions import Code
    from ..form import Form, FormField, Step
    from ..world import World
    from .types import Formed


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


def check_of(code: "Code", refuses: "Any") -> Check:
    """Return the check of all players or sides, or of what is looked at once."""

    def refuses_any(game: "Formed", entry: "EntrySoFar") -> None:
        world = game.world(entry)
        places = [0]
        if code.level != ONCE:
            places = world.heads if code.level == SIDE else range(len(world.names))
        for at in places:
            refuses(game, world, at)

    return Check(refuses_any)

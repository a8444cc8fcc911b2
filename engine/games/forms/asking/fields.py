"""The fields of a step, as declared fields (`engine.game.declared`) of its event."""

from ....compat import TYPE_CHECKING
from ..expressions import ONCE
from ..form import IS_FLAG, IS_NUMBER, IS_SIDE
from .checks import check_of, is_alone, refuser
from .keyed import holding, keyed_field
from .numbers import FormChoice, FormEach, FormFlag, FormFlags, FormNumber
from .owned import Owned
from .who import WHO, FormSide, FormWho, holders, naming_of

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import Callback, EntrySoFar, Field
    from ..form import Form, FormField, Step
    from .types import Formed


def declared(form: "Form", step: "Step", section: str) -> "tuple[Field, ...]":
    """Return the fields of a step's event, and its checks, in the order in which they are read.

    A check stands behind the last field that it needs: what is wrong is refused when it is said.
    """
    fields: list[Field] = [_field(form, step, field) for field in step.fields]
    # The history names who is somebody in every round; or else who is asked for first.
    # Who makes the sides of a round is asked before anything has happened.
    somebody = [field.name for field in step.fields if field.takes in WHO and field is not form.by]
    always = [field.name for field in step.fields if field.name in somebody and not field.nobody]
    for field in fields:
        if field.in_history != (field.name in (always or somebody[:1])):
            field.in_history = not field.in_history
    _join(step, fields)
    first = form.names[step.fields[0].name].known_from
    refuses = [refuser(form, step, place, section) for place in range(len(step.checks))]
    found: list[Field] = []
    for at in range(-1, len(fields)):
        if at >= 0:
            field = fields[at]
            found.append(field)
            behind = [place for place, check in enumerate(step.checks)
                      if check[0].known_from == first + at]  # fmt: skip
            if behind and isinstance(field, (FormEach, FormFlags, FormFlag)):
                codes = [step.checks[place][0] for place in behind]
                once = not isinstance(field, FormEach)
                field.checks = tuple([code for code in codes if code.level == ONCE or not once])
            if behind and isinstance(field, Owned):
                field.alone = tuple(
                    [
                        (step.checks[place][0], refuses[place])
                        for place in behind
                        if is_alone(form, step.checks[place][0], step.fields[at])
                    ]
                )
            if step.fields[at].cards:
                found.append(keyed_field(form, step, at, fields[at]))
            found += holding(step, fields, at)
        for place, check in enumerate(step.checks):
            if max(check[0].known_from - first, -1) == at:
                found.append(check_of(check[0], refuses[place]))
    return tuple(found)


def _join(step: "Step", fields: "list[Any]") -> None:
    """Have fields of several that stand side by side know of each other."""
    beside: list[Any] = []
    for at in range(len(fields)):
        if step.fields[at].level == ONCE:
            beside = []
        else:
            beside.append(fields[at])
            fields[at].beside = beside


def _field(form: "Form", step: "Step", made: "FormField") -> "Field":
    once = made.level == ONCE
    # Each takes the form and its field, which a type checker does not see.
    kind: Any = FormChoice
    if made.takes == IS_NUMBER:
        kind = FormNumber if once else FormEach
    elif made.takes == IS_FLAG:
        kind = FormFlag if once else FormFlags
    elif made.takes in WHO:
        kind = FormSide if made.takes == IS_SIDE else FormWho
    field: Field = kind(form, made)
    naming = naming_of(step)
    if isinstance(field, FormWho) and len(made.holds) == 1 and naming:
        field.offer = _offered(naming, made.holds)
    return field


def _offered(naming: "list[str]", holds: "tuple[int, ...]") -> "Callback":
    """Return the function that says who has a card by those that were said, or None."""

    def offered(game: "Formed", entry: "EntrySoFar") -> "str | None":
        found = holders(entry, naming, holds)
        return found[0][0] if found else None

    return offered

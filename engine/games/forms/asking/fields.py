"""The fields of a step, as declared fields (`engine.game.declared`) of its event."""

from ....compat import TYPE_CHECKING
from ....game.declared import BoolField
from ..expressions import ONCE, run
from ..form import IS_FLAG, IS_NUMBER, IS_SIDE, MELDS
from .checks import check_of, is_alone, refuser
from .keyed import holding, keyed_field
from .numbers import FormChoice, FormEach, FormFlags, FormNumber
from .owned import Owned
from .who import WHO, FormSide, FormWho, holders, naming_of

if TYPE_CHECKING:
    from typing import Any

    from ....game.declared import Callback, EntrySoFar, Field, NumberField
    from ..expressions import Code
    from ..form import Form, FormField, Step
    from .types import Formed


def declared(form: "Form", step: "Step", section: str) -> "tuple[Field, ...]":
    """Return the fields of a step's event, and its checks, in the order in which they are read.

    A check stands behind the last field that it needs: what is wrong is refused when it is said.
    """
    fields: list[Field] = [_field(form, step, field, section) for field in step.fields]
    # The history names who is somebody in every round; or else who is asked for first.
    # Who makes the sides of a round is asked before anything has happened.
    somebody = [field.name for field in step.fields if field.takes in WHO and field is not form.by]
    always = [field.name for field in step.fields if field.name in somebody and not field.nobody]
    for field in fields:
        field.in_history = field.name in (always or somebody[:1])
    _join(step, fields)
    first = form.names[step.fields[0].name].known_from
    found: list[Field] = []
    for at in range(-1, len(fields)):
        if at >= 0:
            field = fields[at]
            found.append(field)
            if isinstance(field, FormEach):
                field.checks = tuple(
                    [
                        code
                        for code, _, _ in step.checks
                        if code.level == ONCE and code.known_from == first + at
                    ]
                )
            if isinstance(field, Owned):
                field.alone = tuple(
                    [
                        (step.checks[place][0], refuser(form, step, place, section))
                        for place in range(len(step.checks))
                        if step.checks[place][0].known_from == first + at
                        and is_alone(form, step.checks[place][0], step.fields[at])
                    ]
                )
            if step.fields[at].cards:
                found.append(keyed_field(form, step, at, fields[at]))
            found += holding(step, fields, at)
        for place, check in enumerate(step.checks):
            if max(check[0].known_from - first, -1) == at:
                found.append(check_of(form, step, place, section))
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


def _field(form: "Form", step: "Step", made: "FormField", section: str) -> "Field":
    key = section + ".ask_" + made.name
    more: dict[str, Any] = {}
    number = form.number(made.rule)
    when = made.when
    if when is not None:
        more["when"] = _asked(made, when)
        more["unasked"] = (number, "forms.not_asked")
    if made.takes == IS_NUMBER:
        return _number(form, made, key, number, more)
    if made.takes == IS_FLAG:
        if made.level == ONCE:
            return BoolField(made.name, key, **more)
        field = FormFlags(made.name, key, **more)
        field.made = made
        return field
    if made.takes in WHO:
        if made.nobody:
            more["nobody"] = "forms.nobody"
        if made.cards:
            more["cards"] = form.cards[made.cards]
            more["all_suits"] = made.cards in form.all_suits
        if made.holds:
            more["rule"], more["holds"] = number, made.holds
            naming = naming_of(step)
            if len(made.holds) == 1 and naming:
                more["offer"] = _offered(naming, made.holds)
        return (FormSide if made.takes == IS_SIDE else FormWho)(made.name, key, **more)
    label = "%s.value_%s_" % (section, made.name)
    return FormChoice(made.name, key, values=made.values, label=label, **more)


def _offered(naming: "list[str]", holds: "tuple[int, ...]") -> "Callback":
    """Return the function that says who has a card by those that were said, or None."""

    def offered(game: "Formed", entry: "EntrySoFar") -> "str | None":
        found = holders(entry, naming, holds)
        return found[0][0] if found else None

    return offered


def _asked(made: "FormField", when: "Code") -> "Callback":
    """Return the function that says whether a field is asked, of anybody."""
    owned = Owned()
    owned.made = made

    def of_somebody(game: "Formed", entry: "EntrySoFar") -> bool:
        return bool(owned.names_of(game, entry))

    def once(game: "Formed", entry: "EntrySoFar") -> int:
        return run(when, game.world(entry))

    return once if made.level == ONCE else of_somebody


def _number(
    form: "Form", made: "FormField", key: str, rule: "str | None", more: "dict[str, Any]"
) -> "NumberField":
    assert made.range is not None
    least, most, step = made.range.least, made.range.most, made.range.step

    def within(game: "Formed", entry: "EntrySoFar") -> "tuple[int, int, str | None]":
        world = game.world(entry)
        return run(least, world), run(most, world), rule

    more["within"] = within
    if made.cards == MELDS:
        more["melds"] = form.melds
    elif made.cards:
        more["cards"] = form.cards[made.cards]
    more["text_malformed"] = "all.not_whole"
    more["signed"] = True
    if step is not None:

        def steps(game: "Formed", entry: "EntrySoFar") -> int:
            return max(1, run(step, game.world(entry)))

        more["step"] = steps
        more["text_off_step"] = "all.number_step"
    if made.level == ONCE:
        more["text_out_of_range"] = "all.number_range"
        more["rule"], more["holds"], more["whose"] = rule, made.holds, made.whose
        return FormNumber(made.name, key, **more)
    total = made.sum
    if total is not None:
        # A sum that follows from the numbers themselves bounds none of them.
        more["narrows"] = total.known_from < form.names[made.name].known_from

        def adds_up(game: "Formed", entry: "EntrySoFar") -> int:
            world = game.world(entry)
            world.forget(made.slots)
            return run(total, world)

        more["total"] = adds_up
        more["unequal"] = (rule, "forms.not_sum")
    field = FormEach(made.name, key, **more)
    field.made = made
    field.whose = field.names_of
    field.order = field.in_turn
    return field

"""Lines of a form that tell what was entered, in parts: "with 2, game 3, hand 4: 4 x 10 = 40"."""

from ....compat import TYPE_CHECKING, is_list
from ....errors import RuleError
from ....texts import listed, text, variants
from ..expressions import ONCE, SIDE, run
from ..form import IS_FLAG, IS_WORD

if TYPE_CHECKING:
    from typing import Any

    from ....types import Facts
    from ..form import FormField, Line, Words
    from ..world import World

# With what a part begins that is joined to the one before without a comma.
_JOINED = ":;,.)"


def told(
    game: "Any", line: "Line", key: str, world: "World", of: int = 0
) -> "tuple[str, str] | None":
    """Return a line's words, long and short; None where none of its parts says anything.

    `of` is the player or side it is told of. A part is told unless its number is 0. The texts of
    the parts are `key` and their place.
    """
    long = short = ""
    for at, (code, words) in enumerate(line.parts):
        try:
            value = run(code, world, of) if code else 1
        except RuleError:
            continue
        if value:
            facts = gaps(game, words, world, of)
            facts["n"] = value
            if line.level:
                facts["name"] = world.words(of) if line.level == SIDE else world.names[of]
            forms = variants("%s_%d" % (key, at), **facts)
            long, short = _with(long, forms[0]), _with(short, forms[-1])
    return (long, short) if long else None


def _with(before: str, words: str) -> str:
    """Return a line with one part more.

    >>> _with("", "with 2"), _with("with 2", "game 3"), _with("game 3", ": 3 x 10")
    ('with 2', 'with 2, game 3', 'game 3: 3 x 10')
    """
    if before and words[:1] not in _JOINED:
        return listed([before, words], True)
    return before + words


def gaps(game: "Any", words: "Words | None", world: "World", at: int) -> "Facts":
    """Return what the names in braces of `words` stand for, for the player or side `at`."""
    facts: Facts = {}
    form = game.form
    fields = {field.name: field for step in form.steps for field in step.fields}
    for gap in form.names:
        if words and [one for one in words.values() if "{" + gap + "}" in one]:
            value = shown(world, form.names[gap], at)
            if gap in fields and fields[gap].level == ONCE:
                value = words_of(game, fields[gap], world.said.get(gap))
            facts[gap] = value
    return facts


def words_of(game: "Any", field: "FormField", value: "Any") -> str:
    """Return the words of a value of a field."""
    if field.takes == IS_FLAG:
        return text("all.yes" if value else "all.no")
    if value is None:
        return text("forms.nobody")
    if field.takes == IS_WORD:
        return text("%s.value_%s_%s" % (game.section, field.name, value))
    return str(value)


def shown(world: "World", name: "Any", at: int = 0) -> "Any":
    """Return what a name stands for, "?" where it cannot be worked out."""
    try:
        for let in name.lets:
            if world.values[let] is None:
                world.work_out(let)
        slot = max(name.slots[1:]) if name.slots[ONCE] < 0 else name.slots[ONCE]
        value = world.values[slot]
        value = world.fetch(slot) if value is None else value
        return value[at] if is_list(value) else value
    except RuleError:
        return "?"

"""Reading the house rules of a form: their values or range, and what holds by default."""

from ....compat import TYPE_CHECKING, const, is_whole
from ....errors import RuleError
from ..expressions import EITHER, MOST, NUMBER, ONCE, WORD, Name, run
from ..form import OPTION, FormOption, Range
from ..mistakes import wrong
from ..settled import Settled
from .parts import (
    HOUSE,
    expression,
    name_of,
    obj,
    rows,
    rule_of,
    split,
    values_of,
    values_words,
    words_of,
)
from .signs import is_word

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any

    from ..form import Form

# So many values has a list at most.
MOST_VALUES = const(24)


def read_option(form: "Form", row: "Any", where: str) -> None:
    """Read a house rule."""
    row = obj(row, where, ("option", "is"), ("default", "rule", "values"), True)
    option = FormOption()
    option.name = name_of(row["option"], where + ".option", list(form.names) + HOUSE)
    option.rule = rule_of(row, where, form)
    listed_values = [row["is"]] if isinstance(row["is"], str) else row["is"]
    values = rows(listed_values, where + ".is", MOST_VALUES, 1)
    ranges = [value for value in values if isinstance(value, str) and " to " in value]
    if len(ranges) > 1 or (isinstance(row["is"], str) and not ranges):
        raise wrong(where + ".is", "no_option")
    if ranges:
        option.range = _option_range(form, ranges[0], where + ".is")
    option.values = different([value for value in values if value not in ranges], where + ".is")
    _read_default(form, option, row, where)
    texts = [value for value in option.values if isinstance(value, str)]
    option.truth = sorted(texts) == ["no", "yes"] and len(values) == 2
    kind = NUMBER if option.truth else kind_of(option.values, option.range is not None)
    option.slot = form.slot(OPTION, option.name)
    option.words = words_of(row, where, option.name.replace("_", " "))
    option.said = values_words(row, where, option.values)
    form.options.append(option)
    made = Name((option.slot, -1, -1), kind, words=option.values)
    form.names[option.name] = made


def _option_range(form: "Form", words: str, where: str) -> Range:
    """Return the Range of an option, of options before it and of how many play."""
    known = {name: form.names[name] for name in form.names if name != "round"}
    parts = split(words, where, "to")
    if len(parts) != 2 or " by " in parts[1]:
        raise wrong(where, "no_option")
    codes = [expression(form, part, known, False, where, -1, ONCE) for part in parts]
    return Range(codes[0], codes[1], None)


def different(values: "Sequence[Any]", where: str) -> "Sequence[str | int]":
    """Return words and numbers that are all different."""
    for value in values:
        if is_whole(value):
            if not -MOST <= value <= MOST:
                raise wrong(where, "too_large", max=MOST)
        elif not isinstance(value, str) or not is_word(value):
            raise wrong(where, "bad_value")
    if len(set([repr(value) for value in values])) < len(values):
        raise wrong(where, "value_twice")
    return values


def kind_of(values: "Sequence[Any]", numbers: bool = False) -> str:
    """Return what an expression takes values for, among which there may be `numbers` besides."""
    texts = [value for value in values if isinstance(value, str)]
    if not texts:
        return NUMBER
    return WORD if len(texts) == len(values) and not numbers else EITHER


def _read_default(form: "Form", option: FormOption, row: "Any", where: str) -> None:
    """Read what holds unless a house says otherwise: by default the first value of a list."""
    if "default" not in row and not option.values:
        raise wrong(where, "lacks", part="default")
    default = option.default = row["default"] if "default" in row else option.values[0]
    if [value for value in option.values if type(value) is type(default) and value == default]:
        return
    if option.range is None:
        raise wrong(where + ".default", "one_of", values=values_of(option.values))
    if not is_whole(default):
        raise wrong(where + ".default", "not_whole")
    _check_default(form, option, where + ".default")


def _check_default(form: "Form", option: FormOption, where: str) -> None:
    """Refuse the default of a range that has it for no number of players."""
    assert option.range is not None
    defaults = {other.name: other.default for other in form.options}
    least = most = 0
    for count in form.counts:
        settled = Settled(form, defaults, count)
        try:
            least, most = run(option.range.least, settled), run(option.range.most, settled)
        except RuleError:
            continue
        if least <= option.default <= most:
            return
    raise wrong(where, "how_many", min=least, max=most, n=option.default)

"""What the parts of a form have in common: objects, lists, texts, names, rules and expressions."""

from ....compat import (
    TYPE_CHECKING,
    const,
    is_list,
    is_object,
    is_whole,
    is_whole_text,
    load_module,
)
from ....texts import listed
from ..expressions import ONCE, PLAYER, SIDE, Name
from ..form import EDITION, LET, OPTION, PLAYERS, STARTED, Range
from ..mistakes import unknown, wrong
from ..settled import SETTLED
from .signs import is_name, tokens

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..expressions import Code
    from ..form import Form, Words
    from ..settled import Either

# The most players, steps and letters of a text.
MOST_PLAYERS = const(12)
MOST_STEPS = const(4)
MOST_LETTERS = const(400)
# Parts of a form that are as short as the codes of languages.
_NO_CODES = ("is", "on", "for", "sum", "ask")
# Names that no option or field of a form can have: the house rules of all forms.
HOUSE = ["sides", "direction"]
# What stands beside the fields of an event where one is added: see `engine.api.Game`.
BESIDE = ["event", "index", "self"]
# What is known when a game begins, and stays.
_SETTLED = (OPTION, PLAYERS, STARTED, EDITION)


def obj(
    value: object, where: str, must: "Sequence[str]", may: "Sequence[str]", spoken: bool = False
) -> "Any":
    """Return an object with the keys that it must and may have; `spoken` has words besides."""
    if not is_object(value):
        raise wrong(where, "no_object")
    for key in sorted([str(key) for key in value]):
        if key not in must and key not in may and not (spoken and is_code(key)):
            raise unknown(where, "no_part", key, list(must) + list(may))
    for key in must:
        if key not in value:
            raise wrong(where, "lacks", part=key)
    return value


def rows(value: object, where: str, most: int, least: int = 0) -> "list[Any]":
    """Return a list of at most so many."""
    if not is_list(value):
        raise wrong(where, "no_list")
    if not least <= len(value) <= most:
        raise wrong(where, "how_many", min=least, max=most, n=len(value))
    return value


def said(value: object, where: str, most: int = MOST_LETTERS, gaps: "Sequence[str]" = ()) -> str:
    """Return a text for people, in which only the `gaps` stand in braces."""
    if not isinstance(value, str) or [form for form in value.split("|") if not form.strip()]:
        raise wrong(where, "no_text")
    # The gap of a house rule counts as its name.
    if len(value) - len("{option:}") * value.count("{option:") > most:
        raise wrong(where, "text_too_long", max=most)
    parts = value.split("{")
    for at in range(len(parts)):
        if at == 0:
            gap, rest = "", parts[0]
        else:
            end = parts[at].find("}")
            gap, rest = parts[at][: max(end, 0)], parts[at][end + 1 :]
            if end < 0 or gap not in gaps:
                raise unknown(where, "no_gap", gap, gaps)
        if "}" in rest:
            raise wrong(where, "brace")
    if min(value) < " " or not is_whole_text(value):
        raise wrong(where, "no_text")
    return value


def is_code(key: str) -> bool:
    """Return whether a key is the code of a language, such as "de", "gsw" or "pt-BR".

    >>> is_code("de"), is_code("pt-BR"), is_code("is"), is_code("when")
    (True, True, False, False)
    """
    code, _, place = key.partition("-")
    letters = [letter for letter in code if "a" <= letter <= "z"]
    return 2 <= len(letters) == len(code) <= 3 and len(place) <= 4 and key not in _NO_CODES


def codes_in(value: "dict[str, Any]") -> "list[str]":
    """Return the codes of the languages that an object has words in, in order."""
    return sorted([key for key in value if is_code(key) and not is_whole(value[key])])


def words_of(
    value: "dict[str, Any]", where: str, default: str, most: int = 80, gaps: "Sequence[str]" = ()
) -> "Words":
    """Return {language: text} of the texts that an object has, or of `default`.

    There is always one in English: where it has none, it is that of another language.
    """
    found: Words = {}
    for language in codes_in(value):
        found[language] = said(value[language], where + "." + language, most, gaps)
    if "en" not in found:
        found["en"] = found[min(found)] if found else default
    return found


def spoken(
    value: object, where: str, default: str, most: int = 80, gaps: "Sequence[str]" = ()
) -> "Words":
    """Return the words of an object that has nothing else, in one language at least."""
    found = obj(value, where, (), (), True)
    if not default and not found:
        raise wrong(where, "lacks", part="en")
    return words_of(found, where, default, most, gaps)


def named_in(options: "Any") -> "list[str]":
    """Return the gaps by which a text calls house rules: `option:hook`, `option:hook=no`.

    `options` are those of a form's data, which may have mistakes.
    """
    found: list[str] = []
    for row in options if is_list(options) else ():
        if is_object(row):
            name = "option:%s" % row.get("option")
            values = row.get("is")
            found.append(name)
            found += ["%s=%s" % (name, value) for value in (values if is_list(values) else ())]
    return found


def values_words(row: "dict[str, Any]", where: str, values: "Sequence[Any]") -> "dict[str, Any]":
    """Return {value: its words} of what a row says of its `values`: a text, or {language: text}."""
    where += ".values"
    found = obj(row.get("values", {}), where, (), [str(value) for value in values])
    for value in found:
        words, place = found[value], where + "." + value
        if not isinstance(words, str):
            found[value] = spoken(words, place, "")
        else:
            said(words, place, 80)
    return found


def name_of(value: object, where: str, known: "Sequence[str]" = ()) -> str:
    """Return a name that is new."""
    if not isinstance(value, str) or not is_name(value):
        raise wrong(where, "bad_name", name=value[:40] if isinstance(value, str) else "")
    if value in known:
        raise wrong(where, "taken", name=value)
    return value


def rule_of(value: "dict[str, Any]", where: str, form: "Form") -> "int | None":
    """Return the number of the sentence that `rule` names, or None."""
    rule = value.get("rule")
    if rule is None:
        return None
    if not is_whole(rule) or not 1 <= rule <= len(form.rules):
        raise wrong(where + ".rule", "no_rule", n=len(form.rules))
    return rule


def code_of(
    form: "Form",
    value: object,
    where: str,
    known_from: int,
    level: "int | None",
    options: bool = False,
) -> "Code":
    """Return the Code of an expression; with `options`, of what is settled before a round."""
    names = form.names
    if options and form.ready is None and isinstance(value, str):
        for token in tokens(value, where):
            if token in names and not is_settled(form, names[token]):
                raise wrong(where, "not_settled", name=token)
    return expression(form, value, names, form.sides, where, known_from, level)


def expression(  # noqa: PLR0913  as `compiled`
    form: "Form",
    value: object,
    names: "dict[str, Name]",
    sides: bool,
    where: str,
    known_from: int,
    level: "int | None",
) -> "Code":
    """Return the Code of an expression, as `compiled` does; of a form that ships it is ready."""
    take = form.ready or load_module("engine.games.forms.reading.expressions").compiled
    return take(value, names, sides, where, known_from, level)


def is_settled(form: "Form", name: "Name") -> bool:
    """Return whether a value is known when a game begins, and stays."""
    return name.slots[0] >= 0 and form.slots[name.slots[0]][0] in _SETTLED


def settled_names(form: "Form", kinds: "Sequence[int]" = SETTLED) -> "dict[str, Name]":
    """Return the names whose values, of these kinds, are known before a round is played."""
    names: dict[str, Name] = {}
    settled: list[int] = []
    for name in form.names:
        its = form.names[name]
        slot = max(its.slots)
        kind = form.slots[slot][0]
        if kind == LET:
            # One of its expression's names at least is another.
            if not _settles(form, form.lets[slot], its.lets, kinds):
                continue
            names[name] = Name((slot, -1, -1), its.type, lets=its.lets)
        elif kind in kinds:
            names[name] = Name((slot, -1, -1), its.type, words=its.words)
        settled.append(slot)
    return names


def _settles(form: "Form", code: "Code", lets: "Sequence[int]", kinds: "Sequence[int]") -> bool:
    """Return whether a let, and those that it needs, can be worked out of values of these kinds."""
    for each in [code] + [form.lets[let] for let in lets if let in form.lets]:
        for slot in each.loads():
            if slot < 0 or form.slots[slot][0] not in tuple(kinds) + (LET,):
                return False
    return True


def either(words: str, where: str, code: "Callable[[Any, str], Code]") -> "Either":
    """Return what a part is by house rules, such as "any if twins else differ".

    `code(words, where)` reads an expression.
    """
    found: Either = []
    rest = words
    while " if " in rest:
        word, after = rest.split(" if ", 1)
        parts = after.split(" else ", 1)
        if len(parts) < 2:
            break
        found.append((word.strip(), code(parts[0], where)))
        rest = parts[1]
    found.append((rest.strip(), None))
    return found


def range_of(form: "Form", words: str, where: str, known_from: int) -> Range:
    """Return the Range that a text says."""
    parts = split(words, where, "to")
    if len(parts) != 2:
        raise wrong(where, "no_range")
    upper = split(parts[1], where, "by")
    if len(upper) > 2:
        raise wrong(where, "no_range")
    found = [code_of(form, part, where, known_from, ONCE) for part in [parts[0]] + upper]
    return Range(found[0], found[1], found[2] if len(found) == 3 else None)


def split(words: str, where: str, word: str) -> "list[str]":
    """Return the parts of a text before, between and after a word of its own."""
    return (" " + words + " ").split(" " + word + " ")


def side_of(form: "Form") -> int:
    """Return for whom scores are."""
    return SIDE if form.sides else PLAYER


def values_of(values: "Sequence[Any]") -> str:
    """Return values as one text."""
    return listed([str(value) for value in values], True)

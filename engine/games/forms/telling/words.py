"""The texts of a form's game, as a section like those of `engine.texts`, and its rules."""

from ....compat import TYPE_CHECKING
from ....game.sides import SEATS
from ....texts import text, told, variants
from ..form import DIRECTIONS

if TYPE_CHECKING:
    from typing import Any

    from ....types import Table
    from ..form import Form, Words

# The texts that a game has in a section of its own, and all forms have in theirs.
_OF_ALL = ("did_out", "end_all_out", "end_last")


def in_language(words: "Words", language: str) -> str:
    """Return words in a language, else in English."""
    return words.get(language, words["en"])


def parts_of(words: str, count: int) -> "tuple[str, list[str]]":
    """Return (what an option is called, its values' words) of `words`.

    >>> parts_of("a missed bid: nothing, 1 a trick", 2)
    ('a missed bid', ['nothing', '1 a trick'])
    >>> parts_of("cards in the largest hand", 2), parts_of("bid", 0)
    (('cards in the largest hand', []), ('bid', []))
    """
    colon = words.find(": ")
    values = words[colon + 2 :].split(", ")
    if colon < 1 or not count or len(values) != count:
        return words, []
    return words[:colon], values


def capital(words: str) -> str:
    """Return words with a capital at the beginning.

    >>> capital("tricks")
    'Tricks'
    """
    return words[:1].upper() + words[1:]


def table(form: "Form", language: str) -> "Table":
    """Return the section of a form's texts in a language: a name, its text, and so on."""
    found: list[str] = []

    def add(name: str, words: str) -> None:
        found.append(name)
        found.append(words)

    def say(words: "Words") -> str:
        return in_language(words, language)

    add("title", say(form.title))
    add("short", say(form.title))
    if form.unit:
        add("unit", say(form.unit))
    if form.about:
        add("aim", say(form.about))
    for option in form.options:
        _option(add, option.name, say(option.words), option.values)
    add("option_sides", "|".join(variants("forms.option_sides")))
    for seats in SEATS:
        add("value_sides_" + seats, "|".join(variants("forms.sides_" + seats)))
    add("option_direction", "|".join(variants("forms.option_direction")))
    for way in DIRECTIONS:
        add("value_direction_" + way, "|".join(variants("forms.direction_" + way)))
    if form.won_words:
        add("won", say(form.won_words))
    for at, phase in enumerate(form.phases):
        add("phase_%d" % at, say(phase["words"]))
    for name, _, words in form.carried:
        add("carried_" + name, told("{name}", text("forms.counted", what=say(words))))
    for step in form.steps:
        for field in step.fields:
            words, values = parts_of(say(field.words), len(field.values))
            add("field_" + field.name, words)
            for at, value in enumerate(field.values):
                shown = values[at] if values else str(value).replace("_", " ")
                add("value_%s_%s" % (field.name, value), shown)
            lengths = words.split("|")
            if field.level:
                lengths = [told("{name}", one) for one in lengths]
                if len(step.fields) == 1:
                    # Nothing else is asked: whose it is says enough.
                    lengths.append("{name}")
            else:
                lengths = [capital(one) for one in lengths]
            # An abbreviation heads a column: "poz.?" would be no question.
            asked = "|".join(
                [one if one.endswith(".") else text("forms.asked", what=one) for one in lengths]
            )
            add("ask_" + field.name, say(field.ask) if field.ask else asked)
        what = say(step.words) if step.words else _first_words(step, say)
        add("name_" + step.name, what)
        add("do_" + step.name, _with_each("forms.enter", what))
        if step.coming:
            add("coming_" + step.name, say(step.coming))
        for at, check in enumerate(step.checks):
            if check[2]:
                add("check_%s_%d" % (step.name, at), say(check[2]))
        for at, line in enumerate(step.notes):
            _line(add, "note_%s_%d" % (step.name, at), line, say)
        add("tell_" + step.name, "{name}")
        if step.tell:
            _line(add, "tells_" + step.name, step.tell, say)
        for at, (_, label) in enumerate(step.score):
            if label:
                add("term_%s_%d" % (step.name, at), say(label))
    for name, _, words in form.feats:
        add("feat_" + name, capital(say(words)))
    for name, words in form.shown:
        add("shown_" + name, say(words))
    if form.deal is not None:
        if form.starts == "":
            add("starts", say(form.deal["starts"]))
        for at, row in enumerate(form.deal.get("beside", ())):
            add("beside_%d" % at, say(row))
    if form.judge:
        add("judge_worth", say(form.judge.words))
    if form.again:
        what = say(form.again.words)
        name = form.again.event
        add("name_" + name, what)
        add("do_" + name, capital(what))
        add("ask_" + name, text("forms.ask_return"))
        add("tell_" + name, told("{name}", what))
    for at, words in enumerate(form.rules):
        add("rule_%d" % (at + 1), say(words))
    for name in _OF_ALL:
        add(name, text("forms." + name))
    return tuple(found)


def _line(add: "Any", name: str, line: "Any", say: "Any") -> None:
    for at, (_, words) in enumerate(line.parts):
        add("%s_%d" % (name, at), say(words))


def _first_words(step: "Any", say: "Any") -> str:
    """Return what a step is called that has no words: as its first field."""
    return parts_of(say(step.fields[0].words), len(step.fields[0].values))[0]


def _with_each(key: str, what: str) -> str:
    """Return a text with each length of `what` in it."""
    forms = what.split("|")
    return "|".join([text(key, what=one) for one in forms] + forms[-1:])


def _option(add: "Any", name: str, words: str, values: "Any") -> None:
    label, shown = parts_of(words, len(values))
    add("option_" + name, "|".join([capital(one) for one in label.split("|")]))
    for at, value in enumerate(values):
        if shown:
            add("value_%s_%s" % (name, value), shown[at])
        elif isinstance(value, str) and value not in ("yes", "no"):
            add("value_%s_%s" % (name, value), value.replace("_", " "))


# When the questions about a rule come up, by its topic in the rulebook.
_MOMENTS = {
    "table": "before",
    "cards": "deal",
    "deal": "deal",
    "turn": "turn",
    "hands": "turn",
    "score": "score",
    "win": "win",
}


def questions(form: "Form", language: str, number: str) -> "list[str]":
    """Return the questions about the rules of a form as `engine.texts.disputes` reads them.

    The rule is the answer. `number` tells the questions of one reading of a form from another's.
    """
    found: list[str] = []
    for at, words in enumerate(form.asked):
        if words:
            forms = in_language(words, language).split("|")
            moment = _MOMENTS[form.topics[at]]
            head = "rule_%d_%s %s-%d %s" % (at + 1, number, form.prefix, at + 1, moment)
            answer = in_language(form.rules[at], language)
            found.append("%s: %s\n%s\n%s" % (head, "|".join(forms[1:] or forms), forms[0], answer))
    return found


def rules(form: "Form", language: str, number: str) -> "list[str]":
    """Return the rules of a form as `engine.texts.rulebook` reads them."""
    found: list[str] = []
    mark = "src" if form.source else "gap"
    for at, words in enumerate(form.rules):
        full = in_language(words, language)
        end = full.find(". ")
        short = full if end < 0 else full[: end + 1]
        also = [option.name for option in form.options if option.rule and option.rule == at + 1]
        head = " ".join(["%s-%d" % (form.prefix, at + 1), form.topics[at], mark] + also)
        found.append("%s: %s\n%s" % (head, short, full))
    return found

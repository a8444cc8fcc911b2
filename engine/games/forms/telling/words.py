"""The texts of a form's game, as a section like those of `engine.texts`, and its rules."""

from ....compat import TYPE_CHECKING
from ....game.sides import SEATS
from ....texts import in_language, in_table, section, text, title_of, told, variants
from ..form import DIRECTIONS

if TYPE_CHECKING:
    from typing import Any

    from ....texts import LookUp
    from ....types import Table
    from ..form import Form, Words

# The texts that a game has in a section of its own, and all forms have in theirs.
_OF_ALL = ("did_out", "end_all_out", "end_last")


def folder(form: "Form", language: str) -> "LookUp | None":
    """Return what looks up the words of a form that ships in a language, None where it has none.

    English stands in the form; what a player's form says stands there in all its languages.
    """
    if form.data is not None or language == "en":
        return None
    return section("form_" + form.name, language)


# The small letters with signs that the fonts have, and their capitals: MicroPython knows none.
_SMALL = "àáâãäæçèéêëìíîïñòóôõöùúûüÿąćęłńœśźż"
_CAPITAL = "ÀÁÂÃÄÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜŸĄĆĘŁŃŒŚŹŻ"


def capital(words: str) -> str:
    """Return words with a capital at the beginning.

    >>> capital("tricks"), capital("écart"), capital("")
    ('Tricks', 'Écart', '')
    """
    first = words[:1]
    at = _SMALL.find(first) if first else -1
    return (first.upper() if at < 0 else _CAPITAL[at]) + words[1:]


def find(form: "Form", language: str) -> "LookUp":
    """Return what looks up the texts of a form's game in a language."""
    made, own = in_table(table(form, language)), folder(form, language)

    def found(name: str) -> "str | None":
        words = made(name) or (own and own(name))
        if name[:5] == "rule_" and name[5:].isdigit():
            # They are long: none is kept in memory.
            at = int(name[5:]) - 1
            if not words and 0 <= at < len(form.rules):
                words = in_language(form.rules[at], language)
            words = words and words.replace("|", "")
        return words and _named(form, language, words)

    return found


def _called(owner: "Any", value: str, language: str) -> str:
    """Return what the form calls a value of a house rule or a field."""
    words = owner.said.get(value) or value.replace("_", " ")
    return words if isinstance(words, str) else in_language(words, language)


def _named(form: "Form", language: str, words: str) -> str:
    """Return words in which `{option:hook=no}` is the house rule as the set-up says it."""
    parts = words.split("{option:")
    own = folder(form, language) if parts[1:] else None
    for at in range(1, len(parts)):
        gap, rest = parts[at].split("}", 1)
        name, _, value = gap.partition("=")
        option = [one for one in form.options if one.name == name][0]
        label = (own and own("option_" + name)) or in_language(option.words, language)
        said = capital(label.split("|")[0])
        if value:
            called = (own and own("value_%s_%s" % (name, value))) or (
                text("all." + value)
                if value in ("yes", "no") and value not in option.said
                else _called(option, value, language)
            )
            said = told(said, called.split("|")[0])
        parts[at] = text("all.named", words=said) + rest
    return "".join(parts)


def table(form: "Form", language: str, note: "Any" = None) -> "Table":
    """Return the texts of a form's game in a language, but the rules: a name, its text, and so on.

    Without those that the language has under the same name. `note(name, words)` is told of what a
    language has to have.
    """
    found: list[str] = []
    own = folder(form, language)

    def add(name: str, words: str) -> None:
        found.append(name)
        found.append(words)

    def say(words: "Words") -> str:
        return in_language(words, language)

    def word(name: str, words: str) -> str:
        """Return the text with a name in the language; `words` are those of the form."""
        if note:
            note(name, words)
        return (own and own(name)) or words

    def plain(name: str, words: str) -> str:
        """Add a text that a language has under the same name, unless it does; return it."""
        said = word(name, words)
        if not own or said is words:
            add(name, words)
        return said

    for name in ("title", "short"):
        add(name, title_of(form.name, say(form.title)))
    if form.unit:
        plain("unit", say(form.unit))
        plain("units", say(form.units))
    if form.about:
        plain("aim", say(form.about))
    for option in form.options:
        plain("option_" + option.name, _capitals(say(option.words)))
        for value in option.values:
            name = str(value)
            if name in option.said or (isinstance(value, str) and name not in ("yes", "no")):
                plain("value_%s_%s" % (option.name, name), _called(option, name, language))
    add("option_sides", "|".join(variants("forms.option_sides")))
    for seats in SEATS:
        add("value_sides_" + seats, "|".join(variants("forms.sides_" + seats)))
    add("option_direction", "|".join(variants("forms.option_direction")))
    for way in DIRECTIONS:
        add("value_direction_" + way, "|".join(variants("forms.direction_" + way)))
    if form.won_words:
        plain("won", say(form.won_words))
    for at, phase in enumerate(form.phases):
        plain("phase_%d" % at, say(phase["words"]))
    for name, _, words in form.carried:
        what = word("count_" + name, say(words))
        add("carried_" + name, told("{name}", text("forms.counted", what=what)))
    for step in form.steps:
        labels: list[str] = []
        for field in step.fields:
            words = plain("field_" + field.name, say(field.words))
            labels.append(words)
            for value in field.values:
                plain("value_%s_%s" % (field.name, value), _called(field, str(value), language))
            if field.ask:
                plain("ask_" + field.name, say(field.ask))
            else:
                add("ask_" + field.name, _asked(field, words, len(step.fields)))
        # One that has no words is called as its first field.
        what = plain("name_" + step.name, say(step.words)) if step.words else labels[0]
        if not step.words:
            add("name_" + step.name, what)
        add("do_" + step.name, _with_each("forms.enter", what))
        if step.coming:
            plain("coming_" + step.name, say(step.coming))
        for at, check in enumerate(step.checks):
            if check[2]:
                plain("check_%s_%d" % (step.name, at), say(check[2]))
        for at, line in enumerate(step.notes):
            _line(plain, "note_%s_%d" % (step.name, at), line, say)
        add("tell_" + step.name, "{name}")
        if step.tell:
            _line(plain, "tells_" + step.name, step.tell, say)
        for at, (_, label) in enumerate(step.score):
            if label:
                plain("term_%s_%d" % (step.name, at), say(label))
    for name, _, words in form.feats:
        plain("feat_" + name, capital(say(words)))
    for name, words in form.shown:
        plain("shown_" + name, say(words))
    if form.deal is not None:
        if form.starts == "":
            plain("starts", say(form.deal["starts"]))
        for at, row in enumerate(form.deal.get("beside", ())):
            plain("beside_%d" % at, say(row))
    if form.judge:
        plain("judge_worth", say(form.judge.words))
    if form.again:
        name = form.again.event
        what = plain("name_" + name, say(form.again.words))
        add("do_" + name, capital(what))
        add("ask_" + name, text("forms.ask_return"))
        add("tell_" + name, told("{name}", what))
    if note:
        # `find` has them without.
        for at, words in enumerate(form.rules):
            note("rule_%d" % (at + 1), say(words))
    for name in _OF_ALL:
        add(name, text("forms." + name))
    return tuple(found)


def _asked(field: "Any", words: str, count: int) -> str:
    """Return the question of a field that has none of its own, of a step with `count` fields."""
    lengths = words.split("|")
    if not field.level:
        lengths = [capital(one) for one in lengths]
    # An abbreviation heads a column: "poz.?" would be no question.
    asked = [one if one[-1:] == "." else text("forms.asked", what=one) for one in lengths]
    if field.level:
        asked = [told("{name}", one) for one in asked]
        if count == 1:
            # Nothing else is asked: whose it is says enough.
            asked.append(text("forms.asked", what="{name}"))
    return "|".join(asked)


def _line(add: "Any", name: str, line: "Any", say: "Any") -> None:
    for at, (_, words) in enumerate(line.parts):
        add("%s_%d" % (name, at), say(words))


def _capitals(words: str) -> str:
    return "|".join([capital(one) for one in words.split("|")])


def _with_each(key: str, what: str) -> str:
    """Return a text with each length of `what` in it."""
    forms = what.split("|")
    return "|".join([text(key, what=one) for one in forms] + forms[-1:])


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


def _words(form: "Form", language: str) -> "Any":
    """Return what returns the words with a name in a language; its second value are the form's."""
    own = folder(form, language)

    def word(name: str, words: "Words") -> str:
        return (own and own(name)) or in_language(words, language)

    return word


def questions(form: "Form", language: str, number: str) -> "list[str]":
    """Return the questions about the rules of a form as `engine.texts.disputes` reads them.

    The rule is the answer. `number` tells the questions of one reading of a form from another's.
    """
    found: list[str] = []
    word = _words(form, language)
    for at, words in enumerate(form.asked):
        if words:
            forms = word("asked_%d" % (at + 1), words).split("|")
            moment = _MOMENTS[form.topics[at]]
            head = "rule_%d_%s %s-%d %s" % (at + 1, number, form.prefix, at + 1, moment)
            answer = word("rule_%d" % (at + 1), form.rules[at]).replace("|", "")
            answer = _named(form, language, answer)
            found.append("%s: %s\n%s\n%s" % (head, "|".join(forms[1:] or forms), forms[0], answer))
    return found


def rules(form: "Form", language: str, number: str) -> "list[str]":
    """Return the rules of a form as `engine.texts.rulebook` reads them.

    A bar ends the short form of a rule; where there is none the whole rule is short.
    """
    found: list[str] = []
    word = _words(form, language)
    mark = "src" if form.source else "gap"
    for at, words in enumerate(form.rules):
        full = _named(form, language, word("rule_%d" % (at + 1), words))
        also = [option.name for option in form.options if option.rule and option.rule == at + 1]
        head = " ".join(["%s-%d" % (form.prefix, at + 1), form.topics[at], mark] + also)
        found.append("%s: %s\n%s" % (head, full.split("|")[0].rstrip(), full.replace("|", "")))
    return found

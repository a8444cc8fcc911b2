"""All texts that a person sees, by key: one folder per language, one module per section.

A key is `section.name`. `engine/texts/<language>/<section>.py` holds the section's table `TEXTS`:
one constant tuple in which each name is followed by its text. Where it is frozen in, it stays in
flash and takes no memory; `tuple.index` finds a name without running a line of Python for each
entry. The images that this project builds have the texts of a section packed, as `PACKED`
(packed.py).

A text that depends on a number has a form for each kind of number that its language tells apart,
with `#` between them: "{n} card#{n} cards". The fact `n` decides; the language's folder says how
(`form_of` in its `__init__.py`). Where another number decides about a word, it stands in a gap:
"{points} {points#point#points}".

A section is imported when one of its keys is first needed. Another language is another folder,
found by its name (folders.py); a key missing there is shown in English. What a form that ships says
in English stands in the form; other languages have a section `form_...` for it. Texts that are laid
out otherwise, or made from data, have sections with a colon in their names, such as
`disputes:gin`: whoever has them provides a function that looks up a name (`provide`).
"""

from ..compat import (
    TYPE_CHECKING,
    const,
    is_list,
    is_message,
    is_object,
    is_whole,
    load_module,
)
from . import folders
from . import packed as packed_texts

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from typing import Any

    from ..types import Message, Table

    # Returns the text called so, or None.
    LookUp = Callable[[str], str | None]

_HOME = "en"


# The languages that people can choose; each has a folder. A copy for a small board may lack one.
LANGUAGES = folders.LANGUAGES
_language = _HOME
# Section -> what looks up its names, and key -> text looked up recently, in the current language;
# how many sections there are at most.
_sections: "dict[str, LookUp]" = {}
_found: "dict[str, str | None]" = {}
_SECTIONS = const(48)
# The bytes that these take in memory at most, nearly: a packed text is made anew. And what one
# takes beside the letters of key and text: two objects, and its place among the others.
_ROOM = const(4 * 1024)
_EACH = const(75)
_kept = 0
# (language, section) -> table added from outside.
_guests: "dict[tuple[str, str], Table]" = {}
# Section -> what looks up, by name and language, the texts that stand beside what they are about.
_beside: "dict[str, Callable[[str, str], str | None]]" = {}
# The beginning of sections, to their colon -> what returns the function that looks up their names.
_makers: "dict[str, Callable[[str, str], LookUp | None]]" = {}


def use(language: str) -> None:
    """Show texts in `language`, a folder's name such as "en", from now on."""
    global _language
    if language != _language:
        _language = language
        forget()


def language() -> str:
    """Return the current language."""
    return _language


def add(section: str, table: "Table", language: str = _HOME) -> None:
    """Register the texts of a section outside this package, such as that of a guest game.

    `table` is a tuple like `TEXTS`: a name, its text, the next name, and so on.
    """
    _guests[(language, section)] = table
    _sections.pop(section, None)
    _forget()


def remove(section: str) -> None:
    """Remove the texts that were added as a section, in all languages."""
    for key in list(_guests):
        if key[1] == section:
            del _guests[key]
    _sections.pop(section, None)
    _forget()


def provide(beginning: str, maker: "Callable[[str, str], LookUp | None]") -> None:
    """Let `maker(section, language)` return what looks up names of sections `beginning:...`.

    It returns None as long as there is no such section; it is asked again for the next text.
    """
    _makers[beginning] = maker


def beside(section: str, look_up: "Callable[[str, str], str | None]") -> None:
    """Let `look_up(name, language)` find what a section lacks: words that stand beside a rule."""
    _beside[section] = look_up
    _forget()


def own_name(language: str) -> "Message":
    """Return what a language calls itself, as a message.

    >>> fact(own_name("en"))
    'English'
    """
    return "own:name." + language, {}


def section(name: str, language: str) -> "LookUp | None":
    """Return what looks up the names of a section in a language, None if it has no such section."""
    return _look_up(language, name) if folders.has(language, name) else None


def in_language(words: "dict[str, str]", language: str) -> str:
    """Return words that stand beside each other in a language, in English, or in the first.

    >>> in_language({"en": "ace", "it": "asso"}, "it"), in_language({"fr": "talon"}, "de")
    ('asso', 'talon')
    """
    found = words.get(language) or words.get("en")
    return found or words[min([name for name in words if name != "cards"])]


def title_of(game: str, title: str) -> str:
    """Return what a game is called in the current language, `title` unless it says otherwise."""
    key = "games.title_" + game
    return text(key) if has(key) else title


def _look_up(language: str, section: str) -> "LookUp | None":
    """Return what looks up the names of a section in a language; it finds none if there is none.

    None of a section that may be provided later.
    """
    table = _guests.get((language, section))
    colon = section.find(":")
    if table is None and colon >= 0:
        maker = _makers.get(section[:colon])
        return maker(section, language) if maker else None
    if table is not None:
        return in_table(table)
    try:
        packed, module = packed_texts.load(language, section)
    except ImportError:
        return in_table(())
    return packed.find if packed else in_table(module.TEXTS)


def in_table(table: "Table") -> "LookUp":
    """Return the function that looks up a name in a table.

    >>> in_table(("go", "Go!"))("go")
    'Go!'
    """
    return lambda name: _in(table, name)


def _in(table: "Table", name: str) -> str | None:
    """Return the text called `name` in a table, or None."""
    at = -1
    # Each turn begins further on in the table.
    while True:
        try:
            at = table.index(name, at + 1)
        except ValueError:
            return None
        if at % 2 == 0:
            return table[at + 1]
        # An odd place holds a text that looks like a name: search on.


def _find(key: str) -> str | None:
    """Return the text of a key in the current language, else in English, else None."""
    if key in _found:
        return _found[key]
    dot = key.find(".")
    section, name = key[:dot], key[dot + 1 :]
    look_up = _sections.get(section)
    if look_up is None:
        look_up = _look_up(_language, section)
        if look_up:
            if len(_sections) >= _SECTIONS:
                _sections.clear()
            _sections[section] = look_up
    found = look_up(name) if look_up else None
    others = _beside.get(section)
    if found is None and others:
        found = others(name, _language)
    if found is None and _language != _HOME:
        at_home = _look_up(_HOME, section)
        found = at_home(name) if at_home else None
        if found is None and others:
            found = others(name, _HOME)
    if look_up:
        _keep(key, found)
    return found


def _keep(key: str, found: str | None) -> None:
    global _kept
    takes = _EACH + len(key) + len(found or "")
    if _kept + takes > _ROOM:
        _forget()
    _found[key] = found
    _kept += takes


def forget() -> None:
    """Let go of the texts that are kept to be found faster the next time."""
    _sections.clear()
    _forget()


def _forget() -> None:
    global _kept
    _found.clear()
    _kept = 0


def has(key: str) -> bool:
    """Return whether `key` has a text in the current language or in English."""
    return _find(key) is not None


def variants(_key: str, **facts: "Any") -> list[str]:
    """Return the text of `_key` in all its lengths, longest first, with the facts filled in.

    A table separates the lengths with `|`; a screen takes the longest that fits. A fact may be a
    text, a number, or a tuple `(key, facts)`, which is looked up in turn. An unknown key is
    returned unchanged, and a fact that is missing stays in braces, so that a gap is visible but
    does not stop a game.
    """
    found = _find(_key)
    if found is None:
        return [_key]
    if "#" in found:
        found = _by_number(found, facts)
    forms = found.split("|") if "|" in found else [found]
    if "{" not in found:
        return forms
    for name in facts:
        facts[name] = fact(facts[name])
    return [_filled(one, facts) for one in forms]


def _by_number(words: str, facts: "dict[str, Any]") -> str:
    """Return a text with the forms for its numbers; the last one for what is no whole number.

    >>> _by_number("{n} card#{n} cards", {"n": 1}), _by_number("{n} card#{n} cards", {"n": "2-4"})
    ('{n} card', '{n} cards')
    >>> _by_number("{n} {n#card#cards}, {m} {m#point#points}", {"n": 1, "m": 2})
    '{n} card, {m} points'
    """
    parts = words.split("{")
    for at in range(1, len(parts)):
        gap, _, rest = parts[at].partition("}")
        name, mark, forms = gap.partition("#")
        parts[at] = _form(forms, facts.get(name)) + rest if mark else "{" + parts[at]
    return _form("".join(parts), facts.get("n"))


def _form(words: str, n: object) -> str:
    """Return the one of several forms that is for `n`."""
    forms = words.split("#")
    if isinstance(n, str) and n.isdigit():
        n = int(n)
    if len(forms) == 1 or not is_whole(n):
        return forms[-1]
    # A text that a language does not have is shown in English, which has fewer forms or more.
    form: int = load_module("engine.texts." + _language).form_of(n)
    return forms[min(form, len(forms) - 1)]


def _filled(words: str, facts: "dict[str, Any]") -> str:
    """Return a text with the facts filled in; what is missing stays in braces."""
    # Each turn adds one more of the names in the text.
    while True:
        try:
            return words.format(**facts)
        except KeyError as error:
            name = str(error.args[0])
            facts[name] = "{" + name + "}"


def listed(words: "Sequence[str]", all_commas: bool = False) -> str:
    """Return several texts as one, as the language lists them; `all_commas` as in a table.

    >>> listed(["Ana", "Ben", "Cy"]), listed(["Ana"]), listed(["Ana 3", "Ben 2"], True)
    ('Ana, Ben and Cy', 'Ana', 'Ana 3, Ben 2')
    """
    said = words[0] if words else ""
    for at in range(1, len(words)):
        last = at == len(words) - 1 and not all_commas
        said = text("all.list_last" if last else "all.list_more", list=said, name=words[at])
    # A language may say the last word before a name otherwise, by how the name sounds.
    eased = getattr(load_module("engine.texts." + _language), "eased", None)
    return said if eased is None or all_commas else str(eased(said))


def told(name: str, words: str) -> str:
    """Return a name with what is told of it.

    >>> told("Ana", "7 of hearts")
    'Ana: 7 of hearts'
    """
    return text("all.told", name=name, words=words)


def range_of(minimum: int, maximum: int) -> str:
    """Return a range as text.

    >>> range_of(7, 7), range_of(7, 8)
    ('7', '7-8')
    """
    return str(minimum) if minimum == maximum else "%d-%d" % (minimum, maximum)


def quoted(value: object) -> "str | Message":
    """Return a value of a question or an event as a fact for a message that refuses it.

    A text or a whole number is repeated. Anything else is named by its kind: the runtimes write
    fractions and lists differently.

    >>> quoted("Ann"), quoted(7), text(quoted([1])[0])
    ('Ann', '7', 'a list')
    """
    if isinstance(value, str):
        return value
    if value is None or value is True or value is False:
        return {None: "null", True: "true", False: "false"}[value]
    if is_whole(value):
        return str(value)
    if is_object(value):
        return "ask.an_object", {}
    return ("ask.a_list" if is_list(value) else "ask.a_fraction"), {}


def fact(value: object) -> "Any":
    """Return a fact as it is put into a text: a `(key, facts)` tuple is looked up."""
    if is_message(value):
        # Not by `text`: facts nest, and each call takes a board's stack.
        return variants(value[0], **value[1])[0]
    return value


def text(_key: str, **facts: "Any") -> str:
    """Return the longest form of the text of `_key`, with the facts filled in.

    >>> text("no.such_key")
    'no.such_key'
    """
    return variants(_key, **facts)[0]


provide("own", lambda section, language: folders.name_of)
